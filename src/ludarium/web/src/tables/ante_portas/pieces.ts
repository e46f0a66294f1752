// The signs of Ante Portas, drawn on a grid of 24: figures of cards, ships, seals, the emblems of both sides.

import { html, svg, type TemplateResult } from "lit";
import type { VerbView } from "../../protocol.ts";

export type Side = "carthage" | "rome";
export const SIDES: readonly Side[] = ["carthage", "rome"];

// Each sign is filled by the even-odd rule, so that a second outline inside the first is a hole.
const SIGNS = {
  infantry:
    "M12 1.5C17 1.5 19.5 3 19.5 5V15.5C19.5 19.500 15.500 21.800 12 22.800 8.500 21.800 4.500 19.500 4.500 15.500V5C4.500 3 7 1.500 12 1.500zM12 7.800a3.600 3.600 0 1 0 0 7.200 3.600 3.600 0 0 0 0-7.200zM12 9.500a1.900 1.900 0 1 1 0 3.800 1.900 1.900 0 0 1 0-3.800z",
  cavalry:
    "M18.5 22.500h-11C7.800 18.600 9.600 16.600 11.600 13.800 10 15 8.200 15.900 6.600 15.500l-2.700-.8C2.800 14.300 2.600 13.200 3.300 12.200L8.400 5.600 9.200 1.400 12.300 4C17.200 4.900 20.600 9.200 20.600 15v7.500zM10.600 7.500a.9.9 0 1 0 0 1.800.9.9 0 0 0 0-1.800z",
  march: "M2 4h6l6 8-6 8H2l6-8zM11 4h6l6 8-6 8h-6l6-8z",
  elephants:
    "M6.200 7.600C7.400 4.800 10 3.800 12.800 4.300 17.600 3.600 22 6 22.400 11.200V21h-3.800v-4.400C17 17.300 15 17.300 13.600 16.900V21H9.800v-5.400C8.800 15.100 8 14.300 7.500 13.400 6.600 14.200 6.200 15.600 6.200 17.400 6.200 19.600 5.200 20.900 3.800 20.900 2.400 20.900 1.500 19.900 1.400 18.500L2.900 18.200C3 19 3.300 19.300 3.800 19.300 4.500 19.300 4.600 18.400 4.500 17 4.200 13.400 4.600 10.200 6.200 7.600zM11.400 6.200C9 7 8.500 10.400 10.200 12.600 12.600 12 13.600 8.800 11.400 6.200z",
  morale:
    "M11.200.8h1.600V3.600h7.700v12L17.700 13.400 14.800 16 12.800 14.100V23.200H11.200V14.100L9.200 16 6.300 13.400 3.500 15.600V3.600h7.700z",
  wealth:
    "M12 1.600a10.400 10.400 0 1 0 0 20.800 10.400 10.400 0 0 0 0-20.800zM12 3.900a8.100 8.100 0 1 1 0 16.200 8.100 8.100 0 0 1 0-16.200zM12 5.500a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  anchor:
    "M2.600 14.200l2.800-1.800 1 3.400C7.800 18.200 9.800 19.200 11 19.500V10.400H7V8.600h4V6.900a3 3 0 1 1 2 0V8.600h4v1.800H13V19.500C14.200 19.200 16.200 18.200 17.600 15.800l1-3.400 2.800 1.800C20.400 19.200 16.600 22.200 12 22.800 7.400 22.200 3.600 19.200 2.600 14.200zM12 2.600a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800z",
  sea:
    "M12.500 1.500C17 4 18.500 8.500 17.500 12.500H12.500zM10.800 3v9.500H5.500C7 8 9 5 10.800 3zM1.500 14h18.500l2.500-2v4.500c-1.500 3.500-4.500 5-8 5H8C4.500 21.500 2 18.500 1.500 14zM6 16.500a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM10.500 16.500a1 1 0 1 0 0 2 1 1 0 0 0 0-2zM15 16.500a1 1 0 1 0 0 2 1 1 0 0 0 0-2z",
  immediate: "M13.500 1L4 13.500h6L8.500 23 20 9.500h-7z",
  attached:
    "M12 1.500l2.200 2.200 3-.7.7 3 3 .9-.9 3 2 2.300-2 2.300.9 3-3 .9-.7 3-3-.7L12 23.500l-2.200-2.200-3 .7-.7-3-3-.9.9-3-2-2.300 2-2.300-.9-3 3-.9.7-3 3 .7zM12 7.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 9.300a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400z",
  draw: "M8 1.500h12.500v16H8zM3.500 6h3v13h9v3h-12zM13.300 5.500v3h-3v2h3v3h2v-3h3v-2h-3v-3z",
  scout:
    "M12 5C17 5 20.500 8 23 12 20.500 16 17 19 12 19S3.500 16 1 12C3.500 8 7 5 12 5zM12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  ally:
    "M2 6.500L7 4l5 2.500L17 4l5 2.500v9L17 18l-5 4.500L7 18l-5-2.500zM12 8.800L7 6.500 4.500 8v6.200L7 15.500l5 4.200 5-4.200 2.500-1.300V8L17 6.500zM8 10.500h8v2.300H8z",
  plays: "M4 4.500l10-2.700 4 15-10 2.700zM17.500 5.500l3.500 1-4 15-8-2.200 9.500-2.500z",
  roads:
    "M8.500 1.500h7L20 22.500H4zM11 4v3h2V4zM10.800 9.500v4h2.400v-4zM10.600 16v4.500h2.800V16zM1 10.500h5v2H1zM18 10.500h5v2h-5z",
  mist:
    "M6.500 12a4 4 0 0 1 .5-8 5.500 5.500 0 0 1 10.500 1 3.700 3.700 0 0 1 .5 7zM3 14.500h18v2H3zM6 18.500h13v2H6z",
  truce: "M4 2l8 8.200L20 2l2 2-7.800 8L22 20l-2 2-8-8.200L4 22l-2-2 7.800-8L2 4zM1 11h5v2H1zM18 11h5v2h-5z",
  battle:
    "M2 2l5 .8 5 5.800 5-5.800 5-.8-.8 5-5.600 5.200 3.900 3.600 1.500-1 1 1-2 2 1.500 1.700-1.500 1.500-1.700-1.500-2 2-1-1 1-1.500-4.300-4.700-4.300 4.700 1 1.500-1 1-2-2L3 21l-1.500-1.500L3 17.800l-2-2 1-1 1.500 1 3.900-3.600L1.800 7z",
  star:
    "M12 1.500l3.200 7 7.600.8-5.700 5.100 1.600 7.500L12 18l-6.700 3.900 1.600-7.500L1.200 9.300l7.600-.8z",
  lost: "M5 2.500h14v12l-3.500-2L12 17l-3-4-4 3zM5 20l4-4 3 4 3.500-4.500L19 18v3.500H5z",
  hand: "M3 7.500l7-3 2 4.800 1-5.300 7 1.300-2.800 15.200L12 19.300 8 21z",
  pile: "M6 2h13v16h-13zM3 5h1.500v15H16v2H3zM9 5v10h7V5z",
  secret:
    "M12 2C17 2 20.500 5.500 20.500 9.500c0 3-1.500 4.500-3 6l-1 3.500h-9l-1-3.500c-1.500-1.500-3-3-3-6C3.500 5.500 7 2 12 2zM12.300 5.500c-2.300 0-3.800 1.300-3.900 3.400h2c.1-1 .8-1.600 1.800-1.600s1.700.6 1.700 1.500c0 1.700-2.800 1.800-2.800 4.500h2c0-2 2.900-2.300 2.900-4.700 0-1.900-1.500-3.100-3.700-3.100zM11 14.500v2h2.200v-2zM8.500 20.500h7V22.500h-7z",
  // Carthage: the sign of Tanit. Rome: an eagle on its staff.
  carthage:
    "M12 1.500a4.200 4.200 0 1 0 0 8.400 4.200 4.200 0 0 0 0-8.400zM12 3.700a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM3 8.200l2-.4.6 2.900h12.800l.6-2.900 2 .4-.9 4.500h-5.700L21 23H3l6.600-10.300H3.900zM12 13.700L6.700 21h10.600z",
  rome:
    "M12 1.500c1.500 0 2.300 1 2.300 2.200 0 .6-.2 1-.5 1.500 3.200.3 5.700-.9 8.700-3.700-.3 5-2.300 8.300-6.300 9.800l2.300 2.700-4.700-1.500-.8 1.500v1h4.500v2h-4.500V23h-2v-6h-4.500v-2H11v-1l-.8-1.500L5.500 14l2.300-2.700C3.800 9.800 1.800 6.500 1.500 1.500c3 2.800 5.500 4 8.700 3.700-.3-.5-.5-.9-.5-1.500C9.700 2.500 10.500 1.500 12 1.500z",
} as const;

