/** Which thing of the table each choice and each refusal lies at. */
import type { Choice, Move, Refusal } from "../../protocol.ts";

/** What can be done at one thing, and what cannot and why. */
export interface Offer {
  choices: Choice[];
  refusals: Refusal[];
}

export type Offers = ReadonlyMap<string, Offer>;

const NOTHING: Offer = { choices: [], refusals: [] };

/** The thing a move is made at: a card of the hand or the market, a field, a border, a good, a button. */
export function thingOf(move: Move): string {
  const { kind, args } = move;
  if ("field" in args) return `field ${args["field"]}`;
  if ("road" in args) return `way ${args["road"]}`;
  if ("bridge" in args) return `way ${args["bridge"]}`;
  if ("good" in args) return `good ${args["good"]}`;
  if ("card" in args) return `${kind === "buy" || kind === "remove" ? "slot" : "hand"} ${args["card"]}`;
  return kind === "buy-back" ? "pile" : `button ${kind}`;
}

/** Everything that a view offers or refuses, by the thing it lies at. */
export function offersOf(choices: readonly Choice[], refusals: readonly Refusal[]): Offers {
  const found = new Map<string, Offer>();
  const at = (move: Move): Offer => {
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
  return offers.get(thing) ?? NOTHING;
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
    if (!thing.startsWith("way ") || offer.choices.length === 0) continue;
    const way = thing.slice(4);
    for (const field of ends(way)) found.set(field, [...(found.get(field) ?? []), way]);
  }
  return found;
}
