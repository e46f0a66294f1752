// The sites of a seat: buildings that grow in their scaffolds, and what the chosen worker would do there.

import { css, html, nothing, type TemplateResult } from "lit";
import type { Choice, SiteView, UnitView } from "../../protocol.ts";
import { dealWords } from "../deal.ts";
import { distinct, type Offer } from "../offers.ts";
import { type BuildersTable, SENDINGS } from "./asks.ts";
import { worth } from "./cards.ts";
import { portrait } from "./people.ts";
import { actionSign, coin, makes, needs, paid, pay, shield } from "./pieces.ts";
import { skyline } from "./skyline.ts";
import { reading } from "./told.ts";

const FOUNDATION = 0.12; // so much of a building stands as soon as its site is open

export function siteCard(table: BuildersTable, site: SiteView, index: number): TemplateResult {
  const { building } = site;
  const unit = table.chosenUnit;
  const offer = sendings(table, site, unit);
  const can = Boolean(unit && offer.choices.length);
  const wanted = sum(building.needs);
  const done = wanted ? (wanted - sum(site.lacks)) / wanted : 1;
  const made = building.needs.map((need, place) => need - (site.lacks[place] ?? 0));
  return html`<article class="site ${can ? "target" : ""} ${
    table.marks(building.id)
  }" data-key=${building.id} data-site=${building.id}>
    <button
      class="face"
      data-stop
      data-thing="site:${building.id}"
      tabindex=${index ? -1 : 0}
      aria-label=${reading(table, `site:${building.id}`)}
      aria-pressed=${String(table.isChosen("site", building.id))}
      @click=${(event: Event) => clickSite(table, site, offer, event)}
    >
      <span class="art">${skyline(building.id, FOUNDATION + (1 - FOUNDATION) * done)}</span>
      <span class="facts">
        <span class="name">${table.say.card("building", building.id)}</span>
        ${needs(building.needs, made, unit ? added(table, site, offer) : undefined, 17)}
        <span class="worth">${shield(building.points, 21)} ${worth(building)}
          <span class="next-cost">${pay(site.next_actions, actionSign(14))}</span></span>
      </span>
    </button>
    <span class="at-work">${site.crew.map((worker) => minion(table, worker))}</span>
    ${
    unit
      ? html`<span class="sends">${
        offer.choices.map((choice) => sendButton(table, site, unit, choice))
      }</span>`
      : nothing
  }
  </article>`;
}

/** What the chosen worker alone would add of what a site lacks. */
function added(table: BuildersTable, site: SiteView, { choices }: Offer): number[] | undefined {
  const plain = choices.find(({ move }) => move.kind === "send");
  const after = table.view.sendings.find(({ action }) => action === plain?.actions.at(-1));
  return after && site.lacks.map((lack, place) => lack - (after.lacks[place] ?? 0));
}

/** What the chosen worker may do at a site; without one, what anybody may. */
function sendings(table: BuildersTable, site: SiteView, unit: UnitView | null): Offer {
  const args: Record<string, string> = { building: site.building.id };
  return table.offer(SENDINGS, unit ? { ...args, unit: unit.name } : args);
}

function clickSite(table: BuildersTable, site: SiteView, offer: Offer, event: Event): void {
  const at = event.currentTarget as Element;
  const plain = offer.choices.find(({ move }) => move.kind === "send");
  if (table.chosenUnit && plain) table.pick(plain);
  else if (offer.choices.length) table.take("site", site.building.id);
  else table.explain(distinct(offer.refusals), at);
}

function sendButton(
  table: BuildersTable,
  site: SiteView,
  unit: UnitView,
  choice: Choice,
): TemplateResult {
  const { tool } = choice.move.args;
  const bought = paid(choice);
  return html`
    <button class="send" aria-label=${dealWords(table.say, choice)} @click=${() => table.pick(choice)}>
      <span class="cost">${pay(site.next_actions, actionSign(14))} ${unit.coins
        ? pay(unit.coins, coin(14))
        : nothing} ${bought
        ? html`<span class="bought buys">${pay(bought, coin(13))}</span>`
        : nothing}</span>
      <span class="what">${tool
        ? html`
          <b>+ ${table.say.card("tool", String(tool))}</b>
        `
        : nothing}${table.say.phrases(choice.brings ?? [])}</span>
    </button>
  `;
}

function minion(table: BuildersTable, unit: UnitView): TemplateResult {
  return html`
    <span class="minion ${unit.rank} ${table.marks(unit.id)}" data-key=${unit.id}
      data-thing="unit:${unit.id}" title=${reading(table, `unit:${unit.id}`)}>
        ${portrait(unit, table.old)}${makes(unit.makes, 12)}${unit.tool
          ? html`<span class="carries" title=${table.say.card("tool", unit.tool)}>⚒</span>`
          : nothing}
      </span>
  `;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export const siteStyles = css`
  .site {
    position: relative;
    flex: 1 1 calc(212 * var(--px));
    max-width: calc(330 * var(--px));
    border: 1px solid var(--line);
    border-radius: var(--r2);
    background: var(--paper);
    box-shadow: var(--shadow);
    display: grid;
    grid-template-rows: 1fr;
  }
  .site.target,
  .site.dropping {
    border-color: var(--good);
    box-shadow: 0 0 0 2px var(--good), var(--shadow-2);
  }
  .face {
    display: grid;
    grid-template-columns: calc(78 * var(--px)) 1fr;
    gap: var(--s2);
    text-align: left;
    padding: 0 8px 0 0;
    border: 0;
    background: none;
    border-radius: var(--r2);
  }
  .face[aria-pressed="true"] {
    box-shadow: 0 0 0 3px var(--accent);
  }
  .face .art {
    background: linear-gradient(var(--sky), var(--sky-2));
    border-radius: var(--r2) 0 0 0;
    display: grid;
    padding: 4px;
    min-height: calc(74 * var(--px));
  }
  .facts {
    min-width: 0;
    display: grid;
    gap: 3px;
    align-content: start;
    padding: 6px 0;
  }
  .worth {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: var(--t-1);
  }
  .next-cost {
    margin-left: auto;
  }
  .at-work {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    padding: 3px 6px;
    min-height: 8px;
    border-top: 1px solid var(--line);
    background: var(--paper-2);
    border-radius: 0 0 var(--r2) var(--r2);
  }
  .at-work:empty {
    display: none;
  }
  .minion {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    border-radius: 99px;
    padding-right: 3px;
  }
  .minion .portrait {
    width: calc(24 * var(--px));
  }
  .minion .makes {
    flex-wrap: nowrap;
  }
  .sends {
    display: grid;
    gap: 3px;
    padding: 5px;
    background: var(--good-soft);
    border-radius: 0 0 var(--r2) var(--r2);
  }
  .send {
    display: flex;
    gap: 8px;
    align-items: center;
    text-align: left;
    border: 1px solid var(--good);
    border-radius: var(--r1);
    background: var(--paper);
    padding: 4px 8px;
    font-size: var(--t-1);
    line-height: 1.2;
    min-height: 30px;
  }
  .send:hover {
    background: var(--good-soft);
  }
  .cost {
    display: grid;
    gap: 1px;
    white-space: nowrap;
  }
`;
