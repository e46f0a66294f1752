// The service worker: keeps every file of a folder, or what was seen of a server, to open without a network.

interface Files {
  version: string;
  files: string[];
}

interface Scope {
  addEventListener(kind: string, listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  ludariumVersion?: string; // written into this file of a folder when the folder is made
}

interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
  respondWith(answer: Promise<Response> | Response): void;
  request: Request;
  data: unknown;
}

const scope = self as unknown as Scope;
const VERSION = scope.ludariumVersion ?? ""; // none: a server keeps the house
const NAME = `ludarium-${VERSION}`;
const BASE = new URL("./", self.location.href);
const FILES = new URL("files.json", BASE);
const SEEN = /^(words\/|api\/games$)/; // of a server: what does not hang on who asks
const NEWER = 409; // what is missing here has a newer version there

async function listed(): Promise<Files> {
  return await (await fetch(FILES, { cache: "no-cache" })).json() as Files;
}

/** Keep all files of a folder, or nothing; at a server only what is asked for is kept. */
async function install(): Promise<void> {
  if (!VERSION) return await scope.skipWaiting();
  const { version, files } = await listed();
  if (version !== VERSION) throw new Error("the folder is being replaced");
  const kept = await caches.open(NAME);
  await kept.addAll(["./", ...files].map((file) => new Request(new URL(file, BASE), { cache: "no-cache" })));
}

/** Drop what an older version kept. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("ludarium-") && name !== NAME).map((name) => caches.delete(name)),
  );
  await scope.clients.claim();
}

/** A file of a folder: what is kept is not asked for again; a hole is filled if the folder is still the same. */
async function ofFolder(request: Request): Promise<Response> {
  const kept = await caches.open(NAME);
  const wanted = request.mode === "navigate" ? new Request(BASE) : request;
  const found = await kept.match(wanted);
  if (found) return found;
  const { version, files } = await listed();
  if (version !== VERSION) return new Response("", { status: NEWER });
  const fresh = await fetch(wanted);
  if (fresh.ok && files.includes(wanted.url.slice(BASE.href.length))) await kept.put(wanted, fresh.clone());
  return fresh;
}

/** Something of a server: built files as they were kept, everything else from there as long as it answers. */
async function ofServer(request: Request): Promise<Response> {
  const path = request.url.slice(BASE.href.length);
  const page = request.mode === "navigate" && !path.startsWith("api/");
  if (path.startsWith("assets/")) return await keptOrFresh(request);
  if (!page && !SEEN.test(path)) return await fetch(request);
  const place = page ? BASE.href : request.url;
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await see(place, fresh.clone(), page);
    return fresh;
  } catch (noNetwork) {
    const found = await (await caches.open(NAME)).match(place);
    if (found) return found;
    throw noNetwork;
  }
}

async function keptOrFresh(request: Request): Promise<Response> {
  const kept = await caches.open(NAME);
  const found = await kept.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await kept.put(request, fresh.clone());
  return fresh;
}

/** Keep what a server sent; with another page the built files are others, too. */
async function see(place: string, fresh: Response, page: boolean): Promise<void> {
  const kept = await caches.open(NAME);
  const before = page ? await (await kept.match(place))?.text() : undefined;
  if (before !== undefined && before !== await fresh.clone().text()) {
    for (const old of await kept.keys()) await kept.delete(old);
  }
  await kept.put(place, fresh);
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(scope.skipWaiting());
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const own = request.method === "GET" && request.url.startsWith(BASE.href);
  if (own) event.respondWith(VERSION ? ofFolder(request) : ofServer(request));
});
