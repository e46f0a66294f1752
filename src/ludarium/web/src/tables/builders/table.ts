// The Builders' table, both editions: what is chosen, and where its parts stand.

import { css, html, type PropertyValues } from "lit";
import { Glide } from "../../look/glide.ts";
import { keepFocus, type Spot, spotOf } from "../../look/roving.ts";
import type { Sounds } from "../../look/sound.ts";
import { shared } from "../../look/tokens.ts";
import { Wide } from "../../look/wide.ts";
import type { BuildersView, Choice, Refusal, SeatView, SiteView, UnitView } from "../../protocol.ts";
import { GameTable } from "../contract.ts";
import { curveStyles } from "../curve.ts";
import { dealStyles } from "../deal.ts";
import { Drag, dragStyles } from "../drag.ts";
import { Peek, peekStyles } from "../peek.ts";
import { area, areaStyles } from "./area.ts";
import type { BuildersTable, Chosen } from "./asks.ts";
import { cardStyles } from "./cards.ts";
import { crewStyles } from "./crew.ts";
import { celebrate } from "./delight.ts";
import { carrier } from "./drag.ts";
import { investments, investmentStyles } from "./investments.ts";
import { peopleStyles } from "./people.ts";
import { pieceStyles } from "./pieces.ts";
import { aims, purse, purseStyles } from "./purse.ts";
import { buildings, rowStyles, workers } from "./rows.ts";
import { seats, seatStyles } from "./seats.ts";
import { siteStyles } from "./sites.ts";
import { skylineStyles } from "./skyline.ts";
import { towns, townStyles } from "./town.ts";
import { sounds } from "./sounds.ts";

const layout = css`
  :host {
    display: block;
    container-type: inline-size;
    --sky: light-dark(#cfe3ec, #1d2c3a);
    --sky-2: light-dark(#f8ead0, #40362f);
    --hill: light-dark(#9db06d, #3c4a2f);
    --hill-far: light-dark(#bcc79a, #33402f);
  }
  :host([data-game="builders-antiquity"]) {
    --sky: light-dark(#bfe0ea, #17303a);
    --sky-2: light-dark(#fdecc8, #40351f);
    --hill: light-dark(#ddc27f, #574a2b);
    --hill-far: light-dark(#e8d6a6, #4a4129);
  }
  .table {
    /* Everything grows with the window: signs, cards and letters are so many --px. */
    --px: clamp(1px, min(calc(0.0962 * var(--wide, 10px)), 0.135dvh), 1.7px);
    --t-2: calc(12 * var(--px));
    --t-1: calc(13 * var(--px));
    --t0: calc(15 * var(--px));
    --t2: calc(22 * var(--px));
    font-size: var(--t0);
    display: grid;
    grid-template-columns: minmax(0, 1fr) calc(212 * var(--px));
    gap: var(--s3);
    min-height: 100%;
  }
  .board {
    display: grid;
    grid-template-rows: auto auto auto 1fr;
    gap: var(--s3);
    min-width: 0;
  }
  .board.over {
    grid-template-rows: auto 1fr;
  }
  .aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s3);
    align-content: start;
  }
  h2 {
    font-size: var(--t0);
    margin-bottom: 5px;
    display: flex;
    align-items: baseline;
    gap: var(--s2);
  }
  small {
    font: 400 var(--t-2) var(--sans);
    color: var(--ink-2);
  }
  .flying {
    position: fixed;
    left: 0;
    top: 0;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: radial-gradient(circle at 35% 30%, #ffe9a8, var(--gold-fill) 60%, #8a6100);
    pointer-events: none;
    z-index: 30;
  }
  .empty {
    color: var(--ink-2);
    font-size: var(--t-1);
    font-style: italic;
  }
  @container (max-width: 860px) {
    .table {
      grid-template-columns: minmax(0, 1fr);
    }
    .aside {
      grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    }
  }
  @container (max-width: 640px) {
    .aside {
      display: contents;
    }
  }
`;

/** Fingers need larger letters and larger things than a mouse. */
const touch = css`
  @media (pointer: coarse) {
    .table {
      --t-2: max(14px, calc(12 * var(--px)));
      --t-1: max(14px, calc(13 * var(--px)));
    }
    .do,
    .invest,
    .send,
    .free,
    .face,
    .card {
      min-height: 44px;
    }
    .invest {
      min-width: 44px;
    }
  }
  @container (max-width: 640px) {
    .do,
    .invest,
    .send,
    .free {
      min-height: 44px;
    }
  }
`;

class BuildersTableElement extends GameTable<BuildersView> implements BuildersTable {
  static override properties = {
    ...GameTable.properties,
    chosen: { state: true },
    dragged: { state: true },
    shown: { state: true },
  };
  static override styles = [
    shared,
    pieceStyles,
    peopleStyles,
    skylineStyles,
    cardStyles,
    layout,
    rowStyles,
    seatStyles,
    siteStyles,
    crewStyles,
    townStyles,
    areaStyles,
    purseStyles,
    investmentStyles,
    curveStyles,
    dealStyles,
    peekStyles,
    dragStyles,
    touch,
  ];

  declare chosen: Chosen | null;
  declare dragged: string;
  declare shown: number | null; // the seat whose area is looked at; null: the usual one

  constructor() {
    super();
    this.chosen = null;
    this.dragged = "";
    this.shown = null;
    new Glide(this);
    new Wide(this);
    new Peek(this);
    new Drag(this, carrier(this));
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  // --- what the parts ask ---------------------------------------------------------------------------

  override get sounds(): Sounds {
    return sounds;
  }

  /** The seat whose things can be used or, for those who watch, the seat whose turn it is. */
  get mine(): number {
    return this.view.viewer ?? Math.max(0, this.view.turn);
  }

  get old(): boolean {
    return this.view.investments !== null;
  }

  get seat(): SeatView {
    const wanted = this.shown ?? this.mine;
    return this.view.seats[wanted] ?? this.view.seats[0]!;
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

  // --- what is done -----------------------------------------------------------------------------------

  /** Take something up or put it back. */
  take(what: Chosen["what"], id: string): void {
    this.chosen = this.isChosen(what, id) || !this.open ? null : { what, id };
  }

  override pick(choice: Choice): void {
    super.pick(choice);
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

  override updated(changed: PropertyValues<this>): void {
    celebrate(this, changed);
    if (this.shadowRoot) keepFocus(this.shadowRoot, this.#spot);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#spot = this.shadowRoot && spotOf(this.shadowRoot);
    if (!changed.has("view")) return;
    if (this.chosen?.what === "unit" && !this.chosenUnit) this.chosen = null;
    if (this.chosen?.what === "site" && !this.chosenSite) this.chosen = null;
    if (!this.open) this.chosen = null;
  }

  /** While the game goes on, the rows and what lies before a seat; at the end, everybody's town. */
  #middle() {
    if (this.view.winners.length && this.shown === null) return towns(this);
    return html`${buildings(this)} ${workers(this)} ${area(this)}`;
  }

  override render() {
    if (!this.view || !this.say) return null;
    this.dataset.game = this.view.game;
    return html`
      <div class="table ${this.view.investments ? "with-investments" : ""}">
        <div class="board ${this.view.winners.length && this.shown === null ? "over" : ""}">${seats(
          this,
        )} ${this.#middle()}</div>
        <div class="aside">${purse(this)} ${investments(this)} ${aims(this)}</div>
      </div>
    `;
  }
}

customElements.define("builders-table", BuildersTableElement);
