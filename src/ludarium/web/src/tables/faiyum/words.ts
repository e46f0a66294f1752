/** Cards, goods and pending verbs in words, from the same messages as the terminal's table. */
import type { Args } from "../../protocol.ts";
import type { Say } from "../../say.ts";
import { program } from "./grammar.ts";
import { type CardView, type FieldView, GOODS, type HolderView, type TaskView } from "./types.ts";

const COSTS = ["pay", "some", "again"];
const GAINS = ["gain", "per", "field", "choose"];

/** So much of a good, of money or of fame. */
export function amount(say: Say, thing: string, count: number): string {
  if (thing === "money" || thing === "fame" || thing === "basic") return say.words(`fa-${thing}`, { count });
  if (thing.includes(" ")) {
    return say.words("fa-either", {
      goods: thing.split(" ").map((good) => say.card("good", good)).join(" / "),
    });
  }
  return say.words("fa-amount", { count, good: say.card("good", thing) });
}

export function money(say: Say, count: number): string {
  return amount(say, "money", count);
}

/** Money and goods of a seat. */
export function owned(say: Say, holder: HolderView): string {
  const goods = GOODS.filter((good) => holder.goods[good]).map((good) =>
    amount(say, good, holder.goods[good]!)
  );
  return [money(say, holder.money), goods.join(", ") || say.words("fa-nothing")].join(", ");
}

// --- cards ----------------------------------------------------------------------------------------

export function cardName(say: Say, card: CardView): string {
  return say.card("card", card.id);
}

/** What a card costs, does and gives, each part by itself. */
export function cardParts(say: Say, card: CardView): string[] {
  const { costs, actions, gains } = program(card);
  const paid = costs.map((task) => verbWords(say, task)).join(", ");
  const got = gainWords(say, gains);
  return [
    ...(paid ? [say.words("fa-cost", { what: paid })] : []),
    ...actions.map((task) => verbWords(say, task)),
    ...(got ? [say.words("fa-gain", { what: got })] : []),
  ];
}

/** Its type and how sure its figures are. */
export function cardAbout(say: Say, card: CardView): string {
  return say.words("fa-about", {
    type: say.words(`type-${card.type}`),
    mark: say.words(`fa-mark-${card.source}`),
  });
}

/** A card as a screen reader tells it: name, number, text. */
export function cardLabel(say: Say, card: CardView): string {
  return `${card.number} ${cardName(say, card)}: ${cardParts(say, card).join("; ")} [${
    cardAbout(say, card)
  }]`;
}

/** Names one after another, neighbours that are alike counted once. */
export function cardNames(say: Say, cards: CardView[]): string {
  const runs: [CardView, number][] = [];
  for (const card of cards) {
    const last = runs.at(-1);
    if (last?.[0].id === card.id) last[1] += 1;
    else runs.push([card, 1]);
  }
  const told = runs.map(([card, count]) =>
    count === 1 ? cardName(say, card) : say.words("fa-times", { card: cardName(say, card), count })
  );
  return told.join(", ") || say.words("fa-none");
}

// --- gains ----------------------------------------------------------------------------------------

/** The gains of a card: what is got once, then what is got for each or only at some places. */
function gainWords(say: Say, gains: TaskView[]): string {
  const sections = new Map<string, string[]>();
  for (const task of gains) {
    const section = sectionOf(task.args);
    sections.set(section, [...(sections.get(section) ?? []), oneGain(say, task)]);
  }
  return [...sections].map(([section, words]) => sectionWords(say, section, words.join(", "))).join("; ");
}

function sectionOf(args: Args): string {
  return args["each"] ? "each" : ["once", "settlement", "town"][Number(args["at"] ?? 0)]!;
}

function sectionWords(say: Say, section: string, what: string): string {
  return section === "once" ? what : say.words(`fa-get-${section}`, { what });
}

function oneGain(say: Say, { verb, args }: TaskView): string {
  if (verb === "gain") return amount(say, String(args["thing"]), Number(args["count"]));
  if (verb === "per") return perWords(say, args);
  return say.words(`fa-get-${verb}`, args);
}

