// What the parts of Ante Portas' table ask of the table: its own side of the drawing, so that no import goes round.

import type { AntePortasTableView, CityView } from "../../protocol.ts";
import type { GameTable } from "../contract.ts";
import type { Offer } from "../offers.ts";
import type { Chosen, Dragged, Laying } from "./chosen.ts";
import type { Side } from "./pieces.ts";

export interface AntePortasTable extends GameTable<AntePortasTableView> {
  chosen: Chosen | null;
  dragged: Dragged | null;
  readonly side: Side | null;
  isChosen(card: string): boolean;
  cityOffer(city: string): Offer;
  secretOffer(): Offer;
  takeCard(id: string): void;
  layAs(use: Laying): void;
  clickCity(city: CityView, at: Element): void;
  clickSecret(at: Element): void;
  tell(lines: readonly string[], at: Element): void;
}
