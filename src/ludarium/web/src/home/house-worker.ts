// The worker that keeps the house: the server's own Python behind the server's own messages.

import { Keeper } from "./keeper.ts";
import type { FromHouse, ToHouse } from "./messages.ts";
import { python } from "./python.ts";
import { Thinkers } from "./thinkers.ts";

interface House {
  take(text: string): Promise<void>;
  get(path: string): Promise<string>;
}

const post = (message: FromHouse) => self.postMessage(message);
const early: ToHouse[] = [];
let house: House | null = null;

self.onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if (house) void answer(house, data);
  else early.push(data);
};

async function answer(house: House, message: ToHouse): Promise<void> {
  if (message.kind === "say") return await house.take(message.text);
  const [ok, text] = JSON.parse(await house.get(message.path)) as [boolean, string];
  post({ kind: "got", ref: message.ref, ok, text });
}

async function open(): Promise<void> {
  const py = await python((part) => post({ kind: "progress", progress: { step: "loading", part } }));
  post({ kind: "progress", progress: { step: "starting" } });
  const keeper = await Keeper.open().catch(() => null);
  if (!keeper) return post({ kind: "progress", progress: { step: "no-storage" } });
  const thinkers = new Thinkers();
  const make = py.pyimport("ludarium.site.house").opened as (...parts: unknown[]) => Promise<House>;
  house = await make(
    keeper,
    (question: string) => thinkers.ask(question),
    (text: string) => post({ kind: "news", text }),
  );
  post({ kind: "open" });
  for (const message of early.splice(0)) void answer(house, message);
  thinkers.begin(); // not before: two starts beside each other would both take twice as long
}

open().catch((error) => post({ kind: "progress", progress: { step: "failed", why: String(error) } }));
