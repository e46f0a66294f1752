// Cards that nobody has drawn: their words stand beside an empty place.

import { html, type TemplateResult } from "lit";
import { PrintedCards, printedStyles } from "../printed.ts";

class AnyCards extends PrintedCards {
  static override styles = printedStyles;

  protected override draw(): TemplateResult {
    return html``;
  }
}

customElements.define("any-cards", AnyCards);
