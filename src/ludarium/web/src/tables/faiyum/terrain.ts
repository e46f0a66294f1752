/** The ground of the map: calm patterns for water, wheat, vines, stone, swamp and paving. */
import { nothing, svg, type SVGTemplateResult } from "lit";
import { drawn } from "./art.ts";
import { between, canal, corners, middle, type Point, polygon, RADIUS } from "./hexes.ts";
import type { FieldView, WayView } from "./types.ts";

const BEACH = 6;
const SHALLOWS = 14;

/** The patterns that fill hexes and water. */
export function patterns(): SVGTemplateResult {
  return svg`
    <defs>
      <pattern id="fa-p-water" width="48" height="24" patternUnits="userSpaceOnUse">
        <rect width="48" height="24" fill="var(--fa-water)" />
        <path d="M4 8c4-3 8-3 12 0s8 3 12 0M26 20c4-3 8-3 12 0s8 3 12 0M-22 20c4-3 8-3 12 0s8 3 12 0" fill="none"
          stroke="var(--fa-ripple)" stroke-width="1.2" stroke-linecap="round" />
      </pattern>
      <pattern id="fa-p-wheat" width="14" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">
        <rect width="14" height="16" fill="var(--fa-wheat-field)" />
        <path d="M3.5 14V6M3.5 8l-2-2M3.5 8l2-2M10.5 8V0M10.5 2l-2-2M10.5 2l2-2" fill="none"
          stroke="var(--fa-wheat-mark)" stroke-width="1.1" stroke-linecap="round" />
      </pattern>
      <pattern id="fa-p-grape" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(12)">
        <rect width="16" height="16" fill="var(--fa-grape-field)" />
        <path d="M0 12c4-4 4 2 8-2s4 2 8-2" fill="none" stroke="var(--fa-grape-vine)" stroke-width="1.2" />
        <g fill="var(--fa-grape-mark)">
          <circle cx="4" cy="5" r="1.5" />
          <circle cx="6.6" cy="5" r="1.5" />
          <circle cx="5.3" cy="7.2" r="1.5" />
        </g>
      </pattern>
      <pattern id="fa-p-stone" width="22" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(4)">
        <rect width="22" height="18" fill="var(--fa-stone-field)" />
        <path d="M2 13l4-6 5 2 2 6zM13 5l4-3 4 4-3 3z" fill="var(--fa-stone-mark)" />
        <path d="M6 7l1.5 6.500M17 2l.5 4.5" stroke="var(--fa-stone-field)" stroke-width=".8" />
      </pattern>
      <pattern id="fa-p-site" width="16" height="10" patternUnits="userSpaceOnUse">
        <rect width="16" height="10" fill="var(--fa-site-field)" />
        <path d="M0 .5h16M0 5.500h16M4 .5v5M12 5.500v5" fill="none" stroke="var(--fa-site-mark)"
          stroke-width="1" />
      </pattern>
      <pattern id="fa-p-red" width="12" height="12" patternUnits="userSpaceOnUse">
        <rect width="12" height="12" fill="var(--fa-red-field)" />
        <path d="M0 12 12 0" stroke="var(--fa-red-mark)" stroke-width="1.6" />
      </pattern>
      <pattern id="fa-p-swamp" width="26" height="20" patternUnits="userSpaceOnUse">
        <path d="M2 8c3-2 6-2 9 0M14 17c3-2 6-2 9 0" fill="none" stroke="var(--fa-swamp-mark)" stroke-width="1.4"
          stroke-linecap="round" />
        <path d="M17 9c0-3-.6-5-2-7M19 9V1.500M21 9c0-3 .6-5 2-7" fill="none" stroke="var(--fa-reed)"
          stroke-width="1.1" stroke-linecap="round" />
      </pattern>
    </defs>
  `;
}

function hex(field: FieldView, radius: number, kind: string): SVGTemplateResult {
  return svg`<polygon class=${kind} points=${polygon(corners(middle(field), radius))}></polygon>`;
}

/** Water, shallows, beach and the hexes themselves; nothing of it can be touched. */
export function ground(
  fields: readonly FieldView[],
  width: number,
  height: number,
  dim: (field: FieldView) => boolean,
): SVGTemplateResult {
  return svg`<g aria-hidden="true">
    <rect class="water" x=${-width} y=${-height} width=${3 * width} height=${3 * height}></rect>
    
    ${fields.map((field) => hex(field, RADIUS + SHALLOWS, "shallows"))}
    ${fields.map((field) => hex(field, RADIUS + BEACH, "beach"))}
    ${boats(fields, width)}
    <polyline class="canal" points=${polygon(current(fields, height))}></polyline>
    ${fields.map((field) => hex(field, RADIUS - 0.6, `ground ${field.kind}`))}
    ${fields.filter(({ crocodile }) => crocodile).map((field) => hex(field, RADIUS - 0.6, "swamp"))}
    ${fields.filter(dim).map((field) => hex(field, RADIUS, "veil"))}
  </g>`;
}

/** Two boats in the bays that the shifted rows leave. */
function boats(fields: readonly FieldView[], width: number): SVGTemplateResult {
  const row = (number: number) => fields.find((field) => field.row === number);
  const [west, east] = [row(3), row(4)];
  return svg`${west ? drawn("boat", 12, middle(west).y, 30) : nothing}
    ${east ? drawn("boat", width - 12, middle(east).y, 28) : nothing}`;
}

/** The line of the canal, drawn on to the edges of the sheet. */
function current(fields: readonly FieldView[], height: number): Point[] {
  const points = canal(fields);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  return [{ x: first.x + 20, y: -4 }, ...points, { x: last.x + 20, y: height + 4 }];
}

/** Roads, bridges and the dam, from the middle of one field to the middle of the other. */
export function way(piece: string, a: Point, b: Point, fresh: boolean): SVGTemplateResult {
  const [from, to] = piece === "road" ? [a, b] : [between(a, b, 0.12), between(a, b, 0.88)];
  const line = (kind: string) =>
    svg`<line class=${kind} x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>`;
  const posts = piece === "ornate-bridge" ? [0.32, 0.5, 0.68].map((share) => between(a, b, share)) : [];
  const begin = fresh ? `transform-origin: ${from.x}px ${from.y}px` : "";
  return svg`<g class="way ${piece} ${fresh ? "fresh" : ""}" .style=${begin}>${line("rim")}${line("top")}${
    line("mark")
  }
    ${posts.map(({ x, y }) => svg`<circle class="post" cx=${x} cy=${y} r="3.2"></circle>`)}</g>`;
}

/** Where a bridge could stand one day. */
export function bridgePlace(place: WayView, a: Point, b: Point): SVGTemplateResult {
  const [from, to] = [between(a, b, 0.36), between(a, b, 0.64)];
  return svg`
    <line class="bridge-place" data-way="${place.a}-${place.b}" x1=${from.x} y1=${from.y} x2=${to.x}
      y2=${to.y}></line>
  `;
}