export type Sign = keyof typeof SIGNS;

/** A sign as an ornament: what it says stands in words beside it or in a label. */
export function sign(name: Sign, size = 16): TemplateResult {
  return html`
    <svg class="sign sign-${name}" width=${size} height=${size} viewBox="0 0 24 24"
      aria-hidden="true">
        ${svg`<path d=${SIGNS[name]} fill="currentColor" fill-rule="evenodd" />`}
      </svg>
  `;
}

/** A number with its sign. */
export function figure(name: Sign, text: string | number, size = 15): TemplateResult {
  return html`<span class="figure">${sign(name, size)}<b>${text}</b></span>`;
}

/** The outline of a sign, for drawings. */
export function outline(name: Sign): string {
  return SIGNS[name];
}

// --- what an event does, at a glance --------------------------------------------------------------------

interface Glyph {
  sign: Sign;
  text: string;
}

// The verbs of the data files (docs/rules/ante_portas.md): the sign that stands for each.
const VERBS: Record<string, Sign> = {
  draw: "draw",
  sea: "sea",
  morale: "morale",
  plays: "plays",
  march: "march",
  roads: "roads",
  "turn-ally": "ally",
  "turn-ally-or-morale": "ally",
  citizenship: "ally",
  "take-back": "ally",
  "take-top": "draw",
  "see-laid": "scout",
  price: "scout",
  money: "wealth",
  nero: "march",
  marcellus: "attached",
  "forged-seal": "attached",
  knights: "cavalry",
  stray: "mist",
  envelop: "cavalry",
  "no-battle": "truce",
  "roman infantry": "infantry",
  "roman cavalry": "cavalry",
  "lose-card": "lost",
  win: "star",
};
const SILENT = ["no-value"]; // what no sign tells better than words

/** The signs of an effect: one a verb, with its number. */
export function glyphs(verbs: readonly VerbView[]): Glyph[] {
  return verbs.filter(({ name }) => !SILENT.includes(name)).map(({ name, number }) => ({
    sign: VERBS[name] ?? "star",
    text: number ? withSign(number) : "",
  }));
}

function withSign(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
