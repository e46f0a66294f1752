// Calling a player back: the tab's title, a sound, and a notification where it is allowed.

import type { TableNews } from "../protocol.ts";
import type { Say } from "../say.ts";
import type { Prefs } from "./prefs.ts";
import { chime } from "./sound.ts";

/** Whether a person at this screen has to act. */
export function isMyTurn(news: TableNews): boolean {
  return news.status === "playing" && news.mine.includes(news.view.to_act) && news.view.choices.length > 0;
}

/** Tell by title, sound and notification what has changed between two messages. */
export function attend(before: TableNews | null, now: TableNews, say: Say, prefs: Prefs): void {
  const game = say.words(`game-${now.game}`);
  document.title = isMyTurn(now) ? `● ${say.words("web-your-turn")} · ${game}` : `${game} · Ludarium`;
  if (!before || before.at === now.at) return;
  if (prefs.sound) chime(sound(before, now));
  if (isMyTurn(now) && !isMyTurn(before) && document.hidden) notify(say.words("web-your-turn"), game, prefs);
}

function sound(before: TableNews, now: TableNews): "move" | "turn" | "end" {
  if (now.status === "over" && before.status !== "over") return "end";
  return isMyTurn(now) && !isMyTurn(before) ? "turn" : "move";
}

function notify(title: string, body: string, prefs: Prefs): void {
  if (!prefs.notify || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag: "ludarium", icon: "/assets/icon.svg" });
  note.onclick = () => {
    focus();
    note.close();
  };
}
