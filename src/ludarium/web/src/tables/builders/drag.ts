// What is dragged where: a building or a worker of the rows to one's own area, a worker of the crew to a site.

import { nothing } from "lit";
import type { Choice } from "../../protocol.ts";
import type { Carrier } from "../drag.ts";
import { type BuildersTable, SENDINGS } from "./asks.ts";

const OWN = ".area.mine";

export function carrier(table: BuildersTable): Carrier {
  return {
    lift(thing) {
      const [what, id = ""] = thing.split(":");
      table.dragged = thing;
      table.chosen = what === "unit" ? { what, id } : null;
    },
    over: (place) => sending(table, place) ?? taking(table, place),
    down() {
      table.dragged = "";
      table.chosen = null;
    },
  };
}

/** The name that a thing of the rows is dragged by, where it can be taken. */
export function dragged(table: BuildersTable, thing: string): string | typeof nothing {
  return table.open && taken(table, thing) ? thing : nothing;
}

/** The class of the own area while something that can be taken is in the air. */
export function waiting(table: BuildersTable): string {
  return taken(table, table.dragged) ? "drop" : "";
}

/** What taking a building or a worker from its row does. */
function taken(table: BuildersTable, thing: string): Choice | undefined {
  const [what, id = ""] = thing.split(":");
  if (what === "building") return table.offer("open", { building: id }).choices[0];
  return what === "worker" ? table.offer("recruit", { worker: id }).choices[0] : undefined;
}

function taking(table: BuildersTable, place: Element): Choice | undefined {
  return place.closest(OWN) ? taken(table, table.dragged) : undefined;
}

/** What dropping a worker of the crew at a site does: the sending without a tool. */
function sending(table: BuildersTable, place: Element): Choice | undefined {
  const building = place.closest<HTMLElement>("[data-site]")?.dataset.site;
  const unit = table.chosenUnit;
  if (!building || !unit) return undefined;
  const { choices } = table.offer(SENDINGS, { building, unit: unit.name });
  return choices.find(({ move }) => move.kind === "send");
}
