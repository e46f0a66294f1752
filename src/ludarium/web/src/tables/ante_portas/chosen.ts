// What is taken up at the table, and the refusals that are said of it.

import type { Refusal } from "../../protocol.ts";

export const LAYINGS = ["army", "event", "money"] as const;
export type Laying = (typeof LAYINGS)[number];

/** What is taken up: a card of the hand, to be laid as something, or the secret stack, to be moved. */
export type Chosen = { what: "card"; id: string; use: Laying } | { what: "secret" };

/** One refusal for each reason is enough to read. */
export function distinct(refusals: readonly Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [JSON.stringify(refusal.reason), refusal])).values()];
}
