// Every choice lies at a thing of the table.

import type { Choice, Move, Refusal } from "../../protocol.ts";
import { meant } from "../../choices.ts";
import { assertEquals } from "../../testing.ts";
import { ends, offerAt, offersOf, thingOf, waysByField } from "./offers.ts";

/** A move of each kind that a seat can choose (games/faiyum/actions.py), and the thing it is made at. */
const PLACES: [string, Record<string, string>, string][] = [
  ["done", {}, "button done"],
  ["more", {}, "button more"],
  ["use", {}, "button use"],
  ["leave", {}, "button leave"],
  ["administer", {}, "button administer"],
  ["pass", {}, "button pass"],
  ["buy-back", {}, "pile"],
  ["pay", { good: "wheat" }, "good wheat"],
  ["pay-money", {}, "button pay-money"],
  ["gain", { good: "stone" }, "good stone"],
  ["play", { card: "farmer" }, "hand farmer"],
  ["cash", { card: "farmer" }, "hand farmer"],
  ["offer", { card: "levy" }, "hand levy"],
  ["buy", { card: "bridge" }, "slot bridge"],
  ["remove", { card: "bridge" }, "slot bridge"],
  ["worker", { field: "b3" }, "field b3"],
  ["settlement", { field: "b3" }, "field b3"],
  ["town", { field: "b3" }, "field b3"],
  ["palace", { field: "b3" }, "field b3"],
  ["workshop", { field: "b3" }, "field b3"],
  ["extension", { field: "b3" }, "field b3"],
  ["block", { field: "b3" }, "field b3"],
  ["recall", { field: "b3" }, "field b3"],
  ["hunt", { field: "b3" }, "field b3"],
  ["road", { road: "b3-c3" }, "way b3-c3"],
  ["bridge", { bridge: "d3-e3" }, "way d3-e3"],
];

function choice(action: number, move: Move): Choice {
  return { actions: [action], notation: "", move };
}

function refusal(action: number, move: Move): Refusal {
  return { action, notation: "", move, reason: { clause: "FA-53", kind: "no-beginning", args: {} } };
}

Deno.test("each kind of move is made at its own thing", () => {
  for (const [kind, args, thing] of PLACES) assertEquals(thingOf({ kind, args }), thing);
});

Deno.test("no choice and no refusal is lost", () => {
  const choices = PLACES.map(([kind, args], action) => choice(action, { kind, args }));
  const refusals = PLACES.map(([kind, args], action) => refusal(action, { kind, args }));
  const offers = [...offersOf(choices, refusals).values()];
  const sorted = (ids: number[]) => ids.sort((a, b) => a - b);
  assertEquals(sorted(offers.flatMap((offer) => offer.choices.map(meant))), choices.map(meant));
  const refused = offers.flatMap((offer) => offer.refusals.map(({ action }) => action));
  assertEquals(sorted(refused), refusals.map(({ action }) => action));
});

Deno.test("a card of the hand offers playing it and taking money for it", () => {
  const offers = offersOf([
    choice(1, { kind: "play", args: { card: "farmer" } }),
    choice(2, { kind: "cash", args: { card: "farmer" } }),
  ], []);
  assertEquals(offerAt(offers, "hand farmer").choices.map(meant), [1, 2]);
  assertEquals(offerAt(offers, "hand levy"), { choices: [], refusals: [] });
});

Deno.test("a road is found from both of its fields, a refused one from none", () => {
  const offers = offersOf(
    [
      choice(1, { kind: "road", args: { road: "b3-c3" } }),
      choice(2, { kind: "road", args: { road: "c3-c4" } }),
    ],
    [refusal(3, { kind: "road", args: { road: "a1-b1" } })],
  );
  assertEquals(Object.fromEntries(waysByField(offers)), {
    b3: ["b3-c3"],
    c3: ["b3-c3", "c3-c4"],
    c4: ["c3-c4"],
  });
  assertEquals(ends("d7-e7"), ["d7", "e7"]);
});
