// What the events of The Builders sound like, the weightiest first.

import type { Sounds } from "../../look/sound.ts";

export const sounds: Sounds = {
  finished: "built",
  "machine-finished": "built",
  "last-round": "horn",
  opened: "stone",
  sent: "stone",
  "sent-with-tool": "stone",
  recruited: "card",
  "prisoner-bought": "coin",
  "tool-bought": "coin",
  borrowed: "coin",
  educated: "card",
  freed: "card",
  took: "coin",
  bought: "coin",
};
