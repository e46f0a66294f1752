// QR codes against those of another encoder (Python's qrcode 8.2), and who can come by a link.

import { addressFor, leadsNowhere } from "./invitation-link.ts";
import { assertEquals } from "../testing.ts";
import { type Modules, qr } from "../look/qr.ts";

/** The rows of a code, a bit a module. */
function rows(modules: Modules | null): string[] {
  return (modules ?? []).map((row) => row.map((dark) => (dark ? 1 : 0)).join(""));
}

async function fingerprint(modules: Modules | null): Promise<string> {
  const bytes = new TextEncoder().encode(rows(modules).join("\n"));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

Deno.test("a short text is drawn module by module as others draw it", () => {
  const known = [
    "111111100100101111111",
    "100000101011101000001",
    "101110100011001011101",
    "101110100110001011101",
    "101110101111101011101",
    "100000100011001000001",
    "111111101010101111111",
    "000000000000000000000",
    "101010100100100010010",
    "011001001001001110001",
    "000010110111011111111",
    "010100011101110000010",
    "000101101111001110010",
    "000000001000001010010",
    "111111100000100110111",
    "100000100100001000010",
    "101110101100101000000",
    "101110100011010111010",
    "101110101101011111101",
    "100000100101110110010",
    "111111101101011011011",
  ];
  assertEquals(rows(qr("Ludarium", 0)), known);
});

const KNOWN: [text: string, mask: number, width: number, fingerprint: string][] = [
  ["http://192.168.1.5:8421/t/k3v9x2mq", 3, 29, "3251b4b85de90dad"],
  ["https://games.example.org/ludarium/t/árvíztűrő-tükörfúrógép", 5, 37, "9acd0a0fbefab156"],
  ["x".repeat(130), 7, 49, "ca1badab5b211b28"],
  ["y".repeat(200), 1, 57, "9d9550d437781823"],
  ["HELLO-lower 123", 2, 25, "0a3d13aa89b490a2"],
  ["http://[fe80::1]:8421/t/aaaaaaaa", 4, 29, "d193c21d95392cf5"],
  ["z".repeat(84), 6, 37, "a0500c9cf4a60538"],
];

for (const [text, mask, width, known] of KNOWN) {
  Deno.test(`a code of ${width} modules with mask ${mask} is that of others`, async () => {
    const modules = qr(text, mask);
    assertEquals([modules?.length, await fingerprint(modules)], [width, known]);
  });
}

Deno.test("the mask is chosen, and what is too long has no code", () => {
  const texts = (mask?: number) => rows(qr("http://192.168.1.5:8421/t/k3v9x2mq", mask)).join("");
  assertEquals([0, 1, 2, 3, 4, 5, 6, 7].filter((mask) => texts(mask) === texts()).length, 1);
  assertEquals(qr("x".repeat(214)), null);
});

Deno.test("friends get the address in the network where the own one leads nowhere", () => {
  const own = "http://localhost:8421/t/abc";
  const network = { alone: false, addresses: ["192.168.1.5", "[fe80::1]"] };
  assertEquals(addressFor(own, network), "http://192.168.1.5:8421/t/abc");
  assertEquals(addressFor("https://games.example.org/t/abc", network), "https://games.example.org/t/abc");
  assertEquals(leadsNowhere(own, network), false);
  assertEquals(leadsNowhere(own, { alone: true, addresses: [] }), true);
  assertEquals(leadsNowhere("https://games.example.org/t/abc", { alone: false, addresses: [] }), false);
});
