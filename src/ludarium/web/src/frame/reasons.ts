// Why not: the words of the rule beside the thing, with its clause and the way to the page of rules.

import { address } from "../home/addresses.ts";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { placeBeside, popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { Reason, Refusal } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import { grouped } from "./lists.ts";

const MOST = 4; // different reasons at once

class ReasonPopup extends LitElement {
  static override properties = { say: { attribute: false }, refusals: { state: true } };
  static override styles = [
    shared,
    popupStyles,
    css`
      li + li {
        margin-top: var(--s3);
        padding-top: var(--s3);
        border-top: 1px solid var(--line);
      }
      b {
        font-family: var(--serif);
      }
      p {
        margin-top: 2px;
      }
      .clause {
        margin-top: var(--s2);
        padding: 6px 10px;
        border-left: 3px solid var(--accent);
        background: var(--paper-2);
        font-size: var(--t-1);
        color: var(--ink-2);
      }
    `,
  ];

  declare say: Say;
  declare refusals: readonly Refusal[];

  constructor() {
    super();
    this.refusals = [];
  }

  /** Say it beside an element. */
  async show(refusals: readonly Refusal[], at: Element): Promise<void> {
    this.refusals = refusals;
    await this.updateComplete;
    const popup = this.renderRoot.querySelector<HTMLElement>("[popover]")!;
    popup.showPopover();
    placeBeside(popup, at);
  }

  close(): void {
    this.renderRoot.querySelector<HTMLElement>("[popover]")?.hidePopover();
  }

  override render(): TemplateResult {
    const groups = grouped(this.refusals, ({ reason }) => `${reason.clause} ${reason.kind}`);
    return html`
      <div popover role="status">
        <ul>
              ${[...groups.values()].slice(0, MOST).map((group) => html`<li>${this.#group(group)}</li>`)}
            </ul>
      </div>
    `;
  }

  #group(group: readonly Refusal[]): TemplateResult {
    const { say } = this;
    const { move, reason } = group[0]!;
    return html`<b>${group.length === 1 ? sentence(say.move(move)) : say.kind(move)}</b>
      <p>${say.reason(reason)}</p>
      ${this.#clause(reason)}`;
  }

  #clause({ clause }: Reason): TemplateResult | typeof nothing {
    const { say } = this;
    if (!say.has(`clause-${clause}`)) return nothing;
    return html`<p class="clause"><a href=${
      address(`/rules/${say.game.id}#${clause}`)
    } target="_blank">${clause}</a> ${say.clause(clause)}</p>`;
  }
}

export type { ReasonPopup };
customElements.define("reason-popup", ReasonPopup);
