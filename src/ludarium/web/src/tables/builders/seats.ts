// Everybody at a glance: one tab a seat with how near the goal it is; it shows that seat's area below.

import { css, html, nothing, type TemplateResult } from "lit";
import { seatMark } from "../../look/icons.ts";
import { roveKeys } from "../../look/roving.ts";
import type { SeatView, SiteView } from "../../protocol.ts";
import { percent } from "../goals.ts";
import { factsOf, zoneOf } from "../things.ts";
import type { BuildersTable } from "./asks.ts";
import { portrait } from "./people.ts";
import { coin, needs } from "./pieces.ts";
import { skyline } from "./skyline.ts";
import { zoneFacts } from "./told.ts";

const ANYBODY = { id: "anybody", rank: "craftsman", freed: false };

export function seats(table: BuildersTable): TemplateResult {
  const { view, say } = table;
  const order = view.seats.map((_, step) => view.seats[(table.mine + step) % view.seats.length]!);
  return html`<div class="seats" data-row="seats" role="group" aria-label=${
    say.words("bt-seats")
  } @keydown=${roveKeys}>
    ${order.map((seat, index) => seatTab(table, seat, index))}
  </div>`;
}

function seatTab(table: BuildersTable, seat: SeatView, index: number): TemplateResult {
  const shown = seat.seat === table.seat.seat;
  const turn = table.view.to_act >= 0 && seat.seat === table.view.turn;
  return html`
    <button
      class="seat ${shown ? "shown" : ""} ${turn ? "turn" : ""}"
      data-stop
      tabindex=${index ? -1 : 0}
      aria-pressed=${String(shown)}
      aria-label=${summary(table, seat)}
      @click=${() => (table.shown = seat.seat === table.mine ? null : seat.seat)}
    >
      <span class="who">${seatMark(seat.seat)} <b>${table.say.player(seat.seat)}</b></span>
      <span class="sums">
        ${seat.loans
          ? html`<span class="loans">${table.say.words("fact-loans", { count: seat.loans })}</span>`
          : nothing}
        <span class="coins">${seat.coins}${coin(15)}</span>
      </span>
      ${race(table, seat)}
      <span class="plots">${seat.sites.map((site) => plot(table, site))} <span class="idle">${portrait(
        seat.idle[0] ?? ANYBODY,
        table.old,
      )}×${seat.idle.length}</span></span>
    </button>
  `;
}

/** How near a seat is to the goal that starts the end, as the view tells it. */
function race(table: BuildersTable, { seat }: SeatView): TemplateResult | typeof nothing {
  const goal = table.view.goals?.find((found) => found.seat === seat);
  if (!goal) return nothing;
  return html`
    <span class="race" title=${table.say.phrase(goal.words)} .style=${`--of: ${goal.of}; --share: ${
      percent(goal)
    }%`}>
      <span class="track"><span class="run"></span></span><b>${goal.value}</b><small>/ ${goal.of}</small>
    </span>
  `;
}

function plot(table: BuildersTable, site: SiteView): TemplateResult {
  return html`<span class="plot ${table.marks(site.building.id)}">
    ${skyline(site.building.id, 0.4)}${needs(site.lacks, [0, 0, 0, 0], undefined, 11)}
  </span>`;
}

/** A seat read aloud: what it has, how near the goal it is, and what its sites lack. */
function summary(table: BuildersTable, { seat }: SeatView): string {
  const { say } = table;
  const goal = table.view.goals?.find((found) => found.seat === seat);
  const sites = (zoneOf(table.view, `sites:${seat}`)?.things ?? []).map((site) =>
    [say.phrase(site.name), ...factsOf(say, site)].join(", ")
  );
  return [
    `${say.player(seat)}: ${zoneFacts(table, `seat:${seat}`)}`,
    ...(goal ? [`${goal.value}/${goal.of}, ${say.phrase(goal.words)}`] : []),
    ...sites,
  ].join("; ");
}

export const seatStyles = css`
  .seats {
    display: flex;
    gap: var(--s2);
  }
  .seat {
    flex: 1 1 0;
    min-width: 0;
    display: grid;
    grid-template: auto auto auto / minmax(0, 1fr) auto;
    gap: 3px var(--s2);
    align-items: center;
    align-content: start;
    text-align: left;
    padding: 6px 10px;
    border: 1px solid var(--line);
    border-radius: var(--r2);
    background: color-mix(in oklab, var(--paper), transparent 25%);
  }
  .seat.shown {
    background: var(--paper);
    border-color: var(--line-2);
    box-shadow: inset 0 -3px 0 var(--accent);
  }
  .seat.turn .who b::after {
    content: " ◂";
    color: var(--accent);
  }
  .who,
  .sums {
    display: flex;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
    min-width: 0;
  }
  .who b {
    font-family: var(--serif);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .sums {
    justify-self: end;
    font-size: var(--t-1);
  }
  .idle {
    margin-left: auto;
    font-size: var(--t-1);
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }
  .idle .portrait {
    width: calc(18 * var(--px));
  }
  .race {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: 1fr auto auto;
    gap: 4px;
    align-items: baseline;
    font-size: var(--t-1);
  }
  .race b {
    font: 700 var(--t0) / 1 var(--serif);
  }
  .track {
    align-self: center;
    height: 10px;
    border-radius: 99px;
    border: 1px solid var(--line-2);
    overflow: hidden;
    background:
      repeating-linear-gradient(
      90deg,
      transparent 0 calc(100% / var(--of) - 1px),
      var(--line) calc(100% / var(--of) - 1px) calc(100% / var(--of))
    ),
      var(--paper-2);
  }
  .run {
    display: block;
    height: 100%;
    transform: translateX(calc(var(--share) - 100%));
    background: linear-gradient(90deg, color-mix(in oklab, var(--accent), transparent 35%), var(--accent));
    transition: transform 0.6s var(--ease);
  }
  .plots {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    min-height: calc(24 * var(--px));
  }
  .plot {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    padding: 0 4px;
    border-radius: var(--r1);
    background: var(--paper-2);
    border: 1px solid var(--line);
  }
  .plot .skyline {
    width: calc(34 * var(--px));
    height: calc(22 * var(--px));
  }
  .plot .needs {
    gap: 1px 3px;
  }
  @container (max-width: 640px) {
    .seats {
      flex-wrap: wrap;
    }
    .seat {
      flex: 1 1 45%;
    }
  }
`;
