/** Faiyum's table: map, market, players, hand and pile, and the sheet of the thing that is chosen. */
import { html, type TemplateResult } from "lit";
import { Glide } from "../../look/glide.ts";
import { shared } from "../../look/tokens.ts";
import type { Choice } from "../../protocol.ts";
import { GameTable } from "../contract.ts";
import { symbols } from "./art.ts";
import { handPart, pilePart } from "./hand.ts";
import { holdersPart, supplyPart } from "./holders.ts";
import type { FaiyumMap } from "./map.ts";
import "./map.ts";
import { marketPart } from "./market.ts";
import { nowPart } from "./now.ts";
import { offerAt, type Offers, offersOf } from "./offers.ts";
import { sheetPart } from "./sheet.ts";
import { styles } from "./styles.ts";
import type { FaiyumView, HolderView } from "./types.ts";

const GAP = 8;
/** What takes the focus after a move, the first of these that is there. */
const NEXT = [
  '.field.can[tabindex="0"]',
  ".field.can",
  ".steps .main",
  ".steps .button",
  ".card.can",
  ".card[tabindex='0']",
];

export class FaiyumTable extends GameTable<FaiyumView> {
  static override properties = { ...GameTable.properties, chosen: { state: true } };
  static override styles = [shared, ...styles];

  declare chosen: string; // the thing whose sheet is open, or nothing
  offers: Offers = new Map();
  #held = false; // the focus was on the table before the position changed

  constructor() {
    super();
    this.chosen = "";
    new Glide(this);
  }

  /** Whose hand lies before the viewer: the own one, or that of the seat to play. */
  get holder(): HolderView {
    return this.view.seats[this.view.viewer ?? this.view.turn]!;
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has("view")) return;
    this.#held = Boolean(this.shadowRoot?.activeElement);
    this.offers = offersOf(this.view.choices, this.view.refusals);
    this.chosen = "";
  }

  override render(): TemplateResult {
    const { holder } = this;
    return html`
      <div class="table">${symbols()} ${nowPart(this)}
      <faiyum-map class="board" .view=${this.view} .say=${this.say} .offers=${this.offers} .recent=${this
        .recent}
        .lit=${this.lit} .desk=${this} ?open=${this.open}></faiyum-map>
      <div class="side">${marketPart(this)} ${holdersPart(this)} ${supplyPart(this)}</div>
      <div class="bottom">${handPart(this, holder)} ${pilePart(this, holder)}</div>
      ${sheetPart(this)}</div>
    `;
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has("chosen") && this.chosen) this.#placeSheet();
    this.#keepStops();
    if (changed.has("view") && this.#held) void this.#keepFocus();
  }

  /** Who passes is out (FA-72). */
  override careful({ move }: Choice): boolean {
    return move.kind === "pass";
  }

  // --- choosing things ----------------------------------------------------------------------------

  /** Open the sheet of a thing, or close the one that is open. */
  pick(thing: string): void {
    const before = this.chosen;
    this.chosen = thing === before ? "" : thing;
    if (!this.chosen) this.#thing(before)?.focus();
  }

  /** Do what a thing offers, or say why it offers nothing. */
  press(thing: string, at: Element): void {
    const { choices, refusals } = offerAt(this.offers, thing);
    if (choices[0]) this.choose(choices[0]);
    else this.explain(refusals, at);
  }

  /** A thing's label, with what can be done with it now or why nothing can. */
  told(label: string, thing: string): string {
    const { choices, refusals } = offerAt(this.offers, thing);
    if (!this.open) return label;
    const words = choices.length
      ? choices.map((choice) => this.say.choice(choice))
      : refusals.slice(0, 1).map(({ reason }) => this.say.reason(reason));
    return [label, ...words].join("; ");
  }

  sheetKey(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    this.pick("");
  }

  /** Every row of cards keeps a stop of the Tab key, even when the card that was it has gone. */
  #keepStops(): void {
    for (const row of this.renderRoot.querySelectorAll("[role=group]")) {
      const stops = [...row.querySelectorAll<HTMLElement>("[data-stop]")];
      if (stops[0] && !stops.some(({ tabIndex }) => tabIndex === 0)) stops[0].tabIndex = 0;
    }
  }

  /** When a move took away what had the focus, it goes on to where something can be done now. */
  async #keepFocus(): Promise<void> {
    const map = this.renderRoot.querySelector<FaiyumMap>("faiyum-map");
    await map?.updateComplete;
    if (this.shadowRoot?.activeElement) return;
    const next = NEXT.map((kind) => this.renderRoot.querySelector<HTMLElement>(kind)).find(Boolean);
    next?.focus({ preventScroll: true });
  }

  /** The thing itself; a button that does the same at once is not it. */
  #thing(thing: string): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"][aria-expanded]`);
  }

  /** The sheet stands beside its thing, inside the table, and takes the focus. */
  #placeSheet(): void {
    const sheet = this.renderRoot.querySelector<HTMLElement>(".sheet");
    const thing = this.#thing(this.chosen);
    if (!sheet || !thing) return;
    const [room, at, own] = [
      this.getBoundingClientRect(),
      thing.getBoundingClientRect(),
      sheet.getBoundingClientRect(),
    ];
    const above = at.top - room.top - own.height - GAP;
    const below = at.bottom - room.top + GAP;
    const most = room.width - own.width - GAP;
    sheet.style.left = `${Math.max(GAP, Math.min(most, at.left - room.left + (at.width - own.width) / 2))}px`;
    sheet.style.top = `${
      above > 0 ? above : Math.max(GAP, Math.min(below, room.height - own.height - GAP))
    }px`;
    (sheet.querySelector<HTMLElement>(".doing button") ?? sheet.querySelector<HTMLElement>("button"))?.focus({
      preventScroll: true,
    });
  }
}

customElements.define("faiyum-table", FaiyumTable);
