// A row of cards, the same at every table: one stop of the Tab key, named, with words where nothing lies.

import { html, nothing, type TemplateResult } from "lit";
import { roveKeys } from "../look/roving.ts";

export interface Row {
  id: string; // to find the focus again after an update
  label: string;
  kind?: string; // the class that its styles know
  empty?: string; // what is said where nothing lies
}

export function row(
  { id, label, kind = "row", empty }: Row,
  cards: readonly unknown[],
): TemplateResult | typeof nothing {
  if (!cards.length) return empty === undefined ? nothing : html`<p class="empty">${empty}</p>`;
  return html`
    <div class=${kind} role="group" aria-label=${label} data-row=${id}
      @keydown=${roveKeys}>${cards}</div>
  `;
}
