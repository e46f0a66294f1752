// What stands above or instead of a table: whose turn it is, what is asked, whom the screen is passed to, why there is nothing.

import { html, nothing, type TemplateResult } from "lit";
import { address } from "../home/addresses.ts";
import type { TableNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import { isMyTurn } from "./attention.ts";

export function statusOf(news: TableNews, say: Say): unknown {
  if (news.status === "over") return say.words("table-over");
  if (isMyTurn(news)) {
    return news.mine.length > 1
      ? say.words("web-turn-of", { player: say.player(news.view.to_act) })
      : say.words("web-your-turn");
  }
  if (news.view.to_act < 0) return nothing;
  const player = say.player(news.view.to_act);
  return html`<span class=${news.thinking ? "dots" : ""}>${
    say.words(news.thinking ? "web-thinking" : "web-turn-of", { player })
  }</span>`;
}

/** Requests to take a move back, with buttons for those who have to answer. */
export function requests(
  news: TableNews,
  say: Say,
  answer: (ask: string, yes: boolean) => void,
): TemplateResult[] {
  return news.asks.map(({ ask, by, waiting }) => {
    const mine = waiting.some((seat) => news.mine.includes(seat));
    return html`<div class="asks" role="alert">
      <span>${say.words("web-asks-undo", { player: say.player(by) })}</span>
      ${
      mine
        ? html`
          <button class="button main small" @click=${() => answer(ask, true)}>${say.words("web-yes")}</button>
          <button class="button small" @click=${() => answer(ask, false)}>${say.words("web-no")}</button>
        `
        : html`<span>${say.words("web-waiting-answer")}</span>`
    }
    </div>`;
  });
}

/** What hides a table until the next player at this screen says so. */
export function cover(news: TableNews, say: Say, come: () => void): TemplateResult {
  const player = say.player(news.viewer ?? 0);
  return html`
    <div class="cover">
      <h2>${say.words("web-pass", { player })}</h2>
      <button class="button main" @click=${come}>${say.words("web-i-am", { player })}</button>
    </div>
  `;
}

/** The words for a table that cannot be shown; other troubles pass. */
export function whyNothing(trouble: { error: string } | null): string | undefined {
  const error = trouble?.error;
  if (error === "no-table") return "web-no-table";
  return error === "rules-changed" || error === "table-broken" ? `error-${error}` : undefined;
}

/** Why nothing can be shown, with the moves where these are all that is left. */
export function gone(
  say: Say,
  missing: string,
  args: Record<string, string | number>,
  table: string,
): TemplateResult {
  const moves = missing === "error-rules-changed"
    ? html`<a class="button" href=${`/api/tables/${table}/record.txt`}>${say.words("web-log")}</a>`
    : nothing;
  return html`<main class="nothing"><h1>${say.words(missing, args)}</h1>${moves}<a class="button main"
    href=${address("/")}>${say.words("web-lobby")}</a></main>`;
}
