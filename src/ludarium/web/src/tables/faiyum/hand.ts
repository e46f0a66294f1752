/** The viewer's own hand and discard pile; a spectator sees those of the seat to play. */
import { html, nothing, type TemplateResult } from "lit";
import { roveIndex, roveKeys } from "../../look/roving.ts";
import { icon } from "./art.ts";
import { face } from "./card.ts";
import { emblem, purse } from "./holders.ts";
import { offerAt } from "./offers.ts";
import type { FaiyumTable } from "./table.ts";
import type { CardView, HolderView } from "./types.ts";
import { cardLabel, cardName, cardNames } from "./words.ts";

const PILE_ROOM = 150; // pixels beside the uppermost card

/** Cards that are alike lie on one another. */
export function stacks(cards: readonly CardView[]): [CardView, number][] {
  const found = new Map<string, [CardView, number]>();
  for (const card of cards) {
    const stack = found.get(card.id);
    if (stack) stack[1] += 1;
    else found.set(card.id, [card, 1]);
  }
  return [...found.values()];
}

export function handPart(table: FaiyumTable, holder: HolderView): TemplateResult {
  const { say, view } = table;
  const title = view.viewer === holder.seat
    ? say.words("fa-hand-mine")
    : say.words("fa-table-hand-of", { player: say.player(holder.seat) });
  return html`
    <section class="hand" aria-label=${title}>
      <header>${emblem(holder.seat)}<h3>${title}</h3>${purse(table, holder)}</header>
      <div class="cards" role="group" aria-label=${title} @keydown=${roveKeys}>
        ${stacks(holder.hand).map(([card, count], place) => handCard(table, card, count, place))}
        ${holder.hand.length ? nothing : html`<p class="empty">${say.words("fa-table-hand-empty")}</p>`}
      </div>
    </section>
  `;
}

function handCard(table: FaiyumTable, card: CardView, count: number, place: number): TemplateResult {
  const thing = `hand ${card.id}`;
  const { choices } = offerAt(table.offers, thing);
  const kinds = choices.map(({ move }) => move.kind);
  const state = !table.open || !kinds.length
    ? ""
    : kinds.includes("play") || kinds.includes("offer")
    ? "can"
    : "some";
  const label = cardLabel(table.say, card);
  return html`
    <span class="fan"><button class="card ${card.type} ${state} ${table.lit.has(card.id)
      ? "lit"
      : ""}" data-stop data-thing=${thing}
      data-key="card ${card.id}" tabindex=${roveIndex(place)} aria-expanded=${table.chosen === thing}
      aria-label=${count > 1 ? table.say.words("fa-times", { card: label, count }) : label}
      @click=${() => table.pick(thing)}>
      ${face(table.say, card)}${count > 1 ? html`<span class="times">×${count}</span>` : nothing}
    </button></span>
  `;
}

/** How much of a card shows under the next one, so that every pile fits. */
function peek(cards: number): number {
  return Math.min(28, Math.floor(PILE_ROOM / Math.max(1, cards - 1)));
}

/** The discard pile from the bottom to the top; the last one lies on top and comes back first. */
export function pilePart(table: FaiyumTable, holder: HolderView): TemplateResult {
  const { say } = table;
  const can = table.open && offerAt(table.offers, "pile").choices.length > 0;
  const names = cardNames(say, [...holder.pile].reverse());
  return html`
    <section class="pile" aria-label=${say.words("fa-table-pile")}>
      <header>${icon("pile")}<h3>${say.words("fa-table-pile")}</h3><span class="count">${holder.pile
        .length}</span></header>
      <button class="heap ${can ? "can" : ""}" data-thing="pile" style="--peek: ${peek(
        holder.pile.length,
      )}px" aria-expanded=${table.chosen === "pile"}
        aria-label=${say.words("fa-pile", { cards: names })} @click=${() => table.pick("pile")}>
        ${holder.pile.map((card, at) =>
          html`
            <span class="card ${card.type} ${at === holder.pile.length - 1 ? "upper" : ""}" title=${cardName(
              say,
              card,
            )}
              data-key="pile ${card.id} ${at}">${face(say, card)}</span>
          `
        )}
        ${holder.pile.length ? nothing : html`<span class="empty">${say.words("fa-none")}</span>`}
      </button>
    </section>
  `;
}
