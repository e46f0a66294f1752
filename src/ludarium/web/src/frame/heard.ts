// What was heard of a table so far: its log and its talk, put together from messages that each tell what is new.

import type { ChatLine, LogLine, TableNews } from "../protocol.ts";
import { lastLook } from "./last-looks.ts";
import { eventsBetween } from "./steps.ts";

const CHAT_KEPT = 100; // lines

export class Heard {
  log: LogLine[] = [];
  chat: ChatLine[] = [];
  said = 0; // lines of chat since I came
  since = 0; // when the last message came

  take(news: TableNews): void {
    this.log = [...this.log.slice(0, news.log_from), ...news.log];
    this.chat = news.chat_anew ? news.chat : [...this.chat, ...news.chat].slice(-CHAT_KEPT);
    this.said = news.chat_anew ? news.chat.length : this.said + news.chat.length;
    this.since = Date.now();
  }

  /** How far the table was seen here; who has just sat down has seen its beginning. */
  seenBefore(news: TableNews): number | null {
    const [first = news.at] = news.steps;
    const moved = this.log.some(({ at, event }) => at > first && news.mine.includes(event.seat));
    const came = news.status === "playing" && news.mine.length > 0 && !moved;
    return lastLook(news.id) ?? (came ? first : null);
  }

  /** What happened after a position and up to another. */
  between(after: number, upTo: number): LogLine["event"][] {
    return eventsBetween(this.log, after, upTo);
  }

  /** The log as far as it has been shown, where steps are still to come. */
  shown(upTo: number | null): LogLine[] {
    return upTo === null ? this.log : this.log.filter(({ at }) => at <= upTo);
  }
}
