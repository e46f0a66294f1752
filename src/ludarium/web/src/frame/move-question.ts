// "Really?" beside the thing that was chosen: it lies above the page, moves nothing, and is answered by one click.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { type Anchor, placeBeside, popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { Choice } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import type { Prefs } from "./prefs.ts";

/** The switches of the settings that a question belongs to. */
export type Asking = "confirm" | "early";

/** The switch that says whether a choice is asked once more; null: it is never asked. */
export function askedBy(choice: Choice): Asking | null {
  if (choice.ask && choice.early) return "early";
  return choice.ask || choice.actions.length > 1 ? "confirm" : null;
}

export function isAsked(choice: Choice, prefs: Pick<Prefs, Asking>): boolean {
  const by = askedBy(choice);
  return by !== null && prefs[by];
}

class MoveQuestion extends LitElement {
  static override properties = { say: { attribute: false }, choice: { state: true } };
  static override styles = [
    shared,
    popupStyles,
    css`
      .confirm {
        border: 2px solid var(--accent);
        width: max-content;
        max-width: min(92vw, 380px);
      }
      b {
        font-family: var(--serif);
      }
      p {
        margin-top: 4px;
      }
      .answers {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2);
        margin-top: var(--s3);
      }
      .answers .main {
        flex: 1;
      }
      label {
        display: flex;
        align-items: center;
        gap: 6px;
        margin-top: var(--s2);
        min-height: 24px;
        font-size: var(--t-1);
        color: var(--ink-2);
      }
    `,
  ];

  declare say: Say;
  declare choice: Choice | null;

  constructor() {
    super();
    this.choice = null;
  }

  /** Ask beside the place where the choice was made; that may have gone by now. */
  async ask(choice: Choice, at: Anchor): Promise<void> {
    this.choice = choice;
    await this.updateComplete;
    const popup = this.#popup;
    popup?.showPopover();
    if (popup) placeBeside(popup, at);
    this.renderRoot.querySelector<HTMLElement>(".main")?.focus({ preventScroll: true });
  }

  close(): void {
    this.#popup?.hidePopover();
  }

  get #popup(): HTMLElement | null {
    return this.renderRoot.querySelector("[popover]");
  }

  override render(): TemplateResult {
    return html`
      <div class="confirm" popover role="alertdialog" aria-labelledby="asked" @toggle=${(
        { newState }: ToggleEvent,
      ) => newState === "closed" && (this.choice = null)}>${this.choice
        ? this.#question(this.choice)
        : nothing}</div>
    `;
  }

  #question(choice: Choice): TemplateResult {
    const { say } = this;
    return html`
      <b id="asked">${sentence(say.choice(choice))}?</b>
      ${choice.ask ? html`<p>${say.phrase(choice.ask)}</p>` : nothing}
      <div class="answers">
        <button class="button main" @click=${() => this.#tell("sure", choice)}>${icons.check()} ${say.words(
          "web-do-it",
        )}</button>
        <button class="button" @click=${() => this.close()}>${say.words("web-cancel")}</button>
      </div>
      <label><input type="checkbox" @change=${() => this.#tell("ask-no-more", askedBy(choice))} /> ${say
        .words("web-ask-no-more")}</label>
    `;
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
    if (name === "sure") this.close();
  }
}

export type { MoveQuestion };
customElements.define("move-question", MoveQuestion);
