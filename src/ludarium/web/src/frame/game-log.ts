// What happened, in plain words, newest last; a line points at the cards that it speaks of.

import { css, html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { seatMark } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { Event as GameEvent, LogLine } from "../protocol.ts";
import type { Say } from "../say.ts";

/** The ids of the things that an event speaks of. */
export function pointsAt(event: GameEvent): string[] {
  return Object.values(event.args).filter((value): value is string => typeof value === "string");
}

class GameLog extends LitElement {
  static override properties = { log: { attribute: false }, say: { attribute: false } };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      li {
        display: grid;
        grid-template-columns: 14px 1fr;
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
      li:last-child {
        font-weight: 600;
      }
      .chance {
        color: var(--ink-2);
      }
      .seat-mark {
        align-self: center;
        width: 10px;
        height: 10px;
      }
    `,
  ];

  declare log: LogLine[];
  declare say: Say;

  override render(): TemplateResult {
    return html`<ol aria-label=${this.say.words("web-log")}>${
      this.log.map(({ event }) => this.#line(event))
    }</ol>`;
  }

  #line(event: GameEvent): TemplateResult {
    const point = () => this.#point(pointsAt(event));
    const away = () => this.#point([]);
    return html`
      <li
        class=${event.seat < 0 ? "chance" : ""}
        tabindex=${pointsAt(event).length ? 0 : -1}
        @mouseenter=${point}
        @focus=${point}
        @mouseleave=${away}
        @blur=${away}
      >
            ${event.seat < 0 ? html`<span aria-hidden="true">·</span>` : seatMark(event.seat, 10)}<span>${this
              .say.event(event)}</span>
          </li>
    `;
  }

  #point(cards: string[]): void {
    this.dispatchEvent(new CustomEvent("point", { detail: { cards }, bubbles: true, composed: true }));
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("log")) this.scrollIntoNews();
  }

  scrollIntoNews(): void {
    const scroller = this.parentElement;
    if (scroller) scroller.scrollTop = scroller.scrollHeight;
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('li[tabindex="0"]:last-of-type, li:last-child')?.focus();
  }
}

customElements.define("game-log", GameLog);
