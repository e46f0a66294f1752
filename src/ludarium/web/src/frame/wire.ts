// The one WebSocket of a tab: says hello, sends commands, waits for their answers, comes back after a break.

import type { AnyNews, Args, Error as Refused, Reason, Welcome } from "../protocol.ts";

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
  answered: (news: AnyNews) => void;
  failed: (error: RefusedError) => void;
}

const SHORTEST = 400; // milliseconds before the first try to come back
const LONGEST = 8000;
const LOST = { error: "connection-lost", args: {}, reason: null };

/** What a wire needs of a socket; tests bring their own. */
export type Socket = Pick<WebSocket, "send" | "close"> & {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
};

export class Wire {
  online = false;
  lost = false; // it was online before
  onNews: (news: AnyNews) => void = () => {};
  onState: () => void = () => {};

  #socket: Socket | null = null;
  #ref = 0;
  #tries = 0;
  readonly #waiting = new Map<number, Waiting>();
  #early: string[] = []; // asked by a quick visitor before the first welcome
  readonly #standing = new Map<string, Command>(); // what I want to see, asked again after a break

  constructor(
    private readonly open: () => Socket,
    private readonly hello: () => Command,
    private readonly later: (again: () => void, milliseconds: number) => void = (again, milliseconds) =>
      void setTimeout(again, milliseconds),
  ) {}

  connect(): void {
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = ({ data }) => this.#received(JSON.parse(data) as AnyNews);
    socket.onclose = () => this.#closed();
  }

  /** Send a command; the answer comes as a promise, a refusal as a RefusedError. */
  ask<N extends AnyNews = AnyNews>(command: Command): Promise<N> {
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
    if (this.#standing.delete(name) && command && this.online) this.#socket?.send(JSON.stringify(command));
  }

  #received(news: AnyNews): void {
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
    this.#tries = 0;
    for (const command of this.#standing.values()) this.#socket?.send(JSON.stringify(command));
    for (const text of this.#early.splice(0)) this.#socket?.send(text);
    this.onState();
  }

  #closed(): void {
    this.lost = this.lost || this.online;
    this.online = false;
    for (const { failed } of this.#waiting.values()) failed(new RefusedError(LOST));
    this.#waiting.clear();
    this.#early = [];
    this.onState();
    this.later(() => this.connect(), Math.min(LONGEST, SHORTEST * 2 ** this.#tries++));
  }
}
