// A tar is read file by file, and what has come is told in percent.

import { assertEquals } from "../testing.ts";
import { files, Loading } from "./archive.ts";

function entry(name: string, folder: string, text: string): Uint8Array {
  const data = new TextEncoder().encode(text);
  const block = new Uint8Array(512 + Math.ceil(data.length / 512) * 512);
  const put = (at: number, field: string) => block.set(new TextEncoder().encode(field), at);
  put(0, name);
  put(124, data.length.toString(8).padStart(11, "0"));
  put(345, folder);
  block.set(data, 512);
  return block;
}

Deno.test("the files of a tar are found with their folders and nothing but their bytes", () => {
  const long = "x".repeat(600);
  const parts = [entry("a.pyc", "", "one"), entry("b.csv", "deep/er", long), new Uint8Array(1024)];
  const tar = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    tar.set(part, at);
    at += part.length;
  }
  const read = files(tar).map(({ name, data }) => [name, new TextDecoder().decode(data)]);
  assertEquals(read, [["a.pyc", "one"], ["deep/er/b.csv", long]]);
});

Deno.test("loading is told in rising percents, whole at the end", () => {
  const told: number[] = [];
  const loading = new Loading((part) => told.push(part));
  loading.expect(200);
  for (const piece of [1, 1, 98, 100]) loading.count(piece);
  assertEquals(told, [1, 50, 100]);
});
