// Small decisions of the frame: how lists are ordered, names, seats of a new table.

import type { Choice, SeatLine } from "../protocol.ts";
import { Say } from "../say.ts";
import { assertEquals } from "../testing.ts";
import { meant } from "../choices.ts";
import { saysMore } from "./figures.ts";
import { grouped, ordered } from "./lists.ts";
import { stoodIn } from "./notes.ts";
import { levelOf, onlookers, playerNames, seatLines } from "./names.ts";
import { routeOf } from "./routes.ts";
import { clockOf, wishOf } from "./wishes.ts";

const choice = (action: number, kind: string): Choice => ({
  actions: [action],
  notation: "",
  move: { kind, args: {} },
});
const SAY = new Say(
  "en",
  "bot-greedy = greedy bot\nweb-bot-names = Ada, Bruno, Anna, Clara\nseat = seat { $seat }\n",
);
const seat = (number: number, kind: SeatLine["kind"], name: string): SeatLine => ({
  seat: number,
  name,
  kind,
  online: true,
  mine: false,
});

Deno.test("choices are listed in the order of their kinds, unknown ones last", () => {
  const choices = [choice(1, "end"), choice(2, "strange"), choice(3, "send"), choice(4, "send")];
  assertEquals(ordered(choices, ["send", "end"]).map(meant), [3, 4, 1, 2]);
  assertEquals(ordered(choices, []).map(meant), [1, 2, 3, 4]);
});

Deno.test("points that say only who has won are not told", () => {
  assertEquals(saysMore([0, 1], [1]), false);
  assertEquals(saysMore([0, 0], []), false);
  assertEquals(saysMore([12, 23], [1]), true);
  assertEquals(saysMore([1, 1], [1]), true);
});

Deno.test("things are grouped in the order of their first appearance", () => {
  assertEquals([...grouped(["ab", "c", "ad"], (text) => text[0]!)], [["a", ["ab", "ad"]], ["c", ["c"]]]);
});

Deno.test("bots have names of persons, always the same at a table, and nobody else's there", () => {
  const seats = [
    seat(0, "human", "Anna"),
    seat(1, "bot", "greedy"),
    seat(2, "bot", "greedy"),
    seat(3, "open", ""),
  ];
  const [anna, one, other, open] = playerNames(SAY, seats, "abc");
  assertEquals([anna, open], ["Anna", "seat 4"]);
  assertEquals(["Ada", "Bruno", "Clara"].includes(one!) && one !== other, true);
  assertEquals(playerNames(SAY, seats, "abc"), [anna, one, other, open]);
});

Deno.test("whoever has left the seat to a bot keeps the name", () => {
  const left = { ...seat(0, "bot", "Anna"), level: "greedy" };
  assertEquals(playerNames(SAY, [left], "abc"), ["Anna"]);
  assertEquals(levelOf(SAY, left), "greedy bot");
});

Deno.test("a record tells who sat where", () => {
  assertEquals(seatLines(["human Anna Maria", "bot greedy"]).map(({ kind, name }) => [kind, name]), [[
    "human",
    "Anna Maria",
  ], ["bot", "greedy"]]);
});

Deno.test("a person for whom a bot played on keeps the name in the record", () => {
  const lines = seatLines(["bot greedy", "bot greedy"], ["Anna", ""]);
  const [anna, other] = playerNames(SAY, lines, "abc");
  assertEquals([anna, other !== "greedy", lines[0]?.level], ["Anna", true, "greedy"]);
  assertEquals(stoodIn(SAY, lines[1]!, []), null);
});

Deno.test("an address means a page", () => {
  assertEquals(routeOf("/"), { page: "lobby", id: "" });
  assertEquals(routeOf("/t/abc"), { page: "table", id: "abc" });
  assertEquals(routeOf("/rules/faiyum"), { page: "rules", id: "faiyum" });
  assertEquals(routeOf("/nonsense"), { page: "missing", id: "/nonsense" });
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
