// What is dragged where: Hannibal to a city, a card of the hand to a city, the secret target, the map or a panel.

import type { Carrier } from "../drag.ts";
import type { Offer } from "../offers.ts";
import type { AntePortasTable } from "./asks.ts";

/** What a card is used for where it is dropped, the smallest place first. */
const PLACES: readonly [place: string, kinds: readonly string[]][] = [
  [".battle", ["lose"]],
  [".senate", ["morale"]],
  [".camp", ["attach", "event", "discard"]],
  [".map", ["march"]],
];

/** What dropping on an element would do, or why not; nothing where nothing is meant. */
export function dropped(table: AntePortasTable, at: Element): Offer | null {
  const { dragged } = table;
  const city = at.closest<HTMLElement>(".city")?.dataset.thing?.slice("city:".length);
  if (!dragged) return null;
  if (dragged.what === "hannibal") return city ? table.offer("target", { city }) : null;
  if (city && !isCarthages(table)) return table.cityOffer(city);
  if (at.closest(".secret")) return table.secretOffer();
  const kinds = PLACES.find(([place]) => at.closest(place))?.[1];
  return kinds ? table.offer(kinds, { card: dragged.id }) : null;
}

/** The class of a place where the card in the air has a use. */
export function waiting(table: AntePortasTable, place: string): string {
  const { dragged } = table;
  const kinds = PLACES.find(([name]) => name === place)?.[1] ?? [];
  return dragged?.what === "card" && table.offer(kinds, { card: dragged.id }).choices.length ? "drop" : "";
}

/** Carthage lays nothing at cities: a card that falls on one is meant for the march. */
function isCarthages({ side }: AntePortasTable): boolean {
  return side === "carthage";
}

export function carrier(table: AntePortasTable): Carrier {
  return {
    lift(thing) {
      table.chosen = null;
      table.dragged = thing === "hannibal" ? { what: "hannibal" } : { what: "card", id: thing };
    },
    over: (place) => dropped(table, place)?.choices[0],
    down: () => (table.dragged = null),
  };
}
