// Paths of the house become addresses and back, on a server and in a folder of files.

import { assertEquals } from "../testing.ts";
import { address, pathOf } from "./addresses.ts";

const BASE = "https://example.org/games/ludarium/";

for (const path of ["/", "/t/abc", "/rules/faiyum#FA-1", "/replay/abc?at=12", "/campaign"]) {
  Deno.test(`${path} is found again on a server and in a folder`, () => {
    assertEquals(pathOf(new URL(address(path, false), "https://example.org/"), false), path);
    assertEquals(pathOf(new URL(address(path, true), BASE), true), path);
  });
}

Deno.test("in a folder every page is the one file of the folder", () => {
  assertEquals(new URL(address("/rules/faiyum#FA-1", true), BASE).href, `${BASE}?p=/rules/faiyum#FA-1`);
  assertEquals(new URL(address("/", true), `${BASE}?p=/t/abc`).href, BASE);
});
