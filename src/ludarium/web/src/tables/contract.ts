// What the frame gives a game's table, and what a table tells the frame.

import { LitElement } from "lit";
import type { Choice, Event, Refusal, SeatLine, View } from "../protocol.ts";
import type { Say } from "../say.ts";

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
    lit: { attribute: false },
    busy: { type: Boolean },
    preview: { type: Boolean },
  };

  declare view: V; // always complete
  declare say: Say; // words in the viewer's language
  declare seats: SeatLine[]; // names
  declare recent: Event[]; // what just happened, for highlights
  declare lit: ReadonlySet<string>; // ids of things that the log line under the pointer, or a hint, speaks of
  declare busy: boolean; // a move is on its way: no input
  declare preview: boolean; // replay or spectator: nothing can be chosen

  constructor() {
    super();
    this.seats = [];
    this.recent = [];
    this.lit = new Set();
    this.busy = false;
    this.preview = false;
  }

  /** The kinds of moves in the order of the list beside the table; others follow. */
  get kinds(): readonly string[] {
    return [];
  }

  /** Whether something can be chosen now. */
  get open(): boolean {
    return !this.busy && !this.preview && this.view.choices.length > 0;
  }

  /** Whether a move cannot be taken back or ends the turn: the frame asks once more, if the player likes that. */
  careful(_choice: Choice): boolean {
    return false;
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
