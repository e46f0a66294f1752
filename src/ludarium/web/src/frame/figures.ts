// Figures of a list as people read them in their language: how long ago, and a score.

import type { Language } from "../say.ts";

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago something was, in the largest unit that fits; less than a minute is now. */
export function ago(language: Language, milliseconds: number): string {
  const [unit, length] = STEPS.find(([, step]) => -milliseconds >= step) ?? ["second", Infinity];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return format.format(Math.round(milliseconds / length) || 0, unit);
}

/** Whether points say more than who has won: where only that is told, each winner has one and nobody else any. */
export function saysMore(totals: readonly number[], winners: readonly number[]): boolean {
  return totals.some((total, seat) => total !== Number(winners.includes(seat)));
}

/** A score in points, with a decimal where the game counts in tenths. */
export function scoreText(language: Language, score: number, unit = 1): string {
  const digits = unit > 1 ? 1 : 0;
  return (score / unit).toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
