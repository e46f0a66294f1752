// Notes to a game: who left or ran out of time, and who played on.

import type { Note, SeatLine, TableNews } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import { hasPerson, levelOf } from "./names.ts";

const PARTINGS = ["resigned", "timed-out", "absent"]; // notes that say why somebody left

export function noteWords(say: Say, note: Note): string {
  const words = say.words(`note-${note.kind}`, { player: say.player(note.seat) });
  return [words, ...(note.told ?? []).map((phrase) => say.phrase(phrase))].join(" ");
}

/** Who has left keeps the name, and the result says who played on; null where nobody left. */
export function stoodIn(say: Say, line: SeatLine, notes: readonly Note[]): string | null {
  if (!hasPerson(line)) return null;
  const why = notes.findLast((note) => note.seat === line.seat && PARTINGS.includes(note.kind));
  return say.words(`web-played-on-${why?.kind ?? "asked"}`, { bot: sentence(levelOf(say, line)) });
}

/** Where a finished game can be looked at again, from the seat that I had. */
export function replayOf({ id, viewer }: Pick<TableNews, "id" | "viewer">): string {
  return `/replay/${id}${viewer === null ? "" : `?seat=${viewer}`}`;
}
