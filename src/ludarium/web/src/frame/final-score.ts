// The end: who won, and each line of the scoring with its rule.

import { address } from "../home/addresses.ts";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { icons, seatMark } from "../look/icons.ts";
import { popupStyles } from "../look/popup.ts";
import { shared } from "../look/tokens.ts";
import type { TableNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import { saysMore } from "./figures.ts";
import { noteWords, replayOf, stoodIn } from "./notes.ts";

class FinalScore extends LitElement {
  static override properties = { news: { attribute: false }, say: { attribute: false } };
  static override styles = [
    shared,
    popupStyles,
    css`
      dialog {
        width: min(96vw, 760px);
      }
      h2 {
        font-size: var(--t3);
        color: var(--accent);
      }
      .seats {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
        gap: var(--s3);
      }
      section {
        border: 1px solid var(--line);
        border-radius: var(--r2);
        padding: var(--s3);
        background: var(--paper-2);
      }
      section.won {
        border: 2px solid var(--gold);
        background: var(--paper);
      }
      h3 {
        display: flex;
        align-items: center;
        gap: 6px;
      }
      .total {
        font: 700 var(--t3) / 1.2 var(--serif);
      }
      li {
        display: flex;
        justify-content: space-between;
        gap: var(--s2);
        padding: 3px 0;
        font-size: var(--t-1);
        border-top: 1px dotted var(--line);
      }
      li a {
        white-space: nowrap;
      }
      .end {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s2);
        margin-top: var(--s4);
      }
      h3 small {
        font: 400 var(--t-1) var(--sans);
        color: var(--ink-2);
      }
      .notes {
        margin-bottom: var(--s3);
      }
      .verify {
        margin-top: var(--s4);
        font-size: var(--t-2);
        color: var(--ink-2);
        overflow-wrap: anywhere;
      }
    `,
  ];

  declare news: TableNews;
  declare say: Say;

  open(): void {
    const dialog = this.renderRoot.querySelector("dialog");
    if (dialog && !dialog.open) dialog.showModal();
  }

  close(): void {
    this.renderRoot.querySelector("dialog")?.close();
  }

  override render(): TemplateResult {
    const { say, news } = this;
    return html`<dialog aria-labelledby="title">
      <div class="head">
        <h2 id="title">${this.#title()}</h2>
        <button class="button quiet icon" aria-label=${say.words("web-close")} @click=${() =>
      this.close()}>${icons.close()}</button>
      </div>
      ${
      news.notes.length
        ? html`<ul class="notes">${news.notes.map((note) => html`<li>${noteWords(say, note)}</li>`)}</ul>`
        : nothing
    }
      <div class="seats">${news.seats.map(({ seat }) => this.#seat(seat))}</div>
      <div class="end">
        ${this.#again()}
        <a class="button" href=${address(replayOf(news))}>${icons.clock()} ${say.words("web-replay")}</a>
        <a class="button" href=${
      address(`/api/tables/${news.id}/record.game`)
    } download>${icons.download()} ${say.words("web-game-file")}</a>
        <a class="button" href=${
      address(`/api/tables/${news.id}/record.json`)
    } download="ludarium-${news.id}.json">${icons.download()} JSON</a>
        <a class="button" href=${news.campaign ? "/campaign" : "/"}>${
      say.words(news.campaign ? "web-campaign" : "web-lobby")
    }</a>
      </div>
      ${this.#verify()}
    </dialog>`;
  }

  #title(): string {
    const { say, news } = this;
    const names = news.winners.map((seat) => say.player(seat)).join(", ");
    if (news.notes.some(({ kind }) => kind === "ended")) return say.words("web-undecided");
    return news.winners.length
      ? say.words("final-winners", { count: news.winners.length, names })
      : say.words("final-scoring");
  }

  #seat(seat: number): TemplateResult {
    const { say, news } = this;
    const total = saysMore(news.totals ?? [], news.winners) ? news.totals?.[seat] : undefined;
    return html`<section class=${news.winners.includes(seat) ? "won" : ""}>
      <h3>${seatMark(seat)} <span>${say.player(seat)} ${this.#stoodIn(seat)}</span> ${
      news.winners.includes(seat) ? icons.trophy() : nothing
    }</h3>
      ${total === undefined ? nothing : html`<p class="total">${say.amount(total)}</p>`}
      <ul>
        ${
      (news.scores?.[seat] ?? []).map((line) =>
        html`<li><span>${say.scoreLine(line)}</span><a href=${
          address(`/rules/${news.game}#${line.clause}`)
        } target="_blank">${line.clause}</a></li>`
      )
    }
      </ul>
    </section>`;
  }

  #stoodIn(seat: number): TemplateResult | typeof nothing {
    const { say, news } = this;
    const line = news.seats[seat];
    const words = line ? stoodIn(say, line, news.notes) : null;
    return words ? html`<small>(${words})</small>` : nothing;
  }

  /** Once more: ask for it, or follow to the table that somebody else has opened. */
  #again(): TemplateResult | typeof nothing {
    const { say, news } = this;
    const words = html`${icons.play()} ${say.words("web-rematch")}`;
    if (news.rematch) return html`<a class="button main" href=${address(`/t/${news.rematch}`)}>${words}</a>`;
    if (!news.mine.length) return nothing;
    return html`<button class="button main" @click=${() => this.#tell("rematch")}>${words}</button>`;
  }

  #verify(): TemplateResult | typeof nothing {
    const { commitment, seed, nonce } = this.news.verify;
    if (!commitment || !seed) return nothing;
    return html`<details class="verify"><summary>${this.say.words("web-verify-title")}</summary>${
      this.say.words("web-verify", { commitment, seed, nonce: nonce ?? "" })
    }</details>`;
  }

  #tell(name: string): void {
    this.close();
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }));
  }
}

export type { FinalScore };
customElements.define("final-score", FinalScore);
