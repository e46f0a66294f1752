/** What everybody owns: fame, money, goods, and how many cards in hand and pile. */
import { html, nothing, type TemplateResult } from "lit";
import { seatMark } from "../../look/icons.ts";
import type { Goal } from "../../protocol.ts";
import { type Say, sentence } from "../../say.ts";
import { nearness, percent } from "../goals.ts";
import { icon } from "./art.ts";
import { offerAt } from "./offers.ts";
import type { FaiyumTable } from "./asks.ts";
import { type FaiyumView, GOODS, type HolderView } from "./types.ts";
import { dealWords } from "../deal.ts";
import { zone } from "./told.ts";

const OVER = -2;

/** What the box still holds, and the crocodiles that are left (FA-1). */
export function supplyPart({ view, say }: FaiyumTable): TemplateResult {
  const { title, facts = [] } = zone(view, "supply");
  const counts = [
    ...Object.entries(view.pieces_left),
    ["crocodile", view.fields.filter(({ crocodile }) => crocodile).length] as [string, number],
  ];
  return html`<section class="supply" aria-label=${say.phrase(title)}>
    ${counts.map(([piece, count], at) => figure(piece, count, facts[at] ? say.phrase(facts[at]) : ""))}
  </section>`;
}

/** What the only seat is near to; with several, fame stands in their rows and the end above the market. */
export function goalsPart({ view, say }: FaiyumTable): TemplateResult | typeof nothing {
  if (view.seats.length > 1) return nothing;
  return html`<ul class="goals">${(view.goals ?? []).map((goal) => goalLine(say, goal))}</ul>`;
}

function goalLine(say: Say, goal: Goal): TemplateResult {
  const { value, of, words } = goal;
  return html`
    <li class="goal ${value >= of ? "met" : ""}">
      <span>${sentence(say.phrase(words))}</span>${nearness(goal)}
      <b>${value} / ${of}</b></li>
  `;
}

/** How near a seat is to the most fame, from 0 to 1. */
function share({ goals }: FaiyumView, seat: number): number {
  const goal = (goals ?? []).find((one) => one.seat === seat);
  return goal ? percent(goal) / 100 : 0;
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
  const words = (message: string, count: number) => say.words(message, { count });
  const acts = view.to_act === holder.seat || (view.to_act !== OVER && view.turn === holder.seat);
  return html`
    <button class="holder ${acts ? "acts" : ""} ${holder.passed ? "passed" : ""}" data-thing=${thing}
      style="--seat: var(--seat-${holder.seat}); --share: ${share(view, holder.seat)}"
      aria-expanded=${table.chosen === thing} @click=${() => table.look(thing)}>
      ${seatMark(holder.seat)}
      <span class="who"><b>${say.player(holder.seat)}</b>${holder.passed
        ? html`${icon("disaster")}<span class="sr">${say.words("fa-passed")}</span>`
        : nothing}</span>
      ${figure("fame", holder.fame, words("fa-fame", holder.fame))}
      ${figure("money", holder.money, words("fa-money", holder.money))}
      ${GOODS.map((good) => goodFigure(say, holder, good))}
      ${figure("cards", holder.hand.length, say.words("fa-table-hand-count", { count: holder.hand.length }))}
      ${figure("pile", holder.pile.length, say.words("fa-table-pile-count", { count: holder.pile.length }))}
    </button>
  `;
}

/** The rewards of the pharaoh's challenge that this game has (FA-82). */
function rewards({ view, say }: FaiyumTable): TemplateResult {
  const { title, facts = [] } = zone(view, "rewards");
  return html`
    <details class="rewards">
      <summary>${say.phrase(title)} (${facts.length})</summary>
      <ol>${facts.map((fact) => html`<li>${say.phrase(fact)}</li>`)}</ol>
    </details>
  `;
}

function goodWords(say: Say, holder: HolderView, good: string): string {
  return say.words("fa-amount", { count: holder.goods[good] ?? 0, good: say.card("good", good) });
}

function goodFigure(say: Say, holder: HolderView, good: string): TemplateResult {
  return figure(good, holder.goods[good] ?? 0, goodWords(say, holder, good));
}

function figure(name: string, count: number, words: string): TemplateResult {
  return html`<span class="figure ${count ? "" : "none"}" title=${words}>
    ${icon(name)}<span aria-hidden="true">${count}</span><span class="sr">${words}</span></span>`;
}

/** The viewer's own money and goods, large; those that can pay now are buttons. */
export function purse(table: FaiyumTable, holder: HolderView): TemplateResult {
  const { say } = table;
  const coin = purseThing(
    table,
    "button pay-money",
    "money",
    holder.money,
    say.words("fa-money", { count: holder.money }),
  );
  const goods = GOODS.map((good) =>
    purseThing(table, `good ${good}`, good, holder.goods[good] ?? 0, goodWords(say, holder, good))
  );
  return html`<div class="purse" role="group" aria-label=${say.words("fa-table-purse")}>
    ${figure("fame", holder.fame, say.words("fa-fame", { count: holder.fame }))}${coin}${goods}
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
  const told = choice ? dealWords(table.say, choice) : table.say.reason(refusals[0]!.reason);
  return html`
    <button class="figure ${choice ? "can" : "cannot"}" data-thing=${thing} aria-disabled=${choice
      ? nothing
      : "true"}
      title=${told} @click=${(event: MouseEvent) => table.press(thing, event.currentTarget as Element)}>
        ${icon(art)}<span aria-hidden="true">${count}</span><span class="sr">${words}: ${told}</span></button>
  `;
}
