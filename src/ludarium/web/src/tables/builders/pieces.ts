// The signs of The Builders: resources, coins, actions, points, and what is paid or gained.

import { css, html, nothing, svg, type TemplateResult } from "lit";
import type { Choice } from "../../protocol.ts";

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
    <svg class="sign res ${kind} ${fill}" .style=${`--n: ${size}`} viewBox="0 0 24 24"
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
    <svg class="sign coin" .style=${`--n: ${size}`} viewBox="0 0 24 24" aria-hidden="true">
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
    <svg class="sign action-sign" .style=${`--n: ${size}`} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M4 5.500C7 3 11 2.500 14 4l4 3.500 1.500-1 2.500 3-3.500 3-2.500-3 .5-.5-2-1.500L6 20.500 3 18 11.500 8C9 6 6.500 5.500 4 5.500z"
        fill="currentColor" />
    </svg>
  `;
}

/** Victory points stand on a small shield. */
export function shield(points: number, size = 26): TemplateResult {
  return html`
    <svg class="sign shield" .style=${`--n: ${size}`} viewBox="0 0 26 28" aria-hidden="true">
      <path d="M2 2h22v12c0 7-5 10.500-11 13C7 24.500 2 21 2 14z" fill="var(--accent)" stroke="var(--paper)"
        stroke-width="1.500" />
      <text x="13" y="19" text-anchor="middle" fill="var(--accent-ink)">${points}</text>
    </svg>
  `;
}

/** What a choice pays for actions that it buys. */
export function paid(choice: Choice): number {
  return choice.actions.length > 1 ? Number(choice.words?.args?.["coins"] ?? 0) : 0;
}

/** Something that is paid: never to be taken for a gain. */
export function pay(count: number, sign: TemplateResult): TemplateResult {
  return html`<span class="pay">−${count}${sign}</span>`;
}

/** Something that is gained. */
export function gain(count: number, sign: TemplateResult): TemplateResult {
  return html`<span class="gain">+${count}${sign}</span>`;
}

/** What has to be paid for actions first, as a tag on the thing, where nothing can be done without. */
export function buyTag(choices: readonly Choice[]): TemplateResult | typeof nothing {
  const price = Math.min(...choices.map(paid));
  if (!choices.length || price === 0) return nothing;
  return html`<span class="buys" aria-hidden="true">${pay(price, coin(13))}</span>`;
}

export const pieceStyles = css`
  .sign {
    flex: none;
    width: calc(var(--n) * var(--px));
    height: calc(var(--n) * var(--px));
  }
  .res .edge {
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  .res .inner {
    fill: none;
    stroke-width: 1.4;
  }
  .stone {
    --res: light-dark(#7f7c78, #a9a6a1);
    --res-edge: light-dark(#4a4744, #e8e4de);
  }
  .wood {
    --res: light-dark(#a9713d, #b98350);
    --res-edge: light-dark(#5b3411, #f3d4b0);
  }
  .knowledge {
    --res: light-dark(#2f6fa8, #5aa0dc);
    --res-edge: light-dark(#123c62, #d3e9ff);
  }
  .tile {
    --res: light-dark(#cc5a35, #d9734f);
    --res-edge: light-dark(#74260d, #ffdacb);
  }
  .res.full .edge {
    fill: var(--res);
    stroke: var(--res-edge);
  }
  .res.full .inner {
    stroke: var(--res-edge);
  }
  .res.lacks .edge {
    fill: transparent;
    stroke: var(--res-edge);
    stroke-dasharray: 2.4 1.8;
    opacity: 0.85;
  }
  .res.lacks .inner {
    stroke: none;
  }
  .res.would .edge {
    fill: color-mix(in oklab, var(--good), transparent 45%);
    stroke: var(--good);
    stroke-width: 2.2;
  }
  .res.would .inner {
    stroke: var(--good);
  }
  .makes,
  .needs,
  .need {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 1px;
    align-items: center;
  }
  .needs {
    gap: 2px 5px;
  }
  .coins,
  .price,
  .gives,
  .pay,
  .gain {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .pay {
    color: var(--bad);
  }
  .gain {
    color: var(--good);
  }
  .shield text {
    font: 700 16px var(--sans);
  }
  .buys {
    position: absolute;
    right: -4px;
    top: -8px;
    padding: 0 6px;
    border-radius: 99px;
    background: var(--bad-soft);
    border: 1px solid var(--bad);
    font-size: var(--t-2);
    line-height: 1.4;
    z-index: 1;
  }
  .card > .buys {
    opacity: 0; /* seen by whom it may concern; the choice asks, too */
    transition: opacity 0.15s;
  }
  .card:hover > .buys,
  .card:focus-visible > .buys {
    opacity: 1;
  }
  .bought.buys {
    position: static;
  }
`;
