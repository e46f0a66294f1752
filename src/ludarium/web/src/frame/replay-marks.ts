// The line of a replay: a slider over all positions, with marks for rounds and for what one looks for.

import { css, html, LitElement, type TemplateResult } from "lit";
import { shared } from "../look/tokens.ts";
import type { Say } from "../say.ts";
import { type Mark, placeOf } from "./replay-course.ts";

const NUMBERS = 12; // of rounds, so that they can be read on a phone

class ReplayMarks extends LitElement {
  static override properties = {
    steps: { attribute: false },
    marks: { attribute: false },
    say: { attribute: false },
    at: { type: Number },
  };
  static override styles = [
    shared,
    css`
      :host {
        position: relative;
        display: grid;
        align-content: center;
        min-width: 0;
        padding-top: 24px;
      }
      input {
        width: 100%;
        margin: 0;
        accent-color: var(--accent);
        min-height: 28px;
      }
      /* The thumb of a slider does not reach its ends: the marks stand where its middle does. */
      .marks {
        position: absolute;
        inset: 0 8px auto;
        height: 28px;
      }
      button {
        position: absolute;
        top: 0;
        width: 16px;
        height: 16px;
        margin-left: -8px;
        padding: 0;
        border: 0;
        background: none;
        cursor: pointer;
        font: 600 12px/16px var(--sans);
        color: var(--ink-2);
      }
      button:not(.round) {
        top: 13px;
      }
      button:not(.round)::after {
        content: "";
        position: absolute;
        inset: 5px;
        rotate: 45deg;
        background: var(--seat, var(--gold));
      }
      button:hover {
        color: var(--accent);
        z-index: 1;
      }
      button:hover::after {
        scale: 1.5;
      }
    `,
  ];

  declare steps: readonly number[];
  declare marks: readonly Mark[];
  declare say: Say;
  declare at: number;

  override render(): TemplateResult {
    const { say, steps } = this;
    const rounds = this.marks.filter(({ round }) => round);
    const every = Math.ceil(rounds.length / NUMBERS);
    const shown = this.marks.filter((mark) => !mark.round || rounds.indexOf(mark) % every === 0);
    return html`
      <div class="marks">${shown.map((mark) => this.#mark(mark))}</div>
      <input
        type="range"
        min="0"
        max=${steps.length - 1}
        .value=${String(placeOf(steps, this.at))}
        aria-label=${say.words("web-position")}
        @input=${(event: Event) => this.#go(steps[Number((event.target as HTMLInputElement).value)] ?? 0)}
      />
    `;
  }

  #mark({ at, event, round }: Mark): TemplateResult {
    const words = this.say.event(event);
    return html`
      <button class="${round ? "round" : `seat-${event.seat}`}" tabindex="-1" data-at=${at}
        data-seat=${event.seat} title=${words} aria-label=${words}
        @click=${() => this.#go(at)}>${round ? event.args.round : ""}</button>
    `;
  }

  override updated(): void {
    const last = Math.max(1, this.steps.length - 1);
    for (const mark of this.renderRoot.querySelectorAll<HTMLElement>("button")) {
      mark.style.left = `${(100 * placeOf(this.steps, Number(mark.dataset.at))) / last}%`;
      mark.style.setProperty("--seat", `var(--seat-${mark.dataset.seat}, var(--gold))`);
    }
  }

  #go(at: number): void {
    this.dispatchEvent(new CustomEvent("go", { detail: { at }, bubbles: true, composed: true }));
  }
}

customElements.define("replay-marks", ReplayMarks);
