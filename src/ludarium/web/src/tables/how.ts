// The pictures of "how to play", made of the pieces of the tables: what those of all families share.

import { css, LitElement, type TemplateResult } from "lit";
import { shared } from "../look/tokens.ts";
import type { Phrase } from "../protocol.ts";
import type { Say } from "../say.ts";

export type Picture = (step: Phrase, say: Say) => TemplateResult;

/** A number of a step. */
export function figure({ args }: Phrase, name: string): number {
  return Number(args?.[name] ?? 0);
}

/** One picture; the words beside it say the same, so it is an ornament. */
export abstract class HowPicture extends LitElement {
  static override properties = { step: { attribute: false }, say: { attribute: false } };

  declare step: Phrase;
  declare say: Say;
  protected abstract readonly pictures: Readonly<Record<string, Picture>>;

  override render(): TemplateResult | undefined {
    return this.pictures[this.step.message]?.(this.step, this.say);
  }
}

export const howStyles = [
  shared,
  css`
    :host {
      --px: 1.25px;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 8px;
      min-height: 92px;
      font: 650 17px var(--serif);
      color: var(--ink);
    }
    .row {
      display: flex;
      align-items: center;
      gap: 5px;
    }
    .rows {
      display: grid;
      gap: 5px;
    }
    .arrow {
      color: var(--ink-2);
    }
  `,
];
