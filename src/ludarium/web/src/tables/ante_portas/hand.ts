// Hands: the own one as cards that can be taken up, a hidden one as far as it is known.

import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { roveIndex } from "../../look/roving.ts";
import type { HalfView, Zone } from "../../protocol.ts";
import { distinct, type Offer, standing } from "../offers.ts";
import { row } from "../row.ts";
import { cardLines, zoneLines, zoneOf } from "../things.ts";
import { figure, glyphs, type Side, SIDES, sign } from "./pieces.ts";
import type { AntePortasTable } from "./asks.ts";
import { campOf, halfOf, otherHalf } from "./halves.ts";
import { effectText, factOf, figureIn, number } from "./figures.ts";

/** The viewer's hand; those who watch, and all after the end, see both as far as they are known. */
export function hands(table: AntePortasTable): TemplateResult {
  const { side } = table;
  const shown = side && !table.view.opened ? [side] : SIDES;
  return html`<div class="hands ${shown.length > 1 ? "both" : ""}">${
    shown.map((each) => hand(table, each))
  }</div>`;
}

/** Move a card's row until the card is in sight; the page stays where it is. */
export function intoSight(card: Element | null): void {
  const row = card?.parentElement;
  if (!card || !row) return;
  const [at, seen] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
  if (at.left >= seen.left && at.right <= seen.right) return;
  row.scrollBy({ left: at.left - seen.left });
}

function hand(table: AntePortasTable, side: Side): TemplateResult {
  const { view, say } = table;
  const camp = campOf(view, side);
  const hidden = camp.hand_size - camp.hand.length;
  const zone = zoneOf(view, `hand:${side}`);
  const [title = ""] = zoneLines(say, zone);
  const cards = camp.hand.length
    ? [repeat(camp.hand, (card) => card, (card, index) => cardInHand(table, card, side, index))]
    : [];
  const back = hidden
    ? [html`<span class="card hidden ${side}">${sign(side, 30)}<b>× ${hidden}</b></span>`]
    : [];
  return html`
    <section class="hand ${side}" aria-label=${title}>
      <h2>${sign(side, 16)} ${title} ${army(table, zone)}</h2>
      ${row({ id: side, label: title, kind: "cards" }, [...cards, ...back])}
    </section>
  `;
}

/** The men of a hand together, where they are told: Carthage's hand is its army (AP-22). */
function army({ say }: AntePortasTable, zone: Zone | undefined): TemplateResult | typeof nothing {
  const men = factOf(zone, "ap-men");
  const elephants = figureIn(factOf(zone, "ap-elephants"), "count");
  if (!men) return nothing;
  return html`<span class="army">${figure("infantry", number(say, figureIn(men, "infantry")))} ${
    figure("cavalry", number(say, figureIn(men, "cavalry")))
  } ${elephants ? figure("elephants", elephants) : nothing}</span>`;
}

// --- a card ---------------------------------------------------------------------------------------------

function cardInHand(table: AntePortasTable, card: string, side: Side, index: number): TemplateResult {
  const { view, say } = table;
  const half = halfOf(view, card);
  if (!half) return html``;
  const offer = table.side === side ? table.offer(KINDS, { card }) : { choices: [], refusals: [] };
  const chosen = table.isChosen(card);
  return html`
    <article class="card ${side} ${standing(offer)} ${chosen ? "chosen" : ""} ${table.marks(
      card,
    )}" data-key=${card}
      data-drag=${table.open && offer.choices.length ? card : nothing}>
      <button
        class="face"
        data-stop
        data-card=${card}
        data-thing="hand:${card}"
        tabindex=${roveIndex(index)}
        aria-label=${spoken(table, card, offer)}
        aria-expanded=${String(chosen)}
        @click=${(event: Event) => click(table, card, offer, event.currentTarget as Element)}
      >
          <span class="name">${say.card("card", card)}</span>
          <span class="body">${figuresOf(table, half, side)}<span class="effect">${effectText(
            say,
            card,
          )}</span></span>
          <span class="event">${sign(half.attached ? "attached" : "immediate", 13)}${glyphs(half.verbs).map((
            glyph,
          ) => figure(glyph.sign, glyph.text, 13))}</span>
          ${otherEnd(table, card, side)}
        </button>
    </article>
  `;
}

const KINDS = ["march", "attach", "event", "lose", "morale", "secret", "named", "discard"];

function figuresOf({ say }: AntePortasTable, half: HalfView, side: Side): TemplateResult {
  return html`<span class="figures">
    ${figure("infantry", number(say, half.infantry))} ${figure("cavalry", number(say, half.cavalry))}
    ${
    side === "rome"
      ? html`<span class="pair">${figure("morale", half.morale)} ${figure("wealth", half.wealth)}</span>`
      : html`<span class="pair">${figure("march", half.march)} ${
        half.elephants ? figure("elephants", half.elephants) : nothing
      }</span>`
  }
  </span>`;
}

/** The other end of the card, in the other side's colour. */
function otherEnd({ say, view }: AntePortasTable, card: string, side: Side): TemplateResult {
  const other = otherHalf(view, card);
  const far = side === "rome" ? "carthage" : "rome";
  return html`<span class="other ${other ? far : "none"}">${
    other ? html`${sign(far, 11)}<span>${say.card("card", other.id)}</span>` : nothing
  }</span>`;
}

function spoken({ say }: AntePortasTable, card: string, { choices, refusals }: Offer): string {
  const lines = cardLines(say, card);
  if (choices.length) lines.push(say.words("apt-can", { count: choices.length }));
  else if (refusals[0]) lines.push(say.reason(refusals[0].reason));
  return lines.join(". ");
}

function click(table: AntePortasTable, card: string, offer: Offer, at: Element): void {
  if (offer.choices.length && table.open) table.takeCard(card);
  else if (offer.refusals.length) table.explain(distinct(offer.refusals), at);
  else table.tell(cardLines(table.say, card), at);
}
