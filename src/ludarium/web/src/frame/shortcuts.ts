// The keys, listed on `?`.

import { css, html, LitElement, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { Say } from "../say.ts";

const KEYS: [keys: string, words: string][] = [
  ["T", "web-key-table"],
  ["← → ↑ ↓", "web-key-arrows"],
  ["Enter", "web-key-enter"],
  ["Esc", "web-key-escape"],
  ["W", "web-key-choices"],
  ["1 2 3 …", "web-key-numbers"],
  ["L", "web-key-log"],
  ["C", "web-key-chat"],
  ["U", "web-key-undo"],
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
        <dl>${KEYS.map(([keys, words]) =>
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
