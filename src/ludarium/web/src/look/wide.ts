// How wide a table is, for sizes that grow with it.

import type { ReactiveController, ReactiveControllerHost } from "lit";

/**
 * Keeps a hundredth of the host's width in `--wide`. A container's unit says the same, but what hangs on one
 * is styled anew with every layout: of a whole table that took several frames. Attach with `new Wide(this)`.
 */
export class Wide implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #watch = new ResizeObserver(([entry]) => this.#measured(entry!.contentRect.width));

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#watch.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#watch.disconnect();
  }

  #measured(width: number): void {
    if (width) this.#host.style.setProperty("--wide", `${width / 100}px`);
  }
}
