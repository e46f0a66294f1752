// What the server refused, in words: the error's own, and the rule behind it if there is one.

import { AT_HOME } from "../home/addresses.ts";
import type { Say } from "../say.ts";
import { RefusedError } from "./wire.ts";

export function errorWords(say: Say, error: RefusedError): string {
  const { reason } = error;
  if (reason && say.has(`reason-${reason.kind}`)) return say.reason(reason);
  const here = `web-home-${error.error}`; // where this browser keeps the house
  const message = AT_HOME && say.has(here) ? here : `error-${error.error}`;
  return say.has(message) ? say.words(message, error.args) : say.words("web-error", { error: error.error });
}
