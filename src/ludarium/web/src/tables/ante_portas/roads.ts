// Ways on the map.

import type { AntePortasTableView } from "../../protocol.ts";

/** How many roads lead from Hannibal to a city, counted one after the other. */
export function roadsTo(view: Pick<AntePortasTableView, "hannibal" | "roads">, city: string): number {
  let reached = new Set([view.hannibal]);
  for (let roads = 0; roads <= view.roads.length; roads++) {
    if (reached.has(city)) return roads;
    const next = view.roads.flatMap((
      { a, b },
    ) => [...(reached.has(a) ? [b] : []), ...(reached.has(b) ? [a] : [])]);
    reached = new Set([...reached, ...next]);
  }
  return view.roads.length;
}
