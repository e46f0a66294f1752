// What lies in front of a seat: its sites, the crew that waits, and its town.

import { css, html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { roveKeys } from "../../look/roving.ts";
import type { BuildersTable } from "./asks.ts";
import { crewCard, toolChip } from "./crew.ts";
import { waiting } from "./drag.ts";
import { siteCard } from "./sites.ts";
import { title } from "./told.ts";
import { town } from "./town.ts";

const CREW = 3; // so many of a crew take the room of a site
const WIDEST = 2; // parts of the room that sites or crew take at most

function width(sites: number): number {
  return Math.min(WIDEST, Math.max(1, sites));
}

export function area(table: BuildersTable): TemplateResult {
  const { seat, say } = table;
  const share = [width(seat.sites.length), width(seat.idle.length / CREW)];
  const whose = seat.seat === table.view.viewer ? "mine" : "other";
  return html`
    <section class="area ${whose} ${waiting(table)}" aria-label=${title(table, `seat:${seat.seat}`)}
      .style=${`--sites: ${share[0]}fr; --crew: ${share[1]}fr`}>
        <div class="sites" data-row="sites" @keydown=${roveKeys}>
          <h2>${title(table, `sites:${seat.seat}`)}</h2>
          ${repeat(seat.sites, ({ building }) => building.id, (site, index) => siteCard(table, site, index))}
          ${seat.sites.length ? nothing : html`<p class="empty">${say.words("bt-no-sites", { whose })}</p>`}
        </div>
        <div class="crew" data-row="crew" @keydown=${roveKeys}>
          <h2>${title(table, `crew:${seat.seat}`)}</h2>
          ${repeat(
            seat.idle,
            ({ id }) => id,
            (unit, index) => crewCard(table, unit, index, whose === "mine"),
          )}
          ${seat.idle.length ? nothing : html`<p class="empty">${say.words("bt-nobody-idle")}</p>`}
          ${seat.tools.map((tool) => toolChip(table, tool))}
        </div>
        ${town(table, seat, whose)}
      </section>
  `;
}

export const areaStyles = css`
  .area {
    display: grid;
    grid-template: auto 1fr / minmax(0, var(--sites)) minmax(0, var(--crew));
    gap: var(--s2) var(--s4);
    padding: var(--s2) var(--s3) var(--s3);
    border-radius: var(--r3);
    background: linear-gradient(color-mix(in oklab, var(--paper), transparent 30%), color-mix(in oklab,
      var(--paper), transparent 55%));
    border: 1px solid var(--line);
  }
  .area .town {
    grid-column: 1 / -1;
  }
  .sites,
  .crew {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    align-content: start;
  }
  .sites h2,
  .crew h2 {
    flex: 1 0 100%;
    margin-bottom: 0;
  }
  @container (max-width: 640px) {
    .area {
      grid-template: auto auto 1fr / minmax(0, 1fr);
      padding: var(--s2);
    }
    .site {
      flex: 1 1 100%;
      max-width: none;
    }
    .member {
      flex: 1 1 40%;
    }
  }
`;
