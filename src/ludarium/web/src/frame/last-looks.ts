// How far this browser has seen each table, so that what happened since then can be shown step by step.

const KEY = "ludarium-looks";
const MOST = 60; // tables

type Looks = [table: string, at: number][]; // the newest last

function read(): Looks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Looks) : [];
  } catch {
    return [];
  }
}

/** After how many moves a table was last seen here; null: never. */
export function lastLook(table: string): number | null {
  const found = read().find(([id]) => id === table)?.[1];
  return typeof found === "number" ? found : null;
}

/** A browser that keeps nothing only forgets. */
export function keepLook(table: string, at: number): void {
  const others = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, at]].slice(-MOST)));
  } catch {
    return;
  }
}
