// Any table finds what can be done at a thing, and what stands by itself.

import type { Choice, Thing, View } from "../protocol.ts";
import { assertEquals } from "../testing.ts";
import { free, offerAt, thingsOn } from "./things.ts";

const STICK: Thing = { id: "stick", name: { message: "stick" } };
const ROW: Thing = { id: "row:a", name: { message: "row" }, card: ["row", "a"], things: [STICK] };

function choice(action: number, things: string[], minor = false): Choice {
  return { actions: [action], notation: `${action}`, move: { kind: "take", args: {} }, things, minor };
}

const VIEW: View = {
  game: "nim",
  viewer: 0,
  to_act: 0,
  choices: [choice(1, ["row:a"]), choice(2, []), choice(3, ["gone"]), choice(4, ["row:a"], true)],
  refusals: [{
    action: 9,
    notation: "9",
    move: { kind: "take", args: { row: "a" } },
    reason: { clause: "N-3", kind: "too-few", args: {} },
  }],
  winners: [],
  now: null,
  zones: [{ id: "rows", title: { message: "rows" }, things: [ROW] }],
  goals: [],
};

Deno.test("things that lie on others are found, too", () => {
  assertEquals(thingsOn(VIEW).map(({ id }) => id), ["row:a", "stick"]);
});

Deno.test("a thing has its choices and the refusals of its card", () => {
  const { choices, refusals } = offerAt(VIEW, ROW);
  assertEquals(choices.map(({ actions }) => actions), [[1]]);
  assertEquals(refusals.map(({ action }) => action), [9]);
  assertEquals(offerAt(VIEW, STICK).choices, []);
});

Deno.test("what is about nothing on the table stands by itself", () => {
  assertEquals(free(VIEW).map(({ notation }) => notation), ["2", "3"]);
});
