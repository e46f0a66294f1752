// What lies over the foot of a small window, told to everything that sticks there: `--foot` is its height.

import type { LitElement, ReactiveController } from "lit";

/** Attach with `new Foot(this)`: while the element is fixed, the page's `--foot` is how high it is. */
export class Foot implements ReactiveController {
  readonly #card: LitElement;
  readonly #sizes = new ResizeObserver(() => this.#tell());

  constructor(card: LitElement) {
    this.#card = card;
    card.addController(this);
  }

  hostConnected(): void {
    this.#sizes.observe(this.#card);
  }

  hostDisconnected(): void {
    this.#sizes.disconnect();
    document.documentElement.style.removeProperty("--foot");
  }

  #tell(): void {
    const lies = getComputedStyle(this.#card).position === "fixed";
    document.documentElement.style.setProperty("--foot", lies ? `${this.#card.offsetHeight}px` : "0px");
  }
}
