/** What the parts of Faiyum's table ask of the table: its own side of the drawing, so that no import goes round. */
import type { Thing } from "../../protocol.ts";
import type { GameTable } from "../contract.ts";
import type { Offers } from "./offers.ts";
import type { FaiyumView, HolderView } from "./types.ts";

export interface FaiyumTable extends GameTable<FaiyumView> {
  chosen: string; // the thing whose sheet is open, or nothing
  dragged: string; // the thing that is in the air, or nothing
  offers: Offers;
  things: ReadonlyMap<string, Thing>; // all that lies on the table, by its id
  readonly holder: HolderView;
  look(thing: string): void;
  press(thing: string, at: Element): void;
  told(label: string, thing: string): string;
  sheetKey(event: KeyboardEvent): void;
}
