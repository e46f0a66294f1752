/** The course of a finished game: fame round by round, and what turned it. */
import type { Event } from "../../protocol.ts";
import { type Course, type Turn, turnsOf, valuesOf } from "../curve.ts";
import type { FaiyumTable } from "./asks.ts";

const GAINS = ["linked", "gained-fame", "passed"];
const COURSE: Course = {
  gain: ({ kind, args }: Event) => GAINS.includes(kind) ? Number(args["fame"]) : 0,
  also: ["end-began"],
};

export function fameOf({ past, view }: FaiyumTable): number[][] {
  return valuesOf(past, view.seats.length, COURSE);
}

export function turningEvents({ past, view }: FaiyumTable): Turn[] {
  return turnsOf(past, view.seats.length, COURSE);
}
