// What is new at a table, put together with what was there; the server tells it so once we have asked for it.

import type { Named, Refusal, Refused, TableChanges, TableNews, View, ViewChanges } from "../protocol.ts";

type Fields = Record<string, unknown>;

/** Keeps what was told of one table, and gives every message whole. */
class Reader {
  table: TableNews | null = null;
  readonly #views = new Map<number | null, View>(); // the last one of each seat that we were shown
  readonly #numbers = new Map<number | null, Numbers>(); // of the refusals of each seat
  readonly #named = new Map<number, Named>();

  begin(table: TableNews): TableNews {
    this.#views.clear();
    this.#numbers.clear();
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
    const view = withNews(old as unknown as Fields, fields, lists) as unknown as View;
    return { ...view, refusals: this.#refused(refusals, view.viewer) };
  }

  /** Refusals are told in numbers: actions, and the places of their reasons; null: as they were. */
  #refused({ named, reasons, ...told }: Refused, viewer: number | null): Refusal[] {
    for (const each of named) this.#named.set(each.action, each);
    const last = this.#numbers.get(viewer);
    const actions = told.actions ?? last?.actions ?? [];
    const places = told.places ?? last?.places ?? [];
    this.#numbers.set(viewer, { actions, places });
    return actions.map((action, index) => ({
      ...this.#named.get(action)!,
      reason: reasons[places[index]!]!,
    }));
  }
}

interface Numbers {
  actions: number[];
  places: number[];
}

/** What was there, with what is new: fields, and lists line by line. */
function withNews(old: Fields, fields: Fields, lists: Record<string, unknown[]>): Fields {
  const found = { ...old, ...fields };
  for (const [name, edits] of Object.entries(lists)) {
    const lines = old[name] as Fields[];
    found[name] = edits.flatMap((edit) => newLines(lines, edit));
  }
  return found;
}

/** A run of old lines, an old line with what is new in it, or a line that is new itself. */
function newLines(old: Fields[], edit: unknown): unknown[] {
  if (!Array.isArray(edit)) return [edit];
  const [place, second, lists] = edit;
  return lists === undefined ? old.slice(place, place + second) : [withNews(old[place]!, second, lists)];
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
