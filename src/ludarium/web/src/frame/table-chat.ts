// Talk at the table; whoever is not wanted can be muted.

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { ChatLine } from "../protocol.ts";
import type { Say } from "../say.ts";

class TableChat extends LitElement {
  static override properties = {
    chat: { attribute: false },
    say: { attribute: false },
    own: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template: 1fr auto / minmax(0, 1fr);
        gap: var(--s2);
        min-height: 100%;
      }
      li {
        padding: 4px 6px;
        font-size: var(--t-1);
        overflow-wrap: anywhere;
      }
      .who {
        display: flex;
        align-items: center;
        gap: 6px;
        font-weight: 650;
      }
      .who .button {
        margin-left: auto;
      }
      form {
        display: flex;
        gap: var(--s2);
        position: sticky;
        bottom: 0;
        background: var(--paper);
        padding: var(--s2) 0;
      }
      input {
        flex: 1;
        min-width: 0;
      }
      .none {
        color: var(--ink-2);
        font-style: italic;
        font-size: var(--t-1);
      }
    `,
  ];

  declare chat: ChatLine[];
  declare say: Say;
  declare own: readonly number[]; // my seats

  override render(): TemplateResult {
    const { say } = this;
    return html`
      <ul aria-label=${say.words("web-tab-chat")} aria-live="polite">
              ${this.chat.map((line) => this.#line(line))}
              ${this.chat.length ? nothing : html`<li class="none">${say.words("web-no-chat")}</li>`}
            </ul>
      <form @submit=${this.#send}>
        <input class="field" name="text" maxlength="500" autocomplete="off" aria-label=${say.words("web-say")}
          placeholder=${say.words("web-say")} />
        <button class="button">${say.words("web-send")}</button>
      </form>
    `;
  }

  #line(line: ChatLine): TemplateResult {
    const mine = line.seat !== null && this.own.includes(line.seat);
    return html`<li>
      <span class="who">${line.seat === null ? icons.eye() : seatMark(line.seat)} ${line.name}
        ${
      mine ? nothing : html`
        <button class="button quiet icon small" aria-label=${this.say.words("web-mute", {
          name: line.name,
        })} title=${this.say.words("web-mute", { name: line.name })}
          @click=${() => this.#tell("mute", line.who)}>${icons.mute()}</button>
      `
    }</span>
      ${line.text}
    </li>`;
  }

  #send(event: SubmitEvent): void {
    event.preventDefault();
    const input = this.renderRoot.querySelector("input")!;
    const text = input.value.trim();
    if (text) this.#tell("talk", text);
    input.value = "";
  }

  #tell(name: string, detail: string): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("chat")) {
      this.renderRoot.querySelector("li:last-child")?.scrollIntoView({ block: "nearest" });
    }
  }

  override focus(): void {
    this.renderRoot.querySelector("input")?.focus();
  }
}

customElements.define("table-chat", TableChat);
