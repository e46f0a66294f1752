// The signs of The Builders: resources, coins, actions, points, and people by rank.

import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

export const RESOURCES = ["stone", "wood", "knowledge", "tile"] as const;
export type Resource = (typeof RESOURCES)[number];

// Each resource has its own outline, so that it is known without its colour.
const SHAPES: Record<Resource, { edge: string; inner: string }> = {
  stone: { edge: "M12 2.500l9 4.500v10l-9 4.500L3 17V7z", inner: "M3 7l9 4.500L21 7M12 11.500v10" },
  wood: {
    edge: "M7 4h13a2.500 4 0 0 1 0 8H7a4 4 0 0 1 0-8zM5 12.500h13a2.500 4 0 0 1 0 8H5a4 4 0 0 1 0-8z",
    inner:
      "M7 6.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM5 15a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM13 8h4M11 16.500h5",
  },
  knowledge: {
    edge:
      "M12 1.500a2.700 2.700 0 0 1 1.700 4.800L20 22h-2.500L15 15.500H9L6.500 22H4l6.300-15.700A2.700 2.700 0 0 1 12 1.500zM9.900 13h4.200L12 7.800z",
    inner: "",
  },
  tile: {
    edge:
      "M2.500 4h6.300v7a3.100 3.100 0 0 1-6.300 0zM8.800 4h6.400v7a3.200 3.200 0 0 1-6.400 0zM15.200 4h6.300v7a3.100 3.100 0 0 1-6.300 0zM5.700 13.500a3.100 3.100 0 0 0 3-1 3.200 3.200 0 0 0 3.300 1.500v4.500a3.100 3.100 0 0 1-6.300 0zM12 14a3.200 3.200 0 0 0 3.200-1.500 3.100 3.100 0 0 0 3.100 1v5a3.100 3.100 0 0 1-6.300 0z",
    inner: "",
  },
};

export type Fill = "full" | "lacks" | "would";

/** A resource: full, a gap that is still lacking, or one that the chosen worker would fill. */
export function resource(kind: Resource, fill: Fill = "full", size = 18): TemplateResult {
  const { edge, inner } = SHAPES[kind];
  return html`
    <svg class="res ${kind} ${fill}" width=${size} height=${size} viewBox="0 0 24 24"
      aria-hidden="true">
        ${svg`
          <path class="edge" d=${edge} fill-rule="evenodd" />
          <path class="inner" d=${inner}/>
        `}
      </svg>
  `;
}

/** Resources in a row, those that are not there left out. */
export function makes(numbers: readonly number[], size = 18): TemplateResult {
  return html`<span class="makes">${
    RESOURCES.map((kind, place) =>
      Array.from({ length: numbers[place] ?? 0 }, () => resource(kind, "full", size))
    )
  }</span>`;
}

/** What a site needs, resource by resource: what is there, what the chosen worker would add, what is lacking. */
export function needs(
  wanted: readonly number[],
  made: readonly number[],
  would: readonly number[] = [0, 0, 0, 0],
  size = 18,
): TemplateResult {
  const row = (kind: Resource, place: number) =>
    Array.from(
      { length: wanted[place] ?? 0 },
      (_, number) => resource(kind, fill(number, made[place] ?? 0, would[place] ?? 0), size),
    );
  return html`<span class="needs">${
    RESOURCES.map((
      kind,
      place,
    ) => (wanted[place] ? html`<span class="need">${row(kind, place)}</span>` : null))
  }</span>`;
}

function fill(number: number, made: number, would: number): Fill {
  if (number < made) return "full";
  return number < made + would ? "would" : "lacks";
}

export function coin(size = 18): TemplateResult {
  return html`
    <svg class="coin" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10" fill="var(--gold-fill)" stroke="#7a5600" stroke-width="1.600" />
      <circle cx="12" cy="12" r="7" fill="none" stroke="#7a5600" stroke-width="1" stroke-dasharray="2 1.600" />
      <path d="M8.500 15.500h7M9 14.500v-4M12 14.500v-4M15 14.500v-4M8 10l4-2.500 4 2.500z" fill="#7a5600"
        stroke="#7a5600" stroke-width="1.200" />
    </svg>
  `;
}

