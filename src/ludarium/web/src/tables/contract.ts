// What the frame gives a game's table, and what a table tells the frame.

import { LitElement } from "lit";
import type { Args, Choice, Event, Refusal, SeatLine, View } from "../protocol.ts";
import type { Sounds } from "../look/sound.ts";
import type { Say } from "../say.ts";
import { distinct, NO_OFFER, type Offer, offer } from "./offers.ts";

export interface ChooseDetail {
  choice: Choice;
}

export interface ExplainDetail {
  refusals: readonly Refusal[];
  at: Element;
}

/** One game's table: draws a View and tells what is chosen at the things themselves; it knows no rules. */
export abstract class GameTable<V extends View = View> extends LitElement {
  static override properties = {
    view: { attribute: false },
    say: { attribute: false },
    seats: { attribute: false },
    recent: { attribute: false },
    past: { attribute: false },
    lit: { attribute: false },
    busy: { type: Boolean },
    preview: { type: Boolean },
  };

  declare view: V; // always complete
  declare say: Say; // words in the viewer's language
  declare seats: SeatLine[]; // names
  declare recent: Event[]; // what just happened, for highlights
  declare past: readonly Event[]; // all that happened, as far as the viewer was told
  declare lit: ReadonlySet<string>; // ids of things that the log line under the pointer, or a hint, speaks of
  declare guided: boolean; // a guided game speaks: what it means may be brought into sight
  declare busy: boolean; // a move is on its way: no input
  declare preview: boolean; // replay or spectator: nothing can be chosen

  constructor() {
    super();
    this.seats = [];
    this.recent = [];
    this.past = [];
    this.lit = new Set();
    this.guided = false;
    this.busy = false;
    this.preview = false;
  }

  /** What events sound like. */
  get sounds(): Sounds {
    return {};
  }

  /** Whether something can be chosen now. */
  get open(): boolean {
    return !this.busy && !this.preview && this.view.choices.length > 0;
  }

  /** What can be done, and why not more, by moves of these kinds with these arguments. */
  offer(kinds: string | readonly string[], args: Args = {}): Offer {
    return this.preview ? NO_OFFER : offer(this.view, kinds, args);
  }

  /** Whether the log points at a thing, or something just happened to it. */
  marks(id: string): string {
    const fresh = this.recent.some((event) => Object.values(event.args).includes(id));
    return `${this.lit.has(id) ? "lit" : ""} ${fresh ? "fresh" : ""}`;
  }

  /** Use a thing that does one thing only: do it, or say why not. */
  use({ choices: [first], refusals }: Offer, at: EventTarget | null): void {
    if (first) this.pick(first);
    else this.explain(distinct(refusals), at as Element);
  }

  /** Make a move and put down what was taken up for it. */
  pick(choice: Choice): void {
    this.choose(choice);
  }

  /** Make a move; the frame sends it. */
  choose(choice: Choice): void {
    if (!this.open) return;
    this.#tell<ChooseDetail>("choose", { choice });
  }

  /** Say beside an element why something is not possible. */
  explain(refusals: readonly Refusal[], at: Element): void {
    if (refusals.length) this.#tell<ExplainDetail>("explain", { refusals, at });
  }

  #tell<D>(name: string, detail: D): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}
