// Who plays, whose turn it is, who is there, and the clocks.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { SeatLine, TableNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import "./clock.ts";
import { levelOf, onlookers } from "./names.ts";

class PlayersBar extends LitElement {
  static override properties = {
    news: { attribute: false },
    say: { attribute: false },
    since: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        min-width: 0;
      }
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
      li {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        min-height: 32px;
        max-width: 220px;
        padding: 2px 10px;
        border-radius: 99px;
        border: 1px solid var(--line);
        background: color-mix(in oklab, var(--paper), transparent 30%);
        font-size: var(--t-1);
      }
      li.turn {
        background: var(--paper);
        border: 2px solid var(--accent);
        font-weight: 650;
      }
      .name {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .level {
        padding: 0 6px;
        border-radius: 99px;
        background: var(--paper-2);
        color: var(--ink-2);
        font-size: var(--t-2);
        font-weight: 400;
        white-space: nowrap;
      }
      .away {
        opacity: 0.75;
        font-style: italic;
      }
      .watchers {
        border-style: dashed;
      }
      @media (max-width: 980px) and (min-width: 560px) and (max-height: 560px) {
        ul {
          flex-wrap: nowrap;
        }
        li {
          flex: 0 1 auto;
          min-width: 0;
          padding-inline: 8px;
        }
        .level {
          display: none;
        }
      }
      @media (max-width: 640px) {
        .many .level {
          display: none; /* the level of a bot is said in the log and at the end */
        }
        .many li {
          max-width: 118px;
          padding-inline: 8px;
        }
      }
    `,
  ];

  declare news: TableNews;
  declare say: Say;
  declare since: number;

  override render(): TemplateResult {
    const { say, news } = this;
    const watching = onlookers(news.watchers, news.seats);
    return html`<ul class=${news.seats.length > 2 ? "many" : ""} aria-label=${say.words("web-players")}>
      ${news.seats.map((seat) => this.#seat(seat))}
      ${
      watching > 0
        ? html`<li class="watchers" title=${
          say.words("web-watchers")
        }>${icons.eye()} ${watching}<span class="sr">${say.words("web-watchers")}</span></li>`
        : nothing
    }
    </ul>`;
  }

  #seat(line: SeatLine): TemplateResult {
    const { say, news } = this;
    const turn = news.status === "playing" && news.view.to_act === line.seat;
    const away = line.kind === "human" && !line.online;
    return html`<li class="${turn ? "turn" : ""} ${away ? "away" : ""}" aria-current=${
      turn ? "step" : nothing
    }>
      ${seatMark(line.seat)}
      <span class="name">${say.player(line.seat)}</span>
      ${line.kind === "bot" ? html`<span class="level">${levelOf(say, line)}</span>` : nothing}
      ${line.badge ? html`<span class="level">${say.words("web-badge-bot")}</span>` : nothing}
      ${away ? html`<span class="sr">${say.words("web-away")}</span>` : nothing}
      ${turn ? html`<span class="sr">${say.words("web-to-move")}</span>` : nothing} ${this.#clock(line.seat)}
    </li>`;
  }

  #clock(seat: number): TemplateResult | typeof nothing {
    const { clock } = this.news;
    if (!clock) return nothing;
    return html`
      <seat-clock
        .say=${this.say}
        .remaining=${clock.remaining[seat] ?? null}
        .running=${clock.running === seat}
        .since=${this.since}
      ></seat-clock>
    `;
  }
}

customElements.define("players-bar", PlayersBar);
