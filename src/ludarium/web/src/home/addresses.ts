// Where the pages of the house are: paths of a server, or one file of a folder with the path as a question.

const [version = "", megabytes = "0"] =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="ludarium-home"]')?.content.split(" ") ?? [];

/** Which version of the folder this is, and what has to be loaded once. */
export const HOME = { version, megabytes: Number(megabytes) };

/** Whether this page keeps the house itself; else a server does. */
export const AT_HOME: boolean = version !== "";

const ASKED = "p"; // ?p=/t/abc

/** The address of a page of the house, given as the server's path: `/t/abc`, `/rules/faiyum#FA-1`. */
export function address(path: string, atHome: boolean = AT_HOME): string {
  if (!atHome) return path;
  const [before = "", clause] = path.split("#");
  const [page = "", asked] = before.split("?");
  const question = page === "/" ? "" : `?${ASKED}=${page}${asked ? `&${asked}` : ""}`;
  return `./${question}${clause === undefined ? "" : `#${clause}`}`;
}

/** The server's path of an address, with its question and its clause. */
export function pathOf(url: Pick<URL, "pathname" | "search" | "hash">, atHome: boolean = AT_HOME): string {
  if (!atHome) return url.pathname + url.search + url.hash;
  const asked = new URLSearchParams(url.search);
  const page = asked.get(ASKED) ?? "/";
  asked.delete(ASKED);
  const question = asked.toString();
  return page + (question ? `?${question}` : "") + url.hash;
}

/** The path of the page that is shown now, without question and clause. */
export function here(): string {
  return pathOf(location).split(/[?#]/)[0] ?? "/";
}

/** A link that can be given to somebody else. */
export function shareable(path: string): string {
  return new URL(address(path), document.baseURI).href;
}
