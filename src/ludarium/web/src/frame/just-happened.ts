// The strip above a table: what has just happened, in one line, and a way to skip what is still to come.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { Event as GameEvent } from "../protocol.ts";
import type { Say } from "../say.ts";

const TOLD = 6; // lines at most

class JustHappened extends LitElement {
  static override properties = {
    events: { attribute: false },
    say: { attribute: false },
    left: { type: Number },
    away: { type: Boolean },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: var(--s2);
        min-width: 0;
        height: 32px;
        font-size: var(--t-1);
      }
      .told {
        flex: 1;
        display: flex;
        gap: var(--s3);
        min-width: 0;
        overflow: hidden;
        white-space: nowrap;
        mask: linear-gradient(to right, #000 calc(100% - 24px), transparent);
      }
      .told span {
        display: inline-flex;
        align-items: center;
        gap: 5px;
        animation: come 0.25s var(--ease);
      }
      .told b {
        font-weight: 600;
      }
      .away {
        font-weight: 600;
        color: var(--accent);
        white-space: nowrap;
      }
      .skip {
        white-space: nowrap;
      }
      @keyframes come {
        from {
          opacity: 0;
          transform: translateX(12px);
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .told span {
          animation: none;
        }
      }
    `,
  ];

  declare events: readonly GameEvent[]; // of one step, in their order
  declare say: Say;
  declare left: number; // steps that are still to come
  declare away: boolean; // they were made while nobody looked

  constructor() {
    super();
    this.events = [];
    this.left = 0;
    this.away = false;
  }

  override render(): TemplateResult {
    const { say } = this;
    const told = this.events.slice(0, TOLD);
    return html`
      ${this.away ? html`<span class="away">${say.words("web-since-away")}</span>` : nothing}
      <div class="told" title=${this.events.map((event) => say.event(event)).join("\n")}>${told.map((
        event,
        place,
      ) =>
        html`<span>${event.seat < 0 ? nothing : seatMark(event.seat, 10)}${
          place ? say.event(event) : html`<b>${say.event(event)}</b>`
        }</span>`
      )}</div>
      ${this.left
        ? html`<button class="button small skip" @click=${() => this.#skip()}>${icons.last()} ${
          say.words("web-skip-steps", { count: this.left })
        }</button>`
        : nothing}
    `;
  }

  #skip(): void {
    this.dispatchEvent(new CustomEvent("skip", { bubbles: true, composed: true }));
  }
}

customElements.define("just-happened", JustHappened);
