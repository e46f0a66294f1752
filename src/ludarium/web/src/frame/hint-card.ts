// A hint: what to do, why, what would come next, and two runners-up. It lies over the table and moves nothing.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { Advice } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";

class HintCard extends LitElement {
  static override properties = { advice: { attribute: false }, say: { attribute: false } };
  static override styles = [
    shared,
    css`
      :host {
        position: fixed;
        bottom: var(--s3);
        left: var(--s3);
        z-index: 25;
        display: block;
        max-width: min(600px, 100vw - 2 * var(--s3));
        box-sizing: border-box;
        padding: var(--s2) var(--s3) var(--s2) var(--s4);
        border-radius: var(--r2);
        background: var(--paper);
        border: 2px solid var(--accent);
        box-shadow: var(--shadow-2);
      }
      .head {
        display: flex;
        align-items: center;
        gap: var(--s2);
      }
      b {
        flex: 1;
        font-family: var(--serif);
      }
      ul {
        margin: var(--s1) 0 0;
        padding: 0;
        list-style: none;
      }
      .soft {
        color: var(--ink-2);
        font-size: var(--t-1);
      }
    `,
  ];

  declare advice: Advice;
  declare say: Say;

  override render(): TemplateResult {
    const { advice, say } = this;
    return html`
      <section role="status" aria-label=${say.words("web-hint")}>
        <div class="head">
              ${icons.hint()} <b>${sentence(say.phrase(advice.words))}</b>
              <button class="button main small follow" @click=${() => this.#tell("follow")}>${say.words(
                "web-do-it",
              )}</button>
              <button class="button quiet icon" aria-label=${say.words("web-close")} @click=${() =>
                this.#tell("close")}>${icons.close()}</button>
            </div>
        <ul>
              ${advice.reasons.map((reason) => html`<li class="reason">${sentence(say.phrase(reason))}</li>`)}
              ${advice.then.length
                ? html`<li class="soft">${say.words("hint-then", { moves: say.phrases(advice.then) })}</li>`
                : nothing}
              ${advice.others.map(({ words, less }) =>
                html`<li class="soft other">${
                  say.words("hint-other", { move: say.phrase(words), less: say.phrase(less) })
                }</li>`
              )}
            </ul>
      </section>
    `;
  }

  #tell(name: "follow" | "close"): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}

customElements.define("hint-card", HintCard);
