// Cards and openings for the curious: what many games of bots tell, in plain words.

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { address } from "../home/addresses.ts";
import { shared } from "../look/tokens.ts";
import type { CardTold, Curious, GameInfo, OpeningsTold } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import { cardsTag } from "../tables/index.ts";
import { getJson, type House } from "./house.ts";
import { lobbyStyles } from "./lobby-styles.ts";

type Order = (card: CardTold) => number;

/** How cards are sorted, the smallest first; those of which nothing is known come last. */
const ORDERS: Record<string, { words: string; of: Order }> = {
  box: { words: "web-curious-by-box", of: () => 0 },
  taken: { words: "web-curious-by-taken", of: ({ taken }) => -(taken ?? -1) },
  round: { words: "web-curious-by-round", of: ({ round }) => round ?? Infinity },
  wins: { words: "web-curious-by-wins", of: ({ wins }) => -wins },
};

export function sorted(cards: readonly CardTold[], by: string): CardTold[] {
  const of = (ORDERS[by] ?? ORDERS["box"]!).of;
  return [...cards].sort((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)));
}

class CardsPage extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    game: { attribute: false },
    words: { state: true },
    found: { state: true },
    by: { state: true },
  };
  static override styles = [
    shared,
    lobbyStyles,
    css`
      main {
        padding-top: var(--s4);
      }
      .lead {
        max-width: 70ch;
        line-height: 1.5;
      }
      .notice {
        max-width: 70ch;
        margin: var(--s4) 0;
        padding: var(--s3) var(--s4);
        border-left: 4px solid var(--accent);
        background: var(--accent-soft);
        border-radius: 0 var(--r2) var(--r2) 0;
      }
      h2 {
        margin: var(--s5) 0 var(--s3);
        color: var(--accent);
      }
      .openings {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
        gap: var(--s4);
      }
      .openings h3 {
        margin: 0 0 var(--s2);
      }
      .openings li {
        padding: var(--s2) 0;
        border-top: 1px solid var(--line);
      }
      .openings ol {
        list-style: none;
        margin: 0;
        padding: 0;
      }
      .openings p {
        margin: 2px 0 0;
        color: var(--ink-2);
      }
      .sort {
        display: flex;
        gap: var(--s2);
        align-items: center;
        margin-bottom: var(--s3);
      }
      code {
        overflow-wrap: anywhere;
      }
    `,
  ];

  declare house: House;
  declare say: Say;
  declare game: string;
  declare words: Say | null;
  declare found: Curious | null;
  declare by: string;
  #list: HTMLElement | null = null; // the family's own list of cards

  constructor() {
    super();
    this.words = null;
    this.found = null;
    this.by = "box";
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("game") || changed.has("say")) void this.#load();
  }

  async #load(): Promise<void> {
    const game = this.house.game(this.game);
    if (!game?.curious) return;
    const [words, found, tag] = await Promise.all([
      this.house.words(game),
      getJson<Curious>(`/api/games/${game.id}/curious.json`),
      cardsTag(game.family),
    ]);
    this.#list = document.createElement(tag);
    [this.words, this.found] = [words, found];
    document.title = `${words.words(`game-${game.id}`)}: ${words.words("web-curious")} · Ludarium`;
  }

  override render(): TemplateResult {
    const game = this.house.game(this.game);
    if (!game?.curious) {
      return html`
        <main>
          <p class="none" role="status">${this.say.words("web-curious-none", { game: this.game })}</p>
        </main>
      `;
    }
    return html`<main>${
      this.words && this.found ? this.#page(game, this.words, this.found) : nothing
    }</main>`;
  }

  #page(game: GameInfo, say: Say, found: Curious): TemplateResult {
    return html`<div data-game=${game.id}>
      <h1>${say.words(`game-${game.id}`)}: ${say.words("web-curious")}</h1>
      <p><a href=${address(`/rules/${game.id}`)}>${say.words("web-how")}</a></p>
      <div class="lead">${found.about.map((phrase) => html`<p>${say.phrase(phrase)}</p>`)}</div>
      ${
      game.notices.length
        ? html`<p class="notice">${game.notices.map((notice) => say.words(notice)).join(" ")}</p>`
        : nothing
    }
      <h2>${say.words("web-curious-openings")}</h2>
      <div class="openings">${found.openings.map((part) => this.#openings(say, part))}</div>
      <h2>${say.words("web-curious-cards")}</h2>
      ${this.#sort(say)}
      ${
      this.#list &&
      Object.assign(this.#list, { say, drawn: found.drawn, cards: sorted(found.cards, this.by) })
    }
      <p class="lead">${say.words("web-curious-how")} <code>${found.command}</code></p>
    </div>`;
  }

  #openings(say: Say, { title, lines }: OpeningsTold): TemplateResult {
    return html`
      <section>
        <h3>${say.phrase(title)}</h3>
        <ol>${lines.map(({ did, said }) =>
          html`
            <li><b>${sentence(say.phrases(did))}</b><p>${said.map((phrase) => say.phrase(phrase)).join(
              " ",
            )}</p></li>
          `
        )}</ol>
      </section>
    `;
  }

  #sort(say: Say): TemplateResult {
    return html`
      <label class="sort">${say.words("web-curious-sort")}
        <select class="field" @change=${(event: Event) =>
          this.by = (event.target as HTMLSelectElement).value}>
          ${Object.entries(ORDERS).map(([name, { words }]) =>
            html`<option value=${name} ?selected=${name === this.by}>${say.words(words)}</option>`
          )}
        </select>
      </label>
    `;
  }
}

customElements.define("cards-page", CardsPage);
