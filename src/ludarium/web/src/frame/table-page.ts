// A table: the game's own drawing in the middle, and everything that the house adds around it.

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { Choice, GameInfo, Hinted, LogLine, TableNews } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import type { ChooseDetail, ExplainDetail, GameTable } from "../tables/contract.ts";
import { tableTag } from "../tables/index.ts";
import { attend, isMyTurn } from "./attention.ts";
import "./choice-list.ts";
import "./final-score.ts";
import type { FinalScore } from "./final-score.ts";
import "./game-log.ts";
import type { House } from "./house.ts";
import "./players-bar.ts";
import "./reasons.ts";
import type { ReasonPopup } from "./reasons.ts";
import "./settings.ts";
import "./shortcuts.ts";
import type { ShortcutList } from "./shortcuts.ts";
import "./table-chat.ts";
import "./table-menu.ts";
import { tableStyles } from "./table-styles.ts";
import "./waiting-room.ts";
import type { Command } from "./wire.ts";
import { actionsOf } from "./lists.ts";
import { playerNames } from "./names.ts";

type Tab = "choices" | "log" | "chat";

class TablePage extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    table: { attribute: false },
    news: { state: true },
    words: { state: true },
    tab: { state: true },
    busy: { state: true },
    asked: { state: true },
    covered: { state: true },
    lit: { state: true },
    hint: { state: true },
    seen: { state: true },
    missing: { state: true },
  };
  static override styles = [shared, popupStyles, tableStyles];

  declare house: House;
  declare say: Say; // of the house
  declare table: string; // its id
  declare news: TableNews | null;
  declare words: Say | null; // of the game, with the players' names
  declare tab: Tab;
  declare busy: boolean;
  declare asked: Choice | null; // a move that waits to be confirmed
  declare covered: boolean;
  declare lit: ReadonlySet<string>;
  declare hint: number | null;
  declare seen: number; // lines of chat
  declare missing: string; // why nothing can be shown

  #log: LogLine[] = [];
  #element: GameTable | null = null;
  #since = 0;
  #watched = "";
  readonly #onTable = (event: Event) => void this.#told((event as CustomEvent<TableNews>).detail);
  readonly #onPrefs = () => void this.#speak();
  readonly #onTrouble = () => this.#trouble();
  readonly #onKey = (event: KeyboardEvent) => this.#key(event);

  constructor() {
    super();
    this.news = null;
    this.words = null;
    this.tab = "log";
    this.busy = false;
    this.asked = null;
    this.covered = false;
    this.lit = new Set();
    this.hint = null;
    this.seen = 0;
    this.missing = "";
  }

  // --- coming and going -----------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    this.house.addEventListener("table", this.#onTable);
    this.house.addEventListener("prefs", this.#onPrefs);
    this.house.addEventListener("trouble", this.#onTrouble);
    addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
    this.house.removeEventListener("table", this.#onTable);
    this.house.removeEventListener("prefs", this.#onPrefs);
    this.house.removeEventListener("trouble", this.#onTrouble);
    removeEventListener("keydown", this.#onKey);
  }

  #leave(): void {
    if (this.#watched) this.house.wire.drop("table", { kind: "leave", id: this.#watched });
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("table") || this.table === this.#watched) return;
    this.#leave();
    Object.assign(this, { news: null, words: null, asked: null, missing: "" });
    this.#log = [];
    this.#element = null;
    this.#watched = this.table;
    this.house.wire.follow("table", { kind: "watch", id: this.table });
  }

  #trouble(): void {
    if (!this.news && this.house.trouble?.error === "no-table") this.missing = "web-no-table";
  }

  get #game(): GameInfo | undefined {
    return this.news ? this.house.game(this.news.game) : undefined;
  }

  // --- what the server tells ------------------------------------------------------------------------------

  async #told(news: TableNews): Promise<void> {
    if (news.id !== this.table) return;
    const before = this.news;
    this.#log = [...this.#log.slice(0, news.log_from), ...news.log];
    this.#since = Date.now();
    if (before?.at !== news.at) this.#tidy();
    if (news.hotseat_cover) this.covered = true;
    this.news = news;
    this.busy = false;
    await this.#speak();
    if (this.words) attend(before, news, this.words, this.house.prefs);
    if (this.covered) void this.updateComplete.then(() => this.#focus(".cover .main"));
    if (news.status === "over" && before?.status !== "over") void this.#showScore(before !== null);
  }

  /** What was said about the last position does not hold any more. */
  #tidy(): void {
    Object.assign(this, { asked: null, hint: null });
    this.renderRoot.querySelector<ReasonPopup>("reason-popup")?.close();
  }

  /** The words of the game in my language, with the names at this table; and its element. */
  async #speak(): Promise<void> {
    const { news } = this;
    const game = this.#game;
    if (!news || !game) return;
    try {
      const words = await this.house.words(game, playerNames(this.house.say, news.seats));
      this.#element ??= document.createElement(await tableTag(game.family)) as GameTable;
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
    const careful = this.#element?.careful(choice) || choice.buys > 0;
    if (careful && this.house.prefs.confirm) this.#askAgain(choice);
    else void this.#act(choice);
  }

  #askAgain(choice: Choice): void {
    this.asked = choice;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(".confirm .main")?.focus()
    );
  }

  #focus(css: string): void {
    this.renderRoot.querySelector<HTMLElement>(css)?.focus();
  }

  async #act(choice: Choice): Promise<void> {
    const { news } = this;
    if (!news || news.viewer === null) return;
    this.asked = null;
    this.busy = true;
    const done = await this.house.attempt({
      kind: "act",
      id: news.id,
      at: news.at,
      seat: news.viewer,
      actions: actionsOf(choice, news.view.choices),
    });
    if (!done) this.busy = false;
  }

  #send(command: Command): Promise<unknown> {
    return this.house.attempt({ ...command, id: this.table });
  }

  #undo(): void {
    const { news } = this;
    if (this.covered) return;
    if (news && news.undo > 0) void this.#send({ kind: "undo", at: news.at, seat: news.viewer });
    else if (news?.moved) void this.#send({ kind: "ask_undo", at: news.at });
  }

  async #askHint(): Promise<void> {
    const { news } = this;
    if (!news || !isMyTurn(news) || this.covered) return;
    const told = (await this.#send({ kind: "hint", at: news.at, seat: news.viewer })) as Hinted | null;
    if (told && told.at === this.news?.at) {
      this.hint = told.choice;
      this.#open("choices");
    }
  }

  #open(tab: Tab): void {
    this.tab = tab;
    if (tab === "chat") this.seen = this.news?.chat.length ?? 0;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".panel > *")?.focus());
  }

  #explain(event: CustomEvent<ExplainDetail>): void {
    void this.renderRoot.querySelector<ReasonPopup>("reason-popup")?.show(
      event.detail.refusals,
      event.detail.at,
    );
  }

  /** Single keys, where nobody is typing; they can be switched off. */
  #key(event: KeyboardEvent): void {
    const typing = event.composedPath().some((part) =>
      part instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(part.tagName)
    );
    if (typing || event.ctrlKey || event.metaKey || event.altKey || !this.news) return;
    if (event.key === "Escape" && this.asked) this.asked = null;
    if (!this.house.prefs.keys) return;
    const action = KEYS[event.key];
    if (!action) return;
    event.preventDefault();
    action(this.#doings);
  }

  readonly #doings: Doings = {
    open: (tab) => this.#open(tab),
    undo: () => this.#undo(),
    hint: () => void this.#askHint(),
    help: () => this.renderRoot.querySelector<ShortcutList>("shortcut-list")?.open(),
    table: () => this.#element?.renderRoot.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
  };

  // --- drawing ------------------------------------------------------------------------------------------------

  override render(): TemplateResult {
    const { news, words } = this;
    if (this.missing) return this.#gone();
    if (!news || !words) return html`<main aria-busy="true"></main>`;
    return html`<div class="top" role="banner">${this.#top(news, words)}</div>
      <main @choose=${this.#chosen} @explain=${this.#explain} @command=${(event: CustomEvent<Command>) =>
      void this.#send(event.detail)}>
        ${
      news.status === "open"
        ? html`<waiting-room .house=${this.house} .news=${news} .say=${words} .game=${this.#game}></waiting-room>`
        : this.#play(news, words)
    }
      </main>
      <aside aria-label=${words.words("web-side")} @choose=${this.#chosen} @point=${(
      event: CustomEvent<{ cards: string[] }>,
    ) => (this.lit = new Set(event.detail.cards))}>
        ${this.#side(news, words)}
      </aside>
      <reason-popup .say=${words}></reason-popup>
      <shortcut-list .say=${words}></shortcut-list>
      ${
      news.status === "over"
        ? html`<final-score .news=${news} .say=${words} @rematch=${() =>
          void this.house.open({ kind: "rematch", id: news.id })}></final-score>`
        : nothing
    }`;
  }

  #gone(): TemplateResult {
    return html`<main class="nothing"><h1>${
      this.say.words(this.missing)
    }</h1><a class="button main" href="/">${this.say.words("web-lobby")}</a></main>`;
  }

  #top(news: TableNews, words: Say): TemplateResult {
    return html`
      <a class="button quiet icon" href="/" aria-label=${words.words("web-lobby")} title=${words.words(
        "web-lobby",
      )}>${icons.back()}</a>
      <h1>${words.words(`game-${news.game}`)}</h1>
      <players-bar .news=${news} .say=${words} .since=${this.#since}></players-bar>
      <div class="tools">
              ${news.mine.length && news.status === "playing" && !this.covered
                ? this.#playTools(news, words)
                : nothing}
              ${news.status === "over"
                ? html`<button class="button small" @click=${() =>
                  void this.#showScore(true)}>${icons.trophy()} <span class="words">${
                  words.words("final-scoring")
                }</span></button>`
                : nothing}
              <house-settings compact .house=${this.house} .say=${words}></house-settings>
              <table-menu
                .house=${this.house}
                .news=${news}
                .say=${words}
                .game=${this.#game}
                @command=${(event: CustomEvent<Command>) => void this.#send(event.detail)}
                @help=${() => this.#doings.help()}
                @rematch=${() => void this.house.open({ kind: "rematch", id: news.id })}
              ></table-menu>
            </div>
    `;
  }

  #playTools(news: TableNews, words: Say): TemplateResult {
    const free = news.undo > 0 || !news.seats.some((seat) => seat.kind === "human" && !seat.mine);
    return html`
      <button class="button small" ?disabled=${!news.moved} @click=${() => this.#undo()} title=${words.words(
        free ? "web-undo" : "web-ask-undo",
      )}>
              ${icons.undo()} <span class="words">${words.words(free ? "web-undo" : "web-ask-undo")}</span>
            </button>
      <button class="button small" ?disabled=${!isMyTurn(news)}
        @click=${() => void this.#askHint()}>${icons
          .hint()} <span class="words">${words.words("web-hint")}</span></button>
    `;
  }

  #play(news: TableNews, words: Say): TemplateResult {
    if (this.covered) return this.#cover(news, words);
    const table = this.#element;
    if (table) this.#fill(table, news, words);
    return html`<div>
        <p class="status ${isMyTurn(news) ? "mine" : ""}">${this.#status(news, words)}</p>
        ${this.#asks(news, words)}
        <div class="sr" aria-live="polite">${
      news.recent.map((event) => html`<p>${words.event(event)}</p>`)
    }</div>
      </div>
      ${table} ${this.asked ? this.#confirm(this.asked, words) : nothing}`;
  }

  #fill(table: GameTable, news: TableNews, say: Say): void {
    const { seats, view, recent } = news;
    const preview = news.viewer === null || !isMyTurn(news);
    Object.assign(table, { view, say, seats, recent, preview, busy: this.busy, lit: this.#lit(news) });
  }

  /** The things that the log or a hint points at. */
  #lit(news: TableNews): ReadonlySet<string> {
    const hinted = news.view.choices.find(({ action }) => action === this.hint);
    return new Set([...this.lit, ...Object.values(hinted?.move.args ?? {}).map(String)]);
  }

  #status(news: TableNews, words: Say): unknown {
    const hinted = this.hint === null
      ? undefined
      : news.view.choices.find(({ action }) => action === this.hint);
    if (hinted) {
      return html`${icons.hint()} ${words.words("web-hinted", { move: words.choice(hinted) })}
        <button class="button small" @click=${() => void this.#act(hinted)}>${
        words.words("web-do-it")
      }</button>`;
    }
    if (news.status === "over") return words.words("table-over");
    if (isMyTurn(news)) {
      return news.mine.length > 1
        ? words.words("web-turn-of", { player: words.player(news.view.to_act) })
        : words.words("web-your-turn");
    }
    if (news.view.to_act < 0) return nothing;
    const player = words.player(news.view.to_act);
    return html`<span class=${news.thinking ? "dots" : ""}>${
      words.words(news.thinking ? "web-thinking" : "web-turn-of", { player })
    }</span>`;
  }

  #asks(news: TableNews, words: Say): unknown {
    return news.asks.map((ask) => {
      const mine = ask.waiting.some((seat) => news.mine.includes(seat));
      const answer = (yes: boolean) => void this.#send({ kind: "answer", ask: ask.ask, yes });
      return html`<div class="asks" role="alert">
        <span>${words.words("web-asks-undo", { player: words.player(ask.by) })}</span>
        ${
        mine
          ? html`
            <button class="button main small" @click=${() => answer(true)}>${words.words(
              "web-yes",
            )}</button><button class="button small"
              @click=${() => answer(false)}>${words.words("web-no")}</button>
          `
          : html`<span>${words.words("web-waiting-answer")}</span>`
      }
      </div>`;
    });
  }

  #cover(news: TableNews, words: Say): TemplateResult {
    const player = words.player(news.viewer ?? 0);
    return html`
      <div class="cover">
        <h2>${words.words("web-pass", { player })}</h2>
        <button class="button main" @click=${() => (this.covered = false)}>${words.words("web-i-am", {
          player,
        })}</button>
      </div>
    `;
  }

  #confirm(choice: Choice, words: Say): TemplateResult {
    return html`
      <div class="confirm" role="alertdialog" aria-labelledby="asked">
        <b id="asked">${sentence(words.choice(choice))}?</b>
        <button class="button main" @click=${() => void this.#act(choice)}>${icons.check()} ${words.words(
          "web-do-it",
        )}</button>
        <button class="button" @click=${() => (this.asked = null)}>${words.words("web-cancel")}</button>
        <label><input type="checkbox" @change=${() => void this.house.set({ confirm: false })} /> ${words
          .words("web-ask-no-more")}</label>
      </div>
    `;
  }

  // --- the side -----------------------------------------------------------------------------------------------

  #side(news: TableNews, words: Say): TemplateResult {
    const unread = this.house.prefs.chat ? Math.max(0, news.chat.length - this.seen) : 0;
    const tabs: [Tab, unknown, number][] = [
      ["choices", icons.list(), this.covered ? 0 : news.view.choices.length],
      ["log", icons.scroll(), 0],
      ["chat", icons.chat(), this.tab === "chat" ? 0 : unread],
    ];
    return html`
      <div class="tabs" role="tablist" @keydown=${(event: KeyboardEvent) => this.#tabKey(event)}>
              ${tabs.map(([tab, icon, badge]) => this.#tab(words, tab, icon, badge))}
            </div>
      <div class="panel" role="tabpanel" id="panel" aria-label=${words.words(
        `web-tab-${this.tab}`,
      )} tabindex="0">${this.#panel(news, words)}</div>
    `;
  }

  #tab(words: Say, tab: Tab, icon: unknown, badge: number): TemplateResult {
    const chosen = tab === this.tab;
    return html`
      <button role="tab" aria-selected=${String(chosen)} aria-controls="panel" tabindex=${chosen
        ? 0
        : -1} data-tab=${tab}
        @click=${() => this.#open(tab)}>
            ${icon} ${words.words(`web-tab-${tab}`)} ${badge
              ? html`<span class="badge">${badge}</span>`
              : nothing}
          </button>
    `;
  }

  #tabKey(event: KeyboardEvent): void {
    const tabs: Tab[] = ["choices", "log", "chat"];
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    this.tab = tabs[(tabs.indexOf(this.tab) + step + tabs.length) % tabs.length]!;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-tab="${this.tab}"]`)?.focus()
    );
  }

  /** What lies in the panel; while the screen is passed on, nothing that only the next player may see. */
  #panel(news: TableNews, words: Say): TemplateResult | typeof nothing {
    if (this.covered && this.tab !== "chat") return nothing;
    switch (this.tab) {
      case "choices":
        return html`
          <choice-list .view=${news.view} .say=${words} .busy=${this.busy} .hint=${this.hint}
            .kinds=${this.#element?.kinds ?? []}></choice-list>
        `;
      case "log":
        return html`<game-log .log=${this.#log} .say=${words}></game-log>`;
      case "chat":
        return html`
          <table-chat .chat=${this.house.prefs.chat ? news.chat : []} .say=${words} .own=${news.mine}
            @talk=${(event: CustomEvent<string>) => void this.#send({ kind: "say", text: event.detail })}
            @mute=${(event: CustomEvent<string>) => void this.house.mute(event.detail)}></table-chat>
        `;
    }
  }
}

interface Doings {
  open(tab: Tab): void;
  undo(): void;
  hint(): void;
  help(): void;
  table(): void;
}

const KEYS: Record<string, (doings: Doings) => void> = {
  w: (doings) => doings.open("choices"),
  l: (doings) => doings.open("log"),
  c: (doings) => doings.open("chat"),
  t: (doings) => doings.table(),
  u: (doings) => doings.undo(),
  h: (doings) => doings.hint(),
  "?": (doings) => doings.help(),
};

customElements.define("table-page", TablePage);
