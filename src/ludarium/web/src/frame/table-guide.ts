// What hints and guided games say at a table, and the things that they point at.

import { html, nothing } from "lit";
import type { Advice, Choice, GameInfo, TableNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import "./hint-card.ts";
import type { House } from "./house.ts";
import "./lesson-card.ts";

const MET = 60; // games and guided games that are remembered as known

/** The choice that advice speaks of. */
export function advised(news: TableNews, advice: { actions: number[] } | null): Choice | undefined {
  const wanted = advice?.actions.join();
  return news.view.choices.find((choice) => choice.actions.join() === wanted);
}

/** The things that the log, a hint or a guided game points at. */
export function litThings(
  news: TableNews,
  advice: Advice | null,
  logged: ReadonlySet<string>,
  house: House,
): ReadonlySet<string> {
  const hinted = advised(news, advice);
  return new Set([...logged, ...argsOf(hinted), ...(hinted?.things ?? []), ...taught(news, house)]);
}

/** The things that a guided game speaks of. */
function taught(news: TableNews, house: House): string[] {
  if (!news.lesson || house.prefs.met.includes(news.id)) return [];
  return [...news.lesson.look, ...argsOf(advised(news, news.lesson))];
}

function argsOf(choice: Choice | undefined): string[] {
  return Object.values(choice?.move.args ?? {}).map(String);
}

/** The hint that was asked for, while what it speaks of can be chosen. */
export function hintPart(
  news: TableNews,
  say: Say,
  advice: Advice | null,
  { follow, close }: { follow(choice: Choice): void; close(): void },
): unknown {
  const hinted = advised(news, advice);
  if (!advice || !hinted) return nothing;
  return html`
    <hint-card .advice=${advice} .say=${say} @follow=${() => follow(hinted)} @close=${close}></hint-card>
  `;
}

/** What a guided game says, or the offer of one at the first table of a game. */
export function lessonPart(
  house: House,
  game: GameInfo,
  news: TableNews,
  say: Say,
  back: () => void,
): unknown {
  const { met } = house.prefs;
  const leave = (known: string) => () => void house.set({ met: [...met, known].slice(-MET) });
  if (met.includes(news.id)) return nothing;
  if (news.lesson) {
    return html`
      <lesson-card .lesson=${news.lesson} .say=${say} @back=${back} @leave=${leave(news.id)}></lesson-card>
    `;
  }
  const first = news.status === "playing" && news.mine.length > 0 && !met.includes(game.id);
  if (!first || !game.lessons.length) return nothing;
  return html`
    <lesson-offer .game=${game} .say=${say} @leave=${leave(game.id)}
      @learn=${(event: CustomEvent<string>) => void house.learn(game, event.detail)}></lesson-offer>
  `;
}
