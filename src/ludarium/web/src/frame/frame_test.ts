// Small decisions of the frame: what a choice sends, how lists are ordered, names, seats of a new table.

import type { Choice, SeatLine } from "../protocol.ts";
import { Say } from "../say.ts";
import { assertEquals } from "../testing.ts";
import { actionsOf, grouped, ordered } from "./lists.ts";
import { onlookers, playerNames, seatLines } from "./names.ts";
import { routeOf } from "./routes.ts";
import { clockOf, wishOf } from "./wishes.ts";

const choice = (action: number, kind: string, buys = 0): Choice => ({
  action,
  notation: "",
  move: { kind, args: {} },
  buys,
  coins: 5 * buys,
});
const SAY = new Say("en", "bot-greedy = greedy bot\nseat = seat { $seat }\n");
const seat = (number: number, kind: SeatLine["kind"], name: string): SeatLine => ({
  seat: number,
  name,
  kind,
  online: true,
  mine: false,
});

Deno.test("a choice with bought actions sends the purchases first", () => {
  const choices = [choice(4, "buy"), choice(7, "send", 2)];
  assertEquals(actionsOf(choices[1]!, choices), [4, 4, 7]);
  assertEquals(actionsOf(choices[0]!, choices), [4]);
});

Deno.test("choices are listed in the order of their kinds, unknown ones last", () => {
  const choices = [choice(1, "end"), choice(2, "strange"), choice(3, "send"), choice(4, "send")];
  assertEquals(ordered(choices, ["send", "end"]).map(({ action }) => action), [3, 4, 1, 2]);
  assertEquals(ordered(choices, []).map(({ action }) => action), [1, 2, 3, 4]);
});

Deno.test("things are grouped in the order of their first appearance", () => {
  assertEquals([...grouped(["ab", "c", "ad"], (text) => text[0]!)], [["a", ["ab", "ad"]], ["c", ["c"]]]);
});

Deno.test("bots are called by their level and numbered where alike", () => {
  const seats = [
    seat(0, "human", "Anna"),
    seat(1, "bot", "greedy"),
    seat(2, "bot", "greedy"),
    seat(3, "open", ""),
  ];
  assertEquals(playerNames(SAY, seats), ["Anna", "Greedy bot 1", "Greedy bot 2", "seat 4"]);
});

Deno.test("a record tells who sat where", () => {
  assertEquals(seatLines(["human Anna Maria", "bot greedy"]).map(({ kind, name }) => [kind, name]), [[
    "human",
    "Anna Maria",
  ], ["bot", "greedy"]]);
});

Deno.test("an address means a page", () => {
  assertEquals(routeOf("/"), { page: "lobby", id: "" });
  assertEquals(routeOf("/t/abc"), { page: "table", id: "abc" });
  assertEquals(routeOf("/rules/faiyum"), { page: "rules", id: "faiyum" });
  assertEquals(routeOf("/nonsense"), { page: "lobby", id: "" });
});

Deno.test("seats of a new table become wishes", () => {
  assertEquals(wishOf("me", ""), { kind: "me" });
  assertEquals(wishOf("here", "Béla"), { kind: "me", name: "Béla" });
  assertEquals(wishOf("open", ""), { kind: "open" });
  assertEquals(wishOf("greedy", ""), { kind: "bot", level: "greedy" });
});

Deno.test("a clock has the figures of its kind and no others", () => {
  const form = new FormData();
  form.set("minutes", "10");
  form.set("increment", "5");
  assertEquals(clockOf("fischer", form), { kind: "fischer", seconds: 600, increment: 5 });
  assertEquals(clockOf("none", form), { kind: "none" });
});

Deno.test("those who sit at the table do not watch it, and a shared screen counts once", () => {
  const here = (number: number, kind: SeatLine["kind"], mine: boolean): SeatLine => ({
    ...seat(number, kind, "Anna"),
    online: true,
    mine,
  });
  assertEquals(onlookers(2, [here(0, "human", true), here(1, "bot", false)]), 1);
  assertEquals(onlookers(3, [here(0, "human", true), here(1, "human", true), here(2, "human", false)]), 1);
  assertEquals(onlookers(1, [here(0, "human", true), here(1, "human", true)]), 0);
});
