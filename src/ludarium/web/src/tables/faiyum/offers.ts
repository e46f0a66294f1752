/** Which thing of the table each choice and each refusal lies at. */
import type { Choice, Move, Refusal } from "../../protocol.ts";
import { NO_OFFER, type Offer } from "../offers.ts";

export const WAY = "way "; // before the name of a border or bridge place

export type Offers = ReadonlyMap<string, Offer>;

/** The thing a move is made at: a card of the hand or the market, a field, a border, a good, a button. */
export function thingOf(move: Move): string {
  const { kind, args } = move;
  if ("field" in args) return `field ${args["field"]}`;
  if ("road" in args) return `${WAY}${args["road"]}`;
  if ("bridge" in args) return `${WAY}${args["bridge"]}`;
  if ("good" in args) return `good ${args["good"]}`;
  if ("card" in args) return `${kind === "buy" || kind === "remove" ? "slot" : "hand"} ${args["card"]}`;
  return kind === "buy-back" ? "pile" : `button ${kind}`;
}

/** Everything that a view offers or refuses, by the thing it lies at. */
export function offersOf(choices: readonly Choice[], refusals: readonly Refusal[]): Offers {
  const found = new Map<string, { choices: Choice[]; refusals: Refusal[] }>();
  const at = (move: Move) => {
    const thing = thingOf(move);
    const offer = found.get(thing) ?? { choices: [], refusals: [] };
    found.set(thing, offer);
    return offer;
  };
  for (const choice of choices) at(choice.move).choices.push(choice);
  for (const refusal of refusals) at(refusal.move).refusals.push(refusal);
  return found;
}

export function offerAt(offers: Offers, thing: string): Offer {
  return offers.get(thing) ?? NO_OFFER;
}

/** The two fields of a border or bridge place. */
export function ends(way: string): [string, string] {
  const [a, b] = way.split("-");
  return [a ?? "", b ?? ""];
}

/** The ways (roads or bridges) that can be chosen, by each of their fields. */
export function waysByField(offers: Offers): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [thing, offer] of offers) {
    if (!thing.startsWith(WAY) || offer.choices.length === 0) continue;
    const way = thing.slice(WAY.length);
    for (const field of ends(way)) found.set(field, [...(found.get(field) ?? []), way]);
  }
  return found;
}
