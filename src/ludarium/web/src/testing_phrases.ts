// For a test: reads what a game tells from standard input and prints the page's words for its phrases.

import { Say } from "./say.ts";

const { game, names, phrases, catalogues } = JSON.parse(await new Response(Deno.stdin.readable).text());
const languages = Object.entries(catalogues) as ["en" | "hu" | "pl", string][];
const said = languages.map(([language, catalogue]) => {
  const say = new Say(language, catalogue, game, names);
  return [language, phrases.map((phrase: Parameters<Say["phrase"]>[0]) => say.phrase(phrase))];
});
console.log(JSON.stringify(Object.fromEntries(said)));
