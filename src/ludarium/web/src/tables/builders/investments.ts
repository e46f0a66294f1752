// Antiquity's four open stacks: prisoners, tools, universities, loans (BA-1).

import { html, nothing, type TemplateResult } from "lit";
import { roveKeys } from "../../look/roving.ts";
import type { InvestmentsView, UnitView } from "../../protocol.ts";
import { type Offer, standing } from "../offers.ts";
import { distinct } from "./area.ts";
import { buyTag, spoken } from "./cards.ts";
import { coin, makes, portrait, resource, RESOURCES } from "./pieces.ts";
import type { BuildersTable } from "./table.ts";
import { unitLabel } from "./words.ts";

export function investments(table: BuildersTable): TemplateResult | typeof nothing {
  const stacks = table.view.investments;
  if (!stacks) return nothing;
  const { say } = table;
  return html`<section class="investments" aria-label=${say.words("bt-investments")}>
    <h2>${say.words("bt-investments")} <small>${
    say.words(table.view.invested ? "bt-invested" : "bt-once-a-turn")
  }</small></h2>
    ${
    stack(
      table,
      "bt-prisoners",
      stacks.prices.prisoner,
      stacks.prisoners.map((unit, index) => prisoner(table, unit, index)),
    )
  }
    ${
    stack(
      table,
      "bt-tools",
      stacks.prices.tool,
      stacks.tools.map((tool, index) => toolCard(table, stacks, tool, index)),
    )
  }
    ${
    stack(
      table,
      "bt-universities",
      stacks.prices.university,
      stacks.universities.map((id, index) => university(table, id, index)),
    )
  }
    ${loan(table, stacks)}
  </section>`;
}

function stack(
  table: BuildersTable,
  title: string,
  price: number | undefined,
  cards: TemplateResult[],
): TemplateResult {
  return html`
    <div class="stack" data-row=${title} role="group" aria-label=${table.say.words(
      title,
    )} @keydown=${roveKeys}>
      <h3>${table.say.words(title)} <span class="coins">${price}${coin(13)}</span></h3>
      <span class="stacked">${cards.length
        ? cards
        : html`<span class="empty">${table.say.words("table-nothing")}</span>`}</span>
    </div>
  `;
}

function stackButton(
  table: BuildersTable,
  what: { id: string; label: string; index: number; offer: Offer; pressed?: boolean; act?: () => void },
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
      title=${what.label}
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
  const label = spoken(table, unitLabel(table.say, unit), offer);
  return stackButton(
    table,
    { id: unit.id, label, index, offer },
    html`${portrait("prisoner", false, 20)}${makes(unit.makes, 12)}`,
  );
}

function toolCard(
  table: BuildersTable,
  stacks: InvestmentsView,
  tool: string,
  index: number,
): TemplateResult {
  const offer = table.offer("tool", { tool });
  const label = spoken(table, table.say.card("tool", tool), offer);
  return stackButton(
    table,
    { id: tool, label, index, offer },
    html`+${makes(stacks.tool_adds[tool] ?? [], 16)}`,
  );
}

/** A university asks for a pupil: the chosen worker, or one chosen after it. */
function university(table: BuildersTable, id: string, index: number): TemplateResult {
  const unit = table.chosenUnit;
  const offer = table.offer("university", unit ? { university: id, unit: unit.name } : { university: id });
  const pressed = table.isChosen("university", id);
  const act = unit ? undefined : () => table.take("university", id);
  const name = table.say.card("university", id);
  const label = unit
    ? spoken(table, name, offer)
    : [name, offer.choices.length ? table.say.words("bt-choose-pupil") : spoken(table, "", offer)].join(". ");
  const kind = RESOURCES.find((resource) => id.startsWith(resource)) ?? "knowledge";
  return stackButton(
    table,
    { id, label, index, offer, pressed, act },
    html`${resource(kind, "full", 16)}<b>3</b>`,
  );
}

function loan(table: BuildersTable, stacks: InvestmentsView): TemplateResult {
  const { say } = table;
  const offer = table.offer("loan");
  const label = spoken(table, say.words("stack-loan", { count: stacks.loans }), offer);
  const face = html`<span>${say.words("bt-loan")}</span><small>${
    say.words("bt-loans-left", { count: stacks.loans })
  }</small>`;
  return html`<div class="stack loans">${
    stackButton(table, { id: "loan", label, index: 0, offer }, face)
  }</div>`;
}
