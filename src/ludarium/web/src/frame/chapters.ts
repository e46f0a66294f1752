// A log put in order: chapters by round, draws that follow each other told in one line, notes where they belong.

import type { Event, GameInfo, LogLine, Note } from "../protocol.ts";

/** What stands in the log as one line: something that happened, several draws, or a note. */
export type Entry =
  | { at: number; event: Event }
  | { at: number; draws: readonly Event[] }
  | { at: number; note: Note };

export interface Chapter {
  opening: Event | null; // null: what was before the first round
  at: number;
  entries: Entry[];
}

type Order = Pick<GameInfo, "rounds" | "draws">;

const LEAST = 2; // draws in a row that are told in one line

/** The log in chapters, notes between the moves before and after them. */
export function chaptersOf(log: readonly LogLine[], notes: readonly Note[], game: Order): Chapter[] {
  const told = [
    ...log,
    ...notes.map((note) => ({ at: note.at + 0.5, note })),
  ].sort((one, other) => one.at - other.at);
  const chapters: Chapter[] = [{ opening: null, at: 0, entries: [] }];
  for (const line of told) {
    const opens = "event" in line && line.event.kind === game.rounds;
    if (opens) chapters.push({ opening: line.event, at: line.at, entries: [] });
    else chapters.at(-1)!.entries.push(line);
  }
  return chapters.filter(({ opening, entries }) => opening || entries.length)
    .map((chapter) => ({ ...chapter, entries: folded(chapter.entries, game.draws) }));
}

/** Draws that follow each other become one entry. */
function folded(entries: readonly Entry[], draws: readonly string[]): Entry[] {
  const found: Entry[] = [];
  let run: { at: number; event: Event }[] = [];
  const end = () => {
    if (run.length < LEAST) found.push(...run);
    else found.push({ at: run.at(-1)!.at, draws: run.map(({ event }) => event) });
    run = [];
  };
  for (const entry of entries) {
    if ("event" in entry && draws.includes(entry.event.kind)) run.push(entry);
    else {
      end();
      found.push(entry);
    }
  }
  end();
  return found;
}
