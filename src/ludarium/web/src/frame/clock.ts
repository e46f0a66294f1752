// The time that a seat has left, counting down while it runs.

import { css, html, LitElement, nothing, type PropertyValues } from "lit";
import { shared } from "../look/tokens.ts";
import type { Say } from "../say.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const SHORT = 30 * SECOND;

/** A duration as people read a clock: 1:05, 2:03:00; days in words. */
export function clockText(say: Say, milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY) return say.words("web-days", { count: Math.floor(left / DAY) });
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes, seconds] = [
    Math.floor(left / HOUR),
    Math.floor(left / MINUTE) % 60,
    Math.floor(left / SECOND) % 60,
  ];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

class SeatClock extends LitElement {
  static override properties = {
    say: { attribute: false },
    remaining: { attribute: false },
    running: { type: Boolean },
    since: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        font-variant-numeric: tabular-nums;
        font-weight: 650;
        font-size: var(--t-1);
      }
      .short {
        color: var(--bad);
        text-decoration: underline;
      }
    `,
  ];

  declare say: Say;
  declare remaining: number | null;
  declare running: boolean;
  declare since: number; // when `remaining` was true
  #tick = 0;

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("running") && !changed.has("since")) return;
    clearInterval(this.#tick);
    if (this.running) this.#tick = setInterval(() => this.requestUpdate(), SECOND / 4);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#tick);
  }

  override render() {
    if (this.remaining === null) return nothing;
    const left = this.remaining - (this.running ? Date.now() - this.since : 0);
    return html`<span class=${this.running && left < SHORT ? "short" : ""} role="timer">${
      clockText(this.say, left)
    }</span>`;
  }
}

customElements.define("seat-clock", SeatClock);
