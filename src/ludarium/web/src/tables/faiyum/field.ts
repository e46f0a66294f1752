/** One field of the map: what stands on it, what can be done there, and the words for it. */
import { nothing, svg, type SVGTemplateResult } from "lit";
import type { Choice } from "../../protocol.ts";
import { drawn } from "./art.ts";
import { corners, middle, type Point, polygon, RADIUS } from "./hexes.ts";
import type { FieldView } from "./types.ts";

const GHOSTS: Record<string, string> = { recall: "worker", hunt: "crocodile" };
const TAKEN = ["recall", "hunt"];

/** How a field is shown apart from what the view says of it. */
export interface FieldLook {
  choice: Choice | undefined;
  way: boolean; // a road or bridge can begin here
  from: boolean; // the one that is begun begins here
  to: boolean; // it can end here
  dim: boolean;
  fresh: boolean;
  lit: boolean;
}

/** Everything on a field, drawn from its middle. */
export function onField(field: FieldView, look: FieldLook): SVGTemplateResult {
  const { x, y } = middle(field);
  const rim = (kind: string, radius: number) =>
    svg`<polygon class=${kind} points=${polygon(corners({ x, y }, radius))}></polygon>`;
  return svg`
    ${rim("hit", RADIUS)}
    ${patch(field, { x, y })}
    ${field.kind === "site" ? site(field, { x, y }) : nothing}
    ${sign(field, { x, y })}
    <g class=${look.fresh ? "pieces fresh" : "pieces"}>${pieces(field, { x, y })}</g>
    ${look.choice ? ghost(look.choice, { x, y }) : nothing}
    ${rim("rim", RADIUS - 3)}
    <text class="place" x=${x} y=${y + RADIUS - 9}>${field.name}</text>
  `;
}

/** A developed field shows trodden ground in its middle. */
function patch(field: FieldView, { x, y }: Point): SVGTemplateResult | typeof nothing {
  if (!field.developed || field.kind === "site" || field.kind === "red") return nothing;
  return svg`<ellipse class="patch" cx=${x} cy=${y + 4} rx="21" ry="17"></ellipse>`;
}

/** The good of a field, so that its colour is not the only sign. */
function sign(field: FieldView, { x, y }: Point): SVGTemplateResult | typeof nothing {
  if (field.kind === "site" || field.kind === "red") return nothing;
  return svg`<circle class="seal" cx=${x} cy=${y - 24} r="9"></circle>${drawn(field.kind, x, y - 24, 14)}`;
}

/** The monument: as many places for blocks as the site takes, and those that stand. */
function site(field: FieldView, { x, y }: Point): SVGTemplateResult {
  const places = STEPS[field.number] ?? STEPS[5]!;
  const shown = places.slice(0, field.number).map(([dx, dy], at) => ({
    x: x + dx,
    y: y + dy,
    stands: at < field.blocks,
  }));
  return svg`
    ${shown.filter(({ stands }) => !stands).map((place) =>
      svg`<rect class="block-place" x=${place.x - 8} y=${place.y - 7} width="16" height="14" rx="2"></rect>`
    )}
    ${shown.filter(({ stands }) => stands).map((place) => drawn("block", place.x, place.y, 21))}
    <text class="blocks" x=${x} y=${y - 21}>${field.blocks}/${field.number}</text>
  `;
}

const STEPS: Record<number, [number, number][]> = {
  3: [[-10, 13], [10, 13], [0, -3]],
  4: [[-10, 14], [10, 14], [-10, -3], [10, -3]],
  5: [[-19, 13], [0, 13], [19, 13], [-9.5, -4], [9.5, -4]],
};

function pieces(field: FieldView, { x, y }: Point): SVGTemplateResult {
  const alone = !field.building && !field.crocodile && field.kind !== "site";
  return svg`
    ${field.building ? drawn(field.building, x, y + 3, field.building === "settlement" ? 30 : 35) : nothing}
    ${field.crocodile ? drawn("crocodile", x, y + 6, 40, "crocodile") : nothing}
    ${field.worker ? drawn("worker", alone ? x : x + 17, alone ? y + 6 : y + 10, alone ? 32 : 27) : nothing}
  `;
}

/** The piece that a choice would put here, or take away, as a faint drawing with a sign. */
function ghost(choice: Choice, { x, y }: Point): SVGTemplateResult {
  const { kind } = choice.move;
  const taken = TAKEN.includes(kind);
  return svg`<g class="ghost ${taken ? "taken" : ""}">
    ${taken ? nothing : drawn(GHOSTS[kind] ?? kind, x, y + 4, 34, "faint")}
    <circle class="badge" cx=${x + 19} cy=${y - 14} r="9"></circle>
    <path class="badge-sign" d="M${x + 14.5} ${y - 14}h9${taken ? "" : `M${x + 19} ${y - 18.5}v9`}"></path>
  </g>`;
}
