// The Builders' table.

import { html } from "lit";
import type { BuildersView } from "../../protocol.ts";
import { GameTable } from "../contract.ts";

export class BuildersTable extends GameTable<BuildersView> {
  override render() {
    return html`${this.view.round}`;
  }
}

customElements.define("builders-table", BuildersTable);
