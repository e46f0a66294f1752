// The cards of The Builders as they lie in rows: a building, a worker.

import { html, nothing, type TemplateResult } from "lit";
import type { BuildingView, Choice, UnitView } from "../../protocol.ts";
import { type Offer, standing } from "../offers.ts";
import { coin, makes, needs, portrait, shield } from "./pieces.ts";
import { skyline } from "./skyline.ts";
import type { BuildersTable } from "./table.ts";
import { buildingLabel, buildingName, unitLabel, unitName } from "./words.ts";

interface Place {
  index: number; // in its row, for the arrow keys
  offer: Offer;
  note?: string; // said after the label
  act?: (at: EventTarget | null) => void; // instead of using the offer
  pressed?: boolean;
}

/** What has to be paid for actions first, as a tag on the thing, where nothing can be done without. */
export function buyTag(choices: readonly Choice[]): TemplateResult | typeof nothing {
  const price = Math.min(...choices.map((choice) => choice.coins));
  if (!choices.length || price === 0) return nothing;
  return html`<span class="buys" aria-hidden="true">+${price}${coin(13)}</span>`;
}

/** What a screen reader is told of a thing's standing. */
export function spoken(table: BuildersTable, label: string, { choices, refusals }: Offer, note = ""): string {
  const { say } = table;
  const told = [label, note];
  if (choices[0]) told.push(say.choice(choices[0]));
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
  return html`
    <button
      class=${`card building ${state} ${table.marks(building.id)} ${building.machine ? "machine" : ""}`}
      data-key=${building.id}
      data-stop
      tabindex=${place.index ? -1 : 0}
      aria-disabled=${state === "can" ? "false" : "true"}
      aria-label=${spoken(table, buildingLabel(table.say, building), place.offer, place.note)}
      @click=${click(table, place)}
    >
        <span class="art">${skyline(building.id)}</span>
        <span class="badges">${shield(building.points)} ${building.machine
          ? machineTag(building)
          : coins(building.coins)}</span>
        <span class="name">${buildingName(table.say, building)}</span>
        ${needs(building.needs, building.needs, undefined, 15)} ${buyTag(place.offer.choices)}
      </button>
  `;
}

function coins(count: number): TemplateResult {
  return html`<span class="coins">${count}${coin(16)}</span>`;
}

function machineTag(building: BuildingView): TemplateResult {
  return html`<span class="gives">+${makes(building.gives, 14)}</span>`;
}

export function unitCard(table: BuildersTable, unit: UnitView, place: Place): TemplateResult {
  const state = standing(place.offer);
  return html`
    <button
      class="card unit ${unit.rank} ${state} ${table.marks(unit.id)} ${unit.freed ? "freed" : ""}"
      data-key=${unit.id}
      data-stop
      tabindex=${place.index ? -1 : 0}
      aria-disabled=${state === "can" ? "false" : "true"}
      aria-pressed=${place.pressed === undefined ? nothing : String(place.pressed)}
      aria-label=${spoken(
        table,
        unitLabel(table.say, unit),
        place.act ? { choices: [], refusals: [] } : place.offer,
        place.note,
      )}
      @click=${click(table, place)}
    >
        ${portrait(unit.rank, unit.freed, 38)}
        <span class="name">${unitName(table.say, unit)}</span>
        <span class="price">${unit.coins}${coin(14)}</span>
        ${makes(unit.makes, 15)} ${unit.educated
          ? html`<span class="scholar" aria-hidden="true">✦</span>`
          : nothing}
        ${buyTag(place.offer.choices)}
      </button>
  `;
}
