// The line on top of a table: the way back, the game, who plays, and what the house offers besides.

import { html, nothing, type TemplateResult } from "lit";
import { address } from "../home/addresses.ts";
import { icons } from "../look/icons.ts";
import type { GameInfo, TableNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import { isMyTurn } from "./attention.ts";
import type { House } from "./house.ts";
import "./players-bar.ts";
import "./settings.ts";
import type { Doings } from "./shortcuts.ts";
import "./table-menu.ts";
import type { Command } from "./wire.ts";

/** What the line shows and what its buttons do. */
export interface Top {
  house: House;
  news: TableNews;
  say: Say;
  game: GameInfo | undefined;
  since: number; // when the news came
  playing: boolean; // the viewer may do something
  doings: Doings;
  command(command: Command): void;
  score(): void;
}

export function topPart(top: Top): TemplateResult {
  const { house, news, say, doings } = top;
  const lobby = say.words("web-lobby");
  return html`
    <a class="button quiet icon" href=${address("/")} aria-label=${lobby} title=${lobby}>${icons.back()}</a>
    <h1>${say.words(`game-${news.game}`)}</h1>
    <players-bar .news=${news} .say=${say} .since=${top.since}></players-bar>
    <div class="tools">
      ${top.playing ? playTools(top) : nothing} ${news.status === "over" ? scoreTool(top) : nothing}
      <house-settings compact .house=${house} .say=${say}></house-settings>
      <table-menu .house=${house} .news=${news} .say=${say} .game=${top.game}
        @command=${(event: CustomEvent<Command>) => top.command(event.detail)} @help=${() => doings.help()}
        @rematch=${() => void house.open({ kind: "rematch", id: news.id })}></table-menu>
    </div>
  `;
}

function playTools({ news, say, doings }: Top): TemplateResult {
  const free = news.undo > 0 || !news.seats.some((seat) => seat.kind === "human" && !seat.mine);
  const undo = say.words(free ? "web-undo" : "web-ask-undo");
  return html`
    <button class="button small" ?disabled=${!news.moved} @click=${() => doings.undo()} title=${undo}>
      ${icons.undo()} <span class="words">${undo}</span></button>
    <button class="button small" ?disabled=${!isMyTurn(news) || !news.hints} @click=${() => doings.hint()}
      title=${say.words(news.hints ? "web-hint" : "error-no-hints")}>${icons.hint()} <span class="words">${say
        .words("web-hint")}</span></button>
  `;
}

function scoreTool({ say, score }: Top): TemplateResult {
  return html`<button class="button small" @click=${score}>${icons.trophy()} <span class="words">${
    say.words("final-scoring")
  }</span></button>`;
}
