// What all pages of the house share: the wire, the games, the words and the preferences.

import { paint } from "../look/tokens.ts";
import type { Created, GameInfo, LobbyNews, TableNews } from "../protocol.ts";
import { type Language, Say } from "../say.ts";
import { address, pathOf } from "../home/addresses.ts";
import { home } from "../home/home.ts";
import { type Prefs, readPrefs, writePrefs } from "./prefs.ts";
import { type Command, RefusedError, type WholeNews, Wire } from "./wire.ts";

/** Told to pages when something of the house has changed. */
export type HouseEvent = "prefs" | "state" | "lobby" | "table" | "trouble";

export class House extends EventTarget {
  prefs: Prefs = readPrefs();
  games: GameInfo[] = [];
  lobby: LobbyNews | null = null;
  say: Say = new Say(this.prefs.language, "");
  trouble: RefusedError | null = null;
  muted: string[] = [];
  forgets = false; // this browser keeps nothing, so a reload makes me somebody else
  readonly wire: Wire;
  #said: { key: string; say: Say } | null = null; // the same words for the same table: it is not drawn anew
  readonly #texts = new Map<string, Promise<string>>();

  constructor() {
    super();
    this.wire = new Wire(() => home.open(), () => this.#hello());
    this.wire.onNews = (news) => this.#told(news);
    this.wire.onState = () => this.tell("state");
  }

  /** Get what every page needs, then connect. */
  async start(): Promise<void> {
    this.dress();
    [this.games, this.say] = await Promise.all([getJson<GameInfo[]>("/api/games"), this.houseWords()]);
    paint(this.games);
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
    const key = JSON.stringify([language, game.id, names]);
    const text = await this.#text(language, game.family);
    if (this.#said?.key !== key) this.#said = { key, say: new Say(language, text, game, names) };
    return this.#said.say;
  }

  #text(language: Language, family: string): Promise<string> {
    const path = `/words/${language}/${family}.ftl`;
    let text = this.#texts.get(path);
    if (!text) {
      text = home.get(path).then(({ ok, text }) => (ok ? text : Promise.reject(new Error(path))));
      text.catch(() => this.#texts.delete(path));
      this.#texts.set(path, text);
    }
    return text;
  }

  // --- preferences ---------------------------------------------------------------------------------------

  async set(change: Partial<Prefs>): Promise<void> {
    const language = change.language;
    this.prefs = { ...this.prefs, ...change };
    this.forgets = !writePrefs(this.prefs);
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

  #told(news: WholeNews): void {
    switch (news.kind) {
      case "welcome":
        this.prefs = { ...this.prefs, token: news.token };
        this.muted = news.mute;
        this.forgets = !writePrefs(this.prefs);
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
  async attempt(command: Command): Promise<WholeNews | null> {
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

  /** Sit down at a guided game; it is not offered again. */
  async learn(game: GameInfo, lesson: string): Promise<void> {
    await this.set({ met: [...this.prefs.met.filter((id) => id !== game.id), game.id] });
    await this.open({ kind: "create", game: game.id, seats: [], lesson });
  }
}

/** Show another page of the house without loading it anew. */
export function go(path: string): void {
  history.pushState(null, "", address(path));
  dispatchEvent(new PopStateEvent("popstate"));
}

export async function getJson<T>(path: string): Promise<T> {
  const answer = await home.get(path);
  const told = JSON.parse(answer.text);
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
    event.defaultPrevented || !link || !plain || link.target || link.origin !== location.origin
  ) return;
  if (link.hasAttribute("download")) return home.download(event, link);
  const path = pathOf(link);
  if (path.startsWith("/api/")) return;
  event.preventDefault();
  go(path);
}
