// The house itself.

import { css, html, LitElement } from "lit";
import { shared } from "../look/tokens.ts";

class LudariumApp extends LitElement {
  static override styles = [
    shared,
    css`
      :host {
        display: block;
      }
    `,
  ];

  override render() {
    return html`<h1>Ludarium</h1>`;
  }
}

customElements.define("ludarium-app", LudariumApp);
