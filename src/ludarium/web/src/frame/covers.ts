// A picture for each game of the house, drawn by ourselves.

import { html, svg, type TemplateResult } from "lit";
import { outline } from "../tables/builders/skyline.ts";

const WIDE = 320;
const HIGH = 132;

function frame(drawing: unknown): TemplateResult {
  return html`
    <svg class="cover" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMax slice"
      aria-hidden="true">${drawing}</svg>
  `;
}

function town(buildings: [id: string, x: number, size: number, shade: number][]): unknown {
  return buildings.map(([id, x, size, shade]) => {
    const { body, open } = outline(id);
    const place = `translate(${x} ${HIGH - 8 - 66 * size}) scale(${size})`;
    return svg`
      <g transform=${place} class=${`shade-${shade}`}>
        <path class="body" d=${body}/>
          <path class="open" d=${open}/>
            </g>
    `;
  });
}

const SUN = svg`
  <circle class="sun" cx="250" cy="38" r="22" />
`;
const FLOOR = svg`
  <path class="floor" d="M0 ${HIGH - 9}h${WIDE}v9H0z" />
`;

const COVERS: Record<string, () => unknown> = {
  "builders-middle-ages": () =>
    svg`
      ${SUN}<path class="hill" d="M0 112q60-40 130-18t190-22v60H0z" />${town([
        ["windmill", -14, 1, 2],
        ["burghers-house", 40, 1.1, 2],
        ["cathedral", 98, 1.55, 1],
        ["castle", 200, 1.15, 2],
      ])}${FLOOR}
    `,
  "builders-antiquity": () =>
    svg`
      ${SUN}<path class="hill" d="M0 104q90-22 170-8t150-14v50H0z" /><path class="sea"
        d="M0 112h320v14H0z" />${town([["lighthouse-of-alexandria", -26, 1.25, 2], ["pyramid", 56, 1.2, 2], [
          "temple",
          112,
          1.3,
          1,
        ], ["colossus-of-rhodes", 190, 1.35, 2]])}${FLOOR}
    `,
  "ante-portas": () =>
    svg`
      ${SUN}<path class="hill" d="M0 104l34-44 22 24 30-54 34 46 20-22 44 58 30-26 46 30 60-14v40H0z" /><path
        class="snow" d="M76 48l10-18 12 16-6 4-6-6-6 8zM28 68l6-8 8 9-6 3zM134 62l6-8 8 11-7 2z" />
          <g class="shade-1">
        <path class="body"
          d="M150 123c-2-22 2-40 24-46 22-7 50-6 62 8 8-6 22-4 26 6 3 8 1 18-3 25 2 3 6 4 9 2-1 5-8 7-12 3-5-5-3-12-1-18-6 4-13 4-18 1-1 6-3 11-3 19h-14l-1-14c-10 4-22 4-31 1l-1 13h-15l1-19c-5 3-6 9-5 19z" />
        <path class="open"
          d="M247 95a2.500 2.500 0 1 0 .1 0zM226 88c7-1 11 6 9 15-8 0-13-6-9-15zM262 104c6 3 12 3 17-2-2 8-11 11-18 7z" />
        <path class="rug" d="M180 76c14-6 30-6 42 1l-3 18c-12-4-24-4-35 0z" />
      </g>${FLOOR}
    `,
  "faiyum": () =>
    svg`
      ${SUN}<path class="hill" d="M0 100q80-20 160-6t160-16v54H0z" /><path class="sea"
        d="M0 100q80 14 160 4t160 2v26H0z" />
          <g class="shade-2">
        <path class="body"
          d="M44 124c2-26 0-44-6-62 6 10 9 22 10 34 1-14 0-28-4-44-10-4-20 0-26 8 4-12 14-17 25-14-6-9-16-11-26-7 10-9 24-7 30 3 4-10 16-14 27-8-10-1-19 3-22 11 10-3 20 3 22 14-6-7-14-10-22-7 3 14 4 32 2 72z" />
      </g>
          <g class="shade-1">
        <path class="body"
          d="M96 121c10-10 24-14 42-14l8-6 7 4 8-6 8 4 9-5 8 5c14 1 26 0 38-6l18 2 24-3c5 0 5 5 0 6l-22 3 21 4c4 2 2 5-3 5l-34-2c-8 6-20 9-30 9l3 6h-9l-5-6h-27l-4 6h-9l3-8c-18-2-36 0-54 2z" />
        <path class="open" d="M241 96a2 2 0 1 0 .1 0z" />
      </g>
          <path class="reeds"
        d="M290 126c0-24 4-40 10-52M300 126c0-20-2-34-8-46M310 126c0-26 2-40 8-50M276 126c0-16-2-26-8-36" />${FLOOR}
    `,
};

/** The picture of a game. */
export function cover(game: string): TemplateResult {
  return frame(COVERS[game]?.() ?? FLOOR);
}
