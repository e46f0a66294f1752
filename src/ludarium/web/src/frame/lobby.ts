// The lobby: every game one click away, my games, public tables.

import { address, AT_HOME } from "../home/addresses.ts";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { skeletons, skeletonStyles } from "../look/skeleton.ts";
import { shared } from "../look/tokens.ts";
import type { GameInfo, SeatWish, TableLine } from "../protocol.ts";
import type { Say } from "../say.ts";
import { cover } from "./covers.ts";
import type { House } from "./house.ts";
import { levelName } from "./levels.ts";
import { nameField } from "./name-field.ts";
import { lobbyStyles } from "./lobby-styles.ts";
import type { Quick } from "./prefs.ts";
import "./new-table.ts";
import "./table-line.ts";
import type { NewTable } from "./new-table.ts";

class HouseLobby extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    opening: { state: true },
    sides: { state: true },
  };
  static override styles = [shared, skeletonStyles, lobbyStyles];

  declare house: House;
  declare say: Say;
  declare opening: string; // the game whose table is being opened
  declare sides: ReadonlyMap<string, string[]>; // of games whose seats are not alike, in words
  readonly #update = () => {
    const waiting = this.house.lobby?.mine.filter((line) => line.my_turn).length ?? 0;
    document.title = waiting ? `(${waiting}) Ludarium` : "Ludarium";
    this.requestUpdate();
  };

  readonly #languages = () => void this.#learnSides();

  constructor() {
    super();
    this.opening = "";
    this.sides = new Map();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#learnSides();
    this.house.addEventListener("lobby", this.#update);
    this.house.addEventListener("prefs", this.#update);
    this.house.addEventListener("prefs", this.#languages);
    this.house.wire.follow("lobby", { kind: "lobby" });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.house.removeEventListener("lobby", this.#update);
    this.house.removeEventListener("prefs", this.#update);
    this.house.removeEventListener("prefs", this.#languages);
    this.house.wire.drop("lobby");
  }

  override render(): TemplateResult {
    const { say } = this;
    return html`
      <main>
        <div class="hero ${this.house.lobby?.mine.some(({ status }) => status !== "over") ? "small" : ""}">
          <h1>${say.words("web-welcome")}</h1>
          <p>${say.words("web-tagline")}</p>
          <label class="me">${say.words("web-name")}
          ${nameField(this.house, say)}</label>
        </div>
        ${this.#going()}
        <ul class="games">
              ${this.house.games.map((game) => html`<li>${this.#game(game)}</li>`)}
            </ul>
        <div class="lists">
              ${this.#results()}
              ${AT_HOME ? html`<p class="home">${say.words("web-home-about")}</p>` : this.#public()}
            </div>
        <label class="button bring">${icons.download()} ${say.words("web-bring-file")}
          <input type="file" accept=".game" @change=${this.#bring} /></label>
        <new-table .house=${this.house} .say=${say}></new-table>
      </main>
    `;
  }

  /** Go on with a game that somebody has handed over as a file. */
  async #bring(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const text = await input.files?.[0]?.text();
    input.value = "";
    if (text !== undefined) await this.house.open({ kind: "bring", text });
  }

  // --- games ------------------------------------------------------------------------------------------------

  /** What the card of a game is set to: what was played last, else two seats and a friendly bot. */
  #of(game: GameInfo): Quick {
    const last = this.house.prefs.quick[game.id];
    const level = [last?.level, FRIENDLY].find((name) => name && game.levels.includes(name)) ??
      game.levels.at(-1) ?? "";
    const seats = Math.min(game.seats[1], Math.max(game.seats[0], last?.seats ?? 2));
    return { seats, level, side: game.sides.length ? last?.side ?? 0 : 0 };
  }

  #set(game: GameInfo, change: Partial<Quick>): void {
    void this.house.set({
      quick: { ...this.house.prefs.quick, [game.id]: { ...this.#of(game), ...change } },
    });
  }

  #game(game: GameInfo): TemplateResult {
    const { say } = this;
    const name = say.words(`game-${game.id}`);
    const busy = this.opening === game.id;
    return html`<article class="game" data-game=${game.id} aria-label=${name}>
      ${cover(game)}
      <div class="text">
        <h2>${name}</h2>
        <p>${say.words(`about-${game.id}`)}</p>
      </div>
      <div class="quick">
        ${game.sides.length ? this.#side(game) : this.#seats(game)}
        ${this.#of(game).seats > 1 ? this.#levels(game) : nothing}
        <button class="button main play" aria-busy=${String(busy)} ?disabled=${busy} @click=${() =>
      void this.#play(game)}>${busy ? html`<span class="wait"></span>` : icons.play()} ${
      say.words("web-play")
    }</button>
      </div>
      <div class="more">
        <button class="button quiet small friend" ?disabled=${busy} @click=${() =>
      void this.#withFriend(game)}>${icons.people()} ${say.words("web-with-friend")}</button>
        <button class="button quiet small" @click=${() => this.#more(game)}>${icons.gear()} ${
      say.words("web-more")
    }</button>
        <a class="button quiet small" href=${address(`/rules/${game.id}`)}>${icons.book()} ${
      say.words("web-how")
    }</a>
        ${
      game.curious
        ? html`<a class="button quiet small" href=${address(`/cards/${game.id}`)}>${icons.eye()} ${
          say.words("web-curious")
        }</a>`
        : nothing
    }
        ${
      game.lessons.map(({ id, title }) =>
        html`<button class="button quiet small learn" @click=${() =>
          void this.house.learn(game, id)}>${icons.hint()} ${say.words(title)}</button>`
      )
    }
        ${
      game.puzzles
        ? html`<a class="button quiet small" href=${address(`/puzzles/${game.id}`)}>${icons.puzzle()} ${
          say.words("web-puzzles")
        }</a>`
        : nothing
    }
        ${
      game.campaign
        ? html`<a class="button quiet small" href=${address("/campaign")}>${icons.trophy()} ${
          say.words("web-campaign")
        }</a>`
        : nothing
    }
      </div>
    </article>`;
  }

  #seats(game: GameInfo): TemplateResult {
    const [least, most] = game.seats;
    const now = this.#of(game).seats;
    const counts = Array.from({ length: most - least + 1 }, (_, step) => least + step);
    return html`<label>${this.say.words("web-players")}
      <select class="field" ?disabled=${counts.length === 1} @change=${(event: Event) =>
      this.#set(game, { seats: Number((event.target as HTMLSelectElement).value) })}>
        ${counts.map((count) => html`<option value=${count} ?selected=${count === now}>${count}</option>`)}
      </select>
    </label>`;
  }

  #levels(game: GameInfo): TemplateResult {
    const now = this.#of(game).level;
    const told = Object.keys(game.ratings).length > 0 ? this.say.words("web-rating-told") : nothing;
    return html`<label class="level" title=${told}>${this.say.words("web-against")}
      <select class="field" @change=${(event: Event) =>
      this.#set(game, { level: (event.target as HTMLSelectElement).value })}>
        ${
      game.levels.map((level) =>
        html`<option value=${level} ?selected=${level === now}>${levelName(this.say, game, level)}</option>`
      )
    }
      </select>
    </label>`;
  }

  /** Which side I play, in a game whose seats are not alike. */
  #side(game: GameInfo): TemplateResult {
    const now = this.#of(game).side;
    const words = this.sides.get(game.id) ?? [];
    return html`<label class="side">${this.say.words("web-side-of")}
      <select class="field" @change=${(event: Event) =>
      this.#set(game, { side: Number((event.target as HTMLSelectElement).value) })}>
        ${
      game.sides.map((_, side) =>
        html`<option value=${side} ?selected=${side === now}>${words[side] ?? ""}</option>`
      )
    }
      </select>
    </label>`;
  }

  async #learnSides(): Promise<void> {
    const known = new Map<string, string[]>();
    for (const game of this.house.games.filter(({ sides }) => sides.length)) {
      const words = await this.house.words(game);
      known.set(game.id, game.sides.map((side) => words.words(side)));
    }
    this.sides = known;
  }

  #play(game: GameInfo): Promise<void> {
    const { seats, level } = this.#of(game);
    return this.#open(game, Array.from({ length: seats - 1 }, () => ({ kind: "bot", level })));
  }

  /** Two seats, and a link for the other one; without a server the friend sits at this screen. */
  #withFriend(game: GameInfo): Promise<void> {
    return this.#open(game, [AT_HOME ? { kind: "me", name: null } : { kind: "open" }]);
  }

  async #open(game: GameInfo, others: readonly SeatWish[]): Promise<void> {
    const seats: SeatWish[] = [...others];
    seats.splice(this.#of(game).side ?? 0, 0, { kind: "me" });
    this.opening = game.id;
    await this.house.open({
      kind: "create",
      game: game.id,
      seats,
      options: {},
      public: false,
      clock: { kind: "none" },
    });
    this.opening = "";
  }

  #more(game: GameInfo): void {
    const { seats, level } = this.#of(game);
    this.renderRoot.querySelector<NewTable>("new-table")?.begin(game, seats, level);
  }

  // --- tables -----------------------------------------------------------------------------------------------

  /** What waits for me, before anything else. */
  #going(): TemplateResult | typeof nothing {
    const { lobby } = this.house;
    const mine = urgent(lobby?.mine.filter(({ status }) => status !== "over") ?? []);
    if (lobby && !mine.length) return nothing;
    return this.#section("web-go-on-with", "going", lobby ? this.#lines(mine, true) : skeletons(1, "row"));
  }

  /** What I have finished; what was put away stays at hand. */
  #results(): TemplateResult {
    const over = urgent(this.house.lobby?.mine.filter(({ status }) => status === "over") ?? []);
    const { archived } = this.house.prefs;
    const [away, shown] = [true, false].map((put) => over.filter(({ id }) => archived.includes(id) === put));
    const none = html`<p class="none">${this.say.words("web-no-games")}</p>`;
    return this.#section(
      "web-my-results",
      "results",
      html`${shown!.length ? this.#lines(shown!, true) : none}
      ${
        away!.length
          ? html`<details class="put-away"><summary>${
            this.say.words("web-archived", { count: away!.length })
          }</summary>${this.#list(away!, true)}</details>`
          : nothing
      }`,
    );
  }

  #public(): TemplateResult {
    const tables = urgent(this.house.lobby?.tables ?? []).filter(({ seats }) =>
      !seats.some((seat) => seat.mine)
    );
    const none = html`<p class="none">${this.say.words("web-no-public")}</p>`;
    return this.#section("web-public", "public", tables.length ? this.#lines(tables, false) : none);
  }

  #section(title: string, kind: string, inside: unknown): TemplateResult {
    const words = this.say.words(title);
    return html`<section class=${kind} aria-label=${words}><h2>${words}</h2>${inside}</section>`;
  }

  /** The first ones at once, the others on demand. */
  #lines(lines: readonly TableLine[], own: boolean): TemplateResult {
    const more = lines.slice(FIRST);
    return html`${this.#list(lines.slice(0, FIRST), own)} ${
      more.length
        ? html`<details><summary>${this.say.words("web-older", { count: more.length })}</summary>${
          this.#list(more, own)
        }</details>`
        : nothing
    }`;
  }

  #list(lines: readonly TableLine[], own: boolean): TemplateResult {
    return html`<ul class="tables">${lines.map((line) => html`<li>${this.#line(line, own)}</li>`)}</ul>`;
  }

  #line(line: TableLine, own: boolean): TemplateResult {
    return html`
      <table-line .line=${line} .say=${this.say} .game=${this.house.game(line.game)} ?own=${own}
        ?archived=${this.house.prefs.archived.includes(line.id)}
        @archive=${() => this.#archive(line.id)} @end=${() => void this.#end(line)}></table-line>
    `;
  }

  /** Put away, or back; what the server lists no more is forgotten. */
  #archive(id: string): void {
    const { archived } = this.house.prefs;
    const listed = new Set(this.house.lobby?.mine.map((line) => line.id));
    const others = archived.filter((other) => other !== id && listed.has(other));
    void this.house.set({ archived: archived.includes(id) ? others : [...others, id] });
  }

  /** A game is ended; a table that has not begun is left. */
  async #end(line: TableLine): Promise<void> {
    if (line.status === "playing") return void this.house.attempt({ kind: "end", id: line.id });
    for (const { seat, mine } of line.seats) {
      if (mine) await this.house.attempt({ kind: "stand", id: line.id, seat });
    }
  }
}

const FRIENDLY = "apprentice"; // a first opponent that can be beaten
const FIRST = 4; // tables that a list shows at once
const ORDER = ["playing", "open", "over"];

/** Tables where I am waited for first, then those that go on, the newest first. */
function urgent(lines: readonly TableLine[]): TableLine[] {
  const rank = (line: TableLine) => (line.my_turn ? -1 : ORDER.indexOf(line.status));
  return [...lines].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}

customElements.define("house-lobby", HouseLobby);
