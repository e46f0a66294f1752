// The words of things, found by their ids: the view tells them, the drawings of all games only place them.

import type { Choice, Phrase, Refusal, Thing, View, Zone } from "../protocol.ts";
import type { Say } from "../say.ts";
import type { Offer } from "./offers.ts";

// --- where things lie ----------------------------------------------------------------------------------

export function zoneOf({ zones }: View, id: string): Zone | undefined {
  return zones?.find((zone) => zone.id === id);
}

/** A thing and everything that lies on it. */
export function withInner(things: readonly Thing[]): Thing[] {
  return things.flatMap((thing) => [thing, ...withInner(thing.things ?? [])]);
}

/** Everything that lies on the table. */
export function thingsOn({ zones }: View): Thing[] {
  return (zones ?? []).flatMap(({ things }) => withInner(things ?? []));
}

/** A thing on the table, also one that lies on another. */
export function thingOf(view: View, id: string | undefined): Thing | undefined {
  return thingsOn(view).find((thing) => thing.id === id);
}

// --- what they say -------------------------------------------------------------------------------------

export function told(say: Say, phrases: readonly Phrase[] | undefined): string[] {
  return (phrases ?? []).map((phrase) => say.phrase(phrase));
}

/** What a thing says always and now, each by itself. */
export function factsOf(say: Say, { card, facts }: Thing): string[] {
  return [...(card ? told(say, say.face(...card)) : []), ...told(say, facts)];
}

/** The name of a thing, then what is so of it now and what is always so. */
export function linesOf(say: Say, thing: Thing | undefined): string[] {
  if (!thing) return [];
  const always = thing.card ? say.face(...thing.card) : [];
  return [say.phrase(thing.name), ...told(say, thing.facts), ...told(say, always)];
}

/** A zone read aloud: its title, then its facts. */
export function zoneLines(say: Say, zone: Zone | undefined): string[] {
  return zone ? [say.phrase(zone.title), ...told(say, zone.facts)] : [];
}

/** A card read aloud: its name, then all that its face says. */
export function cardLines(say: Say, card: string, sort = "card"): string[] {
  return [say.card(sort, card), ...told(say, say.face(sort, card))];
}

// --- what can be done ----------------------------------------------------------------------------------

/** What can be done with a thing, and why not more: choices name it, refusals name its card. */
export function offerAt({ choices, refusals }: View, thing: Thing): Offer {
  return {
    choices: choices.filter((choice) => choice.things?.includes(thing.id) && !choice.minor),
    refusals: refusals.filter(({ move }) => holds(move.args, thing)),
  };
}

function holds(args: Refusal["move"]["args"], { card }: Thing): boolean {
  return Boolean(card) && args[card![0]] === card![1];
}

/** Choices that are about no thing of the table: they stand by themselves. */
export function free(view: View): Choice[] {
  const known = new Set(thingsOn(view).map(({ id }) => id));
  return view.choices.filter(({ things = [], minor }) => !minor && !things.some((id) => known.has(id)));
}
