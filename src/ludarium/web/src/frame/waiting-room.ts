// Before the game: who sits where, the link for friends, and the start.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { GameInfo, SeatLine, TableNews } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import type { House } from "./house.ts";
import { nameField } from "./name-field.ts";
import { seatName } from "./lobby.ts";
import type { Command } from "./wire.ts";

class WaitingRoom extends LitElement {
  static override properties = {
    house: { attribute: false },
    news: { attribute: false },
    say: { attribute: false },
    game: { attribute: false },
    copied: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        place-items: center;
        padding: var(--s5) var(--s3);
      }
      .room {
        width: min(100%, 560px);
        border-radius: var(--r3);
        background: var(--paper);
        border: 1px solid var(--line);
        box-shadow: var(--shadow-2);
        padding: var(--s5);
        display: grid;
        gap: var(--s4);
      }
      h2 {
        font-size: var(--t3);
        color: var(--accent);
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s2);
        min-height: 48px;
        border-top: 1px solid var(--line);
      }
      li b {
        flex: 1;
        font-family: var(--serif);
        font-size: var(--t1);
      }
      .open b {
        font-style: italic;
        font-weight: 400;
        color: var(--ink-2);
      }
      .link {
        display: flex;
        align-items: center;
        gap: var(--s2);
      }
      .link input {
        flex: 1;
        min-width: 0;
      }
    `,
  ];

  declare house: House;
  declare news: TableNews;
  declare say: Say;
  declare game: GameInfo;
  declare copied: boolean;

  override render(): TemplateResult {
    const { say, news } = this;
    const open = news.seats.some((seat) => seat.kind === "open");
    return html`
      <div class="room">
        <h2>${say.words(open ? "web-waiting" : "web-ready")}</h2>
        ${open ? html`<p>${say.words("web-send-link")}</p>` : nothing}
        <div class="link">
          <input class="field" readonly .value=${this.#address()} aria-label=${say.words(
            "web-link",
          )} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
          <button class="button" @click=${() => void this.#copy()}>${icons.share()} ${say.words(
            this.copied ? "web-copied" : "web-copy",
          )}</button>
        </div>
        ${news.mine.length ? nothing : this.#name()}
        <ul>
              ${news.seats.map((seat) => this.#seat(seat))}
            </ul>
        <button class="button main" ?disabled=${open || !news.mine.length} @click=${() =>
          this.#tell({ kind: "start" })}>${icons.play()} ${say.words("web-start")}</button>
      </div>
    `;
  }

  /** Who comes by a link says here how the others shall call them. */
  #name(): TemplateResult {
    const { say, house } = this;
    return html`
      <label class="link">${say.words("web-name")}
        ${nameField(house, say)}
      </label>
    `;
  }

  #address(): string {
    return `${location.origin}/t/${this.news.id}`;
  }

  async #copy(): Promise<void> {
    const input = this.renderRoot.querySelector("input")!;
    input.select();
    if (navigator.clipboard) await navigator.clipboard.writeText(this.#address());
    this.copied = true;
  }

  #seat(line: SeatLine): TemplateResult {
    const { say } = this;
    return html`<li class=${line.kind}>
      ${seatMark(line.seat)} <b>${seatName(say, line)}</b>
      ${
      line.kind === "open"
        ? html`<button class="button main small" @click=${() =>
          this.#tell({ kind: "sit", seat: line.seat })}>${say.words("web-sit")}</button>${this.#bots(line)}`
        : nothing
    }
      ${
      line.mine && line.kind === "human"
        ? html`<button class="button small" @click=${() => this.#tell({ kind: "stand", seat: line.seat })}>${
          say.words("web-stand")
        }</button>`
        : nothing
    }
    </li>`;
  }

  #bots(line: SeatLine): TemplateResult | typeof nothing {
    const { say, game, news } = this;
    if (!news.mine.length) return nothing;
    return html`<select class="field" aria-label=${say.words("web-give-to-bot")} @change=${(event: Event) =>
      this.#tell({ kind: "to_bot", seat: line.seat, level: (event.target as HTMLSelectElement).value })}>
      <option value="" selected disabled>${say.words("web-give-to-bot")}</option>
      ${
      game.levels.map((level) => html`<option value=${level}>${sentence(say.words(`bot-${level}`))}</option>`)
    }
    </select>`;
  }

  #tell(command: Command): void {
    this.dispatchEvent(new CustomEvent("command", { detail: command, bubbles: true, composed: true }));
  }
}

customElements.define("waiting-room", WaitingRoom);