function perWords(say: Say, args: Args): string {
  const what = say.words(`fa-per-${args["counter"]}`, { per: args["per"]! });
  const told = { amount: amount(say, String(args["thing"]), Number(args["count"])), what };
  const most = Number(args["most"]);
  return most ? say.words("fa-get-per-most", { ...told, most }) : say.words("fa-get-per", told);
}

// --- verbs ----------------------------------------------------------------------------------------

const VERBS: Record<string, (say: Say, args: Args) => string> = {
  pay: (say, args) => amount(say, String(args["goods"]), Number(args["count"])),
  spend: (say, args) => money(say, Number(args["money"])),
  again: againWords,
  worker: (say, args) =>
    say.words("fa-do-worker", { most: args["most"]!, place: say.words(`fa-at-${args["place"]}`) }),
  build: buildWords,
  bridge: (say, args) => say.card("piece", String(args["piece"])),
  block: (say, args) =>
    say.words(args["one-site"] ? "fa-do-block-one-site" : "fa-do-block", { count: args["count"]! }),
  hunt: (say, args) =>
    say.words(args["next-to-worker"] ? "fa-do-hunt-next-to-worker" : "fa-do-hunt", { most: args["most"]! }),
  order: (say, args) => say.words("fa-do-order", { "less-text": money(say, Number(args["less"])) }),
  unknown: (_, args) => String(args["words"]),
};

/** A cost or an action of a card, one verb. */
export function verbWords(say: Say, { verb, args }: TaskView): string {
  return VERBS[verb]?.(say, args) ?? say.words(`fa-do-${verb}`, args);
}

function againWords(say: Say, args: Args): string {
  const bundle = [...GOODS, "money"].filter((thing) => args[thing]);
  const most = args["most"]!;
  if (bundle.length === 1 && bundle[0] !== "money" && args[bundle[0]!] === 1) {
    return say.words("fa-do-up-to", { most, good: say.card("good", bundle[0]!) });
  }
  const what = bundle.map((thing) => amount(say, thing, Number(args[thing]))).join(", ");
  return say.words("fa-do-again", { most, what });
}

function buildWords(say: Say, args: Args): string {
  const piece = say.card("piece", String(args["piece"]));
  return "kind" in args
    ? say.words("fa-do-workshop", { piece, good: say.card("good", String(args["kind"])) })
    : piece;
}

/** The verb that waits for the seat to act. */
export function taskWords(say: Say, task: TaskView): string {
  const { verb, args } = task;
  if (COSTS.includes(verb)) return say.words("fa-task-pay", { what: verbWords(say, task) });
  if (verb === "reward") {
    return say.words("fa-task-reward", {
      reward: args["reward"]!,
      what: say.words(`reward-${args["reward"]}`),
    });
  }
  if (GAINS.includes(verb)) return gainWords(say, [task]);
  if (verb === "buy-back" || verb === "remove" || args["administration"]) {
    return say.words(`fa-task-${verb}`, args);
  }
  return verbWords(say, task);
}

// --- the map --------------------------------------------------------------------------------------

/** A field in words: its name, its kind and all that stands on it. */
export function fieldWords(say: Say, field: FieldView): string {
  const words = [kindWords(say, field)];
  if (field.building) words.push(say.card("piece", field.building));
  else if (field.developed && field.kind !== "site" && field.kind !== "red") {
    words.push(say.words("fa-field-developed"));
  }
  if (field.crocodile) words.push(say.words("fa-field-crocodile"));
  if (field.worker) words.push(say.words("fa-field-worker"));
  return `${field.name} ${words.join(", ")}`;
}

function kindWords(say: Say, field: FieldView): string {
  if (field.kind === "site") {
    return say.words("fa-field-site", { blocks: field.blocks, number: field.number });
  }
  return field.kind === "red" ? say.words("fa-field-red") : say.card("good", field.kind);
}
