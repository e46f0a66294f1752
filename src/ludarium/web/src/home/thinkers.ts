// The worker that thinks for bots: asked one question at a time, ended and begun anew when it takes too long.

import type { Question, Thought } from "./messages.ts";

const LONGEST = 60_000; // milliseconds for one move, the start of Python included

interface Asked {
  question: Question;
  answered: (text: string) => void;
}

export class Thinkers {
  #worker: Worker | null = null;
  #refs = 0;
  #limit = 0;
  readonly #line: Asked[] = []; // the first one is being thought about

  constructor(private readonly start: () => Worker = thinker, private readonly longest = LONGEST) {}

  /** Start the worker, if it is not there yet. */
  begin(): void {
    if (!this.#worker) this.#begin();
  }

  /** The answer to a question of the house, or nothing if there was none. */
  ask(text: string): Promise<string> {
    return new Promise((answered) => {
      this.#line.push({ question: { ref: ++this.#refs, text }, answered });
      if (this.#line.length === 1) this.#next();
    });
  }

  #begin(): void {
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Thought>) => this.#heard(data);
    worker.onerror = () => this.#fail();
    this.#worker = worker;
  }

  #next(): void {
    const [asked] = this.#line;
    if (!asked) return;
    this.begin();
    this.#worker?.postMessage(asked.question);
    this.#limit = setTimeout(() => this.#fail(), this.longest);
  }

  #heard({ ref, text }: Thought): void {
    if (this.#line[0]?.question.ref !== ref) return;
    clearTimeout(this.#limit);
    this.#line.shift()?.answered(text);
    this.#next();
  }

  /** It failed or thinks too long: its question has no answer, the others get a new worker. */
  #fail(): void {
    clearTimeout(this.#limit);
    this.#worker?.terminate();
    this.#begin();
    this.#line.shift()?.answered("");
    this.#next();
  }
}

function thinker(): Worker {
  return new Worker(new URL("./thinker-worker.js", import.meta.url), { type: "module" });
}
