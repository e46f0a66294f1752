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
  dead: boolean;
  bank: number | null;
  buildings: BuildingView[];
  next_building: BuildingView | null;
  building_bag: string[];
  workers: UnitView[];
  next_worker: UnitView | null;
  worker_bag: string[];
  investments: InvestmentsView | null;
  seats: SeatView[];
  sendings: SendingView[];
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
  person: string;
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
  teaches: number;
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
  each?: number;
}
export interface SendingView {
  action: number;
  lacks: number[];
}
export interface View {
  game: string;
  viewer: number | null;
  to_act: number;
  choices: Choice[];
  refusals: Refusal[];
  winners: number[];
  now: Phrase | null;
  zones: Zone[];
  goals: Goal[];
}
export interface Choice {
  actions: number[];
  notation: string;
  move: Move;
  words?: Phrase | null;
  price?: Phrase[];
  brings?: Phrase[];
  things?: string[];
  ask?: Phrase | null;
  minor?: boolean;
  early?: boolean;
}
export interface Move {
  kind: string;
  args: Args;
}
export interface Phrase {
  message: string;
  args?: Record<string, string | number | Phrase | Phrase[]>;
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
export interface Zone {
  id: string;
  title: Phrase;
  seat?: number | null;
  facts?: Phrase[];
  things?: Thing[];
}
export interface Thing {
  id: string;
  name: Phrase;
  card?: [string, string] | null;
  facts?: Phrase[];
  count?: number;
  things?: Thing[];
}
export interface Goal {
  id: string;
  words: Phrase;
  value: number;
  of: number;
  seat?: number | null;
  ends?: boolean;
  clause?: string;
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
  out: string[];
  allies: AllyView[];
  cities: CityView[];
  roads: RoadView[];
  road_extra: number;
  cards: CardView[];
  ending: string | null;
  opened: boolean;
  reach: string[];
  may_reach: string[];
  siege_limit: number;
  loss_help: number;
  most_morale: number;
  sea_end: number;
}
export interface BattleView {
  armies: string[];
  infantry: number;
  cavalry: number;
  needed: number;
  lost: string[];
  no_battle: boolean;
  parts: PartView[];
  reason: string;
  limit: number;
}
export interface PartView {
  card: string;
  infantry: number;
}
export interface CampView {
  seat: number;
  hand_size: number;
  hand: string[];
  maybe: string[];
  laid: LaidView[];
  pile_size: number;
  pile: PacketView[];
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
export interface PacketView {
  size: number;
  cards: string[];
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
  infantry: number;
  cavalry: number;
  attached: boolean;
  verbs: VerbView[];
  march: number;
  elephants: number;
  morale: number;
  wealth: number;
  goes: string;
}
export interface VerbView {
  name: string;
  number: number;
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
  cards: Record<string, FaiyumCardView>;
  table: string | null;
  todo: Task[];
  market: SlotView[];
  free_tokens: number;
  disasters: number;
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
  costs: Task[];
  actions: Task[];
  gains: Task[];
}
export interface Task {
  verb: string;
  args: Args;
}
export interface SlotView {
  card: string;
  current: boolean;
  price: number;
  full_price: number;
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
  hand: string[];
  pile: string[];
  passed: boolean;
  score_lines: ScoreLine[];
}
export interface Hello {
  kind: "hello";
  ref?: number | null;
  token?: string | null;
  name?: string | null;
  language?: string;
  differences?: boolean;
}
export interface Prefs {
  kind: "prefs";
  ref?: number | null;
  name?: string | null;
  language?: string | null;
  mute?: string[] | null;
}
export interface MyData {
  kind: "my_data";
  ref?: number | null;
}
export interface ForgetMe {
  kind: "forget_me";
  ref?: number | null;
}
export interface Lobby {
  kind: "lobby";
  ref?: number | null;
}
export interface Bots {
  kind: "bots";
  ref?: number | null;
}
export interface MakeBot {
  kind: "make_bot";
  ref?: number | null;
  name: string;
}
export interface DropBot {
  kind: "drop_bot";
  ref?: number | null;
  bot: string;
}
export interface Puzzles {
  kind: "puzzles";
  ref?: number | null;
}
export interface Solve {
  kind: "solve";
  ref?: number | null;
  game: string;
  puzzle: string;
  actions?: number[];
}
export interface PlayOn {
  kind: "play_on";
  ref?: number | null;
  game: string;
  puzzle: string;
  actions?: number[];
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
  talk?: "all" | "nobody" | "players" | null;
  lesson?: string | null;
  hints?: boolean;
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
export interface Look {
  kind: "look";
  ref?: number | null;
  id: string;
  at: number;
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
export interface Invite {
  kind: "invite";
  ref?: number | null;
  id: string;
  seat: number;
  bot: string;
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
export interface StandIn {
  kind: "stand_in";
  ref?: number | null;
  id: string;
  seat: number;
}
export interface End {
  kind: "end";
  ref?: number | null;
  id: string;
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
  level?: string | null;
}
export interface Bring {
  kind: "bring";
  ref?: number | null;
  text: string;
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
export interface Hush {
  kind: "hush";
  ref?: number | null;
  id: string;
  talk: "all" | "nobody" | "players";
}
export interface Silence {
  kind: "silence";
  ref?: number | null;
  id: string;
  who: string;
  silent?: boolean;
}
export interface Remove {
  kind: "remove";
  ref?: number | null;
  id: string;
  who: string;
}
export interface Close {
  kind: "close";
  ref?: number | null;
  id: string;
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
  hint: Advice;
}
export interface Advice {
  seat: number;
  actions: number[];
  words: Phrase;
  line: number[];
  reasons: Phrase[];
  then: Phrase[];
  others: RunnerUp[];
}
export interface RunnerUp {
  actions: number[];
  words: Phrase;
  less: Phrase;
}
export interface Looked {
  kind: "looked";
  ref: number | null;
  id: string;
  at: number;
  view: View;
}
export interface MyDataNews {
  kind: "my_data";
  ref: number | null;
  text: string;
}
export interface Error {
  kind: "error";
  ref: number | null;
  error: string;
  args: Args;
  reason: Reason | null;
}
export interface BotsNews {
  kind: "bots";
  ref: number | null;
  bots: BotLine[];
}
export interface BotLine {
  id: string;
  name: string;
  mine: boolean;
  here: boolean;
}
export interface BotMade {
  kind: "bot_made";
  ref: number | null;
  id: string;
  key: string;
}
export interface PuzzlesNews {
  kind: "puzzles";
  ref: number | null;
  rating: number;
  daily: [string, string] | null;
  puzzles: PuzzleLine[];
}
export interface PuzzleLine {
  game: string;
  id: string;
  rating: number;
  grade: "easy" | "hard" | "medium";
  right: boolean | null;
}
export interface PuzzleNews {
  kind: "puzzle";
  ref: number | null;
  game: string;
  id: string;
  rating: number;
  grade: "easy" | "hard" | "medium";
  seats: SeatLine[];
  viewer: number;
  actions: number[];
  view: View;
  log: LogLine[];
  recent: Event[];
  free: number;
  verdict: "open" | "right" | "wrong";
  answer: PuzzleAnswer | null;
  change: RatingChange | null;
}
export interface SeatLine {
  seat: number;
  name: string;
  kind: "bot" | "human" | "open";
  online: boolean;
  mine: boolean;
  level?: string | null;
  owned?: boolean;
  who?: string | null;
  badge?: "" | "bot";
  invited?: string;
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
export interface PuzzleAnswer {
  moves: Phrase[];
  key: Phrase[];
  reasons: Phrase[];
  others: OtherTurn[];
  found: number;
}
export interface OtherTurn {
  moves: Phrase[];
  less: Phrase;
}
export interface RatingChange {
  before: number;
  after: number;
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
  round: number;
  scores: number[];
  winners: number[];
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
  steps: number[];
  undo: number;
  moved: boolean;
  asks: Ask[];
  absent: Absent[];
  end_wait: number | null;
  clock: ClockNews | null;
  chat: ChatLine[];
  chat_anew: boolean;
  talk: "all" | "nobody" | "players";
  host: boolean;
  hints: boolean;
  silenced: string[];
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
  lesson: LessonNews | null;
  number: number;
}
export interface Ask {
  ask: "undo";
  by: number;
  to: number;
  waiting: number[];
}
export interface Absent {
  seat: number;
  wait: number;
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
  kind: "abandoned" | "absent" | "advised" | "bot-failed" | "ended" | "resigned" | "returned" | "timed-out" | "timed-out-move";
  seat: number;
  at: number;
  told?: Phrase[];
}
export interface Verify {
  commitment: string | null;
  seed: string | null;
  nonce: string | null;
}
export interface LessonNews {
  id: string;
  step: number;
  steps: number;
  way: "free" | "off" | "step";
  words: Phrase;
  look: string[];
  actions: number[];
}
export interface TableChanges {
  kind: "table_changes";
  id: string;
  number: number;
  changed: Record<string, unknown>;
  view: ViewChanges | null;
}
export interface ViewChanges {
  fields: Record<string, unknown>;
  lists: Record<string, unknown[]>;
  refusals: Refused;
}
export interface Refused {
  named: Named[];
  reasons: Reason[];
  actions: number[] | null;
  places: number[] | null;
}
export interface Named {
  action: number;
  notation: string;
  move: Move;
}
export interface Curious {
  game: string;
  about: Phrase[];
  command: string;
  cards: CardTold[];
  openings: OpeningsTold[];
  drawn: Record<string, unknown>;
}
export interface CardTold {
  kind: string;
  card: string;
  taken: number | null;
  round: number | null;
  wins: number;
  said: Phrase[];
}
export interface OpeningsTold {
  title: Phrase;
  lines: OpeningTold[];
}
export interface OpeningTold {
  did: Phrase[];
  said: Phrase[];
}
export interface GameInfo {
  id: string;
  family: string;
  rules: number;
  seats: [number, number];
  options: OptionInfo[];
  levels: string[];
  ratings: Record<string, number>;
  clauses: string[];
  score_unit: number;
  hidden: boolean;
  cards: Record<string, Record<string, [string, Args]>>;
  faces: Record<string, Record<string, Phrase[]>>;
  how: Phrase[];
  kinds: string[];
  sides: string[];
  notices: string[];
  campaign: CampaignFacts | null;
  lessons: LessonInfo[];
  puzzles: number;
  curious: boolean;
  rounds: string;
  draws: string[];
  milestones: string[];
  cover: string;
  colours: string;
}
export interface OptionInfo {
  name: string;
  clause: string;
  default: string;
  choices: string[];
  most: number;
}
export interface CampaignFacts {
  goals: Record<string, Phrase>;
  rewards: Phrase[];
  clause: string;
}
export interface LessonInfo {
  id: string;
  title: string;
}
export interface Invitation {
  alone: boolean;
  addresses: string[];
}
export interface RecordInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: string[];
  names: string[];
  verify: Verify;
  moves: MoveInfo[];
  scores: number[];
  winners: number[];
  notes: Note[];
  log: LogLine[];
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
export interface ReviewTold {
  game: string;
  curve: number[][];
  top: number;
  starts: number[];
  seats: Phrase[][];
  mistakes: Mistake[];
  how: Phrase;
}
export interface Mistake {
  seat: number;
  at: number;
  turn: number;
  words: Phrase;
  why: Phrase[];
  things: string[];
}
export type AnyView = BuildersView | AntePortasTableView | FaiyumView;
export type AnyCommand = Hello | Prefs | MyData | ForgetMe | Lobby | Bots | MakeBot | DropBot | Puzzles | Solve | PlayOn | Create | Watch | Look | Leave | Sit | Invite | Stand | Start | ToBot | TakeBack | StandIn | End | Rematch | Branch | Bring | Act | Undo | AskUndo | Answer | Resign | Hint | Tell | Hush | Silence | Remove | Close | Tick;
export type AnyNews = Welcome | Done | Created | Hinted | Looked | MyDataNews | Error | BotsNews | BotMade | PuzzlesNews | PuzzleNews | LobbyNews | TableNews | TableChanges;
