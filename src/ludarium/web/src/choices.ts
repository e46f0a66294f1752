// A choice is one action, or several that go together: the last one is meant.

import type { Choice } from "./protocol.ts";

/** The action that is meant; those before it only make it possible. */
export function meant({ actions }: Choice): number {
  return actions.at(-1) ?? -1;
}
