// A table in a list of the lobby: what is played with whom, how it stands, how long ago, and the ways to be rid of it.

import { address } from "../home/addresses.ts";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { placeBeside, popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { GameInfo, SeatLine, TableLine } from "../protocol.ts";
import type { Say } from "../say.ts";
import { ago, scoreText } from "./figures.ts";
import { levelOf, playerNames } from "./names.ts";

/** A seat's name for a list: bots with their level, open seats as such. */
export function seatName(say: Say, { id, seats }: Pick<TableLine, "id" | "seats">, seat: SeatLine): string {
  if (seat.kind === "open") return say.words("web-open-seat");
  const name = playerNames(say, seats, id)[seat.seat] ?? seat.name;
  const badge = seat.kind === "bot" ? levelOf(say, seat) : seat.badge ? say.words("web-badge-bot") : "";
  return badge ? say.words("web-bot-level", { name, level: badge }) : name;
}

class TableLineElement extends LitElement {
  static override properties = {
    line: { attribute: false },
    say: { attribute: false },
    game: { attribute: false },
    own: { type: Boolean },
    archived: { type: Boolean },
  };
  static override styles = [
    shared,
    popupStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        border-radius: var(--r2);
        overflow: hidden;
        background: var(--paper);
        border: 1px solid var(--line);
      }
      :host(:hover) {
        border-color: var(--line-2);
        box-shadow: var(--shadow);
      }
      .line {
        display: grid;
        grid-template-columns: 6px 1fr auto;
        gap: var(--s3);
        align-items: center;
        min-height: 60px;
        padding-right: var(--s3);
        color: var(--ink);
        text-decoration: none;
      }
      .line:focus-visible {
        outline-offset: -3px;
      }
      .line:active {
        background: var(--paper-3);
      }
      .swatch {
        align-self: stretch;
        background: var(--accent);
      }
      .what {
        display: grid;
        padding: 6px 0;
        min-width: 0;
      }
      .what b {
        font-family: var(--serif);
      }
      .who {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 10px;
        font-size: var(--t-1);
        color: var(--ink-2);
      }
      .who span {
        display: inline-flex;
        align-items: center;
        gap: 4px;
      }
      .who b {
        font-family: var(--sans);
        color: var(--ink);
      }
      .how {
        display: grid;
        justify-items: end;
        gap: 2px;
        font-size: var(--t-1);
        color: var(--ink-2);
        text-align: right;
      }
      .my-turn .state,
      .won .state {
        padding: 3px 10px;
        border-radius: 99px;
        background: var(--accent);
        color: var(--accent-ink);
        font-weight: 650;
      }
      .won .state {
        background: var(--good-soft);
        color: var(--good);
      }
      .doings {
        display: flex;
        padding-right: 4px;
      }
      .answers {
        display: flex;
        gap: var(--s2);
        margin-top: var(--s3);
      }
      @media (pointer: coarse) {
        .doings .button {
          min-width: 44px;
          min-height: 44px;
        }
      }
    `,
  ];

  declare line: TableLine;
  declare say: Say;
  declare game: GameInfo | undefined;
  declare own: boolean; // I play here, and may be rid of it
  declare archived: boolean;

  override render(): TemplateResult {
    const { say, line } = this;
    this.dataset.game = line.game;
    const [state, kind] = this.#state();
    return html`
      <a class="line ${kind}" href=${address(`/t/${line.id}`)}>
        <span class="swatch" aria-hidden="true"></span>
        <span class="what">
          <b>${say.words(`game-${line.game}`)}</b>
          <span class="who">${line.seats.map((seat) => this.#seat(seat))}</span>
        </span>
        <span class="how"><span class="state">${state}</span><span class="age">${this.#age()}</span></span>
      </a>
      ${this.own ? this.#doings() : nothing}
    `;
  }

  #seat(seat: SeatLine): TemplateResult {
    const { say, line, game } = this;
    const score = line.scores[seat.seat];
    const told = score === undefined || !line.round || game?.hidden
      ? nothing
      : html`<b>${scoreText(say.language, score, game?.score_unit)}</b>`;
    return html`<span>${seatMark(seat.seat, 11)} ${seatName(say, line, seat)} ${told}</span>`;
  }

  /** When somebody last did something, and how far the game has come. */
  #age(): string {
    const { say, line } = this;
    const since = ago(say.language, line.updated - Date.now());
    return line.status === "playing" && line.round
      ? `${say.words("web-round", { round: line.round })} · ${since}`
      : since;
  }

  #state(): [words: string, kind: string] {
    const { say, line } = this;
    if (line.my_turn) return [say.words("web-your-turn"), "my-turn"];
    const turn = line.turn === null ? undefined : line.seats[line.turn];
    if (line.status === "playing" && turn) {
      const player = playerNames(say, line.seats, line.id)[turn.seat] ?? "";
      return [say.words("web-turn-of", { player }), ""];
    }
    return line.status === "over" && this.own ? this.#result() : [say.words(`web-status-${line.status}`), ""];
  }

  #result(): [words: string, kind: string] {
    const { say, line } = this;
    if (!line.winners.length) return [say.words("web-result-undecided"), ""];
    const won = line.winners.some((seat) => line.seats[seat]?.mine);
    return [say.words(won ? "web-result-won" : "web-result-lost"), won ? "won" : ""];
  }

  // --- being rid of it -------------------------------------------------------------------------------------

  /** A game that goes on can be ended where nobody else would miss it; one that is over goes to the archive. */
  #doings(): TemplateResult | typeof nothing {
    const { say, line } = this;
    if (line.status === "over") {
      const words = say.words(this.archived ? "web-unarchive" : "web-archive");
      return html`
        <div
          class="doings"><button class="button quiet icon archive" title=${words} aria-label=${words} @click=${() =>
            this.#tell("archive")}>${this.archived ? icons.undo() : icons.box()}</button></div>
      `;
    }
    const missed = line.seats.some((seat) => seat.kind === "human" && !seat.mine && seat.online);
    if (missed) return nothing;
    const words = say.words("web-end-game");
    return html`
      <div
        class="doings"><button class="button quiet icon end" popovertarget="really" title=${words} aria-label=${words}>${icons
          .close()}</button></div>
      <div id="really" popover role="alertdialog" aria-label=${words} @toggle=${this.#opened}>
        <b>${words}?</b>
        <p>${say.words("web-end-tells")}</p>
        <div class="answers">
          <button class="button main" @click=${() => this.#tell("end")}>${say.words("web-do-it")}</button>
          <button class="button" popovertarget="really" popovertargetaction="hide">${say.words(
            "web-cancel",
          )}</button>
        </div>
      </div>
    `;
  }

  #opened(event: ToggleEvent): void {
    const button = this.renderRoot.querySelector(".end");
    if (event.newState === "open" && button) placeBeside(event.target as HTMLElement, button);
  }

  #tell(name: "archive" | "end"): void {
    this.renderRoot.querySelector<HTMLElement>("#really")?.hidePopover();
    this.dispatchEvent(new CustomEvent(name, { detail: this.line }));
  }
}

customElements.define("table-line", TableLineElement);
