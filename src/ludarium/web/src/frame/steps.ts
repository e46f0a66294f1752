// The steps that a table has made since it was last shown, played one after the other so that they can be seen.

import type { Event as GameEvent, GameInfo, LogLine, TableNews, View } from "../protocol.ts";

export const PACES = ["slow", "usual", "fast", "at-once"] as const;
export type Pace = (typeof PACES)[number];

const EACH: Record<Pace, number> = { slow: 1400, usual: 700, fast: 300, "at-once": 0 }; // milliseconds a step
const LIGHT = 0.6; // of that for a step of which little is told, such as the end of a turn
const HEAVY = 1.8; // and for one in which something great happens
const TOGETHER = 14; // so many steps take their time; more than these share it
const MOST = 60; // steps that wait at most

/** Do something later; gives how to call it off. */
export function afterAWhile(again: () => void, milliseconds: number): () => void {
  const timer = setTimeout(again, milliseconds);
  return () => clearTimeout(timer);
}

type Happenings = Pick<GameInfo, "draws" | "rounds" | "milestones">;

/** What a step is shown with, and what it needs. */
export interface Stage {
  show(news: TableNews, left: number, from: number | null): void; // a position, how many wait, the one before
  look(at: number): Promise<View>;
  hold(at: number): number; // milliseconds until the next one may come
  ready(): boolean; // whether anybody looks
  later(again: () => void, milliseconds: number): () => void; // gives how to call it off
}

/** How much happens in a step: draws and the beginning of a round are no news, milestones are great ones. */
export function weighed(recent: readonly GameEvent[], game: Happenings): number {
  const told = recent.filter(({ kind }) => !game.draws.includes(kind) && kind !== game.rounds);
  if (told.some(({ kind }) => game.milestones.includes(kind))) return HEAVY;
  return told.length === 0 ? LIGHT : Math.min(1.3, 0.7 + 0.3 * told.length);
}

/** How long a step stays before the next one: by what happens in it, and by how many wait. */
export function holdOf(pace: Pace, weight: number, waiting: number): number {
  return EACH[pace] * weight * Math.min(1, TOGETHER / Math.max(1, waiting));
}

/** The events between two positions. */
export function eventsBetween(log: readonly LogLine[], after: number, upTo: number): LogLine["event"][] {
  return log.filter(({ at }) => at > after && at <= upTo).map(({ event }) => event);
}

/** The newest message with an earlier position in it, in which nobody can choose anything. */
export function during(news: TableNews, at: number, view: View): TableNews {
  return {
    ...news,
    at,
    view: { ...view, choices: [], refusals: [] },
    status: "playing",
    undo: 0,
    moved: false,
    thinking: false,
    scores: null,
    totals: null,
    winners: [],
  };
}

/** Takes messages in as they come and shows their positions in order, each for a while. */
export class Steps {
  #latest: TableNews | null = null;
  #shown: number | null = null; // the position that is shown; null: none yet
  #waiting: number[] = [];
  readonly #views = new Map<number, View>();
  #callOff: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  /** Whether what is shown is not yet what is so. */
  get playing(): boolean {
    return this.#waiting.length > 0;
  }

  get latest(): TableNews | null {
    return this.#latest;
  }

  /** Begin at a table of which the positions up to this one were seen; null: nothing of it. */
  begin(seen: number | null): void {
    this.#stop();
    this.#latest = null;
    this.#shown = seen;
  }

  /** A message has come. */
  told(news: TableNews, atOnce: boolean): void {
    const before = this.#latest;
    this.#latest = news;
    const back = before !== null && news.at < before.at; // moves were taken back
    if (atOnce || back || this.#shown === null || news.at < this.#shown) return this.skip();
    if (news.at === this.#shown || (news.at === before?.at && !this.playing)) return this.#arrive();
    this.#views.set(news.at, news.view);
    const last = this.#waiting.at(-1) ?? this.#shown;
    this.#waiting = [...this.#waiting, ...news.steps.filter((at) => at > last)].slice(-MOST);
    if (!this.#callOff) void this.#next();
  }

  /** Show what is so now. */
  skip(): void {
    if (!this.#latest) return;
    this.#stop();
    this.#arrive();
  }

  /** What is shown now has been seen: the next step comes at once. */
  hurry(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.goOn();
  }

  /** Somebody looks again. */
  goOn(): void {
    if (this.playing && !this.#callOff) void this.#next();
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#waiting = [];
    this.#views.clear();
  }

  #arrive(): void {
    const news = this.#latest!;
    const from = this.#shown;
    this.#shown = news.at;
    this.stage.show(news, 0, from);
  }

  /** Show the step that has waited longest, and the next one after a while. */
  async #next(): Promise<void> {
    const [at] = this.#waiting;
    if (at === undefined || !this.stage.ready()) return;
    let called = true;
    this.#callOff = () => (called = false);
    const view = await this.#view(at);
    if (!called) return;
    if (!view) return this.skip();
    this.#waiting.shift();
    this.#views.delete(at);
    const from = this.#shown;
    this.#shown = at;
    this.stage.show(this.#now(at, view), this.#waiting.length, from);
    this.#callOff = this.stage.later(() => {
      this.#callOff = null;
      void this.#next();
    }, this.stage.hold(at));
  }

  #now(at: number, view: View): TableNews {
    const news = this.#latest!;
    return at === news.at ? news : during(news, at, view);
  }

  async #view(at: number): Promise<View | null> {
    try {
      return this.#views.get(at) ?? await this.stage.look(at);
    } catch {
      return null; // the table has gone back, or the line is cut
    }
  }
}
