// The cards of Faiyum in a list, as they lie on the table.

import { css, html, type TemplateResult } from "lit";
import type { CardTold } from "../../protocol.ts";
import { PrintedCards, printedStyles } from "../printed.ts";
import { symbols } from "./art.ts";
import { cardStyles } from "./card-styles.ts";
import { face } from "./card.ts";
import { palette } from "./palette.ts";
import type { CardView } from "./types.ts";

class FaiyumCards extends PrintedCards {
  static override styles = [
    palette,
    ...printedStyles,
    cardStyles,
    css`
      :host {
        --card-w: 112px;
      }
      .symbols {
        position: absolute;
      }
    `,
  ];

  override render(): TemplateResult {
    return html`${symbols()}${super.render()}`;
  }

  protected override draw({ card }: CardTold): TemplateResult {
    const view = this.drawn[card] as CardView;
    return html`<span class="card ${view.type}">${face(this.say, view)}</span>`;
  }
}

customElements.define("faiyum-cards", FaiyumCards);
