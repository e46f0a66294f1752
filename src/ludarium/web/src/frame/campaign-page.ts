// A campaign: goals over many games, and the rewards that they open.

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { address } from "../home/addresses.ts";
import { icons } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { CampaignFacts, CampaignNews, GameInfo, Phrase } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import { cover } from "./covers.ts";
import type { House } from "./house.ts";
import { lobbyStyles } from "./lobby-styles.ts";

/** A campaign that has not begun. */
function fresh(facts: CampaignFacts): CampaignNews {
  const goals = Object.keys(facts.goals);
  return {
    player: "",
    fames: [],
    goals,
    reached: [],
    open_goals: goals.slice(0, 1),
    rewards: 0,
    won: false,
    table: null,
    met: null,
  };
}

class CampaignPage extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    words: { state: true },
  };
  static override styles = [
    shared,
    lobbyStyles,
    css`
      main {
        max-width: 860px;
        display: grid;
        gap: var(--s4);
      }
      .cover {
        height: clamp(132px, 28vw, 300px);
        border-radius: var(--r3);
      }
      .two {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
        gap: var(--s4);
      }
      section {
        background: var(--paper);
        border: 1px solid var(--line);
        border-radius: var(--r3);
        padding: var(--s4);
      }
      h2 {
        font-size: var(--t2);
        margin-bottom: var(--s2);
      }
      section li {
        display: grid;
        grid-template-columns: 24px 1fr auto;
        gap: var(--s2);
        align-items: center;
        padding: 6px 0;
        border-top: 1px solid var(--line);
      }
      li small {
        font-size: var(--t-1);
        color: var(--ink-2);
      }
      .done {
        font-weight: 650;
      }
      .mark {
        color: var(--good);
      }
      .tick {
        background: var(--accent-soft);
        border-color: var(--accent);
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2);
      }
    `,
  ];

  declare house: House;
  declare say: Say;
  declare words: Say | null;
  readonly #update = () => this.requestUpdate();

  constructor() {
    super();
    this.words = null;
  }

  get #game(): GameInfo | undefined {
    return this.house.games.find(({ campaign }) => campaign);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.house.addEventListener("lobby", this.#update);
    this.house.wire.follow("lobby", { kind: "lobby" });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.house.removeEventListener("lobby", this.#update);
    this.house.wire.drop("lobby");
  }

  override updated(changed: PropertyValues<this>): void {
    const game = this.#game;
    if (changed.has("say") && game) void this.house.words(game).then((words) => (this.words = words));
  }

  override render(): TemplateResult {
    const { words } = this;
    const game = this.#game;
    if (!words || !game?.campaign) return html`<main aria-busy="true"></main>`;
    const news = this.house.lobby?.campaign ?? fresh(game.campaign);
    const player = news.player || this.house.prefs.name;
    return html`<main data-game=${game.id}>
      ${cover(game)}
      <h1>${player ? words.words("campaign-title", { player }) : words.words("campaign-name")}</h1>
      <p>${words.words("campaign-about", { first: this.#goal(news.goals[0] ?? "", words) })}
        <a href=${address(`/rules/${game.id}#${game.campaign.clause}`)}>${game.campaign.clause}</a></p>
      ${news.fames.length ? nothing : html`<p>${words.words("campaign-rule")}</p>`}
      ${news.met ? this.#tick(news, words) : this.#next(game, news, words)}
      <div class="two">${this.#goals(news, words)} ${this.#rewards(game.campaign.rewards, news, words)}</div>
    </main>`;
  }

  #next({ id }: GameInfo, news: CampaignNews, words: Say): TemplateResult {
    if (news.won) return html`<section class="tick"><b>${words.words("campaign-won")}</b></section>`;
    return html`
      <div class="row">
        <button class="button main play" @click=${() =>
          void this.house.open({ kind: "create", game: id, seats: [{ kind: "me" }], campaign: true })}>
              ${icons.play()} ${news.table
                ? words.words("web-go-on")
                : words.words("campaign-play", { number: news.fames.length + 1 })}
            </button>
      </div>
    `;
  }

  /** A game is over: which of its goals is ticked. */
  #tick(news: CampaignNews, words: Say): TemplateResult {
    const met = news.met ?? [];
    const tick = (goal: string | null) => void this.house.attempt({ kind: "tick", id: news.table, goal });
    return html`
      <section class="tick">
        <h2>${words.words(met.length ? "campaign-met" : "campaign-missed")}</h2>
        <div class="row">
              ${met.map((goal) =>
                html`<button class="button main" @click=${() => tick(goal)}>${icons.check()} ${
                  sentence(this.#goal(goal, words))
                }</button>`
              )}
              <button class="button" @click=${() => tick(null)}>${sentence(
                words.words(met.length ? "campaign-tick-none" : "web-go-on"),
              )}</button>
            </div>
      </section>
    `;
  }

  #goals(news: CampaignNews, words: Say): TemplateResult {
    return html`
      <section>
        <h2>${words.words("campaign-goals")}</h2>
        <ul>
              ${news.goals.map((goal) =>
                this.#item(
                  words,
                  sentence(this.#goal(goal, words)),
                  news.reached.includes(goal),
                  news.reached.includes(goal)
                    ? "campaign-reached"
                    : news.open_goals.includes(goal)
                    ? "campaign-open"
                    : "campaign-closed",
                )
              )}
            </ul>
      </section>
    `;
  }

  #goal(goal: string, words: Say): string {
    const phrase = this.#game?.campaign?.goals[goal];
    return phrase ? words.phrase(phrase) : goal;
  }

  #rewards(rewards: readonly Phrase[], news: CampaignNews, words: Say): TemplateResult {
    return html`
      <section>
        <h2>${words.words("campaign-rewards")}</h2>
        <ul>
              ${rewards.map((reward, place) =>
                this.#item(
                  words,
                  sentence(words.phrase(reward)),
                  place < news.rewards,
                  place < news.rewards ? "campaign-reward-open" : "campaign-reward-closed",
                )
              )}
            </ul>
      </section>
    `;
  }

  #item(words: Say, text: string, done: boolean, state: string): TemplateResult {
    return html`
      <li
        class=${done ? "done" : ""}><span class="mark">${done
          ? icons.check()
          : nothing}</span><span>${text}</span><small>${words.words(state)}</small></li>
    `;
  }
}

customElements.define("campaign-page", CampaignPage);
