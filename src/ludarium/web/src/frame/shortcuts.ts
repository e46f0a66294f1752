// The keys of a table: what each does, and the list of them on `?`.

import { css, html, LitElement, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { Say } from "../say.ts";
import type { Tab } from "./table-side.ts";

/** What a single key does at a table. */
export interface Doings {
  open(tab: Tab): void;
  undo(): void;
  skip(): void;
  hint(): void;
  help(): void;
  table(): void;
}

const KEYS: Record<string, (doings: Doings) => void> = {
  w: (doings) => doings.open("choices"),
  l: (doings) => doings.open("log"),
  c: (doings) => doings.open("chat"),
  t: (doings) => doings.table(),
  u: (doings) => doings.undo(),
  s: (doings) => doings.skip(),
  h: (doings) => doings.hint(),
  "?": (doings) => doings.help(),
};

/** Whether a key is meant for what is being written, or for the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const writes = event.composedPath().some((part) =>
    part instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(part.tagName)
  );
  return writes || event.ctrlKey || event.metaKey || event.altKey;
}

export function useKey(event: KeyboardEvent, doings: Doings): void {
  const action = KEYS[event.key];
  if (!action) return;
  event.preventDefault();
  action(doings);
}

const LISTED: [keys: string, words: string][] = [
  ["T", "web-key-table"],
  ["← → ↑ ↓", "web-key-arrows"],
  ["Enter", "web-key-enter"],
  ["Esc", "web-key-escape"],
  ["W", "web-key-choices"],
  ["1 2 3 …", "web-key-numbers"],
  ["L", "web-key-log"],
  ["C", "web-key-chat"],
  ["U", "web-key-undo"],
  ["S", "web-key-skip"],
  ["H", "web-key-hint"],
  ["?", "web-key-help"],
];

class ShortcutList extends LitElement {
  static override properties = { say: { attribute: false } };
  static override styles = [
    shared,
    popupStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: var(--s2) var(--s4);
        align-items: center;
      }
      kbd {
        display: inline-block;
        padding: 2px 8px;
        border: 1px solid var(--line-2);
        border-bottom-width: 3px;
        border-radius: var(--r1);
        background: var(--paper-2);
        font: 600 var(--t-1) var(--sans);
      }
    `,
  ];

  declare say: Say;

  open(): void {
    this.renderRoot.querySelector("dialog")?.showModal();
  }

  override render(): TemplateResult {
    const { say } = this;
    return html`
      <dialog aria-labelledby="title">
        <div class="head">
          <h2 id="title">${say.words("web-keys-title")}</h2>
          <button class="button quiet icon" aria-label=${say.words("web-close")} @click=${() =>
            this.renderRoot.querySelector("dialog")?.close()}>${icons.close()}</button>
        </div>
        <dl>${LISTED.map(([keys, words]) =>
          html`
            <dt><kbd>${keys}</kbd></dt>
            <dd>${say.words(words)}</dd>
          `
        )}</dl>
      </dialog>
    `;
  }
}

export type { ShortcutList };
customElements.define("shortcut-list", ShortcutList);
