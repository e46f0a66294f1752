// What lies in front of a seat: sites that grow, and the crew that waits.

import { html, nothing, type TemplateResult } from "lit";
import { roveKeys } from "../../look/roving.ts";
import type { BuildingView, Choice, Refusal, SiteView, UnitView } from "../../protocol.ts";
import { NO_OFFER, type Offer } from "../offers.ts";
import { unitCard } from "./cards.ts";
import { actionSign, coin, makes, needs, portrait, shield } from "./pieces.ts";
import { skyline } from "./skyline.ts";
import { type BuildersTable, SENDINGS } from "./table.ts";
import { added, amounts, brings, buildingName, siteLabel, unitName } from "./words.ts";

export function area(table: BuildersTable): TemplateResult {
  const { seat, say } = table;
  const whose = seat.seat === table.view.viewer ? "mine" : "other";
  const title = say.words("bt-area", { whose, player: say.player(seat.seat) });
  return html`<section class="area ${whose}" aria-label=${title}>
    <div class="sites" data-row="sites" @keydown=${roveKeys}>
      <h2>${say.words("table-sites", { whose, player: say.player(seat.seat) })}</h2>
      ${seat.sites.map((site, index) => siteCard(table, site, index))}
      ${seat.sites.length ? nothing : html`<p class="empty">${say.words("bt-no-sites", { whose })}</p>`}
    </div>
    <div class="crew" data-row="crew" @keydown=${roveKeys}>
      <h2>${say.words("bt-crew")}</h2>
      ${seat.idle.map((unit, index) => crewCard(table, unit, index, whose === "mine"))}
      ${seat.idle.length ? nothing : html`<p class="empty">${say.words("bt-nobody-idle")}</p>`}
      ${seat.tools.map((tool) => toolChip(table, tool))}
    </div>
    ${finished(table, seat.finished)}
  </section>`;
}

// --- sites ----------------------------------------------------------------------------------------------

