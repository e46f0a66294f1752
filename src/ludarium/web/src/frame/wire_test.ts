// The wire: answers find their questions, refusals are errors, and after a break everything is asked again.

import type { Socket } from "../home/contract.ts";
import { assertEquals } from "../testing.ts";
import { RefusedError, Wire } from "./wire.ts";

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.onclose?.();
  }
  tell(news: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }
}

function connected(
  luck = 0.5,
): { wire: Wire; sockets: FakeSocket[]; waits: number[]; again: (() => void)[] } {
  const sockets: FakeSocket[] = [];
  const waits: number[] = [];
  const again: (() => void)[] = [];
  const open = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const wire = new Wire(
    open,
    () => ({ kind: "hello", token: "secret" }),
    (retry, milliseconds) => {
      waits.push(milliseconds);
      again.push(retry);
    },
    () => luck,
  );
  wire.connect();
  sockets[0]!.onopen?.();
  sockets[0]!.tell({
    kind: "welcome",
    token: "secret",
    name: "Anna",
    language: "en",
    version: "1",
    mute: [],
  });
  return { wire, sockets, waits, again };
}

Deno.test("the first message is hello", () => {
  const { sockets } = connected();
  assertEquals(sockets[0]!.sent[0], { kind: "hello", token: "secret", differences: true });
});

Deno.test("what a quick visitor asks before the first welcome is sent after it", async () => {
  const socket = new FakeSocket();
  const wire = new Wire(() => socket, () => ({ kind: "hello" }));
  wire.connect();
  const answer = wire.ask({ kind: "create", game: "g" });
  assertEquals(socket.sent, []);
  socket.tell({ kind: "welcome", token: "t", name: "Anna", language: "en", version: "1", mute: [] });
  assertEquals(socket.sent, [{ kind: "create", game: "g", ref: 1 }]);
  socket.tell({ kind: "created", ref: 1, id: "new" });
  assertEquals((await answer).kind, "created");
});

Deno.test("an answer finds its question", async () => {
  const { wire, sockets } = connected();
  const first = wire.ask({ kind: "start", id: "a" });
  const second = wire.ask({ kind: "create", game: "g" });
  sockets[0]!.tell({ kind: "created", ref: 2, id: "new" });
  sockets[0]!.tell({ kind: "done", ref: 1 });
  assertEquals((await second) as unknown, { kind: "created", ref: 2, id: "new" });
  assertEquals((await first).kind, "done");
});

Deno.test("a refusal is an error with its reason", async () => {
  const { wire, sockets } = connected();
  const asked = wire.ask({ kind: "act" });
  sockets[0]!.tell({ kind: "error", ref: 1, error: "stale", args: { now: 3 }, reason: null });
  const error = await asked.catch((refused) => refused as RefusedError);
  assertEquals(error instanceof RefusedError && [error.error, error.args.now], ["stale", 3]);
});

Deno.test("after a break the wire waits longer each time, then asks again for what it followed", () => {
  const { wire, sockets, waits, again } = connected();
  wire.follow("table", { kind: "watch", id: "t" });
  sockets[0]!.close();
  assertEquals([wire.online, wire.lost], [false, true]);
  again[0]!();
  sockets[1]!.close();
  again[1]!();
  sockets[2]!.onopen?.();
  sockets[2]!.tell({
    kind: "welcome",
    token: "secret",
    name: "Anna",
    language: "en",
    version: "1",
    mute: [],
  });
  assertEquals(waits, [200, 400]);
  assertEquals(sockets[2]!.sent.at(-1) as unknown, { kind: "watch", id: "t" });
  assertEquals([wire.online, wire.lost], [true, false]);
});

Deno.test("a house that is back within three seconds is found by then, whatever the luck", () => {
  for (const luck of [0, 0.5, 1]) {
    const { sockets, waits, again } = connected(luck);
    sockets[0]!.close();
    for (let tries = 1; tries < 12; tries++) {
      again.at(-1)!();
      sockets.at(-1)!.close();
    }
    const tried = waits.map((_, index) => waits.slice(0, index + 1).reduce((sum, wait) => sum + wait));
    const soon = tried.filter((at) => at <= 3000);
    const gaps = soon.map((at, index) => at - (soon[index - 1] ?? 0));
    assertEquals([soon.length > 3, Math.max(...gaps) <= 900], [true, true]);
    assertEquals(Math.max(...waits) >= 4000, true); // and then seldom, so that nobody is flooded
  }
});

Deno.test("what is asked while the connection is lost is refused at once", async () => {
  const { wire, sockets } = connected();
  const asked = wire.ask({ kind: "act" });
  sockets[0]!.close();
  const errors = await Promise.all(
    [asked, wire.ask({ kind: "act" })].map((ask) => ask.catch((error) => error.error)),
  );
  assertEquals(errors as unknown, ["connection-lost", "connection-lost"]);
});

Deno.test("news without a question are told to everybody", () => {
  const { wire, sockets } = connected();
  const told: string[] = [];
  wire.onNews = (news) => told.push(news.kind);
  sockets[0]!.tell({ kind: "lobby", tables: [], mine: [], campaign: null });
  assertEquals(told, ["lobby"]);
});

Deno.test("what is new at a table is put together, and a table with a gap is asked for again", () => {
  const { wire, sockets } = connected();
  const shown: unknown[] = [];
  wire.onNews = (news) => shown.push(news.kind === "table" ? news.at : news.kind);
  const view = { viewer: null, zones: [], refusals: [] };
  sockets[0]!.tell({ kind: "table", id: "t", at: 1, viewer: null, number: 1, view });
  sockets[0]!.tell({ kind: "table_changes", id: "t", number: 2, changed: { at: 2 }, view: null });
  sockets[0]!.tell({ kind: "table_changes", id: "t", number: 4, changed: { at: 4 }, view: null });
  assertEquals(shown, [1, 2]);
  assertEquals(sockets[0]!.sent.at(-1), { kind: "watch", id: "t" });
});
