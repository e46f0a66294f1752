// Ids and numbers turned into words: the same words as the terminal's, from the same catalogues.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Args, Choice, Event, GameInfo, Move, Phrase, Reason, ScoreLine } from "./protocol.ts";

export const LANGUAGES = ["en", "hu", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
type Word = string | number | Phrase | Phrase[];

const CHANCE = -1;
const COUNTED = ["coins", "actions", "points"]; // arguments that are said with their noun, too
const SEATS = ["seat", "player"]; // arguments that hold a seat, said as the name of who sits there
/** A game of which nothing is known: the words of the house. */
export const NO_GAME: GameInfo = {
  id: "house",
  family: "house",
  seats: [1, 1],
  options: [],
  levels: [],
  ratings: {},
  clauses: [],
  score_unit: 1,
  rules: 1,
  hidden: false,
  cards: {},
  faces: {},
  how: [],
  kinds: [],
  sides: [],
  notices: [],
  campaign: null,
  lessons: [],
  puzzles: 0,
  curious: false,
  rounds: "",
  draws: [],
  milestones: [],
  cover: "",
  colours: "",
};

/** The first letter of a sentence made large, whatever the alphabet. */
export function sentence(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase() + text.slice(first.length);
}

/** The words of one game (or of the house) in one language; `names` are the players' names by seat. */
export class Say {
  readonly #bundle: FluentBundle;
  readonly #edition: string;

  constructor(
    readonly language: Language,
    readonly catalogue: string,
    readonly game: GameInfo = NO_GAME,
    readonly names: readonly string[] = [],
  ) {
    this.#bundle = bundle(language, catalogue);
    this.#edition = game.id.startsWith(`${game.family}-`) ? game.id.slice(game.family.length + 1) : game.id;
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** A message with its arguments put in; a missing one is shown by its id, so that it is noticed. */
  words(message: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) return `⟨${message}⟩`;
    return this.#bundle.formatPattern(pattern, { edition: this.#edition, ...args }, []);
  }

  /** The same words for other names of the players. */
  named(names: readonly string[]): Say {
    return new Say(this.language, this.catalogue, this.game, names);
  }

  // --- things -------------------------------------------------------------------------------------

  player(seat: number): string {
    return this.names[seat] ?? this.words("seat", { seat: seat + 1 });
  }

  /** A card's name; `argument` is the name of the argument that holds its id. */
  card(argument: string, id: string): string {
    return this.#card(argument, id) ?? id;
  }

  /** What a card always says: its price, its deed, its gain. */
  face(argument: string, id: string): readonly Phrase[] {
    return this.game.faces[argument]?.[id] ?? [];
  }

  #card(argument: string, id: string): string | null {
    const message = this.game.cards[argument]?.[id];
    if (message) return this.words(message[0], message[1]);
    const named = `${argument}-${id}`;
    return this.has(named) ? this.words(named) : null;
  }

  /** What a position says in words: phrases within it are said first, several one after the other. */
  phrase({ message, args = {} }: Phrase): string {
    const put = Object.entries(args).map(([name, value]) => [name, this.#said(value)] as const);
    const said = this.#arguments(Object.fromEntries(put));
    for (const name of SEATS) {
      const seat = args[name];
      if (typeof seat === "number") said[name] = this.player(seat);
    }
    return this.words(message, said);
  }

  /** Several phrases, one after the other. */
  phrases(phrases: readonly Phrase[]): string {
    return phrases.map((phrase) => this.phrase(phrase)).join(this.words("comma"));
  }

  #said(value: Word): string | number {
    if (Array.isArray(value)) return this.phrases(value);
    return typeof value === "object" ? this.phrase(value) : value;
  }

  #arguments(args: Args): Args {
    const said: Args = { ...args };
    for (const [name, value] of Object.entries(args)) said[name] = this.#card(name, String(value)) ?? value;
    for (const name of COUNTED) {
      if (name in args) said[`${name}-text`] = this.words(name, { count: Number(args[name]) });
    }
    return said;
  }

  // --- what positions say -------------------------------------------------------------------------

  move(move: Move): string {
    const args = this.#arguments(move.args);
    if ("seat" in move.args) args.seat = this.player(Number(move.args.seat));
    return this.words(`action-${move.kind}`, args);
  }

  /** A choice as words: its own, or those of its move. */
  choice(choice: Choice): string {
    return choice.words ? this.phrase(choice.words) : this.move(choice.move);
  }

  /** The heading under which a move stands. */
  kind(move: Move): string {
    return this.words(`kind-${move.kind}`);
  }

  event(event: Event): string {
    const args = this.#arguments(event.args);
    if (event.seat !== CHANCE) args.player = this.player(event.seat);
    return this.words(`event-${event.kind}`, args);
  }

  /** Why not, with the clause that says so. */
  reason(reason: Reason): string {
    return `${this.words(`reason-${reason.kind}`, this.#arguments(reason.args))} (${reason.clause})`;
  }

  clause(id: string): string {
    return this.words(`clause-${id}`);
  }

  /** Clauses under the headings of their chapters; where the first one begins in the middle, under none. */
  chapters(clauses: readonly string[]): { heading: string; clauses: string[] }[] {
    const found: { heading: string; clauses: string[] }[] = [];
    for (const clause of clauses) {
      const opening = `chapter-${clause}`;
      const last = found.at(-1);
      const heading = this.has(opening) ? this.words(opening) : last?.heading ?? "";
      if (last && last.heading === heading) last.clauses.push(clause);
      else found.push({ heading, clauses: [clause] });
    }
    return found;
  }

  // --- scores -------------------------------------------------------------------------------------

  /** A score in points, with a decimal where the game counts in tenths. */
  amount(score: number, sign = false): string {
    const unit = this.game.score_unit;
    const whole = Math.abs(score);
    const text = unit === 1
      ? `${whole}`
      : `${Math.floor(whole / unit)}${this.words("decimal")}${whole % unit}`;
    return (score < 0 ? "−" : sign ? "+" : "") + text;
  }

  scoreLine(line: ScoreLine): string {
    const { count, each = 0 } = line;
    return this.words(`score-${line.kind}`, { count, each, amount: this.amount(line.amount, true) });
  }
}

const bundles = new Map<string, FluentBundle>();

function bundle(language: Language, catalogue: string): FluentBundle {
  const key = `${language}\n${catalogue}`;
  let found = bundles.get(key);
  if (!found) {
    found = new FluentBundle(language, { useIsolating: false });
    found.addResource(new FluentResource(catalogue));
    bundles.set(key, found);
  }
  return found;
}
