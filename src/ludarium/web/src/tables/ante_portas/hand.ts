// Hands: the own one as cards that can be taken up, a hidden one as far as it is known.

import { html, nothing, type TemplateResult } from "lit";
import { roveKeys } from "../../look/roving.ts";
import type { HalfView } from "../../protocol.ts";
import { type Offer, standing } from "../offers.ts";
import { distinct } from "./chosen.ts";
import { figure, glyphs, type Side, SIDES, sign } from "./pieces.ts";
import type { AntePortasTable } from "./table.ts";
import { uses } from "./uses.ts";
import {
  armyOf,
  campOf,
  cardLabel,
  cardName,
  counted,
  effectText,
  halfOf,
  isOpen,
  number,
  otherHalf,
  sideName,
} from "./words.ts";

/** The viewer's hand; those who watch, and all after the end, see both as far as they are known. */
export function hands(table: AntePortasTable): TemplateResult {
  const { side } = table;
  const shown = side && table.view.ending === null ? [side] : SIDES;
  return html`<div class="hands ${shown.length > 1 ? "both" : ""}">${
    shown.map((each) => hand(table, each))
  }</div>`;
}

function hand(table: AntePortasTable, side: Side): TemplateResult {
  const { view, say } = table;
  const camp = campOf(view, side);
  const hidden = camp.hand_size - camp.hand.length;
  const args = { side: sideName(say, side), "cards-text": counted(say, "cards", camp.hand_size) };
  const title = isOpen(view, side)
    ? say.words("ap-hand", { ...args, whose: view.viewer === camp.seat ? "mine" : "other" })
    : say.words("ap-hand-hidden", args);
  return html`
    <section class="hand ${side}" aria-label=${title}>
      <h2>${sign(side, 16)} ${title} ${isOpen(view, side) ? army(table, camp.hand) : nothing}</h2>
      <div class="cards" data-row @keydown=${roveKeys}>
          ${camp.hand.map((card, index) => cardInHand(table, card, side, index))}
          ${Array.from(
            { length: hidden },
            () => html`<span class="card hidden ${side}">${sign(side, 30)}</span>`,
          )}
        </div>
    </section>
  `;
}

/** The men of a hand together: Carthage's hand is its army (AP-22). */
function army({ say, view }: AntePortasTable, cards: readonly string[]): TemplateResult {
  const { infantry, cavalry, elephants } = armyOf(view, cards);
  return html`<span class="army">${figure("infantry", number(say, infantry))} ${
    figure("cavalry", number(say, cavalry))
  } ${elephants ? figure("elephants", elephants) : nothing}</span>`;
}

// --- a card ---------------------------------------------------------------------------------------------

function cardInHand(table: AntePortasTable, card: string, side: Side, index: number): TemplateResult {
  const { view, say } = table;
  const half = halfOf(view, card);
  if (!half) return html``;
  const offer = table.side === side ? table.offer(KINDS, { card }) : { choices: [], refusals: [] };
  const chosen = table.isChosen(card);
  return html`<article class="card ${side} ${standing(offer)} ${chosen ? "chosen" : ""} ${
    table.marks(card)
  }" data-key=${card}>
    <button
      class="face"
      data-stop
      data-card=${card}
      tabindex=${index ? -1 : 0}
      aria-label=${spoken(table, card, offer)}
      aria-expanded=${String(chosen)}
      @click=${(event: Event) => click(table, card, offer, event.currentTarget as Element)}
    >
      <span class="name">${cardName(say, view, card)}</span>
      <span class="body">${figuresOf(table, half, side)}<span class="effect">${
    effectText(say, half)
  }</span></span>
      <span class="event">${sign(half.attached ? "attached" : "immediate", 13)}${
    glyphs(half.effect).map((glyph) => figure(glyph.sign, glyph.text, 13))
  }</span>
      ${otherEnd(table, card, side)}
    </button>
    ${chosen ? uses(table, half, side) : nothing}
  </article>`;
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
    other ? html`${sign(far, 11)}<span>${cardName(say, view, other.id)}</span>` : nothing
  }</span>`;
}

function spoken({ say, view }: AntePortasTable, card: string, { choices, refusals }: Offer): string {
  const told = [cardLabel(say, view, card)];
  if (choices.length) told.push(say.words("apt-can", { count: choices.length }));
  else if (refusals[0]) told.push(say.reason(refusals[0].reason));
  return told.join(". ");
}

function click(table: AntePortasTable, card: string, offer: Offer, at: Element): void {
  if (offer.choices.length && table.open) table.takeCard(card);
  else if (offer.refusals.length) table.explain(distinct(offer.refusals), at);
  else table.tell(cardLabel(table.say, table.view, card).split("; "), at);
}
