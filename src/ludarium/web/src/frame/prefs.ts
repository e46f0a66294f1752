// What this browser remembers: who I am to the server, my language, theme and habits.

import { type Language, LANGUAGES } from "../say.ts";
import type { Pace } from "./steps.ts";

export interface Prefs {
  token: string | null; // the secret that my seats belong to
  name: string;
  language: Language;
  theme: "auto" | "light" | "dark";
  confirm: boolean; // ask before moves that cannot be taken back
  early: boolean; // ask before ending a turn with something left to do
  pace: Pace; // how fast the moves of others are shown
  sound: boolean;
  notify: boolean;
  chat: boolean; // show what others write
  keys: boolean; // single keys as shortcuts
  met: string[]; // games that I know, and guided games that I have put away
  quick: Record<string, Quick>; // how I play each game
  archived: string[]; // finished tables that my list does not show
}

/** How many play, against which bots, and on which side. */
export interface Quick {
  seats: number;
  level: string;
  side?: number;
}

const KEY = "ludarium";

function usual(): Prefs {
  const wished = (navigator.languages ?? []).map((language) => language.slice(0, 2));
  return {
    token: null,
    name: "",
    language: LANGUAGES.find((language) => wished.includes(language)) ?? "en",
    theme: "auto",
    confirm: true,
    early: true,
    pace: "usual",
    sound: true,
    notify: false,
    chat: true,
    keys: true,
    met: [],
    quick: {},
    archived: [],
  };
}

/** How fast steps are shown: at once to those who want no motion. */
export function paceOf(prefs: Pick<Prefs, "pace">): Pace {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "at-once" : prefs.pace;
}

/** The stored preferences, the usual ones where nothing or nonsense is stored. */
export function readPrefs(): Prefs {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Prefs>;
    return { ...usual(), ...stored };
  } catch {
    return usual();
  }
}

/** Whether they are kept: a browser that keeps nothing (a private window) still plays, but forgets. */
export function writePrefs(prefs: Prefs): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
    return true;
  } catch {
    return false;
  }
}

/** From now on this browser is a stranger. */
export function forgetPrefs(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
}
