// The land as it is drawn: coasts, mountains, and where the cities of the house's map stand.

import type { CityView, RoadView } from "../../protocol.ts";

export const WIDTH = 1000;
export const HEIGHT = 640;
export type Point = readonly [x: number, y: number];

// --- cities ---------------------------------------------------------------------------------------------

export type LabelSide = "s" | "n" | "e" | "w";

export interface Place {
  at: Point;
  label: LabelSide; // where the name stands
  figure?: Point; // where Hannibal stands beside it, if not above or, with the name there, below
}

const HOUSE_PLACES: Readonly<Record<string, Place>> = {
  emporiae: { at: [60, 378], label: "s", figure: [-33, -12] },
  narbo: { at: [52, 268], label: "s", figure: [-20, -36] },
  rhodanus: { at: [158, 218], label: "e" },
  massilia: { at: [214, 286], label: "w" },
  insula: { at: [128, 104], label: "w" },
  taurini: { at: [296, 150], label: "n" },
  ticinum: { at: [388, 72], label: "e" },
  placentia: { at: [450, 142], label: "w" },
  genua: { at: [372, 228], label: "s" },
  ariminum: { at: [592, 158], label: "e" },
  arretium: { at: [512, 244], label: "n" },
  spoletium: { at: [596, 292], label: "w" },
  hadria: { at: [700, 258], label: "s" },
  roma: { at: [536, 372], label: "w" },
  cannae: { at: [824, 326], label: "w" },
  beneventum: { at: [754, 394], label: "s" },
  capua: { at: [636, 426], label: "w" },
  neapolis: { at: [676, 506], label: "s" },
  tarentum: { at: [888, 424], label: "s" },
  croton: { at: [866, 552], label: "s" },
};

/** Where the cities stand; those of another map stand in columns, region by region. */
export function placesOf(cities: readonly CityView[]): Readonly<Record<string, Place>> {
  if (cities.every(({ id }) => id in HOUSE_PLACES)) return HOUSE_PLACES;
  const regions = [...new Set(cities.map(({ region }) => region))];
  const found: Record<string, Place> = {};
  regions.forEach((region, column) => {
    const own = cities.filter((city) => city.region === region);
    own.forEach(({ id }, row) => {
      const x = (WIDTH / regions.length) * (column + (row % 2 ? 0.7 : 0.3));
      found[id] = { at: [x, 70 + (row * (HEIGHT - 180)) / own.length], label: "s" };
    });
  });
  return found;
}

/** Whether the drawn coast belongs to the map that is played on. */
export function isHouseMap(cities: readonly CityView[]): boolean {
  return placesOf(cities) === HOUSE_PLACES;
}

// --- roads ----------------------------------------------------------------------------------------------

// How far a road bends aside from the straight line, and where along it its march stands.
const BENDS: Readonly<Record<string, { bend: number; spot?: number }>> = {
  "emporiae narbo": { bend: -10, spot: 0.35 },
  "emporiae rhodanus": { bend: 26, spot: 0.32 },
  "narbo rhodanus": { bend: -12, spot: 0.38 },
  "rhodanus massilia": { bend: -8, spot: 0.55 },
  "rhodanus insula": { bend: -12, spot: 0.7 },
  "massilia genua": { bend: 44, spot: 0.34 },
  "insula taurini": { bend: 10, spot: 0.63 },
  "insula ticinum": { bend: -44, spot: 0.62 },
  "taurini ticinum": { bend: -14, spot: 0.68 },
  "taurini genua": { bend: -6, spot: 0.66 },
  "ticinum placentia": { bend: 0, spot: 0.51 },
  "placentia genua": { bend: 0, spot: 0.47 },
  "placentia ariminum": { bend: -30, spot: 0.58 },
  "placentia arretium": { bend: 12, spot: 0.31 },
  "genua arretium": { bend: -14, spot: 0.49 },
  "ariminum arretium": { bend: 8, spot: 0.35 },
  "ariminum spoletium": { bend: 12, spot: 0.64 },
  "ariminum hadria": { bend: -16, spot: 0.51 },
  "arretium spoletium": { bend: 0, spot: 0.36 },
  "arretium roma": { bend: 10, spot: 0.64 },
  "spoletium hadria": { bend: -8, spot: 0.41 },
  "spoletium roma": { bend: -8, spot: 0.36 },
  "hadria cannae": { bend: -10, spot: 0.6 },
  "hadria beneventum": { bend: 14, spot: 0.42 },
  "cannae beneventum": { bend: 0, spot: 0.47 },
  "cannae tarentum": { bend: -10, spot: 0.67 },
  "beneventum capua": { bend: 4, spot: 0.7 },
  "beneventum tarentum": { bend: -14, spot: 0.37 },
  "capua neapolis": { bend: 0, spot: 0.52 },
  "capua roma": { bend: 12, spot: 0.67 },
  "croton neapolis": { bend: 46, spot: 0.47 },
  "tarentum croton": { bend: 16, spot: 0.61 },
};

