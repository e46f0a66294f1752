// Talk at the table; whoever is not wanted can be muted.

import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { ChatLine, TableNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import type { Command } from "./wire.ts";

type Talk = TableNews["talk"];
const TALKS: readonly Talk[] = ["all", "players", "nobody"];

class TableChat extends LitElement {
  static override properties = {
    chat: { attribute: false },
    say: { attribute: false },
    own: { attribute: false },
    talk: { attribute: false },
    host: { attribute: false },
    silenced: { attribute: false },
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
      .deeds {
        margin-left: auto;
        display: flex;
        flex-shrink: 0;
      }
      .silent {
        color: var(--ink-2);
        font-style: italic;
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
  declare talk: Talk; // who may talk
  declare host: boolean; // I may say who
  declare silenced: readonly string[]; // whom I, the host, let talk no more

  override render(): TemplateResult {
    const { say } = this;
    return html`
      <ul aria-label=${say.words("web-tab-chat")} aria-live="polite">
              ${this.chat.map((line) => this.#line(line))}
              ${this.chat.length ? nothing : html`<li class="none">${say.words("web-no-chat")}</li>`}
            </ul>
      ${this.#mayTalk ? this.#form() : html`<p class="none">${say.words("web-no-talk")}</p>`}
      ${this.host ? this.#choice() : nothing}
    `;
  }

  get #mayTalk(): boolean {
    return this.talk === "all" || (this.talk === "players" && (this.host || this.own.length > 0));
  }

  #form(): TemplateResult {
    const { say } = this;
    return html`
      <form @submit=${this.#send}>
        <input class="field" name="text" maxlength="500" autocomplete="off" aria-label=${say.words("web-say")}
          placeholder=${say.words("web-say")} />
        <button class="button">${say.words("web-send")}</button>
      </form>
    `;
  }

  /** The host says who may talk. */
  #choice(): TemplateResult {
    const { say } = this;
    return html`
      <label class="none">${say.words("web-talk")}
        <select class="field" @change=${(event: Event) =>
          this.#tell("hush", (event.target as HTMLSelectElement).value)}>
              ${TALKS.map((talk) =>
                html`<option value=${talk} ?selected=${talk === this.talk}>${
                  say.words(`web-talk-${talk}`)
                }</option>`
              )}
            </select></label>
    `;
  }

  #line(line: ChatLine): TemplateResult {
    const mine = line.seat !== null && this.own.includes(line.seat);
    return html`<li class=${this.silenced.includes(line.who) ? "silent" : ""}>
      <span class="who">${line.seat === null ? icons.eye() : seatMark(line.seat)} ${line.name}
        ${mine ? nothing : this.#deeds(line)}</span>
      ${line.text}
    </li>`;
  }

  /** What I can do about somebody who talks: hear nothing of it, and as the host let nobody hear it. */
  #deeds(line: ChatLine): TemplateResult {
    const silent = this.silenced.includes(line.who);
    return html`<span class="deeds">
      ${this.#deed("web-mute", line.name, icons.mute(), () => this.#tell("mute", line.who))}
      ${
      this.host
        ? html`${
          this.#deed(
            silent ? "web-unsilence" : "web-silence",
            line.name,
            silent ? icons.chat() : icons.ban(),
            () => this.#command({ kind: "silence", who: line.who, silent: !silent }),
          )
        }${
          line.seat === null
            ? this.#deed("web-remove", line.name, icons.door(), () =>
              this.#command({ kind: "remove", who: line.who }))
            : nothing
        }`
        : nothing
    }</span>`;
  }

  #deed(words: string, name: string, icon: TemplateResult, does: () => void): TemplateResult {
    const label = this.say.words(words, { name });
    return html`
      <button class="button quiet icon small" data-deed=${words} aria-label=${label} title=${label}
        @click=${does}>${icon}</button>
    `;
  }

  #command(command: Command): void {
    this.dispatchEvent(new CustomEvent("command", { detail: command, bubbles: true, composed: true }));
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
