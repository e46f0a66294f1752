// The cards of a game in a list for the curious: each drawn by its family, with what many games tell of it.

import { css, html, LitElement, type TemplateResult } from "lit";
import { shared } from "../look/tokens.ts";
import type { CardTold } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";

/** A list of cards; a family draws one of them. */
export abstract class PrintedCards extends LitElement {
  static override properties = {
    say: { attribute: false },
    cards: { attribute: false },
    drawn: { attribute: false },
  };

  declare say: Say;
  declare cards: readonly CardTold[];
  declare drawn: Readonly<Record<string, unknown>>; // what drawings need besides words, by card

  constructor() {
    super();
    this.cards = [];
    this.drawn = {};
  }

  /** The drawing; the words beside it say the same, so it is an ornament. */
  protected abstract draw(line: CardTold): TemplateResult;

  override render(): TemplateResult {
    return html`<ol>${this.cards.map((line) => this.#line(line))}</ol>`;
  }

  #line(line: CardTold): TemplateResult {
    const { say } = this;
    return html`
      <li data-card="${line.kind}:${line.card}">
        <div class="drawing" aria-hidden="true">${this.draw(line)}</div>
        <div class="told">
          <h3>${sentence(say.card(line.kind, line.card))}</h3>
          <p class="face">${sentence(say.phrases(say.face(line.kind, line.card)))}</p>
          <ul>${line.said.map((phrase) => html`<li>${say.phrase(phrase)}</li>`)}</ul>
        </div>
      </li>
    `;
  }
}

export const printedStyles = [
  shared,
  css`
    :host {
      --px: 1px;
      display: block;
    }
    ol {
      list-style: none;
      margin: 0;
      padding: 0;
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
      gap: var(--s3);
    }
    ol > li {
      display: grid;
      grid-template-columns: 112px 1fr;
      gap: var(--s3);
      padding: var(--s3);
      border: 1px solid var(--line);
      border-radius: var(--r2);
      background: var(--paper);
    }
    h3 {
      margin: 0;
      font: 650 var(--t1) var(--serif);
    }
    .face {
      margin: 2px 0 var(--s2);
      color: var(--ink-2);
      font-size: var(--t-1);
    }
    .told ul {
      margin: 0;
      padding: 0 0 0 1.1em;
    }
    .told ul li {
      margin-top: 3px;
      line-height: 1.4;
    }
    .drawing {
      display: grid;
      align-content: start;
      justify-items: center;
      gap: 6px;
    }
  `,
];
