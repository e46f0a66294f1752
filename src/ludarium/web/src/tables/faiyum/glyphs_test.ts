// Every verb that can stand on a card has a drawing.

import { assertEquals } from "../../testing.ts";
import { actionGlyphs, costGlyphs, gainGlyphs } from "./glyphs.ts";
import type { CardView, TaskView } from "./types.ts";

const COSTS: TaskView[] = [
  { verb: "pay", args: { goods: "wheat", count: 1 } },
  { verb: "spend", args: { money: 1 } },
  { verb: "some", args: { most: 4, least: 0, different: 0 } },
  { verb: "again", args: { most: 3, least: 1, rose: 1 } },
  { verb: "offer", args: {} },
];
const ACTIONS: TaskView[] = [
  { verb: "worker", args: { place: "lonely", most: 1, least: 1 } },
  { verb: "build", args: { piece: "workshop", kind: "wheat" } },
  { verb: "road", args: { count: 2 } },
  { verb: "bridge", args: { piece: "ornate-bridge" } },
  { verb: "block", args: { count: 2, "one-site": 1 } },
  { verb: "recall", args: { most: 4, least: 0, administration: 0 } },
  { verb: "hunt", args: { most: 2, least: 1, "next-to-worker": 1 } },
  { verb: "order", args: { less: 2 } },
  { verb: "cart", args: { count: 2 } },
  { verb: "oversee", args: {} },
];
const GAINS: TaskView[] = [
  { verb: "gain", args: { thing: "fame", count: 3, each: 0, at: 0 } },
  { verb: "per", args: { thing: "fame", count: 1, counter: "road", per: 5, most: 7 } },
  { verb: "field", args: { count: 2, each: 0 } },
  { verb: "choose", args: { count: 2 } },
];

function card(parts: Partial<CardView>): CardView {
  return {
    id: "any",
    number: "2",
    source: "found",
    type: "other",
    costs: [],
    actions: [],
    gains: [],
    ...parts,
  };
}

Deno.test("each cost, action and gain is drawn", () => {
  for (const cost of COSTS) assertEquals(costGlyphs(card({ costs: [cost] })).length > 0, true);
  for (const act of ACTIONS) assertEquals(actionGlyphs(card({ actions: [act] })).length > 0, true);
  for (const gain of GAINS) assertEquals(gainGlyphs(card({ gains: [gain] })).length, 1);
});

Deno.test("roads show on the card what they take", () => {
  assertEquals(costGlyphs(card({ actions: [{ verb: "road", args: { count: 2, takes: 2 } }] })).length, 1);
});

Deno.test("a card that only gives shows what it gives", () => {
  assertEquals(actionGlyphs(card({ gains: GAINS.slice(0, 1) })).length, 1);
});
