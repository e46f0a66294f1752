// The town of a seat: every finished building stands in it, before hills and under a sky; at the end, everybody's.

import { css, html, nothing, svg, type TemplateResult } from "lit";
import type { BuildingView, SeatView } from "../../protocol.ts";
import { curve, turningPoints } from "../curve.ts";
import { finalName, ranked } from "../final.ts";
import type { BuildersTable } from "./asks.ts";
import { goalOf, pointsOf, turningEvents } from "./course.ts";
import { savePicture } from "./picture.ts";
import { shield } from "./pieces.ts";
import { skyline } from "./skyline.ts";
import { title } from "./told.ts";

export function town(table: BuildersTable, seat: SeatView, whose: string): TemplateResult {
  const { say } = table;
  return html`<figure class="town" data-town=${seat.seat} aria-label=${title(table, `finished:${seat.seat}`)}>
    ${hills(table.old)}
    <ul>${seat.finished.map((building) => standing(table, building))}</ul>
    ${
    seat.finished.length
      ? nothing
      : html`<figcaption>${say.words("bt-no-town", { whose, player: say.player(seat.seat) })}</figcaption>`
  }
  </figure>`;
}

function standing(table: BuildersTable, building: BuildingView): TemplateResult {
  const key = building.machine ? `done-${building.id}` : building.id;
  const name = table.say.card("building", building.id);
  return html`<li class=${
    table.marks(building.id)
  } data-key=${key} data-thing="finished:${building.id}" title=${name}>
    ${skyline(building.id)}<span class="plaque">${shield(building.points, 20)}<span>${name}</span></span>
  </li>`;
}

function hills(old: boolean): TemplateResult {
  const far = old
    ? "M0 46l40-16 30 10 60-26 50 24 60-14 60 20V80H0z"
    : "M0 44q50-34 100-6t100-8 100 10V80H0z";
  const near = old ? "M0 58q80-10 150 0t150-4V80H0z" : "M0 58q60-22 130-6t170-6V80H0z";
  return html`<svg class="hills" viewBox="0 0 300 80" preserveAspectRatio="none" aria-hidden="true">
    ${svg`
    <path class="far" d=${far} />
    <path class="near" d=${near} />
  `}
  </svg>`;
}

const MANY = 3; // towns that stand in rows of two

/** The final picture: all towns, the winners' first. */
export function towns(table: BuildersTable): TemplateResult {
  const { view, say } = table;
  const order = ranked(view.seats, view.winners, ({ score }) => score);
  return html`<section class="towns"><div class="all ${order.length >= MANY ? "many" : ""}">
    ${
    order.map((seat) =>
      html`<article class="final ${view.winners.includes(seat.seat) ? "won" : ""}">
        <h2>${finalName(say, seat.seat, view.winners)}
          <b>${say.amount(seat.score)}</b></h2>
        ${town(table, seat, "other")}
      </article>`
    )
  }
    </div>${courseOf(table)}
    <button class="button save" @click=${() => void savePicture(table, order)}>${
    say.words("bt-save-picture")
  }</button>
  </section>`;
}

/** How it came to this, where the log tells it. */
function courseOf(table: BuildersTable): TemplateResult | typeof nothing {
  const { say, past } = table;
  if (!past.length) return nothing;
  return html`<section class="told-course">
    ${curve(say, pointsOf(table), say.words("bt-curve"), goalOf(table))}
    ${turningPoints(say, turningEvents(table))}
  </section>`;
}

export const townStyles = css`
  .town {
    position: relative;
    overflow: hidden;
    border-radius: var(--r2);
    border: 1px solid var(--line);
    min-height: calc(112 * var(--px));
    display: grid;
    background: linear-gradient(var(--sky), var(--sky-2) 78%);
  }
  .town::before {
    content: "";
    position: absolute;
    right: 8%;
    top: 12%;
    width: calc(30 * var(--px));
    aspect-ratio: 1;
    border-radius: 50%;
    background: light-dark(#ffe39a, #f2ecd8);
    box-shadow: 0 0 30px 8px light-dark(rgb(255 220 130 / 0.6), rgb(240 235 210 / 0.25));
  }
  .hills {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    height: 70%;
  }
  .hills .far {
    fill: var(--hill-far);
  }
  .hills .near {
    fill: var(--hill);
  }
  .town ul {
    position: relative;
    align-self: end;
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    padding: 6px 0 0;
  }
  .town li {
    flex: 0 1 calc(118 * var(--px));
    min-width: calc(74 * var(--px));
    display: grid;
    justify-items: center;
    padding: 0 2px 4px;
    background: linear-gradient(transparent 74%, var(--hill) 74%); /* every row stands on ground of its own */
  }
  .town li.fresh {
    box-shadow: none;
  }
  .town li.fresh .skyline {
    filter: drop-shadow(0 0 6px var(--gold-fill));
  }
  .town .skyline {
    height: auto;
    aspect-ratio: 120 / 72;
  }
  .town .skyline .ground {
    stroke: none;
  }
  .plaque {
    display: flex;
    align-items: center;
    gap: 3px;
    max-width: 100%;
    padding: 0 6px 0 2px;
    margin-top: -3px;
    border-radius: 99px;
    background: color-mix(in oklab, var(--paper), transparent 12%);
    font: 600 var(--t-2) / 1.2 var(--serif);
  }
  .plaque span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  .town figcaption {
    position: absolute;
    inset: auto 0 14%;
    margin: auto;
    width: fit-content;
    max-width: 90%;
    padding: 3px 12px;
    border-radius: 99px;
    background: color-mix(in oklab, var(--paper), transparent 20%);
    color: var(--ink-2);
    font-size: var(--t-1);
    text-align: center;
  }
  .towns {
    display: flex;
    flex-direction: column;
    gap: var(--s3);
  }
  .all {
    flex: 1;
    display: grid;
    gap: var(--s3);
    grid-auto-rows: minmax(min-content, 1fr);
  }
  .all.many {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  }
  .board.over .plots {
    display: none; /* what was not finished */
  }
  .told-course {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: var(--s3);
    padding: var(--s2) var(--s3);
    border-radius: var(--r2);
    border: 1px solid var(--line);
    background: color-mix(in oklab, var(--paper), transparent 15%);
    font-size: var(--t-1);
  }
  @container (max-width: 640px) {
    .told-course {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .final {
    display: grid;
    grid-template-rows: auto 1fr;
    gap: 4px;
  }
  .final h2 {
    display: flex;
    align-items: center;
    gap: 6px;
    margin: 0;
  }
  .final.won .town {
    border: 3px solid var(--gold-fill);
    box-shadow: var(--shadow-2);
  }
  .save {
    align-self: end;
  }
`;
