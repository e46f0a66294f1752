// The crew that waits: workers, prisoners, machines and tools of a seat.

import { css, html, nothing, type TemplateResult } from "lit";
import type { Choice, UnitView } from "../../protocol.ts";
import { dealWords } from "../deal.ts";
import { distinct, NO_OFFER, type Offer } from "../offers.ts";
import { type BuildersTable, SENDINGS } from "./asks.ts";
import { unitCard } from "./cards.ts";
import { makes } from "./pieces.ts";
import { reading } from "./told.ts";

export function crewCard(
  table: BuildersTable,
  unit: UnitView,
  index: number,
  mine: boolean,
): TemplateResult {
  const offer = mine ? unitOffer(table, unit) : NO_OFFER;
  const pressed = table.isChosen("unit", unit.id);
  const act = (at: EventTarget | null) => clickUnit(table, unit, offer, at);
  const sendable = mine && table.open && table.offer(SENDINGS, { unit: unit.name }).choices.length > 0;
  return html`<span class="member ${pressed ? "chosen" : ""} ${
    fitting(table, unit).length ? "target" : ""
  }" data-drag=${sendable ? `unit:${unit.id}` : nothing}>
    ${unitCard(table, unit, { index, offer, act, pressed, note: doings(table, unit, offer) })} ${
    freeButton(table, unit, mine)
  }
  </span>`;
}

/** What the chosen site or university can do with this worker. */
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
  return html`<button class="free" data-action=${choice.actions.at(-1)} aria-label=${
    dealWords(table.say, choice)
  } @click=${() => table.pick(choice)}>
    ${table.say.words("bt-free")}
  </button>`;
}

export function toolChip(table: BuildersTable, tool: string): TemplateResult {
  const adds = table.view.investments?.tool_adds[tool] ?? [];
  return html`
    <span class="chip tool ${table.marks(tool)}" data-key=${tool} data-thing="tool:${tool}"
      title=${reading(table, `tool:${tool}`)}>${table.say.card("tool", tool)} <span class="gain">+${makes(
        adds,
        15,
      )}</span></span>
  `;
}

export const crewStyles = css`
  .member {
    position: relative;
    flex: 1 1 calc(144 * var(--px));
    max-width: calc(230 * var(--px));
    display: grid;
  }
  .member.target .card {
    border-color: var(--good);
    box-shadow: 0 0 0 2px var(--good), var(--shadow-2);
  }
  .member.chosen .card {
    border-color: var(--accent);
    box-shadow: 0 0 0 3px var(--accent), var(--shadow-2);
    transform: translateY(-3px);
  }
  .free {
    border: 1px solid var(--line-2);
    border-top: 0;
    border-radius: 0 0 var(--r1) var(--r1);
    background: var(--paper-3);
    font-size: var(--t-2);
    font-weight: 600;
    margin: 0 8px;
    min-height: 24px;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 3px 9px;
    border-radius: 99px;
    background: var(--paper);
    border: 1px solid var(--line);
    font-size: var(--t-1);
    align-self: center;
  }
`;
