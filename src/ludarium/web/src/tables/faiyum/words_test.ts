// Cards and tasks are told as the terminal tells them, in three languages, from the packaged cards and catalogues.

import type { GameInfo } from "../../protocol.ts";
import { type Language, LANGUAGES, Say } from "../../say.ts";
import { assertEquals } from "../../testing.ts";
import { program } from "./grammar.ts";
import { actionGlyphs, costGlyphs, gainGlyphs } from "./glyphs.ts";
import type { CardView, FieldView } from "./types.ts";
import { cardLabel, cardNames, cardParts, fieldWords, taskWords } from "./words.ts";

const SOURCES = new URL("../../../../", import.meta.url); // the package: games, text, web
const FILES = ["house", "faiyum", "faiyum-clauses", "faiyum-terminal", "faiyum-table"];
const INFO: GameInfo = {
  id: "faiyum",
  family: "faiyum",
  rules: 1,
  hidden: false,
  seats: [1, 5],
  options: [],
  levels: [],
  clauses: [],
  score_unit: 1,
  cards: {},
};

function read(path: string): string {
  return Deno.readTextFileSync(new URL(path, SOURCES));
}

function say(language: Language): Say {
  const catalogue = FILES.map((file) => read(`text/${language}/${file}.ftl`)).join("\n");
  return new Say(language, catalogue, INFO, ["Anna", "Béla"]);
}

/** The packaged cards, as the server would show them. */
function cards(): CardView[] {
  const lines = read("games/faiyum/data/cards.csv").split("\n").filter((line) => /^(S?[0-9])/.test(line));
  return lines.map((line) => {
    const [number, name, source, type, cost, action, gain] = line.split(",");
    const id = name!.toLowerCase().replaceAll(" ", "-");
    return { id, number, source, type, cost, action, gain } as CardView;
  });
}

function card(number: string): CardView {
  return cards().find((one) => one.number === number)!;
}

Deno.test("every word of every card is understood", () => {
  assertEquals(cards().length, 65);
  for (const one of cards()) {
    const { costs, actions, gains } = program(one);
    const unknown = [...costs, ...actions, ...gains].filter(({ verb }) => verb === "unknown");
    assertEquals(unknown, []);
    assertEquals(costs.length + actions.length + gains.length > 0, true);
  }
});

Deno.test("every card has drawings for its verbs", () => {
  for (const one of cards()) {
    const { costs, gains } = program(one);
    assertEquals(costGlyphs(one).length > 0, costs.length > 0);
    assertEquals(actionGlyphs(one).length > 0, true);
    assertEquals(gainGlyphs(one).length > 0, gains.length > 0);
  }
});

Deno.test("no card lacks words in any language", () => {
  for (const language of LANGUAGES) {
    const words = say(language);
    for (const one of cards()) assertEquals(cardParts(words, one).join().includes("⟨"), false);
  }
});

Deno.test("a card is told like in the terminal", () => {
  assertEquals(cardParts(say("en"), card("24")), [
    "cost up to 4 goods",
    "worker in a settlement or town",
    "gain $3; for each 1 rose",
  ]);
  assertEquals(cardParts(say("en"), card("102")).at(-1), "gain 1 fame per 5 roads (at most 7)");
  assertEquals(cardParts(say("en"), card("14")).at(-1), "gain in a settlement 3 wheat; in a town 4 wheat");
  assertEquals(cardParts(say("hu"), card("38")), ["költség: 2 kő", "híd", "bevétel: 4 hírnév, 2 $"]);
  assertEquals(cardParts(say("pl"), card("38"))[0], "koszt: kamień 2");
  assertEquals(
    cardLabel(say("en"), card("38")),
    "38 Bridge: cost 2 stone; bridge; gain 4 fame, $2 [build, part]",
  );
});

Deno.test("a pending verb says what is to be done", () => {
  const words = say("en");
  assertEquals(
    taskWords(words, { verb: "pay", args: { goods: "wheat stone", count: 1 } }),
    "pay one of wheat / stone",
  );
  assertEquals(
    taskWords(words, { verb: "recall", args: { most: 2, least: 0, administration: 1 } }),
    "administration, up to 2 workers off the map for $1 each",
  );
  assertEquals(
    taskWords(words, { verb: "worker", args: { place: "lake_shore", most: 1, least: 1 } }),
    "worker on the lake shore",
  );
  assertEquals(
    taskWords(words, { verb: "reward", args: { reward: 4 } }),
    "reward 4: take 4 cards back in an administration",
  );
});

Deno.test("neighbours in a pile that are alike are counted", () => {
  const farmer = card("S1");
  assertEquals(cardNames(say("en"), [farmer, farmer, card("4"), farmer]), "Farmer ×2, Levy, Farmer");
  assertEquals(cardNames(say("en"), []), "none");
});

Deno.test("a field is told with all that stands on it", () => {
  const field: FieldView = {
    name: "b3",
    row: 2,
    column: 1,
    side: "west",
    kind: "site",
    bank: false,
    shore: false,
    developed: true,
    crocodile: false,
    worker: true,
    building: "",
    blocks: 2,
    number: 5,
  };
  assertEquals(fieldWords(say("en"), field), "b3 site with 2 of 5 blocks, worker");
  assertEquals(
    fieldWords(say("en"), { ...field, kind: "wheat", worker: false }),
    "b3 wheat, developed",
  );
});

/** The ids of messages in a catalogue. */
function ids(language: Language): string[] {
  const lines = read(`text/${language}/faiyum-table.ftl`).split("\n");
  return lines.flatMap((line) => /^([a-z][a-z0-9-]*) =/.exec(line)?.[1] ?? []).sort();
}

Deno.test("the three languages have the same words for the page, and the table uses no others", () => {
  assertEquals(ids("hu"), ids("en"));
  assertEquals(ids("pl"), ids("en"));
  const known = new Set(ids("en"));
  const folder = new URL("web/src/tables/faiyum/", SOURCES);
  const sources = [...Deno.readDirSync(folder)].filter(({ name }) => !name.endsWith("_test.ts"));
  const text = sources.map(({ name }) => Deno.readTextFileSync(new URL(name, folder))).join("\n");
  const used = [...text.matchAll(/"(fa-table-[a-z-]*[a-z])"/g)].map((match) => match[1]!);
  assertEquals(used.filter((id) => !known.has(id)), []);
  const asked = (id: string) => used.includes(id) || id.startsWith("fa-table-hint-");
  assertEquals([...known].filter((id) => !asked(id)), []);
});
