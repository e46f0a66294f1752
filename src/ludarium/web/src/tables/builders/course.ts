// The course of a finished game: the race for points of buildings, and the buildings that turned it.

import type { Event } from "../../protocol.ts";
import { type Course, type Turn, turnsOf, valuesOf } from "../curve.ts";
import type { BuildersTable } from "./asks.ts";

const COURSE: Course = {
  gain: ({ kind, args }: Event) => kind.endsWith("finished") ? Number(args["points"]) : 0,
  also: ["last-round"],
};

/** The points of buildings of every seat, round by round. */
export function pointsOf({ past, view }: BuildersTable): number[][] {
  return valuesOf(past, view.seats.length, COURSE);
}

export function turningEvents({ past, view }: BuildersTable): Turn[] {
  return turnsOf(past, view.seats.length, COURSE);
}

/** How many points start the end, as the view tells it. */
export function goalOf({ view }: BuildersTable): number | undefined {
  return view.goals?.find(({ seat }) => seat !== null && seat !== undefined)?.of;
}
