// The end as a picture to keep: the map with Hannibal's route, the curve of the morale and what turned the war.

import { contentOf, escaped, linesOf, looksOf, savePicture } from "../../look/picture.ts";
import { sentence } from "../../say.ts";
import type { AntePortasTable } from "./asks.ts";
import { courseOf } from "./course.ts";
import { endingStyles } from "./ending-styles.ts";
import { campOf } from "./halves.ts";
import { HEIGHT, placesOf, WIDTH } from "./land.ts";
import { mapStyles } from "./map-styles.ts";
import { outline, SIDES } from "./pieces.ts";

const HEAD = 84;
const FOOT = 230;
const LINE = 22;
const LETTERS = 60; // of a line beside the curve
const TITLE = 58; // letters that fit in the largest size
const LINES_TOLD = 9; // lines

const ownStyles = `
  .ground-of-all { fill: var(--paper); }
  .carthage { --side: var(--punic); } .rome { --side: var(--rome); }
  .title { font: 700 28px var(--serif); fill: var(--ink); }
  .words { font: 15px var(--sans); fill: var(--ink); }
  .dot { fill: var(--paper); stroke: var(--rome); stroke-width: 2.5; }
  .dot.roma { fill: var(--rome-fill); }
  .value { font: 700 15px var(--sans); text-anchor: middle; fill: var(--ink); }
  .place { font: 600 16px var(--serif); fill: var(--ink); paint-order: stroke; stroke: var(--parchment); stroke-width: 4px; }
  .who { fill: var(--punic-fill); stroke: var(--bronze-fill); stroke-width: 3; }
  .beast { fill: var(--on-fill); }
`;

export function saveEnding(table: AntePortasTable): Promise<void> {
  return savePicture(drawn(table), WIDTH, HEAD + HEIGHT + FOOT, "ante-portas.png");
}

/** The whole picture as an SVG that needs nothing else. */
export function drawn(table: AntePortasTable): string {
  const looks = looksOf(table, [mapStyles.cssText, endingStyles.cssText, ownStyles]);
  const chart = table.renderRoot.querySelector<SVGSVGElement>("svg.chart")!;
  const height = HEAD + HEIGHT + FOOT;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"
    viewBox="0 0 ${WIDTH} ${height}"><style>${escaped(looks)}</style>
    <rect class="ground-of-all" width="${WIDTH}" height="${height}"/>${head(table)}
    <g transform="translate(0 ${HEAD})">
      <svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g class="chart">${
    contentOf(chart)
  }</g></svg>${cities(table)}</g>
    <g transform="translate(0 ${HEAD + HEIGHT})">${curve(table)}${turns(table)}</g></svg>`;
}

function words(text: string, x: number, y: number, kind = "words"): string {
  return `<text class="${kind}" x="${x}" y="${y}">${escaped(text)}</text>`;
}

function head({ say, view }: AntePortasTable): string {
  const players = SIDES.map((side) => `${say.words(`side-${side}`)}: ${say.player(campOf(view, side).seat)}`);
  const title = view.now ? sentence(say.phrase(view.now)) : "";
  const size = Math.min(28, (28 * TITLE) / Math.max(1, title.length)); // long ones are written smaller
  return `<text class="title" x="24" y="38" style="font-size: ${size}px">${escaped(title)}</text>` +
    words(players.join("  ·  "), 24, 66);
}

function cities({ say, view }: AntePortasTable): string {
  const places = placesOf(view.cities);
  const shown = view.cities.map(({ id, value }) => {
    const { at: [x, y], label } = places[id] ?? { at: [0, 0], label: "s" };
    const side =
      { s: [0, 32, "middle"], n: [0, -20, "middle"], e: [19, 5, "start"], w: [-19, 5, "end"] }[label];
    return `<circle class="dot ${id}" cx="${x}" cy="${y}" r="13"/>${
      words(value ? `${value}` : "", x, y + 5, "value")
    }
      <text class="place" x="${x + Number(side[0])}" y="${y + Number(side[1])}" text-anchor="${side[2]}">${
      escaped(say.card("city", id))
    }</text>`;
  });
  const [x, y] = places[view.hannibal]?.at ?? [0, 0];
  return `${shown.join("")}<circle class="who" cx="${x}" cy="${y}" r="21"/>
    <path class="beast" d="${outline("elephants")}" fill-rule="evenodd" transform="translate(${x - 14} ${
    y - 14
  }) scale(1.17)"/>`;
}

function curve(table: AntePortasTable): string {
  const drawing = table.renderRoot.querySelector<SVGSVGElement>(".ended figure svg");
  if (!drawing) return "";
  const { width, height } = drawing.viewBox.baseVal;
  return `<g class="ended"><svg x="16" y="14" width="460" height="${
    FOOT - 70
  }" viewBox="0 0 ${width} ${height}">${contentOf(drawing)}</svg></g>${
    words(drawing.getAttribute("aria-label") ?? "", 24, FOOT - 26)
  }`;
}

function turns({ say, past }: AntePortasTable): string {
  const { turns, route } = courseOf(past);
  const told = [
    ...(route.length
      ? [say.words("apt-route", { cities: route.map((city) => say.card("city", city)).join(" → ") })]
      : []),
    ...turns.map((event) => sentence(say.event(event))),
  ].flatMap((text) => linesOf(text, LETTERS));
  return told.slice(0, LINES_TOLD).map((text, line) => words(text, 510, 32 + line * LINE)).join("");
}
