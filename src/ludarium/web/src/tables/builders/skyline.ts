// Every building as a picture, composed of a few painted parts; one under construction stands in a scaffold.

import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { type Coat, coat } from "./paint.ts";
import { GROUND, PARTS } from "./parts.ts";
import { ANTIQUITY, MIDDLE_AGES } from "./recipes.ts";

const WIDE = 120;
const HIGH = 72;
const PLAIN = "house 40 44";

interface Painted {
  body: string;
  open: string;
  coat: Coat;
}

interface Drawn {
  body: string;
  open: string;
  parts: Painted[];
  left: number; // where it begins, ends and how high it is
  right: number;
  top: number;
}

const drawn = new Map<string, Drawn>();

/** The outline, the openings and the painted parts of a building. */
export function outline(building: string): Drawn {
  const known = drawn.get(building);
  if (known) return known;
  const old = building in ANTIQUITY;
  const recipe = ANTIQUITY[building] ?? MIDDLE_AGES[building] ?? PLAIN;
  const parts = recipe.split(", ").map((part) => part.split(" "));
  const wide = parts.reduce((sum, [, width]) => sum + Number(width), 0);
  const high = Math.max(...parts.map(([, , height]) => Number(height)));
  let x = (WIDE - wide) / 2;
  const made: Drawn = { body: "", open: "", parts: [], left: x, right: x + wide, top: GROUND - high };
  parts.forEach(([name = "", width, height], place) => {
    const { body = "", open = "" } = PARTS[name]?.(x, Number(width), Number(height)) ?? {};
    made.parts.push({ body, open, coat: coat(building, name, place, old) });
    made.body += body;
    made.open += open;
    x += Number(width);
  });
  drawn.set(building, made);
  return made;
}

/** Whether a building has a drawing of its own; a test proves it of every card. */
export function isDrawn(building: string): boolean {
  return building in MIDDLE_AGES || building in ANTIQUITY;
}

/** A building; one under construction (`done` below 1) is solid from the ground up, the rest a plan in a scaffold. */
export function skyline(building: string, done = 1): TemplateResult {
  const { body, parts } = outline(building);
  const top = Math.round((1 - done) * 100);
  return html`
    <svg class="skyline" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true"
      preserveAspectRatio="xMidYMax meet">
      ${done < 1 ? svg`<path class="plan" d=${body} />` : nothing}
      <g class="solid" clip-path="inset(${top}% 0 0 0)">${parts.map(painted)}</g>
      ${done < 1 ? scaffold(building) : nothing}
      <path class="ground" d="M2 ${GROUND}h116" />
    </svg>
  `;
}

function painted({ body, open, coat }: Painted): SVGTemplateResult {
  const below = Math.round((1 - coat.share) * 100);
  return svg`
    <path class="wall" d=${body} fill=${coat.wall} />
    ${coat.share
      ? svg`<path class="roof" d=${body} fill=${coat.roof} clip-path="inset(0 0 ${below}% 0)" />`
      : nothing}
    <path class="edge" d=${body} />
    <path class="open" d=${open} />
  `;
}

/** Poles and planks around what is being built. */
function scaffold(building: string): SVGTemplateResult {
  const { left, right, top } = outline(building);
  const [from, to] = [left - 4, right + 4];
  const poles = [from, (from + to) / 2, to].map((x) => `M${x} ${GROUND}V${top - 4}`).join("");
  const planks = [0.3, 0.62, 0.94].map((share) => {
    const y = GROUND - (GROUND - top) * share;
    return `M${from - 3} ${y}H${to + 3}`;
  }).join("");
  const brace = `M${from} ${GROUND}L${(from + to) / 2} ${top + 8}M${to} ${GROUND}L${(from + to) / 2} ${
    top + 8
  }`;
  return svg`
    <path class="scaffold thin" d=${brace} />
    <path class="scaffold" d=${poles + planks} />
  `;
}

export const skylineStyles = css`
  .skyline {
    width: 100%;
    height: 100%;
  }
  .skyline .edge {
    fill: none;
    stroke: rgb(50 30 15 / 0.45);
    stroke-width: 0.7;
  }
  .skyline .open {
    fill: light-dark(#4b3526, #ffd477);
  }
  .skyline .plan {
    fill: light-dark(rgb(255 255 255 / 0.35), rgb(0 0 0 / 0.2));
    stroke: var(--line-2);
    stroke-width: 1;
    stroke-dasharray: 3 2;
  }
  .skyline .scaffold {
    fill: none;
    stroke: light-dark(#9b7245, #b9905f);
    stroke-width: 1.6;
  }
  .skyline .scaffold.thin {
    stroke-width: 0.8;
  }
  .skyline .ground {
    stroke: var(--line-2);
    stroke-width: 1.5;
  }
`;
