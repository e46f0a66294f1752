// What the house keeps of me: to take away as a file, and to delete.

import { css, html, LitElement, type TemplateResult } from "lit";
import { address } from "../home/addresses.ts";
import { shared } from "../look/tokens.ts";
import type { Say } from "../say.ts";
import type { House } from "./house.ts";
import { forgetPrefs } from "./prefs.ts";

class MyData extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    asking: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        gap: var(--s2);
        max-width: 300px;
      }
      b {
        font-size: var(--t-1);
        font-weight: 600;
      }
      div {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2);
      }
      p {
        margin: 0;
      }
    `,
  ];

  declare house: House;
  declare say: Say;
  declare asking: boolean; // whether it is really to be deleted

  constructor() {
    super();
    this.asking = false;
  }

  override render(): TemplateResult {
    const { say } = this;
    return html`
      <b>${say.words("web-my-data")}</b>
      ${this.asking ? this.#sure() : html`
        <div>
          <button type="button" class="button small take" @click=${() => void this.#take()}>${say.words(
            "web-take-data",
          )}</button>
          <button type="button" class="button small delete" @click=${() => (this.asking = true)}>${say.words(
            "web-delete-data",
          )}</button>
        </div>
      `}
    `;
  }

  #sure(): TemplateResult {
    const { say } = this;
    return html`
      <p role="alert">${say.words("web-delete-sure")}</p>
      <div>
        <button type="button" class="button small" @click=${() => (this.asking = false)}>${say.words(
          "web-delete-not",
        )}</button>
        <button type="button" class="button main small now" @click=${() => void this.#delete()}>${say.words(
          "web-delete-now",
        )}</button>
      </div>
    `;
  }

  async #take(): Promise<void> {
    const news = await this.house.attempt({ kind: "my_data" });
    if (news?.kind !== "my_data") return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([news.text], { type: "application/json" }));
    link.download = "ludarium-my-data.json";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  /** Afterwards this browser is a stranger's. */
  async #delete(): Promise<void> {
    if (!(await this.house.attempt({ kind: "forget_me" }))) return;
    forgetPrefs();
    location.assign(address("/"));
  }
}

customElements.define("my-data", MyData);
