// The titles and things of The Builders' zones, as the view tells them: found by id and said, never made here.

import { factsOf, thingOf, told, zoneOf } from "../things.ts";
import type { BuildersTable } from "./asks.ts";

export function title({ say, view }: BuildersTable, id: string): string {
  const found = zoneOf(view, id);
  return found ? say.phrase(found.title) : "";
}

export function zoneFacts({ say, view }: BuildersTable, id: string): string {
  return say.phrases(zoneOf(view, id)?.facts ?? []);
}

/** A thing read aloud: its name, what it says always and now, and what lies on it. */
export function reading({ say, view }: BuildersTable, id: string): string {
  const found = thingOf(view, id);
  if (!found) return "";
  const inner = told(say, found.things?.map(({ name }) => name)).join(", ");
  return [say.phrase(found.name), ...factsOf(say, found), inner].filter((part) => part).join("; ");
}
