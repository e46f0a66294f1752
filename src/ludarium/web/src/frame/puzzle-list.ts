// All puzzles: the one of the day, then by game and grade, each with how I did, and my rating.

import { address } from "../home/addresses.ts";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { skeletons, skeletonStyles } from "../look/skeleton.ts";
import { shared } from "../look/tokens.ts";
import type { GameInfo, PuzzleLine, PuzzlesNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import type { House } from "./house.ts";
import { grouped } from "./lists.ts";

class PuzzleList extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    game: { attribute: false },
    news: { state: true },
  };
  static override styles = [
    shared,
    skeletonStyles,
    css`
      main {
        max-width: 1000px;
        margin: 0 auto;
        padding: var(--s4);
        display: grid;
        gap: var(--s4);
      }
      .row {
        height: 120px;
      }
      .head {
        display: grid;
        gap: var(--s2);
      }
      .me {
        font: 600 var(--t1) var(--serif);
      }
      .about {
        color: var(--ink-2);
        max-width: 60ch;
      }
      .daily {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s3);
        padding: var(--s3) var(--s4);
        border: 2px solid var(--gold);
        border-radius: var(--r2);
        background: var(--paper);
      }
      .daily p {
        flex: 1 1 200px;
      }
      section {
        padding: var(--s3) var(--s4);
        border: 1px solid var(--line);
        border-radius: var(--r2);
        background: var(--paper);
      }
      h2 {
        font-size: var(--t1);
      }
      h3 {
        font: 600 var(--t-1) var(--sans);
        color: var(--ink-2);
        margin: var(--s3) 0 var(--s1);
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2);
      }
      .one {
        min-width: 76px;
        font-variant-numeric: tabular-nums;
      }
      .right {
        background: var(--good-soft);
      }
      .wrong {
        background: var(--bad-soft);
      }
    `,
  ];

  declare house: House;
  declare say: Say;
  declare game: string; // the one to begin with; empty: none
  declare news: PuzzlesNews | null;

  constructor() {
    super();
    this.news = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#load();
  }

  async #load(): Promise<void> {
    const news = await this.house.attempt({ kind: "puzzles" });
    if (news?.kind === "puzzles") this.news = news;
  }

  override render(): TemplateResult {
    const { say, news } = this;
    return html`
      <main>
        <div class="head">
          <h1>${say.words("web-puzzles")}</h1>
          <p class="about">${say.words("web-puzzles-about")}</p>
          ${news
            ? html`<p class="me">${say.words("web-puzzle-rating", { rating: String(news.rating) })}</p>`
            : nothing}
        </div>
        ${news ? [this.#daily(news), ...this.#games(news)] : skeletons(3, "row")}
      </main>
    `;
  }

  #daily({ daily, puzzles }: PuzzlesNews): TemplateResult | typeof nothing {
    const line = daily && puzzles.find(({ game, id }) => game === daily[0] && id === daily[1]);
    if (!line) return nothing;
    const { say } = this;
    return html`
      <div class="daily">
        <p><b>${say.words("web-puzzle-daily")}</b><br />${say.words(`game-${line.game}`)} · ${say.words(
          `web-puzzle-${line.grade}`,
        )} ${this.#done(line)}</p>
        <a class="button main" href=${placeOf(line)}>${icons.play()} ${say.words("web-play")}</a>
      </div>
    `;
  }

  /** The games one after the other, the one that was asked for first. */
  #games({ puzzles }: PuzzlesNews): TemplateResult[] {
    const asked = (game: GameInfo) => (game.id === this.game ? 0 : 1);
    return [...this.house.games].sort((one, other) => asked(one) - asked(other))
      .map((game) => ({ game, lines: puzzles.filter((line) => line.game === game.id) }))
      .filter(({ lines }) => lines.length)
      .map(({ game, lines }) => this.#game(game, lines));
  }

  #game(game: GameInfo, lines: PuzzleLine[]): TemplateResult {
    const { say } = this;
    const name = say.words(`game-${game.id}`);
    const grades = [...grouped(lines, ({ grade }) => grade)];
    return html`<section data-game=${game.id} aria-label=${name}>
      <h2>${name}</h2>
      ${
      grades.map(([grade, some]) =>
        html`
          <h3>${say.words(`web-puzzle-${grade}`)}</h3>
          <ul>${some.map((line) => html`<li>${this.#one(line, lines.indexOf(line) + 1)}</li>`)}</ul>
        `
      )
    }
    </section>`;
  }

  #one(line: PuzzleLine, number: number): TemplateResult {
    const words = this.say.words("web-puzzle-number", { number, rating: String(line.rating) });
    const done = line.right === null ? "" : line.right ? "right" : "wrong";
    const told = done ? `${words}, ${this.say.words(`web-puzzle-${done}`)}` : words;
    return html`
      <a class="button small one ${done}" href=${placeOf(line)} aria-label=${told}
        title=${told}>${this.#done(line)} ${line.rating}</a>
    `;
  }

  #done({ right }: PuzzleLine): unknown {
    return right === null ? nothing : right ? icons.check() : icons.close();
  }
}

/** Where a puzzle is solved. */
export function placeOf({ game, id }: Pick<PuzzleLine, "game" | "id">): string {
  return address(`/puzzles/${game}/${id}`);
}

customElements.define("puzzle-list", PuzzleList);
