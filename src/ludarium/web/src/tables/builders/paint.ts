// What the parts of buildings are painted with: walls and roofs of many colours, the same for a building every time.

/** How a part is painted; `roof` covers this share of its height, from the top. */
export interface Coat {
  wall: string;
  roof: string;
  share: number;
}

interface Pots {
  walls: readonly string[];
  roofs: readonly string[];
}

const POTS: Record<"old" | "middle", Pots> = {
  middle: {
    walls: ["#ecdcb9", "#d8b98d", "#cfc7b9", "#e5c4a2", "#c7906c", "#dcd2a8"],
    roofs: ["#a8452e", "#80492f", "#4d6176", "#8f6430", "#b9642f", "#6a4a5c"],
  },
  old: {
    walls: ["#ecd6a6", "#dcb67c", "#f1e7d2", "#d49e6a", "#cdb68e", "#e8c59a"],
    roofs: ["#b9542f", "#2c7593", "#8f6d38", "#cb8d2f", "#5c7f4c", "#9a3d3d"],
  },
};
const STONE = ["#b9b3a8", "#a9a59f", "#c4b8a3"];
const TIMBER = ["#9b6d45", "#8a5d38", "#a97d52"];
const GREEN = ["#4f7f43", "#5f8f4d", "#3f7350"];
const SAND = ["#e0bf83", "#d3aa6c", "#e8cf9c"];
const MARBLE = ["#f2ece0", "#e9dfcc", "#efe6da"];

type Choice = readonly string[] | "walls" | "roofs";

// Where wall and roof take their colours from, and how much of the part is roof.
const COATS: Record<string, readonly [Choice, Choice, number]> = {
  house: ["walls", "roofs", 0.47],
  hut: ["walls", ["#cfa64b", "#b98f3d"], 0.62],
  barn: [TIMBER, "roofs", 0.5],
  long: ["walls", "roofs", 0.4],
  stalls: [TIMBER, ["#c2452f", "#2f6f9a", "#c98f25"], 0.45],
  tower: [STONE, ["#8d877d"], 0.14],
  spire: [STONE, ["#4d6176", "#5a4a63", "#3f6b68"], 0.5],
  nave: ["walls", "roofs", 0.4],
  dome: ["walls", ["#3f7f8f", "#c8952f", "#5f7f9a"], 0.5],
  arcade: [STONE, "roofs", 0.12],
  aqueduct: [STONE, STONE, 0],
  bridge: [STONE, STONE, 0],
  roof: [TIMBER, "roofs", 0.34],
  mill: [MARBLE, ["#7c5233"], 0.42],
  wheel: [TIMBER, TIMBER, 0],
  temple: [MARBLE, "roofs", 0.34],
  ziggurat: [SAND, ["#c98a4b", "#b87a4a"], 0.28],
  babel: [SAND, ["#2c6f9a", "#3a5f9a"], 0.34],
  pyramid: [SAND, SAND, 0],
  sphinx: [SAND, ["#2f6d8f"], 0.12],
  colossus: [["#7ea593", "#86a67c"], ["#d7923a"], 0.16],
  lighthouse: [MARBLE, ["#e0862f"], 0.18],
  gardens: [SAND, GREEN, 0.72],
  theatre: [STONE, ["#c9a887"], 0.2],
  wall: [STONE, ["#8d877d"], 0.2],
  gate: [STONE, ["#8d877d"], 0.14],
  tree: [["#7a5233"], GREEN, 0.62],
  perch: [["#7a5233"], GREEN, 0.5],
  ship: [["#84532f"], MARBLE, 0.68],
  trough: [STONE, TIMBER, 0.55],
  quarry: [STONE, ["#9a958c"], 0.2],
  target: [["#d8b25a"], ["#c2452f"], 0.5],
  crane: [TIMBER, ["#6b4527"], 0.2],
  saw: [["#8f979e", "#a0a5a8"], TIMBER, 0],
  kiln: [["#b0593a", "#a64f35"], ["#5a4238"], 0.22],
  dividers: [["#b58a3c", "#a8803a"], ["#8a6527"], 0.2],
  desk: [TIMBER, ["#e6d6b0"], 0.4],
  scaffold: [TIMBER, TIMBER, 0],
  hoist: [TIMBER, ["#6b4527"], 0.25],
};

/** A number that depends on a name alone. */
export function spread(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

/** How the part of a building at a place is painted. */
export function coat(building: string, part: string, place: number, old: boolean): Coat {
  const [wall, roof, share] = COATS[part] ?? ["walls", "roofs", 0.4];
  const pots = POTS[old ? "old" : "middle"];
  const seed = spread(building) + place * 5;
  const from = (choice: Choice, turn: number) => {
    const colours = typeof choice === "string" ? pots[choice] : choice;
    return colours[(seed + turn) % colours.length]!;
  };
  return { wall: from(wall, 0), roof: from(roof, Math.floor(seed / 6)), share };
}
