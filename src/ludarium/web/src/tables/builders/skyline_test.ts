// Every building and machine of both editions has a drawing of its own.

import { assertEquals } from "../../testing.ts";
import { isDrawn, outline } from "./skyline.ts";

function cards(edition: string): string[] {
  const file = new URL(`../../../../games/builders/data/${edition}_buildings.csv`, import.meta.url);
  const rows = Deno.readTextFileSync(file).trim().split("\n").slice(1);
  return rows.map((row) => (row.split(",")[1] ?? "").toLowerCase().replace(/'/g, "").replace(/ /g, "-"));
}

for (const edition of ["middle_ages", "antiquity"]) {
  Deno.test(`every building of ${edition} is drawn`, () => {
    assertEquals(cards(edition).filter((card) => !isDrawn(card)), []);
    assertEquals(
      cards(edition).filter((card) =>
        !outline(card).body || /NaN|undefined/.test(outline(card).body + outline(card).open)
      ),
      [],
    );
  });
}

Deno.test("no two buildings of an edition look the same", () => {
  for (const edition of ["middle_ages", "antiquity"]) {
    const drawings = cards(edition).map((card) => outline(card).body);
    assertEquals(new Set(drawings).size, drawings.length);
  }
});
