// Made by `python -m ludarium.server.types` from server/commands.py, server/messages.py and the games' views.
// deno-fmt-ignore-file
export type Args = Record<string, string | number>;
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
export interface BuildingView {
  id: string;
  machine: boolean;
  needs: number[];
  coins: number;
  points: number;
  gives: number[];
}
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
export interface InvestmentsView {
  prisoners: UnitView[];
  tools: string[];
  universities: string[];
  loans: number;
  prices: Record<string, number>;
  tool_adds: Record<string, number[]>;
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
export interface SiteView {
  building: BuildingView;
  crew: UnitView[];
  made: number[];
  lacks: number[];
  next_actions: number;
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
export interface Choice {
  action: number;
  notation: string;
  move: Move;
  buys: number;
  coins: number;
}
export interface Move {
  kind: string;
  args: Args;
}
export interface Refusal {
  action: number;
  notation: string;
  move: Move;
  reason: Reason;
}
export interface Reason {
  clause: string;
  kind: string;
  args: Args;
}
export interface AntePortasTableView extends View {
  round: number;
  turn: number;
  stage: string;
  hannibal: string;
  region: string;
  morale: number;
  sea: number;
  plays_left: number;
  plays_change: number;
  named_left: number;
  secret_moved: boolean;
  attached_left: number;
  marched: boolean;
  hand_limit: number;
  price: number;
  march: number | null;
  march_bonus: number;
  playing: string | null;
  target: string | null;
  battle: BattleView | null;
  carthage: CampView;
  rome: CampView;
  stacks: StackView[];
  bag_size: number;
  bag: string[];
  out: string[];
  allies: AllyView[];
  cities: CityView[];
  roads: RoadView[];
  cards: CardView[];
  ending: string | null;
}
export interface BattleView {
  armies: string[];
  infantry: number;
  cavalry: number;
  needed: number;
  lost: string[];
  no_battle: boolean;
}
export interface CampView {
  seat: number;
  hand_size: number;
  hand: string[];
  maybe: string[];
  laid: LaidView[];
  pile_size: number;
  pile: string[];
  score: number;
  score_lines: ScoreLine[];
}
export interface LaidView {
  card: string | null;
  may: string[];
  use: string | null;
  may_use: string[];
  shown: boolean;
}
export interface StackView {
  place: string;
  piles: LaidView[][];
}
export interface AllyView {
  id: string;
  side: string;
  wavers: boolean;
  high: number;
  low: number;
  help: string;
}
export interface CityView {
  id: string;
  region: string;
  value: number;
  anchor: boolean;
  anchor_used: boolean;
}
export interface RoadView {
  a: string;
  b: string;
  march: number;
  sea: boolean;
}
export interface CardView {
  carthage: HalfView | null;
  rome: HalfView;
}
export interface HalfView {
  id: string;
  name: string;
  infantry: number;
  cavalry: number;
  attached: boolean;
  effect: string;
  march: number;
  elephants: number;
  morale: number;
  wealth: number;
  goes: string;
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
  table: FaiyumCardView | null;
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
  seats: FaiyumSeatView[];
}
export interface FaiyumCardView {
  id: string;
  number: string;
  source: string;
  type: string;
  cost: string;
  action: string;
  gain: string;
}
export interface TaskView {
  verb: string;
  args: Args;
}
export interface SlotView {
  card: FaiyumCardView;
  current: boolean;
  price: number;
  token: boolean;
}
export interface FieldView {
  name: string;
  row: number;
  column: number;
  side: string;
  kind: string;
  bank: boolean;
  shore: boolean;
  developed: boolean;
  crocodile: boolean;
  worker: boolean;
  building: string;
  blocks: number;
  number: number;
}
export interface WayView {
  a: string;
  b: string;
  piece: string;
}
export interface FaiyumSeatView {
  seat: number;
  fame: number;
  money: number;
  goods: Record<string, number>;
  hand: FaiyumCardView[];
  pile: FaiyumCardView[];
  passed: boolean;
  score_lines: ScoreLine[];
}
export interface Hello {
  kind: "hello";
  ref?: number | null;
  token?: string | null;
  name?: string | null;
  language?: string;
}
export interface Prefs {
  kind: "prefs";
  ref?: number | null;
  name?: string | null;
  language?: string | null;
  mute?: string[] | null;
}
export interface Lobby {
  kind: "lobby";
  ref?: number | null;
}
export interface Create {
  kind: "create";
  ref?: number | null;
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  public?: boolean;
  clock?: ClockWish;
  campaign?: boolean;
}
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string | null;
  name?: string | null;
}
export interface ClockWish {
  kind?: "days" | "fischer" | "move" | "none";
  seconds?: number | null;
  increment?: number | null;
  days?: number | null;
}
export interface Watch {
  kind: "watch";
  ref?: number | null;
  id: string;
}
export interface Leave {
  kind: "leave";
  ref?: number | null;
  id: string;
}
export interface Sit {
  kind: "sit";
  ref?: number | null;
  id: string;
  seat: number;
  name?: string | null;
}
export interface Stand {
  kind: "stand";
  ref?: number | null;
  id: string;
  seat: number;
}
export interface Start {
  kind: "start";
  ref?: number | null;
  id: string;
}
export interface ToBot {
  kind: "to_bot";
  ref?: number | null;
  id: string;
  seat: number;
  level?: string | null;
}
export interface TakeBack {
  kind: "take_back";
  ref?: number | null;
  id: string;
  seat: number;
}
export interface Rematch {
  kind: "rematch";
  ref?: number | null;
  id: string;
}
export interface Branch {
  kind: "branch";
  ref?: number | null;
  id: string;
  at: number;
  seat?: number | null;
}
export interface Act {
  kind: "act";
  ref?: number | null;
  id: string;
  seat: number;
  at: number;
  actions: number[];
}
export interface Undo {
  kind: "undo";
  ref?: number | null;
  id: string;
  seat: number;
  at: number;
  to?: number | null;
}
export interface AskUndo {
  kind: "ask_undo";
  ref?: number | null;
  id: string;
  at: number;
  to?: number | null;
}
export interface Answer {
  kind: "answer";
  ref?: number | null;
  id: string;
  ask: "undo";
  yes: boolean;
}
export interface Resign {
  kind: "resign";
  ref?: number | null;
  id: string;
  seat: number;
}
export interface Hint {
  kind: "hint";
  ref?: number | null;
  id: string;
  seat: number;
  at: number;
}
export interface Tell {
  kind: "say";
  ref?: number | null;
  id: string;
  text: string;
}
export interface Tick {
  kind: "tick";
  ref?: number | null;
  id: string;
  goal?: string | null;
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
export interface TableLine {
  id: string;
  game: string;
  seats: SeatLine[];
  status: "open" | "over" | "playing";
  public: boolean;
  turn: number | null;
  my_turn: boolean;
  updated: number;
  options: Record<string, string>;
  watchers: number;
  clock: ClockWish;
  campaign: boolean;
}
export interface SeatLine {
  seat: number;
  name: string;
  kind: "bot" | "human" | "open";
  online: boolean;
  mine: boolean;
  level?: string | null;
  owned?: boolean;
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
export interface TableNews {
  kind: "table";
  id: string;
  game: string;
  at: number;
  options: Record<string, string>;
  status: "open" | "over" | "playing";
  public: boolean;
  seats: SeatLine[];
  viewer: number | null;
  mine: number[];
  view: View;
  log_from: number;
  log: LogLine[];
  recent: Event[];
  undo: number;
  moved: boolean;
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
export interface LogLine {
  at: number;
  event: Event;
}
export interface Event {
  kind: string;
  seat: number;
  args: Args;
  audience?: number | null;
}
export interface Ask {
  ask: "undo";
  by: number;
  to: number;
  waiting: number[];
}
export interface ClockNews {
  kind: "days" | "fischer" | "move";
  seconds: number | null;
  increment: number | null;
  days: number | null;
  remaining: (number | null)[];
  running: number | null;
}
export interface ChatLine {
  who: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  when: number;
}
export interface Note {
  kind: "bot-failed" | "resigned" | "timed-out" | "timed-out-move";
  seat: number;
  at: number;
}
export interface Verify {
  commitment: string | null;
  seed: string | null;
  nonce: string | null;
}
export interface GameInfo {
  id: string;
  family: string;
  rules: number;
  seats: [number, number];
  options: OptionInfo[];
  levels: string[];
  clauses: string[];
  score_unit: number;
  hidden: boolean;
  cards: Record<string, Record<string, [string, Args]>>;
}
export interface OptionInfo {
  name: string;
  clause: string;
  default: string;
  choices: string[];
  most: number;
}
export interface RecordInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: string[];
  verify: Verify;
  moves: MoveInfo[];
  scores: number[];
  winners: number[];
  notes: Note[];
  branch_of: string | null;
}
export interface MoveInfo {
  seat: number;
  action: number;
  notation: string;
  hash: string | null;
}
export interface ReplayStep {
  at: number;
  moves: number;
  view: View;
  events: Event[];
}
export type AnyView = BuildersView | AntePortasTableView | FaiyumView;
export type AnyCommand = Hello | Prefs | Lobby | Create | Watch | Leave | Sit | Stand | Start | ToBot | TakeBack | Rematch | Branch | Act | Undo | AskUndo | Answer | Resign | Hint | Tell | Tick;
export type AnyNews = Welcome | Done | Created | Hinted | Error | LobbyNews | TableNews;
