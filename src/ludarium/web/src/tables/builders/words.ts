// The figures of The Builders in words, for labels: the same words as in the terminal.

import type { BuildersView, BuildingView, SiteView, UnitView } from "../../protocol.ts";
import type { Say } from "../../say.ts";
import { RESOURCES } from "./pieces.ts";

export function counted(say: Say, noun: string, count: number): string {
  return say.words(noun, { count });
}

/** Resources in words, those that are not there left out. */
export function amounts(say: Say, numbers: readonly number[]): string {
  const said = RESOURCES.flatMap((kind, place) => {
    const count = numbers[place] ?? 0;
    return count ? [say.words("amount", { count, resource: say.words(kind) })] : [];
  });
  return said.join(", ") || say.words("amount-nothing");
}

export function unitName(say: Say, unit: UnitView): string {
  return say.card("unit", unit.name);
}

export function buildingName(say: Say, building: BuildingView): string {
  return say.card("building", building.id);
}

/** A building card read aloud: name, what it needs, what it brings. */
export function buildingLabel(say: Say, building: BuildingView): string {
  const needs = amounts(say, building.needs);
  const worth = building.machine
    ? say.words("worth-machine", {
      "points-text": counted(say, "points", building.points),
      gives: amounts(say, building.gives),
    })
    : say.words("worth", {
      "coins-text": counted(say, "coins", building.coins),
      "points-text": counted(say, "points", building.points),
    });
  return [buildingName(say, building), say.words("fact-needs", { needs }), worth].join("; ");
}

/** A worker card read aloud: name, what it makes, what it costs to send, what it carries or learnt. */
export function unitLabel(say: Say, unit: UnitView): string {
  const told = [
    unitName(say, unit),
    say.words("unit-makes", { amounts: amounts(say, unit.makes) }),
    say.words("unit-coins", { "coins-text": counted(say, "coins", unit.coins) }),
  ];
  if (unit.educated) {
    told.push(say.words("unit-educated", { university: say.card("university", unit.educated) }));
  }
  if (unit.tool) told.push(say.card("tool", unit.tool));
  return told.join("; ");
}

/** A site read aloud: name, what is missing, who works there, what the next worker costs. */
export function siteLabel(say: Say, site: SiteView): string {
  const crew = site.crew.map((unit) => unitName(say, unit)).join(", ") || say.words("table-nobody");
  return [
    buildingLabel(say, site.building),
    say.words("site-missing", { amounts: amounts(say, site.lacks) }),
    say.words("site-crew", { crew, "actions-text": counted(say, "actions", site.next_actions) }),
  ].join("; ");
}

/** What a unit, perhaps with a tool, would add of what a site still lacks. */
export function added(
  view: BuildersView,
  site: SiteView,
  unit: UnitView,
  tool: string | null,
): number[] {
  const extra = tool ? (view.investments?.tool_adds[tool] ?? []) : [];
  return site.lacks.map((lack, place) => Math.min(lack, (unit.makes[place] ?? 0) + (extra[place] ?? 0)));
}

/** What sending would bring, in words. */
export function brings(say: Say, site: SiteView, gain: readonly number[]): string {
  const left = site.lacks.map((lack, place) => lack - (gain[place] ?? 0));
  if (left.every((lack) => lack === 0)) return finishes(say, site.building);
  if (gain.every((count) => count === 0)) return say.words("fact-adds-nothing");
  return say.words("fact-missing", { amounts: amounts(say, left) });
}

function finishes(say: Say, { machine, coins, points }: BuildingView): string {
  const args = { "coins-text": counted(say, "coins", coins), "points-text": counted(say, "points", points) };
  return say.words(machine ? "fact-finishes-machine" : "fact-finishes", args);
}
