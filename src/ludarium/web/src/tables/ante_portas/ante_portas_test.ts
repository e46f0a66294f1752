// The parts of Ante Portas' table that can be tested without a browser.

import { assertEquals } from "../../testing.ts";
import type { RoadView } from "../../protocol.ts";
import { distinct } from "../offers.ts";
import { HEIGHT, type Point, roadLine, smooth, WIDTH } from "./land.ts";
import { placesOf } from "./land.ts";
import { glyphs } from "./pieces.ts";

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

Deno.test("signs tell the numbers of an effect", () => {
  assertEquals(glyphs([{ name: "march", number: 3 }]), [{ sign: "march", text: "+3" }]);
  assertEquals(glyphs([{ name: "roman infantry", number: -1500 }]), [{ sign: "infantry", text: "−1500" }]);
  assertEquals(glyphs([{ name: "stray", number: 0 }, { name: "no-value", number: 0 }]), [{
    sign: "mist",
    text: "",
  }]);
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

// --- words ----------------------------------------------------------------------------------------------

Deno.test("every message that the table asks for is there in every language", () => {
  const folder = new URL("./", import.meta.url);
  const sources = [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) =>
    !name.endsWith("_test.ts")
  );
  const text = sources.map((name) => Deno.readTextFileSync(new URL(name, folder))).join("\n");
  const asked = [...new Set([...text.matchAll(/"(apt?-[a-z-]+)"/g)].map(([, message]) => message!))];
  assertEquals(asked.length > 10, true);
  for (const language of ["en", "hu", "pl"]) {
    const files = ["phrases.ftl", "terminal.ftl", "table.ftl"];
    const words = files.map((file) =>
      Deno.readTextFileSync(new URL(`games/ante_portas/text/${language}/${file}`, PACKAGE))
    )
      .join("\n");
    assertEquals(asked.filter((message) => !words.includes(`\n${message} =`)), []);
  }
});

Deno.test("no file of the table writes an effect or a figure of the rules", () => {
  const folder = new URL("./", import.meta.url);
  const sources = [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) =>
    !name.endsWith("_test.ts")
  );
  const effect = /\b(draw|sea|morale|plays|march|price|money|allies|roads) [+-]?\d|[Rr]oman \w+ [+-]\d/;
  const named = /const [A-Z_]*(MOST|LEAST|START|LIMIT|ROUNDS|SIEGED)[A-Z_]* = ["\d]/;
  const guilty = sources.filter((name) => {
    const text = Deno.readTextFileSync(new URL(name, folder));
    return effect.test(text) || named.test(text);
  });
  assertEquals(guilty, []);
});

Deno.test("a reason is read once", () => {
  const reason = { clause: "AP-30", kind: "no-plays-left", args: {} };
  const refusal = (action: number) => ({ action, notation: "", move: { kind: "morale", args: {} }, reason });
  assertEquals(distinct([refusal(1), refusal(2)]).length, 1);
});
