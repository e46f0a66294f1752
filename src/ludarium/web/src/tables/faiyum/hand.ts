/** The viewer's own hand and discard pile; a spectator sees those of the seat to play. */
import { html, nothing, type TemplateResult } from "lit";
import type { Say } from "../../say.ts";
import { roveIndex, roveKeys } from "../../look/roving.ts";
import { seatMark } from "../../look/icons.ts";
import { icon } from "./art.ts";
import { face, mark } from "./card.ts";
import { purse } from "./holders.ts";
import { offerAt } from "./offers.ts";
import type { FaiyumTable } from "./table.ts";
import type { CardView, HolderView } from "./types.ts";
import { cardLabel, cardName, cardNames } from "./words.ts";

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
  const cards = stacks(holder.hand).map(([card, count], place) => handCard(table, card, count, place));
  return html`
    <section class="hand" aria-label=${title}>
      <header>${seatMark(holder.seat, 18)}<h2>${title}</h2>${purse(table, holder)} ${legend(table)}</header>
      ${cards.length
        ? html`<div class="cards" role="group" aria-label=${title} @keydown=${roveKeys}>${cards}</div>`
        : html`<p class="empty">${say.words("fa-table-hand-empty")}</p>`}
    </section>
  `;
}

/** What the small discs on the cards mean. */
function legend({ say }: FaiyumTable): TemplateResult {
  const sources = ["found", "part", "rebuilt"] as const;
  return html`<p class="legend" title=${say.words("fa-marks")}>
    ${sources.map((source) => html`<span>${mark(source)} ${say.words(`fa-mark-${source}`)}</span>`)}
  </p>`;
}

function handCard(table: FaiyumTable, card: CardView, count: number, place: number): TemplateResult {
  const thing = `hand ${card.id}`;
  const kinds = table.open ? offerAt(table.offers, thing).choices.map(({ move }) => move.kind) : [];
  const can = kinds.includes("play") || kinds.includes("offer") ? "can" : "";
  const lit = table.lit.has(card.id) ? "lit" : "";
  const label = table.told(cardLabel(table.say, card), thing);
  return html`
    <span class="fan">
      <button class="card ${card.type} ${can} ${lit}" data-stop data-thing=${thing}
        data-key="card ${card.id}"
        tabindex=${roveIndex(place)} aria-expanded=${table.chosen === thing}
        aria-label=${count > 1 ? table.say.words("fa-times", { card: label, count }) : label}
        @click=${() => table.pick(thing)}>
        ${face(table.say, card)}${count > 1 ? html`<span class="times">×${count}</span>` : nothing}
      </button>
    </span>
  `;
}

/** The discard pile from the bottom to the top; the last one lies on top and comes back first. */
export function pilePart(table: FaiyumTable, { pile }: HolderView): TemplateResult {
  const { say } = table;
  const can = table.open && offerAt(table.offers, "pile").choices.length > 0 ? "can" : "";
  const names = cardNames(say, [...pile].reverse());
  return html`
    <section class="pile" aria-label=${say.words("fa-table-pile")}>
      <header>${icon("pile")}<h2>${say.words("fa-table-pile")}</h2><b>${pile.length}</b></header>
      <button class="heap ${can}" data-thing="pile" aria-expanded=${table.chosen === "pile"}
        aria-label=${say.words("fa-pile", { cards: names })} @click=${() => table.pick("pile")}>
        ${pile.map((card, at) => pileCard(say, card, at))}
        ${pile.length ? nothing : html`<span class="empty">${say.words("fa-none")}</span>`}
      </button>
    </section>
  `;
}

/** Numbered cards are there once and glide from hand to pile; start cards have copies. */
function pileCard(say: Say, card: CardView, at: number): TemplateResult {
  const key = card.number.startsWith("S") ? `pile ${card.id} ${at}` : `card ${card.id}`;
  return html`<span class="fan"><span class="card ${card.type}" title=${cardName(say, card)} data-key=${key}>
    ${face(say, card)}</span></span>`;
}
