// Keys for programs that play over HTTP: made, shown once, and revoked.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { address } from "../home/addresses.ts";
import { shared } from "../look/tokens.ts";
import type { BotLine, BotMade, BotsNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import type { House } from "./house.ts";

class OwnBots extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    bots: { state: true },
    made: { state: true },
  };
  static override styles = [
    shared,
    css`
      details {
        border-top: 1px solid var(--line);
        padding-top: var(--s2);
      }
      summary {
        min-height: 32px;
        cursor: pointer;
        font-weight: 600;
      }
      .inside {
        display: grid;
        gap: var(--s2);
        max-width: 340px;
        font-size: var(--t-1);
      }
      li,
      .new {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s2);
      }
      li b,
      .new input {
        flex: 1;
        min-width: 0;
      }
      .key {
        font-family: monospace;
        font-size: var(--t-1);
      }
    `,
  ];

  declare house: House;
  declare say: Say;
  declare bots: BotLine[];
  declare made: { name: string; key: string } | null;

  constructor() {
    super();
    this.bots = [];
    this.made = null;
  }

  override render(): TemplateResult {
    const { say } = this;
    const mine = this.bots.filter((bot) => bot.mine);
    return html`
      <details @toggle=${(event: ToggleEvent) => event.newState === "open" && void this.#look()}>
        <summary>${say.words("web-bots")}</summary>
        <div class="inside">
          <p>${say.words("web-bots-about")}
            <a href=${address("/api/openapi.json")} target="_blank">${say.words("web-bots-help")}</a></p>
          ${mine.length ? html`<ul>${mine.map((bot) => this.#line(bot))}</ul>` : nothing}
          ${this.made ? this.#key(this.made) : nothing}
          <div class="new">
            <input class="field" name="bot" maxlength="30" aria-label=${say.words("web-bot-name")}
              placeholder=${say.words("web-bot-name")} @keydown=${(event: KeyboardEvent) =>
                event.key === "Enter" && void this.#make()} />
            <button class="button small" type="button" @click=${() => void this.#make()}>${say.words(
              "web-bot-make",
            )}</button>
          </div>
        </div>
      </details>
    `;
  }

  #line(bot: BotLine): TemplateResult {
    const { say } = this;
    return html`<li><b>${bot.name}</b>
      <span>${say.words(bot.here ? "web-bot-here" : "web-bot-not-here")}</span>
      <button class="button small" type="button" aria-label=${`${say.words("web-bot-revoke")}: ${bot.name}`}
        @click=${() => void this.#revoke(bot)}>${say.words("web-bot-revoke")}</button></li>`;
  }

  #key({ name, key }: { name: string; key: string }): TemplateResult {
    return html`<label>${this.say.words("web-bot-key", { name })}
      <input class="field key" name="key" readonly .value=${key} @focus=${(event: Event) =>
      (event.target as HTMLInputElement).select()} /></label>`;
  }

  async #look(): Promise<void> {
    const news = await this.house.attempt({ kind: "bots" });
    if (news?.kind === "bots") this.bots = (news satisfies BotsNews).bots;
  }

  async #make(): Promise<void> {
    const field = this.renderRoot.querySelector<HTMLInputElement>('input[name="bot"]')!;
    const name = field.value.trim();
    if (!name) return field.focus();
    const news = await this.house.attempt({ kind: "make_bot", name });
    if (news?.kind !== "bot_made") return;
    this.made = { name, key: (news satisfies BotMade).key };
    field.value = "";
    await this.#look();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>('input[name="key"]')?.focus();
  }

  async #revoke(bot: BotLine): Promise<void> {
    if (!confirm(this.say.words("web-bot-revoke-sure", { name: bot.name }))) return;
    if (await this.house.attempt({ kind: "drop_bot", bot: bot.id })) await this.#look();
  }
}

customElements.define("own-bots", OwnBots);
