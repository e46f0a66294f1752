// A game that was handed over by a link: whoever opens it goes on with it.

import { html, LitElement, type TemplateResult } from "lit";
import { address } from "../home/addresses.ts";
import { unpacked } from "../home/handover.ts";
import { icons } from "../look/icons.ts";
import { plain } from "../look/plain.ts";
import { shared } from "../look/tokens.ts";
import type { Say } from "../say.ts";
import type { House } from "./house.ts";

export class BringPage extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    file: { state: true },
  };
  static override styles = [shared, plain];

  declare house: House;
  declare say: Say;
  declare file: string | null | undefined; // null: the link is broken; undefined: not read yet

  override connectedCallback(): void {
    super.connectedCallback();
    void unpacked(location.hash.slice(1)).then((file) => (this.file = file));
  }

  override render(): TemplateResult {
    const { say, file } = this;
    return html`<main>
      <h1>${say.words("web-bring-title")}</h1>
      <p>${say.words(file === null ? "web-bring-broken" : "web-bring-about")}</p>
      ${
      file
        ? html`<button class="button main" @click=${() => this.house.open({ kind: "bring", text: file })}>
            ${icons.play()} ${say.words("web-bring-go-on")}</button>`
        : ""
    }
      <a class="button" href=${address("/")}>${say.words("web-lobby")}</a>
    </main>`;
  }
}

customElements.define("bring-page", BringPage);
