// The side of a table: what can be chosen, what has happened, and the talk, one at a time.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { ChatLine, GameInfo, LogLine, TableNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import "./choice-list.ts";
import "./game-log.ts";
import type { House } from "./house.ts";
import "./table-chat.ts";
import type { Command } from "./wire.ts";

const TABS = ["choices", "log", "chat"] as const;
export type Tab = (typeof TABS)[number];

class TableSide extends LitElement {
  static override properties = {
    house: { attribute: false },
    news: { attribute: false },
    say: { attribute: false },
    game: { attribute: false },
    chat: { attribute: false },
    said: { attribute: false },
    log: { attribute: false },
    hint: { attribute: false },
    busy: { type: Boolean },
    covered: { type: Boolean },
    tab: { state: true },
    seen: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: contents;
      }
      .tabs {
        display: grid;
        grid-auto-flow: column;
        grid-auto-columns: 1fr;
        border-bottom: 1px solid var(--line);
      }
      .tabs button {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 5px;
        min-height: 44px;
        border: 0;
        border-bottom: 3px solid transparent;
        background: none;
        font-size: var(--t-1);
        font-weight: 600;
        color: var(--ink-2);
        padding: 2px 6px;
      }
      .tabs button[aria-selected="true"] {
        color: var(--accent);
        border-bottom-color: var(--accent);
      }
      .tabs .sign {
        width: 16px;
        height: 16px;
      }
      .badge {
        min-width: 18px;
        padding: 0 5px;
        border-radius: 99px;
        background: var(--accent);
        color: var(--accent-ink);
        font-size: var(--t-2);
        line-height: 18px;
      }
      .panel {
        flex: 1;
        overflow: auto;
        padding: var(--s2) var(--s3) var(--s3);
      }
      @media (max-width: 980px) {
        .panel {
          max-height: 70dvh;
        }
      }
    `,
  ];

  declare house: House;
  declare news: TableNews;
  declare say: Say;
  declare game: GameInfo | undefined;
  declare chat: readonly ChatLine[];
  declare said: number; // lines of chat so far
  declare log: readonly LogLine[]; // as far as it has been shown
  declare hint: number | null; // the action that advice speaks of
  declare busy: boolean;
  declare covered: boolean; // the screen is passed on
  declare tab: Tab;
  declare seen: number; // lines of chat

  constructor() {
    super();
    this.tab = "log";
    this.seen = 0;
  }

  open(tab: Tab): void {
    this.tab = tab;
    if (tab === "chat") this.seen = this.said;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(".panel > *")?.focus());
  }

  override render(): TemplateResult {
    const { say, news } = this;
    const unread = Math.max(0, this.said - this.seen);
    const tabs: [Tab, unknown, number][] = [
      ["choices", icons.list(), this.covered ? 0 : news.view.choices.length],
      ["log", icons.scroll(), 0],
      ["chat", icons.chat(), this.tab === "chat" ? 0 : unread],
    ];
    return html`
      <div class="tabs" role="tablist" @keydown=${this.#key}>${tabs.map((tab) => this.#tab(...tab))}</div>
      <div class="panel" role="tabpanel" id="panel" aria-label=${say.words(`web-tab-${this.tab}`)}
        tabindex="0">${this.#panel()}</div>
    `;
  }

  #tab(tab: Tab, icon: unknown, badge: number): TemplateResult {
    const chosen = tab === this.tab;
    return html`
      <button role="tab" aria-selected=${String(chosen)} aria-controls="panel" tabindex=${chosen ? 0 : -1}
        data-tab=${tab} @click=${() => this.open(tab)}>
        ${icon} ${this.say.words(`web-tab-${tab}`)} ${badge
          ? html`<span class="badge">${badge}</span>`
          : nothing}
      </button>
    `;
  }

  #key(event: KeyboardEvent): void {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    this.tab = TABS[(TABS.indexOf(this.tab) + step + TABS.length) % TABS.length]!;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<HTMLElement>(`[data-tab="${this.tab}"]`)?.focus()
    );
  }

  /** What lies in the panel; while the screen is passed on, nothing that only the next player may see. */
  #panel(): TemplateResult | typeof nothing {
    const { news, say } = this;
    if (this.covered && this.tab !== "chat") return nothing;
    switch (this.tab) {
      case "choices":
        return html`
          <choice-list .view=${news.view} .say=${say} .busy=${this.busy} .hint=${this.hint}
            .kinds=${this.game?.kinds ?? []}></choice-list>
        `;
      case "log":
        return html`<game-log .log=${this.log} .notes=${news.notes} .say=${say}></game-log>`;
      case "chat":
        return this.#chat();
    }
  }

  #chat(): TemplateResult {
    const { news } = this;
    return html`
      <table-chat .chat=${this.chat} .say=${this.say} .own=${news.mine}
        .talk=${news.talk} .host=${news.host} .silenced=${news.silenced}
        @hush=${(event: CustomEvent<TableNews["talk"]>) => this.#tell({ kind: "hush", talk: event.detail })}
        @talk=${(event: CustomEvent<string>) => this.#tell({ kind: "say", text: event.detail })}
        @mute=${(event: CustomEvent<string>) => void this.house.mute(event.detail)}></table-chat>
    `;
  }

  #tell(command: Command): void {
    this.dispatchEvent(new CustomEvent("command", { detail: command, bubbles: true, composed: true }));
  }
}

export type { TableSide };
customElements.define("table-side", TableSide);
