// The house in this page: a worker keeps it, messages go to and fro as over a WebSocket.

import { HOME, pathOf } from "./addresses.ts";
import type { Answer, Home, Socket } from "./contract.ts";
import type { FromHouse, ToHouse } from "./messages.ts";
import { homeState } from "./progress.ts";

const LOCK = "ludarium-house"; // one tab keeps the house; the others wait until it is closed

class Line implements Socket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(private readonly house: WorkerHouse) {}

  send(text: string): void {
    this.house.post({ kind: "say", text });
  }

  close(): void {}
}

/** The worker, the line to it, and what was asked of it. */
class WorkerHouse {
  #worker: Worker | null = null;
  #line: Line | null = null;
  #refs = 0;
  readonly #asked = new Map<number, (answer: Answer) => void>();
  readonly #early: ToHouse[] = []; // asked before the house was open

  open(): Socket {
    const line = new Line(this);
    this.#line = line;
    if (!this.#worker) void this.#start();
    return line;
  }

  post(message: ToHouse): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#early.push(message);
  }

  get(path: string): Promise<Answer> {
    const ref = ++this.#refs;
    return new Promise((answered) => {
      this.#asked.set(ref, answered);
      this.post({ kind: "get", ref, path });
    });
  }

  /** Wait until no other tab keeps the house, then keep it. */
  async #start(): Promise<void> {
    const missing = lacks();
    if (missing) return homeState.tell({ step: missing });
    await consent();
    const waiting = setTimeout(() => homeState.tell({ step: "elsewhere" }), 800);
    const keep = () => {
      clearTimeout(waiting);
      this.#work();
      return new Promise(() => {}); // until the tab is closed
    };
    await (navigator.locks ? navigator.locks.request(LOCK, keep) : keep()); // locks need https
  }

  #work(): void {
    const worker = new Worker(new URL("./home/house-worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.#heard(data);
    worker.onerror = (event) => homeState.tell({ step: "failed", why: event.message });
    this.#worker = worker;
    for (const message of this.#early.splice(0)) worker.postMessage(message);
  }

  #heard(message: FromHouse): void {
    switch (message.kind) {
      case "open":
        homeState.tell({ step: "open" });
        return this.#line?.onopen?.();
      case "news":
        return this.#line?.onmessage?.({ data: message.text });
      case "got":
        this.#asked.get(message.ref)?.({ ok: message.ok, text: message.text });
        this.#asked.delete(message.ref);
        return;
      case "progress":
        return homeState.tell(message.progress);
    }
  }
}

const LARGEST = "python/pyodide.asm.wasm.packed";

interface Metered {
  saveData?: boolean;
  type?: string;
}

/** On a metered line tell first how much will be loaded, unless it is here already. */
async function consent(): Promise<void> {
  const { connection } = navigator as { connection?: Metered };
  const metered = connection?.saveData || connection?.type === "cellular";
  if (!metered || await globalThis.caches?.match(new URL(LARGEST, document.baseURI))) return;
  homeState.tell({ step: "metered", part: HOME.megabytes });
  await new Promise((agreed) => homeState.addEventListener("agreed", agreed, { once: true }));
}

/** What this browser lacks to keep a house, if anything. */
function lacks(): "no-wasm" | "no-storage" | null {
  if (typeof WebAssembly !== "object" || typeof Worker !== "function") return "no-wasm";
  return globalThis.indexedDB ? null : "no-storage";
}

const STATIC = /^\/(words\/|api\/games(\/|$))/; // written when the folder was made

export function home(): Home {
  const house = new WorkerHouse();
  return {
    open: () => house.open(),
    async get(path) {
      if (!STATIC.test(path)) return await house.get(path);
      const file = path === "/api/games" ? "/api/games.json" : path;
      const answer = await fetch(new URL(`.${file}`, document.baseURI));
      return { ok: answer.ok, text: await answer.text() };
    },
    download(event, link) {
      event.preventDefault();
      void save(house, pathOf(link), link.download);
    },
  };
}

/** A file of the house, saved by the browser. */
async function save(house: WorkerHouse, path: string, name: string): Promise<void> {
  const { ok, text } = await house.get(path);
  if (!ok) return;
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name || path.split("/").slice(-2).join("-");
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
