// What is new is put together with what was there, for each seat apart, and a gap is noticed once.

import type { Named, Refused, TableChanges, TableNews } from "../protocol.ts";
import { assertEquals } from "../testing.ts";
import { Differences } from "./differences.ts";

const thing = (id: string) => ({ id, title: { message: id } });
const reason = { clause: "B-13", kind: "needs-actions", args: { needed: 1, left: 0 } };
const move = { kind: "end", args: {} };
const view = (viewer: number) => ({
  viewer,
  round: 1,
  zones: [thing("a"), thing("b"), thing("c")],
  refusals: [],
});
const whole = (number: number, viewer = 0) =>
  ({ kind: "table", id: "t", at: 1, viewer, number, view: view(viewer) }) as unknown as TableNews;
const changes = (number: number, rest: Partial<TableChanges>) =>
  ({ kind: "table_changes", id: "t", number, changed: {}, view: null, ...rest }) as TableChanges;
const refused = (actions: number[], named: Named[] = []): Refused => ({
  named,
  reasons: [reason],
  actions,
  places: actions.map(() => 0),
});

function read(tables: Differences, news: TableNews | TableChanges): TableNews {
  const found = tables.read(news);
  if (found === null || typeof found === "string") throw new Error("nothing whole");
  return found;
}

Deno.test("fields are replaced and lines of lists are taken from where they were", () => {
  const tables = new Differences();
  read(tables, whole(1));
  const named = [{ action: 7, notation: "end", move }];
  const shown = read(
    tables,
    changes(2, {
      changed: { at: 2 },
      view: {
        fields: { round: 2 },
        lists: { zones: [[2, 1], thing("d"), [0, 2]] },
        refusals: refused([7], named),
      },
    }),
  );
  assertEquals(shown.at, 2);
  assertEquals(shown.view.zones.map(({ id }) => id), ["c", "d", "a", "b"]);
  assertEquals(shown.view.refusals, [{ action: 7, notation: "end", move, reason }]);
  const again = read(
    tables,
    changes(3, { view: { fields: {}, lists: {}, refusals: refused([7]) } }),
  );
  assertEquals(again.view.refusals, shown.view.refusals);
});

Deno.test("a line that stays may be told by what is new in it, and refusals by what is new of them", () => {
  const tables = new Differences();
  read(tables, whole(1));
  const named = [{ action: 7, notation: "end", move }];
  read(tables, changes(2, { view: { fields: {}, lists: {}, refusals: refused([7], named) } }));
  const poorer = { ...reason, args: { needed: 2, left: 0 } };
  const shown = read(
    tables,
    changes(3, {
      view: {
        fields: {},
        lists: { zones: [[0, 1], [1, { title: { message: "B" } }, {}], [2, 1]] },
        refusals: { named: [], reasons: [poorer], actions: null, places: null },
      },
    }),
  );
  assertEquals(shown.view.zones.map(({ id, title }) => [id, title?.message]), [
    ["a", "a"],
    ["b", "B"],
    ["c", "c"],
  ]);
  assertEquals(shown.view.refusals, [{ action: 7, notation: "end", move, reason: poorer }]);
});

Deno.test("each seat of a screen has its own last view", () => {
  const tables = new Differences();
  read(tables, whole(1, 0));
  read(tables, changes(2, { changed: { viewer: 1, view: view(1) } }));
  const back = read(tables, changes(3, { changed: { viewer: 0 } }));
  assertEquals(back.view.viewer, 0);
  assertEquals(read(tables, changes(4, { changed: { viewer: 1 } })).view.viewer, 1);
});

Deno.test("who missed a message asks once for the whole table", () => {
  const tables = new Differences();
  read(tables, whole(1));
  assertEquals(tables.read(changes(3, {})), "t");
  assertEquals(tables.read(changes(4, {})), null);
  assertEquals(read(tables, whole(1)).at, 1);
  assertEquals(read(tables, changes(2, { changed: { at: 5 } })).at, 5);
});

Deno.test("what is forgotten is not put together any more", () => {
  const tables = new Differences();
  read(tables, whole(1));
  tables.forget("t");
  assertEquals(tables.read(changes(2, {})), null);
});
