/** What is dragged where: a card of the hand to the map or the pile, a card of the market to the hand. */
import { nothing } from "lit";
import type { Choice } from "../../protocol.ts";
import type { Carrier } from "../drag.ts";
import type { FaiyumTable } from "./asks.ts";
import { offerAt } from "./offers.ts";

/** What happens to a card that is dropped somewhere, by the kinds of moves. */
const DROPS: Record<string, readonly string[]> = {
  board: ["play"],
  pile: ["offer", "cash"],
  hand: ["buy"],
};

export function carrier(table: FaiyumTable): Carrier {
  return {
    lift: (thing) => (table.dragged = thing),
    over: (at) => places(table.dragged, table).find(([place]) => at.closest(`.${place}`))?.[1],
    down: () => (table.dragged = ""),
  };
}

/** The choice that a thing makes when it is dropped at a place of the table. */
export function dropped(table: FaiyumTable, thing: string, place: string): Choice | undefined {
  if (!table.open) return undefined;
  const { choices } = offerAt(table.offers, thing);
  return choices.find(({ move }) => DROPS[place]?.includes(move.kind));
}

/** Where a thing has a use, and which. */
function places(thing: string, table: FaiyumTable): [place: string, choice: Choice][] {
  return Object.keys(DROPS).flatMap((place) => {
    const choice = dropped(table, thing, place);
    return choice ? [[place, choice] as [string, Choice]] : [];
  });
}

/** The name that a thing is dragged by, where it has a use anywhere. */
export function dragged(table: FaiyumTable, thing: string): string | typeof nothing {
  return places(thing, table).length ? thing : nothing;
}

/** The class of a place while a card that belongs there is in the air. */
export function waiting(table: FaiyumTable, place: string): string {
  return table.dragged && dropped(table, table.dragged, place) ? "drop" : "";
}
