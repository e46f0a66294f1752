/** The sheet beside a chosen thing: a card in words with what can be done, a pile, a player, the decks. */
import { html, nothing, type TemplateResult } from "lit";
import type { Choice, Refusal } from "../../protocol.ts";
import { sentence } from "../../say.ts";
import { seatMark } from "../../look/icons.ts";
import { icon } from "./art.ts";
import { face, mark } from "./card.ts";
import { offerAt } from "./offers.ts";
import type { FaiyumTable } from "./table.ts";
import type { CardView, HolderView } from "./types.ts";
import { cardAbout, cardName, cardParts, money, owned } from "./words.ts";

/** The sheet of the chosen thing, if it is still there. */
export function sheetPart(table: FaiyumTable): TemplateResult | typeof nothing {
  const [kind = "", name = ""] = table.chosen.split(" ");
  const content = CONTENTS[kind]?.(table, name);
  if (!content) return nothing;
  return html`
    <div class="sheet" role="dialog" aria-label=${content.title} @keydown=${(event: KeyboardEvent) =>
      table.sheetKey(event)}>
      <button class="button small quiet icon close" aria-label=${table.say.words(
        "fa-table-close",
      )} @click=${() => table.pick("")}>✕</button>
      ${content.body}
    </div>
  `;
}

interface Content {
  title: string;
  body: TemplateResult;
}

type Sheet = (table: FaiyumTable, name: string) => Content | undefined;

const CONTENTS: Record<string, Sheet> = {
  hand: (table, id) => cardSheet(table, table.holder.hand.find((card) => card.id === id), `hand ${id}`),
  slot: (table, id) =>
    cardSheet(table, table.view.market.find(({ card }) => card.id === id)?.card, `slot ${id}`),
  pile: (table) => pileSheet(table),
  seat: (table, seat) => seatSheet(table, table.view.seats[Number(seat)]),
  deck: (table) => deckSheet(table),
};

// --- a card ---------------------------------------------------------------------------------------

function cardSheet(table: FaiyumTable, card: CardView | undefined, thing: string): Content | undefined {
  if (!card) return undefined;
  const { say } = table;
  const body = html`
    <div class="large card ${card.type}" aria-hidden="true">${face(say, card)}</div>
    <div class="told">
      <h3>${card.number} ${cardName(say, card)}</h3>
      <ul>${cardParts(say, card).map((part) => html`<li>${part}</li>`)}</ul>
      <p class="about">${mark(card.source)} ${cardAbout(say, card)}</p>
      ${doing(table, thing)}
    </div>
  `;
  return { title: cardName(say, card), body };
}

/** What can be done with the chosen thing, and what cannot and why. */
function doing(table: FaiyumTable, thing: string): TemplateResult {
  const { choices, refusals } = offerAt(table.offers, thing);
  return html`<div class="doing">
    ${table.preview ? nothing : choices.map((choice) => chooseButton(table, choice))}
    ${table.preview ? nothing : refusals.map((refusal) => refusedButton(table, refusal))}
  </div>`;
}

function chooseButton(table: FaiyumTable, choice: Choice): TemplateResult {
  const { kind } = choice.move;
  return html`
    <button class="button ${kind === "cash" ? "" : "main"}" data-action=${choice.action}
      @click=${() => table.choose(choice)}>${sentence(table.say.choice(choice))}${price(
        table,
        choice,
      )}</button>
  `;
}

/** What a purchase costs, beside what the seat has. */
function price({ view, say }: FaiyumTable, { move }: Choice): TemplateResult | typeof nothing {
  const slot = view.market.find(({ card }) => card.id === move.args["card"]);
  if (move.kind !== "buy" || !slot || view.todo[0]?.verb === "order") return nothing;
  const have = money(say, view.seats[view.turn]?.money ?? 0);
  return html`<small>${
    say.words("fa-fact-costs", { "price-text": money(say, slot.price), "money-text": have })
  }</small>`;
}

function refusedButton(table: FaiyumTable, refusal: Refusal): TemplateResult {
  return html`
    <button class="refused" aria-disabled="true"
      @click=${(event: MouseEvent) => table.explain([refusal], event.currentTarget as Element)}>
        <s>${table.say.move(refusal.move)}</s><span>${table.say.reason(refusal.reason)}</span></button>
  `;
}

// --- piles, players, decks ------------------------------------------------------------------------

function row(table: FaiyumTable, cards: readonly CardView[]): TemplateResult {
  if (!cards.length) return html`<p>${table.say.words("fa-none")}</p>`;
  return html`<ol class="row">${
    cards.map((card) =>
      html`<li><span class="card ${card.type}" title=${cardParts(table.say, card).join("; ")}>${
        face(table.say, card)
      }</span></li>`
    )
  }</ol>`;
}

function pileSheet(table: FaiyumTable): Content {
  const { say, holder } = table;
  const title = say.words("fa-table-pile-top-first");
  const body = html`<div class="told wide"><h3>${title}</h3>${doing(table, "pile")}${
    row(table, [...holder.pile].reverse())
  }</div>`;
  return { title, body };
}

function seatSheet(table: FaiyumTable, holder: HolderView | undefined): Content | undefined {
  if (!holder) return undefined;
  const { say } = table;
  const title = say.player(holder.seat);
  const body = html`
    <div class="told wide">
      <h3>${seatMark(holder.seat, 18)} ${title}</h3>
      <p>${owned(say, holder)}</p>
      <h4>${icon("cards")}${say.words("fa-hand-open")}</h4>${row(table, holder.hand)}
      <h4>${icon("pile")}${say.words("fa-table-pile-top-first")}</h4>${row(table, [...holder.pile].reverse())}
      <ul class="scores">${holder.score_lines.map((line) => html`<li>${say.scoreLine(line)}</li>`)}</ul>
    </div>
  `;
  return { title, body };
}

/** What may still come, in no order (FA-27), what is left in the box, and how sure the cards are. */
function deckSheet(table: FaiyumTable): Content {
  const { view, say } = table;
  const names = (ids: readonly string[]) =>
    ids.map((id) => say.card("card", id)).join(", ") || say.words("fa-none");
  const more = view.disasters_left
    ? ` ${say.words("fa-last-deck-disasters", { count: view.disasters_left })}`
    : "";
  const last = view.last_deck.length + view.disasters_left;
  const left = Object.entries(view.pieces_left).map(([piece, count]) =>
    `${say.card("piece", piece)} ${count}`
  );
  const title = say.words("fa-deck-title");
  const body = html`
    <div class="told wide">
      <h3>${title}</h3>
      <p>${say.words("fa-deck", { count: view.deck.length, cards: names(view.deck) })}</p>
      <p>${say.words("fa-last-deck", { count: last, cards: names(view.last_deck) + more })}</p>
      <p>${say.words("fa-gone", { cards: names(view.gone) })}</p>
      <p>${say.words("fa-supply", { pieces: left.join(", ") })}</p>
      <p class="about">${mark("found")}${mark("part")}${mark("rebuilt")} ${say.words("fa-marks")}</p>
    </div>
  `;
  return { title, body };
}
