// What a choice takes and brings, told apart by signs and colours at every table.

import { css, html, nothing, type TemplateResult } from "lit";
import type { Choice, Phrase } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";

/** A choice read aloud: what it is, what it takes and what it brings. */
export function dealWords(say: Say, { price = [], brings = [], ...choice }: Choice): string {
  const told = [say.choice(choice), say.phrases(price), say.phrases(brings)];
  return sentence(told.filter((part) => part).join("; "));
}

/** Price and gain, each phrase by itself; what is said already (a face that stands beside it) is left out. */
export function deal(
  say: Say,
  { price, brings }: Choice,
  known: ReadonlySet<string> = new Set(),
): TemplateResult | typeof nothing {
  const pays = fresh(say, price, known);
  const gets = fresh(say, brings, known);
  if (!pays.length && !gets.length) return nothing;
  return html`<span class="deal">${pays.map((words) => html`<span class="pays">${words}</span>`)}
    ${gets.map((words) => html`<span class="gets">${words}</span>`)}</span>`;
}

function fresh(say: Say, phrases: readonly Phrase[] = [], known: ReadonlySet<string>): string[] {
  return phrases.map((phrase) => say.phrase(phrase)).filter((words) => !known.has(words));
}

export const dealStyles = css`
  .deal {
    display: grid;
    font-weight: 400;
  }
  .deal .pays {
    color: var(--pays, var(--bad));
  }
  .deal .pays::before {
    content: "− ";
  }
  .deal .gets {
    color: var(--gets, var(--good));
  }
  .deal .gets::before {
    content: "→ ";
  }
`;
