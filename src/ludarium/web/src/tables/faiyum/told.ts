/** The words of things and cards: phrases of the view and faces of cards, found by their ids. */
import type { Thing, Zone } from "../../protocol.ts";
import type { Say } from "../../say.ts";
import { thingsOn, told, zoneOf } from "../things.ts";
import type { FaiyumView } from "./types.ts";

const NO_ZONE: Zone = { id: "", title: { message: "fa-none" } };

export function zone(view: FaiyumView, id: string): Zone {
  return zoneOf(view, id) ?? NO_ZONE;
}

/** Everything that lies on the table by its id. */
export function thingsOf(view: FaiyumView): Map<string, Thing> {
  return new Map(thingsOn(view).map((thing) => [thing.id, thing]));
}

/** A thing by its name, with what is so of it now. */
export function thingWords(say: Say, thing: Thing | undefined): string {
  if (!thing) return "";
  const facts = say.phrases(thing.facts ?? []);
  return [say.phrase(thing.name), facts].filter(Boolean).join(" ");
}

/** What a card always says, part by part. */
export function cardParts(say: Say, id: string): string[] {
  return told(say, say.face("card", id));
}

/** A card as a screen reader tells it: number, name and all it says. */
export function cardLabel(say: Say, view: FaiyumView, id: string): string {
  return `${view.cards[id]?.number ?? ""} ${say.card("card", id)}: ${cardParts(say, id).join("; ")}`;
}
