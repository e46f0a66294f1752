// The Builders' table, both editions: what is chosen, and where its parts stand.

import { html, type PropertyValues } from "lit";
import { Glide } from "../../look/glide.ts";
import { keepFocus, type Spot, spotOf } from "../../look/roving.ts";
import { shared } from "../../look/tokens.ts";
import type { BuildersView, Choice, Refusal, SeatView, SiteView, UnitView } from "../../protocol.ts";
import { GameTable } from "../contract.ts";
import { type Offer, offer } from "../offers.ts";
import { area } from "./area.ts";
import { investments } from "./investments.ts";
import { others } from "./others.ts";
import { buildings, workers } from "./rows.ts";
import { styles } from "./styles.ts";
import { purse } from "./purse.ts";

export const SENDINGS = ["send", "send-with-tool"] as const;
const KINDS = [
  ...SENDINGS,
  "open",
  "recruit",
  "take",
  "free",
  "prisoner",
  "tool",
  "university",
  "loan",
  "buy",
  "end",
];
const NEWS = ["open", "recruit", "end"]; // what these kinds bring cannot be taken back

/** What is taken up: a worker to be sent, freed or educated, a site that waits for one, a university. */
export interface Chosen {
  what: "unit" | "site" | "university";
  id: string;
}

export class BuildersTable extends GameTable<BuildersView> {
  static override properties = { ...GameTable.properties, chosen: { state: true }, shown: { state: true } };
  static override styles = [shared, styles];

  declare chosen: Chosen | null;
  declare shown: number | null; // the seat whose area is looked at; null: the usual one

  constructor() {
    super();
    this.chosen = null;
    this.shown = null;
    new Glide(this);
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  override get kinds(): readonly string[] {
    return KINDS;
  }

  override careful(choice: Choice): boolean {
    return NEWS.includes(choice.move.kind);
  }

  // --- what the parts ask ---------------------------------------------------------------------------

  /** The seat whose things can be used or, for those who watch, the seat whose turn it is. */
  get mine(): number {
    return this.view.viewer ?? Math.max(0, this.view.turn);
  }

  get seat(): SeatView {
    const wanted = this.shown ?? this.mine;
    return this.view.seats[wanted] ?? this.view.seats[0]!;
  }

  offer(kinds: string | readonly string[], args: Record<string, string | number> = {}): Offer {
    return offer(this.view, kinds, args);
  }

  isChosen(what: Chosen["what"], id: string): boolean {
    return this.chosen?.what === what && this.chosen.id === id;
  }

  get chosenUnit(): UnitView | null {
    const { chosen } = this;
    if (chosen?.what !== "unit") return null;
    return this.view.seats[this.mine]?.idle.find((unit) => unit.id === chosen.id) ?? null;
  }

  get chosenSite(): SiteView | null {
    const { chosen } = this;
    if (chosen?.what !== "site") return null;
    return this.view.seats[this.mine]?.sites.find((site) => site.building.id === chosen.id) ?? null;
  }

  /** Whether the log points at a card, or something just happened to it. */
  marks(id: string): string {
    const fresh = this.recent.some((event) => Object.values(event.args).includes(id));
    return `${this.lit.has(id) ? "lit" : ""} ${fresh ? "fresh" : ""}`;
  }

  // --- what is done -----------------------------------------------------------------------------------

  /** Take something up or put it back. */
  take(what: Chosen["what"], id: string): void {
    this.chosen = this.isChosen(what, id) || !this.open ? null : { what, id };
  }

  /** Use a thing that does one thing only: do it, or say why not. */
  use({ choices, refusals }: Offer, at: EventTarget | null): void {
    const [first] = choices;
    if (first) this.pick(first);
    else this.explain(refusals, at as Element);
  }

  pick(choice: Choice): void {
    this.choose(choice);
    this.chosen = null;
  }

  why(refusals: readonly Refusal[], event: globalThis.Event): void {
    this.explain(refusals, event.currentTarget as Element);
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.chosen) return;
    event.stopPropagation();
    this.chosen = null;
  }

  #spot: Spot | null = null;

  override updated(): void {
    if (this.shadowRoot) keepFocus(this.shadowRoot, this.#spot);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#spot = this.shadowRoot && spotOf(this.shadowRoot);
    if (!changed.has("view")) return;
    if (this.chosen?.what === "unit" && !this.chosenUnit) this.chosen = null;
    if (this.chosen?.what === "site" && !this.chosenSite) this.chosen = null;
    if (!this.open) this.chosen = null;
  }

  override render() {
    if (!this.view || !this.say) return null;
    this.dataset.game = this.view.game;
    return html`
      <div class="table ${this.view.investments ? "with-investments" : ""}">
        <div class="board">${others(this)} ${buildings(this)} ${workers(this)} ${area(this)}</div>
        <div class="aside">${purse(this)} ${investments(this)}</div>
      </div>
    `;
  }
}

customElements.define("builders-table", BuildersTable);
