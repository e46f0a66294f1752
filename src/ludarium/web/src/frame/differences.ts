// What is new at a table, put together with what was there; the server tells it so once we have asked for it.

import type { Named, Refusal, Refused, TableChanges, TableNews, View, ViewChanges } from "../protocol.ts";

type Fields = Record<string, unknown>;

/** Keeps what was told of one table, and gives every message whole. */
class Reader {
  table: TableNews | null = null;
  readonly #views = new Map<number | null, View>(); // the last one of each seat that we were shown
  readonly #named = new Map<number, Named>();

  begin(table: TableNews): TableNews {
    this.#views.clear();
    this.#named.clear();
    return this.#keep(table);
  }

  /** The table as it is now; null if a message is missing. */
  goOn({ number, changed, view }: TableChanges): TableNews | null {
    if (!this.table || number !== this.table.number + 1) return (this.table = null);
    const table = { ...this.table, ...changed, number } as TableNews;
    const old = this.#views.get(table.viewer);
    if (!("view" in changed)) {
      if (!old) return (this.table = null);
      table.view = view ? this.#patched(old, view) : old;
    }
    return this.#keep(table);
  }

  #keep(table: TableNews): TableNews {
    this.#views.set(table.viewer, table.view);
    return (this.table = table);
  }

  #patched(old: View, { fields, lists, refusals }: ViewChanges): View {
    const view: Fields = { ...old, ...fields };
    for (const [name, edits] of Object.entries(lists)) {
      const lines = (old as unknown as Record<string, unknown[]>)[name]!;
      view[name] = edits.flatMap((edit) => isRun(edit) ? lines.slice(edit[0], edit[0] + edit[1]) : [edit]);
    }
    return { ...view, refusals: this.#refused(refusals) } as unknown as View;
  }

  /** Refusals are told in numbers: actions, and the places of their reasons. */
  #refused({ named, reasons, actions, places }: Refused): Refusal[] {
    for (const each of named) this.#named.set(each.action, each);
    return actions.map((action, index) => ({
      ...this.#named.get(action)!,
      reason: reasons[places[index]!]!,
    }));
  }
}

/** Lines of the old list, from the first of them on, so many; a line that is new is an object. */
function isRun(edit: unknown): edit is [first: number, count: number] {
  return Array.isArray(edit);
}

/** All tables that we are told of. */
export class Differences {
  readonly #readers = new Map<string, Reader>();

  /** A whole table; or its id, if we have to ask for it anew; or nothing, if we have already. */
  read(news: TableNews | TableChanges): TableNews | string | null {
    const reader = this.#readers.get(news.id) ?? new Reader();
    this.#readers.set(news.id, reader);
    if (news.kind === "table") return reader.begin(news);
    const known = reader.table !== null;
    return reader.goOn(news) ?? (known ? news.id : null);
  }

  /** Nothing more is told of a table, or of all of them. */
  forget(table?: string): void {
    if (table === undefined) this.#readers.clear();
    else this.#readers.delete(table);
  }
}
