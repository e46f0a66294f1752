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
  online: boolean;
  mine: boolean;
  level?: string | null;
  owned?: boolean;
}

export interface ClockWish {
  kind: "none" | "move" | "fischer" | "days";
  seconds?: number | null;
  increment?: number | null;
  days?: number | null;
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  level?: string | null;
  name?: string | null;
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
  clock: ClockWish;
  campaign: boolean;
}

export interface CampaignNews {
  player: string;
  fames: number[];
  goals: string[];
  reached: string[];
  open_goals: string[];
  rewards: number;
  won: boolean;
  table: string | null;
  met: string[] | null;
}

export interface LogLine {
  at: number;
  event: Event;
}

export interface ChatLine {
  who: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  when: number;
}

export interface Ask {
  ask: "undo";
  by: number;
  to: number;
  waiting: number[];
}

export interface Note {
  kind: "resigned" | "timed-out" | "timed-out-move" | "bot-failed";
  seat: number;
  at: number;
}

export interface ClockNews {
  kind: "move" | "fischer" | "days";
  seconds: number | null;
  increment: number | null;
  days: number | null;
  remaining: (number | null)[];
  running: number | null;
}

export interface Verify {
  commitment: string | null;
  seed: string | null;
  nonce: string | null;
}

export interface Welcome {
  kind: "welcome";
  token: string;
  name: string;
  language: string;
  version: string;
  mute: string[];
}

export interface Done {
  kind: "done";
  ref: number | null;
}

export interface Created {
  kind: "created";
  ref: number | null;
  id: string;
}

export interface Hinted {
  kind: "hint";
  ref: number | null;
  id: string;
  at: number;
  choice: number;
}

export interface Error {
  kind: "error";
  ref: number | null;
  error: string;
  args: Args;
  reason: Reason | null;
}

export interface LobbyNews {
  kind: "lobby";
  tables: TableLine[];
  mine: TableLine[];
  campaign: CampaignNews | null;
}

export interface TableNews {
  kind: "table";
  id: string;
  game: string;
  at: number;
  options: Record<string, string>;
  status: "open" | "playing" | "over";
  public: boolean;
  seats: SeatLine[];
  viewer: number | null;
  mine: number[];
  view: View;
  log_from: number;
  log: LogLine[];
  recent: Event[];
  undo: number;
  asks: Ask[];
  clock: ClockNews | null;
  chat: ChatLine[];
  scores: ScoreLine[][] | null;
  totals: number[] | null;
  winners: number[];
  notes: Note[];
  verify: Verify;
  watchers: number;
  hotseat_cover: boolean;
  campaign: boolean;
  thinking: boolean;
  rematch: string | null;
  branch_of: string | null;
}

export type AnyNews = Welcome | Done | Created | Hinted | Error | LobbyNews | TableNews;

export interface ReplayStep {
  at: number;
  moves: number;
  view: View;
  events: Event[];
}
