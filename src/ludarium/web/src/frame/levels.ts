import type { GameInfo } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";

/** A bot's level with its rating on the scale of the game, where it was measured. */
export function levelName(say: Say, game: GameInfo, level: string): string {
  const name = sentence(say.words(`bot-${level}`));
  const rating = game.ratings[level];
  return rating === undefined ? name : `${name} · ${rating}`;
}
