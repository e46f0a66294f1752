// Every word that the page asks for by name is in the catalogues of all languages, and none lies there unused.

import { assertEquals } from "./testing.ts";

const SOURCE = new URL("./", import.meta.url);
const TEXT = new URL("../../text/", import.meta.url);
const GAMES = new URL("../../games/", import.meta.url);

function sources(folder: URL): string[] {
  return [...Deno.readDirSync(folder)].flatMap((entry) => {
    if (entry.isDirectory) return sources(new URL(`${entry.name}/`, folder));
    return entry.name.endsWith(".ts") && !entry.name.endsWith("_test.ts")
      ? [Deno.readTextFileSync(new URL(entry.name, folder))]
      : [];
  });
}

function games(): string[] {
  const folders = [...Deno.readDirSync(GAMES)].filter(({ isDirectory }) => isDirectory);
  return folders.map(({ name }) => name).filter((name) => name !== "__pycache__");
}

function folders(language: string): URL[] {
  return [
    new URL(`${language}/`, TEXT),
    ...games().map((name) => new URL(`${name}/text/${language}/`, GAMES)),
  ];
}

function catalogues(folder: URL): string[] {
  return [...Deno.readDirSync(folder)].map((entry) => Deno.readTextFileSync(new URL(entry.name, folder)));
}

function messages(language: string, files?: URL[]): Set<string> {
  const texts = files?.map((file) => Deno.readTextFileSync(file)) ?? folders(language).flatMap(catalogues);
  const text = texts.join("\n");
  return new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));
}

const CODE = sources(SOURCE).join("\n");
const ASKED = new Set(
  [...CODE.matchAll(/["'](?:(?:web|bt)-[a-z0-9-]+)["']/g)].map((found) => found[0].slice(1, -1)),
);
const QUOTED = new Set([...CODE.matchAll(/["']([a-z][a-z0-9-]*)["']/g)].map((found) => found[1]!));
const SAID = new Set([...CODE.matchAll(/words\(\s*"([a-z][a-z0-9-]*)"/g)].map((found) => found[1]!));
// Words that are put together from a beginning and what is chosen: `web-theme-${theme}`.
const BEGINNINGS = [
  "apt-do-",
  "fa-table-hint-",
  "web-home-",
  "web-pace-",
  "web-speed-",
  "web-played-on-",
  "web-puzzle-",
  "web-theme-",
  "web-clock-",
  "web-status-",
  "web-tab-",
  "web-talk-",
];
const SWITCHES = [
  "apt-end",
  "apt-another-turn",
  "web-confirm",
  "web-early",
  "web-sound",
  "web-notify",
  "web-chat",
  "web-keys",
];

for (const language of ["en", "hu", "pl"]) {
  Deno.test(`the page finds all its words in ${language}`, () => {
    const known = messages(language);
    assertEquals([...ASKED, ...SAID].filter((message) => !known.has(message)), []);
  });
}

Deno.test("no word of the page lies unused", () => {
  const known = messages("en", [
    new URL("en/table.ftl", TEXT),
    ...games().map((name) => new URL(`${name}/text/en/table.ftl`, GAMES)),
  ]);
  const used = (message: string) =>
    QUOTED.has(message) || SWITCHES.includes(message) ||
    BEGINNINGS.some((start) => message.startsWith(start));
  assertEquals([...known].filter((message) => !used(message)), []);
});
