// The halves of Ante Portas' cards in a list, each in the colours of its side.

import { css, html, type TemplateResult } from "lit";
import type { CardTold } from "../../protocol.ts";
import { PrintedCards, printedStyles } from "../printed.ts";
import { faceRows, faceRowsLook } from "./face.ts";
import { type Side, sign } from "./pieces.ts";
import { apPalette } from "./table-styles.ts";

class AntePortasCards extends PrintedCards {
  static override styles = [
    apPalette,
    ...printedStyles,
    faceRowsLook,
    css`
      :host {
        height: auto;
        min-height: 0;
        container: none;
      }
      ol > li {
        grid-template-columns: 190px 1fr;
      }
      .face {
        display: none; /* the card itself says it, in full */
      }
      .half {
        display: block;
        width: 100%;
        padding: 8px 10px;
        border-radius: var(--r2);
        border-top: 6px solid var(--side-fill);
        background: var(--side-soft);
        color: var(--ink);
        font-size: var(--t-1);
        box-shadow: var(--shadow);
      }
      .half > svg {
        color: var(--side);
      }
      @media (max-width: 480px) {
        ol > li {
          grid-template-columns: 1fr;
        }
      }
    `,
  ];

  protected override draw({ card }: CardTold): TemplateResult {
    const side = this.drawn[card] as Side;
    return html`<span class="half ${side}">${sign(side, 26)}${faceRows(this.say, card, side)}</span>`;
  }
}

customElements.define("ante-portas-cards", AntePortasCards);
