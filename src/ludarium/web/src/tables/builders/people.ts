// The people of The Builders: a face for everyone, with what the rank wears in the Middle Ages and in Antiquity.

import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { UnitView } from "../../protocol.ts";
import { spread } from "./paint.ts";

const SKINS = ["#f0c49b", "#e0ad80", "#c98d62", "#a86f49", "#8a5636"];
const HAIRS = ["#3a2618", "#5b3a20", "#8a5a2b", "#b98a4a", "#2a2320", "#8d8478"];
const CLOTHS = ["#7b2f2a", "#3f6a4a", "#4a5f86", "#8a6a2f", "#6d4a72", "#2f6f73", "#9a5530"];
const TUNICS = ["#efe4cd", "#d9b98c", "#c9d3c0", "#e2c7a0", "#b9c7cf"];

const BEARD =
  "M12.300 21c0 9.500 3 12.500 7.700 12.500s7.700-3 7.700-12.500c-1.500 3.500-3 4-7.700 4s-6.200-.5-7.700-4z";
const LONG =
  "M9.500 20c0-8 4-11.500 10.500-11.500S30.500 12 30.500 20v11c-2 1.500-4.500 1.500-5.500 0V19H15v12c-1 1.500-3.500 1.500-5.500 0z";
const SHORT = "M11 20c-.5-7 3.500-11 9-11s9.500 4 9 11c-2-4-5-5.500-9-5.500s-7 1.500-9 5.500z";
const CURLS =
  "M11 19a3.500 3.500 0 0 1 1-6 4 4 0 0 1 5-4 4.500 4.500 0 0 1 7 .5 4 4 0 0 1 5 4.500 3.500 3.500 0 0 1 0 5.500c-2-4-5-5-9-5s-7 1-9 4.500z";

const HATS: Record<string, SVGTemplateResult> = {
  master: svg`
    <path class="hat" d="M9 17c1-8 7-11 13-10 5 .8 8 4.500 9 10z" />
    <path class="hat" d="M5 17h30v3H5z" />
    <path class="feather" d="M29 14c5-2 8-7 7-12-5 1-8 5-8.500 10z" />
  `,
  craftsman: svg`<path class="hat" d="M9 19c0-8 4.500-12 11-12s11 4 11 12l4 1v2H9z" />`,
  labourer: svg`
    <path class="hat" d="M9 20c-1-9 4-13 11-13s12 4 11 13l-3-3c-5-2.500-11-2.500-16 0z" />
    <path class="hat" d="M30 16l6 5-5 2z" />
  `,
};
const OLD_HATS: Record<string, SVGTemplateResult> = {
  master: svg`
    <path class="gold" d="M10.500 17.500c5-3 14-3 19 0v-3c-5-3-14-3-19 0z" />
    <path class="gold" d="M18 12.500l2-4 2 4z" />
  `,
  craftsman: svg`
    <path class="hat"
      d="M8.500 22c-1-10 4.500-14.500 11.500-14.500S32.500 12 31.500 22l2 9h-4.500l-1.500-12c-4.500-3-10.500-3-15 0l-1.500 12H6.500z" />
    <path class="stripe"
      d="M9.500 19c5-4.500 16-4.500 21 0M8 25l3 1M32 25l-3 1M7.500 29l3.500.5M32.500 29l-3.500.5" />
  `,
  labourer: svg`<path class="straw" d="M3 19.500L20 5.500l17 14c-10 3.500-24 3.500-34 0z" />`,
};
const CHAIN =
  "M6 39a3 2 0 1 1 6 0 3 2 0 1 1-6 0zm5.500 1.500a3 2 0 1 1 6 0 3 2 0 1 1-6 0zm6 0a3 2 0 1 1 6 0 3 2 0 1 1-6 0zm5.500-1.500a3 2 0 1 1 6 0 3 2 0 1 1-6 0z";
const LAUREL =
  "M8 21c-2-5 0-10 4-12M32 21c2-5 0-10-4-12M8 17l-2.500-1.500M9 13l-2-2M32 17l2.500-1.500M31 13l2-2";

