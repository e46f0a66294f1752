// A finished game, step by step: a list of moves, marks, keys, a link to each position, and a way to play on from it.

import { address, AT_HOME } from "../home/addresses.ts";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { GameInfo, LogLine, RecordInfo, ReplayStep, SeatLine } from "../protocol.ts";
import type { Say } from "../say.ts";
import type { GameTable } from "../tables/contract.ts";
import { tableTag } from "../tables/index.ts";
import "./branch-dialog.ts";
import type { BranchDialog } from "./branch-dialog.ts";
import { saysMore } from "./figures.ts";
import "./game-log.ts";
import "./game-review.ts";
import type { LookDetail } from "./game-review.ts";
import { getJson, type House } from "./house.ts";
import "./just-happened.ts";
import { playerNames, seatLines } from "./names.ts";
import { stoodIn } from "./notes.ts";
import "./reasons.ts";
import { type Mark, marksOf, placeOf, stepsOf, stepWith } from "./replay-course.ts";
import "./replay-marks.ts";
import { replayStyles } from "./replay-page-styles.ts";
import "./settings.ts";
import { eventsBetween, holdOf, type Pace, weighed } from "./steps.ts";

const SPEEDS: Pace[] = ["slow", "usual", "fast"];

class ReplayPage extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    table: { attribute: false },
    saved: { state: true },
    step: { state: true },
    words: { state: true },
    seat: { state: true },
    opened: { state: true },
    speed: { state: true },
    playing: { state: true },
    copied: { state: true },
    missing: { state: true },
    lit: { state: true },
  };
  static override styles = [shared, replayStyles];

  declare house: House;
  declare say: Say;
  declare table: string;
  declare saved: RecordInfo | null;
  declare step: ReplayStep | null;
  declare words: Say | null;
  declare seat: number | null; // from where one looks; null: as a spectator
  declare opened: boolean; // all cards are shown
  declare speed: Pace;
  declare playing: boolean;
  declare copied: boolean;
  declare missing: boolean;
  declare lit: ReadonlySet<string>; // what a better turn is about

  #element: GameTable | null = null;
  #seats: SeatLine[] = [];
  #steps: number[] = [];
  #marks: Mark[] = [];
  #wanted = 0;
  #timer = 0;
  readonly #onPrefs = () => {
    this.requestUpdate(); // the words may stay the same
    void this.#speak();
  };
  readonly #onKey = (event: KeyboardEvent) => this.#key(event);

  constructor() {
    super();
    this.saved = null;
    this.step = null;
    this.words = null;
    this.seat = null;
    this.opened = true;
    this.speed = "usual";
    this.playing = false;
    this.copied = false;
    this.missing = false;
    this.lit = new Set();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.house.addEventListener("prefs", this.#onPrefs);
    addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.house.removeEventListener("prefs", this.#onPrefs);
    removeEventListener("keydown", this.#onKey);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("table")) void this.#load();
  }

  get #game(): GameInfo | undefined {
    return this.saved ? this.house.game(this.saved.game) : undefined;
  }

  async #load(): Promise<void> {
    try {
      this.saved = await getJson<RecordInfo>(`/api/tables/${this.table}/record.json`);
    } catch {
      this.missing = true;
      return;
    }
    const { seats, names, moves, log } = this.saved;
    this.#seats = seatLines(seats, names);
    this.#steps = stepsOf(moves);
    if (this.#game) this.#marks = marksOf(log, this.#steps, this.#game);
    const asked = new URLSearchParams(location.search);
    const seat = Number(asked.get("seat") ?? Number.NaN);
    this.seat = seat in seats ? seat : null;
    await this.#speak();
    const at = Number(asked.get("at") ?? Number.NaN);
    await this.go(Number.isNaN(at) ? this.#steps[0]! : at);
  }

  async #speak(): Promise<void> {
    const { saved } = this;
    const game = this.#game;
    if (!saved || !game) return;
    const tag = await tableTag(game.family);
    this.#element ??= document.createElement(tag) as GameTable;
    this.words = await this.house.words(game, playerNames(this.house.say, this.#seats, saved.id));
    this.dataset.game = game.id;
    document.title = `${this.words.words(`game-${game.id}`)} · Ludarium`;
  }

  // --- going to and fro -----------------------------------------------------------------------------------

  get #last(): number {
    return this.saved?.moves.length ?? 0;
  }

  /** The step so many further on. */
  #far(by: number): number {
    const place = placeOf(this.#steps, this.#wanted) + by;
    return this.#steps[Math.max(0, Math.min(this.#steps.length - 1, place))]!;
  }

  /** The next or the last round that begins after or before what is shown. */
  #round(by: 1 | -1): number {
    const rounds = this.#marks.filter(({ round }) => round).map(({ at }) => at);
    const found = by > 0
      ? rounds.find((at) => at > this.#wanted)
      : rounds.findLast((at) => at < this.#wanted);
    return found ?? this.#far(by * this.#steps.length);
  }

  /** Show the position after so many moves. */
  async go(at: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(this.#last, at));
    const wanted = this.#wanted;
    const eyes = [this.seat === null ? "" : `seat=${this.seat}`, this.opened ? "open=1" : ""].filter(Boolean);
    const path = `/api/tables/${this.table}/at/${wanted}`;
    const step = await getJson<ReplayStep>(eyes.length ? `${path}?${eyes.join("&")}` : path);
    if (wanted !== this.#wanted) return;
    this.step = step;
    this.lit = new Set();
    this.copied = false;
    const seat = this.seat === null ? "" : `seat=${this.seat}&`;
    history.replaceState(null, "", address(`/replay/${this.table}?${seat}at=${wanted}`));
  }

  #play(on: boolean): void {
    clearTimeout(this.#timer);
    this.playing = on;
    if (on) void this.#playOn();
  }

  async #playOn(): Promise<void> {
    if (this.#wanted >= this.#last) return this.#play(false);
    await this.go(this.#far(1));
    if (!this.playing || !this.#game) return;
    const hold = holdOf(this.speed, weighed(this.#recent, this.#game), 1);
    this.#timer = setTimeout(() => void this.#playOn(), hold);
  }

  #key(event: KeyboardEvent): void {
    const within = event.composedPath().filter((part) => part instanceof HTMLElement);
    const typing = within.some(({ tagName }) => /^(INPUT|SELECT|DIALOG)$/.test(tagName));
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const ways: Record<string, () => number> = {
      ArrowRight: () => this.#far(1),
      ArrowLeft: () => this.#far(-1),
      PageDown: () => this.#round(1),
      PageUp: () => this.#round(-1),
      Home: () => this.#steps[0]!,
      End: () => this.#last,
    };
    const way = ways[event.key];
    if (!way || within.some((part) => part.hasAttribute("data-stop"))) return;
    event.preventDefault();
    void this.go(way());
  }

  // --- what is told ---------------------------------------------------------------------------------------

  /** What those through whose eyes one looks were told. */
  get #log(): LogLine[] {
    const log = this.saved?.log ?? [];
    return this.opened
      ? log
      : log.filter(({ event }) => event.audience == null || event.audience === this.seat);
  }

  get #before(): number {
    return this.step ? this.#steps.findLast((at) => at < this.step!.at) ?? 0 : 0;
  }

  get #recent(): LogLine["event"][] {
    return this.step ? eventsBetween(this.#log, this.#before, this.step.at) : [];
  }

  // --- drawing --------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const { saved, step, words } = this;
    if (this.missing) {
      return html`<main class="nothing"><h1>${
        this.say.words("web-no-replay")
      }</h1><a class="button main" href=${address("/")}>${this.say.words("web-lobby")}</a></main>`;
    }
    if (!saved || !step || !words) return html`<main aria-busy="true"></main>`;
    this.#fill(step, words);
    const go = (event: CustomEvent<{ at: number }>) => void this.go(stepWith(this.#steps, event.detail.at));
    return html`${this.#top(saved, words)}
      <main>
        <just-happened aria-live="polite" .events=${this.#recent} .say=${words}></just-happened>
        ${this.#element}
      </main>
      <aside aria-label=${words.words("web-log")}>
        ${this.#players(saved, words)} ${this.#review(saved, words)}
        <div class="list" tabindex="0"><game-log .log=${this.#log} .notes=${saved.notes} .say=${words}
          .at=${step.at} .from=${this.#before} @go=${go}></game-log></div>
      </aside>
      ${this.#controls(words, go)}`;
  }

  /** The game looked at again; a turn that cost much is shown as its player saw it, the better one lit up. */
  #review(saved: RecordInfo, words: Say): TemplateResult | typeof nothing {
    if (AT_HOME || saved.moves.length === 0) return nothing;
    const look = async ({ detail }: CustomEvent<LookDetail>) => {
      this.seat = detail.seat;
      await this.go(detail.at);
      this.lit = new Set(detail.things);
    };
    return html`
      <game-review .table=${this.table} .say=${words} .at=${this.step?.at ?? 0}
        @look=${(event: CustomEvent<LookDetail>) => void look(event)}></game-review>
    `;
  }

  #fill(step: ReplayStep, say: Say): void {
    if (!this.#element) return;
    const past = this.#log.filter(({ at }) => at <= step.at).map(({ event }) => event);
    const view = { ...step.view, choices: [], refusals: [] }; // nothing can be chosen any more
    Object.assign(this.#element, {
      view,
      say,
      seats: this.#seats,
      recent: this.#recent,
      past,
      preview: true,
      lit: this.lit,
    });
  }

  #top(saved: RecordInfo, words: Say): TemplateResult {
    return html`<div class="top" role="banner">
      <a class="button quiet icon" href=${address("/")} aria-label=${
      words.words("web-lobby")
    }>${icons.back()}</a>
      <h1>${words.words("web-replay")}: ${words.words(`game-${saved.game}`)}</h1>
      ${this.#eyes(saved, words)} ${this.#branch(words)}
      <button class="button small" @click=${() => void this.#share()}>${icons.share()} ${
      words.words(this.copied ? "web-copied" : "web-copy-position")
    }</button>
      <a class="button small" href=${
      address(`/api/tables/${this.table}/record.game`)
    } download>${icons.download()} ${words.words("web-game-file")}</a>
      <house-settings compact .house=${this.house} .say=${words}></house-settings>
    </div>`;
  }

  /** From which seat one looks, and whether all cards are open where a game hides some. */
  #eyes(saved: RecordInfo, words: Say): TemplateResult {
    const looks = (event: Event) => {
      const { value } = event.target as HTMLSelectElement;
      this.seat = value === "" ? null : Number(value);
      void this.go(this.#wanted);
    };
    const opens = (event: Event) => {
      this.opened = (event.target as HTMLInputElement).checked;
      void this.go(this.#wanted);
    };
    return html`<select class="field" name="eyes" aria-label=${words.words("web-eyes")} @change=${looks}>
      <option value="" ?selected=${this.seat === null}>${words.words("web-eyes-all")}</option>
      ${
      saved.seats.map((_, seat) =>
        html`<option value=${seat} ?selected=${seat === this.seat}>${
          words.words("web-eyes-of", { player: words.player(seat) })
        }</option>`
      )
    }
    </select>
    ${
      this.#game?.hidden
        ? html`<label><input type="checkbox" name="open" .checked=${this.opened} @change=${opens} /> ${
          words.words("web-all-open")
        }</label>`
        : nothing
    }`;
  }

  #branch(words: Say): TemplateResult | typeof nothing {
    const seat = this.step?.view.to_act ?? -1;
    const game = this.#game;
    if (seat < 0 || !game) return nothing;
    const proposed = this.house.prefs.quick[game.id]?.level ?? game.levels.at(-1);
    const branch = (event: CustomEvent<{ level: string }>) =>
      void this.house.open({ kind: "branch", id: this.table, at: this.#wanted, seat, ...event.detail });
    return html`
      <button class="button small" @click=${() =>
        this.renderRoot.querySelector<BranchDialog>("branch-dialog")?.open()}>
            ${icons.branch()} ${words.words("web-branch", { player: words.player(seat) })}
          </button>
      <branch-dialog .say=${words} .game=${game} .seat=${seat} .level=${proposed}
        @branch=${branch}></branch-dialog>
    `;
  }

  async #share(): Promise<void> {
    await navigator.clipboard?.writeText(location.href);
    this.copied = true;
  }

  /** Who played, who played on for whom, and what came of it. */
  #players(saved: RecordInfo, words: Say): TemplateResult {
    return html`<ul class="players">${
      this.#seats.map((line) => {
        const left = stoodIn(words, line, saved.notes);
        const score = saysMore(saved.scores, saved.winners) ? saved.scores[line.seat] : undefined;
        return html`<li>${seatMark(line.seat, 12)} <span>${words.player(line.seat)} ${
          left ? html`<small>(${left})</small>` : nothing
        }</span> ${saved.winners.includes(line.seat) ? icons.trophy() : nothing}
          <b>${score === undefined ? nothing : words.amount(score)}</b></li>`;
      })
    }</ul>`;
  }

  #controls(words: Say, go: (event: CustomEvent<{ at: number }>) => void): TemplateResult {
    const place = placeOf(this.#steps, this.#wanted);
    const most = this.#steps.length - 1;
    const button = (icon: unknown, label: string, act: () => void, off: boolean) =>
      html`
        <button class="button icon" aria-label=${words.words(label)} title=${words.words(
          label,
        )} ?disabled=${off}
          @click=${act}>${icon}</button>
      `;
    return html`<div class="controls" role="region" aria-label=${words.words("web-replay")}>
      ${button(icons.first(), "web-first", () => void this.go(this.#steps[0]!), place === 0)} ${
      button(icons.back(), "web-previous", () => void this.go(this.#far(-1)), place === 0)
    }
      ${
      this.playing
        ? button(icons.pause(), "web-pause", () => this.#play(false), false)
        : button(icons.play(), "web-run", () => this.#play(true), place === most)
    }
      ${button(icons.next(), "web-next", () => void this.go(this.#far(1)), place === most)} ${
      button(icons.last(), "web-last", () => void this.go(this.#last), place === most)
    }
      ${this.#speed(words)}
      <replay-marks .steps=${this.#steps} .marks=${this.#marks} .say=${words} .at=${this.#wanted}
        @go=${go}></replay-marks>
      <span class="at">${place} / ${most}</span>
    </div>`;
  }

  #speed(words: Say): TemplateResult {
    return html`
      <select class="field" name="speed" aria-label=${words.words("web-speed")}
        @change=${(event: Event) => (this.speed = (event.target as HTMLSelectElement).value as Pace)}>
            ${SPEEDS.map((speed) =>
              html`<option value=${speed} ?selected=${speed === this.speed}>${
                words.words(`web-speed-${speed}`)
              }</option>`
            )}
          </select>
    `;
  }
}

customElements.define("replay-page", ReplayPage);
