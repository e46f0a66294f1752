/** The face of a card: number and type on top, its verbs drawn in the middle, cost and gain below. */
import { html, nothing, type TemplateResult } from "lit";
import type { Say } from "../../say.ts";
import { icon } from "./art.ts";
import { actionGlyphs, costGlyphs, gainGlyphs } from "./glyphs.ts";
import type { CardView } from "./types.ts";

/** How sure the figures are: a full, a half or an empty disc; the legend and the label say it in words. */
export function mark(source: string): TemplateResult {
  return html`<span class="mark ${source}" aria-hidden="true"></span>`;
}

/** A name without the number that tells cards of the same name apart; the number stands above it. */
function shortName(say: Say, card: CardView): string {
  return say.card("card", card.id).replace(` (${card.number})`, "");
}

/** The face; `price` stands in the corner of a card of the market. */
export function face(
  say: Say,
  card: CardView,
  price: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const cost = costGlyphs(card);
  return html`
    <span class="top"><b class="number">${card.number}</b>${mark(card.source)}${icon(
      card.type,
      "type",
    )}${price}</span>
    <span class="name" lang=${say.language}>${shortName(say, card)}</span>
    <span class="art" aria-hidden="true">${actionGlyphs(card)}</span>
    <span class="foot" aria-hidden="true">
      ${cost.length ? html`<span class="cost"><b class="sign">−</b>${cost}</span>` : nothing}
      <span class="gain"><b class="sign">+</b>${gainGlyphs(card)}</span>
    </span>
  `;
}
