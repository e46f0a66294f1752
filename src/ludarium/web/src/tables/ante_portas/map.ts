// The map: sea and land in ink on parchment, roads with their march, and the way that Hannibal has gone.

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { roveKeys } from "../../look/roving.ts";
import type { RoadView } from "../../protocol.ts";
import {
  BORDERS,
  HEIGHT,
  isHouseMap,
  LAND,
  PEAK,
  PEAKS,
  type Point,
  REGION_NAMES,
  RIVERS,
  roadLine,
  WIDTH,
} from "./land.ts";
import { seaTrack } from "./sea.ts";
import type { AntePortasTable } from "./asks.ts";
import { cityButton, hannibal, placeOf, secretPlace } from "./cities.ts";
import { waiting } from "./drag.ts";
import { courseOf } from "./course.ts";

const LINE = 20; // of a name

export function map(table: AntePortasTable): TemplateResult {
  const { view, say } = table;
  return html`
    <div class="room">
      <section class="map ${waiting(table, ".map")}" aria-label=${say.words(
        "ap-map",
      )} data-row @keydown=${roveKeys}>
        ${drawing(table)}
        ${view.cities.map((city, index) => cityButton(table, city, index))}
        ${secretPlace(table)} ${hannibal(table)} ${seaTrack(table)}
      </section>
    </div>
  `;
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
    ${marchDrawing(table)} ${view.roads.map((road) => roadDrawing(table, road))}
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
    words.map((word, line) => svg`<tspan x=${x} dy=${line ? LINE : 0}>${word}</tspan>`)
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
      <circle cx=${spot[0]} cy=${spot[1]} r="15" />
      <text x=${spot[0]} y=${spot[1]} dy="0.36em">${road.march}</text>
    </g>
  `;
}

/** Hannibal's march so far, an arrow a road. */
function marchDrawing({ view, past }: AntePortasTable): SVGTemplateResult[] {
  const first = view.cities[0]?.id ?? view.hannibal;
  const stops = [first, ...courseOf(past).route];
  return stops.slice(1).map((city, place) => {
    const from = placeOf(view, stops[place] ?? first);
    const road = view.roads.find(({ a, b }) => [a, b].includes(stops[place] ?? "") && [a, b].includes(city));
    const path = road
      ? roadLine(road, placeOf(view, road.a), placeOf(view, road.b)).path
      : `M${from}L${placeOf(view, city)}`;
    const back = road !== undefined && road.a !== stops[place]; // roads are drawn from a to b
    return svg`<path class="marched ${back ? "back" : ""}" d=${path} pathLength="1" />`;
  });
}
