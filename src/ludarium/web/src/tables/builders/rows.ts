// The two rows in the middle: buildings with the next one, and workers.

import { css, html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { BuildingView, UnitView } from "../../protocol.ts";
import { NO_OFFER, offer } from "../offers.ts";
import { row } from "../row.ts";
import type { BuildersTable } from "./asks.ts";
import { buildingCard, unitCard } from "./cards.ts";
import { title, zoneFacts } from "./told.ts";

const LAST = 9; // after all others of its row
/** Cards that stay are moved, not drawn anew. */
const idOf = ({ id }: { id: string }): string => id;

function rowOf(table: BuildersTable, id: string, cards: readonly unknown[]): TemplateResult {
  return html`
    <section class="row ${id}" aria-label=${title(table, id)}>
      <h2>${title(table, id)} <small>${zoneFacts(table, id)}</small></h2>
      ${row({ id, label: title(table, id), kind: "cards" }, cards)}
    </section>
  `;
}

export function buildings(table: BuildersTable): TemplateResult {
  const card = (building: BuildingView, index: number) =>
    buildingCard(table, building, { index, offer: table.offer("open", { building: building.id }) });
  return rowOf(table, "buildings", [repeat(table.view.buildings, idOf, card), nextBuilding(table)]);
}

/** The open top card of the pile: to be seen, not to be taken yet (B-2a). */
function nextBuilding(table: BuildersTable): TemplateResult | typeof nothing {
  const next = table.view.next_building;
  if (!next) return nothing;
  const found = offer(table.view, "open", { building: next.id });
  const note = table.say.words("bt-next");
  return html`<span class="next">
    <span class="flag" aria-hidden="true">${note}</span>
    ${buildingCard(table, next, { index: LAST, offer: found.refusals.length ? found : NO_OFFER, note })}
  </span>`;
}

export function workers(table: BuildersTable): TemplateResult {
  const card = (unit: UnitView, index: number) =>
    unitCard(table, unit, { index, offer: table.offer("recruit", { worker: unit.id }) });
  return rowOf(table, "workers", [repeat(table.view.workers, idOf, card), nextWorker(table)]);
}

/** The same for the workers, at a table with that house rule (B-74). */
function nextWorker(table: BuildersTable): TemplateResult | typeof nothing {
  const next = table.view.next_worker;
  if (!next) return nothing;
  const found = offer(table.view, "recruit", { worker: next.id });
  const note = table.say.words("bt-next");
  return html`<span class="next">
    <span class="flag" aria-hidden="true">${note}</span>
    ${unitCard(table, next, { index: LAST, offer: found.refusals.length ? found : NO_OFFER, note })}
  </span>`;
}

export const rowStyles = css`
  .cards {
    display: grid;
    gap: var(--s2);
  }
  .buildings .cards {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  .workers .cards {
    grid-template-columns: repeat(auto-fit, minmax(calc(144 * var(--px)), 1fr));
  }
  .next {
    position: relative;
    display: grid;
  }
  .next .card {
    border-style: dashed;
    border-color: var(--line-2);
    box-shadow: 3px 3px 0 var(--paper-3), 4px 4px 0 var(--line), 7px 7px 0 var(--paper-3), 8px 8px 0
      var(--line);
    margin: 0 8px 8px 0;
  }
  .flag {
    position: absolute;
    left: 50%;
    top: -9px;
    translate: -50%;
    background: var(--ink);
    color: var(--paper);
    border-radius: 99px;
    padding: 0 8px;
    font-size: var(--t-2);
    font-weight: 600;
    z-index: 1;
    white-space: nowrap;
  }
  @container (max-width: 640px) {
    .buildings .cards {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (max-width: 340px) {
    .buildings .cards {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
