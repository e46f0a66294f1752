// The course of the game as it was told: where Hannibal went, and how the morale fell and rose.

import type { Event } from "../../protocol.ts";

export interface Step {
  round: number;
  value: number;
}

export interface Course {
  route: readonly string[]; // the cities entered, in order
  morale: readonly Step[]; // after each change
  turns: readonly Event[]; // what turned the war: allies won and lost, battles
}

const TURNS = ["ally-won", "ally-back", "battle", "over"];

/** Read from the events of the whole game. */
export function courseOf(past: readonly Event[]): Course {
  let round = 1;
  const route: string[] = [];
  const morale: Step[] = [];
  for (const { kind, args } of past) {
    if (kind === "round-began") round = Number(args.round);
    if (kind === "entered") route.push(String(args.city));
    if (kind === "morale-changed") morale.push({ round, value: Number(args.morale) });
  }
  return { route, morale, turns: past.filter(({ kind }) => TURNS.includes(kind)) };
}
