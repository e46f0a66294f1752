// Language at once; name, theme and habits behind the wheel.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { AT_HOME } from "../home/addresses.ts";
import { icons } from "../look/icons.ts";
import { placeBeside, popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import { type Language, LANGUAGES, type Say } from "../say.ts";
import type { House } from "./house.ts";
import "./my-data.ts";
import { nameField } from "./name-field.ts";
import "./own-bots.ts";
import type { Prefs } from "./prefs.ts";
import { chime } from "../look/sound.ts";
import { type Pace, PACES } from "./steps.ts";

const OWN_NAMES: Record<Language, string> = { en: "English", hu: "Magyar", pl: "Polski" };
const THEMES: Prefs["theme"][] = ["auto", "light", "dark"];
type Switch = "confirm" | "early" | "sound" | "notify" | "chat" | "keys";
const SWITCHES: Switch[] = ["confirm", "early", "sound", "notify", "chat", "keys"];

class HouseSettings extends LitElement {
  static override properties = {
    house: { attribute: false },
    say: { attribute: false },
    compact: { type: Boolean },
  };
  static override styles = [
    shared,
    popupStyles,
    css`
      :host {
        display: inline-flex;
        gap: var(--s2);
        align-items: center;
      }
      form {
        display: grid;
        gap: var(--s3);
        min-width: 260px;
      }
      label {
        display: grid;
        gap: 3px;
        font-size: var(--t-1);
        font-weight: 600;
      }
      label.switch {
        display: flex;
        align-items: center;
        gap: var(--s2);
        font-weight: 400;
        font-size: var(--t0);
      }
      input[type="checkbox"] {
        width: 18px;
        height: 18px;
        accent-color: var(--accent);
      }
    `,
  ];

  declare house: House;
  declare say: Say;
  declare compact: boolean;

  constructor() {
    super();
    this.compact = false;
  }

  override render(): TemplateResult {
    const { say } = this;
    return html`
      ${this.compact ? null : this.#language()}
            <button
        class="button quiet icon"
        popovertarget="settings"
        aria-label=${say.words("web-settings")}
        title=${say.words("web-settings")}
      >
              ${icons.gear()}
            </button>
            <div id="settings" popover role="dialog" aria-label=${say.words("web-settings")} @toggle=${this
              .#opened}>
        <form @submit=${(event: Event) => event.preventDefault()}>
                <label>${say.words("web-name")}
                  ${nameField(this.house, say)}</label>
                ${this.compact ? html`<label>${say.words("web-language")}${this.#language()}</label>` : null}
                <label>${say.words("web-theme")} ${this.#theme()}</label>
                <label>${say.words("web-pace")} ${this.#pace()}</label>
                ${SWITCHES.map((name) => this.#switch(name))}
                <my-data .house=${this.house} .say=${say}></my-data>
                ${AT_HOME || this.compact
                  ? nothing
                  : html`<own-bots .house=${this.house} .say=${say}></own-bots>`}
              </form>
      </div>
    `;
  }

  #language(): TemplateResult {
    const now = this.house.prefs.language;
    return html`
      <select
        class="field"
        name="language"
        aria-label=${this.say.words("web-language")}
        @change=${(event: Event) =>
          void this.house.set({ language: (event.target as HTMLSelectElement).value as Language })}
      >
            ${LANGUAGES.map((language) =>
              html`<option value=${language} lang=${language} ?selected=${language === now}>${
                OWN_NAMES[language]
              }</option>`
            )}
          </select>
    `;
  }

  #theme(): TemplateResult {
    const now = this.house.prefs.theme;
    return html`
      <select
        class="field"
        name="theme"
        @change=${(event: Event) =>
          void this.house.set({ theme: (event.target as HTMLSelectElement).value as Prefs["theme"] })}
      >
            ${THEMES.map((theme) =>
              html`<option value=${theme} ?selected=${theme === now}>${
                this.say.words(`web-theme-${theme}`)
              }</option>`
            )}
          </select>
    `;
  }

  #pace(): TemplateResult {
    const now = this.house.prefs.pace;
    return html`
      <select
        class="field"
        name="pace"
        @change=${(event: Event) =>
          void this.house.set({ pace: (event.target as HTMLSelectElement).value as Pace })}
      >
            ${PACES.map((pace) =>
              html`<option value=${pace} ?selected=${pace === now}>${
                this.say.words(`web-pace-${pace}`)
              }</option>`
            )}
          </select>
    `;
  }

  #switch(name: Switch): TemplateResult {
    return html`<label class="switch">
      <input type="checkbox" name=${name} .checked=${this.house.prefs[name]} @change=${(event: Event) =>
      void this.#flip(name, event)} />
      ${this.say.words(`web-${name}`)}
    </label>`;
  }

  async #flip(name: Switch, event: Event): Promise<void> {
    const box = event.target as HTMLInputElement;
    if (name === "notify" && box.checked) box.checked = await allowed();
    if (name === "sound" && box.checked) chime("turn");
    await this.house.set({ [name]: box.checked });
  }

  #opened(event: ToggleEvent): void {
    const button = this.renderRoot.querySelector("button[popovertarget]");
    if (event.newState === "open" && button) placeBeside(event.target as HTMLElement, button);
  }
}

/** Whether the browser lets us tell that it is my turn. */
async function allowed(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

customElements.define("house-settings", HouseSettings);
