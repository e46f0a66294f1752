// What is rarely done at a table: share, bots for seats, resign, downloads, rules, keys.

import { address, shareable } from "../home/addresses.ts";
import { packed } from "../home/handover.ts";
import { home } from "../home/home.ts";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { placeBeside, popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { GameInfo, SeatLine, TableNews } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import type { House } from "./house.ts";
import { replayOf } from "./notes.ts";
import type { Command } from "./wire.ts";

const handoverOf = (id: string) => `/api/tables/${id}/handover.game`;

/** A seat is left, for good or to a bot. */
interface Parting {
  command: Command;
  words: string;
  tells: string; // the message that says what comes of it
}

class TableMenu extends LitElement {
  static override properties = {
    house: { attribute: false },
    news: { attribute: false },
    say: { attribute: false },
    game: { attribute: false },
    copied: { state: true },
    asked: { state: true },
  };
  static override styles = [
    shared,
    popupStyles,
    css`
      .answers {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s3);
        margin-top: var(--s4);
      }
    `,
  ];

  declare house: House;
  declare news: TableNews;
  declare say: Say;
  declare game: GameInfo;
  declare copied: boolean;
  declare asked: Parting | null; // what is asked once more, elsewhere on the screen

  constructor() {
    super();
    this.copied = false;
    this.asked = null;
  }

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
                <a href=${address(`/rules/${news.game}`)} target="_blank">${icons.book()} ${say.words(
                  "web-rules",
                )}</a>
                <button @click=${() => this.#tell("help")}>${icons.question()} ${say.words(
                  "web-keys-title",
                )}</button>
                ${news.status === "playing"
                  ? html`<hr />${news.seats.map((seat) => this.#seat(seat))}`
                  : nothing}
                ${news.status === "playing" && news.end_wait === 0
                  ? html`<button @click=${() => this.askEnd()}>${icons.close()} ${
                    say.words("web-end-game")
                  }</button>`
                  : nothing}
                ${news.status === "playing" && !this.game.hidden ? this.#handOver() : nothing}
                ${news.status === "over" ? this.#after() : nothing}
              </div>
      </div>
      ${this.#question()}
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
    const bot = sentence(say.words(`bot-${level}`));
    const toBot = say.words("web-to-bot", { player, bot });
    return html`
      <button @click=${() =>
        this.#ask({
          command: { kind: "to_bot", seat: seat.seat, level },
          words: toBot,
          tells: "web-to-bot-tells",
        })}>
              ${icons.bot()} ${toBot}
            </button>
      <button @click=${() =>
        this.#ask({
          command: { kind: "resign", seat: seat.seat },
          words: say.words("web-really-resign", { player }),
          tells: "web-resign-tells",
        })}>${icons.flag()} ${say.words("web-resign")}</button>
    `;
  }

  /** To end the game for good is asked once more, wherever it was wished. */
  askEnd(): void {
    this.#ask({ command: { kind: "end" }, words: this.say.words("web-end-game"), tells: "web-end-tells" });
  }

  /** Ask in the middle of the screen, where no second click of the first one lands; the answer at hand is no. */
  #ask(asked: Parting): void {
    this.asked = asked;
    this.#close();
    void this.updateComplete.then(() => this.#dialog?.showModal());
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }

  #question(): TemplateResult {
    const { say, asked } = this;
    return html`
      <dialog aria-labelledby="question" @close=${() => (this.asked = null)}>
        <h2 id="question">${asked?.words ?? ""}</h2>
        <p>${asked ? say.words(asked.tells) : ""}</p>
        <p class="answers">
          <button class="button" autofocus @click=${() => this.#dialog?.close()}>${say.words(
            "web-cancel",
          )}</button>
          <button class="button main sure" @click=${() => this.#sure()}>${say.words(
            "web-do-it",
          )}</button>
        </p>
      </dialog>
    `;
  }

  #sure(): void {
    const { asked } = this;
    this.#dialog?.close();
    if (asked) this.#command(asked.command);
  }

  /** The game as far as it has come, as a link or a file, for somebody else to go on with. */
  #handOver(): TemplateResult {
    const { say, news } = this;
    return html`
      <hr />
      <button @click=${() => void this.#handOverLink()}>${icons.share()} ${say.words(
        this.copied ? "web-copied" : "web-hand-over",
      )}</button>
      <a href=${address(handoverOf(news.id))} download="ludarium-${news.id}.game">${icons
        .download()} ${say.words("web-game-file")}</a>
    `;
  }

  async #handOverLink(): Promise<void> {
    const { ok, text } = await home.get(handoverOf(this.news.id));
    if (!ok) return;
    await navigator.clipboard?.writeText(shareable(`/bring#${await packed(text)}`));
    this.copied = true;
  }

  #after(): TemplateResult {
    const { say, news } = this;
    return html`<hr />
      <a href=${address(replayOf(news))}>${icons.clock()} ${say.words("web-replay")}</a>
      <a href=${address(`/api/tables/${news.id}/record.game`)} download>${icons.download()} ${
      say.words("web-game-file")
    }</a>
      <a href=${
      address(`/api/tables/${news.id}/record.json`)
    } download="ludarium-${news.id}.json">${icons.download()} JSON</a>
      ${
      news.mine.length
        ? html`<button @click=${() => this.#tell("rematch")}>${icons.play()} ${
          say.words("web-rematch")
        }</button>`
        : nothing
    }`;
  }

  async #copy(): Promise<void> {
    await navigator.clipboard?.writeText(shareable(`/t/${this.news.id}`));
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
    const button = this.renderRoot.querySelector("button");
    if (event.newState === "open" && button) placeBeside(event.target as HTMLElement, button);
  }
}

export type { TableMenu };
customElements.define("table-menu", TableMenu);
