// The turn at hand: actions and coins left, taking coins, buying an action, ending the turn.

import { css, html, nothing, type TemplateResult } from "lit";
import { roveKeys } from "../../look/roving.ts";
import { sentence } from "../../say.ts";
import { type Offer, standing } from "../offers.ts";
import { zoneOf } from "../things.ts";
import type { BuildersTable } from "./asks.ts";
import { spoken } from "./cards.ts";
import { actionSign, coin, gain, paid, pay, shield } from "./pieces.ts";
import { title } from "./told.ts";

const DRAWN = 4; // so many actions are drawn one by one
const NEAR = 0.75; // what the whole table is so near is told

export function purse(table: BuildersTable): TemplateResult {
  const { view, say } = table;
  const seat = view.seats[table.mine]!;
  const news = zoneOf(table.view, "round")?.facts ?? [];
  return html`<section class="purse" aria-label=${say.words("bt-turn")}>
    <p class="round">${title(table, "round")}</p>
    ${news.map((fact) => html`<p class="last">${say.phrase(fact)}</p>`)}
    <dl>
      <div><dt>${sentence(say.words("bt-coins"))}</dt><dd class="wallet">${
    coin(24)
  }<b>${seat.coins}</b></dd></div>
      <div><dt>${say.words("bt-points")}</dt><dd>${shield(seat.points)}<span class="score">${
    say.words("fact-score", { score: say.amount(seat.score) })
  }</span></dd></div>
      <div class="left">
        <dt>${say.words("bt-actions")}</dt>
        <dd><span class="strokes">${strokes(view.turn === table.mine ? view.actions_left : 0)}</span></dd>
      </div>
    </dl>
    ${view.viewer === null ? nothing : doings(table)}
  </section>`;
}

/** What is played for, once for everybody, in the view's own words. */
export function aims(table: BuildersTable): TemplateResult {
  const near = (table.view.goals ?? []).filter(({ seat, value, of }) => seat != null || value >= of * NEAR);
  const words = new Set(near.map((goal) => table.say.phrase(goal.words)));
  return html`<section class="aims" aria-label=${table.say.words("bt-goal")}>
    <h2>${table.say.words("bt-goal")}</h2>
    ${[...words].map((text) => html`<p>${sentence(text)}.</p>`)}
  </section>`;
}

/** One hammer for each action left, and a number where they are many. */
function strokes(left: number): unknown {
  if (left > DRAWN) return html`${actionSign(22)}<b>×${left}</b>`;
  return html`${Array.from({ length: left }, () => actionSign(22))}<span class="sr">${left}</span>${
    left ? nothing : html`<b aria-hidden="true">0</b>`
  }`;
}

function doings(table: BuildersTable): TemplateResult {
  const { say } = table;
  return html`<div class="doings" data-row="doings" role="group" aria-label=${
    say.words("bt-turn")
  } @keydown=${roveKeys}>
    <span class="taking">${takings(table).map((offer, index) => takeButton(table, offer, index))}</span>
    ${buyButton(table, table.offer("buy"))} ${endButton(table, table.offer("end"))}
  </div>`;
}

/** The ways to take coins, each with what it may be or why not, from the smallest on. */
function takings(table: BuildersTable): Offer[] {
  const { choices, refusals } = table.offer("take");
  const sizes = new Set([...choices, ...refusals].map(({ move }) => Number(move.args.actions)));
  return [...sizes].sort((one, other) => one - other).map((actions) => table.offer("take", { actions }));
}

function takeButton(table: BuildersTable, offer: Offer, index: number): TemplateResult | typeof nothing {
  const move = (offer.choices[0] ?? offer.refusals[0])?.move;
  if (!move) return nothing;
  const bought = offer.choices[0] ? paid(offer.choices[0]) : 0;
  const price = bought
    ? html`<span class="bought buys">${pay(bought, coin(15))}</span>`
    : pay(Number(move.args.actions), actionSign(15));
  const face = html`${price} ${gain(Number(move.args.coins), coin(16))}`;
  return button(table, offer, `take ${bought ? "dear" : ""}`, table.say.kind(move), face, index ? -1 : 0);
}