/** A road as it is drawn: its path and where its march is written. */
export function roadLine(road: RoadView, from: Point, to: Point): { path: string; spot: Point } {
  const { bend, spot = 0.5 } = BENDS[`${road.a} ${road.b}`] ?? BENDS[`${road.b} ${road.a}`] ?? { bend: 0 };
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const aside: Point = [(-(to[1] - from[1]) / length) * bend, ((to[0] - from[0]) / length) * bend];
  const middle: Point = [(from[0] + to[0]) / 2 + aside[0] * 2, (from[1] + to[1]) / 2 + aside[1] * 2];
  return { path: `M${from}Q${middle} ${to}`, spot: onCurve(from, middle, to, spot) };
}

function onCurve(from: Point, middle: Point, to: Point, t: number): Point {
  const at = (i: 0 | 1) => Math.round((1 - t) ** 2 * from[i] + 2 * t * (1 - t) * middle[i] + t ** 2 * to[i]);
  return [at(0), at(1)];
}

// --- coasts ---------------------------------------------------------------------------------------------

/** A smooth line through points. */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (i: number) =>
    points[closed ? (i + points.length) % points.length : Math.min(Math.max(i, 0), points.length - 1)]!;
  let path = `M${at(0)}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${rounded(one)} ${rounded(two)} ${to}`;
  }
  return closed ? `${path}Z` : path;
}

function rounded([x, y]: Point): string {
  return `${Math.round(x)},${Math.round(y)}`;
}

// From Spain along Gaul and Italy round the toe and the heel to Illyria.
const MAINLAND: readonly Point[] = [
  [-20, 470],
  [18, 446],
  [52, 424],
  [84, 404],
  [88, 372],
  [78, 336],
  [84, 300],
  [104, 278],
  [136, 272],
  [166, 280],
  [190, 298],
  [218, 312],
  [252, 316],
  [286, 298],
  [312, 274],
  [340, 254],
  [372, 246],
  [404, 258],
  [430, 280],
  [442, 308],
  [462, 326],
  [470, 348],
  [496, 366],
  [510, 390],
  [536, 408],
  [566, 426],
  [598, 446],
  [622, 474],
  [652, 486],
  [660, 510],
  [668, 532],
  [696, 528],
  [712, 546],
  [742, 564],
  [760, 588],
  [774, 616],
  [770, 646],
  [784, 666],
  [812, 650],
  [822, 620],
  [850, 604],
  [888, 588],
  [896, 556],
  [878, 528],
  [850, 520],
  [838, 496],
  [846, 468],
  [868, 448],
  [892, 448],
  [920, 466],
  [946, 472],
  [964, 500],
  [984, 508],
  [986, 474],
  [956, 440],
  [918, 408],
  [884, 374],
  [852, 344],
  [840, 318],
  [862, 302],
  [858, 284],
  [830, 278],
  [804, 290],
  [768, 278],
  [736, 256],
  [708, 232],
  [686, 206],
  [672, 182],
  [646, 176],
  [622, 160],
  [600, 134],
  [588, 104],
  [606, 84],
  [590, 66],
  [604, 40],
  [640, 34],
  [672, 42],
  [686, 74],
  [706, 88],
  [720, 60],
  [744, 92],
  [778, 124],
  [812, 150],
  [850, 168],
  [884, 200],
  [930, 226],
  [976, 240],
  [1020, 268],
];
const CORSICA: readonly Point[] = [
  [404, 330],
  [412, 352],
  [410, 384],
  [400, 408],
  [388, 396],
  [380, 372],
  [386, 350],
  [398, 346],
];
const SARDINIA: readonly Point[] = [
  [392, 430],
  [408, 444],
  [406, 480],
  [408, 520],
  [394, 548],
  [372, 556],
  [366, 528],
  [370, 490],
  [362, 458],
  [376, 442],
];
const SICILY: readonly Point[] = [
  [560, 660],
  [566, 634],
  [590, 622],
  [624, 630],
  [664, 624],
  [708, 614],
  [748, 612],
  [740, 640],
  [744, 670],
];

