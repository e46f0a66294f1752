// What can be done with a thing, and why not more: a View's choices and refusals found by their arguments.

import type { Args, Choice, Refusal, View } from "../protocol.ts";

export interface Offer {
  choices: readonly Choice[];
  refusals: readonly Refusal[];
}

export const NO_OFFER: Offer = { choices: [], refusals: [] };

/** The choices and refusals of these kinds whose moves have these arguments. */
export function offer(view: View, kinds: string | readonly string[], args: Args = {}): Offer {
  const wanted = typeof kinds === "string" ? [kinds] : kinds;
  const fits = ({ move }: Choice | Refusal) =>
    wanted.includes(move.kind) && Object.entries(args).every(([name, value]) => move.args[name] === value);
  return { choices: view.choices.filter(fits), refusals: view.refusals.filter(fits) };
}

/** What a thing is to the viewer now: it can be used, it says why not, or it is only looked at. */
export function standing({ choices, refusals }: Offer): "can" | "cannot" | "rests" {
  if (choices.length) return "can";
  return refusals.length ? "cannot" : "rests";
}

/** One refusal for each reason is enough to read. */
export function distinct(refusals: readonly Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [JSON.stringify(refusal.reason), refusal])).values()];
}
