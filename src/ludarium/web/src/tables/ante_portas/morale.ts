// The morale of the Senate, and the five allies at their stretches of its track (AP-60).

import { html, type TemplateResult } from "lit";
import { roveKeys } from "../../look/roving.ts";
import type { AllyView } from "../../protocol.ts";
import { standing } from "../offers.ts";
import { sign } from "./pieces.ts";
import type { AntePortasTable } from "./asks.ts";
import { waiting } from "./drag.ts";
import { linesOf, thingOf, told, zoneLines, zoneOf } from "../things.ts";

export function moraleTrack(table: AntePortasTable): TemplateResult {
  const { view, say } = table;
  const steps = Array.from({ length: view.most_morale + 1 }, (_, place) => view.most_morale - place);
  const [title = ""] = zoneLines(say, zoneOf(view, "senate"));
  return html`
    <section class="senate ${waiting(table, ".senate")}" aria-label=${title}>
      <h2>${sign("morale", 16)} ${say.words("apt-morale")} <b>${view.morale}</b></h2>
      <div class="steps" aria-hidden="true">${steps.map((step) =>
        stepDrawing(view.allies, view.morale, step)
      )}</div>
      <div class="allies" data-row @keydown=${roveKeys}>${view.allies.map((ally, index) =>
        allyPlaque(table, ally, index)
      )}</div>
    </section>
  `;
}

function stepDrawing(allies: readonly AllyView[], morale: number, step: number): TemplateResult {
  const place = allies.findIndex(({ high, low }) => step <= high && step >= low);
  const ally = allies[place];
  const kind = `${ally ? `in ${ally.side} ${place % 2 ? "odd" : ""}` : ""} ${step === morale ? "now" : ""}`;
  return html`<span class="step ${kind}">${
    step === morale ? html`<span class="marker" data-key="morale">${step}</span>` : step
  }</span>`;
}

function allyPlaque(table: AntePortasTable, ally: AllyView, index: number): TemplateResult {
  const { say, view } = table;
  const offer = table.offer("ally", { ally: ally.id });
  const thing = thingOf(view, `ally:${ally.id}`);
  const [, state = ""] = told(say, thing?.facts);
  const [help = ""] = told(say, say.face("ally", ally.id));
  const lines = linesOf(say, thing);
  if (offer.choices[0]) lines.push(say.choice(offer.choices[0]));
  else if (offer.refusals[0]) lines.push(say.reason(offer.refusals[0].reason));
  const act = (event: Event) => {
    const at = event.currentTarget as Element;
    if (offer.choices.length || offer.refusals.length) table.use(offer, at);
    else table.tell(lines, at);
  };
  return html`
    <button
      class="ally ${ally.side} ${ally.wavers ? "wavers" : ""} ${standing(offer)} ${table.marks(ally.id)}"
      data-thing="ally:${ally.id}"
      data-stop
      tabindex=${index ? -1 : 0}
      aria-label=${lines.join(". ")}
      @click=${act}
    >
      <span class="flag">${sign(ally.side === "rome" ? "rome" : "carthage", 15)}</span>
      <span class="name">${lines[0]}</span>
      <span class="stretch">${ally.high}–${ally.low}</span>
      <span class="state">${state}</span>
      <span class="help">${help}</span>
    </button>
  `;
}
