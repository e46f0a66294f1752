// One line about the house in this page: how far it is, what it lacks, that a newer version waits.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { AT_HOME } from "../home/addresses.ts";
import type { Progress } from "../home/messages.ts";
import { keepOffline } from "../home/offline.ts";
import { homeState } from "../home/progress.ts";
import { shared } from "../look/tokens.ts";
import type { Say } from "../say.ts";

export class HomeLine extends LitElement {
  static override properties = {
    say: { attribute: false },
    forgets: { attribute: false },
    now: { state: true },
    newer: { state: true },
    seen: { state: true },
  };
  static override styles = [
    shared,
    css`
      p {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 0.75rem;
        margin: 0;
        padding: 0.5rem 1rem;
        background: var(--accent);
        color: var(--accent-ink);
      }
      progress {
        width: 8rem;
        accent-color: var(--accent-ink);
      }
    `,
  ];

  declare say: Say;
  declare now: Progress | null;
  declare newer: (() => void) | null;
  declare forgets: boolean; // nothing is kept by this browser
  declare seen: boolean; // … and that was read

  constructor() {
    super();
    this.now = homeState.latest;
    this.newer = null;
    this.forgets = false;
    this.seen = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    homeState.addEventListener("change", () => (this.now = homeState.latest));
    void keepOffline((takeOver) => (this.newer = takeOver));
  }

  override render(): TemplateResult | typeof nothing {
    if (this.newer) return this.#newer(this.newer);
    const { now } = this;
    if (!AT_HOME || !now || now.step === "open") return this.#forgets();
    const words = this.say.words(`web-home-${now.step}`, { part: now.part ?? 0, why: now.why ?? "" });
    return html`<p role="status">${words} ${this.#more(now)}</p>`;
  }

  #more({ step, part }: Progress): TemplateResult | typeof nothing {
    if (step === "loading") {
      return html`<progress max="100" value=${part ?? 0} aria-hidden="true"></progress>`;
    }
    if (step !== "metered") return nothing;
    const agree = () => homeState.dispatchEvent(new Event("agreed"));
    return html`<button class="button" @click=${agree}>${this.say.words("web-home-agree")}</button>`;
  }

  #forgets(): TemplateResult | typeof nothing {
    if (!this.forgets || this.seen) return nothing;
    return html`<p role="alert">${this.say.words("web-forgets")}
      <button class="button" @click=${() => (this.seen = true)}>${this.say.words("web-close")}</button></p>`;
  }

  #newer(takeOver: () => void): TemplateResult {
    return html`<p role="status">${this.say.words("web-home-newer")}
      <button class="button" @click=${takeOver}>${this.say.words("web-home-reload")}</button></p>`;
  }
}

customElements.define("home-line", HomeLine);