/** An action is a stroke of the hammer. */
export function actionSign(size = 18): TemplateResult {
  return html`
    <svg class="action-sign" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M4 5.500C7 3 11 2.500 14 4l4 3.500 1.500-1 2.500 3-3.500 3-2.500-3 .5-.5-2-1.500L6 20.500 3 18 11.500 8C9 6 6.500 5.500 4 5.500z"
        fill="currentColor" />
    </svg>
  `;
}

/** Victory points stand on a small shield. */
export function shield(points: number): TemplateResult {
  return html`
    <svg class="shield" width="26" height="28" viewBox="0 0 26 28" aria-hidden="true">
      <path d="M2 2h22v12c0 7-5 10.500-11 13C7 24.500 2 21 2 14z" fill="var(--accent)" stroke="var(--paper)"
        stroke-width="1.500" />
      <text x="13" y="18" text-anchor="middle" fill="var(--accent-ink)">${points}</text>
    </svg>
  `;
}

const HEADS: Record<string, SVGTemplateResult> = {
  master: svg`
    <path class="hat" d="M9 17c1-8 7-11 13-10 5 .8 8 4.500 9 10z" />
    <path class="hat" d="M5 17.500h30v3.500H5z" />
    <path class="feather" d="M29 14c5-2 8-7 7-12-5 1-8 5-8.500 10z" />
  `,
  craftsman: svg`
    <path class="hat" d="M9 20c0-8 4.500-12 11-12s11 4 11 12l4 1v2H9z" />
  `,
  labourer: svg`
    <path class="hat" d="M9 21c-1-9 4-13 11-13s12 4 11 13l-3-3c-5-2.500-11-2.500-16 0z" />
    <path class="hat" d="M30 17l6 5-5 2z" />
  `,
  apprentice: svg`
    <path class="hair" d="M10 21c-1-8 4-12 10-12s11 4 10 12c-2-4-5-6-10-6s-8 2-10 6z" />
  `,
  prisoner: svg`
    <path class="hair" d="M11 20c0-6 4-9 9-9s9 3 9 9c-2-3-5-4.500-9-4.500S13 17 11 20z" />
    <path class="chain"
      d="M6 38a3 2 0 1 1 6 0 3 2 0 1 1-6 0zm5.500 1.500a3 2 0 1 1 6 0 3 2 0 1 1-6 0zm6 0a3 2 0 1 1 6 0 3 2 0 1 1-6 0zm5.500-1.500a3 2 0 1 1 6 0 3 2 0 1 1-6 0z" />
  `,
  citizen: svg`
    <path class="hair" d="M10 21c0-8 4-12 10-12s10 4 10 12c-2-4-5-6-10-6s-8 2-10 6z" />
    <path class="laurel"
      d="M8 22c-2-5 0-10 4-12M32 22c2-5 0-10-4-12M8 17l-2.500-1.500M9 13l-2-2M32 17l2.500-1.500M31 13l2-2" />
  `,
};

/** A worker's head with the hat of the rank; a machine is a wheel. */
export function portrait(rank: string, freed: boolean, size = 40): TemplateResult {
  const kind = rank === "prisoner" && freed ? "citizen" : rank;
  const head = HEADS[kind];
  const drawn = head
    ? svg`
      <path class="body" d="M4 44c0-9 6-13 16-13s16 4 16 13z" /><path class="skin"
        d="M12 20c0-6 3-9 8-9s8 3 8 9c0 7-3 11-8 11s-8-4-8-11z" />${head}
    `
    : svg`
      <circle class="wheel" cx="20" cy="24" r="13" />
      <circle class="hub" cx="20" cy="24" r="4" />
      <path class="spokes" d="M20 7v34M3 24h34M8 12l24 24M32 12L8 36" />
    `;
  return html`
    <svg class="portrait ${kind}" width=${size} height=${size} viewBox="0 0 40 44"
      aria-hidden="true">${drawn}</svg>
  `;
}
