// What a puzzle says beside the table: the task, and once the verdict has fallen the best turn and why.

import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { Foot } from "../look/foot.ts";
import { icons } from "../look/icons.ts";
import { shared } from "../look/tokens.ts";
import type { PuzzleAnswer, PuzzleNews } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";
import { atTheFoot, cardLook } from "./lesson-card.ts";

class PuzzleCard extends LitElement {
  static override properties = {
    news: { attribute: false },
    say: { attribute: false },
    next: { attribute: false },
  };
  static override styles = [
    shared,
    cardLook,
    atTheFoot,
    css`
      .verdict {
        font: 600 var(--t1) var(--serif);
      }
      .right {
        color: var(--good);
      }
      .wrong {
        color: var(--bad);
      }
      .soft {
        color: var(--ink-2);
        font-size: var(--t-1);
      }
      .row {
        margin: var(--s2) 0;
      }
    `,
  ];

  declare news: PuzzleNews;
  declare say: Say;
  declare next: string; // where the next puzzle is; empty: there is none

  constructor() {
    super();
    new Foot(this);
  }

  override render(): TemplateResult {
    const { news, say } = this;
    const grade = say.words(`web-puzzle-${news.grade}`);
    return html`
      <section aria-label=${say.words("web-puzzles")}>
        <h2>${icons.puzzle()} ${say.words("web-puzzle-head", { grade, rating: String(news.rating) })}</h2>
        <div role="status">${news.answer
          ? html`<p class="verdict ${news.verdict}">${
            say.words(news.verdict === "right" ? "puzzle-right" : "puzzle-wrong")
          }</p>`
          : html`<p class="task">${say.words("web-puzzle-task")}</p>`}</div>
        <div class="row">${news.answer ? this.#after() : this.#before(news)}</div>
        ${news.answer ? this.#told(news, news.answer) : nothing}
      </section>
    `;
  }

  #before({ free, actions }: PuzzleNews): TemplateResult {
    return html`
      <button class="button small back" ?disabled=${!free || !actions.length} @click=${() =>
        this.#tell("back")}>${icons.undo()} ${this.say.words("web-undo")}</button>
    `;
  }

  #after(): TemplateResult {
    const { say } = this;
    return html`
      ${this.next
        ? html`<a class="button main small next" href=${this.next}>${icons.next()} ${
          say.words("web-puzzle-next")
        }</a>`
        : nothing}
      <button class="button small again" @click=${() => this.#tell("again")}>${icons.undo()} ${say.words(
        "web-puzzle-again",
      )}</button>
      ${this.news.view.to_act >= 0
        ? html`<button class="button small on" @click=${() => this.#tell("on")}>${icons.branch()} ${
          say.words("web-puzzle-on")
        }</button>`
        : nothing}
    `;
  }

  #told({ change }: PuzzleNews, answer: PuzzleAnswer): TemplateResult {
    const { say } = this;
    return html`
      <p class="best">${sentence(say.words("puzzle-best", { moves: say.phrases(answer.moves) }))}</p>
      <ul>
            ${answer.reasons.map((reason) => html`<li class="reason">${sentence(say.phrase(reason))}</li>`)}
            ${answer.others.map(({ moves, less }) =>
              html`<li class="soft other">${
                sentence(say.words("hint-other", { move: say.phrases(moves), less: say.phrase(less) }))
              }</li>`
            )}
            <li class="soft">${say.words("puzzle-found", { percent: answer.found })}</li>
            ${change && change.before !== change.after
              ? html`<li class="change"><b>${
                say.words("web-puzzle-counted", {
                  before: String(change.before),
                  after: String(change.after),
                })
              }</b></li>`
              : nothing}
          </ul>
    `;
  }

  #tell(name: "back" | "again" | "on"): void {
    this.dispatchEvent(new CustomEvent(name));
  }
}

customElements.define("puzzle-card", PuzzleCard);
