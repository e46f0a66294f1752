// The rules, clause by clause, in the reader's language; every refusal leads here.

import { address } from "../home/addresses.ts";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { shared } from "../look/tokens.ts";
import type { GameInfo, Phrase } from "../protocol.ts";
import type { Say } from "../say.ts";
import { cover } from "./covers.ts";
import type { House } from "./house.ts";
import { howTag } from "../tables/index.ts";
import { lobbyStyles } from "./lobby-styles.ts";

class RulesPage extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    game: { attribute: false },
    words: { state: true },
    drawn: { state: true },
    sought: { state: true },
  };
  static override styles = [
    shared,
    lobbyStyles,
    css`
      main {
        max-width: 860px;
        padding-top: var(--s4);
      }
      .choices {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
        gap: var(--s4);
        margin-top: var(--s5);
      }
      .choices a {
        display: block;
        border-radius: var(--r3);
        overflow: hidden;
        background: var(--paper);
        border: 1px solid var(--line);
        text-decoration: none;
        font: 600 var(--t1) var(--serif);
      }
      .choices a span {
        display: block;
        padding: var(--s3);
        color: var(--accent);
      }
      .notice {
        margin: var(--s4) 0;
        padding: var(--s3) var(--s4);
        border-left: 4px solid var(--accent);
        background: var(--accent-soft);
        border-radius: 0 var(--r2) var(--r2) 0;
      }
      .about {
        font: 400 var(--t1) var(--serif);
        margin: var(--s2) 0 var(--s3);
      }
      .search {
        display: block;
        width: 100%;
        margin: var(--s4) 0;
      }
      .chapter h2 {
        margin: var(--s5) 0 var(--s2);
        font-size: var(--t2);
        color: var(--accent);
      }
      .how ol {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: var(--s3);
      }
      .how li {
        display: grid;
        grid-template-columns: 300px 1fr;
        gap: var(--s4);
        align-items: center;
        padding: var(--s3);
        border: 1px solid var(--line);
        border-radius: var(--r3);
        background: var(--paper);
      }
      .how li:first-child {
        border-color: var(--accent);
      }
      .how h2,
      .all {
        margin-bottom: var(--s2);
      }
      .how h3 {
        margin: 0 0 var(--s1);
        color: var(--accent);
      }
      .how p {
        margin: 0;
        line-height: 1.5;
      }
      .all {
        margin-top: var(--s6, 40px);
      }
      @media (max-width: 640px) {
        .how li {
          grid-template-columns: 1fr;
        }
      }
      .clauses li {
        display: grid;
        grid-template-columns: 5.5em 1fr;
        gap: var(--s3);
        padding: var(--s3) var(--s2);
        border-top: 1px solid var(--line);
        scroll-margin-top: 40vh;
        border-radius: var(--r1);
      }
      .clauses li.sought {
        background: var(--accent-soft);
        outline: 2px solid var(--accent);
      }
      .clauses a {
        font-variant-numeric: tabular-nums;
      }
      .clauses a:not(.inside) {
        font-weight: 650;
      }
    `,
  ];

  declare house: House;
  declare say: Say;
  declare game: string;
  declare words: Say | null;
  declare drawn: string | null; // the element that draws how the game is played
  declare sought: string;

  constructor() {
    super();
    this.words = null;
    this.drawn = null;
    this.sought = "";
  }

  readonly #pictures = new Map<Phrase, HTMLElement>();
  readonly #onTravel = () => this.#point();

  override connectedCallback(): void {
    super.connectedCallback();
    for (const what of ["hashchange", "popstate"]) addEventListener(what, this.#onTravel);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const what of ["hashchange", "popstate"]) removeEventListener(what, this.#onTravel);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("game") || changed.has("say")) void this.#load();
    if (changed.has("words") && this.words) this.#point();
  }

  async #load(): Promise<void> {
    const game = this.house.game(this.game);
    [this.words, this.drawn] = game
      ? await Promise.all([this.house.words(game), howTag(game.family)])
      : [null, null];
    if (game && this.words) {
      document.title = `${this.words.words("web-rules")}: ${this.words.words(`game-${game.id}`)} · Ludarium`;
    }
  }

  /** Go to the clause that the address names. */
  #point(): void {
    const clause = decodeURIComponent(location.hash.slice(1));
    for (const item of this.renderRoot.querySelectorAll("li[id]")) {
      item.classList.toggle("sought", item.id === clause);
    }
    this.renderRoot.querySelector(".sought")?.scrollIntoView({ block: "center" });
  }

  override render(): TemplateResult {
    const game = this.house.game(this.game);
    return html`<main>${game && this.words ? this.#rules(game, this.words) : this.#choices()}</main>`;
  }

  #choices(): TemplateResult {
    const { say } = this;
    return html`
      <h1>${say.words("web-rules")}</h1>
      ${this.game && !this.house.game(this.game)
        ? html`<p class="none" role="status">${say.words("web-no-rules", { game: this.game })}</p>`
        : nothing}
      <div class="choices">
              ${this.house.games.map((game) =>
                html`<a href=${address(`/rules/${game.id}`)} data-game=${game.id}>${cover(game)}<span>${
                  say.words(`game-${game.id}`)
                }</span></a>`
              )}
            </div>
    `;
  }

  #rules(game: GameInfo, words: Say): TemplateResult {
    const wanted = this.sought.toLocaleLowerCase();
    const fits = (clause: string) => `${clause} ${words.clause(clause)}`.toLocaleLowerCase().includes(wanted);
    const shown = words.chapters(gameFirst(game.clauses))
      .map(({ heading, clauses }) => ({ heading, clauses: clauses.filter(fits) }))
      .filter(({ clauses }) => clauses.length);
    const { notices } = game;
    return html`<div data-game=${game.id}>
      <h1>${words.words(`game-${game.id}`)}</h1>
      <p class="about">${this.say.words(`about-${game.id}`)}</p>
      ${
      game.curious
        ? html`<p><a href=${address(`/cards/${game.id}`)}>${this.say.words("web-curious-more")}</a></p>`
        : nothing
    }
      ${this.#how(game, words)}
      <h2 class="all">${words.words("web-all-rules")}</h2>
      <p>${words.words("web-rules-about")} ${
      words.has("letters-of-clauses") ? words.words("letters-of-clauses") : nothing
    }</p>
      ${
      notices.length
        ? html`<p class="notice">${notices.map((notice) => words.words(notice)).join(" ")}</p>`
        : html`<p class="notice">${words.words("web-rules-published")}</p>`
    }
      <input class="field search" type="search" aria-label=${words.words("web-rules-search")} placeholder=${
      words.words("web-rules-search")
    } @input=${(event: Event) => (this.sought = (event.target as HTMLInputElement).value)} />
      ${shown.map(({ heading, clauses }) => this.#chapter(heading, clauses, words))}
      ${
      shown.length ? nothing : html`<p class="none">${words.words("rules-none", { word: this.sought })}</p>`
    }
    </div>`;
  }

  /** How the game is played, in one page: the goal first, each step with a picture of its pieces. */
  #how(game: GameInfo, words: Say): TemplateResult | typeof nothing {
    if (!game.how.length) return nothing;
    return html`
      <section class="how" aria-labelledby="how">
        <h2 id="how">${words.words("web-how")}</h2>
        <ol>${game.how.map((step) =>
          html`
            <li data-step=${step.message}>
              <div class="picture" aria-hidden="true">${this.#picture(step, words)}</div>
              <div>
                <h3>${words.phrase({ ...step, message: `${step.message}-title` })}</h3>
                <p>${words.phrase(step)}</p>
              </div>
            </li>
          `
        )}</ol>
      </section>
    `;
  }

  /** Each picture is made once, however often the page is drawn anew. */
  #picture(step: Phrase, say: Say): HTMLElement | typeof nothing {
    if (!this.drawn) return nothing;
    const made = this.#pictures.get(step) ?? document.createElement(this.drawn);
    this.#pictures.set(step, made);
    return Object.assign(made, { step, say });
  }

  #chapter(heading: string, clauses: string[], words: Say): TemplateResult {
    const line = (clause: string) =>
      html`<li id=${clause}><a href="#${clause}">${clause}</a><span>${
        linked(words.clause(clause), this.house.game(this.game)?.clauses ?? [])
      }</span></li>`;
    return html`
      <section class="chapter">
        <h2>${heading}</h2>
        <ol class="clauses">${clauses.map(line)}</ol>
      </section>
    `;
  }
}

const CLAUSE = /\b([A-Z]{1,2}-\d+[a-z]?)\b/;

/** A text in which every clause that it names leads there. */
function linked(text: string, clauses: readonly string[]): (string | TemplateResult)[] {
  return text.split(CLAUSE).map((part) =>
    clauses.includes(part) ? html`<a class="inside" href="#${part}">${part}</a>` : part
  );
}

/** The rules of the game itself, then those that hold at every table of the house. */
function gameFirst(clauses: readonly string[]): string[] {
  const ours = (clause: string) => clause.startsWith("H-");
  return [...clauses.filter((clause) => !ours(clause)), ...clauses.filter(ours)];
}

customElements.define("rules-page", RulesPage);
