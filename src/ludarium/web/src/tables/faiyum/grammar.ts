/** The words of a card's columns as verbs, the same as games/faiyum/grammar.py makes of them. */
import type { Args } from "../../protocol.ts";
import type { CardView, TaskView } from "./types.ts";

/** A card taken apart: what is paid, what is done, what is got. */
export interface Program {
  costs: TaskView[];
  actions: TaskView[];
  gains: TaskView[];
}

type Rule = [RegExp, (match: string[]) => TaskView];

const SECTIONS = ["", "each", "settlement", "town"];

const COSTS: Rule[] = [
  [/^another card$/, () => task("offer")],
  [/^up to (\d+) (different )?goods$/, (m) => task("some", { most: +m[1]!, different: m[2] ? 1 : 0 })],
  [/^up to (\d+) (?:times )?(.+)$/, (m) => task("again", { most: +m[1]!, ...bundle(m[2]!) })],
  [/^\$(\d+)$/, (m) => task("spend", { money: +m[1]! })],
  [/^(?:(\d+) )?(\w+)$/, (m) => task("pay", { goods: m[2]!, count: +(m[1] ?? 1) })],
];

const ACTIONS: Rule[] = [
  [/^(?:up to (\d+) workers|worker) (\w+)$/, (m) => task("worker", { place: m[2]!, most: +(m[1] ?? 1) })],
  [/^workshop (\w+)$/, (m) => task("build", { piece: "workshop", kind: m[1]! })],
  [/^(settlement|town|palace|extension)$/, (m) => task("build", { piece: m[1]! })],
  [/^(?:(\d+) )?roads?$/, (m) => task("road", { count: +(m[1] ?? 1) })],
  [/^(ornate )?bridge$/, (m) => task("bridge", { piece: m[1] ? "ornate-bridge" : "bridge" })],
  [
    /^(?:(\d+) )?blocks?( on one site)?$/,
    (m) => task("block", { count: +(m[1] ?? 1), "one-site": m[2] ? 1 : 0 }),
  ],
  [/^recall up to (\d+)$/, (m) => task("recall", { most: +m[1]! })],
  [
    /^hunt up to (\d+)( next_to_worker)?$/,
    (m) => task("hunt", { most: +m[1]!, "next-to-worker": m[2] ? 1 : 0 }),
  ],
  [/^order for \$(\d+) less$/, (m) => task("order", { less: +m[1]! })],
  [/^take back (\d+)$/, (m) => task("cart", { count: +m[1]! })],
  [/^oversee$/, () => task("oversee")],
];

const PER = /^(.+) per (?:(\d+) )?(block|link|stop|road|discard)s?(?: \(at most (\d+)\))?$/;

function task(verb: string, args: Args = {}): TaskView {
  return { verb, args };
}

function read(rules: Rule[], words: string): TaskView {
  for (const [pattern, make] of rules) {
    const match = pattern.exec(words);
    if (match) return make(match);
  }
  return task("unknown", { words });
}

/** An amount: [thing, count]. */
function thing(words: string): [string, number] {
  const money = /^\$(\d+)$/.exec(words);
  if (money) return ["money", +money[1]!];
  const match = /^(?:(\d+) )?(\w+)$/.exec(words);
  return [match?.[2] ?? words, +(match?.[1] ?? 1)];
}

function bundle(words: string): Args {
  return Object.fromEntries(parts(words, "+").map(thing));
}

function parts(text: string, mark: string): string[] {
  return text.split(mark).map((part) => part.trim()).filter(Boolean);
}

function costs(text: string): TaskView[] {
  const at = text.indexOf("up to ");
  if (at < 0) return parts(text, "+").map((words) => read(COSTS, words));
  const fixed = parts(text.slice(0, at), "+").map((words) => read(COSTS, words));
  return [...fixed, read(COSTS, text.slice(at).trim())];
}

function gain(part: number, words: string): TaskView {
  const per = PER.exec(words);
  const each = part === 1 ? 1 : 0;
  if (per) {
    const [what, count] = thing(per[1]!);
    return task("per", { thing: what, count, counter: per[3]!, per: +(per[2] ?? 1), most: +(per[4] ?? 0) });
  }
  const [what, count] = thing(words);
  if (what === "field") return task("field", { count, each });
  if (what === "basic") return task("choose", { count });
  return task("gain", { thing: what, count, each, at: Math.max(0, part - 1) });
}

function gains(text: string): TaskView[] {
  return parts(text, ";").flatMap((section) => {
    const colon = section.indexOf(":");
    const part = colon < 0 ? 0 : SECTIONS.indexOf(section.slice(0, colon).trim());
    return parts(section.slice(colon + 1), "+").map((words) => gain(part, words));
  });
}

const known = new Map<string, Program>();

/** All verbs of a card in the order in which they are done. */
export function program(card: CardView): Program {
  const key = `${card.cost}|${card.action}|${card.gain}`;
  let found = known.get(key);
  if (!found) {
    const actions = parts(card.action, ";").map((words) => read(ACTIONS, words));
    found = { costs: costs(card.cost), actions, gains: gains(card.gain) };
    known.set(key, found);
  }
  return found;
}
