// Antiquity's four open stacks: prisoners, tools, universities, loans (BA-1).

import { css, html, nothing, type TemplateResult } from "lit";
import { roveKeys } from "../../look/roving.ts";
import type { InvestmentsView, UnitView } from "../../protocol.ts";
import { distinct, type Offer, standing } from "../offers.ts";
import { spoken } from "./cards.ts";
import { portrait } from "./people.ts";
import { buyTag, coin, makes, paid, pay, resource, RESOURCES } from "./pieces.ts";
import { factsOf, thingOf } from "../things.ts";
import type { BuildersTable } from "./asks.ts";
import { reading, title, zoneFacts } from "./told.ts";

export function investments(table: BuildersTable): TemplateResult | typeof nothing {
  const stacks = table.view.investments;
  if (!stacks) return nothing;
  return html`<section class="investments" aria-label=${title(table, "investments")}>
    <h2>${title(table, "investments")} <small>${zoneFacts(table, "investments")}</small> ${dear(table)}</h2>
    ${
    stack(
      table,
      "prisoners",
      stacks.prices.prisoner,
      stacks.prisoners.map((unit, index) => prisoner(table, unit, index)),
    )
  }
    ${
    stack(
      table,
      "tools",
      stacks.prices.tool,
      stacks.tools.map((tool, index) => toolCard(table, stacks, tool, index)),
    )
  }
    ${
    stack(
      table,
      "universities",
      stacks.prices.university,
      stacks.universities.map((id, index) => university(table, id, index)),
    )
  }
    ${loan(table)}
  </section>`;
}

function stack(
  table: BuildersTable,
  id: string,
  price: number | undefined,
  cards: TemplateResult[],
): TemplateResult {
  return html`
    <div class="stack" data-row=${id} role="group" aria-label=${reading(table, id)} @keydown=${roveKeys}>
      <h3>${named(table, id)} ${pay(price ?? 0, coin(13))}</h3>
      <span class="stacked">${cards.length
        ? cards
        : html`<span class="empty">${table.say.words("table-nothing")}</span>`}</span>
    </div>
  `;
}

/** What any of the cards costs more, where an action has to be bought first. */
function dear(table: BuildersTable): TemplateResult | typeof nothing {
  const { choices } = table.offer(["prisoner", "tool", "university", "loan"]);
  const price = choices.length ? Math.min(...choices.map(paid)) : 0;
  return price ? html`<span class="bought buys" aria-hidden="true">${pay(price, coin(13))}</span>` : nothing;
}

function named(table: BuildersTable, id: string): string {
  const found = thingOf(table.view, id);
  return found ? table.say.phrase(found.name) : "";
}

function stackButton(
  table: BuildersTable,
  what: {
    id: string;
    thing: string;
    label: string;
    index: number;
    offer: Offer;
    pressed?: boolean;
    act?: () => void;
  },
  face: unknown,
): TemplateResult {
  return html`
    <button
      class="invest ${standing(what.offer)} ${table.marks(what.id)} ${what.pressed ? "chosen" : ""}"
      data-key=${what.id}
      data-stop
      tabindex=${what.index ? -1 : 0}
      aria-disabled=${what.offer.choices.length ? "false" : "true"}
      aria-pressed=${what.pressed === undefined ? nothing : String(what.pressed)}
      aria-label=${what.label}
      data-thing=${what.thing}
      @click=${(
        event: Event,
      ) => (what.act && what.offer.choices.length
        ? what.act()
        : table.use({ ...what.offer, refusals: distinct(what.offer.refusals) }, event.currentTarget))}
    >
        ${face} ${buyTag(what.offer.choices)}
      </button>
  `;
}

function prisoner(table: BuildersTable, unit: UnitView, index: number): TemplateResult {
  const offer = table.offer("prisoner", { prisoner: unit.id });
  const label = spoken(table, reading(table, `unit:${unit.id}`), offer);
  return stackButton(
    table,
    { id: unit.id, thing: `unit:${unit.id}`, label, index, offer },
    html`${portrait(unit, table.old)}${makes(unit.makes, 12)}`,
  );
}

function toolCard(
  table: BuildersTable,
  stacks: InvestmentsView,
  tool: string,
  index: number,
): TemplateResult {
  const offer = table.offer("tool", { tool });
  const label = spoken(table, reading(table, `tool:${tool}`), offer);
  return stackButton(
    table,
    { id: tool, thing: `tool:${tool}`, label, index, offer },
    html`<span class="gain">+${makes(stacks.tool_adds[tool] ?? [], 16)}</span>`,
  );
}

/** A university asks for a pupil: the chosen worker, or one chosen after it. */
function university(table: BuildersTable, id: string, index: number): TemplateResult {
  const unit = table.chosenUnit;
  const offer = table.offer("university", unit ? { university: id, unit: unit.name } : { university: id });
  const pressed = table.isChosen("university", id);
  const act = unit ? undefined : () => table.take("university", id);
  const name = reading(table, `university:${id}`);
  const label = unit
    ? spoken(table, name, offer)
    : [name, offer.choices.length ? table.say.words("bt-choose-pupil") : spoken(table, "", offer)].join(". ");
  const kind = RESOURCES.find((resource) => id.startsWith(resource)) ?? "knowledge";
  return stackButton(
    table,
    { id, thing: `university:${id}`, label, index, offer, pressed, act },
    html`${resource(kind, "full", 16)}<b>${table.view.investments?.teaches}</b>`,
  );
}

function loan(table: BuildersTable): TemplateResult {
  const found = thingOf(table.view, "loans");
  const [terms = "", ...left] = found ? factsOf(table.say, found) : [];
  const offer = table.offer("loan");
  const label = spoken(table, reading(table, "loans"), offer);
  const face = html`<span>${table.say.words("loan")}: ${terms}</span><small>${left.join(", ")}</small>`;
  return html`<div class="stack loans">${
    stackButton(table, { id: "loan", thing: "loans", label, index: 0, offer }, face)
  }</div>`;
}

export const investmentStyles = css`
  .stack {
    margin-top: 6px;
  }
  .stack h3 {
    display: flex;
    justify-content: space-between;
    font: 600 var(--t-2) var(--sans);
    color: var(--ink-2);
    margin-bottom: 3px;
  }
  .stacked {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .invest {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    min-height: calc(28 * var(--px));
    min-width: 40px;
    padding: 1px 4px;
    border: 1px solid var(--line-2);
    border-radius: var(--r1);
    background: var(--paper-2);
    font-size: var(--t-1);
    font-weight: 600;
  }
  .invest .buys {
    display: none; /* the head of the stacks says it once */
  }
  .invest .portrait {
    width: calc(20 * var(--px));
  }
  .invest .makes {
    flex-wrap: nowrap;
  }
  .invest.can:hover {
    background: var(--paper-3);
  }
  .invest.cannot {
    border-style: dashed;
    cursor: help;
    background: none;
    border-color: var(--line);
  }
  .invest.rests {
    cursor: default;
  }
  .invest.chosen {
    box-shadow: 0 0 0 3px var(--accent);
  }
  .stack.loans .invest {
    width: 100%;
    flex-direction: column;
    align-items: start;
    gap: 0;
    padding: 3px 8px;
    text-align: left;
  }
`;
