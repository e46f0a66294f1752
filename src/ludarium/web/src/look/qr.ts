// A QR code of a short text, made here: bytes, level M, the first ten sizes (ISO/IEC 18004).

/** Rows of dark (true) and light modules. */
export type Modules = boolean[][];

// Of each size: bytes that correct errors in a block, and how many blocks there are.
const CORRECTING = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const LEVEL = 0; // M, as the format bits write it
const PADS = [0xec, 0x11];

/** The modules of a text; null: it is too long. A mask is given by tests alone. */
export function qr(text: string, mask?: number): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const size = CORRECTING.findIndex((_, at) => fits(bytes.length, at + 1)) + 1;
  if (!size) return null;
  const drawn = (mask: number) => draw(size, interleaved(payload(bytes, size), size), mask);
  if (mask !== undefined) return drawn(mask);
  const all = Array.from({ length: 8 }, (_, mask) => drawn(mask));
  return all.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

// --- bytes ------------------------------------------------------------------------------------------------

function fits(length: number, size: number): boolean {
  return 4 + lengthBits(size) + 8 * length <= 8 * room(size);
}

function lengthBits(size: number): number {
  return size < 10 ? 8 : 16;
}

/** Bytes that a size has in all. */
function total(size: number): number {
  const marks = aligned(size).length;
  const modules = (16 * size + 128) * size + 64 - (marks ? (25 * marks - 10) * marks - 55 : 0);
  return Math.floor((modules - (size > 6 ? 36 : 0)) / 8);
}

function room(size: number): number {
  return total(size) - CORRECTING[size - 1]! * BLOCKS[size - 1]!;
}

/** Mode, length, the bytes themselves, and what fills the rest. */
function payload(bytes: readonly number[], size: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(4, 4);
  put(bytes.length, lengthBits(size));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * room(size) - bits.length));
  while (bits.length % 8) bits.push(0);
  const found = Array.from(
    { length: bits.length / 8 },
    (_, at) => bits.slice(8 * at, 8 * at + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  );
  while (found.length < room(size)) found.push(PADS[(found.length - bits.length / 8) % 2]!);
  return found;
}

/** Blocks with their corrections, a byte of each in turn. */
function interleaved(data: readonly number[], size: number): number[] {
  const [blocks, correcting] = [BLOCKS[size - 1]!, CORRECTING[size - 1]!];
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks;
  const parts = Array.from({ length: blocks }, (_, at) => {
    const before = at * short + Math.max(0, at - (blocks - longer));
    return data.slice(before, before + short + (at >= blocks - longer ? 1 : 0));
  });
  const fixes = parts.map((part) => corrections(part, correcting));
  const column = (rows: readonly number[][], length: number) =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => (at < row.length ? [row[at]!] : []))).flat();
  return [...column(parts, short + 1), ...column(fixes, correcting)];
}

/** A product in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let at = 7; at >= 0; at--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> at) & 1) * one;
  }
  return product;
}

/** The remainder of Reed and Solomon. */
function corrections(data: readonly number[], length: number): number[] {
  const divisor = Array.from({ length }, (_, at): number => (at === length - 1 ? 1 : 0));
  for (let root = 1, step = 0; step < length; step++, root = times(root, 2)) {
    for (let at = 0; at < length; at++) divisor[at] = times(divisor[at]!, root) ^ (divisor[at + 1] ?? 0);
  }
  return data.reduce<number[]>((rest, byte) => {
    const factor = byte ^ rest[0]!;
    return divisor.map((part, at) => (rest[at + 1] ?? 0) ^ times(part, factor));
  }, Array.from({ length }, () => 0));
}

// --- modules ----------------------------------------------------------------------------------------------

/** Where the middles of the small marks lie, along each side. */
function aligned(size: number): number[] {
  if (size === 1) return [];
  const count = Math.floor(size / 7) + 2;
  const last = 4 * size + 10;
  const step = 2 * Math.ceil((4 * size + 4) / (2 * count - 2));
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - step * (count - 2 - at))];
}

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

