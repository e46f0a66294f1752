// What the page needs of whoever keeps the house: a server, or the page itself.

/** A connection: commands go in, news come out. */
export type Socket = Pick<WebSocket, "send" | "close"> & {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
};

export interface Answer {
  ok: boolean;
  text: string;
}

export interface Home {
  open(): Socket;
  /** Something to get by its path: words, facts, replays. */
  get(path: string): Promise<Answer>;
  /** A link to a file was clicked. */
  download(event: Event, link: HTMLAnchorElement): void;
}
