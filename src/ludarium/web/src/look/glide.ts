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
  #moving: Animation[] = [];

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdate(): void {
    this.#before = new Map(this.#things().map(([key, thing]) => [key, thing.getBoundingClientRect()]));
  }

  hostUpdated(): void {
    if (matchMedia(CALM).matches || this.#before.size === 0) return;
    // What still moves ends here and goes on from where it was seen: two motions of one thing keep the compositor out.
    for (const motion of this.#moving) motion.cancel();
    const now = this.#things().map(([key, thing]) => ({ key, thing, place: thing.getBoundingClientRect() }));
    const before = this.#before;
    // Motion begins with the next frame: whoever reads a place before it does not make the page be laid out anew.
    requestAnimationFrame(() => {
      this.#moving = now.flatMap(({ key, thing, place }) => {
        const old = before.get(key);
        return old ? slide(thing, old, place) : appear(thing);
      });
    });
  }

  #things(): [string, HTMLElement][] {
    const found = this.#host.renderRoot?.querySelectorAll<HTMLElement>("[data-key]") ?? [];
    return [...found].map((thing) => [thing.dataset.key ?? "", thing]);
  }
}

/** From the old place to the new one. Only the transform moves: anything beside it would keep the compositor out. */
function slide(thing: HTMLElement, before: DOMRect, now: DOMRect): Animation[] {
  const [x, y] = [before.x - now.x, before.y - now.y];
  if (Math.abs(x) + Math.abs(y) < 2 || now.width === 0) return [];
  const size = before.width && now.width ? before.width / now.width : 1;
  const [right, down] = [x + (size - 1) * now.width / 2, y + (size - 1) * now.height / 2]; // scaled about its middle
  const from = `translate(${right}px, ${down}px) scale(${size})`;
  return [thing.animate([{ transform: from }, { transform: "none" }], { duration: LASTS, easing: EASE })];
}

function appear(thing: HTMLElement): Animation[] {
  const seen = [{ opacity: 0, transform: "scale(0.92)" }, { opacity: 1, transform: "none" }];
  return [thing.animate(seen, { duration: LASTS, easing: EASE })];
}
