/** What is to be done now, in words, with the choices that lie at no thing of the table. */
import { html, nothing, type TemplateResult } from "lit";
import type { Choice } from "../../protocol.ts";
import { sentence } from "../../say.ts";
import { seatMark } from "../../look/icons.ts";
import { icon } from "./art.ts";
import { offerAt } from "./offers.ts";
import type { FaiyumTable } from "./table.ts";
import { amount, cardName, money, taskWords } from "./words.ts";

const OVER = -2;
const QUIET = ["turn", "draw", "start", "deal", "begin"];
const HINTS: Record<string, string> = {
  worker: "map",
  build: "map",
  road: "border",
  bridge: "border",
  block: "map",
  recall: "map",
  hunt: "map",
  order: "market",
  remove: "market",
  offer: "hand",
};
const ICONS: Record<string, string> = {
  administer: "scroll",
  pass: "disaster",
  "pay-money": "money",
  "buy-back": "pile",
};

export function nowPart(table: FaiyumTable): TemplateResult {
  const { view, say } = table;
  return html`
    <section class="now ${table.open ? "mine" : ""}" aria-label=${say.words("fa-table-now")}>
      <span class="round">${say.words("fa-table-round", { round: view.round })}</span>
      ${view.to_act === OVER ? nothing : seatMark(view.turn, 18)}
      <p class="task">${task(table)}</p>
      <div class="steps">${steps(table)}</div>
      ${view.ending && view.to_act !== OVER
        ? html`<p class="ending">${icon("disaster")}${say.words("fa-ending")} ${passing(table)}</p>`
        : nothing}
    </section>
  `;
}

function task(table: FaiyumTable): TemplateResult {
  const { view, say } = table;
  if (view.to_act === OVER) return html`<b>${say.words("fa-table-over")}</b> ${winners(table)}`;
  const next = view.todo.find(({ verb }) => !["discard", "clear"].includes(verb));
  const player = table.open && view.viewer === view.turn ? say.words("fa-table-you") : say.player(view.turn);
  if (!next || QUIET.includes(next.verb)) {
    return html`<b>${player}</b> ${
      table.open ? say.words(view.ending ? "fa-table-turn-end" : "fa-table-turn") : ""
    }`;
  }
  const hint = table.open ? HINTS[next.verb] : undefined;
  return html`<b>${view.table ? cardName(say, view.table) : player}</b> ${taskWords(say, next)}
    ${hint ? html`<em>${say.words(`fa-table-hint-${hint}`)}</em>` : nothing}`;
}

/** What passing still gives, the next one first (FA-72). */
function passing({ view, say }: FaiyumTable): string {
  return view.disaster_fame.length
    ? say.words("fa-disaster-fame", { fames: view.disaster_fame.join(", ") })
    : "";
}

function winners({ view, say }: FaiyumTable): string {
  const told = view.winners.map((seat) =>
    `${say.player(seat)} (${amount(say, "fame", view.seats[seat]?.fame ?? 0)})`
  );
  return told.join(", ");
}

/** Buttons for what is no thing: done, administration, pass, rewards, and how to pay. */
function steps(table: FaiyumTable): TemplateResult[] {
  if (table.preview) return [];
  const shown = [...table.offers].filter(([thing]) =>
    thing.startsWith("button ") || thing.startsWith("good ") || thing === "pile"
  );
  return shown.map(([thing, { choices, refusals }]) => {
    if (choices[0]) return step(table, thing, choices[0]);
    const words = table.say.kind(refusals[0]!.move);
    return thing.startsWith("button ") && thing !== "button pay-money"
      ? refused(table, thing, words)
      : html``;
  });
}

function step(table: FaiyumTable, thing: string, choice: Choice): TemplateResult {
  const { kind, args } = choice.move;
  const art = "good" in args ? String(args["good"]) : ICONS[kind];
  const main = kind === "done" ? "" : "main";
  return html`
    <button class="button small ${main}" data-thing=${thing}
      title=${kind === "administer" ? table.say.clause("FA-68") : ""} @click=${() => table.choose(choice)}>
        ${art ? icon(art) : nothing}<span class="words">${sentence(table.say.choice(choice))}${fact(
          table,
          kind,
        )}</span></button>
  `;
}

/** What a step brings or costs, as far as the view says it. */
function fact({ view, say }: FaiyumTable, kind: string): string {
  if (kind === "pass") return `: ${amount(say, "fame", view.disaster_fame[0] ?? 0)}`;
  if (kind === "buy-back") return `: ${cardName(say, view.seats[view.turn]!.pile.at(-1)!)}`;
  if (kind === "pay-money") return `: ${money(say, view.swap_price)}`;
  return "";
}

function refused(table: FaiyumTable, thing: string, words: string): TemplateResult {
  return html`
    <button class="button small cannot" data-thing=${thing} aria-disabled="true"
      @click=${(event: MouseEvent) =>
        table.explain(offerAt(table.offers, thing).refusals, event.currentTarget as Element)}>
        ${words}</button>
  `;
}
