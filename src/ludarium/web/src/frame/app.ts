// The house itself: its pages by address, the bar above them, troubles and the lost connection.

import { address, here } from "../home/addresses.ts";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { fontsReady } from "../look/fonts.ts";
import { icons } from "../look/icons.ts";
import { skeletons, skeletonStyles } from "../look/skeleton.ts";
import { shared } from "../look/tokens.ts";
import "./home-line.ts";
import { follow, House } from "./house.ts";
import "./lobby.ts";
import { type Route, routeOf } from "./routes.ts";
import "./settings.ts";
import { errorWords } from "./troubles.ts";
import type { RefusedError } from "./wire.ts";

const LASTS = 7000; // milliseconds that a trouble is shown

const PAGES: Record<string, () => Promise<unknown>> = {
  table: () => import("./table-page.ts"),
  replay: () => import("./replay-page.ts"),
  rules: () => import("./rules-page.ts"),
  cards: () => import("./cards-page.ts"),
  bring: () => import("./bring-page.ts"),
  campaign: () => import("./campaign-page.ts"),
  puzzles: () => import("./puzzle-list.ts"),
  puzzle: () => import("./puzzle-page.ts"),
  missing: () => import("./missing-page.ts"),
};

class LudariumApp extends LitElement {
  static override properties = { route: { state: true }, ready: { state: true }, trouble: { state: true } };
  static override styles = [
    shared,
    skeletonStyles,
    css`
      .coming {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(270px, 1fr));
        gap: var(--s4);
        max-width: 1240px;
        margin: 180px auto 0;
        padding: 0 var(--s4);
      }
      .coming .card {
        height: 420px;
        border-radius: var(--r3);
      }
      :host {
        display: block;
        min-height: 100dvh;
      }
      header {
        display: flex;
        align-items: center;
        gap: var(--s3);
        padding: var(--s2) var(--s4);
        max-width: 1240px;
        width: 100%;
        margin: 0 auto;
      }
      .brand {
        display: inline-flex;
        align-items: center;
        gap: var(--s2);
        font: 700 var(--t2) var(--serif);
        color: var(--ink);
        text-decoration: none;
        letter-spacing: 0.01em;
      }
      .brand svg {
        width: 30px;
        height: 30px;
      }
      .space {
        flex: 1;
      }
      .notice {
        position: fixed;
        inset: auto 0 var(--s4) 0;
        margin: 0 auto;
        width: fit-content;
        max-width: min(92vw, 560px);
        display: flex;
        gap: var(--s3);
        align-items: center;
        padding: var(--s2) var(--s3) var(--s2) var(--s4);
        border-radius: var(--r2);
        background: var(--ink);
        color: var(--paper);
        box-shadow: var(--shadow-2);
        z-index: 50;
      }
      .notice .button {
        color: inherit;
      }
      .notice .button:hover {
        background: transparent;
      }
      .lost {
        position: fixed;
        inset: 0 0 auto 0;
        padding: 6px;
        text-align: center;
        background: var(--bad);
        color: light-dark(#fff, #2a0f0b);
        font-weight: 600;
        z-index: 60;
      }
      .skip {
        position: absolute;
        left: var(--s2);
        top: -60px;
        z-index: 70;
      }
      .skip:focus {
        top: var(--s2);
      }
      @media (max-width: 640px) {
        header {
          padding: var(--s2) var(--s3);
          gap: var(--s1);
        }
        header > .button {
          position: relative;
          min-width: 44px;
          padding-inline: 0;
        }
        .brand span {
          font-size: var(--t1);
        }
        header .words {
          position: absolute;
          width: 1px;
          height: 1px;
          overflow: hidden;
          clip-path: inset(50%);
        }
      }
      @media (max-width: 420px) {
        .brand span {
          position: absolute;
          clip-path: inset(50%);
        }
      }
    `,
  ];

  declare route: Route;
  declare ready: boolean;
  declare trouble: RefusedError | null;
  readonly house = new House();
  #hide = 0;

