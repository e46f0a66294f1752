// The log in order: rounds, draws in one line, notes in their place.

import type { LogLine } from "../protocol.ts";
import { assertEquals } from "../testing.ts";
import { chaptersOf } from "./chapters.ts";

const line = (at: number, kind: string): LogLine => ({ at, event: { kind, seat: 0, args: {} } });
const GAME = { rounds: "round-began", draws: ["drew"] };

/** Each chapter as a row of words. */
function told(log: LogLine[], notes: { kind: "resigned"; seat: number; at: number }[] = []): string[] {
  return chaptersOf(log, notes, GAME).map(({ opening, entries }) =>
    [
      opening?.kind ?? "-",
      ...entries.map((entry) =>
        "event" in entry
          ? entry.event.kind
          : "note" in entry
          ? entry.note.kind
          : `${entry.draws.length} drawn`
      ),
    ].join(" ")
  );
}

Deno.test("a chapter begins with each round, and what was before the first stands alone", () => {
  const log = [line(1, "dealt"), line(2, "round-began"), line(3, "took"), line(4, "round-began")];
  assertEquals(told(log), ["- dealt", "round-began took", "round-began"]);
  assertEquals(told([line(2, "round-began")]), ["round-began"]);
});

Deno.test("draws in a row are one line, a single one stays itself", () => {
  const log = [line(1, "drew"), line(2, "drew"), line(3, "took"), line(4, "drew")];
  assertEquals(told(log), ["- 2 drawn took drew"]);
});

Deno.test("a note stands after the moves before it", () => {
  const log = [line(1, "took"), line(2, "took")];
  assertEquals(told(log, [{ kind: "resigned", seat: 0, at: 1 }]), ["- took resigned took"]);
});
