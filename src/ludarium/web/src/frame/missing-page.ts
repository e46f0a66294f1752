// An address that leads nowhere, and the way back.

import { html, LitElement, type TemplateResult } from "lit";
import { address } from "../home/addresses.ts";
import { icons } from "../look/icons.ts";
import { plain } from "../look/plain.ts";
import { shared } from "../look/tokens.ts";
import type { Say } from "../say.ts";

const LONGEST = 60; // letters of an address that are shown

class MissingPage extends LitElement {
  static override properties = { say: { attribute: false }, path: { attribute: false } };
  static override styles = [shared, plain];

  declare say: Say;
  declare path: string;

  override render(): TemplateResult {
    const { say, path } = this;
    const shown = path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path;
    document.title = `${say.words("web-missing-title")} · Ludarium`;
    return html`
      <main>
        <h1>${say.words("web-missing-title")}</h1>
        <p>${say.words("web-missing-about", { path: shown })}</p>
        <p class="ways">
          <a class="button main" href=${address("/")}>${say.words("web-lobby")}</a>
          <a class="button" href=${address("/rules")}>${icons.book()} ${say.words("web-rules")}</a>
        </p>
      </main>
    `;
  }
}

customElements.define("missing-page", MissingPage);
