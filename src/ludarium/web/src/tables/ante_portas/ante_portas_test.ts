// The parts of Ante Portas' table that can be tested without a browser.

import { assertEquals } from "../../testing.ts";
import type { RoadView } from "../../protocol.ts";
import { distinct } from "./chosen.ts";
import { HOUSE } from "./house.ts";
import { HEIGHT, type Point, roadLine, smooth, WIDTH } from "./land.ts";
import { placesOf } from "./land.ts";
import { glyphs } from "./pieces.ts";
import { roadsTo } from "./roads.ts";

const PACKAGE = new URL("../../../../", import.meta.url);

function rows(file: string): Record<string, string>[] {
  const text = Deno.readTextFileSync(new URL(`games/ante_portas/data/${file}.csv`, PACKAGE));
  const [head = "", ...lines] = text.trim().split("\n");
  const keys = head.split(",");
  return lines.map((line) =>
    Object.fromEntries(line.split(",").map((cell, place) => [keys[place] ?? "", cell]))
  );
}

function id(name: string): string {
  return name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-");
}

const MAP = rows("map");
const ROADS: RoadView[] = MAP.filter(({ row }) => row === "road").map((road) => ({
  a: id(road.name ?? ""),
  b: id(road.other ?? ""),
  march: Number(road.march),
  sea: road.sea === "yes",
}));
const CITIES = MAP.filter(({ row }) => row === "city").map(({ name = "", region = "" }) => ({
  id: id(name),
  region,
  value: 0,
  anchor: false,
  anchor_used: false,
}));

Deno.test("the words of the house's cards are used for the house's data only", () => {
  const written: Record<string, string> = {};
  for (const row of rows("cards")) {
    if (row.c_name) written[`effect-${id(row.c_name)}`] = row.c_effect ?? "";
    written[`effect-${id(row.r_name ?? "")}`] = row.r_effect ?? "";
  }
  for (const row of MAP.filter((each) => each.row === "ally")) {
    written[`help-${id(row.name ?? "")}`] = row.help ?? "";
  }
  const sorted = (all: Readonly<Record<string, string>>) => Object.entries(all).sort();
  assertEquals(sorted(HOUSE), sorted(written));
});

Deno.test("every verb of the house's cards has a sign of its own", () => {
  const unknown = Object.entries(HOUSE).filter(([message, effect]) =>
    message.startsWith("effect-") && message !== "effect-scipio-africanus" &&
    glyphs(effect).some(({ sign }) => sign === "star")
  );
  assertEquals(unknown, []);
});

Deno.test("signs tell the numbers of an effect, conditions are left to the words", () => {
  assertEquals(glyphs("only in Gallia; march 3"), [{ sign: "march", text: "+3" }]);
  assertEquals(glyphs("roman infantry -1500 per elephant"), [{ sign: "infantry", text: "−1500" }]);
  assertEquals(glyphs("morale +1; draw 1"), [{ sign: "morale", text: "+1" }, { sign: "draw", text: "+1" }]);
});

// --- the map --------------------------------------------------------------------------------------------

/** Where the march of each road stands, and the cities. */
function spots(): { figures: Point[]; cities: Point[] } {
  const places = placesOf(CITIES);
  const at = (city: string) => places[city]!.at;
  return {
    figures: ROADS.map((road) => roadLine(road, at(road.a), at(road.b)).spot),
    cities: CITIES.map((city) => at(city.id)),
  };
}

function apart([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v);
}

Deno.test("no figure of the map covers another or a city", () => {
  const { figures, cities } = spots();
  const gaps = figures.flatMap((figure, place) => [
    ...figures.slice(place + 1).map((other) => apart(figure, other) - 26),
    ...cities.map((city) => apart(figure, city) - 29),
  ]);
  assertEquals(gaps.filter((gap) => gap < 0), []);
});

Deno.test("the cities of another map stand inside the frame, each at its own place", () => {
  const cities = Array.from(
    { length: 14 },
    (_, number) => ({ ...CITIES[0]!, id: `c${number}`, region: `r${number % 3}` }),
  );
  const points = Object.values(placesOf(cities)).map(({ at }) => at);
  assertEquals(points.length, 14);
  assertEquals(points.filter(([x, y]) => x < 20 || y < 20 || x > WIDTH - 20 || y > HEIGHT - 20), []);
  assertEquals(new Set(points.map(String)).size, 14);
});

Deno.test("a smooth line goes through its points", () => {
  assertEquals(smooth([[0, 0], [6, 0]]), "M0,0C1,0 5,0 6,0");
  assertEquals(smooth([[0, 0], [6, 0], [3, 6]], true).endsWith("0,0Z"), true);
});

Deno.test("roads to Roma are counted along the shortest way", () => {
  assertEquals(roadsTo({ hannibal: "roma", roads: ROADS }, "roma"), 0);
  assertEquals(roadsTo({ hannibal: "spoletium", roads: ROADS }, "roma"), 1);
  assertEquals(roadsTo({ hannibal: "emporiae", roads: ROADS }, "roma"), 5);
});

// --- words ----------------------------------------------------------------------------------------------

Deno.test("every message that the table asks for is there in every language", () => {
  const folder = new URL("./", import.meta.url);
  const sources = [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) =>
    !name.endsWith("_test.ts")
  );
  const text = sources.map((name) => Deno.readTextFileSync(new URL(name, folder))).join("\n");
  const asked = [...new Set([...text.matchAll(/"(apt?-[a-z-]+)"/g)].map(([, message]) => message!))];
  assertEquals(asked.length > 30, true);
  for (const language of ["en", "hu", "pl"]) {
    const files = ["ante_portas-terminal.ftl", "ante_portas-table.ftl"];
    const words = files.map((file) => Deno.readTextFileSync(new URL(`text/${language}/${file}`, PACKAGE)))
      .join("\n");
    assertEquals(asked.filter((message) => !words.includes(`\n${message} =`)), []);
  }
});

Deno.test("a reason is read once", () => {
  const reason = { clause: "AP-30", kind: "no-plays-left", args: {} };
  const refusal = (action: number) => ({ action, notation: "", move: { kind: "morale", args: {} }, reason });
  assertEquals(distinct([refusal(1), refusal(2)]).length, 1);
});
