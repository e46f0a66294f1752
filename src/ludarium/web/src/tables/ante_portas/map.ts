// The map: sea and land in ink on parchment, roads with their march, cities, stacks and Hannibal.

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { roveKeys } from "../../look/roving.ts";
import type { AntePortasTableView, CityView, RoadView, StackView } from "../../protocol.ts";
import { type Offer, standing } from "../offers.ts";
import {
  BORDERS,
  HEIGHT,
  isHouseMap,
  LAND,
  PEAK,
  PEAKS,
  type Place,
  placesOf,
  type Point,
  REGION_NAMES,
  RIVERS,
  roadLine,
  WIDTH,
} from "./land.ts";
import { outline, sign } from "./pieces.ts";
import { seaTrack } from "./sea.ts";
import type { AntePortasTable } from "./table.ts";
import { cityFacts, cityName, placeName, roadBetween, stackAt, stackSize, stackText } from "./words.ts";

const NOWHERE: Place = { at: [0, 0], label: "s" };
const SECRET_AT: Point = [490, 506];

export function map(table: AntePortasTable): TemplateResult {
  const { view, say } = table;
  return html`
    <div class="room">
      <section class="map" aria-label=${say.words("ap-map")} data-row @keydown=${roveKeys}>
        ${drawing(table)}
        ${view.cities.map((city, index) => cityButton(table, city, index))}
        ${secretPlace(table)} ${hannibal(view)} ${seaTrack(table)}
      </section>
    </div>
  `;
}

/** Puts an element at a point of the drawing. */
export function at([x, y]: Point): string {
  return `left: ${(x / WIDTH) * 100}%; top: ${(y / HEIGHT) * 100}%`;
}

function placeOf(view: AntePortasTableView, city: string): Point {
  return (placesOf(view.cities)[city] ?? NOWHERE).at;
}

// --- the drawing ----------------------------------------------------------------------------------------

function drawing(table: AntePortasTable): TemplateResult {
  const { view } = table;
  return html`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${svg`
    <defs>
      <pattern id="waves" width="46" height="30" patternUnits="userSpaceOnUse">
        <path class="wave" d="M3,9q5,-5 10,0t10,0M26,24q4,-4 8,0t8,0" />
      </pattern>
      <clipPath id="land">
        <path d=${LAND} />
      </clipPath>
    </defs>
    <rect class="sea" width=${WIDTH} height=${HEIGHT} />
    <rect width=${WIDTH} height=${HEIGHT} fill="url(#waves)" />
  `}
    ${isHouseMap(view.cities) ? coast(table) : svg`<rect class="ground" width=${WIDTH} height=${HEIGHT} />`}
    ${view.roads.map((road) => roadDrawing(table, road))}
    ${
    isHouseMap(view.cities)
      ? Object.entries(REGION_NAMES).map(([region, place]) => regionName(table, region, place))
      : nothing
  }
  </svg>`;
}

/** The name of a region, a word a line. */
function regionName({ view, say }: AntePortasTable, region: string, [x, y]: Point): SVGTemplateResult {
  const words = say.card("region", region).split(" ");
  return svg`<text class="region ${view.region === region ? "here" : ""}" y=${y}>${
    words.map((word, line) => svg`<tspan x=${x} dy=${line ? 20 : 0}>${word}</tspan>`)
  }</text>`;
}

function coast(table: AntePortasTable): SVGTemplateResult {
  return svg`
    <path class="shallows wide" d=${LAND} /><path class="shallows" d=${LAND} />
    <path class="ground" d=${LAND} />
    <g clip-path="url(#land)">
      <path class="tint ${table.view.region}" d=${LAND} />
    </g>
    ${BORDERS.map((line) => svg`<path class="border" d=${line} clip-path="url(#land)" />`)}
    ${RIVERS.map((line) => svg`<path class="river" d=${line} />`)}
    ${PEAKS.map(([x, y, size]) =>
      svg`<path class="peak" d=${PEAK} transform=${`translate(${x} ${y}) scale(${size})`} />`
    )}
    ${rose()}
  `;
}

/** A compass rose in the western sea. */
function rose(): SVGTemplateResult {
  return svg`
    <g class="rose" transform="translate(236 410)">
      <circle r="34" />
      <circle r="26" />
      <path class="dark" d="M0,-46L6,0 0,46 -6,0Z" />
      <path d="M-46,0L0,-6 46,0 0,6Z" />
      <path class="thin" d="M-24,-24L24,24M24,-24L-24,24" />
    </g>
  `;
}

