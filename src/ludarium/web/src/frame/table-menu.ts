// What is rarely done at a table: share, bots for seats, resign, downloads, rules, keys.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { placeBeside, popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { GameInfo, SeatLine, TableNews } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import type { House } from "./house.ts";
import type { Command } from "./wire.ts";

class TableMenu extends LitElement {
  static override properties = {
    house: { attribute: false },
    news: { attribute: false },
    say: { attribute: false },
    game: { attribute: false },
    copied: { state: true },
    resigning: { state: true },
  };
  static override styles = [shared, popupStyles];

  declare house: House;
  declare news: TableNews;
  declare say: Say;
  declare game: GameInfo;
  declare copied: boolean;
  declare resigning: boolean;

  override render(): TemplateResult {
    const { say, news } = this;
    return html`
      <button class="button quiet icon" popovertarget="menu" aria-label=${say.words("web-menu")}
        title=${say.words("web-menu")}>${icons.menu()}</button>
      <div id="menu" popover @toggle=${this.#opened}>
        <div class="menu">
                <button @click=${() => void this.#copy()}>${icons.share()} ${say.words(
                  this.copied ? "web-copied" : "web-copy-link",
                )}</button>
                <a href="/rules/${news.game}" target="_blank">${icons.book()} ${say.words("web-rules")}</a>
                <button @click=${() => this.#tell("help")}>${icons.question()} ${say.words(
                  "web-keys-title",
                )}</button>
                ${news.status === "playing"
                  ? html`<hr />${news.seats.map((seat) => this.#seat(seat))}`
                  : nothing}
                ${news.status === "over" ? this.#after() : nothing}
              </div>
      </div>
    `;
  }

  #seat(seat: SeatLine): TemplateResult | typeof nothing {
    if (!seat.mine) return nothing;
    const { say } = this;
    const player = say.player(seat.seat);
    if (seat.kind === "bot") {
      if (!seat.owned) return nothing;
      return html`<button @click=${() =>
        this.#command({ kind: "take_back", seat: seat.seat })}>${icons.person()} ${
        say.words("web-take-back", { player })
      }</button>`;
    }
    const level = this.game.levels.at(-1) ?? "";
    return html`<button @click=${() => this.#command({ kind: "to_bot", seat: seat.seat, level })}>
        ${icons.bot()} ${say.words("web-to-bot", { player, bot: sentence(say.words(`bot-${level}`)) })}
      </button>
      ${
      this.resigning
        ? html`<button @click=${() =>
          this.#command({ kind: "resign", seat: seat.seat })}>${icons.flag()} <b>${
          say.words("web-really-resign", { player })
        }</b></button>`
        : html`<button @click=${() => (this.resigning = true)}>${icons.flag()} ${
          say.words("web-resign")
        }</button>`
    }`;
  }

  #after(): TemplateResult {
    const { say, news } = this;
    return html`<hr />
      <a href="/replay/${news.id}">${icons.clock()} ${say.words("web-replay")}</a>
      <a href="/api/tables/${news.id}/record.game" download>${icons.download()} .game</a>
      <a href="/api/tables/${news.id}/record.json" download="ludarium-${news.id}.json">${icons.download()} JSON</a>
      ${
      news.mine.length
        ? html`<button @click=${() => this.#tell("rematch")}>${icons.play()} ${
          say.words("web-rematch")
        }</button>`
        : nothing
    }`;
  }

  async #copy(): Promise<void> {
    await navigator.clipboard?.writeText(`${location.origin}/t/${this.news.id}`);
    this.copied = true;
  }

  #command(command: Command): void {
    this.#close();
    this.dispatchEvent(new CustomEvent("command", { detail: command }));
  }

  #tell(name: string): void {
    this.#close();
    this.dispatchEvent(new CustomEvent(name));
  }

  #close(): void {
    this.renderRoot.querySelector<HTMLElement>("#menu")?.hidePopover();
  }

  #opened(event: ToggleEvent): void {
    this.copied = false;
    this.resigning = false;
    const button = this.renderRoot.querySelector("button");
    if (event.newState === "open" && button) placeBeside(event.target as HTMLElement, button);
  }
}

customElements.define("table-menu", TableMenu);
