// The letters of the house, brought with the page so that it looks the same everywhere: Figtree for reading, Lora for titles.

import type { Language } from "../say.ts";

const PATIENCE = 500; // milliseconds; a slow line reads in its own letters first

/** The letters that every language here needs, and those that only some have: as the subsets were cut. */
const LATIN = "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC," +
  " U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const MORE = "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0";
const SAMPLES: Record<Language, string> = { en: "a", hu: "aő", pl: "ał" };

const FACES: readonly [family: string, file: string, weight: string, letters: string][] = [
  ["Figtree", "figtree-latin-5.3.0.woff2", "300 900", LATIN],
  ["Figtree", "figtree-latin-ext-5.3.0.woff2", "300 900", MORE],
  ["Lora", "lora-latin-5.3.0.woff2", "400 700", LATIN],
  ["Lora", "lora-latin-ext-5.3.0.woff2", "400 700", MORE],
];

/** Tell the document of them; each file is loaded when a letter of it is needed. */
export function addFonts(): void {
  for (const [family, file, weight, unicodeRange] of FACES) {
    const source = `url(${new URL(file, import.meta.url)})`;
    document.fonts.add(new FontFace(family, source, { weight, unicodeRange, display: "swap" }));
  }
}

/** The letters of a language are here, or it takes so long that we begin without them. */
export async function fontsReady(language: Language): Promise<void> {
  const wanted = ["15px Figtree", "600 15px Lora"].map((font) =>
    document.fonts.load(font, SAMPLES[language])
  );
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([Promise.allSettled(wanted), late]);
}