/** The land, islands included, as one path. */
export const LAND = `${smooth(MAINLAND)}L1020,-20L-20,-20Z${smooth(CORSICA, true)}${smooth(SARDINIA, true)}${
  smooth(SICILY)
}Z`;

// --- mountains and rivers -------------------------------------------------------------------------------

/** Peaks: place and size. */
export const PEAKS: readonly (readonly [x: number, y: number, size: number])[] = [
  [268, 262, 1],
  [246, 236, 1.2],
  [262, 206, 1.3],
  [234, 182, 1.5],
  [214, 148, 1.2],
  [240, 128, 1.6],
  [216, 92, 1.3],
  [252, 70, 1.5],
  [286, 84, 1.2],
  [226, 46, 1.1],
  [300, 42, 1.5],
  [338, 28, 1.3],
  [334, 66, 1],
  [438, 34, 1.5],
  [478, 24, 1.2],
  [494, 54, 1],
  [526, 36, 1.3],
  [556, 20, 1.1],
  [410, 198, 0.8],
  [436, 214, 0.9],
  [464, 198, 1],
  [490, 206, 0.8],
  [546, 212, 1],
  [566, 240, 1.1],
  [632, 250, 1],
  [648, 294, 1.2],
  [670, 322, 1.3],
  [640, 338, 1],
  [692, 348, 1.1],
  [714, 336, 0.8],
  [704, 414, 0.9],
  [770, 432, 0.9],
  [786, 456, 1],
  [800, 484, 1],
  [808, 514, 1.1],
  [806, 548, 1],
  [792, 580, 0.9],
  [20, 330, 1.1],
  [14, 400, 1.2],
  [30, 418, 0.8],
  [760, 60, 1],
  [820, 110, 1.2],
  [876, 146, 1.1],
  [934, 180, 1.2],
  [860, 90, 1],
  [960, 120, 1.1],
  [394, 372, 0.6],
  [386, 500, 0.7],
  [640, 650, 0.8],
];

/** One peak with its hatching on the shady side. */
export const PEAK = "M-13,9L-2,-10Q0,-13 2,-10L13,9M1,-11L6,9M3,-5L9,9M-4,-7L-8,3";

export const RIVERS: readonly string[] = [
  smooth([[270, 160], [310, 138], [356, 118], [410, 106], [470, 112], [530, 98], [592, 96]]), // Padus
  smooth([[176, 10], [160, 60], [168, 120], [178, 170], [174, 226], [162, 274]]), // Rhodanus
  smooth([[566, 262], [556, 310], [556, 350], [528, 400]]), // Tiberis
  smooth([[764, 356], [800, 344], [842, 336]]), // Aufidus
];

/** The borders of the regions, and where their names stand. */
export const BORDERS: readonly string[] = [
  smooth([[282, 300], [258, 250], [226, 190], [206, 110], [234, 30], [240, -20]]),
  smooth([[430, 282], [462, 230], [520, 196], [570, 196], [622, 162]]),
];
export const REGION_NAMES: Readonly<Record<string, Point>> = {
  gallia: [63, 182],
  cisalpina: [608, 46],
  italia: [748, 463],
};
