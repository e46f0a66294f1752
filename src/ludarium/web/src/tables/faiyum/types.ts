/** What the server tells of a position of Faiyum (games/faiyum/view.py). */
import type { Args, ScoreLine, View } from "../../protocol.ts";

export interface CardView {
  id: string;
  number: string;
  source: "found" | "part" | "rebuilt";
  type: "harvest" | "build" | "trade" | "other";
  cost: string;
  action: string;
  gain: string;
}

export interface SlotView {
  card: CardView;
  current: boolean;
  price: number;
  token: boolean;
}

export interface FieldView {
  name: string;
  row: number;
  column: number;
  side: "west" | "east";
  kind: "wheat" | "grape" | "stone" | "site" | "red";
  bank: boolean;
  shore: boolean;
  developed: boolean;
  crocodile: boolean;
  worker: boolean;
  building: "" | "settlement" | "town" | "palace" | "workshop" | "extension";
  blocks: number;
  number: number;
}

export interface WayView {
  a: string;
  b: string;
  piece: string;
}

export interface TaskView {
  verb: string;
  args: Args;
}

export interface HolderView {
  seat: number;
  fame: number;
  money: number;
  goods: Record<string, number>;
  hand: CardView[];
  pile: CardView[];
  passed: boolean;
  score_lines: ScoreLine[];
}

export interface FaiyumView extends View {
  data: string;
  rebuilt_map: boolean;
  turn: number;
  start: number;
  round: number;
  ending: boolean;
  rewards: number;
  swap_price: number;
  table: CardView | null;
  todo: TaskView[];
  market: SlotView[];
  free_tokens: number;
  disasters_out: number;
  disaster_fame: number[];
  deck: string[];
  last_deck: string[];
  disasters_left: number;
  gone: string[];
  fields: FieldView[];
  ways: WayView[];
  bridge_places: WayView[];
  links: WayView[];
  pieces_left: Record<string, number>;
  seats: HolderView[];
}

export const GOODS = ["wheat", "grape", "stone", "fish", "rose"] as const;
