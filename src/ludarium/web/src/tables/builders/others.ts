// Everybody at a glance: one tab a seat, which shows that seat's area below.

import { html, nothing, type TemplateResult } from "lit";
import { seatMark } from "../../look/icons.ts";
import { roveKeys } from "../../look/roving.ts";
import type { SeatView, SiteView } from "../../protocol.ts";
import { coin, needs, portrait, shield } from "./pieces.ts";
import { skyline } from "./skyline.ts";
import type { BuildersTable } from "./table.ts";
import { amounts, buildingName, counted } from "./words.ts";

export function others(table: BuildersTable): TemplateResult {
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
  return html`
    <button
      class="seat ${shown ? "shown" : ""} ${table.view.to_act >= 0 && seat.seat === table.view.turn
        ? "turn"
        : ""}"
      data-stop
      tabindex=${index ? -1 : 0}
      aria-pressed=${String(shown)}
      aria-label=${summary(table, seat)}
      @click=${() => (table.shown = seat.seat === table.mine ? null : seat.seat)}
    >
      <span class="who">${seatMark(seat.seat)} <b>${table.say.player(seat.seat)}</b></span>
      <span class="sums">${shield(seat.points)} <span class="coins">${seat.coins}${coin(15)}</span></span>
      <span class="plots">${seat.sites.map((site) => plot(table, site))}</span>
      <span class="idle">
        ${seat.loans
          ? html`<span class="loans">${table.say.words("seat-loans", { count: seat.loans })}</span>`
          : nothing}
        ${portrait("craftsman", false, 16)}${seat.idle.length}
      </span>
    </button>
  `;
}

function plot(table: BuildersTable, site: SiteView): TemplateResult {
  return html`<span class="plot ${table.marks(site.building.id)}">
    ${skyline(site.building.id, 0.4)}${needs(site.lacks, [0, 0, 0, 0], undefined, 11)}
  </span>`;
}

function summary(table: BuildersTable, seat: SeatView): string {
  const { say } = table;
  const player = say.player(seat.seat);
  const working = seat.sites.reduce((count, site) => count + site.crew.length, 0);
  const told = say.words("seat-summary", {
    player,
    "coins-text": counted(say, "coins", seat.coins),
    "points-text": counted(say, "points", seat.points),
    score: say.words("seat-score", { score: say.amount(seat.score) }),
    crew: say.words("seat-crew", { count: seat.idle.length + working, idle: seat.idle.length }),
  });
  const sites = seat.sites.map((site) =>
    say.words("seat-site", { building: buildingName(say, site.building), amounts: amounts(say, site.lacks) })
  );
  return [told, ...sites].join("; ");
}