function siteCard(table: BuildersTable, site: SiteView, index: number): TemplateResult {
  const { building } = site;
  const unit = table.chosenUnit;
  const offer = sendings(table, site, unit);
  const gain = unit && offer.choices.length ? added(table.view, site, unit, null) : undefined;
  const wanted = sum(building.needs);
  const done = wanted ? (wanted - sum(site.lacks)) / wanted : 1;
  return html`<article class="site ${unit && offer.choices.length ? "target" : ""} ${
    table.marks(building.id)
  }" data-key=${building.id}>
    <button
      class="face"
      data-stop
      tabindex=${index ? -1 : 0}
      aria-label=${siteLabel(table.say, site)}
      aria-pressed=${String(table.isChosen("site", building.id))}
      @click=${(event: Event) => clickSite(table, site, offer, event)}
    >
      <span class="art">${skyline(building.id, 0.12 + 0.88 * done)}</span>
      <span class="facts">
        <span class="name">${buildingName(table.say, building)}</span>
        ${
    needs(building.needs, building.needs.map((need, place) => need - (site.lacks[place] ?? 0)), gain, 17)
  }
        <span class="worth">${shield(building.points)} ${
    building.machine
      ? html`<span class="gives">+${makes(building.gives, 14)}</span>`
      : html`<span class="coins">${building.coins}${coin(15)}</span>`
  }
          <span class="next-cost">${site.next_actions}${actionSign(14)}</span></span>
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

/** One refusal for each reason is enough to read. */
export function distinct(refusals: readonly Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [JSON.stringify(refusal.reason), refusal])).values()];
}

function sendButton(
  table: BuildersTable,
  site: SiteView,
  unit: UnitView,
  choice: Choice,
): TemplateResult {
  const tool = typeof choice.move.args.tool === "string" ? choice.move.args.tool : null;
  const result = brings(table.say, site, added(table.view, site, unit, tool));
  return html`
    <button class="send" aria-label="${table.say.choice(choice)}. ${result}" @click=${() =>
      table.pick(choice)}>
      <span class="cost">${site.next_actions}${actionSign(14)} ${unit.coins}${coin(14)}
          ${choice.buys ? html`<span class="buys">+${choice.coins}${coin(13)}</span>` : nothing}</span>
      <span class="what">${tool
        ? html`
          <b>+ ${table.say.card("tool", tool)}</b>
        `
        : nothing}${result}</span>
    </button>
  `;
}

function minion(table: BuildersTable, unit: UnitView): TemplateResult {
  return html`<span class="minion ${unit.rank} ${table.marks(unit.id)}" data-key=${unit.id} title=${
    unitName(table.say, unit)
  }>
    ${portrait(unit.rank, unit.freed, 22)}${makes(unit.makes, 11)}${
    unit.tool ? html`<span class="carries" title=${table.say.card("tool", unit.tool)}>⚒</span>` : nothing
  }
  </span>`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

// --- the crew -------------------------------------------------------------------------------------------

function crewCard(
  table: BuildersTable,
  unit: UnitView,
  index: number,
  mine: boolean,
): TemplateResult {
  const offer = mine ? unitOffer(table, unit) : NO_OFFER;
  const pressed = table.isChosen("unit", unit.id);
  const act = (at: EventTarget | null) => clickUnit(table, unit, offer, at);
  return html`<span class="member ${pressed ? "chosen" : ""} ${waits(table, unit) ? "target" : ""}">
    ${unitCard(table, unit, { index, offer, act, pressed, note: doings(table, unit, offer) })} ${
    freeButton(table, unit, mine)
  }
  </span>`;
}

/** Whether the chosen site or university can take this worker. */
function waits(table: BuildersTable, unit: UnitView): boolean {
  return fitting(table, unit).length > 0;
}

function fitting(table: BuildersTable, unit: UnitView): readonly Choice[] {
  const { chosen } = table;
  if (chosen?.what === "site") return table.offer(SENDINGS, { unit: unit.name, building: chosen.id }).choices;
  if (chosen?.what === "university") {
    return table.offer("university", { unit: unit.name, university: chosen.id }).choices;
  }
  return [];
}

function unitOffer(table: BuildersTable, unit: UnitView): Offer {
  const offers = [
    table.offer(SENDINGS, { unit: unit.name }),
    table.offer("university", { unit: unit.name }),
    table.offer("free", { prisoner: unit.id }),
  ];
  return {
    choices: offers.flatMap(({ choices }) => choices),
    refusals: offers.flatMap(({ refusals }) => refusals),
  };
}

function clickUnit(table: BuildersTable, unit: UnitView, offer: Offer, at: EventTarget | null): void {
  const [only, ...more] = fitting(table, unit);
  if (only && (table.chosen?.what === "university" || more.length === 0)) table.pick(only);
  else if (offer.choices.length) table.take("unit", unit.id);
  else table.explain(distinct(offer.refusals), at as Element);
}

/** Where a worker can go, for those who do not see the sites light up. */
function doings(table: BuildersTable, unit: UnitView, { choices, refusals }: Offer): string {
  if (choices.length) return table.say.words("bt-can", { count: choices.length });
  return refusals[0]
    ? table.say.reason(refusals[0].reason)
    : unit.tool
    ? table.say.card("tool", unit.tool)
    : "";
}

function freeButton(
  table: BuildersTable,
  unit: UnitView,
  mine: boolean,
): TemplateResult | typeof nothing {
  const [choice] = mine ? table.offer("free", { prisoner: unit.id }).choices : [];
  if (!choice) return nothing;
  return html`<button class="free" aria-label=${table.say.choice(choice)} @click=${() => table.pick(choice)}>
    ${table.say.words("bt-free")}
  </button>`;
}

export function toolChip(table: BuildersTable, tool: string): TemplateResult {
  const adds = table.view.investments?.tool_adds[tool] ?? [0, 0, 0, 0];
  const words = table.say.words("table-tool", {
    tool: table.say.card("tool", tool),
    amounts: amounts(table.say, adds),
  });
  return html`<span class="chip tool ${table.marks(tool)}" data-key=${tool}>${words}</span>`;
}

// --- what is done ----------------------------------------------------------------------------------------

function finished(
  table: BuildersTable,
  done: readonly BuildingView[],
): TemplateResult | typeof nothing {
  if (!done.length) return nothing;
  return html`
    <div class="finished">
      <h2>${table.say.words("bt-finished")}</h2>
      <ul>
          ${done.map((building) =>
            html`<li class=${table.marks(building.id)} data-key=${
              building.machine ? `done-${building.id}` : building.id
            }>
          ${skyline(building.id)}<span>${buildingName(table.say, building)}</span><b>${building.points}</b>
        </li>`
          )}
        </ul>
    </div>
  `;
}
