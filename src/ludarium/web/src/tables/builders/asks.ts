// What the parts of The Builders' table ask of the table: its own side of the drawing, so that no import goes round.

import type { BuildersView, Refusal, SeatView, SiteView, UnitView } from "../../protocol.ts";
import type { GameTable } from "../contract.ts";

export const SENDINGS = ["send", "send-with-tool"] as const;

/** What is taken up: a worker to be sent, freed or educated, a site that waits for one, a university. */
export interface Chosen {
  what: "unit" | "site" | "university";
  id: string;
}

export interface BuildersTable extends GameTable<BuildersView> {
  chosen: Chosen | null;
  dragged: string; // what is in the air, or nothing
  shown: number | null; // the seat whose area is looked at; null: the usual one
  readonly mine: number;
  readonly old: boolean; // Antiquity, with its own people
  readonly seat: SeatView;
  readonly chosenUnit: UnitView | null;
  readonly chosenSite: SiteView | null;
  isChosen(what: Chosen["what"], id: string): boolean;
  take(what: Chosen["what"], id: string): void;
  why(refusals: readonly Refusal[], event: globalThis.Event): void;
}