function buyButton(table: BuildersTable, offer: Offer): TemplateResult | typeof nothing {
  const words = table.say.words("kind-buy");
  const [price] = offer.choices[0]?.price ?? [];
  const face = html`<span>${words}</span> ${price ? pay(Number(price.args?.["count"]), coin(15)) : nothing}
    ${offer.choices.length ? gain(1, actionSign(15)) : nothing}`;
  return button(table, offer, "buy", words, face, -1);
}

/** Ending the turn is quiet as long as the view says that there is more to do. */
function endButton(table: BuildersTable, offer: Offer): TemplateResult | typeof nothing {
  const words = table.say.words("bt-end");
  return button(table, offer, offer.choices[0]?.early ? "end quiet" : "end", words, words, -1);
}

function button(
  table: BuildersTable,
  offer: Offer,
  kind: string,
  words: string,
  face: unknown,
  stop: number,
): TemplateResult | typeof nothing {
  if (standing(offer) === "rests") return nothing;
  return html`
    <button
      class="do ${kind} ${standing(offer)}"
      data-stop
      data-action=${offer.choices[0]?.actions.at(-1) ?? nothing}
      tabindex=${stop}
      aria-disabled=${offer.choices.length ? "false" : "true"}
      aria-label=${spoken(table, words, offer)}
      @click=${(event: Event) => table.use(offer, event.currentTarget)}
    >${face}</button>
  `;
}

export const purseStyles = css`
  .aims {
    font-size: var(--t-1);
    color: var(--ink-2);
  }
  .purse,
  .aims,
  .investments {
    border: 1px solid var(--line);
    border-radius: var(--r3);
    background: var(--paper);
    box-shadow: var(--shadow);
    padding: var(--s3);
  }
  .round {
    font-size: var(--t-1);
    color: var(--ink-2);
  }
  .last {
    margin-top: 4px;
    padding: 3px 8px;
    border-radius: var(--r1);
    background: var(--bad-soft);
    color: var(--bad);
    font-weight: 650;
    font-size: var(--t-1);
  }
  .purse dl {
    display: grid;
    gap: 5px;
    margin: var(--s2) 0;
  }
  .purse dl > div {
    display: flex;
    justify-content: space-between;
    align-items: center;
  }
  .purse dt {
    font-size: var(--t-1);
    color: var(--ink-2);
  }
  .purse dd {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
  }
  .purse dd b {
    font: 700 var(--t2) / 1 var(--serif);
  }
  .score {
    font-size: var(--t-2);
    color: var(--ink-2);
  }
  .strokes {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    color: var(--accent);
  }
  .doings {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
  .taking {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 5px;
  }
  .do {
    position: relative;
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 2px 6px;
    min-height: 36px;
    border: 1px solid var(--line-2);
    border-radius: var(--r1);
    background: var(--paper-2);
    font-weight: 600;
    font-size: var(--t-1);
    line-height: 1.15;
    padding: 3px 6px;
  }
  .do.dear {
    background: none;
    border-style: dashed;
  }
  .do .buys {
    padding: 0 3px;
  }
  .do.take {
    flex-direction: column;
    gap: 0;
    min-height: 46px;
  }
  .do.can:hover {
    background: var(--paper-3);
  }
  .do.cannot {
    border-style: dashed;
    border-color: var(--line);
    color: var(--ink-2);
    cursor: help;
    background: none;
  }
  .do.end.can:not(.quiet) {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
    font-size: var(--t0);
  }
  .do.end.can:not(.quiet):hover {
    background: color-mix(in oklab, var(--accent), var(--ink) 18%);
  }
  @container (max-width: 640px) {
    .purse {
      order: 3;
      position: sticky;
      bottom: var(--foot, 0px); /* above what a guided game says */
      z-index: 6;
      margin: 0 calc(-1 * var(--s2));
      padding: 6px var(--s3) max(6px, env(safe-area-inset-bottom));
      border-radius: var(--r3) var(--r3) 0 0;
      box-shadow: var(--shadow-2);
    }
    .round,
    .purse dt,
    .score {
      display: none;
    }
    .purse dl {
      grid-template-columns: auto auto 1fr;
      gap: var(--s4);
      margin: 0 0 6px;
    }
    .purse .left {
      justify-content: end;
    }
    .doings {
      grid-template-columns: 3fr 1.6fr 1.4fr;
      gap: 5px;
    }
    .do,
    .do.take {
      min-height: 44px;
      padding: 2px;
    }
  }
`;
