// The lobby: every game one click away, my games, public tables.

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { GameInfo, SeatLine, TableLine } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import { cover } from "./covers.ts";
import type { House } from "./house.ts";
import { nameField } from "./name-field.ts";
import { lobbyStyles } from "./lobby-styles.ts";
import type { Quick } from "./prefs.ts";
import "./new-table.ts";
import type { NewTable } from "./new-table.ts";

class HouseLobby extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
  };
  static override styles = [shared, lobbyStyles];

  declare house: House;
  declare say: Say;
  readonly #update = () => {
    const waiting = this.house.lobby?.mine.filter((line) => line.my_turn).length ?? 0;
    document.title = waiting ? `(${waiting}) Ludarium` : "Ludarium";
    this.requestUpdate();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.house.addEventListener("lobby", this.#update);
    this.house.addEventListener("prefs", this.#update);
    this.house.wire.follow("lobby", { kind: "lobby" });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.house.removeEventListener("lobby", this.#update);
    this.house.removeEventListener("prefs", this.#update);
    this.house.wire.drop("lobby");
  }

  override render(): TemplateResult {
    const { say } = this;
    return html`
      <main>
        <div class="hero">
          <h1>${say.words("web-welcome")}</h1>
          <p>${say.words("web-tagline")}</p>
          <label class="me">${say.words("web-name")}
          ${nameField(this.house, say)}</label>
        </div>
        <ul class="games">
              ${this.house.games.map((game) => html`<li>${this.#game(game)}</li>`)}
            </ul>
        <div class="lists">
              ${this.#tables("web-my-games", "web-no-games", this.house.lobby?.mine ?? [])}
              ${this.#tables(
                "web-public",
                "web-no-public",
                (this.house.lobby?.tables ?? []).filter((line) => !line.seats.some((seat) => seat.mine)),
              )}
            </div>
        <new-table .house=${this.house} .say=${say}></new-table>
      </main>
    `;
  }

  // --- games ------------------------------------------------------------------------------------------------

  /** What the card of a game is set to: what was played last, else two seats and a friendly bot. */
  #of(game: GameInfo): Quick {
    const last = this.house.prefs.quick[game.id];
    const level = [last?.level, FRIENDLY].find((name) => name && game.levels.includes(name)) ??
      game.levels.at(-1) ?? "";
    const seats = Math.min(game.seats[1], Math.max(game.seats[0], last?.seats ?? 2));
    return { seats, level };
  }

  #set(game: GameInfo, change: Partial<Quick>): void {
    void this.house.set({
      quick: { ...this.house.prefs.quick, [game.id]: { ...this.#of(game), ...change } },
    });
  }

  #game(game: GameInfo): TemplateResult {
    const { say } = this;
    const name = say.words(`game-${game.id}`);
    return html`<article class="game" data-game=${game.id} aria-label=${name}>
      ${cover(game.id)}
      <div class="text">
        <h2>${name}</h2>
        <p>${say.words(`about-${game.id}`)}</p>
      </div>
      <div class="quick">
        ${this.#seats(game)} ${this.#of(game).seats > 1 ? this.#levels(game) : nothing}
        <button class="button main play" @click=${() => void this.#play(game)}>${icons.play()} ${
      say.words("web-play")
    }</button>
      </div>
      <div class="more">
        <button class="button quiet small" @click=${() => this.#more(game)}>${icons.people()} ${
      say.words("web-more")
    }</button>
        <a class="button quiet small" href="/rules/${game.id}">${icons.book()} ${say.words("web-rules")}</a>
        ${
      game.id === "faiyum"
        ? html`<a class="button quiet small" href="/campaign">${icons.trophy()} ${
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
    return html`<label class="level">${this.say.words("web-against")}
      <select class="field" @change=${(event: Event) =>
      this.#set(game, { level: (event.target as HTMLSelectElement).value })}>
        ${
      game.levels.map((level) =>
        html`<option value=${level} ?selected=${level === now}>${
          sentence(this.say.words(`bot-${level}`))
        }</option>`
      )
    }
      </select>
    </label>`;
  }

  #play(game: GameInfo): Promise<void> {
    const { seats, level } = this.#of(game);
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
    return this.house.open({
      kind: "create",
      game: game.id,
      seats: [{ kind: "me" }, ...bots],
      options: {},
      public: false,
      clock: { kind: "none" },
    });
  }

  #more(game: GameInfo): void {
    const { seats, level } = this.#of(game);
    this.renderRoot.querySelector<NewTable>("new-table")?.begin(game, seats, level);
  }

  // --- tables -----------------------------------------------------------------------------------------------

  #tables(title: string, none: string, found: readonly TableLine[]): TemplateResult {
    const { say } = this;
    const lines = urgent(found);
    const list = (some: readonly TableLine[]) =>
      html`<ul class="tables">${some.map((line) => html`<li>${this.#line(line)}</li>`)}</ul>`;
    return html`<section aria-label=${say.words(title)}>
      <h2>${say.words(title)}</h2>
      ${
      lines.length
        ? html`${list(lines.slice(0, FIRST))} ${
          lines.length > FIRST
            ? html`<details><summary>${say.words("web-older", { count: lines.length - FIRST })}</summary>${
              list(lines.slice(FIRST))
            }</details>`
            : nothing
        }`
        : html`<p class="none">${say.words(none)}</p>`
    }
    </section>`;
  }

  #line(line: TableLine): TemplateResult {
    const { say } = this;
    return html`
      <a class="line ${line.my_turn ? "my-turn" : ""}" href="/t/${line.id}" data-game=${line.game}>
        <span class="swatch" aria-hidden="true"></span>
        <span class="what">
          <b>${say.words(`game-${line.game}`)}</b>
          <span class="who">${line.seats.map((seat) =>
            html`<span>${seatMark(seat.seat, 11)} ${seatName(say, seat)}</span>`
          )}</span>
        </span>
        <span class="state">${this.#state(line)}</span>
      </a>
    `;
  }

  #state(line: TableLine): string {
    const { say } = this;
    if (line.my_turn) return say.words("web-your-turn");
    const turn = line.turn === null ? undefined : line.seats[line.turn];
    if (line.status === "playing" && turn) return say.words("web-turn-of", { player: seatName(say, turn) });
    return say.words(`web-status-${line.status}`);
  }
}

const FRIENDLY = "apprentice"; // a first opponent that can be beaten
const FIRST = 8; // tables that a list shows at once
const ORDER = ["playing", "open", "over"];

/** Tables where I am waited for first, then those that go on, the newest first. */
function urgent(lines: readonly TableLine[]): TableLine[] {
  const rank = (line: TableLine) => (line.my_turn ? -1 : ORDER.indexOf(line.status));
  return [...lines].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}

/** A seat's name for a list: bots by their level, open seats as such. */
export function seatName(say: Say, seat: SeatLine): string {
  if (seat.kind === "open") return say.words("web-open-seat");
  if (seat.kind === "bot" && !seat.mine) return sentence(say.words(`bot-${seat.level ?? seat.name}`));
  return seat.name;
}

customElements.define("house-lobby", HouseLobby);
