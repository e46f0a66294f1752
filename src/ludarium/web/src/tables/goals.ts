// How near a goal is, as the view tells it, at every table: the words, and a bar that fills.

import { css, html, type TemplateResult } from "lit";
import type { Goal } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";

/** What is to be reached and, where it is not everybody's, whose goal it is. */
export function goalWords(say: Say, { words, seat }: Goal): string {
  const said = sentence(say.phrase(words));
  return seat === null || seat === undefined ? said : `${say.player(seat)}: ${said}`;
}

/** How near it is, in a hundred parts. */
export function percent({ value, of }: Goal): number {
  return Math.max(0, Math.min(100, Math.round((100 * value) / of)));
}

/** How near it is, for the eye: the numbers stand beside it or in the words. */
export function nearness(goal: Goal): TemplateResult {
  return html`<span class="nearness" aria-hidden="true"><span .style=${`width: ${
    percent(goal)
  }%`}></span></span>`;
}

export const goalStyles = css`
  .nearness {
    display: block;
    min-width: 60px;
    height: var(--nearness, 8px);
    border-radius: 99px;
    overflow: hidden;
    background: var(--line);
  }
  .nearness > span {
    display: block;
    height: 100%;
    background: var(--side, var(--accent));
  }
`;
