/** What a card costs, does and gives, as small drawings with numbers; the words stand in its label. */
import { html, type TemplateResult } from "lit";
import type { Args } from "../../protocol.ts";
import { icon } from "./art.ts";
import { type CardView, GOODS, type TaskView } from "./types.ts";

const REPEATED = 3; // up to so many the drawing itself is repeated, then a number says how many
const ROOM = 5; // drawings on one line
const PLACES: Record<string, string> = {
  next_to_worker: "worker",
  canal_bank: "wave",
  lake_shore: "reeds",
  lonely: "field",
  stone: "stone",
  any: "field",
  place: "settlement",
  town: "town",
  workshop: "workshop",
  site: "site",
  bank: "wave",
};
const COUNTERS: Record<string, string> = {
  block: "block",
  link: "link",
  stop: "settlement",
  road: "road",
  discard: "pile",
};

type Glyph = TemplateResult;

function several(name: string, count: number): Glyph[] {
  if (count <= REPEATED) return Array.from({ length: count }, () => icon(name));
  return [html`<b>${count}</b>${icon(name)}`];
}

/** A number before a drawing, as gains are written. */
function counted(name: string, count: number): Glyph {
  return html`<span class="n"><b>${count}</b>${icon(name)}</span>`;
}

const COSTS: Record<string, (args: Args) => Glyph[]> = {
  pay: (args) => several(String(args["goods"]), Number(args["count"])),
  spend: (args) => [counted("money", Number(args["money"]))],
  some: (args) => [html`<b>≤${args["most"]}</b>`, icon("goods")],
  again: (args) => [
    html`<b>≤${args["most"]}</b>`,
    ...[...GOODS, "money"].filter((thing) => args[thing]).flatMap((thing) =>
      thing === "money" ? [counted(thing, Number(args[thing]))] : several(thing, Number(args[thing]))
    ),
  ],
  offer: () => [icon("cards")],
};

const ACTIONS: Record<string, (args: Args) => Glyph[]> = {
  worker: ({ most, place }) => [
    Number(most) > 1 ? html`<b>≤${most}</b>` : html``,
    icon("worker"),
    html`<span class="at">${icon(PLACES[String(place)] ?? "field")}</span>`,
  ],
  build: (
    { piece, kind },
  ) => [icon(String(piece)), kind ? html`<span class="at">${icon(String(kind))}</span>` : html``],
  road: ({ count }) => several("road", Number(count)),
  bridge: ({ piece }) => [icon(String(piece))],
  block: ({ count }) => several("block", Number(count)),
  recall: ({ most }) => [html`<b>≤${most}</b>`, icon("worker"), html`<b class="sign">↑</b>`],
  hunt: ({ most }) => [html`<b>≤${most}</b>`, icon("crocodile"), html`<b class="sign">↑</b>`],
  order: ({ less }) => [icon("order"), html`<b>−${less}</b>`],
  cart: ({ count }) => [icon("cart"), html`<b>${count}</b>`, icon("cards")],
  oversee: () => [icon("oversee")],
};

const GAINS: Record<string, (args: Args) => Glyph> = {
  gain: ({ thing, count }) => counted(String(thing), Number(count)),
  field: ({ count }) => counted("field", Number(count)),
  choose: ({ count }) => counted("basic", Number(count)),
  per: ({ thing, count, counter, per }) =>
    html`${counted(String(thing), Number(count))}<span class="n"><b>/${Number(per) > 1 ? per : ""}</b>${
      icon(COUNTERS[String(counter)] ?? "field")
    }</span>`,
};

function drawn(table: Record<string, (args: Args) => Glyph | Glyph[]>, tasks: TaskView[]): Glyph[] {
  return tasks.flatMap(({ verb, args }) => table[verb]?.(args) ?? []);
}

/** Sections of a gain: for each, in a settlement, in a town. */
function section({ args }: TaskView): string {
  if (args["each"]) return "each";
  return ["", "settlement", "town"][Number(args["at"] ?? 0)] ?? "";
}

function lead(name: string): Glyph {
  if (name === "each") return html`<b class="sign">×</b>`;
  return name ? html`<span class="lead">${icon(name)}</span>` : html``;
}

/** Costs of many goods are written with numbers, so that they stay on one line. */
export function costGlyphs(card: CardView): Glyph[] {
  const { costs } = card;
  const units = costs.reduce((sum, { verb, args }) => sum + (verb === "pay" ? Number(args["count"]) : 1), 0);
  const paid = units <= ROOM
    ? drawn(COSTS, costs)
    : costs.map(({ args }) => counted(String(args["goods"]), Number(args["count"])));
  return [...paid, ...paving(card)];
}

/** Roads take goods of the fields that they join (FA-55). */
function paving({ actions }: CardView): Glyph[] {
  return actions.filter(({ args }) => args["takes"]).map(({ args }) =>
    counted("field", Number(args["takes"]))
  );
}

/** The heart of a card; one that only gives shows what it gives. */
export function actionGlyphs(card: CardView): Glyph[] {
  const { actions, gains } = card;
  if (actions.length) return drawn(ACTIONS, actions);
  const first = gains[0]?.args["thing"];
  return [icon(String(first ?? "scroll"))];
}

export function gainGlyphs(card: CardView): Glyph[] {
  const { gains } = card;
  const names = [...new Set(gains.map(section))];
  return names.map((name) => {
    const tasks = gains.filter((task) => section(task) === name);
    return html`<span class="part">${lead(name)}${drawn(GAINS, tasks)}</span>`;
  });
}
