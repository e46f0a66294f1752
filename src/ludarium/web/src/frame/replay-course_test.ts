// A finished game is gone through by what seats did; marks lead to the positions that show them.

import type { LogLine, RecordInfo } from "../protocol.ts";
import { assertEquals } from "../testing.ts";
import { marksOf, placeOf, stepsOf, stepWith } from "./replay-course.ts";

const moves = [-1, -1, 0, -1, 1, 1].map((seat) => ({ seat })) as RecordInfo["moves"];
const line = (at: number, kind: string): LogLine => ({ at, event: { kind, seat: 0, args: {} } });

Deno.test("steps are the positions in which a seat is to move, and the end", () => {
  assertEquals(stepsOf(moves), [2, 4, 5, 6]);
  assertEquals(stepsOf([]), [0]);
});

Deno.test("a move is shown by the step that ends it", () => {
  const steps = stepsOf(moves);
  assertEquals([stepWith(steps, 1), stepWith(steps, 3), stepWith(steps, 6)], [2, 4, 6]);
  assertEquals([placeOf(steps, 0), placeOf(steps, 3), placeOf(steps, 6)], [0, 0, 3]);
});

Deno.test("rounds and great events are marked where they are seen", () => {
  const log = [line(1, "round-began"), line(3, "finished"), line(5, "took")];
  const marks = marksOf(log, stepsOf(moves), { rounds: "round-began", milestones: ["finished"] });
  assertEquals(marks.map(({ at, round }) => [at, round]), [[2, true], [4, false]]);
});
