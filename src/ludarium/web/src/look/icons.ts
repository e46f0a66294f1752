// Signs that every page of the house uses, drawn by ourselves on a grid of 24.

import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

/** Wraps a drawing; signs are ornaments, what they say stands in words beside them or in a label. */
export function sign(drawing: SVGTemplateResult, size = 20, box = "0 0 24 24"): TemplateResult {
  return html`
    <svg class="sign" width=${size} height=${size} viewBox=${box} aria-hidden="true"
      focusable="false">
        ${drawing}
      </svg>
  `;
}

/** A sign drawn by strokes: one path, in the colour of the text. */
function strokes(path: string, size?: number): TemplateResult {
  return sign(
    svg`
      <path d=${path} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"
        stroke-linejoin="round" />
    `,
    size,
  );
}

export const icons = {
  puzzle: () =>
    strokes("M9 4.500a2 2 0 0 1 4 0V6h5v5h1.500a2 2 0 0 1 0 4H18v5h-5v-1.500a2 2 0 0 0-4 0V20H4V6h5z"),
  back: () => strokes("M15 5l-7 7 7 7"),
  undo: () => strokes("M8 6L4 10l4 4M4 10h10a6 6 0 0 1 0 12h-3"),
  hint: () =>
    strokes(
      "M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.500c-.8.8-1 1.500-1 2.500H9c0-1-.2-1.700-1-2.500A6 6 0 0 1 12 3z",
    ),
  share: () =>
    strokes("M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"),
  menu: () => strokes("M4 7h16M4 12h16M4 17h16"),
  more: () =>
    sign(svg`
      <g fill="currentColor">
        <circle cx="5" cy="12" r="2" />
        <circle cx="12" cy="12" r="2" />
        <circle cx="19" cy="12" r="2" />
      </g>
    `),
  close: () => strokes("M6 6l12 12M18 6L6 18"),
  play: () =>
    sign(svg`
      <path d="M7 4.500v15l13-7.500z" fill="currentColor" />
    `),
  pause: () =>
    sign(svg`
      <path d="M6 5h4v14H6zm8 0h4v14h-4z" fill="currentColor" />
    `),
  first: () => strokes("M6 5v14M18 5l-8 7 8 7"),
  last: () => strokes("M18 5v14M6 5l8 7-8 7"),
  next: () => strokes("M9 5l7 7-7 7"),
  book: () => strokes("M12 6c-2-1.500-5-2-8-2v14c3 0 6 .5 8 2 2-1.500 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14"),
  gear: () =>
    strokes(
      "M4 7h8m4 0h4M4 12h2m4 0h10M4 17h9m4 0h3M14 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM15 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z",
    ),
  person: () =>
    sign(svg`
      <path
        d="M12 12a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9zm-8.500 9c0-5 3.500-7.500 8.500-7.500s8.500 2.500 8.500 7.500z"
        fill="currentColor" />
    `),
  people: () =>
    sign(svg`
      <path
        d="M8 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7 9c0-4.500 3-7 7-7s7 2.500 7 7zm15.500-9a3.300 3.300 0 1 0-2-6 6 6 0 0 1-.2 5.200c.6.500 1.400.8 2.200.8zm.2 2c-.8 0-1.500.1-2.200.3 1.600 1.600 2.500 3.900 2.500 6.700h6c0-4.500-2.600-7-6.300-7z"
        fill="currentColor" />
    `),
  bot: () =>
    sign(svg`
      <path
        d="M11 2h2v3h4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3h4zM8.500 10a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm7 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM9 15v1.500h6V15zM1 10h2v5H1zm20 0h2v5h-2zM7 20.500h10V22H7z"
        fill="currentColor" fill-rule="evenodd" />
    `),
  eye: () =>
    strokes("M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z"),
  clock: () => strokes("M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.500 2"),
  flag: () => strokes("M6 21V4M6 4c4-2 7 2 12 0v9c-5 2-8-2-12 0"),
  chat: () => strokes("M4 5h16v11H10l-5 4v-4H4z"),
  list: () => strokes("M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01"),
  scroll: () => strokes("M6 4h11v14a2 2 0 0 0 2 2H8a2 2 0 0 1-2-2zM9 8h5M9 12h5M17 15h4v3a2 2 0 0 1-2 2"),
  sound: () => strokes("M4 9v6h4l5 4V5L8 9zM16.500 8.500a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12"),
  ban: () => strokes("M4 5h16v11H10l-5 4v-4H4zM5 4l14 13"),
  door: () => strokes("M5 21V3h9v18M3 21h13M11 12h.5M17 12h5M19.500 9.500L22 12l-2.500 2.500"),
  mute: () => strokes("M4 9v6h4l5 4V5L8 9zM17 9.500l5 5M22 9.500l-5 5"),
  check: () => strokes("M4.500 12.500l5 5 10-11"),
  download: () => strokes("M12 4v11M7.500 11l4.500 4.500 4.500-4.500M4 20h16"),
  trophy: () =>
    strokes(
      "M7 4h10v5a5 5 0 0 1-10 0zM7 5H3.500c0 4 1.500 5.500 4 5.500M17 5h3.500c0 4-1.500 5.500-4 5.500M12 14v4M8 20.500h8M9.500 18h5",
    ),
  branch: () => strokes("M6 4v16M6 12c8 0 11-2 11-7M14 8l3-3 3 3"),
  question: () =>
    strokes("M8.500 8.500a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.800M12 18.500h.01"),
  box: () => strokes("M4 5h16v4H4zM5.500 9v10h13V9M10 13h4"),
  lock: () => strokes("M6 11h12v9H6zM8.500 11V7.500a3.500 3.500 0 0 1 7 0V11"),
};

const MARKS = [ // a disc, a square, a triangle, a lozenge, a star
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
  "M4 4h16v16H4z",
  "M12 3l10 18H2z",
  "M12 2l10 10-10 10L2 12z",
  "M12 2l3 6.500 7 .8-5.200 4.800L18.300 21 12 17.500 5.700 21l1.500-6.900L2 9.300l7-.8z",
];

export function markShape(seat: number): string {
  return MARKS[seat] ?? MARKS[0]!;
}

/** A mark for each seat, a shape besides the colour; a game with unlike sides brings masks of its own by its palette. */
export function seatMark(seat: number, size = 14): TemplateResult {
  return html`
    <svg class="seat-mark" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true"
      data-seat=${seat} .style=${`mask: var(--seat-mark-${seat}, none) center / contain no-repeat`}>${svg`
        <path d=${markShape(seat)} fill=${`var(--seat-${seat})`} />
        <rect width="24" height="24" fill=${`var(--seat-whole-${seat}, none)`} />
      `}</svg>
  `;
}
