// What server and page say to each other, as TypeScript types.

export type Args = Record<string, string | number>;

export interface Event {
  kind: string;
  seat: number;
  args: Args;
  audience?: number | null;
}

export interface Reason {
  clause: string;
  kind: string;
  args: Args;
}

export interface Move {
  kind: string;
  args: Args;
}

export interface Choice {
  action: number;
  notation: string;
  move: Move;
  buys: number;
  coins: number;
}

export interface Refusal {
  action: number;
  notation: string;
  move: Move;
  reason: Reason;
}

export interface ScoreLine {
  kind: string;
  count: number;
  amount: number;
  clause: string;
}

export interface View {
  game: string;
  viewer: number | null;
  to_act: number;
  choices: Choice[];
  refusals: Refusal[];
  winners: number[];
}

// --- The Builders ---------------------------------------------------------------------------------

export interface UnitView {
  id: string;
  name: string;
  rank: string;
  coins: number;
  makes: number[];
  freed: boolean;
  educated: string | null;
  tool: string | null;
}

export interface BuildingView {
  id: string;
  machine: boolean;
  needs: number[];
  coins: number;
  points: number;
  gives: number[];
}

export interface SiteView {
  building: BuildingView;
  crew: UnitView[];
  made: number[];
  lacks: number[];
  next_actions: number;
}

export interface SeatView {
  seat: number;
  coins: number;
  points: number;
  score: number;
  loans: number;
  idle: UnitView[];
  sites: SiteView[];
  finished: BuildingView[];
  tools: string[];
  score_lines: ScoreLine[];
}

export interface InvestmentsView {
  prisoners: UnitView[];
  tools: string[];
  universities: string[];
  loans: number;
  prices: Record<string, number>;
  tool_adds: Record<string, number[]>;
}

export interface BuildersView extends View {
  turn: number;
  start: number;
  round: number;
  round_limit: number;
  actions_left: number;
  invested: boolean;
  last_round: boolean;
  cut_short: boolean;
  bank: number | null;
  buildings: BuildingView[];
  next_building: BuildingView | null;
  building_bag: string[];
  workers: UnitView[];
  worker_bag: string[];
  investments: InvestmentsView | null;
  seats: SeatView[];
}

// --- the house ------------------------------------------------------------------------------------

export interface OptionInfo {
  name: string;
  clause: string;
  default: string;
  choices: string[];
  most: number;
}

export interface GameInfo {
  id: string;
  family: string;
  seats: [number, number];
  options: OptionInfo[];
  levels: string[];
  clauses: string[];
  score_unit: number;
  cards: Record<string, Record<string, [string, Args]>>;
}

export interface SeatLine {
  seat: number;
  name: string;
  kind: "human" | "bot" | "open";
  level?: string | null;
  online: boolean;
  mine: boolean;
}

export interface TableLine {
  id: string;
  game: string;
  seats: SeatLine[];
  status: "open" | "playing" | "over";
  public: boolean;
  turn: number | null;
  my_turn: boolean;
  updated: number;
  options: Record<string, string>;
  watchers: number;
}

export interface LogLine {
  at: number;
  event: Event;
}

export interface ChatLine {
  name: string;
  text: string;
  seat: number | null;
  at: number;
}
