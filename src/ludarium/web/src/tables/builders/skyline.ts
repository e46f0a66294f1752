// Every building as a silhouette, composed of a few parts: `name width height`, from left to right.

import { html, type TemplateResult } from "lit";
import { GROUND, PARTS } from "./parts.ts";

const WIDE = 120;
const HIGH = 72;

const RECIPES: Record<string, string> = {
  // The Middle Ages
  "cabin": "tree 22 40, house 38 34",
  "arbour": "tree 26 44, roof 40 28, tree 22 36",
  "tree-house": "perch 56 60",
  "straw-hut": "hut 46 38",
  "wash-house": "roof 46 26, trough 26 20",
  "stone-bridge": "bridge 96 38",
  "covered-bridge": "bridge 60 24, house 30 34",
  "townhouse": "house 26 52, house 28 58",
  "small-house": "house 42 40",
  "country-house": "house 44 44, tree 26 40",
  "thatched-cottage": "hut 60 48, tree 20 30",
  "windmill": "mill 60 62",
  "pigsty": "wall 22 10, barn 38 28, wall 22 10",
  "country-inn": "long 60 42, tree 26 46",
  "stable": "barn 40 42, wall 34 14",
  "granary": "barn 46 54",
  "forge": "house 36 40, kiln 24 46",
  "watermill": "house 44 48, wheel 34 42",
  "cowshed": "long 64 34, wall 22 12",
  "inn": "house 30 50, long 48 40",
  "post-house": "long 46 44, tower 20 44",
  "farm": "barn 40 44, house 30 34, tree 20 34",
  "hotel": "long 40 58, long 40 50",
  "tavern": "house 40 52, stalls 34 36",
  "market-hall": "arcade 70 34, spire 16 58",
  "burghers-house": "house 26 58, house 26 50, house 26 56",
  "chapel": "spire 16 60, nave 40 46",
  "watchtower": "wall 18 16, tower 26 56, wall 18 16",
  "abbey": "nave 32 46, arcade 40 26, spire 16 58",
  "church": "spire 20 66, nave 34 50, dome 22 34",
  "cloister": "dome 28 46, arcade 60 28",
  "aqueduct": "aqueduct 112 54",
  "castle": "tower 20 50, wall 16 30, tower 26 60, gate 22 32, tower 20 46",
  "cathedral": "spire 22 70, nave 40 60, spire 22 70",
  "great-measuring-instrument": "dividers 54 60, dividers 30 40",
  "great-tile-kiln": "kiln 48 56, kiln 32 40",
  "great-crane": "crane 88 60",
  "great-circular-saw": "saw 66 58",
  "measuring-instrument": "dividers 50 54",
  "tile-kiln": "kiln 46 50",
  "crane": "crane 66 52",
  "circular-saw": "saw 52 48",
  // Antiquity
  "armoury": "gate 34 34, house 28 38",
  "barracks": "tower 18 42, long 54 32, tower 18 42",
  "town-hall": "temple 58 44",
  "hanging-gardens": "gardens 100 58",
  "house": "arcade 22 24, house 32 32",
  "tower-of-babel": "babel 84 64",
  "ziggurat": "ziggurat 96 52",
  "trading-post": "stalls 36 34, tree 22 38",
  "market": "stalls 30 32, stalls 36 38",
  "palace-of-assur": "tower 20 48, arcade 36 36, gate 22 44, tower 20 48",
  "quarry": "quarry 92 44",
  "shipyard": "ship 66 50, scaffold 24 36",
  "camel-stable": "arcade 44 26, tree 24 44",
  "stall": "stalls 46 40",
  "noble-house": "dome 44 48, arcade 34 30",
  "fortress": "tower 22 46, gate 40 34, tower 22 46",
  "port": "ship 52 46, arcade 42 24",
  "pyramid": "pyramid 62 40, pyramid 50 56",
  "sphinx": "sphinx 92 54",
  "archery-range": "target 44 48, target 30 36",
  "colossus-of-rhodes": "colossus 62 60",
  "school-of-philosophy": "temple 44 40, arcade 34 28, tree 22 40",
  "forum": "temple 40 42, arcade 30 26, temple 34 34",
  "lighthouse-of-alexandria": "lighthouse 58 58",
  "temple": "temple 76 52",
  "theatre": "theatre 98 46",
  "watering-trough": "trough 60 40",
  "saw": "saw 58 50",
  "architects-table": "desk 72 50",
  "scaffolding": "scaffold 60 54",
  "hoist": "hoist 60 58",
};
const PLAIN = "house 40 44";

interface Drawn {
  body: string;
  open: string;
}

const drawn = new Map<string, Drawn>();

/** The outline and the openings of a building. */
export function outline(building: string): Drawn {
  const known = drawn.get(building);
  if (known) return known;
  const parts = (RECIPES[building] ?? PLAIN).split(", ").map((part) => part.split(" "));
  const wide = parts.reduce((sum, [, width]) => sum + Number(width), 0);
  let x = (WIDE - wide) / 2;
  const made: Drawn = { body: "", open: "" };
  for (const [name, width, height] of parts) {
    const part = PARTS[name ?? ""]?.(x, Number(width), Number(height));
    made.body += part?.body ?? "";
    made.open += part?.open ?? "";
    x += Number(width);
  }
  drawn.set(building, made);
  return made;
}

/** Whether a building has a drawing of its own; a test proves it of every card. */
export function isDrawn(building: string): boolean {
  return building in RECIPES;
}

/** A building; one under construction (`done` below 1) is drawn solid from the ground up, the rest as a plan. */
export function skyline(building: string, done = 1): TemplateResult {
  const { body, open } = outline(building);
  const top = Math.round((1 - done) * 100);
  return html`
    <svg class="skyline" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true"
      preserveAspectRatio="xMidYMax meet">
      <path class="plan" d=${body} ?hidden=${done >= 1} />
      <g class="solid" clip-path="inset(${top}% 0 0 0)">
        <path class="body" d=${body} />
        <path class="open" d=${open} />
      </g>
      <path class="ground" d="M2 ${GROUND}h116" />
    </svg>
  `;
}
