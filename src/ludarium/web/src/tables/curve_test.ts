// The curve of a game is what its log tells: sums after every round, and the events that changed the lead.

import type { Event } from "../protocol.ts";
import { assertEquals } from "../testing.ts";
import { type Course, turnsOf, valuesOf } from "./curve.ts";

const course: Course = { gain: ({ args }) => Number(args["points"] ?? 0), also: ["last-round"] };
const event = (kind: string, seat: number, points?: number): Event => ({
  kind,
  seat,
  args: points === undefined ? {} : { points },
});
const round = (round: number): Event => ({ kind: "round-began", seat: -1, args: { round } });
const past = [
  round(1),
  event("finished", 0, 2),
  round(2),
  event("finished", 1, 2), // level: nobody leads alone anew
  event("finished", 1, 3),
  event("last-round", 1),
  event("over", -1),
];

Deno.test("every seat has a value in the beginning and after each round", () => {
  assertEquals(valuesOf(past, 2, course), [[0, 2, 2], [0, 0, 5]]);
  assertEquals(valuesOf([], 2, course), [[0, 0], [0, 0]]);
});

Deno.test("turning points are new leaders and what stands for itself, each with its round", () => {
  assertEquals(
    turnsOf(past, 2, course).map(({ round, event: { kind, seat } }) => `${round}: ${kind} ${seat}`),
    [
      "1: finished 0",
      "2: finished 1",
      "2: last-round 1",
    ],
  );
});
