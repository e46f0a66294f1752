// Every word that the page asks for by name is in the catalogues of all languages, and none lies there unused.

import { assertEquals } from "./testing.ts";

const SOURCE = new URL("./", import.meta.url);
const TEXT = new URL("../../text/", import.meta.url);

function sources(folder: URL): string[] {
  return [...Deno.readDirSync(folder)].flatMap((entry) => {
    if (entry.isDirectory) return sources(new URL(`${entry.name}/`, folder));
    return entry.name.endsWith(".ts") && !entry.name.endsWith("_test.ts")
      ? [Deno.readTextFileSync(new URL(entry.name, folder))]
      : [];
  });
}

function messages(language: string, files?: string[]): Set<string> {
  const folder = new URL(`${language}/`, TEXT);
  const names = files ?? [...Deno.readDirSync(folder)].map((entry) => entry.name);
  const text = names.map((name) => Deno.readTextFileSync(new URL(name, folder))).join("\n");
  return new Set([...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));
}

const CODE = sources(SOURCE).join("\n");
const ASKED = new Set(
  [...CODE.matchAll(/["'](?:(?:web|bt)-[a-z0-9-]+)["']/g)].map((found) => found[0].slice(1, -1)),
);
const SAID = new Set([...CODE.matchAll(/words\(\s*"([a-z][a-z0-9-]*)"/g)].map((found) => found[1]!));
// Words that are put together from a beginning and what is chosen: `web-theme-${theme}`.
const BEGINNINGS = ["web-theme-", "web-clock-", "web-status-", "web-tab-"];
const SWITCHES = ["web-confirm", "web-sound", "web-notify", "web-chat", "web-keys"];

for (const language of ["en", "hu", "pl"]) {
  Deno.test(`the page finds all its words in ${language}`, () => {
    const known = messages(language);
    assertEquals([...ASKED, ...SAID].filter((message) => !known.has(message)), []);
  });
}

Deno.test("no word of the page lies unused", () => {
  const known = messages("en", ["table.ftl", "builders-table.ftl"]);
  const used = (message: string) =>
    ASKED.has(message) || SWITCHES.includes(message) || BEGINNINGS.some((start) => message.startsWith(start));
  assertEquals([...known].filter((message) => !used(message)), []);
});
