// Dragging by mouse, pen and finger: whatever has `data-drag` is carried to where it has a use, and used there.

import { css, type ReactiveController } from "lit";
import { copyOf } from "../look/copy.ts";
import type { Choice } from "../protocol.ts";
import type { GameTable } from "./contract.ts";

const SLACK = 6; // pixels that a press may move and still be a press
const HOLD = 280; // milliseconds until a finger that rests takes a thing up: before that, it scrolls
const EDGE = 56; // pixels from the edge of the window where a table scrolls along
const SCROLL = 14; // pixels a frame

/** What a table knows of dragging. */
export interface Carrier {
  lift(thing: string): void; // it is in the air
  over(place: Element): Choice | undefined; // what dropping it here would do
  down(): void; // it is in the air no more
}

interface Carried {
  thing: HTMLElement;
  id: number; // of the pointer
  from: [x: number, y: number];
  at: [x: number, y: number];
  ready: boolean; // moving on takes it up
  shown: HTMLElement | null; // what flies along; null: not taken up yet
}

/** Attach with `new Drag(this, carrier)`. */
export class Drag implements ReactiveController {
  readonly #table: GameTable;
  readonly #carrier: Carrier;
  #carried: Carried | null = null;
  #hold = 0;

  constructor(table: GameTable, carrier: Carrier) {
    this.#table = table;
    this.#carrier = carrier;
    table.addController(this);
  }

  hostConnected(): void {
    this.#table.renderRoot.addEventListener("pointerdown", this.#press as EventListener);
    // A finger that carries something does not scroll; only a listener that is not passive can say so.
    this.#table.addEventListener("touchmove", this.#still, { passive: false });
  }

  hostDisconnected(): void {
    this.#end();
    this.#table.renderRoot.removeEventListener("pointerdown", this.#press as EventListener);
    this.#table.removeEventListener("touchmove", this.#still);
  }

  /** A new position has come while something was in the air, and it cannot be used any more. */
  hostUpdated(): void {
    if (this.#carried && !this.#table.open) this.#end();
  }

  // --- taking up ----------------------------------------------------------------------------------------

  readonly #press = (event: PointerEvent): void => {
    const thing = (event.target as Element).closest<HTMLElement>("[data-drag]");
    if (!thing || !event.isPrimary || event.button !== 0 || !this.#table.open) return;
    const from: [number, number] = [event.clientX, event.clientY];
    this.#carried = { thing, id: event.pointerId, from, at: from, ready: false, shown: null };
    if (event.pointerType === "mouse") this.#carried.ready = true;
    else this.#hold = setTimeout(() => this.#arm(), HOLD);
    for (const [kind, heard] of this.#heard) addEventListener(kind, heard as EventListener);
  };

  /** The finger has rested: from now on it carries. */
  #arm(): void {
    if (!this.#carried) return;
    this.#carried.ready = true;
    this.#carried.thing.dataset.held = "";
  }

  readonly #still = (event: TouchEvent): void => {
    if (this.#carried?.ready && event.cancelable) event.preventDefault();
  };

  readonly #heard: readonly [kind: string, heard: (event: never) => void][] = [
    ["pointermove", (event: PointerEvent) => this.#move(event)],
    ["pointerup", (event: PointerEvent) => this.#drop(event)],
    ["pointercancel", () => this.#end()],
    ["keydown", (event: KeyboardEvent) => event.key === "Escape" && this.#end()],
  ];

  #move(event: PointerEvent): void {
    const carried = this.#carried;
    if (!carried || event.pointerId !== carried.id) return;
    carried.at = [event.clientX, event.clientY];
    const far = Math.hypot(carried.at[0] - carried.from[0], carried.at[1] - carried.from[1]) > SLACK;
    if (!carried.shown && !far) return;
    if (!carried.ready) return this.#end(); // a finger that scrolls
    if (!carried.shown) this.#lift(carried);
    this.#follow(carried);
  }

  #lift(carried: Carried): void {
    carried.shown = flying(carried.thing);
    this.#table.toggleAttribute("data-carrying", true);
    this.#table.renderRoot.dispatchEvent(new CustomEvent("lifted"));
    this.#carrier.lift(carried.thing.dataset.drag ?? "");
    requestAnimationFrame(() => this.#scroll());
  }

  #follow({ shown, from, at }: Carried): void {
    if (shown) shown.style.transform = `translate(${at[0] - from[0]}px, ${at[1] - from[1]}px) rotate(1.5deg)`;
  }

  /** Near the upper or lower edge of the window the table comes along. */
  #scroll(): void {
    const carried = this.#carried;
    if (!carried?.shown) return;
    const y = carried.at[1];
    const step = y < EDGE ? -SCROLL : y > innerHeight - EDGE ? SCROLL : 0;
    if (step) scrollerOf(this.#table).scrollBy(0, step);
    requestAnimationFrame(() => this.#scroll());
  }

  // --- putting down -------------------------------------------------------------------------------------

  #drop(event: PointerEvent): void {
    const carried = this.#carried;
    if (!carried || event.pointerId !== carried.id) return;
    if (!carried.shown) return this.#end();
    this.#deafen();
    const place = (this.#table.renderRoot as ShadowRoot).elementFromPoint(event.clientX, event.clientY);
    const choice = place ? this.#carrier.over(place) : undefined;
    this.#end();
    if (!place || !choice) return;
    place.dispatchEvent(new CustomEvent("dropped", { bubbles: true, composed: true }));
    this.#table.pick(choice);
  }

  /** The click that ends a drag chooses nothing. */
  #deafen(): void {
    const hush = (event: Event) => event.stopPropagation();
    addEventListener("click", hush, { capture: true });
    setTimeout(() => removeEventListener("click", hush, { capture: true }));
  }

  #end(): void {
    clearTimeout(this.#hold);
    const carried = this.#carried;
    this.#carried = null;
    for (const [kind, heard] of this.#heard) removeEventListener(kind, heard as EventListener);
    if (!carried) return;
    delete carried.thing.dataset.held;
    carried.shown?.remove();
    this.#table.toggleAttribute("data-carrying", false);
    if (carried.shown) this.#carrier.down();
  }
}

/** A copy of a thing in the top layer, at its place; beside the thing, so that it looks the same. */
function flying(thing: HTMLElement): HTMLElement {
  const { left, top } = thing.getBoundingClientRect();
  const shown = Object.assign(document.createElement("div"), { className: "in-the-air", popover: "manual" });
  shown.setAttribute("aria-hidden", "true");
  Object.assign(shown.style, { left: `${left}px`, top: `${top}px` });
  shown.append(copyOf(thing));
  thing.parentElement?.append(shown);
  shown.showPopover();
  return shown;
}

/** What scrolls a table: the part of the page that it lies in, or the page. */
function scrollerOf(table: Element): Element {
  const main = table.closest("main");
  const own = main && main.scrollHeight > main.clientHeight && getComputedStyle(main).overflowY !== "visible";
  return own ? main : document.scrollingElement ?? document.documentElement;
}

export const dragStyles = css`
  [data-drag] {
    cursor: grab;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  [data-held] {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }
  :host([data-carrying]) * {
    cursor: grabbing;
  }
  .in-the-air {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    pointer-events: none;
    opacity: 0.92;
    will-change: transform;
  }
  .drop {
    outline: 3px dashed var(--good);
    outline-offset: -3px;
  }
`;
