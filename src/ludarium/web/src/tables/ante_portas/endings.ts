// How the game may end, and how near each end is, one line each (AP-70 … AP-74).

import { html, nothing, type TemplateResult } from "lit";
import { type Side, sign } from "./pieces.ts";
import type { AntePortasTable } from "./table.ts";
import { HOUSE } from "./house.ts";
import { roadsTo } from "./roads.ts";
import { halfOf, roadBetween, sideName } from "./words.ts";

const MOST_ROUNDS = 40;
const MOST_MORALE = 13;
const START_HAND = 9;
const SIEGED = "roma";

interface Ending {
  id: string;
  side: Side;
  near: string;
  share: number; // 0 far … 1 there
}

/** While a battle is evaluated its figures stand here instead. */
export function endings(table: AntePortasTable): TemplateResult | typeof nothing {
  const { say, view } = table;
  if (view.battle && view.ending === null) return nothing;
  return html`
    <section class="endings" aria-label=${say.words("apt-endings")}>
      <h2 class="sr">${say.words("apt-endings")}</h2>
      <ul>${all(table).map((ending) => line(table, ending, view.ending?.startsWith(ending.id) ?? false))}</ul>
    </section>
  `;
}

function line({ say }: AntePortasTable, { id, side, near, share }: Ending, reached: boolean): TemplateResult {
  return html`
    <li class="${side} ${reached ? "reached" : ""}">
      <span class="whose" title=${sideName(say, side)}>${sign(side, 13)}<span class="sr">${sideName(
        say,
        side,
      )}: </span></span>
      <span class="how">${say.words(`apt-ending-${id}`)}</span>
      <span class="near">${near}</span>
      <span class="bar" aria-hidden="true"><span .style=${`width: ${Math.round(share * 100)}%`}></span></span>
    </li>
  `;
}

/** The ends that the cards of this game allow: Scipio's conditions are those of the house's card. */
function all(table: AntePortasTable): Ending[] {
  const scipio = halfOf(table.view, "scipio-africanus")?.effect === HOUSE["effect-scipio-africanus"];
  return known(table).filter(({ id }) => id !== "scipio" || scipio);
}

function known({ say, view }: AntePortasTable): Ending[] {
  const roads = roadsTo(view, SIEGED);
  const road = roadBetween(view, view.hannibal, SIEGED);
  const allies = view.allies.filter(({ side }) => side === "rome").length;
  const scipio = [view.sea <= 0, view.region === "italia", allies >= 3];
  return [
    {
      id: "morale",
      side: "carthage",
      near: say.words("apt-near-morale", { morale: view.morale }),
      share: 1 - view.morale / MOST_MORALE,
    },
    {
      id: "siege",
      side: "carthage",
      near: road
        ? say.words("apt-near-march", { march: road.march })
        : say.words("apt-near-roads", { count: roads }),
      share: 1 - Math.min(roads, 8) / 8,
    },
    {
      id: "hand-empty",
      side: "rome",
      near: say.words("apt-near-hand", { count: view.carthage.hand_size }),
      share: 1 - Math.min(view.carthage.hand_size, START_HAND) / START_HAND,
    },
    {
      id: "scipio",
      side: "rome",
      near: say.words("apt-near-scipio", {
        sea: scipio[0] ? "yes" : "no",
        italia: scipio[1] ? "yes" : "no",
        allies,
      }),
      share: scipio.filter(Boolean).length / 3,
    },
    {
      id: "worn-down",
      side: "rome",
      near: say.words("apt-near-round", { round: view.round, most: MOST_ROUNDS }),
      share: view.round / MOST_ROUNDS,
    },
  ];
}
