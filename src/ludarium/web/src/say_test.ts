// The page says what the terminal says.

import { assertEquals } from "./testing.ts";
import type { GameInfo } from "./protocol.ts";
import { NO_GAME, Say, sentence } from "./say.ts";

const BUILDERS: GameInfo = {
  ...NO_GAME,
  id: "builders-antiquity",
  family: "builders",
  score_unit: 10,
  cards: {
    unit: { "master-2": ["worker-master", { number: 2 }] },
    building: { chapel: ["building-chapel", {}] },
  },
};

function words(language: "en" | "hu" | "pl"): Say {
  const own = `games/builders/text/${language}`;
  const files = [`text/${language}/house.ftl`, `${own}/words.ftl`, `${own}/clauses.ftl`];
  const catalogue = files.map((file) => Deno.readTextFileSync(new URL(`../../${file}`, import.meta.url)))
    .join("\n");
  return new Say(language, catalogue, BUILDERS, ["Anna", "Béla"]);
}

Deno.test("a move names its cards", () => {
  const move = { kind: "send", args: { unit: "master-2", building: "chapel" } };
  assertEquals(words("en").move(move), "send Master 2 to the Chapel");
});

Deno.test("clauses stand in chapters, also where an edition lacks the first of them", () => {
  assertEquals(words("en").chapters(["B-1", "B-2", "B-91", "B-92"]), [
    { heading: "Set-up", clauses: ["B-1", "B-2"] },
    { heading: "The books' own examples", clauses: ["B-91", "B-92"] },
  ]);
});

Deno.test("a choice tells what it buys", () => {
  const end = { message: "action-end" };
  const choice = {
    actions: [3, 3, 1],
    notation: "end, buying 2",
    move: { kind: "end", args: {} },
    words: { message: "buying", args: { action: end, buys: 2, coins: 10 } },
  };
  assertEquals(words("en").choice(choice), "end the turn, buying 2 actions for 10 coins");
});

Deno.test("a phrase says the phrases in it, cards and seats by their names", () => {
  const send = { message: "action-send", args: { unit: "master-2", building: "chapel" } };
  const buying = { message: "buying", args: { action: [send, send], buys: 1, coins: 5 } };
  assertEquals(
    words("en").phrase(buying),
    "send Master 2 to the Chapel, send Master 2 to the Chapel, buying 1 action for 5 coins",
  );
  assertEquals(words("en").phrase({ message: "seat", args: { seat: 1 } }), "seat Béla");
});

Deno.test("an event names its player and counts with nouns", () => {
  const event = { kind: "took", seat: 1, args: { coins: 1, actions: 1 } };
  assertEquals(words("en").event(event), "Béla takes 1 coin for 1 action.");
});

Deno.test("a reason ends with its clause, in every language", () => {
  const reason = { clause: "B-41", kind: "needs-actions", args: { needed: 2, left: 1 } };
  for (const language of ["en", "hu", "pl"] as const) {
    assertEquals(words(language).reason(reason).endsWith(" (B-41)"), true);
  }
});

Deno.test("a score in tenths has the decimal sign of its language", () => {
  assertEquals(words("en").amount(123), "12.3");
  assertEquals(words("hu").amount(-5), "−0,5");
  assertEquals(words("en").amount(20, true), "+2.0");
});

Deno.test("a resource has the name of its edition", () => {
  assertEquals(words("en").words("knowledge"), "architecture");
});

Deno.test("a missing message shows its id", () => {
  assertEquals(words("en").words("no-such-words"), "⟨no-such-words⟩");
});

Deno.test("a sentence begins with a large letter", () => {
  assertEquals(sentence("ács"), "Ács");
  assertEquals(sentence(""), "");
});