function draw(size: number, bytes: readonly number[], mask: number): Modules {
  const width = 4 * size + 17;
  const modules: Modules = Array.from({ length: width }, () => Array<boolean>(width).fill(false));
  const fixed: Modules = modules.map((row) => [...row]);
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= width || y >= width) return;
    modules[y]![x] = dark;
    fixed[y]![x] = true;
  };
  drawMarks(size, width, set);
  drawFormat(size, width, mask, set);
  const way = zigzag(width).filter(([x, y]) => !fixed[y]![x]);
  way.forEach(([x, y], at) => {
    const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
    modules[y]![x] = (bit === 1) !== (MASKS[mask]!(x, y) === 0);
  });
  return modules;
}

type Set = (x: number, y: number, dark: boolean) => void;

/** Rings of squares around a middle. */
function square(x: number, y: number, reach: number, dark: readonly number[], set: Set): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      set(x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function drawMarks(size: number, width: number, set: Set): void {
  for (let at = 0; at < width; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [width - 4, 3], [3, width - 4]]) square(x!, y!, 4, [0, 1, 3], set);
  const middles = aligned(size);
  const corners = [6, width - 7];
  for (const x of middles) {
    for (const y of middles) {
      const taken = corners.includes(x) && corners.includes(y) && !(x === width - 7 && y === width - 7);
      if (!taken) square(x, y, 2, [0, 2], set);
    }
  }
}

/** What remains of a number divided by a polynomial: the check bits of format and size. */
function checked(value: number, divisor: number): number {
  const top = 31 - Math.clz32(divisor);
  let rest = value;
  for (let step = 0; step < top; step++) rest = (rest << 1) ^ ((rest >> (top - 1)) * divisor);
  return (value << top) | rest;
}

function drawFormat(size: number, width: number, mask: number, set: Set): void {
  const bits = checked((LEVEL << 3) | mask, 0x537) ^ 0x5412;
  const dark = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    set(8, at < 6 ? at : at < 8 ? at + 1 : width - 15 + at, dark(at));
    set(at < 8 ? width - 1 - at : at === 8 ? 7 : 14 - at, 8, dark(at));
  }
  set(8, width - 8, true);
  if (size < 7) return;
  const version = checked(size, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const [near, far] = [Math.floor(at / 3), width - 11 + (at % 3)];
    set(near, far, ((version >> at) & 1) === 1);
    set(far, near, ((version >> at) & 1) === 1);
  }
}

/** All modules in the order in which bits are laid: columns of two, from the right, up and down. */
function zigzag(width: number): [x: number, y: number][] {
  const found: [number, number][] = [];
  for (let right = width - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < width; step++) {
      const y = up ? width - 1 - step : step;
      found.push([right, y], [right - 1, y]);
    }
  }
  return found;
}

// --- the quietest mask ------------------------------------------------------------------------------------

const FINDER = /(?=10111010000|00001011101)/g;

/** What makes a code hard to read: long runs, blocks, patterns like the corner marks, too much of one colour. */
function penalty(modules: Modules): number {
  const rows = modules.map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
  const columns = modules.map((_, x) => rows.map((row) => row[x]).join(""));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const finders = lines.flatMap((line) => [...line.matchAll(FINDER)]);
  let blocks = 0;
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < rows.length; x++) {
      const four = rows[y - 1]!.slice(x - 1, x + 1) + rows[y]!.slice(x - 1, x + 1);
      if (four === "0000" || four === "1111") blocks++;
    }
  }
  const dark = rows.join("").replaceAll("0", "").length / rows.length ** 2;
  return runs.reduce((sum, run) => sum + run.length - 2, 0) + 3 * blocks + 40 * finders.length +
    10 * Math.floor(Math.abs(dark * 20 - 10));
}
