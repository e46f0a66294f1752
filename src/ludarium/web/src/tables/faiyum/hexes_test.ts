// Where the fields of the map lie, and where arrow keys lead.

import { assertEquals } from "../../testing.ts";
import { canal, corners, middle, neighbour, RADIUS, size, WIDE } from "./hexes.ts";
import type { FieldView } from "./types.ts";

function field(name: string, side: "west" | "east" = "west"): FieldView {
  return {
    name,
    row: Number(name.slice(1)) - 1,
    column: name.charCodeAt(0) - 97,
    side,
    kind: "wheat",
    bank: false,
    shore: false,
    developed: false,
    crocodile: false,
    worker: false,
    building: "",
    blocks: 0,
    number: 0,
  };
}

const FIELDS = ["a1", "b1", "a2", "b2", "a3", "b3"].map((name) => field(name)).concat(
  ["c1", "c2", "c3"].map((name) => field(name, "east")),
);
const at = (name: string) => FIELDS.find((one) => one.name === name)!;

function distance(a: string, b: string): number {
  const [p, q] = [middle(at(a)), middle(at(b))];
  return Math.hypot(p.x - q.x, p.y - q.y);
}

Deno.test("neighbours of a peninsula touch: their middles are one hex apart", () => {
  for (const [a, b] of [["a1", "b1"], ["a1", "a2"], ["b1", "a2"], ["a2", "a3"], ["b2", "b3"]] as const) {
    assertEquals(Math.round(distance(a, b)), Math.round(WIDE));
  }
});

Deno.test("the canal lies between the peninsulas", () => {
  assertEquals(distance("b1", "c1") > WIDE, true);
  for (const point of canal(FIELDS)) {
    const row = FIELDS.filter((one) => Math.abs(middle(one).y - point.y) < 1);
    const west = row.filter(({ side }) => side === "west").map((one) => middle(one).x + WIDE / 2);
    const east = row.filter(({ side }) => side === "east").map((one) => middle(one).x - WIDE / 2);
    assertEquals(Math.max(...west) < point.x && point.x < Math.min(...east), true);
  }
});

Deno.test("all corners lie on the sheet", () => {
  const { width, height } = size(FIELDS);
  const points = FIELDS.flatMap((one) => corners(middle(one), RADIUS));
  assertEquals(points.every(({ x, y }) => x > 0 && y > 0 && x < width && y < height), true);
});

Deno.test("arrow keys lead to every field and cross the canal", () => {
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  const reached = new Set(["a1"]);
  for (const name of reached) {
    for (const key of keys) {
      const next = neighbour(FIELDS, at(name), key);
      if (next) reached.add(next.name);
    }
  }
  assertEquals([...reached].sort(), FIELDS.map(({ name }) => name).sort());
  assertEquals(neighbour(FIELDS, at("b1"), "ArrowRight")?.name, "c1");
  assertEquals(neighbour(FIELDS, at("b2"), "ArrowUp")?.name === undefined, false);
  assertEquals(neighbour(FIELDS, at("a1"), "ArrowUp"), undefined);
});
