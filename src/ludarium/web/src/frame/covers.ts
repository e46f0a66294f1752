// The picture of each game, as its package draws it; a game without one gets a quiet hill.

import { html, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import type { GameInfo } from "../protocol.ts";

const HILL =
  `<circle class="sun" cx="250" cy="38" r="22"/><path class="hill" d="M0 108q80-34 160-14t160-20v58H0z"/>` +
  `<path class="floor" d="M0 123h320v9H0z"/>`;

/** The picture of a game; it comes with the game's package from the server, not from people. */
export function cover({ cover }: GameInfo): TemplateResult {
  return html`
    <svg class="cover" viewBox="0 0 320 132" preserveAspectRatio="xMidYMax slice"
      aria-hidden="true">${unsafeSVG(cover || HILL)}</svg>
  `;
}
