// The cards of The Builders as they lie in rows: a building, a worker.

import { css, html, nothing, type TemplateResult } from "lit";
import type { BuildingView, UnitView } from "../../protocol.ts";
import { dealWords } from "../deal.ts";
import { type Offer, standing } from "../offers.ts";
import type { BuildersTable } from "./asks.ts";
import { dragged } from "./drag.ts";
import { portrait } from "./people.ts";
import { buyTag, coin, makes, needs, paid, pay, shield } from "./pieces.ts";
import { skyline } from "./skyline.ts";
import { reading } from "./told.ts";

interface Place {
  index: number; // in its row, for the arrow keys
  offer: Offer;
  note?: string; // said after the label
  act?: (at: EventTarget | null) => void; // instead of using the offer
  pressed?: boolean;
}

/** What a screen reader is told of a thing's standing. */
export function spoken(table: BuildersTable, label: string, { choices, refusals }: Offer, note = ""): string {
  const { say } = table;
  const told = [label, note];
  if (choices[0]) told.push(dealWords(say, choices[0]));
  else if (refusals[0]) told.push(say.reason(refusals[0].reason));
  return told.filter((part) => part).join(". ");
}

function click(table: BuildersTable, place: Place) {
  return (event: Event) => {
    if (place.act) place.act(event.currentTarget);
    else table.use(place.offer, event.currentTarget);
  };
}

export function buildingCard(
  table: BuildersTable,
  building: BuildingView,
  place: Place,
): TemplateResult {
  const state = standing(place.offer);
  const thing = `building:${building.id}`;
  return html`
    <button
      class=${`card building ${state} ${dear(place.offer)} ${table.marks(building.id)} ${
        building.machine ? "machine" : ""
      }`}
      data-key=${building.id}
      data-thing=${thing}
      data-drag=${place.act ? nothing : dragged(table, thing)}
      data-stop
      tabindex=${place.index ? -1 : 0}
      aria-disabled=${state === "can" ? "false" : "true"}
      aria-label=${spoken(table, reading(table, thing), place.offer, place.note)}
      @click=${click(table, place)}
    >
        <span class="art">${skyline(building.id)}</span>
        <span class="badges">${shield(building.points)} ${worth(building)}</span>
        <span class="name">${table.say.card("building", building.id)}</span>
        ${needs(building.needs, building.needs, undefined, 15)} ${buyTag(place.offer.choices)}
      </button>
  `;
}

/** Whether nothing can be done with a thing without buying actions first. */
function dear({ choices }: Offer): string {
  return choices.length && choices.every(paid) ? "dear" : "";
}

/** What a building pays, or what a machine then makes. */
export function worth({ machine, coins, gives }: BuildingView): TemplateResult {
  return machine
    ? html`<span class="gives gain">+${makes(gives, 14)}</span>`
    : html`<span class="coins gain">+${coins}${coin(16)}</span>`;
}

export function unitCard(table: BuildersTable, unit: UnitView, place: Place): TemplateResult {
  const state = standing(place.offer);
  const thing = `unit:${unit.id}`;
  return html`
    <button
      class="card unit ${unit.rank} ${state} ${dear(place.offer)} ${table.marks(unit.id)}"
      data-key=${unit.id}
      data-thing=${thing}
      data-drag=${place.act ? nothing : dragged(table, `worker:${unit.id}`)}
      data-stop
      tabindex=${place.index ? -1 : 0}
      aria-disabled=${state === "can" ? "false" : "true"}
      aria-pressed=${place.pressed === undefined ? nothing : String(place.pressed)}
      aria-label=${spoken(
        table,
        reading(table, thing),
        place.act ? { choices: [], refusals: [] } : place.offer,
        place.note,
      )}
      @click=${click(table, place)}
    >
        ${portrait(unit, table.old)}
        <span class="name">${table.say.card("unit", unit.name)}</span>
        <i class="person">${unit.person}</i>
        <span class="price">${unit.coins ? pay(unit.coins, coin(14)) : nothing}</span>
        ${makes(unit.makes, 15)} ${unit.educated
          ? html`<span class="scholar" aria-hidden="true">✦</span>`
          : nothing}
        ${buyTag(place.offer.choices)}
      </button>
  `;
}

export const cardStyles = css`
  .card {
    position: relative;
    display: grid;
    border: 1px solid var(--line);
    border-radius: var(--r2);
    background: linear-gradient(var(--paper), var(--paper-2));
    color: var(--ink);
    text-align: left;
    box-shadow: var(--shadow);
    padding: 6px 8px;
    transition: transform 0.18s var(--ease);
    min-width: 0;
  }
  .card.can:hover,
  .card.can:focus-visible {
    transform: translateY(-3px);
    box-shadow: var(--shadow-2);
  }
  .card.can {
    border-color: var(--line-2);
  }
  .card.dear {
    border-style: dashed;
  }
  .card.cannot {
    cursor: help;
  }
  .card.rests {
    cursor: default;
  }
  .card.cannot .art,
  .card.cannot .portrait {
    opacity: 0.6;
  }
  .name {
    font-family: var(--serif);
    font-weight: 650;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  .building {
    grid-template: calc(62 * var(--px)) auto 1fr / 1fr;
    gap: 3px;
    padding: 0 8px 7px;
  }
  .building .art {
    margin: 0 -8px;
    padding: 4px 8px 0;
    background: linear-gradient(var(--sky), var(--sky-2));
    border-bottom: 1px solid var(--line);
    border-radius: var(--r2) var(--r2) 0 0;
    overflow: hidden;
  }
  .building .badges {
    position: absolute;
    inset: 4px 5px auto 5px;
    display: flex;
    justify-content: space-between;
    align-items: start;
  }
  .building .badges > span {
    background: color-mix(in oklab, var(--paper), transparent 8%);
    border-radius: 99px;
    padding: 1px 3px 1px 6px;
    font-size: var(--t-1);
  }
  .building .needs {
    align-self: start;
  }
  .building .name {
    min-height: 2.2em;
    display: grid;
    align-content: center;
    font-size: calc(14 * var(--px));
  }
  .building .buys {
    inset: calc(40 * var(--px)) 4px auto auto;
  }
  .machine .art {
    --sky: light-dark(#e7e2da, #3a3631);
    --sky-2: light-dark(#d8d1c5, #2f2b27);
  }
  .unit {
    grid-template: auto auto 1fr / calc(36 * var(--px)) 1fr auto;
    gap: 0 5px;
    align-items: center;
    padding: 4px 8px;
    line-height: 1.15;
  }
  .unit .portrait {
    grid-row: 1 / 4;
    align-self: end;
    margin: 0 0 -4px -3px;
  }
  .unit .buys {
    inset: -6px auto auto -6px;
  }
  .unit .name {
    overflow-wrap: normal;
    grid-column: 2 / 4;
    font-size: max(var(--t-1), calc(13.5 * var(--px)));
  }
  .person {
    grid-area: 2 / 2;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-size: var(--t-2);
    color: var(--ink-2);
  }
  .unit .price {
    grid-area: 2 / 3;
    font-size: var(--t-1);
  }
  .unit .makes {
    grid-area: 3 / 2 / 4 / 4;
    min-height: calc(15 * var(--px));
  }
  .scholar {
    position: absolute;
    left: 6px;
    top: 2px;
    color: var(--gold);
    font-size: 14px;
  }
  .lit {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  .fresh {
    border-color: var(--accent);
    box-shadow:
      0 0 0 2px color-mix(in oklab, var(--accent), transparent 45%),
      var(--shadow);
  }
`;
