// What happened, in plain words and in chapters by round; a line points at the cards that it speaks of.

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { Event as GameEvent, LogLine, Note } from "../protocol.ts";
import type { Say } from "../say.ts";
import { type Chapter, chaptersOf, type Entry } from "./chapters.ts";
import { noteWords } from "./notes.ts";

/** The ids of the things that an event speaks of. */
export function pointsAt(event: GameEvent): string[] {
  return Object.values(event.args).filter((value): value is string => typeof value === "string");
}

class GameLog extends LitElement {
  static override properties = {
    log: { attribute: false },
    notes: { attribute: false },
    say: { attribute: false },
    at: { attribute: false },
    from: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      h3 {
        position: sticky;
        top: calc(-1 * var(--s2));
        z-index: 1;
        margin-top: var(--s2);
        padding: 3px 4px;
        font: 600 var(--t-1) var(--serif);
        color: var(--ink-2);
        background: var(--paper);
        border-bottom: 1px solid var(--line);
      }
      li {
        display: grid;
        grid-template-columns: 14px 1fr auto;
        gap: 6px;
        padding: 3px 4px;
        border-radius: var(--r1);
        font-size: var(--t-1);
        align-items: baseline;
      }
      li:hover,
      li:focus-visible {
        background: var(--paper-3);
      }
      ol:last-child > li:last-child,
      li.here {
        font-weight: 600;
      }
      li.here {
        background: var(--accent-soft);
      }
      li.goes {
        cursor: pointer;
      }
      .great {
        color: var(--accent);
      }
      .chance,
      summary {
        color: var(--ink-2);
      }
      li.draws {
        display: block;
        padding: 0;
      }
      summary {
        padding: 3px 4px;
        cursor: pointer;
      }
      .seat-mark {
        align-self: center;
        width: 10px;
        height: 10px;
      }
      .private {
        color: var(--ink-2);
      }
      .private .sign {
        width: 14px;
        height: 14px;
        vertical-align: -2px;
      }
    `,
  ];

  declare log: LogLine[];
  declare notes: Note[];
  declare say: Say;
  declare at: number | null; // the position that is shown; null: the last one, and lines lead nowhere
  declare from: number; // the position before it

  constructor() {
    super();
    this.at = null;
    this.from = 0;
  }

  #words = new WeakMap<GameEvent, string>(); // of the lines that stand already

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("say")) this.#words = new WeakMap();
  }

  #told(event: GameEvent): string {
    const known = this.#words.get(event) ?? this.say.event(event);
    this.#words.set(event, known);
    return known;
  }

  override render(): TemplateResult {
    const chapters = chaptersOf(this.log, this.notes, this.say.game);
    return html`<section aria-label=${this.say.words("web-log")}>${
      chapters.map((chapter) => this.#chapter(chapter))
    }</section>`;
  }

  #chapter({ opening, entries }: Chapter): TemplateResult {
    return html`${opening ? html`<h3>${this.say.event(opening)}</h3>` : nothing}
      <ol>${entries.map((entry) => this.#entry(entry))}</ol>`;
  }

  #entry(entry: Entry): TemplateResult {
    if ("event" in entry) return this.#line(entry.event, entry.at);
    if ("draws" in entry) return this.#draws(entry.draws, entry.at);
    return html`<li class="note" tabindex="-1">${seatMark(entry.note.seat, 10)}<span>${
      noteWords(this.say, entry.note)
    }</span></li>`;
  }

  #draws(draws: readonly GameEvent[], at: number): TemplateResult {
    return html`
      <li class="draws" data-at=${at}>
        <details>
          <summary>${this.say.words("web-draws", { count: draws.length })}</summary>
          <ol>${draws.map((event) => this.#line(event, at))}</ol>
        </details>
      </li>
    `;
  }

  #line(event: GameEvent, at: number): TemplateResult {
    const point = () => this.#point(pointsAt(event));
    const away = () => this.#point([]);
    const leads = this.at !== null;
    const classes = [
      event.seat < 0 ? "chance" : "",
      this.say.game.milestones.includes(event.kind) ? "great" : "",
      leads ? "goes" : "",
      this.at !== null && at > this.from && at <= this.at ? "here" : "",
    ].join(" ");
    return html`
      <li
        class=${classes}
        data-at=${at}
        tabindex=${leads || pointsAt(event).length ? 0 : -1}
        @mouseenter=${point}
        @focus=${point}
        @mouseleave=${away}
        @blur=${away}
        @click=${() => this.#go(at)}
        @keydown=${(key: KeyboardEvent) => key.key === "Enter" && this.#go(at)}
      >
            ${event.seat < 0 ? html`<span aria-hidden="true">·</span>` : seatMark(event.seat, 10)}<span>${this
              .#told(event)}</span>${event.audience == null ? nothing : this.#private()}
          </li>
    `;
  }

  /** A line that the others do not read. */
  #private(): TemplateResult {
    const words = this.say.words("web-only-you");
    return html`<span class="private" title=${words}>${icons.eye()}<span class="sr">${words}</span></span>`;
  }

  #point(cards: string[]): void {
    this.dispatchEvent(new CustomEvent("point", { detail: { cards }, bubbles: true, composed: true }));
  }

  #go(at: number): void {
    if (this.at === null) return;
    this.dispatchEvent(new CustomEvent("go", { detail: { at }, bubbles: true, composed: true }));
  }

  override updated(changed: PropertyValues<this>): void {
    const here = changed.has("at") && this.at !== null;
    const news = this.at === null && changed.has("log");
    if (here) this.#scrollTo(this.renderRoot.querySelector(".here"));
    else if (news) this.scrollIntoNews();
  }

  /** Bring a line into the middle of the list, without moving the page. */
  #scrollTo(line: Element | null): void {
    const scroller = this.parentElement;
    if (!scroller || !line) return;
    const [box, at] = [scroller.getBoundingClientRect(), line.getBoundingClientRect()];
    scroller.scrollTop += at.top - box.top - box.height / 2;
  }

  scrollIntoNews(): void {
    const scroller = this.parentElement;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }

  override focus(): void {
    const lines = [...this.renderRoot.querySelectorAll<HTMLElement>("li")].filter((line) =>
      line.checkVisibility()
    );
    (lines.findLast(({ tabIndex }) => tabIndex === 0) ?? lines.at(-1))?.focus();
  }
}

customElements.define("game-log", GameLog);
