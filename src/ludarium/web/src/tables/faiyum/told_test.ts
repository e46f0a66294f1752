// Things, cards and choices are told by the phrases of the view, found by their ids.

import type { Choice } from "../../protocol.ts";
import { type Language, LANGUAGES, NO_GAME, Say } from "../../say.ts";
import { assertEquals } from "../../testing.ts";
import { dealWords } from "../deal.ts";
import { cardParts, thingsOf, thingWords } from "./told.ts";
import type { FaiyumView } from "./types.ts";

const SOURCES = new URL("../../../../", import.meta.url); // the package: games, text, web

function read(path: string): string {
  return Deno.readTextFileSync(new URL(path, SOURCES));
}

function say(): Say {
  const files = ["words", "phrases", "terminal", "table"].map((file) =>
    read(`games/faiyum/text/en/${file}.ftl`)
  );
  const farmer = [{ message: "fa-do-worker", args: { most: 1, where: { message: "fa-at-stone" } } }];
  const game = { ...NO_GAME, id: "faiyum", family: "faiyum", faces: { card: { farmer } } };
  return new Say("en", [read("text/en/house.ftl"), ...files].join("\n"), game, ["Anna"]);
}

Deno.test("things within things are found by their ids", () => {
  const card = { id: "pile:0:1", name: { message: "fa-card", args: { card: "levy" } } };
  const pile = { id: "pile:0", name: { message: "fa-pile-of", args: { count: 1 } }, things: [card] };
  const zones = [{ id: "seat:0", title: { message: "fa-seat" }, things: [pile] }];
  const things = thingsOf({ zones } as unknown as FaiyumView);
  assertEquals([...things.keys()], ["pile:0", "pile:0:1"]);
  assertEquals(thingWords(say(), things.get("pile:0")), "Discard pile, 1 card");
});

Deno.test("a card says its face, a choice its price and gain", () => {
  assertEquals(cardParts(say(), "farmer"), ["worker on stone"]);
  const choice: Choice = {
    actions: [1],
    notation: "worker b3",
    move: { kind: "worker", args: { field: "b3" } },
    price: [{ message: "fa-amount", args: { count: 1, good: "wheat" } }],
    brings: [{ message: "fa-fame", args: { count: 2 } }],
  };
  assertEquals(dealWords(say(), choice), "Worker on b3; 1 wheat; 2 fame");
});

/** The ids of messages in a catalogue. */
function ids(language: Language): string[] {
  const lines = read(`games/faiyum/text/${language}/table.ftl`).split("\n");
  return lines.flatMap((line) => /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? []).sort();
}

Deno.test("the three languages have the same words for the page, and the table uses no others", () => {
  for (const language of LANGUAGES) assertEquals(ids(language), ids("en"));
  const known = new Set(ids("en"));
  const folder = new URL("web/src/tables/faiyum/", SOURCES);
  const sources = [...Deno.readDirSync(folder)].filter(({ name }) => !name.endsWith("_test.ts"));
  const texts = sources.map(({ name }) => Deno.readTextFileSync(new URL(name, folder)));
  const text = [...texts, read("web/src/frame/campaign-page.ts")].join("\n");
  const used = [...text.matchAll(/"((?:fa-table|campaign)-[a-z-]*[a-z])"/g)].map((match) => match[1]!);
  assertEquals(used.filter((id) => id.startsWith("fa-table-") && !known.has(id)), []);
  const asked = (id: string) => used.includes(id) || id.startsWith("fa-table-hint-");
  assertEquals([...known].filter((id) => !asked(id)), []);
});
