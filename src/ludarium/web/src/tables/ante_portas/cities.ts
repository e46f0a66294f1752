// What stands on the map: cities with their stacks, the secret target, and Hannibal.

import { html, nothing, svg, type TemplateResult } from "lit";
import type { AntePortasTableView, CityView, StackView } from "../../protocol.ts";
import { type Offer, standing } from "../offers.ts";
import { linesOf, thingOf } from "../things.ts";
import type { AntePortasTable } from "./asks.ts";
import { stackAt, stackSize } from "./halves.ts";
import { HEIGHT, type Place, placesOf, type Point, WIDTH } from "./land.ts";
import { outline, sign } from "./pieces.ts";

const NOWHERE: Place = { at: [0, 0], label: "s" };
const ASIDE = 36; // of a name
const SECRET_AT: Point = [522, 574];

/** Puts an element at a point of the drawing. */
function at([x, y]: Point): string {
  return `left: ${(x / WIDTH) * 100}%; top: ${(y / HEIGHT) * 100}%`;
}

export function placeOf(view: AntePortasTableView, city: string): Point {
  return (placesOf(view.cities)[city] ?? NOWHERE).at;
}

// --- cities ---------------------------------------------------------------------------------------------

export function cityButton(table: AntePortasTable, city: CityView, index: number): TemplateResult {
  const { view, say } = table;
  const offer = table.cityOffer(city.id);
  const place = placesOf(view.cities)[city.id] ?? NOWHERE;
  const stack = stackAt(view, city.id);
  return html`
    <button
      class="city ${standing(offer)} label-${place.label} ${table.marks(city.id)} ${kinds(
        view,
        city,
      )}"
      .style=${at(place.at)}
      data-thing="city:${city.id}"
      data-stop
      tabindex=${index ? -1 : 0}
      aria-label=${cityLabel(table, city, offer)}
      @click=${(event: Event) => table.clickCity(city, dotOf(event))}
    >
        <span class="dot" data-anchor>${city.id === "roma" ? sign("rome", 18) : city.value || nothing}</span>
        ${city.anchor
          ? html`<span class="anchor ${city.anchor_used ? "used" : ""}">${sign("anchor", 13)}</span>`
          : nothing}
        <span class="label">${say.card("city", city.id)}</span>
        ${stack ? stackDrawing(table, stack) : nothing} ${priceTag(table, city, offer)}
      </button>
  `;
}

/** What a small window stands beside: the dot, for the button itself has no size. */
function dotOf(event: Event): Element {
  const button = event.currentTarget as Element;
  return button.querySelector(".dot") ?? button;
}

function kinds(view: AntePortasTableView, city: CityView): string {
  const reach = view.reach.includes(city.id) ? "reach" : view.may_reach.includes(city.id) ? "may-reach" : "";
  return `${city.id === "roma" ? "roma" : ""} ${city.id === view.target ? "goal" : ""} ${
    city.id === view.hannibal ? "hannibals" : ""
  } ${reach}`;
}

function cityLabel(table: AntePortasTable, city: CityView, offer: Offer): string {
  const { view, say } = table;
  const told = [linesOf(say, thingOf(view, `city:${city.id}`)).join(", ")];
  if (offer.choices[0]) told.push(say.choice(offer.choices[0]));
  else if (offer.refusals[0]) told.push(say.reason(offer.refusals[0].reason));
  return told.join(". ");
}

/** What the march to a city takes, where one can be named. */
function priceTag(table: AntePortasTable, city: CityView, offer: Offer): TemplateResult | typeof nothing {
  const { hannibal } = table.view;
  const road = table.view.roads.find(({ a, b }) => [a, b].includes(hannibal) && [a, b].includes(city.id));
  const goes = [...offer.choices, ...offer.refusals].some(({ move }) => move.kind === "target");
  if (!goes || !road) return nothing;
  return html`<span class="tag">${sign("march", 11)}${table.view.march ?? "?"}/${road.march}</span>`;
}

/** A stack face down: one small back a type pile, with its number of cards. */
function stackDrawing(table: AntePortasTable, stack: StackView): TemplateResult {
  return html`<span class="stack ${table.marks(stack.place)}" data-key=${`stack-${stack.place}`}>${
    stack.piles.map((pile) =>
      html`<span class="back ${pile.every((card) => card.card) ? "known" : ""}">${pile.length}</span>`
    )
  }</span>`;
}

export function hannibal(table: AntePortasTable): TemplateResult {
  const { view } = table;
  const marches = table.open && table.offer("target").choices.length > 0;
  const { at: [x, y], label, figure } = placesOf(view.cities)[view.hannibal] ?? NOWHERE;
  const [right, down] = figure ?? [0, label === "n" ? ASIDE : -ASIDE]; // never on the name
  return html`
    <span class="hannibal ${marches ? "marches" : ""}" data-drag=${marches
      ? "hannibal"
      : nothing} .style=${at([
        x + right,
        y + down,
      ])} aria-hidden="true">
      <span class="figure-of" data-key="hannibal"><svg viewBox="0 0 24 24">${svg`<path d=${
        outline("elephants")
      } fill="currentColor" fill-rule="evenodd" />`}</svg></span>
    </span>
  `;
}

// --- the secret target ----------------------------------------------------------------------------------

export function secretPlace(table: AntePortasTable): TemplateResult {
  const { view, say } = table;
  const offer = table.secretOffer();
  const stack = stackAt(view, "secret");
  const thing = thingOf(view, "stack:secret");
  const told = [linesOf(say, thing).join(", ")];
  if (offer.choices[0]) told.push(say.kind(offer.choices[0].move));
  else if (offer.refusals[0]) told.push(say.reason(offer.refusals[0].reason));
  return html`
    <button
      class="secret ${standing(offer)} ${stackSize(stack) ? "full" : ""} ${table.chosen?.what === "secret"
        ? "chosen"
        : ""}"
      .style=${at(SECRET_AT)}
      data-thing="stack:secret"
      data-stop
      tabindex="-1"
      aria-label=${told.join(". ")}
      aria-pressed=${String(table.chosen?.what === "secret")}
      @click=${(event: Event) => table.clickSecret(event.currentTarget as Element)}
    >
        ${sign("secret", 20)}<span class="label">${thing ? say.phrase(thing.name) : nothing}</span>
        ${stack ? stackDrawing(table, stack) : nothing}
      </button>
  `;
}
