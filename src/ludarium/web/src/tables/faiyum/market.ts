/** The market in rising order with its prices and tokens, the disasters, and the decks behind it. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { roveIndex } from "../../look/roving.ts";
import { row } from "../row.ts";
import { icon } from "./art.ts";
import { face } from "./card.ts";
import { dragged } from "./drag.ts";
import { offerAt } from "./offers.ts";
import type { FaiyumTable } from "./asks.ts";
import type { SlotView } from "./types.ts";
import { cardLabel, zone } from "./told.ts";

export function marketPart(table: FaiyumTable): TemplateResult {
  const { view, say } = table;
  const title = say.phrase(zone(view, "market").title);
  return html`
    <section class="market" aria-label=${title}>
      <header>
        <h2>${title}</h2>
        ${disasters(table)}
        <button class="button small quiet" data-thing="deck" aria-expanded=${table.chosen === "deck"}
          @click=${() => table.look("deck")}>
          ${icon("pile")}${say.words("fa-table-decks", {
            deck: view.deck.length,
            last: view.last_deck.length + view.disasters_left,
          })}
        </button>
      </header>
      ${row(
        { id: "market", label: title, kind: "slots", empty: say.words("fa-market-empty") },
        view.market.length
          ? [repeat(view.market, ({ card }) => card, (slot, place) => slotPart(table, slot, place))]
          : [],
      )}
    </section>
  `;
}

/** How many disasters are out, with all that the market says in words. */
function disasters({ view, say }: FaiyumTable): TemplateResult {
  const words = say.phrases(zone(view, "market").facts ?? []);
  return html`<span class="disasters" role="img" aria-label=${words} title=${words}>
    ${
    Array.from(
      { length: view.disasters },
      (_, at) => icon("disaster", at < view.disasters_out ? "out" : "hidden"),
    )
  }<b>${view.disasters_out}/${view.disasters}</b>
  </span>`;
}

function slotPart(table: FaiyumTable, slot: SlotView, place: number): TemplateResult {
  const { say, view } = table;
  const card = view.cards[slot.card]!;
  const thing = `slot ${card.id}`;
  const can = table.open && offerAt(table.offers, thing).choices.length > 0;
  const price = say.phrases(table.things.get(`market:${card.id}`)?.facts ?? []);
  return html`
    <div class="slot ${slot.current ? "current" : "later"} ${can ? "can" : ""}">
      <button class="card ${card.type} ${table.lit.has(card.id)
        ? "lit"
        : ""}" data-stop data-thing=${thing} data-look="market:${card.id}"
        data-key="card ${card.id}"
        tabindex=${roveIndex(place)}
        aria-label=${table.told(`${price}, ${cardLabel(say, view, card.id)}`, thing)}
        data-drag=${dragged(table, thing)}
        aria-expanded=${table.chosen === thing} @click=${() => table.look(thing)}>
        ${face(say, card, priceTag(table, slot, price))}
      </button>
    </div>
  `;
}

/** The price, with the full one struck through where a token lowers it. */
function priceTag({ say }: FaiyumTable, slot: SlotView, words: string): TemplateResult {
  if (!slot.current) return html`<i class="later">${say.words("fa-later")}</i>`;
  return html`<span class="price" title=${words}>${
    slot.price < slot.full_price ? html`<s>${slot.full_price}</s>` : nothing
  }${icon("money")}${slot.price}</span>`;
}
