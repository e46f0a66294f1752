// Files of the folder that lie packed, so that every plain file server sends little: unpacked on their way.

export interface File {
  name: string;
  data: Uint8Array;
}

const BLOCK = 512; // bytes; a tar is a row of such blocks
const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const FOLDER = [345, 500] as const;
const SUFFIX = ".packed";

/** Counts what comes in of some files; `told` hears how much of all that is, in percent. */
export class Loading {
  #come = 0;
  #all = 0;
  #part = 0;

  constructor(private readonly told: (part: number) => void) {}

  expect(bytes: number): void {
    this.#all += bytes;
  }

  count(bytes: number): void {
    this.#come += bytes;
    const part = Math.min(100, Math.floor(100 * this.#come / Math.max(1, this.#all)));
    if (part > this.#part) this.told(this.#part = part);
  }
}

/** A packed file of the folder, as it was before it was packed. */
export async function unpacked(url: URL, loading: Loading): Promise<Response> {
  const answer = await fetch(url.href + SUFFIX);
  if (!answer.ok || !answer.body) throw new Error(`${url.pathname}: ${answer.status}`);
  loading.expect(Number(answer.headers.get("content-length") ?? 0));
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, on) {
        loading.count(piece.length);
        on.enqueue(piece);
      },
    }),
  );
  return new Response(counted.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": url.pathname.endsWith(".wasm") ? "application/wasm" : "text/javascript" },
  });
}

/** The files of a tar. */
export function files(tar: Uint8Array): File[] {
  const found: File[] = [];
  for (let at = 0; at < tar.length && tar[at] !== 0;) {
    const size = parseInt(text(tar, at, SIZE), 8);
    const folder = text(tar, at, FOLDER);
    const name = text(tar, at, NAME);
    const first = at + BLOCK;
    found.push({ name: folder ? `${folder}/${name}` : name, data: tar.subarray(first, first + size) });
    at = first + Math.ceil(size / BLOCK) * BLOCK;
  }
  return found;
}

function text(tar: Uint8Array, at: number, [first, last]: readonly [number, number]): string {
  const field = tar.subarray(at + first, at + last);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
}
