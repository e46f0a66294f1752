// A game goes through a link and comes out as it was; a broken link is noticed.

import { assertEquals } from "../testing.ts";
import { packed, unpacked } from "./handover.ts";

Deno.test("a game survives its link, accents and all", async () => {
  const text = "game: faiyum\nseat: human Béla\n" + "1 play farmer\n".repeat(300);
  const letters = await packed(text);
  assertEquals(/^[\w-]+$/.test(letters), true);
  assertEquals(letters.length < text.length / 10, true);
  assertEquals(await unpacked(letters), text);
});

Deno.test("a link that was cut or bent is none", async () => {
  const letters = await packed("1 play farmer\n".repeat(50));
  assertEquals(await unpacked(letters.slice(0, -9)), null);
  assertEquals(await unpacked("%%%"), null);
});
