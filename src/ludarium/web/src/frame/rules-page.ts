// The rules, clause by clause, in the reader's language; every refusal leads here.

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { shared } from "../look/tokens.ts";
import type { GameInfo } from "../protocol.ts";
import type { Say } from "../say.ts";
import { cover } from "./covers.ts";
import type { House } from "./house.ts";
import { lobbyStyles } from "./lobby-styles.ts";

// What of a game is our own reconstruction is said before its rules.
const NOTICES: Record<string, string[]> = {
  ante_portas: ["rebuilt"],
  faiyum: ["about-faiyum-rebuilt", "fa-marks"],
};

class RulesPage extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    game: { attribute: false },
    words: { state: true },
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
        grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
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
        font-weight: 650;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  declare house: House;
  declare say: Say;
  declare game: string;
  declare words: Say | null;
  declare sought: string;

  constructor() {
    super();
    this.words = null;
    this.sought = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", () => this.#point());
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("game") || changed.has("say")) void this.#load();
    if (changed.has("words") && this.words) this.#point();
  }

  async #load(): Promise<void> {
    const game = this.house.game(this.game);
    this.words = game ? await this.house.words(game) : null;
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
      <div class="choices">
              ${this.house.games.map((game) =>
                html`<a href="/rules/${game.id}" data-game=${game.id}>${cover(game.id)}<span>${
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
    const notices = NOTICES[game.family] ?? [];
    return html`<div data-game=${game.id}>
      <h1>${words.words(`game-${game.id}`)}</h1>
      <p class="about">${this.say.words(`about-${game.id}`)}</p>
      <p>${words.words("web-rules-about")}</p>
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

  #chapter(heading: string, clauses: string[], words: Say): TemplateResult {
    const line = (clause: string) =>
      html`<li id=${clause}><a href="#${clause}" @click=${() =>
        setTimeout(() => this.#point())}>${clause}</a><span>${words.clause(clause)}</span></li>`;
    return html`
      <section class="chapter">
        <h2>${heading}</h2>
        <ol class="clauses">${clauses.map(line)}</ol>
      </section>
    `;
  }
}

/** The rules of the game itself, then those that hold at every table of the house. */
function gameFirst(clauses: readonly string[]): string[] {
  const ours = (clause: string) => clause.startsWith("H-");
  return [...clauses.filter((clause) => !ours(clause)), ...clauses.filter(ours)];
}

customElements.define("rules-page", RulesPage);
