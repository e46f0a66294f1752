// The morale of the Senate, and the five allies at their stretches of its track (AP-60).

import { html, type TemplateResult } from "lit";
import { roveKeys } from "../../look/roving.ts";
import type { AllyView } from "../../protocol.ts";
import { standing } from "../offers.ts";
import { sign } from "./pieces.ts";
import type { AntePortasTable } from "./table.ts";
import { allyName, helpText } from "./words.ts";

const MOST = 13;

export function moraleTrack(table: AntePortasTable): TemplateResult {
  const { view, say } = table;
  const steps = Array.from({ length: MOST + 1 }, (_, place) => MOST - place);
  return html`
    <section class="senate" aria-label=${say.words("ap-morale-track", { morale: view.morale })}>
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
  const { say } = table;
  const offer = table.offer("ally", { ally: ally.id });
  const state = say.words(ally.wavers ? "ap-wavers" : `ap-ally-${ally.side}`);
  const help = helpText(say, ally);
  const told = [`${allyName(say, ally.id)}, ${ally.high}–${ally.low}, ${state}`, help];
  if (offer.choices[0]) told.push(say.choice(offer.choices[0]));
  else if (offer.refusals[0]) told.push(say.reason(offer.refusals[0].reason));
  const act = (event: Event) => {
    const at = event.currentTarget as Element;
    if (offer.choices.length || offer.refusals.length) table.use(offer, at);
    else table.tell(told, at);
  };
  return html`
    <button
      class="ally ${ally.side} ${ally.wavers ? "wavers" : ""} ${standing(offer)} ${table.marks(ally.id)}"
      data-stop
      tabindex=${index ? -1 : 0}
      aria-label=${told.join(". ")}
      @click=${act}
    >
      <span class="flag">${sign(ally.side === "rome" ? "rome" : "carthage", 15)}</span>
      <span class="name">${allyName(say, ally.id)}</span>
      <span class="stretch">${ally.high}–${ally.low}</span>
      <span class="state">${state}</span>
      <span class="help">${help}</span>
    </button>
  `;
}