/** A worker's face; a machine is a wheel. */
export function portrait(
  { id, rank, freed }: Pick<UnitView, "id" | "rank" | "freed">,
  old: boolean,
): TemplateResult {
  return html`
    <svg class="portrait ${rank}" viewBox="0 0 40 44" aria-hidden="true">${rank === "machine"
      ? wheel()
      : face(`${old}${id}`, rank, freed, old)}</svg>
  `;
}

function face(id: string, rank: string, freed: boolean, old: boolean): SVGTemplateResult {
  const seed = spread(id);
  const pick = (from: readonly string[], turn: number) => from[Math.floor(seed / turn) % from.length]!;
  const hair = pick(HAIRS, 3);
  const long = seed % 3 === 0;
  const bearded = !long && rank !== "apprentice" && seed % 2 === 0;
  const cloth = rank === "prisoner" && !freed ? "#8a8071" : pick(old ? TUNICS : CLOTHS, 7);
  return svg`
    ${long ? svg`<path d=${LONG} fill=${hair} />` : nothing}
    <path d="M4 44c0-9 6-13 16-13s16 4 16 13z" fill=${cloth} />
    ${old && rank !== "prisoner"
      ? svg`<path class="sash" d="M25 31.500l9 12.500h-7.500L19 31.500z" />`
      : nothing}
    <path d="M12 20c0-6 3-9.500 8-9.500s8 3.500 8 9.500c0 7-3 11.500-8 11.500S12 27 12 20z" fill=${pick(
      SKINS,
      11,
    )} />
    <path d=${old ? CURLS : SHORT} fill=${hair} />
    ${bearded ? svg`<path d=${BEARD} fill=${hair} />` : nothing}
    <path class="features" d="M16.500 20.500v1M23.500 20.500v1M18 27q2 1.300 4 0" />
    ${(old ? OLD_HATS : HATS)[rank] ?? nothing}
    ${rank === "prisoner" && !freed ? svg`<path class="chain" d=${CHAIN} />` : nothing}
    ${freed ? svg`<path class="laurel" d=${LAUREL} />` : nothing}
  `;
}

function wheel(): SVGTemplateResult {
  return svg`
    <circle class="wheel" cx="20" cy="24" r="13" />
    <circle class="hub" cx="20" cy="24" r="4" />
    <path class="spokes" d="M20 7v34M3 24h34M8 12l24 24M32 12L8 36" />
  `;
}

export const peopleStyles = css`
  .portrait {
    flex: none;
    width: calc(38 * var(--px));
    aspect-ratio: 40 / 44;
  }
  .portrait .hat {
    fill: var(--hat);
  }
  .portrait .feather {
    fill: #c3402f;
  }
  .portrait .gold {
    fill: #e0ad33;
    stroke: #8a6100;
    stroke-width: 0.6;
  }
  .portrait .straw {
    fill: #d9b45c;
    stroke: #8f6d2a;
    stroke-width: 0.8;
  }
  .portrait .sash {
    fill: var(--hat);
  }
  .portrait .stripe {
    fill: none;
    stroke: #e8c86a;
    stroke-width: 1.2;
  }
  .portrait .features {
    fill: none;
    stroke: #3a2013;
    stroke-width: 1.3;
    stroke-linecap: round;
  }
  .portrait .laurel,
  .portrait .chain {
    fill: none;
    stroke: light-dark(#4a4038, #d8cfc2);
    stroke-width: 1.8;
    stroke-linecap: round;
  }
  .portrait .laurel {
    stroke: light-dark(#3f7a2c, #8fcf74);
  }
  .portrait .wheel {
    fill: #b98350;
    stroke: #5b3411;
    stroke-width: 3;
  }
  .portrait .hub {
    fill: #5b3411;
  }
  .portrait .spokes {
    stroke: #5b3411;
    stroke-width: 2;
    fill: none;
  }
  .master {
    --hat: #4a2f66;
  }
  .craftsman {
    --hat: #2f6f8f;
  }
  .labourer {
    --hat: #b4452c;
  }
  .apprentice,
  .prisoner {
    --hat: #8a5a2b;
  }
`;