function roadDrawing(table: AntePortasTable, road: RoadView): SVGTemplateResult {
  const { view } = table;
  const { path, spot } = roadLine(road, placeOf(view, road.a), placeOf(view, road.b));
  const here = road.a === view.hannibal || road.b === view.hannibal;
  const taken = here && view.target !== null && (road.a === view.target || road.b === view.target);
  const reached = here && view.march !== null && view.march >= road.march;
  const kind = `${road.sea ? "by-sea" : ""} ${here ? "here" : ""} ${taken ? "taken" : ""} ${
    reached ? "reached" : ""
  }`;
  return svg`
    <g class="road ${kind}">
      <path class="casing" d=${path} />
      <path class="line" d=${path} />
      <circle cx=${spot[0]} cy=${spot[1]} r="13" />
      <text x=${spot[0]} y=${spot[1] + 5.500}>${road.march}</text>
    </g>
  `;
}

// --- cities ---------------------------------------------------------------------------------------------

function cityButton(table: AntePortasTable, city: CityView, index: number): TemplateResult {
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
      data-stop
      tabindex=${index ? -1 : 0}
      aria-label=${cityLabel(table, city, offer)}
      @click=${(event: Event) => table.clickCity(city, dotOf(event))}
    >
        <span class="dot">${city.id === "roma" ? sign("rome", 18) : city.value || nothing}</span>
        ${city.anchor
          ? html`<span class="anchor ${city.anchor_used ? "used" : ""}">${sign("anchor", 13)}</span>`
          : nothing}
        <span class="label">${cityName(say, city.id)}</span>
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
  return `${city.id === "roma" ? "roma" : ""} ${city.id === view.target ? "goal" : ""} ${
    city.id === view.hannibal ? "hannibals" : ""
  }`;
}

function cityLabel(table: AntePortasTable, city: CityView, offer: Offer): string {
  const { view, say } = table;
  const told = [`${cityName(say, city.id)}: ${cityFacts(say, view, city).join(", ")}`];
  if (offer.choices[0]) told.push(say.choice(offer.choices[0]));
  else if (offer.refusals[0]) told.push(say.reason(offer.refusals[0].reason));
  return told.join(". ");
}

/** What the march to a city takes, where one can be named. */
function priceTag(table: AntePortasTable, city: CityView, offer: Offer): TemplateResult | typeof nothing {
  const road = roadBetween(table.view, table.view.hannibal, city.id);
  const goes = [...offer.choices, ...offer.refusals].some(({ move }) => move.kind === "target");
  if (!goes || !road) return nothing;
  return html`<span class="tag">${sign("march", 11)}${table.view.march ?? "?"}/${road.march}</span>`;
}

/** A stack face down: one small back a type pile, with its number of cards. */
export function stackDrawing(table: AntePortasTable, stack: StackView): TemplateResult {
  return html`<span class="stack ${table.marks(stack.place)}" data-key=${`stack-${stack.place}`}>${
    stack.piles.map((pile) =>
      html`<span class="back ${pile.every((card) => card.card) ? "known" : ""}">${pile.length}</span>`
    )
  }</span>`;
}

function hannibal(view: AntePortasTableView): TemplateResult {
  const { at: [x, y], label, figure } = placesOf(view.cities)[view.hannibal] ?? NOWHERE;
  const [right, down] = figure ?? [0, label === "n" ? 36 : -36]; // never on the name
  return html`
    <span class="hannibal" .style=${at([x + right, y + down])} aria-hidden="true">
      <span class="figure-of" data-key="hannibal"><svg viewBox="0 0 24 24">${svg`<path d=${
        outline("elephants")
      } fill="currentColor" fill-rule="evenodd" />`}</svg></span>
    </span>
  `;
}

// --- the secret target ----------------------------------------------------------------------------------

function secretPlace(table: AntePortasTable): TemplateResult {
  const { view, say } = table;
  const offer = table.secretOffer();
  const stack = stackAt(view, "secret");
  const told = [stack ? stackText(say, stack) : placeName(say, "secret")];
  if (offer.choices[0]) told.push(say.kind(offer.choices[0].move));
  else if (offer.refusals[0]) told.push(say.reason(offer.refusals[0].reason));
  return html`
    <button
      class="secret ${standing(offer)} ${stackSize(stack) ? "full" : ""} ${table.chosen?.what === "secret"
        ? "chosen"
        : ""}"
      .style=${at(SECRET_AT)}
      data-stop
      tabindex="-1"
      aria-label=${told.join(". ")}
      aria-pressed=${String(table.chosen?.what === "secret")}
      @click=${(event: Event) => table.clickSecret(event.currentTarget as Element)}
    >
        ${sign("secret", 20)}<span class="label">${placeName(say, "secret")}</span>
        ${stack ? stackDrawing(table, stack) : nothing}
      </button>
  `;
}
