// How the game may end, and how near each end is, one line each.

import { html, nothing, type TemplateResult } from "lit";
import type { Goal } from "../../protocol.ts";
import { nearness } from "../goals.ts";
import { sideOf } from "./halves.ts";
import { type Side, SIDES, sign } from "./pieces.ts";
import type { AntePortasTable } from "./asks.ts";

/** While a battle is evaluated its figures stand here instead. */
export function goals(table: AntePortasTable): TemplateResult | typeof nothing {
  const { say, view } = table;
  if (view.battle && view.ending === null) return nothing;
  return html`
    <section class="endings" aria-label=${say.words("apt-endings")}>
      <h2 class="sr">${say.words("apt-endings")}</h2>
      ${sides(table).map((side) => part(table, side))}
    </section>
  `;
}

/** The viewer's own side first. */
function sides({ side }: AntePortasTable): readonly Side[] {
  return side === "rome" ? [...SIDES].reverse() : SIDES;
}

function part(table: AntePortasTable, side: Side): TemplateResult {
  const { say, view } = table;
  const title = table.side === side
    ? say.words("apt-you-win")
    : say.words("apt-side-wins", { side: say.words(`side-${side}`) });
  const own = (view.goals ?? []).filter(({ seat }) => sideOf(seat ?? 0) === side);
  return html`
    <h3 class=${side}>${sign(side, 14)} ${title}</h3>
    <ul>${own.map((goal) => line(table, goal))}</ul>
  `;
}

function line({ say, view }: AntePortasTable, goal: Goal): TemplateResult {
  const side = sideOf(goal.seat ?? 0);
  const reached = view.ending?.startsWith(goal.id.split(":")[0]!) ?? false;
  return html`
    <li class="${side} ${reached ? "reached" : ""}">
      <span class="how">${say.phrase(goal.words)}</span>
      ${nearness(goal)}
    </li>
  `;
}
