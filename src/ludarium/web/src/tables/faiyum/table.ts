/** Faiyum's table: map, market, players, hand and pile, and the sheet of the thing that is chosen. */
import { html, nothing, type TemplateResult } from "lit";
import { Glide } from "../../look/glide.ts";
import { placeBeside } from "../../look/popup.ts";
import { keepStops } from "../../look/roving.ts";
import type { Sounds } from "../../look/sound.ts";
import { shared } from "../../look/tokens.ts";
import { Wide } from "../../look/wide.ts";
import type { Thing } from "../../protocol.ts";
import { GameTable } from "../contract.ts";
import { curveStyles } from "../curve.ts";
import { dealStyles, dealWords } from "../deal.ts";
import { Drag, dragStyles } from "../drag.ts";
import { goalStyles } from "../goals.ts";
import { Peek, peekStyles } from "../peek.ts";
import { symbols } from "./art.ts";
import type { FaiyumTable } from "./asks.ts";
import { carrier, waiting } from "./drag.ts";
import { finalePart } from "./finale.ts";
import { handPart, pilePart } from "./hand.ts";
import { goalsPart, holdersPart, supplyPart } from "./holders.ts";
import type { FaiyumMap } from "./map.ts";
import "./map.ts";
import { marketPart } from "./market.ts";
import { nowPart } from "./now.ts";
import { offerAt, type Offers, offersOf } from "./offers.ts";
import { sheetPart } from "./sheet.ts";
import { styles } from "./table-styles.ts";
import { thingsOf } from "./told.ts";
import type { FaiyumView, HolderView } from "./types.ts";
import { sounds } from "./sounds.ts";

const OVER = -2;
/** What takes the focus after a move, the first of these that is there. */
const NEXT = [
  '.field.can[tabindex="0"]',
  ".field.can",
  ".steps .main",
  ".steps .button",
  ".card.can",
  ".card[tabindex='0']",
];

class FaiyumTableElement extends GameTable<FaiyumView> implements FaiyumTable {
  static override properties = { ...GameTable.properties, chosen: { state: true }, dragged: { state: true } };
  static override styles = [shared, curveStyles, dealStyles, goalStyles, ...styles, peekStyles, dragStyles];

  declare chosen: string; // the thing whose sheet is open, or nothing
  declare dragged: string;
  offers: Offers = new Map();
  things: ReadonlyMap<string, Thing> = new Map();
  #held = false; // the focus was on the table before the position changed

  constructor() {
    super();
    this.chosen = "";
    this.dragged = "";
    new Glide(this);
    new Wide(this);
    new Peek(this);
    new Drag(this, carrier(this));
  }

  override get sounds(): Sounds {
    return sounds;
  }

  /** Whose hand lies before the viewer: the own one, or that of the seat to play. */
  get holder(): HolderView {
    return this.view.seats[this.view.viewer ?? this.view.turn]!;
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has("view")) return;
    this.#held = Boolean(this.shadowRoot?.activeElement);
    this.offers = offersOf(this.view.choices, this.view.refusals);
    this.things = thingsOf(this.view);
    this.chosen = "";
  }

  override render(): TemplateResult {
    const { holder } = this;
    const over = this.view.to_act === OVER;
    return html`
      <div class="table">${symbols()} ${over ? nothing : nowPart(this)}
      <faiyum-map class="board ${waiting(this, "board")}" .view=${this.view} .say=${this
        .say} .offers=${this.offers} .recent=${this
        .recent}
        .things=${this.things} .lit=${this.lit} .desk=${this} ?open=${this.open}></faiyum-map>
      <div class="side">${marketPart(this)} ${holdersPart(this)} ${goalsPart(this)} ${supplyPart(this)}</div>
      <div class="bottom">${over
        ? finalePart(this)
        : html`${handPart(this, holder)} ${pilePart(this, holder)}`}</div>
      ${sheetPart(this)}</div>
    `;
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has("chosen") && this.chosen) this.#placeSheet();
    keepStops(this.renderRoot);
    if (changed.has("view") && this.#held) void this.#keepFocus();
  }

  // --- choosing things ----------------------------------------------------------------------------

  /** Open the sheet of a thing, or close the one that is open. */
  look(thing: string): void {
    const before = this.chosen;
    this.chosen = thing === before ? "" : thing;
    if (!this.chosen) this.#thing(before)?.focus();
  }

  /** Do what a thing offers, or say why it offers nothing. */
  press(thing: string, at: Element): void {
    this.use(offerAt(this.offers, thing), at);
  }

  /** A thing's label, with what can be done with it now or why nothing can. */
  told(label: string, thing: string): string {
    const { choices, refusals } = offerAt(this.offers, thing);
    if (!this.open) return label;
    const words = choices.length
      ? choices.map((choice) => dealWords(this.say, choice))
      : refusals.slice(0, 1).map(({ reason }) => this.say.reason(reason));
    return [label, ...words].join("; ");
  }

  sheetKey(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    this.look("");
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

  /** The sheet stands beside its thing, above everything and inside the window, and takes the focus. */
  #placeSheet(): void {
    const sheet = this.renderRoot.querySelector<HTMLElement>(".sheet");
    const thing = this.#thing(this.chosen);
    if (!sheet || !thing) return;
    sheet.showPopover();
    placeBeside(sheet, thing);
    (sheet.querySelector<HTMLElement>(".doing button") ?? sheet.querySelector<HTMLElement>("button"))?.focus({
      preventScroll: true,
    });
  }
}

customElements.define("faiyum-table", FaiyumTableElement);
