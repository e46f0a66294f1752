// The names at a table: people as they call themselves, bots by names of persons with their level beside.

import type { SeatLine } from "../protocol.ts";
import type { Say } from "../say.ts";

/** Bots have names of persons: always the same ones at the same table, and nobody else's there. */
export function playerNames(say: Say, seats: readonly SeatLine[], table: string): string[] {
  const people = seats.filter((seat) => seat.kind !== "bot" || hasPerson(seat)).map((seat) => seat.name);
  const free = say.words("web-bot-names").split(", ").filter((name) => !people.includes(name));
  const first = seats.length * numberOf(table);
  const plain = seats.map((seat) => {
    if (seat.kind === "open") return say.words("seat", { seat: seat.seat + 1 });
    if (seat.kind === "human" || hasPerson(seat)) return seat.name;
    return free[(first + seat.seat) % free.length] ?? seat.name;
  });
  return plain.map((name, seat) => {
    const alike = plain.filter((other) => other === name).length > 1;
    return alike ? `${name} ${plain.slice(0, seat + 1).filter((other) => other === name).length}` : name;
  });
}

/** Whether a person sat here whom the bot stands in for. */
export function hasPerson(seat: SeatLine): boolean {
  return seat.kind === "bot" && seat.level != null && seat.name !== seat.level;
}

/** What a bot's badge says: its level, as the house calls it. */
export function levelOf(say: Say, { level, name }: Pick<SeatLine, "level" | "name">): string {
  const bot = `bot-${level ?? name}`;
  return say.has(bot) ? say.words(bot) : (level ?? name);
}

/** A number that an id always gives, spread over all of them. */
function numberOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
}

/** Who sat where, from a record; a person for whom a bot played on keeps the name. */
export function seatLines(seats: readonly string[], names: readonly string[] = []): SeatLine[] {
  return seats.map((text, seat) => {
    const [kind, ...rest] = text.split(" ");
    const name = rest.join(" ");
    return {
      seat,
      name: names[seat] || name,
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
