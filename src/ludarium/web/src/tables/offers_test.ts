// What can be done with a thing is found by kind and arguments.

import type { Choice, Refusal, View } from "../protocol.ts";
import { assertEquals } from "../testing.ts";
import { meant } from "../choices.ts";
import { offer, standing } from "./offers.ts";

const choice = (action: number, kind: string, args: Record<string, string>): Choice => ({
  actions: [action],
  notation: "",
  move: { kind, args },
});
const refusal: Refusal = {
  action: 9,
  notation: "",
  move: { kind: "send", args: { unit: "b", building: "inn" } },
  reason: { clause: "B-41", kind: "needs-actions", args: {} },
};
const VIEW: View = {
  game: "g",
  viewer: 0,
  to_act: 0,
  choices: [
    choice(1, "send", { unit: "a", building: "inn" }),
    choice(2, "send", { unit: "a", building: "farm" }),
    choice(3, "end", {}),
  ],
  refusals: [refusal],
  winners: [],
  now: null,
  zones: [],
  goals: [],
};

Deno.test("an offer has the choices of its kinds and arguments", () => {
  assertEquals(offer(VIEW, "send", { unit: "a" }).choices.map(meant), [1, 2]);
  assertEquals(offer(VIEW, ["send", "end"]).choices.length, 3);
});

Deno.test("a thing can be used, says why not, or rests", () => {
  assertEquals(standing(offer(VIEW, "send", { unit: "a" })), "can");
  assertEquals(standing(offer(VIEW, "send", { unit: "b" })), "cannot");
  assertEquals(standing(offer(VIEW, "send", { unit: "c" })), "rests");
});
