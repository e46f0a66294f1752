// A guided game: what is said at this step, beside the table; and the offer of one at a first table.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { Foot } from "../look/foot.ts";
import { icons } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { GameInfo, LessonNews } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";

export const cardLook = css`
  :host {
    display: block;
    padding: var(--s2) var(--s3);
    border-bottom: 3px solid var(--gold);
    background: var(--paper);
  }
  h2 {
    display: flex;
    align-items: center;
    gap: var(--s2);
    font: 600 var(--t-1) var(--sans);
    line-height: 1.3;
    color: var(--ink-2);
    margin: 0 0 var(--s1);
  }
  p {
    margin: var(--s1) 0;
  }
  .off {
    color: var(--accent);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
  progress {
    flex: 1;
    height: 6px;
    accent-color: var(--accent);
  }
`;

/** On a phone such a card lies at the foot of the page. */
export const atTheFoot = css`
  @media (max-width: 980px) {
    :host {
      position: fixed;
      inset: auto 0 0 0;
      z-index: 24;
      max-height: 40dvh;
      overflow: auto;
      border: 0;
      border-top: 3px solid var(--gold);
      box-shadow: var(--shadow-2);
    }
  }
`;

class LessonCard extends LitElement {
  static override properties = { lesson: { attribute: false }, say: { attribute: false } };
  static override styles = [
    shared,
    cardLook,
    atTheFoot,
  ];

  declare lesson: LessonNews;
  declare say: Say;

  constructor() {
    super();
    new Foot(this);
  }

  override render(): TemplateResult {
    const { lesson, say } = this;
    const { step, steps, way } = lesson;
    return html`
      <section role="status" aria-label=${say.words("web-lesson")}>
        <h2>${icons.book()} ${say.words("lesson-step", { step, steps })}
              <progress max=${steps} value=${step} aria-hidden="true"></progress></h2>
        <p class="words ${way}">${sentence(say.phrase(lesson.words))}</p>
        <div class="row">
              ${way === "off"
                ? html`<button class="button small back" @click=${() => this.#tell("back")}>${icons.undo()} ${
                  say.words("web-undo")
                }</button>`
                : nothing}
              ${way === "step"
                ? nothing
                : html`<button class="button small leave" @click=${() => this.#tell("leave")}>${
                  say.words("lesson-free")
                }</button>`}
            </div>
      </section>
    `;
  }

  #tell(name: "back" | "leave"): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}

/** At the first table of a game: its guided games, to be taken or put away. */
class LessonOffer extends LitElement {
  static override properties = { game: { attribute: false }, say: { attribute: false } };
  static override styles = [shared, cardLook];

  declare game: GameInfo;
  declare say: Say;

  override render(): TemplateResult {
    const { game, say } = this;
    return html`
      <section aria-label=${say.words("web-lesson")}>
        <h2>${icons.book()} ${say.words("web-lesson-offer")}</h2>
        <div class="row">
              ${game.lessons.map(({ id, title }) =>
                html`<button class="button small" @click=${() => this.#tell("learn", id)}>${
                  say.words(title)
                }</button>`
              )}
              <button class="button quiet small" @click=${() => this.#tell("leave", "")}>${say.words(
                "web-lesson-no",
              )}</button>
            </div>
      </section>
    `;
  }

  #tell(name: "learn" | "leave", detail: string): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

customElements.define("lesson-card", LessonCard);
customElements.define("lesson-offer", LessonOffer);
