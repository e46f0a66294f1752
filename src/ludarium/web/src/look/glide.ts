// Moves glide: things with a data-key slide from where they lay before an update to where they lie after it.

import type { ReactiveController, ReactiveControllerHost } from "lit";

interface Host extends ReactiveControllerHost {
  readonly renderRoot: ParentNode;
}

const LASTS = 420;
const CALM = "(prefers-reduced-motion: reduce)";
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Attach with `new Glide(this)`; every element with `data-key` in the host's tree takes part. */
export class Glide implements ReactiveController {
  readonly #host: Host;
  #before = new Map<string, DOMRect>();

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#before = new Map(this.#things().map(([key, thing]) => [key, thing.getBoundingClientRect()]));
  }

  hostUpdated(): void {
    if (matchMedia(CALM).matches || this.#before.size === 0) return;
    for (const [key, thing] of this.#things()) {
      const before = this.#before.get(key);
      if (before) slide(thing, before);
      else appear(thing);
    }
  }

  #things(): [string, HTMLElement][] {
    const found = this.#host.renderRoot?.querySelectorAll<HTMLElement>("[data-key]") ?? [];
    return [...found].map((thing) => [thing.dataset.key ?? "", thing]);
  }
}

function slide(thing: HTMLElement, before: DOMRect): void {
  const now = thing.getBoundingClientRect();
  const [x, y] = [before.x - now.x, before.y - now.y];
  if (Math.abs(x) + Math.abs(y) < 2 || now.width === 0) return;
  const size = before.width && now.width ? before.width / now.width : 1;
  const from = `translate(${x}px, ${y}px) scale(${size})`;
  thing.animate([{ transform: from, transformOrigin: "0 0", zIndex: 5 }, {
    transform: "none",
    transformOrigin: "0 0",
    zIndex: 5,
  }], {
    duration: LASTS,
    easing: EASE,
  });
}

function appear(thing: HTMLElement): void {
  thing.animate([{ opacity: 0, transform: "scale(0.92)" }, { opacity: 1, transform: "none" }], {
    duration: LASTS,
    easing: EASE,
  });
}
