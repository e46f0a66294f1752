// Figures that phrases of the view hold, for drawings that show them beside signs.

import type { Phrase, Zone } from "../../protocol.ts";
import type { Say } from "../../say.ts";

const EVENT = "ap-event-text"; // the phrase of a face that tells the event

/** The fact of a zone that is told by a message. */
export function factOf(zone: Zone | undefined, message: string): Phrase | undefined {
  return zone?.facts?.find((fact) => fact.message === message);
}

/** What a card does as an event. */
export function effectText(say: Say, card: string): string {
  const event = say.face("card", card).find(({ message }) => message === EVENT);
  const effect = event?.args?.effect;
  return effect && typeof effect === "object" && !Array.isArray(effect) ? say.phrase(effect) : "";
}

/** A number as the viewer's language writes it. */
export function number(say: Say, count: number): string {
  return say.words("print-number", { count });
}

/** A number that a phrase holds. */
export function figureIn(phrase: Phrase | undefined, name: string): number {
  return Number(phrase?.args?.[name] ?? 0);
}
