// Every event that a table has a sound for is one that its game can tell.

import { assertEquals } from "../testing.ts";
import { soundOf, type Sounds } from "../look/sound.ts";

const HERE = new URL("./", import.meta.url);
const GAMES = new URL("../../../games/", import.meta.url);
const DRAWN = ["ante_portas", "builders", "faiyum"];

for (const family of DRAWN) {
  Deno.test(`the sounds of ${family} belong to its events`, async () => {
    const { sounds } = await import(new URL(`${family}/sounds.ts`, HERE).href) as { sounds: Sounds };
    const told = Deno.readTextFileSync(new URL(`${family}/text/en/words.ftl`, GAMES));
    assertEquals(Object.keys(sounds).filter((kind) => !told.includes(`\nevent-${kind} =`)), []);
  });
}

Deno.test("of several events the weightiest is heard", () => {
  const sounds: Sounds = { finished: "built", took: "coin" };
  assertEquals(soundOf(["took", "finished", "turn-ended"], sounds), "built");
  assertEquals(soundOf(["turn-ended"], sounds), null);
});
