// The sea track: its spaces a side and a middle that is nobody's, with a galley on it (AP-48).

import { html, type TemplateResult } from "lit";
import { sign } from "./pieces.ts";
import type { AntePortasTable } from "./asks.ts";
import { zoneLines, zoneOf } from "../things.ts";

export function seaTrack({ view, say }: AntePortasTable): TemplateResult {
  const spaces = Array.from({ length: 2 * view.sea_end + 1 }, (_, place) => place - view.sea_end);
  const label = zoneLines(say, zoneOf(view, "sea")).join(": ");
  return html`<div class="sea-track" role="img" aria-label=${label} title=${label}>
    <span class="end rome">${sign("rome", 14)}</span>
    ${spaces.map((space) => spaceDrawing(space, view.sea))}
    <span class="end carthage">${sign("carthage", 14)}</span>
  </div>`;
}

function spaceDrawing(space: number, sea: number): TemplateResult {
  const side = space < 0 ? "rome" : space > 0 ? "carthage" : "nobody";
  return html`<span class="space ${side}">${
    space === sea
      ? html`<span class="galley" data-key="galley">${sign("sea", 20)}</span>`
      : Math.abs(space) || "·"
  }</span>`;
}