  constructor() {
    super();
    this.route = routeOf(here());
    this.ready = false;
    this.trouble = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("popstate", () => void this.#travel());
    for (const what of ["prefs", "state"]) this.house.addEventListener(what, () => this.requestUpdate());
    this.house.addEventListener("trouble", () => this.#trouble());
    void this.#open();
  }

  async #open(): Promise<void> {
    await Promise.all([this.house.start(), this.#load(), fontsReady(this.house.prefs.language)]);
    this.ready = true;
  }

  /** Another page begins at its top; another place in the same page is the page's own affair. */
  async #travel(): Promise<void> {
    const before = this.route;
    await this.#load();
    if (before.page === this.route.page && before.id === this.route.id) return;
    document.title = "Ludarium";
    scrollTo(0, 0);
  }

  async #load(): Promise<void> {
    const route = routeOf(here());
    await PAGES[route.page]?.();
    this.route = route;
  }

  #trouble(): void {
    this.trouble = this.house.trouble;
    clearTimeout(this.#hide);
    this.#hide = setTimeout(() => (this.trouble = null), LASTS);
  }

  override render(): TemplateResult {
    if (!this.ready) {
      return html`<div class="coming" role="status" aria-busy="true">${skeletons(4, "card")}</div>`;
    }
    const { say } = this.house;
    return html`
      <nav aria-label=${say.words("web-skip")}>
        <button class="button skip" @click=${this.#skip}>${say.words("web-skip")}</button>
      </nav>
      ${["table", "replay", "puzzle"].includes(this.route.page) ? html`<span hidden></span>` : this.#bar()}
      <home-line .say=${say} .forgets=${this.house.forgets}></home-line>
      <div class="page" @click=${follow}>${this.#page()}</div>
      ${this.#lost()}
      ${this.trouble
        ? html`
          <div class="notice" role="alert">
            <span>${errorWords(say, this.trouble)}</span>
            <button class="button quiet icon" aria-label=${say.words(
              "web-close",
            )} @click=${() => (this.trouble = null)}>
                        ${icons.close()}
                      </button>
          </div>
        `
        : nothing}
    `;
  }

  #lost(): TemplateResult | typeof nothing {
    const { lost, unreachable } = this.house.wire;
    if (!lost && !unreachable) return nothing;
    return html`<div class="lost" role="alert">${
      this.house.say.words(lost ? "web-lost" : "web-unreachable")
    }</div>`;
  }

  #skip(): void {
    const page = this.renderRoot.querySelector(".page")?.firstElementChild as HTMLElement | null;
    const main = page?.shadowRoot?.querySelector("main");
    main?.setAttribute("tabindex", "-1");
    main?.focus();
  }

  #bar(): TemplateResult {
    const { say } = this.house;
    return html`
      <header @click=${follow}>
        <a class="brand" href=${address("/")}>${LOGO}<span>Ludarium</span></a>
        <span class="space"></span>
        <a class="button quiet puzzles" href=${address("/puzzles")}>${icons
          .puzzle()} <span class="words">${say.words("web-puzzles")}</span></a>
        <a class="button quiet" href=${address("/rules")}>${icons.book()} <span class="words">${say.words(
          "web-rules",
        )}</span></a>
        <house-settings .house=${this.house} .say=${say}></house-settings>
      </header>
    `;
  }

  #page(): TemplateResult {
    const { house, route } = this;
    const { say } = house;
    switch (route.page) {
      case "table":
        return html`<table-page .house=${house} .say=${say} .table=${route.id}></table-page>`;
      case "replay":
        return html`<replay-page .house=${house} .say=${say} .table=${route.id}></replay-page>`;
      case "rules":
        return html`<rules-page .house=${house} .say=${say} .game=${route.id}></rules-page>`;
      case "cards":
        return html`<cards-page .house=${house} .say=${say} .game=${route.id}></cards-page>`;
      case "bring":
        return html`<bring-page .house=${house} .say=${say}></bring-page>`;
      case "campaign":
        return html`<campaign-page .house=${house} .say=${say}></campaign-page>`;
      case "puzzles":
        return html`<puzzle-list .house=${house} .say=${say} .game=${route.id}></puzzle-list>`;
      case "puzzle":
        return html`<puzzle-page .house=${house} .say=${say} .puzzle=${route.id}></puzzle-page>`;
      case "missing":
        return html`<missing-page .say=${say} .path=${route.id}></missing-page>`;
      default:
        return html`<house-lobby .house=${house} .say=${say}></house-lobby>`;
    }
  }
}

const LOGO = html`
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="var(--accent)" />
    <path d="M5 25h22v2H5zM7 14h3v9H7zm7.500 0h3v9h-3zM22 14h3v9h-3zM16 4l11 7v2H5v-2z"
      fill="var(--accent-ink)" />
  </svg>
`;

customElements.define("ludarium-app", LudariumApp);
