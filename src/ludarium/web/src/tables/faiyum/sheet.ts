/** The sheet beside a chosen thing: a card in words with what can be done, a pile, a player, the decks. */
import { meant } from "../../choices.ts";
import { html, nothing, type TemplateResult } from "lit";
import type { Choice, Refusal } from "../../protocol.ts";
import { sentence } from "../../say.ts";
import { seatMark } from "../../look/icons.ts";
import { icon } from "./art.ts";
import { face, mark } from "./card.ts";
import { offerAt } from "./offers.ts";
import type { FaiyumTable } from "./asks.ts";
import type { HolderView } from "./types.ts";
import { deal } from "../deal.ts";
import { cardParts, zone } from "./told.ts";

/** The sheet of the chosen thing, if it is still there. */
export function sheetPart(table: FaiyumTable): TemplateResult | typeof nothing {
  const [kind = "", name = ""] = table.chosen.split(" ");
  const content = CONTENTS[kind]?.(table, name);
  if (!content) return nothing;
  return html`
    <div class="sheet" popover="manual" role="dialog" aria-label=${content.title} @keydown=${(
      event: KeyboardEvent,
    ) => table.sheetKey(event)}>
      <button class="button small quiet icon close" aria-label=${table.say.words(
        "fa-table-close",
      )} @click=${() => table.look("")}>✕</button>
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
  hand: (table, id) => cardSheet(table, table.holder.hand.find((card) => card === id), `hand ${id}`),
  slot: (table, id) =>
    cardSheet(table, table.view.market.find(({ card }) => card === id)?.card, `slot ${id}`),
  pile: (table) => pileSheet(table),
  seat: (table, seat) => seatSheet(table, table.view.seats[Number(seat)]),
  deck: (table) => deckSheet(table),
};

// --- a card ---------------------------------------------------------------------------------------

function cardSheet(table: FaiyumTable, id: string | undefined, thing: string): Content | undefined {
  const card = id === undefined ? undefined : table.view.cards[id];
  if (!card) return undefined;
  const { say } = table;
  const name = say.card("card", card.id);
  const body = html`
    <div class="large card ${card.type}" aria-hidden="true">${face(say, card)}</div>
    <div class="told">
      <h3>${card.number} ${name}</h3>
      <ul>${cardParts(say, card.id).map((part) => html`<li>${part}</li>`)}</ul>
      ${doing(table, thing)}
    </div>
  `;
  return { title: name, body };
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
    <button class="button ${kind === "cash" ? "" : "main"}" data-action=${meant(choice)}
      @click=${() => table.choose(choice)}>${sentence(table.say.choice(choice))}${deal(
        table.say,
        choice,
      )}</button>
  `;
}

function refusedButton(table: FaiyumTable, refusal: Refusal): TemplateResult {
  return html`
    <button class="refused" aria-disabled="true"
      @click=${(event: MouseEvent) => table.explain([refusal], event.currentTarget as Element)}>
        <s>${table.say.move(refusal.move)}</s><span>${table.say.reason(refusal.reason)}</span></button>
  `;
}

// --- piles, players, decks ------------------------------------------------------------------------

function row(table: FaiyumTable, cards: readonly string[]): TemplateResult {
  const { say, view } = table;
  if (!cards.length) return html`<p>${say.words("fa-none")}</p>`;
  return html`<ol class="row">${
    cards.map((id) =>
      html`<li><span class="card ${view.cards[id]!.type}" title=${cardParts(say, id).join("; ")}>${
        face(say, view.cards[id]!)
      }</span></li>`
    )
  }</ol>`;
}

function pileWords({ say, things }: FaiyumTable, seat: number): string {
  const pile = things.get(`pile:${seat}`);
  return pile ? say.phrase(pile.name) : "";
}

function pileSheet(table: FaiyumTable): Content {
  const { holder } = table;
  const title = pileWords(table, holder.seat);
  const body = html`<div class="told wide"><h3>${title}</h3>${doing(table, "pile")}${
    row(table, [...holder.pile].reverse())
  }</div>`;
  return { title, body };
}

function seatSheet(table: FaiyumTable, holder: HolderView | undefined): Content | undefined {
  if (!holder) return undefined;
  const { say, view } = table;
  const title = say.player(holder.seat);
  const body = html`
    <div class="told wide">
      <h3>${seatMark(holder.seat, 18)} ${title}</h3>
      <p>${say.phrases(zone(view, `seat:${holder.seat}`).facts ?? [])}</p>
      <h4>${icon("cards")}${say.words("fa-hand-open")}</h4>${row(table, holder.hand)}
      <h4>${icon("pile")}${pileWords(table, holder.seat)}</h4>${row(table, [...holder.pile].reverse())}
      <ul class="scores">${holder.score_lines.map((line) => html`<li>${say.scoreLine(line)}</li>`)}</ul>
    </div>
  `;
  return { title, body };
}

/** What may still come, in no order (FA-27), what is left in the box, and how sure the cards are. */
function deckSheet({ view, say }: FaiyumTable): Content {
  const [decks, supply] = [zone(view, "decks"), zone(view, "supply")];
  const title = say.phrase(decks.title);
  const body = html`
    <div class="told wide">
      <h3>${title}</h3>
      ${(decks.facts ?? []).map((fact) => html`<p>${say.phrase(fact)}</p>`)}
      <p>${say.phrase(supply.title)}: ${say.phrases(supply.facts ?? [])}</p>
      <p class="about">${mark("found")}${mark("part")}${mark("rebuilt")} ${say.words("fa-marks")}</p>
    </div>
  `;
  return { title, body };
}
