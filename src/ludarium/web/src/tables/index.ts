// The drawings of the house, each loaded when it is needed. Games that nobody has drawn get the table for any.

import { CARDS, PICTURES, TABLES } from "./drawn.ts";

/** The element that draws the games of a family, ready to be used. */
export async function tableTag(family: string): Promise<string> {
  const load = TABLES[family];
  await (load ? load() : import("./any/table.ts"));
  return load ? `${family.replaceAll("_", "-")}-table` : "any-table";
}

/** The element that lists the cards of a family; where nobody has drawn them their words are enough. */
export async function cardsTag(family: string): Promise<string> {
  const load = CARDS[family];
  await (load ? load() : import("./any/printed.ts"));
  return load ? `${family.replaceAll("_", "-")}-cards` : "any-cards";
}

/** The element that draws the steps of a family; none if nobody has drawn them. */
export async function howTag(family: string): Promise<string | null> {
  const load = PICTURES[family];
  await load?.();
  return load ? `${family.replaceAll("_", "-")}-how` : null;
}
