// The page without a network: a service worker keeps its files; a newer version is told, never forced.

import { AT_HOME } from "./addresses.ts";
import { homeState } from "./progress.ts";

/** Keep the files of this page; `newer` is told when another version waits. */
export async function keepOffline(newer: (takeOver: () => void) => void): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers || !isSecureContext) return;
  if (AT_HOME) await homeState.settled(); // the game comes first over a slow line
  const known = await workers.register(new URL(AT_HOME ? "sw.js" : "/sw.js", document.baseURI)).catch(() =>
    null
  );
  if (!known || !AT_HOME) return;
  if (workers.controller) {
    workers.addEventListener("controllerchange", () => location.reload(), { once: true });
  }
  const tell = (coming: ServiceWorker | null) => {
    if (coming && workers.controller) newer(() => coming.postMessage("take-over"));
  };
  tell(known.waiting);
  known.addEventListener("updatefound", () => {
    const coming = known.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && tell(coming));
  });
}
