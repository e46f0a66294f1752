// The field in which somebody says how others shall call them.

import { html, type TemplateResult } from "lit";
import type { Say } from "../say.ts";
import type { House } from "./house.ts";

export function nameField(house: House, say: Say): TemplateResult {
  const told = (event: Event) => void house.set({ name: (event.target as HTMLInputElement).value.trim() });
  return html`
    <input
      class="field"
      name="name"
      maxlength="30"
      autocomplete="nickname"
      placeholder=${say.words("web-guest")}
      .value=${house.prefs.name}
      @change=${told}
    />
  `;
}
