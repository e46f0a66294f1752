// What the form of a new table asks of the server.

import type { ClockWish, SeatWish } from "../protocol.ts";

/** What a seat is set to: me, another person at this screen, whoever comes, or a bot's level. */
export function wishOf(value: string, name: string): SeatWish {
  if (value === "me") return { kind: "me" };
  if (value === "here") return { kind: "me", name: name || null };
  return value === "open" ? { kind: "open" } : { kind: "bot", level: value };
}

/** The clock that the form asks for. */
export function clockOf(kind: string, form: FormData): ClockWish {
  const number = (name: string) => Number(form.get(name));
  switch (kind) {
    case "move":
      return { kind, seconds: number("seconds") };
    case "fischer":
      return { kind, seconds: number("minutes") * 60, increment: number("increment") };
    case "days":
      return { kind, days: number("days-count") };
    default:
      return { kind: "none" };
  }
}
