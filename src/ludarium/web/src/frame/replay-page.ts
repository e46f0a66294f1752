// A finished game, move by move: slider, keys, a link to each position, and a way to play on from it.

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { ReplayStep } from "../protocol.ts";
import type { Say } from "../say.ts";
import type { GameTable } from "../tables/contract.ts";
import { tableTag } from "../tables/index.ts";
import { getJson, type House } from "./house.ts";
import { playerNames, seatLines } from "./names.ts";
import "./reasons.ts";
import "./settings.ts";

interface Saved {
  id: string;
  game: string;
  seats: string[]; // "human Anna", "bot greedy"
  moves: { seat: number }[];
}

const PACE = 900; // milliseconds a move when it plays by itself

class ReplayPage extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    table: { attribute: false },
    saved: { state: true },
    step: { state: true },
    words: { state: true },
    seat: { state: true },
    playing: { state: true },
    copied: { state: true },
    missing: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr) auto;
        height: 100dvh;
        background: radial-gradient(120% 90% at 30% 0%, var(--felt, var(--ground)), var(--felt-2, var(--ground-2)));
      }
      .top,
      .controls {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s2);
        padding: 6px var(--s3);
        background: var(--paper);
        border-bottom: 1px solid var(--line);
      }
      .controls {
        border-top: 1px solid var(--line);
        border-bottom: 0;
      }
      h1 {
        font-size: var(--t1);
        flex: 1;
      }
      main {
        overflow: auto;
        padding: var(--s3);
        display: grid;
        gap: var(--s2);
        grid-template-rows: auto 1fr;
        align-content: start;
      }
      .told {
        min-height: 1.5em;
        font-family: var(--serif);
        font-size: var(--t1);
      }
      input[type="range"] {
        flex: 1 1 200px;
        accent-color: var(--accent);
        min-height: 32px;
      }
      .at {
        font-variant-numeric: tabular-nums;
        min-width: 6em;
        text-align: center;
      }
      .nothing {
        place-content: center;
        justify-items: center;
        text-align: center;
      }
      @media (max-width: 980px) {
        :host {
          height: auto;
          min-height: 100dvh;
        }
        .controls {
          position: sticky;
          bottom: 0;
          z-index: 10;
        }
      }
    `,
  ];

  declare house: House;
  declare say: Say;
  declare table: string;
  declare saved: Saved | null;
  declare step: ReplayStep | null;
  declare words: Say | null;
  declare seat: number | null; // whose eyes; null: a spectator's
  declare playing: boolean;
  declare copied: boolean;
  declare missing: boolean;

  #element: GameTable | null = null;
  #wanted = 0;
  #timer = 0;
  readonly #onPrefs = () => void this.#speak();
  readonly #onKey = (event: KeyboardEvent) => this.#key(event);

  constructor() {
    super();
    this.saved = null;
    this.step = null;
    this.words = null;
    this.seat = null;
    this.playing = false;
    this.copied = false;
    this.missing = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.house.addEventListener("prefs", this.#onPrefs);
    addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
    this.house.removeEventListener("prefs", this.#onPrefs);
    removeEventListener("keydown", this.#onKey);
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("table")) void this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.saved = await getJson<Saved>(`/api/tables/${this.table}/record.json`);
    } catch {
      this.missing = true;
      return;
    }
    await this.#speak();
    const at = Number(new URLSearchParams(location.search).get("at") ?? Number.NaN);
    await this.go(Number.isNaN(at) ? this.#last : at);
  }

  async #speak(): Promise<void> {
    const { saved } = this;
    const game = saved && this.house.game(saved.game);
    if (!saved || !game) return;
    this.#element ??= document.createElement(await tableTag(game.family)) as GameTable;
    this.words = await this.house.words(game, playerNames(this.house.say, seatLines(saved.seats)));
    this.dataset.game = game.id;
    document.title = `${this.words.words(`game-${game.id}`)} · Ludarium`;
  }

  get #last(): number {
    return this.saved?.moves.length ?? 0;
  }

  /** Show the position after so many moves. */
  async go(at: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(this.#last, at));
    const wanted = this.#wanted;
    const eyes = this.seat === null ? "" : `?seat=${this.seat}`;
    const step = await getJson<ReplayStep>(`/api/tables/${this.table}/at/${wanted}${eyes}`);
    if (wanted !== this.#wanted) return;
    this.step = step;
    this.copied = false;
    history.replaceState(null, "", `/replay/${this.table}?at=${wanted}`);
  }

  #play(on: boolean): void {
    clearInterval(this.#timer);
    this.playing = on;
    if (on) {
      this.#timer = setInterval(
        () => (this.#wanted < this.#last ? void this.go(this.#wanted + 1) : this.#play(false)),
        PACE,
      );
    }
  }

  #key(event: KeyboardEvent): void {
    const typing = event.composedPath().some((part) =>
      part instanceof HTMLElement && /^(INPUT|SELECT)$/.test(part.tagName)
    );
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, number> = {
      ArrowRight: this.#wanted + 1,
      ArrowLeft: this.#wanted - 1,
      Home: 0,
      End: this.#last,
    };
    const at = steps[event.key];
    if (
      event.composedPath().some((part) => part instanceof HTMLElement && part.hasAttribute("data-stop")) ||
      at === undefined
    ) return;
    event.preventDefault();
    void this.go(at);
  }

  override render(): TemplateResult {
    const { saved, step, words } = this;
    if (this.missing) {
      return html`<main class="nothing"><h1>${
        this.say.words("web-no-replay")
      }</h1><a class="button main" href="/">${this.say.words("web-lobby")}</a></main>`;
    }
    if (!saved || !step || !words) return html`<main aria-busy="true"></main>`;
    const table = this.#element;
    if (table) {
      Object.assign(table, {
        view: step.view,
        say: words,
        seats: seatLines(saved.seats),
        recent: step.events,
        preview: true,
      });
    }
    return html`<div class="top" role="banner">
        <a class="button quiet icon" href="/" aria-label=${words.words("web-lobby")}>${icons.back()}</a>
        <h1>${words.words("web-replay")}: ${words.words(`game-${saved.game}`)}</h1>
        ${this.#eyes(saved, words)} ${this.#branch(words)}
        <button class="button small" @click=${() => void this.#share()}>${icons.share()} ${
      words.words(this.copied ? "web-copied" : "web-copy-position")
    }</button>
        <a class="button small" href="/api/tables/${this.table}/record.game" download>${icons.download()} .game</a>
        <house-settings compact .house=${this.house} .say=${words}></house-settings>
      </div>
      <main>
        <p class="told" aria-live="polite">${step.events.map((event) => words.event(event)).join(" ")}</p>
        ${table}
      </main>
      ${this.#controls(words)}`;
  }

  #eyes(saved: Saved, words: Say): TemplateResult {
    return html`<select class="field" aria-label=${words.words("web-eyes")} @change=${(event: Event) =>
      this.#look((event.target as HTMLSelectElement).value)}>
      <option value="">${words.words("web-eyes-all")}</option>
      ${
      saved.seats.map((_, seat) =>
        html`<option value=${seat} ?selected=${seat === this.seat}>${
          words.words("web-eyes-of", { player: words.player(seat) })
        }</option>`
      )
    }
    </select>`;
  }

  #look(value: string): void {
    this.seat = value === "" ? null : Number(value);
    void this.go(this.#wanted);
  }

  #branch(words: Say): TemplateResult | typeof nothing {
    if (!this.step || this.step.view.to_act < 0) return nothing;
    const seat = this.step.view.to_act;
    return html`<button class="button small" @click=${() =>
      void this.house.open({ kind: "branch", id: this.table, at: this.#wanted, seat })}>
      ${icons.branch()} ${words.words("web-branch", { player: words.player(seat) })}
    </button>`;
  }

  async #share(): Promise<void> {
    await navigator.clipboard?.writeText(location.href);
    this.copied = true;
  }

  #controls(words: Say): TemplateResult {
    const at = this.#wanted;
    const button = (icon: unknown, label: string, act: () => void, off: boolean) =>
      html`
        <button class="button icon" aria-label=${words.words(label)} title=${words.words(
          label,
        )} ?disabled=${off}
          @click=${act}>${icon}</button>
      `;
    return html`<div class="controls" role="region" aria-label=${words.words("web-replay")}>
      ${button(icons.first(), "web-first", () => void this.go(0), at === 0)} ${
      button(icons.back(), "web-previous", () => void this.go(at - 1), at === 0)
    }
      ${
      this.playing
        ? button(icons.pause(), "web-pause", () => this.#play(false), false)
        : button(icons.play(), "web-run", () => this.#play(true), at === this.#last)
    }
      ${button(icons.next(), "web-next", () => void this.go(at + 1), at === this.#last)} ${
      button(icons.last(), "web-last", () => void this.go(this.#last), at === this.#last)
    }
      <input type="range" min="0" max=${this.#last} .value=${String(at)} aria-label=${
      words.words("web-position")
    } @input=${(event: Event) => void this.go(Number((event.target as HTMLInputElement).value))} />
      <span class="at">${at} / ${this.#last}</span>
    </div>`;
  }
}

customElements.define("replay-page", ReplayPage);
