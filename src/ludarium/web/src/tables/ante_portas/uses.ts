// What can be done with the card that is taken up: its uses on the card itself, each with what it does.

import { html, nothing, type TemplateResult } from "lit";
import type { HalfView } from "../../protocol.ts";
import { type Offer, standing } from "../offers.ts";
import { type Side, type Sign, sign } from "./pieces.ts";
import { type Laying, LAYINGS } from "./chosen.ts";
import type { AntePortasTable } from "./table.ts";
import {
  armyOf,
  cityName,
  counted,
  effectText,
  figures,
  men,
  moneyThere,
  otherHalf,
  placeName,
} from "./words.ts";

type DirectKind = "march" | "attach" | "event" | "morale" | "lose" | "discard";

const SIGNS: Readonly<Record<DirectKind | Laying, Sign>> = {
  march: "march",
  attach: "attached",
  event: "immediate",
  morale: "morale",
  lose: "lost",
  discard: "lost",
  army: "infantry",
  money: "wealth",
};

export function uses(table: AntePortasTable, half: HalfView, side: Side): TemplateResult {
  const direct: DirectKind[] = ["march", half.attached ? "attach" : "event", "morale", "lose", "discard"];
  return html`<div class="uses">
    ${layings(table, half)}
    <div class="direct">${direct.map((kind) => directUse(table, half, side, kind))}</div>
    ${otherSide(table, half, side)}
  </div>`;
}

// --- uses that need no place ----------------------------------------------------------------------------

function directUse(
  table: AntePortasTable,
  half: HalfView,
  side: Side,
  kind: DirectKind,
): TemplateResult | typeof nothing {
  const offer = table.offer(kind, { card: half.id });
  if (standing(offer) === "rests") return nothing;
  const facts = factsOf(table, half, side, kind);
  return html`
    <button
      class="use ${standing(offer)} ${kind}"
      aria-disabled=${String(!offer.choices.length)}
      aria-label=${[spoken(table, offer), ...facts].join(". ")}
      @click=${(event: Event) => table.use(offer, event.currentTarget as Element)}
    >
        ${sign(SIGNS[kind], 18)}<span class="title">${table.say.words(`apt-do-${kind}`)}</span>
        <span class="fact">${facts.join(" · ")}</span>
      </button>
  `;
}

function spoken({ say }: AntePortasTable, { choices, refusals }: Offer): string {
  if (choices[0]) return say.choice(choices[0]);
  return refusals[0] ? `${say.move(refusals[0].move)}. ${say.reason(refusals[0].reason)}` : "";
}

/** What a use takes and brings, as the terminal tells it. */
function factsOf(table: AntePortasTable, half: HalfView, side: Side, kind: DirectKind): string[] {
  const { say, view } = table;
  const goes = say.words(`goes-${half.goes}`);
  switch (kind) {
    case "march":
      return [counted(say, "march", half.march), ...together(table, half), leaves(table, half)];
    case "attach":
      return [effectText(say, half), leaves(table, half)];
    case "event":
      return [effectText(say, half), side === "rome" ? goes : leaves(table, half)];
    case "morale":
      return [say.words("ap-fact-morale", { by: half.morale, morale: view.morale }), goes];
    case "lose":
      return [figures(say, half, side)];
    case "discard":
      return [goes];
  }
}

function together({ say, view }: AntePortasTable, half: HalfView): string[] {
  return view.march ? [say.words("ap-fact-together", { count: view.march + half.march })] : [];
}

/** The army that a card leaves in Carthage's hand. */
function leaves({ say, view }: AntePortasTable, half: HalfView): string {
  const { infantry, cavalry } = armyOf(view, view.carthage.hand.filter((card) => card !== half.id));
  return say.words("ap-fact-left", { men: men(say, infantry, cavalry) });
}

// --- laying face down -----------------------------------------------------------------------------------

function layings(table: AntePortasTable, half: HalfView): TemplateResult | typeof nothing {
  const offers = LAYINGS.map((use) => table.offer(["secret", "named"], { card: half.id, use }));
  if (offers.every((offer) => standing(offer) === "rests")) return nothing;
  const { say } = table;
  return html`<div class="layings" role="group" aria-label=${say.words("apt-lay")}>
    <p class="title">${say.words("apt-lay")}</p>
    <div class="as">${LAYINGS.map((use, place) => layingButton(table, half, use, offers[place]!))}</div>
    ${places(table, half)}
  </div>`;
}

function layingButton(table: AntePortasTable, half: HalfView, use: Laying, offer: Offer): TemplateResult {
  const { say, chosen } = table;
  const pressed = chosen?.what === "card" && chosen.use === use;
  const fact = layingFact(table, half, use);
  const title = say.card("use", use);
  const label = [title, fact, ...(offer.choices.length ? [] : [spoken(table, offer)])].join(". ");
  return html`
    <button
      class="use lay ${standing(offer)} ${pressed ? "pressed" : ""}"
      aria-pressed=${String(pressed)}
      aria-disabled=${String(!offer.choices.length)}
      aria-label=${label}
      @click=${(event: Event) =>
        offer.choices.length ? table.layAs(use) : table.use(offer, event.currentTarget as Element)}
    >${sign(
      use === "event" ? "attached" : SIGNS[use],
      16,
    )}<span class="title">${title}</span><span class="fact">${fact}</span></button>
  `;
}

function layingFact({ say, view }: AntePortasTable, half: HalfView, use: Laying): string {
  if (use === "army") return men(say, half.infantry, half.cavalry);
  if (use === "event") return effectText(say, half);
  const args = { count: half.wealth, together: moneyThere(view) + half.wealth, price: view.price };
  return say.words("ap-fact-money", args);
}

/** Where the card can be laid: the secret target and cities named already, besides every city on the map. */
function places(table: AntePortasTable, half: HalfView): TemplateResult | typeof nothing {
  const { chosen, say, view } = table;
  if (chosen?.what !== "card") return nothing;
  const args = { card: half.id, use: chosen.use };
  const secret = table.offer("secret", args);
  const named = view.stacks.filter(({ place }) => place !== "secret").map(({ place }) => place);
  const offers = named.map((city) => table.offer("named", { ...args, city }));
  return html`<div class="places">
    ${placeButton(table, placeName(say, "secret"), secret)}
    ${named.map((city, place) => placeButton(table, cityName(say, city), offers[place]!))}
    ${chosen.use === "money" ? nothing : html`<span class="or">${say.words("apt-or-map")}</span>`}
  </div>`;
}

function placeButton(table: AntePortasTable, name: string, offer: Offer): TemplateResult | typeof nothing {
  if (standing(offer) === "rests") return nothing;
  return html`
    <button
      class="place ${standing(offer)}"
      aria-disabled=${String(!offer.choices.length)}
      aria-label=${spoken(table, offer)}
      @click=${(event: Event) => table.use(offer, event.currentTarget as Element)}
    >${name}</button>
  `;
}

// --- the other half -------------------------------------------------------------------------------------

/** What the other side has of the card. */
function otherSide(
  { say, view }: AntePortasTable,
  half: HalfView,
  side: Side,
): TemplateResult | typeof nothing {
  const other = otherHalf(view, half.id);
  if (!other) return nothing;
  const far: Side = side === "rome" ? "carthage" : "rome";
  return html`<p class="far ${far}">${sign(far, 13)} <span>${figures(say, other, far)}. ${
    effectText(say, other)
  }</span></p>`;
}
