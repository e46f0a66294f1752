// What all pages of the house share: the wire, the games, the words and the preferences.

import type { AnyNews, Created, GameInfo, LobbyNews, TableNews } from "../protocol.ts";
import { type Language, Say } from "../say.ts";
import { type Prefs, readPrefs, writePrefs } from "./prefs.ts";
import { type Command, RefusedError, type Socket, Wire } from "./wire.ts";

/** Told to pages when something of the house has changed. */
export type HouseEvent = "prefs" | "state" | "lobby" | "table" | "trouble";

export class House extends EventTarget {
  prefs: Prefs = readPrefs();
  games: GameInfo[] = [];
  lobby: LobbyNews | null = null;
  say: Say = new Say(this.prefs.language, "");
  trouble: RefusedError | null = null;
  muted: string[] = [];
  readonly wire: Wire;
  readonly #texts = new Map<string, Promise<string>>();

  constructor() {
    super();
    const open = () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`) as unknown as Socket;
    this.wire = new Wire(open, () => this.#hello());
    this.wire.onNews = (news) => this.#told(news);
    this.wire.onState = () => this.tell("state");
  }

  /** Get what every page needs, then connect. */
  async start(): Promise<void> {
    this.dress();
    [this.games, this.say] = await Promise.all([getJson<GameInfo[]>("/api/games"), this.houseWords()]);
    this.wire.connect();
    this.tell("prefs");
  }

  tell(what: HouseEvent, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(what, { detail }));
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  // --- words -------------------------------------------------------------------------------------------

  async houseWords(language: Language = this.prefs.language): Promise<Say> {
    return new Say(language, await this.#text(language, "house"));
  }

  /** The words of a game in my language. */
  async words(game: GameInfo, names: readonly string[] = []): Promise<Say> {
    const { language } = this.prefs;
    return new Say(language, await this.#text(language, game.family), game, names);
  }

  #text(language: Language, family: string): Promise<string> {
    const address = `/words/${language}/${family}.ftl`;
    let text = this.#texts.get(address);
    if (!text) {
      text = fetch(address).then((
        answer,
      ) => (answer.ok ? answer.text() : Promise.reject(new Error(address))));
      text.catch(() => this.#texts.delete(address));
      this.#texts.set(address, text);
    }
    return text;
  }

  // --- preferences ---------------------------------------------------------------------------------------

  async set(change: Partial<Prefs>): Promise<void> {
    const language = change.language;
    this.prefs = { ...this.prefs, ...change };
    writePrefs(this.prefs);
    this.dress();
    if (language) this.say = await this.houseWords();
    if (language || change.name !== undefined) this.#tellServer();
    this.tell("prefs");
  }

  #tellServer(): void {
    const { language } = this.prefs;
    if (this.wire.online) void this.attempt({ kind: "prefs", language, name: this.#name });
  }

  /** What others call me: a guest, as long as I have not said. */
  get #name(): string {
    return this.prefs.name || this.say.words("web-guest");
  }

  /** Theme and language on the document itself. */
  dress(): void {
    const root = document.documentElement;
    root.lang = this.prefs.language;
    if (this.prefs.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.prefs.theme;
  }

  // --- the server ------------------------------------------------------------------------------------------

  #hello(): Command {
    const { token, language } = this.prefs;
    return { kind: "hello", token, name: this.#name, language };
  }

  #told(news: AnyNews): void {
    switch (news.kind) {
      case "welcome":
        this.prefs = { ...this.prefs, token: news.token };
        this.muted = news.mute;
        writePrefs(this.prefs);
        return this.tell("prefs");
      case "lobby":
        this.lobby = news;
        return this.tell("lobby");
      case "table":
        return this.tell("table", news satisfies TableNews);
      case "error":
        return this.fail(new RefusedError(news));
    }
  }

  /** Send a command; a refusal is shown, not thrown. Gives whether it was carried out. */
  async attempt(command: Command): Promise<AnyNews | null> {
    try {
      return await this.wire.ask(command);
    } catch (error) {
      this.fail(error);
      return null;
    }
  }

  fail(error: unknown): void {
    if (!(error instanceof RefusedError)) throw error;
    this.trouble = error;
    this.tell("trouble", error);
  }

  /** Read nothing more of somebody's chat. */
  async mute(who: string): Promise<void> {
    this.muted = [...this.muted, who];
    await this.attempt({ kind: "prefs", mute: this.muted });
  }

  /** A command that opens a table, and the way there. */
  async open(command: Command): Promise<void> {
    const news = await this.attempt(command);
    if (news?.kind === "created") go(`/t/${(news satisfies Created).id}`);
  }
}

/** Show another page of the house without loading it anew. */
export function go(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

export async function getJson<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  const told = await answer.json();
  if (!answer.ok) {
    throw new RefusedError({ error: told.error ?? "unknown", args: told.args ?? {}, reason: null });
  }
  return told as T;
}

/** Links inside the house change the page; those with a modifier key do what the browser does. */
export function follow(event: MouseEvent): void {
  const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement);
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (
    event.defaultPrevented || !link || !plain || link.target || link.origin !== location.origin ||
    link.hasAttribute("download")
  ) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
