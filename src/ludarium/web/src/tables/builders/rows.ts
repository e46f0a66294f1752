// The two rows in the middle: buildings with the next one, and workers.

import { html, nothing, type TemplateResult } from "lit";
import { roveKeys } from "../../look/roving.ts";
import { NO_OFFER, offer } from "../offers.ts";
import { buildingCard, unitCard } from "./cards.ts";
import type { BuildersTable } from "./table.ts";

export function buildings(table: BuildersTable): TemplateResult {
  const { view, say } = table;
  const cards = view.buildings.map((building, index) =>
    buildingCard(table, building, { index, offer: table.offer("open", { building: building.id }) })
  );
  return html`
    <section class="row buildings" aria-label=${say.words("bt-buildings")}>
      <h2>
          ${say.words("bt-buildings")}
          <small>${say.words("bt-more", {
            count: view.building_bag.length + (view.next_building ? 1 : 0),
          })}</small>
        </h2>
      <div class="cards" data-row="buildings" @keydown=${roveKeys}>${cards} ${nextBuilding(table)}</div>
    </section>
  `;
}

/** The open top card of the pile: to be seen, not to be taken yet (B-2a). */
function nextBuilding(table: BuildersTable): TemplateResult | typeof nothing {
  const next = table.view.next_building;
  if (!next) return nothing;
  const found = offer(table.view, "open", { building: next.id });
  const note = table.say.words("bt-next");
  return html`<span class="next">
    <span class="flag" aria-hidden="true">${note}</span>
    ${buildingCard(table, next, { index: 9, offer: found.refusals.length ? found : NO_OFFER, note })}
  </span>`;
}

export function workers(table: BuildersTable): TemplateResult {
  const { view, say } = table;
  const cards = view.workers.map((unit, index) =>
    unitCard(table, unit, { index, offer: table.offer("recruit", { worker: unit.id }) })
  );
  return html`
    <section class="row workers" aria-label=${say.words("bt-workers")}>
      <h2>
          ${say.words("bt-workers")} <small>${say.words("bt-more", { count: view.worker_bag.length })}</small>
        </h2>
      <div class="cards" data-row="workers" @keydown=${roveKeys}>${cards}</div>
    </section>
  `;
}
