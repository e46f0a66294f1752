// No table says a figure of a rule by itself: figures come with the view, in its phrases or as numbers.

import { assertEquals } from "../testing.ts";

const TABLES = new URL("./", import.meta.url);
const GAMES = new URL("../../../games/", import.meta.url);

function files(folder: URL): URL[] {
  return [...Deno.readDirSync(folder)].flatMap((entry) =>
    entry.isDirectory ? files(new URL(`${entry.name}/`, folder)) : [new URL(entry.name, folder)]
  );
}

const games = [...Deno.readDirSync(GAMES)].filter(({ isDirectory, name }) =>
  isDirectory && name !== "__pycache__"
);

for (const { name } of games) {
  const words = files(new URL(`${name}/text/`, GAMES)).filter((file) => file.pathname.endsWith("/table.ftl"));
  Deno.test(`the page's own words for ${name} hold no figure`, () => {
    const found = words.flatMap((file) =>
      Deno.readTextFileSync(file).split("\n").filter((line) =>
        !/^#|^campaign-/.test(line) && /(?<![\w$-])\d/.test(line.replace(/\[\d+\]/g, ""))
      )
    );
    assertEquals(found, []);
  });
}

Deno.test("no table writes a number of its own into what it shows", () => {
  const code = files(TABLES).filter(({ pathname }) =>
    pathname.endsWith(".ts") && !pathname.endsWith("_test.ts")
  );
  const found = code.flatMap((file) => {
    const text = Deno.readTextFileSync(file);
    return [...text.matchAll(/>\s*[+−×]?\s*[1-9]\d*\s*<\//g)].map(([shown]) =>
      `${file.pathname.split("/").slice(-2).join("/")}: ${shown}`
    );
  });
  assertEquals(found, []);
});
