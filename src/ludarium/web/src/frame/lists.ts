// Choices as lists: grouped, ordered, and what each of them sends.

import type { Choice } from "../protocol.ts";

/** Things under their headings, in the order of their first appearance. */
export function grouped<T>(things: readonly T[], heading: (thing: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const thing of things) {
    const title = heading(thing);
    found.set(title, [...(found.get(title) ?? []), thing]);
  }
  return found;
}

/** Choices by the order of their kinds; unknown kinds last, else as they came. */
export function ordered(choices: readonly Choice[], kinds: readonly string[]): Choice[] {
  const place = ({ move }: Choice) => (kinds.indexOf(move.kind) + kinds.length + 1) % (kinds.length + 1);
  return [...choices].sort((one, other) => place(one) - place(other));
}
