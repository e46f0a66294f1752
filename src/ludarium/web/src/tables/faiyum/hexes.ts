/** Where the hexes of the map lie: a point on top, every second row shifted half a hex, a canal in between. */
import type { FieldView } from "./types.ts";

export const RADIUS = 40;
export const WIDE = Math.sqrt(3) * RADIUS;
export const CANAL = 20;
const SIDE = 2; // the water beyond the sheet is drawn on, so that fields are as large as can be
const EDGE = 12;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a field. */
export function middle(field: FieldView): Point {
  const shift = field.row % 2 ? WIDE / 2 : 0;
  const east = field.side === "east" ? CANAL : 0;
  return {
    x: SIDE + WIDE / 2 + field.column * WIDE + shift + east,
    y: EDGE + RADIUS + field.row * RADIUS * 1.5,
  };
}

/** The six corners of a hex around a point, from the top, clockwise. */
export function corners({ x, y }: Point, radius = RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = Math.PI / 3 * corner - Math.PI / 2;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** The point between two others; `share` 0 is the first, 1 the second. */
export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** How large the whole map is. */
export function size(fields: readonly FieldView[]): { width: number; height: number } {
  const points = fields.map(middle);
  return {
    width: Math.ceil(Math.max(...points.map(({ x }) => x)) + WIDE / 2 + SIDE),
    height: Math.ceil(Math.max(...points.map(({ y }) => y)) + RADIUS + EDGE),
  };
}

/** The canal as points from top to bottom, along the eastern bank of each row's western fields. */
export function canal(fields: readonly FieldView[]): Point[] {
  const rows = new Map<number, Point>();
  for (const field of fields.filter(({ side }) => side === "east")) {
    const at = middle(field);
    const known = rows.get(field.row);
    if (!known || at.x < known.x) rows.set(field.row, at);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, { x, y }]) => ({ x: x - WIDE / 2 - CANAL / 2, y }));
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The field that an arrow key leads to: the nearest one of the row above or below, or the next in the row. */
export function neighbour(fields: readonly FieldView[], from: FieldView, key: string): FieldView | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [rows, columns] = step;
  const candidates = fields.filter((field) =>
    rows
      ? field.row === from.row + rows
      : field.row === from.row && (field.column - from.column) * columns > 0
  );
  const here = middle(from);
  const distance = (field: FieldView) => Math.abs(middle(field).x - here.x);
  return candidates.sort((a, b) => distance(a) - distance(b))[0];
}
