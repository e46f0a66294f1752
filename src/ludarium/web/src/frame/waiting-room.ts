// Before the game: who sits where, the link for friends, and the start.

import { AT_HOME } from "../home/addresses.ts";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { BotLine, GameInfo, SeatLine, TableNews } from "../protocol.ts";
import { type Say } from "../say.ts";
import { go, type House } from "./house.ts";
import "./invitation-link.ts";
import { levelName } from "./levels.ts";
import { nameField } from "./name-field.ts";
import { seatName } from "./table-line.ts";
import type { Command } from "./wire.ts";

const GUEST = "guest ";

class WaitingRoom extends LitElement {
  static override properties = {
    house: { attribute: false },
    news: { attribute: false },
    say: { attribute: false },
    game: { attribute: false },
    guests: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        place-items: center;
        padding: var(--s5) var(--s3);
      }
      .room {
        width: min(100%, 560px);
        border-radius: var(--r3);
        background: var(--paper);
        border: 1px solid var(--line);
        box-shadow: var(--shadow-2);
        padding: var(--s5);
        display: grid;
        gap: var(--s4);
      }
      h2 {
        font-size: var(--t3);
        color: var(--accent);
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s2);
        min-height: 48px;
        border-top: 1px solid var(--line);
      }
      li b {
        flex: 1;
        font-family: var(--serif);
        font-size: var(--t1);
      }
      .open b {
        font-style: italic;
        font-weight: 400;
        color: var(--ink-2);
      }
    `,
  ];

  declare house: House;
  declare news: TableNews;
  declare say: Say;
  declare game: GameInfo;
  declare guests: BotLine[]; // bots from outside that can be invited

  constructor() {
    super();
    this.guests = [];
  }

  override firstUpdated(): void {
    if (!AT_HOME) void this.#look();
  }

  async #look(): Promise<void> {
    const news = await this.house.attempt({ kind: "bots" });
    if (news?.kind === "bots") this.guests = news.bots.filter((bot) => bot.here);
  }

  override render(): TemplateResult {
    const { say, news } = this;
    const open = news.seats.some((seat) => seat.kind === "open");
    return html`
      <div class="room">
        <h2>${say.words(open ? "web-waiting" : "web-ready")}</h2>
        ${open ? html`<p>${say.words("web-send-link")}</p>` : nothing}
        <invitation-link .say=${say} .path=${`/t/${news.id}`}></invitation-link>
        ${news.mine.length ? nothing : this.#name()}
        <ul>
              ${news.seats.map((seat) => this.#seat(seat))}
            </ul>
        <button class="button main start" ?disabled=${open || !news.mine.length} @click=${() =>
          this.#tell({ kind: "start" })}>${icons.play()} ${say.words("web-start")}</button>
        ${news.host
          ? html`<button class="button quiet small close" @click=${() => this.#close()}>${
            say.words("web-close-table")
          }</button>`
          : nothing}
      </div>
    `;
  }

  /** Who comes by a link says here how the others shall call them. */
  #name(): TemplateResult {
    const { say, house } = this;
    return html`
      <label class="one-line">${say.words("web-name")}
        ${nameField(house, say)}
      </label>
    `;
  }

  #seat(line: SeatLine): TemplateResult {
    const { say } = this;
    return html`<li class=${line.kind}>
      ${seatMark(line.seat)} <b>${
      line.invited ? say.words("web-bot-invited", { name: line.invited }) : seatName(say, this.news, line)
    }</b>
      ${
      line.kind === "open"
        ? html`<button class="button main small" @click=${() =>
          this.#tell({ kind: "sit", seat: line.seat })}>${say.words("web-sit")}</button>${this.#bots(line)}`
        : nothing
    }
      ${
      line.mine && line.kind === "human"
        ? html`<button class="button small" @click=${() => this.#tell({ kind: "stand", seat: line.seat })}>${
          say.words("web-stand")
        }</button>`
        : nothing
    }
      ${
      this.news.host && line.who && !line.mine
        ? html`<button class="button quiet small remove" @click=${() =>
          this.#tell({ kind: "remove", who: line.who })}>${
          say.words("web-remove", { name: line.name })
        }</button>`
        : nothing
    }
    </li>`;
  }

  #bots(line: SeatLine): TemplateResult | typeof nothing {
    const { say, game, news } = this;
    if (!news.mine.length) return nothing;
    return html`<select class="field" aria-label=${say.words("web-give-to-bot")} @focus=${() =>
      AT_HOME || void this.#look()} @change=${(event: Event) =>
      this.#give(line.seat, (event.target as HTMLSelectElement).value)}>
      <option value="" selected disabled>${say.words("web-give-to-bot")}</option>
      ${game.levels.map((level) => html`<option value=${level}>${levelName(say, game, level)}</option>`)}
      ${
      this.guests.length
        ? html`<optgroup label=${say.words("web-guests")}>${
          this.guests.map((bot) => html`<option value=${GUEST + bot.id}>${bot.name}</option>`)
        }</optgroup>`
        : nothing
    }
    </select>`;
  }

  #close(): void {
    this.#tell({ kind: "close" });
    go("/");
  }

  /** A bot of the house sits down at once; one from outside is asked. */
  #give(seat: number, chosen: string): void {
    if (chosen.startsWith(GUEST)) {
      this.#tell({ kind: "invite", seat, bot: chosen.slice(GUEST.length) });
    } else this.#tell({ kind: "to_bot", seat, level: chosen });
  }

  #tell(command: Command): void {
    this.dispatchEvent(new CustomEvent("command", { detail: command, bubbles: true, composed: true }));
  }
}

customElements.define("waiting-room", WaitingRoom);
