// What the events of Ante Portas sound like, the weightiest first.

import type { Sounds } from "../../look/sound.ts";

export const sounds: Sounds = {
  battle: "drum",
  "ally-won": "horn",
  "ally-back": "horn",
  entered: "drum",
  "sea-moved": "water",
  "target-named": "horn",
  "event-played": "card",
  "morale-played": "card",
  attached: "card",
  "laid-march": "card",
  "laid-attached": "card",
  drew: "card",
};
