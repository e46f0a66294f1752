// The end to look at and to show: who won and how, the curve of the morale, and what turned the war.

import { html, nothing, svg, type TemplateResult } from "lit";
import { icons } from "../../look/icons.ts";
import { sentence } from "../../say.ts";
import type { AntePortasTable } from "./asks.ts";
import { type Course, courseOf, type Step } from "./course.ts";
import { sideOf } from "./halves.ts";
import { saveEnding } from "./picture.ts";
import { sign } from "./pieces.ts";

const WIDTH = 360;
const HEIGHT = 110;
const EDGE = 16;
const BELOW = 4; // of the middle of a letter
const FOOT = 2;
const TOLD_TURNS = 9;

export function ending(table: AntePortasTable): TemplateResult | typeof nothing {
  const { say, view } = table;
  if (view.ending === null || !view.now) return nothing;
  const course = courseOf(table.past);
  const side = sideOf(view.winners[0] ?? 0);
  return html`<section class="ended ${side}" aria-label=${say.words("apt-ended")}>
    <h2>${sign(side, 30)} <span>${say.phrase(view.now)}</span></h2>
    <button class="button small picture" @click=${() => void saveEnding(table)}>${icons.download()} ${
    say.words("apt-picture")
  }</button>
    ${course.morale.length ? curve(table, course.morale) : nothing} ${turns(table, course)}
  </section>`;
}

function curve({ say, view }: AntePortasTable, steps: readonly Step[]): TemplateResult {
  const last = Math.max(view.round, 1);
  const x = (round: number) => EDGE + ((round - 1) / Math.max(last - 1, 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => EDGE + (1 - value / view.most_morale) * (HEIGHT - 2 * EDGE);
  const all = [{ round: 1, value: view.most_morale }, ...steps, { round: last, value: view.morale }];
  const line = all.map(({ round, value }, place) => {
    const before = all[place - 1];
    return before ? `L${x(round)},${y(before.value)}L${x(round)},${y(value)}` : `M${x(round)},${y(value)}`;
  }).join("");
  const label = say.words("apt-curve", { from: view.most_morale, to: view.morale, rounds: last });
  return html`
    <figure>
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${label}>${svg`
        ${view.allies.map(({ high, low, side }) =>
          svg`
            <rect class="band ${side}" x=${EDGE} width=${WIDTH - 2 * EDGE} y=${y(high + 0.5)}
              height=${y(low - 0.5) - y(high + 0.5)} />
          `
        )}
        <path class="axis" d="M${EDGE},${EDGE}V${HEIGHT - EDGE}H${WIDTH - EDGE}" />
        <path class="curve" d=${line} />
        <circle class="now" cx=${x(last)} cy=${y(view.morale)} r="4" />
        <text x="2" y=${y(view.most_morale) + BELOW}>${view.most_morale}</text>
        <text x="4" y=${y(0) + BELOW}>0</text>
        <text x=${x(last)} y=${HEIGHT - FOOT} text-anchor="end">${last}</text>
      `}</svg>
      <figcaption>${label}</figcaption>
    </figure>
  `;
}

function turns({ say }: AntePortasTable, { turns, route }: Course): TemplateResult {
  const told = turns.slice(-TOLD_TURNS);
  const cities = route.map((city) => say.card("city", city)).join(" → ");
  return html`${cities ? html`<p class="route">${say.words("apt-route", { cities })}</p>` : nothing}
    <ul>${told.map((event) => html`<li>${sentence(say.event(event))}</li>`)}</ul>`;
}
