// The sea track: three spaces a side and a middle that is nobody's, with a galley on it (AP-48).

import { html, type TemplateResult } from "lit";
import { sign } from "./pieces.ts";
import type { AntePortasTable } from "./table.ts";
import { sideName } from "./words.ts";

const END = 3;

export function seaTrack(table: AntePortasTable): TemplateResult {
  const { view, say } = table;
  const spaces = Array.from({ length: 2 * END + 1 }, (_, place) => place - END);
  const whose = view.sea > 0 ? "carthage" : view.sea < 0 ? "rome" : "nobody";
  const track = spaces.map((space) => (space === view.sea ? `[${Math.abs(space)}]` : Math.abs(space))).join(
    " ",
  );
  const label = say.words("ap-sea-track", {
    rome: sideName(say, "rome"),
    carthage: sideName(say, "carthage"),
    track,
    whose,
  });
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
