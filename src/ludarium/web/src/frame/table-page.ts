// A table: the game's own drawing in the middle, and everything that the house adds around it.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { popupStyles } from "../look/popup.ts";
import { Pressed } from "../look/pressed.ts";
import { skeletons, skeletonStyles } from "../look/skeleton.ts";
import { shared } from "../look/tokens.ts";
import type { Advice, Choice, GameInfo, Hinted, Looked, TableNews } from "../protocol.ts";
import { type Say } from "../say.ts";
import type { ChooseDetail, ExplainDetail, GameTable } from "../tables/contract.ts";
import { tableTag } from "../tables/index.ts";
import "./absence-line.ts";
import { attend, isMyTurn } from "./attention.ts";
import "./final-score.ts";
import type { FinalScore } from "./final-score.ts";
import { Heard } from "./heard.ts";
import "./just-happened.ts";
import { keepLook, lastLook } from "./last-looks.ts";
import { paceOf } from "./prefs.ts";
import { afterAWhile, holdOf, Steps, weighed } from "./steps.ts";
import type { House } from "./house.ts";
import "./move-question.ts";
import { type Asking, isAsked, type MoveQuestion } from "./move-question.ts";
import "./reasons.ts";
import type { ReasonPopup } from "./reasons.ts";
import { type Doings, isTyping, type ShortcutList, useKey } from "./shortcuts.ts";
import { hintPart, lessonPart, litThings } from "./table-guide.ts";
import type { TableMenu } from "./table-menu.ts";
import { tableStyles } from "./table-page-styles.ts";
import "./table-side.ts";
import type { Tab, TableSide } from "./table-side.ts";
import { cover, gone, requests, statusOf, whyNothing } from "./table-status.ts";
import { topPart } from "./table-top.ts";
import "./waiting-room.ts";
import type { Command } from "./wire.ts";
import { playerNames } from "./names.ts";

