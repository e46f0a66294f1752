/** The viewer's own hand and discard pile; a spectator sees those of the seat to play. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Say } from "../../say.ts";
import { roveIndex } from "../../look/roving.ts";
import { seatMark } from "../../look/icons.ts";
import { row } from "../row.ts";
import { icon } from "./art.ts";
import { face, mark } from "./card.ts";
import { dragged, waiting } from "./drag.ts";
import { purse } from "./holders.ts";
import { offerAt } from "./offers.ts";
import type { FaiyumTable } from "./asks.ts";
import type { CardView, HolderView } from "./types.ts";
import { cardLabel, thingWords } from "./told.ts";

/** Cards that are alike lie on one another: each card with how many there are. */
export function stacks(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

export function handPart(table: FaiyumTable, holder: HolderView): TemplateResult {
  const { say, view } = table;
  const title = view.viewer === holder.seat
    ? say.words("fa-hand-mine")
    : say.words("fa-table-hand-of", { player: say.player(holder.seat) });
  const held = stacks(holder.hand);
  const card = ([id, count]: [string, number], place: number) =>
    handCard(table, view.cards[id]!, count, place);
  const cards = held.length ? [repeat(held, ([id]) => id, card)] : [];
  return html`
    <section class="hand ${waiting(table, "hand")}" aria-label=${title}>
      <header>${seatMark(holder.seat, 18)}<h2>${title}</h2>${purse(table, holder)} ${legend(table)}</header>
      ${row({ id: "hand", label: title, kind: "cards", empty: say.words("fa-table-hand-empty") }, cards)}
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
  const label = table.told(cardLabel(table.say, table.view, card.id), thing);
  return html`
    <span class="fan">
      <button class="card ${card.type} ${can} ${lit}" data-stop data-thing=${thing}
        data-look="hand:${table.holder.seat}:${card.id}" data-key="card ${card.id}"
        tabindex=${roveIndex(place)} aria-expanded=${table.chosen === thing}
        aria-label=${count > 1 ? table.say.words("fa-times", { card: label, count }) : label}
        data-drag=${dragged(table, thing)}
        @click=${() => table.look(thing)}>
        ${face(table.say, card)}${count > 1 ? html`<span class="times">×${count}</span>` : nothing}
      </button>
    </span>
  `;
}

/** The discard pile from the bottom to the top; the last one lies on top and comes back first. */
export function pilePart(table: FaiyumTable, { seat, pile }: HolderView): TemplateResult {
  const { say, view } = table;
  const can = table.open && offerAt(table.offers, "pile").choices.length > 0 ? "can" : "";
  const heap = table.things.get(`pile:${seat}`);
  const names = [thingWords(say, heap), ...(heap?.things ?? []).map(({ name }) => say.phrase(name))];
  return html`
    <section class="pile ${waiting(table, "pile")}" aria-label=${say.words("fa-table-pile")}>
      <header>${icon("pile")}<h2>${say.words("fa-table-pile")}</h2><b>${pile.length}</b></header>
      <button class="heap ${can}" data-thing="pile" data-look="pile:${seat}" aria-expanded=${table.chosen ===
        "pile"}
        aria-label=${names.join(", ")} @click=${() => table.look("pile")}>
        ${pile.map((id, at) => pileCard(say, view.cards[id]!, at))}
        ${pile.length ? nothing : html`<span class="empty">${say.words("fa-none")}</span>`}
      </button>
    </section>
  `;
}

/** Numbered cards are there once and glide from hand to pile; start cards have copies. */
function pileCard(say: Say, card: CardView, at: number): TemplateResult {
  const key = card.number.startsWith("S") ? `pile ${card.id} ${at}` : `card ${card.id}`;
  return html`<span class="fan"><span class="card ${card.type}" title=${
    say.card("card", card.id)
  } data-key=${key}>
    ${face(say, card)}</span></span>`;
}
