// A table made to measure: who sits where, options, clock, public or by link.

import { AT_HOME } from "../home/addresses.ts";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { ClockWish, GameInfo, OptionInfo } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import type { House } from "./house.ts";
import { levelName } from "./levels.ts";
import { clockOf, wishOf } from "./wishes.ts";

const CLOCKS: Record<string, ClockWish> = {
  none: { kind: "none" },
  move: { kind: "move", seconds: 60 },
  fischer: { kind: "fischer", seconds: 900, increment: 15 },
  days: { kind: "days", days: 3 },
};

export class NewTable extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    game: { state: true },
    seats: { state: true },
    clock: { state: true },
    words: { state: true },
  };
  static override styles = [
    shared,
    popupStyles,
    css`
      h2 {
        font-size: var(--t2);
        color: var(--accent);
      }
      form {
        display: grid;
        gap: var(--s4);
      }
      fieldset {
        border: 0;
        padding: 0;
        margin: 0;
        display: grid;
        gap: var(--s2);
      }
      legend {
        font: 600 var(--t1) var(--serif);
        padding: 0;
        margin-bottom: var(--s2);
      }
      .seat {
        display: grid;
        grid-template-columns: 18px minmax(0, 1fr) minmax(0, 1fr);
        gap: var(--s2);
        align-items: center;
      }
      .pair {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--s3);
      }
      label {
        display: grid;
        gap: 2px;
        font-size: var(--t-1);
        font-weight: 600;
      }
      label.switch {
        display: flex;
        gap: var(--s2);
        align-items: center;
        font-weight: 400;
        font-size: var(--t0);
      }
      input[type="checkbox"] {
        width: 18px;
        height: 18px;
        accent-color: var(--accent);
      }
      input[type="number"] {
        width: 9em;
      }
      label .field {
        font-weight: 400;
        font-size: var(--t0);
      }
      .end {
        display: flex;
        justify-content: flex-end;
        gap: var(--s2);
        flex-wrap: wrap;
      }
      .hint {
        color: var(--ink-2);
        font-size: var(--t-1);
      }
    `,
  ];

  declare house: House;
  declare say: Say;
  declare game: GameInfo | null;
  declare seats: string[];
  declare clock: string;
  declare words: Say | null; // the game's own words, for its options and sides

  constructor() {
    super();
    this.game = null;
    this.seats = [];
    this.clock = "none";
    this.words = null;
  }

  /** Open the window for a game. */
  begin(game: GameInfo, seats: number, level: string): void {
    this.game = game;
    this.clock = "none";
    this.seats = Array.from({ length: seats }, (_, seat) => (seat ? level : "me"));
    this.words = null;
    void this.house.words(game).then((words) => (this.words = words));
    void this.updateComplete.then(() => this.#dialog.showModal());
  }

  get #dialog(): HTMLDialogElement {
    return this.renderRoot.querySelector("dialog")!;
  }

  override render(): TemplateResult {
    const { say, game } = this;
    if (!game) return html`${nothing}`;
    const open = this.seats.includes("open");
    const options = game.options.filter((option) => option.most || option.choices.length > 1);
    return html`
      <dialog data-game=${game.id} aria-labelledby="title">
        <div class="head">
          <h2 id="title">${say.words("web-new-table", { game: say.words(`game-${game.id}`) })}</h2>
          <button class="button quiet icon" aria-label=${say.words("web-close")} @click=${() =>
            this.#dialog.close()}>${icons.close()}</button>
        </div>
        <form @submit=${this.#submit}>
              <fieldset>
                <legend>${say.words("web-who-plays")}</legend>
                ${this.seats.map((value, seat) => this.#seat(game, value, seat))} ${this.#count(game)}
              </fieldset>
              ${options.length
                ? html`
                  <fieldset>
                    <legend>${say.words("web-options")}</legend>
                    <div class="pair">${options.map((option) => this.#option(option))}</div>
                  </fieldset>
                `
                : nothing}
              <fieldset>
                <legend>${say.words("web-clock")}</legend>
                <div class="pair">${this.#clockKind()} ${this.#clockFigures()}</div>
                <p class="hint">${say.words(`clock-rule-${this.clock}`)}</p>
              </fieldset>
              ${AT_HOME ? nothing : this.#public(open)}
              <p class="hint">${say.words(open ? "web-invite-later" : "web-starts-at-once")}</p>
              <div class="end">
                <button type="button" class="button" @click=${() => this.#dialog.close()}>${say.words(
                  "web-cancel",
                )}</button>
                <button class="button main">${icons.play()} ${say.words(
                  open ? "web-open-table" : "web-play",
                )}</button>
              </div>
            </form>
      </dialog>
    `;
  }

  #public(open: boolean): TemplateResult {
    return html`
      <label class="switch"><input type="checkbox" name="public" ?disabled=${!open} />
            ${this.say.words("web-make-public")}</label>
      <label class="switch"><input type="checkbox" name="hints" ?disabled=${!open} />
            ${this.say.words("web-allow-hints")}</label>
    `;
  }

  #seat(game: GameInfo, value: string, seat: number): TemplateResult {
    const { say } = this;
    const kinds: [string, string][] = [
      ["me", say.words("web-me")],
      ["here", say.words("web-here")],
      ...(AT_HOME ? [] : [["open", say.words("web-friend")] as [string, string]]),
      ...game.levels.map((level): [string, string] => [level, levelName(say, game, level)]),
    ];
    const label = say.words("seat", { seat: seat + 1 });
    return html`<div class="seat">
      ${seatMark(seat)}
      <select class="field" aria-label=${label} @change=${(event: Event) =>
      this.#put(seat, (event.target as HTMLSelectElement).value)}>
        ${
      kinds.map(([kind, words]) => html`<option value=${kind} ?selected=${kind === value}>${words}</option>`)
    }
      </select>
      ${
      value === "here"
        ? html`<input class="field" name="name-${seat}" maxlength="30" aria-label=${
          say.words("web-name")
        } placeholder=${say.words("web-name")} />`
        : html`<span class="hint">${this.#side(seat)}</span>`
    }
    </div>`;
  }

  /** In a game with unlike sides, which one this seat is. */
  #side(seat: number): string {
    const side = this.game?.sides[seat];
    return side && this.words?.has(side) ? this.words.words(side) : "";
  }

  #put(seat: number, value: string): void {
    this.seats = this.seats.map((
      old,
      at,
    ) => (at === seat ? value : value === "me" && old === "me" ? "here" : old));
  }

  #count(game: GameInfo): TemplateResult | typeof nothing {
    const [least, most] = game.seats;
    if (least === most) return nothing;
    const change = (seats: string[]) => (this.seats = seats);
    return html`
      <div class="pair">
        <button type="button" class="button small" ?disabled=${this.seats.length >= most} @click=${() =>
          change([...this.seats, this.#usual(game)])}>
              ${this.say.words("web-add-seat")}
            </button>
        <button type="button" class="button small" ?disabled=${this.seats.length <= least} @click=${() =>
          change(this.seats.slice(0, -1))}>
              ${this.say.words("web-drop-seat")}
            </button>
      </div>
    `;
  }

  /** Who sits down next: a bot like the last one at the table. */
  #usual(game: GameInfo): string {
    return this.seats.findLast((value) => game.levels.includes(value)) ?? (AT_HOME ? "here" : "open");
  }

  #option(option: OptionInfo): TemplateResult {
    const said = (
      message: string,
      otherwise: string,
    ) => (this.words?.has(message) ? sentence(this.words.words(message)) : otherwise);
    const title = said(`option-${option.name}`, option.name);
    if (option.most) {
      return html`<label>${title}<input class="field" type="number" min="1" max=${option.most} name="option-${option.name}" placeholder=${
        said(`option-${option.name}-none`, "")
      } /></label>`;
    }
    return html`<label>${title}
      <select class="field" name="option-${option.name}">
        ${
      option.choices.map((choice) =>
        html`<option value=${choice} ?selected=${choice === option.default}>${
          said(`option-${option.name}-${choice}`, choice)
        }</option>`
      )
    }
      </select>
    </label>`;
  }

  #clockKind(): TemplateResult {
    return html`<select class="field" aria-label=${this.say.words("web-clock")} @change=${(
      event: Event,
    ) => (this.clock = (event.target as HTMLSelectElement).value)}>
      ${
      Object.keys(CLOCKS).map((kind) =>
        html`<option value=${kind} ?selected=${kind === this.clock}>${
          this.say.words(`web-clock-${kind}`)
        }</option>`
      )
    }
    </select>`;
  }

  #clockFigures(): unknown {
    const wish = CLOCKS[this.clock]!;
    const { say } = this;
    const number = (name: string, value: number, most: number, least = 1) =>
      html`<label>${
        say.words(`web-clock-${name}`)
      }<input class="field" type="number" name=${name} min=${least} max=${most} value=${value} required /></label>`;
    switch (wish.kind) {
      case "none":
        return nothing;
      case "move":
        return number("seconds", wish.seconds ?? 60, 3600, 5);
      case "fischer":
        return [
          number("minutes", (wish.seconds ?? 900) / 60, 600),
          number("increment", wish.increment ?? 0, 600, 0),
        ];
      case "days":
        return number("days-count", wish.days ?? 3, 60);
    }
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const game = this.game!;
    const form = new FormData(event.target as HTMLFormElement);
    const seats = this.seats.map((value, seat) =>
      wishOf(value, String(form.get(`name-${seat}`) ?? "").trim())
    );
    const options = Object.fromEntries(
      game.options.flatMap((option) => {
        const value = String(form.get(`option-${option.name}`) ?? "");
        return value ? [[option.name, value]] : [];
      }),
    );
    this.#dialog.close();
    await this.house.open({
      kind: "create",
      game: game.id,
      seats,
      options,
      public: form.has("public"),
      clock: clockOf(this.clock, form),
      hints: form.has("hints"),
    });
  }
}

customElements.define("new-table", NewTable);
