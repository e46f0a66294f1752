// What the cards of The Builders always say, as numbers for drawings.

import type { Phrase } from "../../protocol.ts";
import { figure } from "../how.ts";
import { RESOURCES } from "./pieces.ts";

/** The amounts in a card's face, by resource. */
export function amounts(face: readonly Phrase[], message: string): number[] {
  const told = face.find((phrase) => phrase.message === message)?.args?.["amounts"];
  const phrases = Array.isArray(told) ? told : [];
  return RESOURCES.map((kind) => {
    const amount = phrases.find((phrase) => phrase.message === `amount-${kind}`);
    return amount ? figure(amount, "count") : 0;
  });
}

/** A number in a card's face, such as its points; 0 if it does not say it. */
export function number(face: readonly Phrase[], name: string): number {
  const told = face.find(({ args }) => args?.[name] !== undefined);
  return told ? figure(told, name) : 0;
}
