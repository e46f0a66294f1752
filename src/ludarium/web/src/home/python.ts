// Python in a worker: Pyodide and the compiled modules of this folder.

import { files, Loading, unpacked } from "./archive.ts";

interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, how: { canOwn: boolean }): void;
}

export interface Python {
  runPython(code: string): unknown;
  pyimport(name: string): Record<string, unknown>;
  FS: FileSystem;
}

const PACKAGES = "/lib/ludarium"; // where compile.mjs says that they are

/** Everything of this folder that Python needs; `loaded` is told the share that is there, in percent. */
export async function python(loaded: (part: number) => void): Promise<Python> {
  const base = new URL("../../python/", self.location.href); // the workers lie in assets/home/
  const loading = new Loading(loaded);
  const part = (name: string) => unpacked(new URL(name, base), loading);
  const wasm = part("pyodide.asm.wasm");
  const library = part("library.zip").then(addressOf);
  const packages = part("packages.tar").then((tar) => tar.arrayBuffer());
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(new URL("pyodide.mjs", base).href),
    part("pyodide.asm.mjs").then(addressOf).then((address) => import(address)),
  ]);
  answers(new URL("pyodide.asm.wasm", base).href, wasm);
  const py: Python = await loadPyodide({
    createPyodideModule,
    indexURL: base.href,
    stdLibURL: await library,
  });
  keep(py.FS, new Uint8Array(await packages));
  py.runPython(`import sys; sys.path.insert(0, "${PACKAGES}")`);
  return py;
}

async function addressOf(answer: Response): Promise<string> {
  return URL.createObjectURL(await answer.blob());
}

/** Pyodide asks for its wasm itself, by a fetch; in the folder that file lies packed. */
function answers(address: string, answer: Promise<Response>): void {
  const ask = self.fetch;
  self.fetch = (what, how) => String(what) === address ? answer : ask(what, how);
}

function keep(disk: FileSystem, tar: Uint8Array): void {
  for (const { name, data } of files(tar)) {
    disk.mkdirTree(`${PACKAGES}/${name}`.replace(/\/[^/]*$/, ""));
    disk.writeFile(`${PACKAGES}/${name}`, data, { canOwn: true });
  }
}
