/** The market in rising order with its prices and tokens, the disasters, and the decks behind it. */
import { html, nothing, type TemplateResult } from "lit";
import { roveIndex, roveKeys } from "../../look/roving.ts";
import { icon } from "./art.ts";
import { face } from "./card.ts";
import { offerAt } from "./offers.ts";
import type { FaiyumTable } from "./table.ts";
import type { SlotView } from "./types.ts";
import { cardLabel, money } from "./words.ts";

const DISASTERS = 4;

export function marketPart(table: FaiyumTable): TemplateResult {
  const { view, say } = table;
  return html`
    <section class="market" aria-label=${say.words("fa-table-market")}>
      <header>
        <h2>${say.words("fa-table-market")}</h2>
        ${view.free_tokens
          ? html`<span class="figure" title=${say.words("fa-table-free-tokens")}>
          <span class="token" aria-hidden="true">−1</span>${view.free_tokens}
          <span class="sr">${say.words("fa-table-free-tokens")}</span></span>`
          : nothing}
        ${disasters(table)}
        <button class="button small quiet" data-thing="deck" aria-expanded=${table.chosen === "deck"}
          @click=${() => table.pick("deck")}>
          ${icon("pile")}${say.words("fa-table-decks", {
            deck: view.deck.length,
            last: view.last_deck.length + view.disasters_left,
          })}
        </button>
      </header>
      ${view.market.length
        ? html`<div class="slots" role="group" aria-label=${say.words("fa-market")} @keydown=${roveKeys}>
            ${view.market.map((slot, place) => slotPart(table, slot, place))}
          </div>`
        : html`<p class="empty">${say.words("fa-market-empty")}</p>`}
    </section>
  `;
}

function disasters(table: FaiyumTable): TemplateResult {
  const { view, say } = table;
  const out = say.words("fa-disasters", { out: view.disasters_out });
  const fames = view.disaster_fame.some(Boolean)
    ? say.words("fa-disaster-fame", { fames: view.disaster_fame.join(", ") })
    : "";
  return html`<span class="disasters" role="img" aria-label="${out} ${fames}" title="${out} ${fames}">
    ${
    Array.from({ length: DISASTERS }, (_, at) => icon("disaster", at < view.disasters_out ? "out" : "hidden"))
  }
  </span>`;
}

function slotPart(table: FaiyumTable, slot: SlotView, place: number): TemplateResult {
  const { say } = table;
  const thing = `slot ${slot.card.id}`;
  const can = table.open && offerAt(table.offers, thing).choices.length > 0;
  return html`
    <div class="slot ${slot.current ? "current" : "later"} ${can ? "can" : ""}">
      <button class="card ${slot.card.type} ${table.lit.has(slot.card.id)
        ? "lit"
        : ""}" data-stop data-thing=${thing}
        data-key="card ${slot.card.id}" tabindex=${roveIndex(place)}
        aria-label=${table.told(`${priceWords(table, slot)}, ${cardLabel(say, slot.card)}`, thing)}
        aria-expanded=${table.chosen === thing} @click=${() => table.pick(thing)}>
        ${face(say, slot.card, priceTag(table, slot))}
      </button>
      ${slot.token ? html`<span class="token" aria-hidden="true">−1</span>` : nothing}
    </div>
  `;
}

function priceTag({ say }: FaiyumTable, slot: SlotView): TemplateResult {
  return slot.current
    ? html`<span class="price">${icon("money")}${slot.price}</span>`
    : html`<i class="later">${say.words("fa-later")}</i>`;
}

function priceWords({ say }: FaiyumTable, slot: SlotView): string {
  if (!slot.current) return say.words("fa-later");
  const price = money(say, slot.price);
  return slot.token ? say.words("fa-token", { "price-text": price }) : price;
}