class TablePage extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    table: { attribute: false },
    news: { state: true },
    words: { state: true },
    busy: { state: true },
    covered: { state: true },
    lit: { state: true },
    advice: { state: true },
    left: { state: true },
    away: { state: true },
    missing: { state: true },
  };
  static override styles = [shared, popupStyles, skeletonStyles, tableStyles];

  declare house: House;
  declare say: Say; // of the house
  declare table: string; // its id
  declare news: TableNews | null; // what is shown
  declare words: Say | null; // of the game, with the players' names
  declare busy: boolean;
  declare covered: boolean;
  declare lit: ReadonlySet<string>;
  declare advice: Advice | null; // the hint that was asked for
  declare missing: string; // why nothing can be shown
  declare left: number; // steps that are still to be shown
  declare away: boolean; // they were made while nobody looked

  #heard = new Heard();
  #element: GameTable | null = null;
  #watched = "";
  readonly #pressed = new Pressed(this);
  #mover = -1; // who made the step that is shown
  readonly #steps = new Steps({
    show: (news, left, from) => void this.#show(news, left, from),
    look: async (at) => (await this.house.wire.ask<Looked>({ kind: "look", id: this.table, at })).view,
    hold: () => this.#hold(),
    ready: () => !document.hidden,
    later: afterAWhile,
  });
  readonly #onLook = () => this.#lookAgain();
  readonly #news: readonly [kind: string, heard: (event: Event) => void][] = [
    ["table", (event) => this.#told((event as CustomEvent<TableNews>).detail)],
    ["prefs", () => this.#newPrefs()],
    ["trouble", () => (this.missing = this.news ? "" : whyNothing(this.house.trouble) ?? this.missing)],
  ];
  readonly #asked = (event: CustomEvent<Command>) => void this.#send(event.detail);
  readonly #onKey = (event: KeyboardEvent) => this.#key(event);

  constructor() {
    super();
    Object.assign(this, { news: null, words: null, advice: null, missing: "", lit: new Set() });
    Object.assign(this, { busy: false, covered: false, left: 0, away: false });
  }

  // --- coming and going -----------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    for (const [kind, heard] of this.#news) this.house.addEventListener(kind, heard);
    addEventListener("keydown", this.#onKey);
    document.addEventListener("visibilitychange", this.#onLook);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
    for (const [kind, heard] of this.#news) this.house.removeEventListener(kind, heard);
    removeEventListener("keydown", this.#onKey);
    document.removeEventListener("visibilitychange", this.#onLook);
    this.#steps.begin(null);
  }

  #leave(): void {
    if (this.#watched) this.house.wire.drop("table", { kind: "leave", id: this.#watched });
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.toggleAttribute("guided", Boolean(this.news?.lesson)); // its words stay beside the table
    if (!changed.has("table") || this.table === this.#watched) return;
    this.#leave();
    Object.assign(this, { news: null, words: null, missing: "" });
    this.#heard = new Heard();
    this.#element = null;
    this.#steps.begin(null);
    this.#watched = this.table;
    this.house.wire.follow("table", { kind: "watch", id: this.table });
  }

  get #game(): GameInfo | undefined {
    return this.news ? this.house.game(this.news.game) : undefined;
  }

  #newPrefs(): void {
    this.requestUpdate(); // the words may stay the same
    void this.#speak();
  }

  // --- what the server tells ------------------------------------------------------------------------------

  #told(news: TableNews): void {
    if (news.id !== this.table) return;
    const before = this.#steps.latest;
    this.#heard.take(news);
    if (!before) this.#begin(news);
    if (before && document.hidden && this.words) attend(before, news, this.words, this.house.prefs);
    this.#steps.told(news, this.#atOnce(news));
    if (this.#steps.playing) this.requestUpdate(); // chat and presence do not wait for steps
  }

  #begin(news: TableNews): void {
    const seen = this.#heard.seenBefore(news);
    this.away = seen !== null && lastLook(news.id) !== null && seen < news.at;
    this.#steps.begin(seen);
  }

  #atOnce(news: TableNews): boolean {
    const otherEyes = this.news !== null && news.viewer !== this.news.viewer;
    return paceOf(this.house.prefs) === "at-once" || news.status === "open" || news.hotseat_cover ||
      this.covered || otherEyes;
  }

  /** Show a position: the one that is so now, or a step on the way to it. */
  async #show(news: TableNews, left: number, from: number | null): Promise<void> {
    const before = this.news;
    this.#mover = before?.view.to_act ?? -1;
    if (before?.at !== news.at) this.#tidy();
    if (news.hotseat_cover) this.covered = true;
    this.news = { ...news, recent: this.#recent(news, from) };
    this.left = left;
    this.away = this.away && left > 0;
    this.busy = false;
    keepLook(news.id, news.at);
    await this.#speak();
    if (this.words && this.news && !document.hidden) {
      attend(before, this.news, this.words, this.house.prefs, this.#element?.sounds);
    }
    if (this.covered) {
      void this.updateComplete.then(() =>
        this.renderRoot.querySelector<HTMLElement>(".cover .main")?.focus()
      );
    }
    if (news.status === "over" && before?.status !== "over") void this.#showScore(before !== null);
  }

  /** What happened between the position before and this one. */
  #recent(news: TableNews, from: number | null): TableNews["recent"] {
    if (from === null || news.at < from) return [];
    return news.at > from ? this.#heard.between(from, news.at) : this.news?.recent ?? [];
  }

  /** How long the step that is shown stays; one's own moves are known. */
  #hold(): number {
    const { news, left } = this;
    const game = this.#game;
    if (!news || !game || news.mine.includes(this.#mover)) return 0;
    return holdOf(paceOf(this.house.prefs), weighed(news.recent, game), left);
  }

  #lookAgain(): void {
    if (document.hidden || !this.#steps.playing) return;
    this.away = true;
    this.#steps.goOn();
  }

  /** Show what is so now, if steps are still being shown. */
  #skip(): void {
    if (this.#steps.playing) this.#steps.skip();
  }

  /** The log as far as it has been shown. */
  get #log() {
    return this.#heard.shown(this.left && this.news ? this.news.at : null);
  }

  /** What was said about the last position does not hold any more. */
  #tidy(): void {
    this.advice = null;
    this.#question?.close();
    this.#reasons?.close();
  }

  /** The words of the game in my language, with the names at this table; and its element. */
  async #speak(): Promise<void> {
    const { news } = this;
    const game = this.#game;
    if (!news || !game) return;
    try {
      const words = await this.house.words(game, playerNames(this.house.say, news.seats, news.id));
      const tag = await tableTag(game.family); // before it is asked whether there is one: this may be called twice
      this.#element ??= document.createElement(tag) as GameTable;
      this.words = words;
    } catch {
      this.missing = "web-reload"; // the server has a newer page than this tab
    }
    this.dataset.game = game.id;
  }

  async #showScore(fresh: boolean): Promise<void> {
    await this.updateComplete;
    if (fresh) this.renderRoot.querySelector<FinalScore>("final-score")?.open();
  }

  // --- what the player does -------------------------------------------------------------------------------

  /** A move was chosen: ask once more where it cannot be taken back, else send it. */
  #chosen(event: CustomEvent<ChooseDetail>): void {
    const { choice } = event.detail;
    if (this.busy || !this.news) return;
    if (isAsked(choice, this.house.prefs)) void this.#question?.ask(choice, this.#pressed.place);
    else void this.#act(choice);
  }

  get #question(): MoveQuestion | null {
    return this.renderRoot.querySelector("move-question");
  }

  get #reasons(): ReasonPopup | null {
    return this.renderRoot.querySelector("reason-popup");
  }

  async #act(choice: Choice): Promise<void> {
    const { news } = this;
    if (!news || news.viewer === null) return;
    this.busy = true;
    this.#steps.hurry();
    const { id, at, viewer: seat } = news;
    const done = await this.house.attempt({ kind: "act", id, at, seat, actions: choice.actions });
    if (!done) this.busy = false;
  }

  #send(command: Command): Promise<unknown> {
    return this.house.attempt({ ...command, id: this.table });
  }

  #undo(): void {
    this.#skip();
    const { news } = this;
    if (this.covered) return;
    if (news && news.undo > 0) void this.#send({ kind: "undo", at: news.at, seat: news.viewer });
    else if (news?.moved) void this.#send({ kind: "ask_undo", at: news.at });
  }

  async #askHint(): Promise<void> {
    this.#skip();
    const { news } = this;
    if (!news?.hints || !isMyTurn(news) || this.covered) return;
    const told = (await this.#send({ kind: "hint", at: news.at, seat: news.viewer })) as Hinted | null;
    if (told && told.at === this.news?.at) this.advice = told.hint;
  }

  #explain(event: CustomEvent<ExplainDetail>): void {
    const { refusals, at } = event.detail;
    void this.#reasons?.show(refusals, at);
  }

  /** Single keys, where nobody is typing; they can be switched off. */
  #key(event: KeyboardEvent): void {
    if (isTyping(event) || !this.news) return;
    if (event.key === "Escape") this.advice = null;
    if (this.house.prefs.keys) useKey(event, this.#doings);
  }

  readonly #doings: Doings = {
    open: (tab: Tab) => this.renderRoot.querySelector<TableSide>("table-side")?.open(tab),
    undo: () => this.#undo(),
    skip: () => this.#skip(),
    hint: () => void this.#askHint(),
    help: () => this.renderRoot.querySelector<ShortcutList>("shortcut-list")?.open(),
    table: () => this.#element?.shadowRoot?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  };

  // --- drawing ------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const { news, words } = this;
    if (this.missing) return gone(this.say, this.missing, this.house.trouble?.args ?? {}, this.table);
    if (!news || !words) return html`<main class="coming" aria-busy="true">${skeletons(3, "part")}</main>`;
    return html`
      <div class="top" role="banner">${this.#top(news, words)}</div>
      <main @choose=${this.#chosen} @explain=${this.#explain} @command=${this.#asked}>
        ${news.status === "open"
          ? html`<waiting-room .house=${this.house} .news=${news} .say=${words} .game=${this.#game}></waiting-room>`
          : this.#play(news, words)}
      </main>
      <aside aria-label=${words.words("web-side")} @choose=${this.#chosen} @command=${this.#asked}
        @point=${(event: CustomEvent<{ cards: string[] }>) => (this.lit = new Set(event.detail.cards))}>
        ${this.#side(news, words)}
      </aside>
      <reason-popup .say=${words}></reason-popup>
      <move-question .say=${words} @sure=${(event: CustomEvent<Choice>) => void this.#act(event.detail)}
        @ask-no-more=${(event: CustomEvent<Asking>) =>
          void this.house.set({ [event.detail]: false })}></move-question>
      <shortcut-list .say=${words}></shortcut-list>
      ${news.status === "over"
        ? html`<final-score .news=${news} .say=${words} @rematch=${() =>
          void this.house.open({ kind: "rematch", id: news.id })}></final-score>`
        : nothing}
    `;
  }

  #top(news: TableNews, say: Say): TemplateResult {
    const { house, covered } = this;
    const playing = news.mine.length > 0 && news.status === "playing" && !covered;
    const [since, doings, score] = [this.#heard.since, this.#doings, () => void this.#showScore(true)];
    const command = (command: Command) => void this.#send(command);
    return topPart({ house, news, say, game: this.#game, since, playing, doings, command, score });
  }

  #play(news: TableNews, words: Say): TemplateResult {
    if (this.covered) return cover(news, words, () => (this.covered = false));
    const table = this.#element;
    if (table) this.#fill(table, news, words);
    return html`
      <div class="above">
        <div class="line">
          <p class="status ${isMyTurn(news) ? "mine" : ""}">${statusOf(news, words)}</p>
          <just-happened .events=${news.recent} .say=${words} .left=${this.left} .away=${this.away}
            @skip=${() => this.#skip()}></just-happened>
        </div>
        <div class="requests">${requests(
          news,
          words,
          (ask, yes) => void this.#send({ kind: "answer", ask, yes }),
        )}
          <absence-line .news=${news} .say=${words} .since=${this.#heard.since}
            @end=${() =>
              this.renderRoot.querySelector<TableMenu>("table-menu")?.askEnd()}></absence-line></div>
        <div class="sr" aria-live="polite">${news.recent.map((event) =>
          html`<p>${words.event(event)}</p>`
        )}</div>
      </div>
      ${table} ${hintPart(news, words, this.advice, {
        follow: (choice) => void this.#act(choice),
        close: () => (this.advice = null),
      })}
    `;
  }

  #fill(table: GameTable, news: TableNews, say: Say): void {
    const { seats, view, recent } = news;
    const preview = news.viewer === null || !isMyTurn(news);
    const past = this.#log.map(({ event }) => event);
    const lit = litThings(news, this.advice, this.lit, this.house);
    const guided = news.lesson !== null && this.advice === null; // a hint moves nothing
    Object.assign(table, { view, say, seats, recent, past, preview, busy: this.busy, lit, guided });
  }

  #side(news: TableNews, words: Say): TemplateResult {
    const game = this.#game;
    const { chat, said } = this.#heard;
    const talks = this.house.prefs.chat;
    return html`
      ${game && !this.covered ? lessonPart(this.house, game, news, words, () => this.#undo()) : nothing}
      <table-side .house=${this.house} .news=${news} .say=${words} .game=${game} .log=${this.#log}
        .chat=${talks ? chat : []} .said=${talks ? said : 0} .busy=${this.busy} .covered=${this.covered}
        .hint=${(this.advice ?? news.lesson)?.actions.at(-1) ?? null}></table-side>
    `;
  }
}

customElements.define("table-page", TablePage);
