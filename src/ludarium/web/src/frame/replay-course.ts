// The course of a finished game: the positions one goes through, and what one looks for among them.

import type { Event, GameInfo, LogLine, RecordInfo } from "../protocol.ts";

export interface Mark {
  at: number; // the position that shows it
  event: Event;
  round: boolean; // a round begins; else something great happens
}

/** The positions after a seat's move and the draws that follow it, from the first in which a seat moves. */
export function stepsOf(moves: RecordInfo["moves"]): number[] {
  const waits = (at: number) => at === moves.length || moves[at]!.seat >= 0;
  return Array.from({ length: moves.length + 1 }, (_, at) => at).filter(waits);
}

/** The step that shows what happened with a move. */
export function stepWith(steps: readonly number[], at: number): number {
  return steps.find((step) => step >= at) ?? steps.at(-1) ?? 0;
}

/** How many steps there are up to a position. */
export function placeOf(steps: readonly number[], at: number): number {
  return Math.max(0, steps.findLastIndex((step) => step <= at));
}

/** Where rounds begin, and what the game calls great. */
export function marksOf(
  log: readonly LogLine[],
  steps: readonly number[],
  game: Pick<GameInfo, "rounds" | "milestones">,
): Mark[] {
  return log.filter(({ event }) => event.kind === game.rounds || game.milestones.includes(event.kind))
    .map(({ at, event }) => ({ at: stepWith(steps, at), event, round: event.kind === game.rounds }));
}
