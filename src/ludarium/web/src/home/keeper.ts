// The store of the house in this browser: what is returned from is kept, all of it or nothing.

interface Kept {
  id: string;
  row: string;
  length: number; // of its journal
}

const VERSION = 1;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error("aborted"));
  });
}

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("tables", { keyPath: "id" });
    request.result.createObjectStore("entries"); // [table, number] -> text
    request.result.createObjectStore("people"); // fingerprint -> profile
  };
  return done(request);
}

/** Journals and profiles in IndexedDB, as Python asks for them. */
export class Keeper {
  private constructor(private readonly data: IDBDatabase) {}

  static async open(name = "ludarium"): Promise<Keeper> {
    return new Keeper(await opened(name));
  }

  /** Everything but the journals, as JSON: [[row, length], …] and {fingerprint: profile}. */
  async load(): Promise<string> {
    const read = this.data.transaction(["tables", "people"]);
    const people = read.objectStore("people");
    const [tables, names, profiles] = await Promise.all([
      done<Kept[]>(read.objectStore("tables").getAll()),
      done(people.getAllKeys()),
      done<string[]>(people.getAll()),
    ]);
    return JSON.stringify({
      tables: tables.map(({ row, length }) => [row, length]),
      people: Object.fromEntries(names.map((name, place) => [name, profiles[place]])),
    });
  }

  async journal(table: string): Promise<string> {
    const entries = this.data.transaction("entries").objectStore("entries");
    return JSON.stringify(
      await done<string[]>(entries.getAll(IDBKeyRange.bound([table], [table, Infinity]))),
    );
  }

  /** Write entries number `first` and on, and the row; "conflict" if `first` is not the next one. */
  append(table: string, row: string, first: number, texts: string): Promise<string> {
    return this.#write(table, row, first, JSON.parse(texts) as string[], first);
  }

  /** Put other words in the place of a whole journal; "conflict" if it has become longer since. */
  rewrite(table: string, row: string, texts: string): Promise<string> {
    const entries = JSON.parse(texts) as string[];
    return this.#write(table, row, 0, entries, entries.length);
  }

  /** Write entries from `first` on into a journal that must be of this length. */
  #write(table: string, row: string, first: number, entries: string[], before: number): Promise<string> {
    return this.#change(["tables", "entries"], async (change) => {
      const kept = await done<Kept | undefined>(change.objectStore("tables").get(table));
      if ((kept?.length ?? 0) !== before) return "conflict";
      const journal = change.objectStore("entries");
      entries.forEach((text, place) => journal.put(text, [table, first + place]));
      change.objectStore("tables").put({ id: table, row, length: first + entries.length } satisfies Kept);
      return "";
    });
  }

  forget(who: string): Promise<string> {
    return this.#change(["people"], (change) => void change.objectStore("people").delete(who));
  }

  keep(who: string, profile: string): Promise<string> {
    return this.#change(["people"], (change) => void change.objectStore("people").put(profile, who));
  }

  /** "" once all of it is kept; else what was against it, such as a full storage, and nothing is. */
  async #change(
    stores: string[],
    write: (change: IDBTransaction) => Promise<string> | void,
  ): Promise<string> {
    try {
      const change = this.data.transaction(stores, "readwrite", { durability: "strict" });
      const against = await write(change);
      if (against) change.abort();
      else await finished(change);
      return against ?? "";
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error);
    }
  }
}
