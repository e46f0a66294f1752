// The names at a table: people as they call themselves, bots by their level, numbered where alike.

import type { SeatLine } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";

export function playerNames(say: Say, seats: readonly SeatLine[]): string[] {
  const plain = seats.map((seat) => plainName(say, seat));
  return plain.map((name, seat) => {
    const alike = plain.filter((other) => other === name).length > 1;
    return alike ? `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}` : name;
  });
}

function plainName(say: Say, seat: SeatLine): string {
  if (seat.kind === "open") return say.words("seat", { seat: seat.seat + 1 });
  if (seat.kind === "human") return seat.name;
  const bot = `bot-${seat.level ?? seat.name}`;
  return say.has(bot) ? sentence(say.words(bot)) : seat.name;
}

/** Who sat where, from a record. */
export function seatLines(seats: readonly string[]): SeatLine[] {
  return seats.map((text, seat) => {
    const [kind, ...rest] = text.split(" ");
    const name = rest.join(" ");
    return {
      seat,
      name,
      kind: kind === "bot" ? "bot" : "human",
      level: kind === "bot" ? name : null,
      online: true,
      mine: false,
    };
  });
}

/** How many look on without a seat, of all who look; a shared screen is one, however many sit at it. */
export function onlookers(looking: number, seats: readonly SeatLine[]): number {
  const people = seats.filter((seat) => seat.kind === "human" && seat.online);
  const others = people.filter((seat) => !seat.mine).length;
  return Math.max(0, looking - others - (people.length > others ? 1 : 0));
}
