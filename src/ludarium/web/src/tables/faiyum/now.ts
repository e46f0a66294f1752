/** What is to be done now, in words, with the choices that lie at no thing of the table. */
import { html, nothing, type TemplateResult } from "lit";
import type { Choice } from "../../protocol.ts";
import { sentence } from "../../say.ts";
import { seatMark } from "../../look/icons.ts";
import { icon } from "./art.ts";
import type { FaiyumTable } from "./asks.ts";
import { offerAt } from "./offers.ts";
import { deal, dealWords } from "../deal.ts";
import { zone } from "./told.ts";

/** Where to look, by the arguments and kinds of what can be chosen. */
const HINTS: [string, (choices: readonly Choice[]) => boolean][] = [
  ["hand", (choices) => choices.some(({ move }) => move.kind === "offer")],
  ["border", (choices) => choices.some(({ move }) => "road" in move.args || "bridge" in move.args)],
  ["map", (choices) => choices.some(({ move }) => "field" in move.args)],
  ["market", (choices) => choices.some(({ move }) => "card" in move.args) && !choices.some(isTurn)],
];

/** Whether a choice is one of a whole turn. */
function isTurn({ move }: Choice): boolean {
  return move.kind === "administer" || move.kind === "pass";
}

const ICONS: Record<string, string> = {
  administer: "scroll",
  pass: "disaster",
  "pay-money": "money",
  "buy-back": "pile",
};
const ON_A_LINE = 2; // so many figures always fit
const QUIET = ["done", "pass", "leave"];

export function nowPart(table: FaiyumTable): TemplateResult {
  const { view, say } = table;
  const passing = (zone(view, "market").facts ?? []).filter(({ message }) => message === "fa-disaster-fame");
  return html`
    <section class="now ${table.open ? "mine" : ""}" aria-label=${say.words("fa-table-now")}>
      <span class="round">${say.words("fa-table-round", { round: view.round })}</span>
      ${seatMark(view.turn, 18)}
      <p class="task"><b>${view.now ? sentence(say.phrase(view.now)) : nothing}</b> ${hint(table)}</p>
      <div class="steps">${steps(table)}</div>
      ${view.ending
        ? html`<p class="ending">${icon("disaster")}${say.words("fa-ending")} ${say.phrases(passing)}</p>`
        : nothing}
    </section>
  `;
}

function hint(table: FaiyumTable): TemplateResult | typeof nothing {
  const { view, say } = table;
  const found = table.open && HINTS.find(([, fits]) => fits(view.choices));
  return found ? html`<em>${say.words(`fa-table-hint-${found[0]}`)}</em>` : nothing;
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

/** A step with its price and gain; what ends an "up to", or the turn with more to do, stays quiet. */
function step(table: FaiyumTable, thing: string, choice: Choice): TemplateResult {
  const { say } = table;
  const { kind, args } = choice.move;
  const art = "good" in args ? String(args["good"]) : ICONS[kind];
  return html`
    <button class="button small step ${choice.early || QUIET.includes(kind)
      ? ""
      : "main"}" data-thing=${thing}
      aria-label=${dealWords(say, choice)} @click=${() => table.choose(choice)}>
        ${art ? icon(art) : nothing}<span class="words">${sentence(say.choice(choice))}${deal(
          say,
          choice,
        )}</span>${full(table, choice)}</button>
  `;
}

/** All that a step costs and brings, where it does not fit on one line: shown when it is pointed at or focused. */
function full({ say }: FaiyumTable, choice: Choice): TemplateResult | typeof nothing {
  const count = (choice.price?.length ?? 0) + (choice.brings?.length ?? 0);
  return count > ON_A_LINE ? html`<span class="full">${deal(say, choice)}</span>` : nothing;
}

function refused(table: FaiyumTable, thing: string, words: string): TemplateResult {
  return html`
    <button class="button small cannot" data-thing=${thing} aria-disabled="true"
      @click=${(event: MouseEvent) =>
        table.explain(offerAt(table.offers, thing).refusals, event.currentTarget as Element)}>
        ${words}</button>
  `;
}
