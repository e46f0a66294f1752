// One puzzle: the game's own table from the solver's seat, a turn by the usual choices, then the answer.

import { address } from "../home/addresses.ts";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { type Anchor, placeOf as placeOfThing, popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { Choice, GameInfo, PuzzleLine, PuzzleNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import type { ChooseDetail, ExplainDetail, GameTable } from "../tables/contract.ts";
import { tableTag } from "../tables/index.ts";
import "./choice-list.ts";
import "./game-log.ts";
import type { House } from "./house.ts";
import "./just-happened.ts";
import "./move-question.ts";
import { type Asking, isAsked, type MoveQuestion } from "./move-question.ts";
import { playerNames } from "./names.ts";
import "./puzzle-card.ts";
import { placeOf } from "./puzzle-list.ts";
import "./reasons.ts";
import type { ReasonPopup } from "./reasons.ts";
import { replayStyles } from "./replay-page-styles.ts";
import "./settings.ts";

class PuzzlePage extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    puzzle: { attribute: false },
    news: { state: true },
    words: { state: true },
    busy: { state: true },
    missing: { state: true },
    next: { state: true },
  };
  static override styles = [
    shared,
    popupStyles,
    replayStyles,
    css`
      :host {
        grid-template-rows: auto minmax(0, 1fr);
      }
      .list details {
        margin-top: var(--s3);
      }
      summary {
        cursor: pointer;
        font: 600 var(--t0) var(--serif);
        min-height: 32px;
      }
      @media (max-width: 980px) {
        :host {
          padding-bottom: var(--foot, 0px); /* the card lies there */
          box-sizing: border-box;
        }
        .list {
          max-height: none;
        }
      }
    `,
  ];

  declare house: House;
  declare say: Say;
  declare puzzle: string; // GAME/ID
  declare news: PuzzleNews | null;
  declare words: Say | null;
  declare busy: boolean;
  declare missing: boolean;
  declare next: string; // where the next puzzle is

  #element: GameTable | null = null;
  #entries: number[] = []; // how many actions each of my choices had
  #pressed: Anchor | null = null;
  readonly #onPrefs = () => {
    this.requestUpdate(); // the words may stay the same
    void this.#speak();
  };

  constructor() {
    super();
    Object.assign(this, { news: null, words: null, busy: false, missing: false, next: "" });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.house.addEventListener("prefs", this.#onPrefs);
    this.addEventListener("click", this.#press, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.house.removeEventListener("prefs", this.#onPrefs);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("puzzle")) return;
    this.#element = null;
    Object.assign(this, { news: null, words: null, missing: false, next: "" });
    void this.#begin();
  }

  get #game(): GameInfo | undefined {
    return this.house.game(this.puzzle.split("/")[0] ?? "");
  }

  get #question(): MoveQuestion | null {
    return this.renderRoot.querySelector("move-question");
  }

  /** Where something is chosen; the question stands beside it. */
  #press(event: Event): void {
    const thing = event.composedPath().find((part) => part instanceof Element);
    if (thing) this.#pressed = placeOfThing(thing);
  }

  // --- what the solver does --------------------------------------------------------------------------------

  async #begin(): Promise<void> {
    this.#entries = [];
    await this.#try([]);
  }

  /** Show where these actions lead. */
  async #try(actions: number[]): Promise<boolean> {
    const { puzzle: asked } = this;
    const [game, id] = asked.split("/");
    this.busy = true;
    const news = await this.house.attempt({ kind: "solve", game, puzzle: id, actions });
    if (asked !== this.puzzle) return false;
    this.busy = false;
    if (news?.kind !== "puzzle") {
      this.missing = this.news === null;
      return false;
    }
    this.news = news;
    await this.#speak();
    if (news.answer) await this.#findNext(news);
    return true;
  }

  #chosen({ detail: { choice } }: CustomEvent<ChooseDetail>): void {
    if (this.busy || !this.news || this.news.answer) return;
    if (isAsked(choice, this.house.prefs)) {
      void this.#question?.ask(choice, this.#pressed ?? placeOfThing(this));
    } else void this.#act(choice);
  }

  async #act(choice: Choice): Promise<void> {
    if (!this.news) return;
    const done = await this.#try([...this.news.actions, ...choice.actions]);
    if (done) this.#entries.push(choice.actions.length);
  }

  /** Take the last choice back, as far as it showed nothing. */
  #back(): void {
    const { news } = this;
    if (!news) return;
    const count = Math.min(this.#entries.pop() ?? 0, news.free);
    void this.#try(news.actions.slice(0, news.actions.length - count));
  }

  #playOn(): void {
    const { news } = this;
    if (news) {
      void this.house.open({ kind: "play_on", game: news.game, puzzle: news.id, actions: news.actions });
    }
  }

  /** The next one: not tried, of the same game if there is one, and as hard as I am strong. */
  async #findNext({ game, id }: PuzzleNews): Promise<void> {
    const told = await this.house.attempt({ kind: "puzzles" });
    if (told?.kind !== "puzzles") return;
    const others = told.puzzles.filter((line) => line.game !== game || line.id !== id);
    const rank = (line: PuzzleLine) =>
      (line.right === null ? 0 : 1e6) + (line.game === game ? 0 : 1e5) + Math.abs(line.rating - told.rating);
    const [first] = others.sort((one, other) => rank(one) - rank(other));
    this.next = first ? placeOf(first) : "";
  }

  // --- drawing ---------------------------------------------------------------------------------------------

  async #speak(): Promise<void> {
    const { news } = this;
    const game = this.#game;
    if (!news || !game) return;
    const words = await this.house.words(game, playerNames(this.house.say, news.seats, news.id));
    const tag = await tableTag(game.family);
    this.#element ??= document.createElement(tag) as GameTable;
    this.words = words;
    this.dataset.game = game.id;
    document.title = `${words.words("web-puzzles")} · ${words.words(`game-${game.id}`)} · Ludarium`;
  }

  override render(): TemplateResult {
    const { news, words } = this;
    if (this.missing) return this.#gone();
    if (!news || !words) return html`<main aria-busy="true"></main>`;
    this.#fill(news, words);
    return html`
      ${this.#top(news, words)}
            <main @choose=${this.#chosen} @explain=${this.#explain}>
              <just-happened aria-live="polite" .events=${news.recent} .say=${words}></just-happened>
              ${this.#element}
            </main>
            <aside aria-label=${words.words("web-side")} @choose=${this.#chosen}>
        <puzzle-card .news=${news} .say=${words} .next=${this.next} @back=${() => this.#back()}
          @again=${() => void this.#begin()} @on=${() => this.#playOn()}></puzzle-card>
        <div class="list" tabindex="0">${this.#list(news, words)}</div>
      </aside>
            <reason-popup .say=${words}></reason-popup>
            <move-question .say=${words} @sure=${(event: CustomEvent<Choice>) => void this.#act(event.detail)}
        @ask-no-more=${(event: CustomEvent<Asking>) => void this.house.set({ [event.detail]: false })}
      ></move-question>
    `;
  }

  #gone(): TemplateResult {
    return html`
      <main class="nothing">
        <h1>${this.say.words("web-puzzle-missing")}</h1>
        <a class="button main" href=${address("/puzzles")}>${this.say.words("web-puzzles")}</a>
      </main>
    `;
  }

  #top(news: PuzzleNews, words: Say): TemplateResult {
    return html`
      <div class="top" role="banner">
        <a class="button quiet icon" href=${address("/puzzles")} aria-label=${words.words(
          "web-puzzles",
        )} title=${words.words("web-puzzles")}>${icons.back()}</a>
        <h1>${words.words("web-puzzles")}: ${words.words(`game-${news.game}`)}</h1>
        <house-settings compact .house=${this.house} .say=${words}></house-settings>
      </div>
    `;
  }

  /** What can be done, in words, and what led here. */
  #list(news: PuzzleNews, words: Say): TemplateResult {
    return html`
      ${news.answer ? nothing : html`
        <choice-list .view=${news.view} .say=${words} .busy=${this.busy} .hint=${null}
          .kinds=${this.#game?.kinds ?? []}></choice-list>
      `}
      <details ?open=${news.answer !== null}>
        <summary>${words.words("web-log")}</summary>
        <game-log .log=${news.log} .notes=${[]} .say=${words}></game-log>
      </details>
    `;
  }

  #fill(news: PuzzleNews, say: Say): void {
    if (!this.#element) return;
    const decided = news.answer !== null;
    const view = decided ? { ...news.view, choices: [], refusals: [] } : news.view;
    const key = news.answer?.key.flatMap(({ args }) => Object.values(args ?? {})) ?? [];
    Object.assign(this.#element, {
      view,
      say,
      seats: news.seats,
      recent: news.recent,
      past: news.log.map(({ event }) => event),
      preview: decided,
      busy: this.busy,
      lit: new Set(key.filter((value) => typeof value === "string")),
    });
  }

  #explain(event: CustomEvent<ExplainDetail>): void {
    void this.renderRoot.querySelector<ReasonPopup>("reason-popup")?.show(
      event.detail.refusals,
      event.detail.at,
    );
  }
}

customElements.define("puzzle-page", PuzzlePage);
