// The end at every table: the seats in the order of their result, each with its sign, name and prize.

import { html, nothing, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import type { Say } from "../say.ts";

/** Those who won first, then by their scores. */
export function ranked<S extends { seat: number }>(
  seats: readonly S[],
  winners: readonly number[],
  score: (seat: S) => number,
): S[] {
  const won = ({ seat }: S) => Number(winners.includes(seat));
  return [...seats].sort((one, other) => won(other) - won(one) || score(other) - score(one));
}

export function finalName(say: Say, seat: number, winners: readonly number[]): TemplateResult {
  return html`${seatMark(seat, 18)} <span class="name">${say.player(seat)}</span> ${
    winners.includes(seat) ? icons.trophy() : nothing
  }`;
}
