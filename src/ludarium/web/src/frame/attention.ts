// Calling a player back: the tab's title, a sound, and a notification where it is allowed.

import type { TableNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import type { Prefs } from "./prefs.ts";
import { chime, soundOf, type Sounds } from "../look/sound.ts";

const BEFORE_THE_BELL = 0.25; // seconds

/** Whether a person at this screen has to act. */
export function isMyTurn(news: TableNews): boolean {
  return news.status === "playing" && news.mine.includes(news.view.to_act) && news.view.choices.length > 0;
}

/** Tell by title, sound and notification what has changed between two messages. */
export function attend(
  before: TableNews | null,
  now: TableNews,
  say: Say,
  prefs: Prefs,
  sounds: Sounds = {},
): void {
  const game = say.words(`game-${now.game}`);
  document.title = isMyTurn(now) ? `● ${say.words("web-your-turn")} · ${game}` : `${game} · Ludarium`;
  if (!before || before.at === now.at) return;
  if (prefs.sound) sound(before, now, sounds);
  if (isMyTurn(now) && !isMyTurn(before) && document.hidden) notify(say.words("web-your-turn"), game, prefs);
}

/** What happened is heard, then that it is my turn, or the end. */
function sound(before: TableNews, now: TableNews, sounds: Sounds): void {
  const over = now.status === "over" && before.status !== "over";
  const mine = isMyTurn(now) && !isMyTurn(before);
  chime(soundOf(now.recent.map(({ kind }) => kind), sounds) ?? "move");
  if (over || mine) chime(over ? "end" : "turn", BEFORE_THE_BELL);
}

function notify(title: string, body: string, prefs: Prefs): void {
  if (!prefs.notify || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag: "ludarium", icon: "/assets/icon.svg" });
  note.onclick = () => {
    focus();
    note.close();
  };
}
