// "What can I do": every possible move in words, by kind and numbered, and why not more.

import { address } from "../home/addresses.ts";
import { meant } from "../choices.ts";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { shared } from "../look/tokens.ts";
import type { Choice, Refusal, View } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import type { ChooseDetail } from "../tables/contract.ts";
import { grouped, ordered } from "./lists.ts";

const PAUSE = 700; // milliseconds within which digits make one number

class ChoiceList extends LitElement {
  static override properties = {
    view: { attribute: false },
    say: { attribute: false },
    busy: { type: Boolean },
    hint: { attribute: false },
    kinds: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
      h3 {
        font-size: var(--t0);
        margin: var(--s3) 0 4px;
      }
      li {
        display: grid;
      }
      .choice {
        display: grid;
        grid-template-columns: 2.2em 1fr;
        text-align: left;
        border: 0;
        border-radius: var(--r1);
        background: none;
        padding: 5px 6px;
        min-height: 32px;
        align-items: baseline;
        font-size: var(--t-1);
      }
      .choice:hover {
        background: var(--paper-3);
      }
      .number {
        color: var(--ink-2);
        font-variant-numeric: tabular-nums;
      }
      .hinted {
        background: var(--gold-fill);
        color: #2b2118;
      }
      .hinted .number {
        color: #2b2118;
      }
      details {
        margin-top: var(--s4);
        border-top: 1px solid var(--line);
        padding-top: var(--s2);
      }
      summary {
        cursor: pointer;
        font: 600 var(--t0) var(--serif);
        min-height: 32px;
      }
      .refused {
        display: grid;
        gap: 2px;
        padding: 5px 6px;
        font-size: var(--t-1);
      }
      .why {
        color: var(--ink-2);
      }
      .none {
        color: var(--ink-2);
        font-style: italic;
        margin-top: var(--s3);
      }
    `,
  ];

  declare view: View;
  declare say: Say;
  declare busy: boolean;
  declare hint: number | null;
  declare kinds: readonly string[]; // in their order
  #typed = "";
  #since = 0;

  constructor() {
    super();
    this.busy = false;
    this.hint = null;
    this.kinds = [];
  }

  override render(): TemplateResult {
    const { say, view } = this;
    const groups = grouped(ordered(view.choices, this.kinds), ({ move }) => say.kind(move));
    let number = 0;
    const list = (choices: Choice[]) =>
      html`<ul>${choices.map((choice) => html`<li>${this.#choice(choice, ++number)}</li>`)}</ul>`;
    return html`<div @keydown=${this.#key}>
      ${[...groups].map(([title, choices]) => html`<h3>${title}</h3>${list(choices)}`)}
      ${view.choices.length ? nothing : html`<p class="none">${say.words("web-nothing-to-do")}</p>`}
      ${view.refusals.length ? this.#refusals(view.refusals) : nothing}
    </div>`;
  }

  #choice(choice: Choice, number: number): TemplateResult {
    return html`
      <button
        class="choice ${meant(choice) === this.hint ? "hinted" : ""}"
        data-number=${number}
        ?disabled=${this.busy}
        @click=${() => this.#choose(choice)}
      >
            <span class="number">${number}</span><span>${sentence(this.say.choice(choice))}</span>
          </button>
    `;
  }

  #choose(choice: Choice): void {
    const detail: ChooseDetail = { choice };
    this.dispatchEvent(new CustomEvent("choose", { detail, bubbles: true, composed: true }));
  }

  /** What is not possible, with the same reasons together. */
  #refusals(refusals: readonly Refusal[]): TemplateResult {
    const { say } = this;
    const groups = grouped(refusals, ({ move, reason }) => `${move.kind} ${JSON.stringify(reason)}`);
    return html`
      <details>
        <summary>${say.words("web-why-not")}</summary>
        <ul>
              ${[...groups.values()].map((group) => html`<li class="refused">${this.#refused(group)}</li>`)}
            </ul>
      </details>
    `;
  }

  #refused(group: readonly Refusal[]): TemplateResult {
    const { say } = this;
    const { move, reason } = group[0]!;
    const what = group.length === 1
      ? sentence(say.move(move))
      : say.words("web-refused-many", { kind: say.kind(move), count: group.length });
    return html`
      <b>${what}</b>
      <span
        class="why">${say.reason(reason)} <a href=${address(
          `/rules/${say.game.id}#${reason.clause}`,
        )} target="_blank" aria-label=${say.words("web-read-rule", {
          clause: reason.clause,
        })}>${reason.clause}</a></span>
    `;
  }

  /** Digits go to the move of that number; the arrow keys go up and down. */
  #key(event: KeyboardEvent): void {
    const buttons = [...this.renderRoot.querySelectorAll<HTMLButtonElement>(".choice")];
    const here = buttons.indexOf(this.shadowRoot?.activeElement as HTMLButtonElement);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step && buttons.length) {
      event.preventDefault();
      buttons[(here + step + buttons.length) % buttons.length]?.focus();
    } else if (/^\d$/.test(event.key)) {
      this.#typed = (event.timeStamp - this.#since < PAUSE ? this.#typed : "") + event.key;
      this.#since = event.timeStamp;
      buttons[Number(this.#typed) - 1]?.focus();
    }
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>(".choice, summary")?.focus();
  }
}

customElements.define("choice-list", ChoiceList);
