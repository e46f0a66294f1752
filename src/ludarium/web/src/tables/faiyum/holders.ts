/** What everybody owns: fame, money, goods, and how many cards in hand and pile. */
import { html, nothing, type TemplateResult } from "lit";
import { seatMark } from "../../look/icons.ts";
import { icon } from "./art.ts";
import { offerAt } from "./offers.ts";
import type { FaiyumTable } from "./table.ts";
import { GOODS, type HolderView } from "./types.ts";
import { amount, money } from "./words.ts";

/** What the box still holds, and the crocodiles that are left (FA-1). */
export function supplyPart({ view, say }: FaiyumTable): TemplateResult {
  const crocodiles = view.fields.filter(({ crocodile }) => crocodile).length;
  const words = (piece: string, count: number) => `${say.card("piece", piece)} ${count}`;
  return html`<section class="supply" aria-label=${say.words("fa-table-supply")}>
    ${Object.entries(view.pieces_left).map(([piece, count]) => figure(piece, count, words(piece, count)))}
    ${figure("crocodile", crocodiles, say.words("fa-crocodiles", { count: crocodiles }))}
  </section>`;
}

export function holdersPart(table: FaiyumTable): TemplateResult {
  const { view, say } = table;
  return html`<section class="holders" aria-label=${say.words("fa-table-players")}>
    ${view.seats.map((holder) => holderRow(table, holder))} ${view.rewards ? rewards(table) : nothing}
  </section>`;
}

function holderRow(table: FaiyumTable, holder: HolderView): TemplateResult {
  const { view, say } = table;
  const thing = `seat ${holder.seat}`;
  const acts = view.to_act === holder.seat || (view.to_act !== -2 && view.turn === holder.seat);
  return html`
    <button class="holder ${acts ? "acts" : ""} ${holder.passed ? "passed" : ""}" data-thing=${thing}
      aria-expanded=${table.chosen === thing} @click=${() => table.pick(thing)}>
      ${seatMark(holder.seat)}
      <span class="who"><b>${say.player(holder.seat)}</b>${holder.passed
        ? html`${icon("disaster")}<span class="sr">${say.words("fa-table-passed")}</span>`
        : nothing}</span>
      ${figure("fame", holder.fame, amount(say, "fame", holder.fame))}
      ${figure("money", holder.money, money(say, holder.money))}
      ${GOODS.map((good) =>
        figure(good, holder.goods[good] ?? 0, amount(say, good, holder.goods[good] ?? 0))
      )}
      ${figure("cards", holder.hand.length, say.words("fa-table-hand-count", { count: holder.hand.length }))}
      ${figure("pile", holder.pile.length, say.words("fa-table-pile-count", { count: holder.pile.length }))}
    </button>
  `;
}

/** The rewards of the pharaoh's challenge that this game has (FA-82). */
function rewards({ view, say }: FaiyumTable): TemplateResult {
  const told = Array.from({ length: view.rewards }, (_, at) => say.words(`reward-${at + 1}`));
  return html`
    <details class="rewards">
      <summary>${say.words("fa-table-rewards", { count: view.rewards })}</summary>
      <ol>${told.map((words) => html`<li>${words}</li>`)}</ol>
    </details>
  `;
}

function figure(name: string, count: number, words: string): TemplateResult {
  return html`<span class="figure ${count ? "" : "none"}" title=${words}>
    ${icon(name)}<span aria-hidden="true">${count}</span><span class="sr">${words}</span></span>`;
}

/** The viewer's own money and goods, large; those that can pay now are buttons. */
export function purse(table: FaiyumTable, holder: HolderView): TemplateResult {
  const { say } = table;
  const coin = purseThing(table, "button pay-money", "money", holder.money, money(say, holder.money));
  const goods = GOODS.map((good) => {
    const count = holder.goods[good] ?? 0;
    return purseThing(table, `good ${good}`, good, count, amount(say, good, count));
  });
  return html`<div class="purse" role="group" aria-label=${say.words("fa-table-purse")}>
    ${figure("fame", holder.fame, amount(say, "fame", holder.fame))}${coin}${goods}
  </div>`;
}

function purseThing(
  table: FaiyumTable,
  thing: string,
  art: string,
  count: number,
  words: string,
): TemplateResult {
  const { choices, refusals } = offerAt(table.offers, thing);
  if (!table.open || (!choices.length && !refusals.length)) return figure(art, count, words);
  const choice = choices[0];
  const told = choice ? table.say.choice(choice) : table.say.reason(refusals[0]!.reason);
  return html`
    <button class="figure ${choice ? "can" : "cannot"}" data-thing=${thing} aria-disabled=${choice
      ? nothing
      : "true"}
      title=${told} @click=${(event: MouseEvent) => table.press(thing, event.currentTarget as Element)}>
        ${icon(art)}<span aria-hidden="true">${count}</span><span class="sr">${words}: ${told}</span></button>
  `;
}
