// Where something was pressed last: the thing itself may be gone when a question stands there.

import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type Anchor, placeOf } from "./popup.ts";

const PRESSES = ["click", "dropped"];
const USES = "button, [role=button], [tabindex]"; // what can be chosen

/** Attach with `new Pressed(this)`. */
export class Pressed implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #place: Anchor | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    for (const kind of PRESSES) this.#host.addEventListener(kind, this.#press, { capture: true });
  }

  hostDisconnected(): void {
    for (const kind of PRESSES) this.#host.removeEventListener(kind, this.#press, { capture: true });
  }

  get place(): Anchor {
    return this.#place ?? placeOf(this.#host);
  }

  readonly #press = (event: Event): void => {
    const things = event.composedPath().filter((part) => part instanceof Element);
    const thing = things.find((part) => part.matches(USES)) ?? things[0];
    if (thing) this.#place = placeOf(thing);
  };
}
