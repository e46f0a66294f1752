// The card that is taken up, large: each sign of it named, its uses with what they bring and take, and its other half.

import { html, nothing, type TemplateResult } from "lit";
import { icons } from "../../look/icons.ts";
import type { HalfView } from "../../protocol.ts";
import { deal, dealWords } from "../deal.ts";
import { type Offer, standing } from "../offers.ts";
import type { AntePortasTable } from "./asks.ts";
import { type DirectKind, type Laying, LAYINGS } from "./chosen.ts";
import { halfOf, otherHalf } from "./halves.ts";
import { faceRows } from "./face.ts";
import { type Side, type Sign, sign } from "./pieces.ts";
import { thingOf, told } from "../things.ts";

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

/** It lies over the panels beside the map, or on a small screen over the hand, and moves nothing. */
export function sheet(table: AntePortasTable): TemplateResult | typeof nothing {
  const { chosen, say, side, view } = table;
  const half = chosen?.what === "card" ? halfOf(view, chosen.id) : undefined;
  if (!half || !side) return nothing;
  const name = say.card("card", half.id);
  const direct: DirectKind[] = ["march", half.attached ? "attach" : "event", "morale", "lose", "discard"];
  return html`<section class="sheet ${side}" aria-label=${name}>
    <header>
      ${sign(side, 18)}<h3>${name}</h3>
      <button class="close" tabindex="-1" aria-label=${say.words("web-close")} @click=${() =>
    table.takeCard(half.id)}>${icons.close()}</button>
    </header>
    <div class="uses">
      ${layings(table, half)}
      <div class="direct">${direct.map((kind) => directUse(table, half, kind))}</div>
    </div>
    ${faceRows(say, half.id, side)} ${otherSide(table, half, side)}
  </section>`;
}

/** What a use brings and takes, or why it is not possible. */
function facts({ say }: AntePortasTable, { choices: [choice], refusals: [refusal] }: Offer): TemplateResult {
  if (!choice) return html`<span class="fact">${refusal ? say.reason(refusal.reason) : nothing}</span>`;
  return html`<span class="fact">${deal(say, choice)}</span>`;
}

function spoken({ say }: AntePortasTable, { choices: [choice], refusals: [refusal] }: Offer): string {
  if (choice) return dealWords(say, choice);
  return refusal ? `${say.move(refusal.move)}. ${say.reason(refusal.reason)}` : "";
}

// --- uses that need no place ----------------------------------------------------------------------------

function directUse(
  table: AntePortasTable,
  half: HalfView,
  kind: DirectKind,
): TemplateResult | typeof nothing {
  const offer = table.offer(kind, { card: half.id });
  if (standing(offer) === "rests") return nothing;
  return html`
    <button
      class="use ${standing(offer)} use-${kind}"
      aria-disabled=${String(!offer.choices.length)}
      aria-label=${spoken(table, offer)}
      @click=${(event: Event) => table.use(offer, event.currentTarget as Element)}
    >
        ${sign(SIGNS[kind], 18)}<span class="title">${table.say.words(`apt-do-${kind}`)}</span>
        ${facts(table, offer)}
      </button>
  `;
}

// --- laying face down -----------------------------------------------------------------------------------

function layings(table: AntePortasTable, half: HalfView): TemplateResult | typeof nothing {
  const offers = LAYINGS.map((use) => table.offer(["secret", "named"], { card: half.id, use }));
  if (offers.every((offer) => standing(offer) === "rests")) return nothing;
  const { say } = table;
  return html`<div class="layings" role="group" aria-label=${say.words("apt-lay")}>
    <p class="title">${say.words("apt-lay")}</p>
    <div class="as">${LAYINGS.map((use, place) => layingButton(table, use, offers[place]!))}</div>
    ${places(table, half)}
  </div>`;
}

function layingButton(table: AntePortasTable, use: Laying, offer: Offer): TemplateResult {
  const { say, chosen } = table;
  const pressed = chosen?.what === "card" && chosen.use === use;
  const title = say.card("use", use);
  const [choice] = offer.choices;
  const label = choice
    ? [title, ...told(say, choice.brings)].join(". ")
    : `${title}. ${spoken(table, offer)}`;
  return html`
    <button
      class="use lay ${standing(offer)} ${pressed ? "pressed" : ""}"
      aria-pressed=${String(pressed)}
      aria-disabled=${String(!choice)}
      aria-label=${label}
      @click=${(event: Event) => choice ? table.layAs(use) : table.use(offer, event.currentTarget as Element)}
    >${sign(
      use === "event" ? "attached" : SIGNS[use],
      16,
    )}<span class="title">${title}</span>${facts(table, offer)}</button>
  `;
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
    ${placeButton(table, "secret", secret)}
    ${named.map((city, place) => placeButton(table, city, offers[place]!))}
    ${chosen.use === "money" ? nothing : html`<span class="or">${say.words("apt-or-map")}</span>`}
  </div>`;
}

function placeButton(table: AntePortasTable, place: string, offer: Offer): TemplateResult | typeof nothing {
  if (standing(offer) === "rests") return nothing;
  const thing = thingOf(table.view, `stack:${place}`);
  return html`
    <button
      class="place ${standing(offer)}"
      aria-disabled=${String(!offer.choices.length)}
      aria-label=${spoken(table, offer)}
      @click=${(event: Event) => table.use(offer, event.currentTarget as Element)}
    >${thing ? table.say.phrase(thing.name) : place}</button>
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
  return html`<div class="far ${far}">
    <h4>${sign(far, 13)} ${say.card("card", other.id)}</h4>
    ${faceRows(say, other.id, far)}
  </div>`;
}
