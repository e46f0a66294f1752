// What the events of Faiyum sound like, the weightiest first.

import type { Sounds } from "../../look/sound.ts";

export const sounds: Sounds = {
  disaster: "drum",
  "block-built": "built",
  built: "built",
  "bridge-built": "stone",
  "road-built": "stone",
  linked: "horn",
  hunted: "water",
  "crocodile-left": "water",
  administered: "coin",
  cashed: "coin",
  bought: "coin",
  "gained-money": "coin",
  played: "card",
  recalled: "card",
};
