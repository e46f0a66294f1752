// A card that is dropped does what belongs to the place.

import { nothing } from "lit";
import { assertEquals } from "../../testing.ts";
import type { FaiyumTable } from "./asks.ts";
import { dragged, dropped } from "./drag.ts";
import { offersOf } from "./offers.ts";

function choice(kind: string, action: number) {
  return { actions: [action], notation: "", move: { kind, args: { card: "levy" } } };
}

const offers = offersOf([choice("play", 1), choice("cash", 2), choice("buy", 3)], []);
const table = { open: true, offers } as unknown as FaiyumTable;

Deno.test("a card of the hand is played on the map and given for money on the pile", () => {
  assertEquals(dropped(table, "hand levy", "board")?.actions, [1]);
  assertEquals(dropped(table, "hand levy", "pile")?.actions, [2]);
  assertEquals(dropped(table, "hand levy", "hand"), undefined);
});

Deno.test("a card of the market is bought by the hand, and only while something can be chosen", () => {
  assertEquals(dropped(table, "slot levy", "hand")?.actions, [3]);
  assertEquals(dragged(table, "slot levy"), "slot levy");
  assertEquals(dragged({ ...table, open: false } as FaiyumTable, "slot levy"), nothing);
});
