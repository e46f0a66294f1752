// What this browser remembers: who I am to the server, my language, theme and habits.

import { type Language, LANGUAGES } from "../say.ts";

export interface Prefs {
  token: string | null; // the secret that my seats belong to
  name: string;
  language: Language;
  theme: "auto" | "light" | "dark";
  confirm: boolean; // ask before moves that cannot be taken back
  sound: boolean;
  notify: boolean;
  chat: boolean; // show what others write
  keys: boolean; // single keys as shortcuts
  quick: Record<string, Quick>; // how I play each game
}

/** How many play, and against which bots. */
export interface Quick {
  seats: number;
  level: string;
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
    sound: true,
    notify: false,
    chat: true,
    keys: true,
    quick: {},
  };
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

/** A browser that keeps nothing (a private window) still plays: it only forgets. */
export function writePrefs(prefs: Prefs): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    return;
  }
}
