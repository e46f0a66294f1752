// Before a finished game is played on from a position: against which bots.

import { css, html, LitElement, type TemplateResult } from "lit";
import { icons } from "../look/icons.ts";
import { popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { GameInfo } from "../protocol.ts";
import type { Say } from "../say.ts";
import { levelName } from "./levels.ts";

class BranchDialog extends LitElement {
  static override properties = {
    say: { attribute: false },
    game: { attribute: false },
    seat: { type: Number },
    level: { attribute: false },
  };
  static override styles = [
    shared,
    popupStyles,
    css`
      dialog {
        width: min(94vw, 420px);
      }
      form,
      label {
        display: grid;
        gap: var(--s3);
      }
      label {
        gap: 4px;
        font-weight: 600;
        font-size: var(--t-1);
      }
      .end {
        display: flex;
        gap: var(--s2);
      }
    `,
  ];

  declare say: Say;
  declare game: GameInfo;
  declare seat: number; // that I would play
  declare level: string; // that is proposed

  open(): void {
    this.renderRoot.querySelector("dialog")?.showModal();
  }

  override render(): TemplateResult {
    const { say, game } = this;
    return html`
      <dialog aria-labelledby="title">
        <form method="dialog" @submit=${(event: SubmitEvent) => this.#submit(event)}>
          <h2 id="title">${say.words("web-branch", { player: say.player(this.seat) })}</h2>
          <p>${say.words("web-branch-about")}</p>
          <label>${say.words("web-against")}
            <select class="field" name="level">${game.levels.map((level) =>
              html`<option value=${level} ?selected=${level === this.level}>${
                levelName(say, game, level)
              }</option>`
            )}</select></label>
          <div class="end">
            <button class="button main" value="go">${icons.branch()} ${say.words("web-play")}</button>
            <button class="button" value="">${say.words("web-cancel")}</button>
          </div>
        </form>
      </dialog>
    `;
  }

  #submit(event: SubmitEvent): void {
    if ((event.submitter as HTMLButtonElement | null)?.value !== "go") return;
    const level = new FormData(event.target as HTMLFormElement).get("level");
    this.dispatchEvent(new CustomEvent("branch", { detail: { level }, bubbles: true, composed: true }));
  }
}

export type { BranchDialog };
customElements.define("branch-dialog", BranchDialog);
