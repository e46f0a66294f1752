// The one WebSocket of a tab: says hello, sends commands, waits for their answers, comes back after a break.

import type { Socket } from "../home/contract.ts";
import type { AnyNews, Args, Error as Refused, Reason, TableChanges, Welcome } from "../protocol.ts";
import { Differences } from "./differences.ts";

/** What pages are told; what is new at a table has been put together with what was there. */
export type WholeNews = Exclude<AnyNews, TableChanges>;

export type Command = { kind: string } & Record<string, unknown>;

/** A command that the server refused. */
export class RefusedError extends Error {
  readonly error: string;
  readonly args: Args;
  readonly reason: Reason | null;

  constructor(told: Pick<Refused, "error" | "args" | "reason">) {
    super(told.error);
    this.error = told.error;
    this.args = told.args;
    this.reason = told.reason;
  }
}

interface Waiting {
  answered: (news: WholeNews) => void;
  failed: (error: RefusedError) => void;
}

// Milliseconds before each try to come back: a process that was killed is replaced within seconds, so that
// the first tries follow each other quickly; the last stands for all further ones.
const PAUSES = [200, 400, 400, 400, 600, 800, 1600, 3200, 8000];
const LOST = { error: "connection-lost", args: {}, reason: null };

export class Wire {
  online = false;
  lost = false; // it was online before
  unreachable = false; // it never was, and a try has failed
  onNews: (news: WholeNews) => void = () => {};
  onState: () => void = () => {};

  #socket: Socket | null = null;
  #ref = 0;
  #tries = 0;
  readonly #waiting = new Map<number, Waiting>();
  #early: string[] = []; // asked by a quick visitor before the first welcome
  readonly #tables = new Differences();
  readonly #standing = new Map<string, Command>(); // what I want to see, asked again after a break

  constructor(
    private readonly open: () => Socket,
    private readonly hello: () => Command,
    private readonly later: (again: () => void, milliseconds: number) => void = (again, milliseconds) =>
      void setTimeout(again, milliseconds),
    private readonly luck: () => number = Math.random,
  ) {}

  connect(): void {
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ ...this.hello(), differences: true }));
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(data) as AnyNews);
    socket.onclose = () => this.#closed();
  }

  /** Send a command; the answer comes as a promise, a refusal as a RefusedError. */
  ask<N extends WholeNews = WholeNews>(command: Command): Promise<N> {
    if (this.lost) return Promise.reject(new RefusedError(LOST));
    const ref = ++this.#ref;
    return new Promise<N>((resolve, failed) => {
      this.#waiting.set(ref, { answered: (news) => resolve(news as N), failed });
      const text = JSON.stringify({ ...command, ref });
      if (this.online) this.#socket?.send(text);
      else this.#early.push(text);
    });
  }

  /** Ask for something that is shown now and on every change, until it is dropped. */
  follow(name: string, command: Command): void {
    this.#standing.set(name, command);
    if (this.online) this.#socket?.send(JSON.stringify(command));
  }

  drop(name: string, command?: Command): void {
    if (typeof command?.id === "string") this.#tables.forget(command.id);
    if (this.#standing.delete(name) && command && this.online) this.#socket?.send(JSON.stringify(command));
  }

  /** A table is shown whole; if something of it is missing it is asked for again. */
  #heard(news: AnyNews): void {
    if (news.kind !== "table" && news.kind !== "table_changes") return this.#received(news);
    const table = this.#tables.read(news);
    if (typeof table === "string") this.#socket?.send(JSON.stringify({ kind: "watch", id: table }));
    else if (table) this.#received(table);
  }

  #received(news: WholeNews): void {
    if (news.kind === "welcome") this.#welcomed(news);
    const ref = "ref" in news ? news.ref : null;
    const waiting = ref === null ? undefined : this.#waiting.get(ref);
    if (waiting && ref !== null) {
      this.#waiting.delete(ref);
      if (news.kind === "error") waiting.failed(new RefusedError(news));
      else waiting.answered(news);
      return;
    }
    this.onNews(news);
  }

  #welcomed(_: Welcome): void {
    this.online = true;
    this.lost = false;
    this.unreachable = false;
    this.#tries = 0;
    for (const command of this.#standing.values()) this.#socket?.send(JSON.stringify(command));
    for (const text of this.#early.splice(0)) this.#socket?.send(text);
    this.onState();
  }

  #closed(): void {
    this.lost = this.lost || this.online;
    this.unreachable = !this.lost;
    this.online = false;
    for (const { failed } of this.#waiting.values()) failed(new RefusedError(LOST));
    this.#waiting.clear();
    this.#tables.forget();
    this.#early = [];
    this.onState();
    this.later(() => this.connect(), this.#pause());
  }

  /** From half of it to one and a half, so that not all pages of a house come back in the same moment. */
  #pause(): number {
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]!;
    return pause * (0.5 + this.luck());
  }
}
