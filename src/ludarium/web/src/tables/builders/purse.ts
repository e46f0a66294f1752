// The turn at hand: actions and coins left, taking coins, buying an action, ending the turn.

import { html, nothing, type TemplateResult } from "lit";
import { roveKeys } from "../../look/roving.ts";
import { sentence } from "../../say.ts";
import { type Offer, standing } from "../offers.ts";
import { buyTag, spoken } from "./cards.ts";
import { actionSign, coin, shield } from "./pieces.ts";
import type { BuildersTable } from "./table.ts";
import { counted } from "./words.ts";

export function purse(table: BuildersTable): TemplateResult {
  const { view, say } = table;
  const seat = view.seats[table.mine]!;
  return html`<section class="purse" aria-label=${say.words("bt-turn")}>
    <p class="round">
      ${
    view.round_limit
      ? say.words("table-round-limit", { round: view.round, limit: view.round_limit })
      : say.words("table-round", { round: view.round })
  }
      ${
    view.bank === null ? nothing : say.words("table-bank", { "coins-text": counted(say, "coins", view.bank) })
  }
    </p>
    ${view.last_round ? html`<p class="last">${say.words("bt-last-round")}</p>` : nothing}
    <dl>
      <div><dt>${sentence(say.words("bt-coins"))}</dt><dd>${coin(24)}<b>${seat.coins}</b></dd></div>
      <div><dt>${say.words("bt-points")}</dt><dd>${shield(seat.points)}<span class="score">${
    say.words("seat-score", { score: say.amount(seat.score) })
  }</span></dd></div>
      <div class="left">
        <dt>${say.words("bt-actions")}</dt>
        <dd><span class="strokes">${strokes(view.turn === table.mine ? view.actions_left : 0)}</span></dd>
      </div>
    </dl>
    ${view.viewer === null ? nothing : doings(table)}
  </section>`;
}

/** One hammer for each action left, and a number where they are many. */
function strokes(left: number): unknown {
  if (left > 4) return html`${actionSign(22)}<b>×${left}</b>`;
  return html`${Array.from({ length: left }, () => actionSign(22))}<span class="sr">${left}</span>${
    left ? nothing : html`<b aria-hidden="true">0</b>`
  }`;
}

function doings(table: BuildersTable): TemplateResult {
  const { say } = table;
  const taking = [1, 2, 3].map((actions) => table.offer("take", { actions }));
  return html`<div class="doings" data-row="doings" role="group" aria-label=${
    say.words("bt-turn")
  } @keydown=${roveKeys}>
    <span class="taking">${taking.map((offer, index) => takeButton(table, offer, index))}</span>
    ${plainButton(table, table.offer("buy"), say.words("bt-buy"), "buy")}
    ${plainButton(table, table.offer("end"), say.words("bt-end"), "end")}
  </div>`;
}

function takeButton(table: BuildersTable, offer: Offer, index: number): TemplateResult | typeof nothing {
  const move = (offer.choices[0] ?? offer.refusals[0])?.move;
  if (!move) return nothing;
  return html`
    <button
      class="do take ${standing(offer)} ${offer.choices[0]?.buys ? "dear" : ""}"
      data-stop
      tabindex=${index ? -1 : 0}
      aria-disabled=${offer.choices.length ? "false" : "true"}
      aria-label=${spoken(table, table.say.kind(move), offer)}
      @click=${(event: Event) => table.use(offer, event.currentTarget)}
    >
      <span class="pays">${move.args.actions}${actionSign(15)}</span>
      <span class="gets">+${move.args.coins}${coin(16)}</span> ${buyTag(offer.choices)}
    </button>
  `;
}

function plainButton(
  table: BuildersTable,
  offer: Offer,
  words: string,
  kind: string,
): TemplateResult | typeof nothing {
  if (standing(offer) === "rests") return nothing;
  return html`
    <button
      class="do ${kind} ${standing(offer)}"
      data-stop
      tabindex="-1"
      aria-disabled=${offer.choices.length ? "false" : "true"}
      aria-label=${spoken(table, words, offer)}
      @click=${(event: Event) => table.use(offer, event.currentTarget)}
    >
        ${words} ${buyTag(offer.choices)}
      </button>
  `;
}
