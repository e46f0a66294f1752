// A closer look: whatever has `data-thing` (or `data-look`, where that is another) or `data-action` says, on hover, focus or a long press, all that the view tells of it.

import { css, html, nothing, type ReactiveController, render, type TemplateResult } from "lit";
import { copyOf } from "../look/copy.ts";
import { placeBeside } from "../look/popup.ts";
import type { Choice, Thing } from "../protocol.ts";
import { sentence } from "../say.ts";
import type { GameTable } from "./contract.ts";
import { deal } from "./deal.ts";
import { factsOf, offerAt, thingOf, told } from "./things.ts";

const SOON = 350; // milliseconds of resting on a thing
const LONG = 450; // of pressing it
const LARGE = 170; // pixels of a card that is large enough where it lies
const MOST = 6; // choices that are told

/** Attach with `new Peek(this)`; the popup lives in the table's own tree. */
export class Peek implements ReactiveController {
  readonly #table: GameTable;
  readonly #choices: ((thing: Thing) => readonly Choice[]) | undefined;
  #popup: HTMLElement | null = null;
  #at: HTMLElement | null = null;
  #wait = 0;
  #pressed = false; // a long press shows, so that its click chooses nothing

  /** `choices` says what can be done with a thing, where that is not all that names it. */
  constructor(table: GameTable, choices?: (thing: Thing) => readonly Choice[]) {
    this.#table = table;
    this.#choices = choices;
    table.addController(this);
  }

  hostConnected(): void {
    const root = this.#table.renderRoot as ShadowRoot;
    root.addEventListener("pointerover", (event) => this.#over(event as PointerEvent));
    root.addEventListener("pointerout", () => this.hide());
    root.addEventListener("pointerdown", (event) => this.#press(event as PointerEvent));
    root.addEventListener("pointerup", () => clearTimeout(this.#wait));
    root.addEventListener("pointercancel", () => this.hide());
    root.addEventListener("lifted", () => this.hide());
    root.addEventListener("contextmenu", (event) => this.#pressed && event.preventDefault());
    root.addEventListener("click", (event) => this.#click(event), { capture: true });
    root.addEventListener("focusin", (event) => this.#focus(event as FocusEvent));
    root.addEventListener("focusout", () => this.hide());
    root.addEventListener("keydown", (event) => (event as KeyboardEvent).key === "Escape" && this.hide());
  }

  hostUpdated(): void {
    if (this.#at && !this.#at.isConnected) this.hide();
  }

  hostDisconnected(): void {
    this.hide();
  }

  hide(): void {
    clearTimeout(this.#wait);
    this.#at = null;
    this.#popup?.hidePopover();
  }

  #over(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    this.#soon(event, SOON);
  }

  #press(event: PointerEvent): void {
    this.#pressed = false;
    if (event.pointerType === "mouse") this.hide();
    else this.#soon(event, LONG, () => (this.#pressed = true));
  }

  #click(event: globalThis.Event): void {
    if (!this.#pressed) return this.hide();
    this.#pressed = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #focus(event: FocusEvent): void {
    const thing = nearest(event);
    if (thing?.matches(":focus-visible")) this.#soon(event, SOON);
  }

  #soon(event: globalThis.Event, wait: number, then = () => {}): void {
    const thing = nearest(event);
    clearTimeout(this.#wait);
    if (!thing || this.#table.hasAttribute("data-carrying")) return;
    this.#wait = setTimeout(() => {
      then();
      this.#show(thing);
    }, wait);
  }

  #show(at: HTMLElement): void {
    const told = at.isConnected ? closer(this.#table, at.dataset, this.#choices) : null;
    if (!told) return;
    if (!this.#popup?.isConnected) this.#popup = this.#made(); // a table that is drawn anew drops it
    this.#at = at;
    const card = at.closest<HTMLElement>(".card");
    const small = card && card.offsetWidth < LARGE;
    render(html`${small ? copyOf(card) : nothing}<div>${told}</div>`, this.#popup);
    this.#popup.showPopover();
    placeBeside(this.#popup, at.querySelector("[data-anchor]") ?? at);
  }

  #made(): HTMLElement {
    const popup = Object.assign(document.createElement("div"), { className: "peek", popover: "manual" });
    popup.setAttribute("role", "tooltip");
    const sizes = this.#table.renderRoot.querySelector(".table"); // there, a card looks as it does on the table
    (sizes ?? this.#table.renderRoot).append(popup);
    return popup;
  }
}

function nearest(event: globalThis.Event): HTMLElement | null {
  return (event.target as Element | null)?.closest<HTMLElement>("[data-look], [data-thing], [data-action]") ??
    null;
}

/** All that is known of a thing, or of a choice that no thing stands for. */
function closer(
  { view, say }: GameTable,
  data: DOMStringMap,
  choicesOf: (thing: Thing) => readonly Choice[] = (thing) => offerAt(view, thing).choices,
): TemplateResult | null {
  const thing = thingOf(view, data.look ?? data.thing);
  const choices = thing
    ? choicesOf(thing)
    : view.choices.filter(({ actions, minor }) => !minor && String(actions.at(-1)) === data.action);
  if (!thing && !choices.length) return null;
  const facts = thing ? [...factsOf(say, thing), ...told(say, thing.things?.map(({ name }) => name))] : [];
  const known = new Set(facts);
  return html`
    ${thing ? html`<b>${say.phrase(thing.name)}</b>` : nothing}
    <ul>${facts.map((line) => html`<li>${line}</li>`)}</ul>
    ${choices.slice(0, MOST).map((choice) =>
      html`<p><span>${sentence(say.choice(choice))}</span> ${deal(say, choice, known)}</p>`
    )}
    ${choices.length > MOST ? html`<p>…</p>` : nothing}
  `;
}

export const peekStyles = css`
  .peek {
    border: 1px solid var(--line-2);
    border-radius: var(--r2);
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--shadow-2);
    padding: var(--s2) var(--s3);
    max-width: min(92vw, 340px);
    max-height: 96dvh;
    overflow: hidden;
    font: 400 max(13px, var(--t-1)) / 1.35 var(--sans);
    pointer-events: none;
  }
  .peek:has(> .card) {
    max-width: min(92vw, 600px);
  }
  .peek:has(> .card):popover-open {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s3);
    align-items: start;
  }
  .peek > .card {
    zoom: 1.5;
  }
  @media (max-width: 640px) and (min-height: 561px) {
    .peek:has(> .card):popover-open {
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
    }
    .peek > .card {
      zoom: 1.25;
    }
  }
  .peek > div > b {
    font: 650 1.15em var(--serif);
  }
  .peek p {
    display: grid;
    margin-top: 6px;
    padding-top: 6px;
    border-top: 1px solid var(--line);
  }
  .peek ul:empty:first-child + p {
    margin: 0;
    padding: 0;
    border: 0; /* a choice that no thing stands for says itself first */
  }
`;
