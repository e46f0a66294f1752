// A finished game looked at again: the curve of chances, what is said of each player, and the dearest turns.

import { css, html, LitElement, nothing, svg, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { Mistake, ReviewTold } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import { getJson } from "./house.ts";

const WIDTH = 280;
const HEIGHT = 120;
const EDGE = 6;
const DASHES = ["none", "8 4", "2 4", "12 4 2 4", "4 4"]; // seats are told apart without colours, too
const COLOURS = ["#b03a2e", "#1f6f8b", "#2c7a4b", "#b7791f", "#6b4c9a"];

/** A way to a turn on the curve: where it lies in the drawing. */
export function placeOf(turn: number, turns: number, share: number): [number, number] {
  const x = EDGE + ((WIDTH - 2 * EDGE) * turn) / Math.max(1, turns - 1);
  return [x, EDGE + (1 - share) * (HEIGHT - 2 * EDGE)];
}

export interface LookDetail {
  at: number;
  seat: number;
  things: readonly string[];
}

class GameReview extends LitElement {
  static override properties = {
    table: { attribute: false },
    say: { attribute: false },
    at: { attribute: false },
    found: { state: true },
    thinking: { state: true },
    failed: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        padding: var(--s2) var(--s3);
        border-bottom: 1px solid var(--line);
        max-height: 60dvh;
        overflow: auto;
      }
      svg[role="img"] {
        width: 100%;
        height: auto;
        display: block;
      }
      path {
        fill: none;
        stroke-width: 2;
      }
      line {
        stroke: var(--line);
      }
      .here {
        stroke: var(--accent);
      }
      h2 {
        font: 600 var(--t0) var(--serif);
        margin: var(--s2) 0 var(--s1);
      }
      ul,
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .mistake {
        display: block;
        width: 100%;
        text-align: left;
        border: 0;
        border-radius: var(--r1);
        background: none;
        padding: var(--s1);
        font-size: var(--t-1);
      }
      .mistake:hover,
      .mistake[aria-current="true"] {
        background: var(--paper-3);
      }
      .why,
      .soft {
        color: var(--ink-2);
        font-size: var(--t-1);
      }
      .why {
        display: block;
      }
    `,
  ];

  declare table: string; // its id
  declare say: Say;
  declare at: number;
  declare found: ReviewTold | null;
  declare thinking: boolean;
  declare failed: boolean;

  constructor() {
    super();
    this.found = null;
    this.thinking = false;
    this.failed = false;
  }

  async #ask(): Promise<void> {
    this.thinking = true;
    this.failed = false;
    try {
      this.found = await getJson<ReviewTold>(`/api/tables/${this.table}/review.json`);
    } catch {
      this.failed = true;
    }
    this.thinking = false;
  }

  override render(): TemplateResult {
    const { found, say } = this;
    if (found) return this.#whole(found);
    return html`
      <button class="button small ask" ?disabled=${this.thinking} aria-busy=${String(this.thinking)}
        @click=${() => void this.#ask()}>
            ${icons.hint()} ${say.words(this.thinking ? "web-reviewing" : "web-review")}
          </button>
      ${this.failed ? html`<p class="soft" role="alert">${say.words("error-house")}</p>` : nothing}
    `;
  }

  #whole(found: ReviewTold): TemplateResult {
    const { say } = this;
    return html`<section aria-label=${say.words("web-review")}>
      ${this.#curve(found)}
      <ul class="players">${
      found.seats.map((words, seat) =>
        html`<li>${seatMark(seat, 12)} ${words.map((phrase) => say.phrase(phrase)).join(" ")}</li>`
      )
    }</ul>
      <h2>${say.words(found.mistakes.length ? "review-mistakes" : "review-none")}</h2>
      <ol>${found.mistakes.map((mistake) => html`<li>${this.#mistake(mistake)}</li>`)}</ol>
      <p class="soft">${say.phrase(found.how)}</p>
    </section>`;
  }

  #mistake(mistake: Mistake): TemplateResult {
    const { say } = this;
    return html`
      <button class="mistake" aria-current=${String(mistake.at === this.at)} @click=${() =>
        this.#look(mistake)}>
            ${seatMark(mistake.seat, 12)} ${sentence(say.phrase(mistake.words))} ${mistake.why.map((reason) =>
              html`<span class="why">${say.phrase(reason)}</span>`
            )}
          </button>
    `;
  }

  #look({ at, seat, things }: Mistake): void {
    const detail: LookDetail = { at, seat, things };
    this.dispatchEvent(new CustomEvent("look", { detail }));
  }

  #curve(found: ReviewTold): TemplateResult {
    const turns = found.curve.length;
    const path = (seat: number) =>
      found.curve.map((row, turn) =>
        placeOf(turn, turns, row[seat]!).map((figure) => figure.toFixed(1)).join(",")
      ).join(" L");
    const here = found.starts.findLastIndex((start) => start <= this.at);
    const [x] = placeOf(Math.max(0, here), turns, 0);
    const across = [0, 0.5, 1].map((share) => placeOf(0, turns, share)[1]);
    return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${
      this.say.words(found.top === 1 ? "review-curve" : "review-curve-points")
    }>
      ${across.map((y) => svg`<line x1=${EDGE} x2=${WIDTH - EDGE} y1=${y} y2=${y} />`)}
      <line class="here" x1=${x} x2=${x} y1="0" y2=${HEIGHT} />
      ${
      found.seats.map((_, seat) =>
        svg`<path d="M${path(seat)}" stroke=${COLOURS[seat]!} stroke-dasharray=${DASHES[seat]!} />`
      )
    }
      ${
      found.mistakes.map(({ turn, seat }) => {
        const [cx, cy] = placeOf(turn, turns, found.curve[turn]![seat]!);
        return svg`<circle cx=${cx} cy=${cy} r="4" fill=${COLOURS[seat]!} />`;
      })
    }
    </svg>`;
  }
}

customElements.define("game-review", GameReview);
