// Whoever is waited for has gone: wait, let a bot play on, or end the game; and who comes back takes the seat again.

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { Absent, SeatLine, TableNews } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import { clockText } from "./clock.ts";
import { levelOf } from "./names.ts";
import type { Command } from "./wire.ts";

const SECOND = 1000;

class AbsenceLine extends LitElement {
  static override properties = {
    news: { attribute: false },
    say: { attribute: false },
    since: { attribute: false },
    waits: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: contents;
      }
      .away {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s2);
        padding: var(--s2) var(--s3);
        border: 1px solid var(--accent);
        border-radius: var(--r2);
        background: var(--accent-soft);
        box-shadow: var(--shadow-2);
      }
      .soon {
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  declare news: TableNews;
  declare say: Say;
  declare since: number; // when the news came
  declare waits: string; // the absence that I wait for: a seat and a move
  #tick = 0;

  constructor() {
    super();
    this.waits = "";
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("news")) return;
    clearInterval(this.#tick);
    if (this.#absent?.wait) this.#tick = setInterval(() => this.requestUpdate(), SECOND);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#tick);
  }

  /** Whoever is to act and has gone. */
  get #absent(): Absent | undefined {
    const { news } = this;
    return news.status === "playing" ? news.absent.find(({ seat }) => seat === news.view.to_act) : undefined;
  }

  /** A seat of mine that a bot plays until I take it back. */
  get #lent(): SeatLine | undefined {
    return this.news.status === "playing"
      ? this.news.seats.find(({ mine, kind, owned }) => mine && kind === "bot" && owned)
      : undefined;
  }

  override render(): TemplateResult | typeof nothing {
    const lent = this.#lent;
    if (lent) return this.#comeBack(lent);
    const absent = this.#absent;
    if (!absent || this.waits === `${absent.seat} ${this.news.at}`) return nothing;
    return this.#gone(absent);
  }

  #comeBack(line: SeatLine): TemplateResult {
    const { say } = this;
    const player = say.player(line.seat);
    return html`
      <div class="away" role="status">
        <span>${say.words("web-plays-for", { player, bot: sentence(levelOf(say, line)) })}</span>
        <button class="button main small" @click=${() =>
          this.#command({ kind: "take_back", seat: line.seat })}>${icons
          .person()} ${say.words("web-take-back", { player })}</button>
      </div>
    `;
  }

  #gone({ seat, wait }: Absent): TemplateResult {
    const { say, news } = this;
    const left = wait - (Date.now() - this.since);
    return html`
      <div class="away" role="status">
        <b>${say.words("web-is-away", { player: say.player(seat) })}</b>
        ${left > 0
          ? html`<span class="soon">${say.words("web-bot-soon", { time: clockText(say, left) })}</span>`
          : html`<button class="button main small stand-in" @click=${() =>
            this.#command({ kind: "stand_in", seat })}>${icons.bot()} ${say.words("web-bot-plays")}</button>`}
        ${left <= 0 && news.end_wait !== null
          ? html`<button class="button small end" @click=${() =>
            this.dispatchEvent(new CustomEvent("end"))}>${icons.flag()} ${say.words("web-end-game")}</button>`
          : nothing}
        <button class="button small wait" @click=${() => (this.waits = `${seat} ${news.at}`)}>${icons
          .clock()} ${say.words("web-wait")}</button>
      </div>
    `;
  }

  #command(command: Command): void {
    this.dispatchEvent(new CustomEvent("command", { detail: command, bubbles: true, composed: true }));
  }
}

customElements.define("absence-line", AbsenceLine);
