// Both camps as far as the viewer knows them: hands, what is laid, draw piles, and the cards that left the game.

import { html, nothing, type TemplateResult } from "lit";
import { campOf, stackSize } from "./halves.ts";
import { laidCard, stackLines } from "./laid.ts";
import { figure, type Side, sign } from "./pieces.ts";
import type { AntePortasTable } from "./asks.ts";
import { waiting } from "./drag.ts";
import { zoneLines, zoneOf } from "../things.ts";

export function camps(table: AntePortasTable): TemplateResult {
  const first: Side = table.side === "carthage" ? "rome" : "carthage";
  const last: Side = first === "rome" ? "carthage" : "rome";
  return html`${camp(table, first)} ${camp(table, last)}`;
}

function camp(table: AntePortasTable, side: Side): TemplateResult {
  const { say, view } = table;
  const own = campOf(view, side);
  const name = say.words(`side-${side}`);
  return html`<section class="camp ${side} ${
    side === table.side ? waiting(table, ".camp") : ""
  }" aria-label=${name}>
    <h2>${sign(side, 16)} ${name} <span class="who">${say.player(own.seat)}</span></h2>
    <div class="holds">
      ${holding(table, "hand", own.hand_size, `hand:${side}`)}
      ${holding(table, "pile", own.pile_size, `pile:${side}`)}
      ${side === "rome" && view.out.length ? holding(table, "lost", view.out.length, "out") : nothing}
    </div>
    ${side === "carthage" ? carthageLaid(table) : romeLaid(table)}
  </section>`;
}

/** A number of cards; choosing it tells which they are, as far as that is known. */
function holding(
  table: AntePortasTable,
  name: "hand" | "pile" | "lost",
  count: number,
  id: string,
): TemplateResult {
  const lines = zoneLines(table.say, zoneOf(table.view, id));
  return html`
    <button
      class="holding"
      aria-label=${lines.join(". ")}
      title=${lines[0] ?? ""}
      @click=${(event: Event) => table.tell(lines, event.currentTarget as Element)}
    >${figure(name, count)}</button>
  `;
}

// --- what is laid ---------------------------------------------------------------------------------------

function titleOf({ say, view }: AntePortasTable, side: Side): string {
  return zoneLines(say, zoneOf(view, `laid:${side}`))[0] ?? "";
}

function carthageLaid(table: AntePortasTable): TemplateResult | typeof nothing {
  const { laid } = table.view.carthage;
  if (!laid.length) return nothing;
  return html`<div class="laids" role="group" aria-label=${titleOf(table, "carthage")}>${
    laid.map((card, place) => laidCard(table, card, "carthage", `laid:${place}`))
  }</div>`;
}

function romeLaid(table: AntePortasTable): TemplateResult | typeof nothing {
  const { stacks } = table.view;
  if (!stacks.length) return nothing;
  return html`<div class="laids" role="group" aria-label=${titleOf(table, "rome")}>${
    stacks.map((stack) => {
      const lines = stackLines(table, stack);
      return html`
        <button
          class="laid rome stacked ${table.marks(stack.place)}"
          aria-label=${lines.join(". ")}
          @click=${(event: Event) => table.tell(lines, event.currentTarget as Element)}
        ><span class="used">${stackSize(stack)}</span><span class="what">${lines[0]}</span></button>
      `;
    })
  }</div>`;
}
