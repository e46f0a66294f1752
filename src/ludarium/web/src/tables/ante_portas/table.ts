// Ante Portas' table: what is taken up, what a click does, and where the parts stand.

import { html, type PropertyValues, type TemplateResult } from "lit";
import { Glide } from "../../look/glide.ts";
import { placeBeside, popupStyles } from "../../look/popup.ts";
import { keepStops } from "../../look/roving.ts";
import type { Sounds } from "../../look/sound.ts";
import { shared } from "../../look/tokens.ts";
import type { AntePortasTableView, Choice, CityView, Refusal } from "../../protocol.ts";
import { GameTable } from "../contract.ts";
import { dealStyles } from "../deal.ts";
import { Drag, dragStyles } from "../drag.ts";
import { goalStyles } from "../goals.ts";
import type { Offer } from "../offers.ts";
import { Peek, peekStyles } from "../peek.ts";
import { linesOf, thingOf } from "../things.ts";
import type { AntePortasTable } from "./asks.ts";
import { battleStyles } from "./battle-styles.ts";
import { battle } from "./battle.ts";
import { campsStyles } from "./camps-styles.ts";
import { camps } from "./camps.ts";
import { citiesStyles } from "./cities-styles.ts";
import { type Chosen, DIRECT, type Dragged, type Laying, LAYINGS } from "./chosen.ts";
import { carrier } from "./drag.ts";
import { endingStyles } from "./ending-styles.ts";
import { ending } from "./ending.ts";
import { goalsStyles } from "./goals-styles.ts";
import { goals } from "./goals.ts";
import { handStyles } from "./hand-styles.ts";
import { hands, intoSight } from "./hand.ts";
import { head } from "./head.ts";
import { stackLines } from "./laid.ts";
import { mapStyles } from "./map-styles.ts";
import { map } from "./map.ts";
import { moraleStyles } from "./morale-styles.ts";
import { moraleTrack } from "./morale.ts";
import type { Side } from "./pieces.ts";
import { seaStyles } from "./sea-styles.ts";
import { sheetStyles } from "./sheet-styles.ts";
import { sheet } from "./sheet.ts";
import { tableStyles } from "./table-styles.ts";
import { sideOf, stackAt } from "./halves.ts";
import { sounds } from "./sounds.ts";

const FIRST_STOP = '.hand [tabindex="0"], .ends button';
const NEAR: ScrollIntoViewOptions = { block: "nearest", inline: "center" };

/** What is told of a thing at a glance: all uses of a card, but not every city it may be laid at. */
const OFFERED: Record<string, (table: AntePortasTable, name: string) => readonly Choice[]> = {
  city: (table, name) => table.cityOffer(name).choices.slice(0, 1),
  ally: (table, ally) => table.offer("ally", { ally }).choices,
  army: (table, card) => table.offer("stray", { card }).choices,
  stack: (table, place) => place === "secret" ? table.secretOffer().choices.slice(0, 1) : [],
  hand: (table, card) => [
    ...table.offer(DIRECT, { card }).choices,
    ...LAYINGS.flatMap((use) =>
      table.offer(["secret", "named"], { card, use }).choices.filter(({ minor }) => !minor).slice(0, 1)
    ),
  ],
};

class AntePortasTableElement extends GameTable<AntePortasTableView> implements AntePortasTable {
  static override properties = {
    ...GameTable.properties,
    chosen: { state: true },
    dragged: { state: true },
    told: { state: true },
  };
  static override styles = [
    shared,
    popupStyles,
    tableStyles,
    mapStyles,
    citiesStyles,
    seaStyles,
    moraleStyles,
    campsStyles,
    battleStyles,
    goalStyles,
    goalsStyles,
    endingStyles,
    handStyles,
    dealStyles,
    sheetStyles,
    peekStyles,
    dragStyles,
  ];

  declare chosen: Chosen | null;
  declare dragged: Dragged | null;
  declare told: readonly string[]; // lines of the small window: a title, and what is known

  #focusedBefore = false; // the keyboard was in the table before an update

  constructor() {
    super();
    this.chosen = null;
    this.dragged = null;
    this.told = [];
    new Glide(this);
    new Drag(this, carrier(this));
    new Peek(this, (thing) => this.#offered(thing.id));
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  // --- what the parts ask -------------------------------------------------------------------------------

  override get sounds(): Sounds {
    return sounds;
  }

  /** The side whose hand lies before the viewer; null for those who watch. */
  get side(): Side | null {
    return this.view.viewer === null ? null : sideOf(this.view.viewer);
  }

  isChosen(card: string): boolean {
    return this.chosen?.what === "card" && this.chosen.id === card;
  }

  /** What is taken up, or in the air. */
  get #held(): Chosen | null {
    const { dragged } = this;
    return dragged?.what === "card" ? { ...dragged, use: this.#usual(dragged.id) } : this.chosen;
  }

  /** What a click on a city would do now. */
  cityOffer(city: string): Offer {
    const chosen = this.#held;
    if (!chosen) return this.offer("target", { city });
    const found = chosen.what === "secret"
      ? this.offer("move-secret", { city })
      : this.offer("named", { city, card: chosen.id, use: chosen.use });
    return found.choices.length ? found : { choices: [], refusals: this.#whyNotHere(city, chosen) };
  }

  /** One refusal stands for all cities that cannot be named: it is said of the city at hand. */
  #whyNotHere(city: string, chosen: Chosen): Refusal[] {
    const { refusals } = this.offer("named");
    const here = refusals.map((refusal) => ({
      ...refusal,
      reason: { ...refusal.reason, args: { ...refusal.reason.args, city } },
    }));
    if (chosen.what === "secret" || chosen.use !== "event") return here;
    const unfit = this.offer("secret", { card: chosen.id, use: chosen.use }).refusals;
    return unfit.length ? [...unfit] : here;
  }

  /** What a click on the place of the secret stack would do now. */
  secretOffer(): Offer {
    const chosen = this.#held;
    if (chosen?.what === "card") return this.offer("secret", { card: chosen.id, use: chosen.use });
    return this.offer("move-secret");
  }

  // --- what is done ---------------------------------------------------------------------------------------

  /** Take a card up or put it back. */
  takeCard(id: string): void {
    const isFree = this.open && !this.isChosen(id);
    this.chosen = isFree ? { what: "card", id, use: this.#usual(id) } : null;
  }

  /** As what a card is laid if nothing else is said. */
  #usual(card: string): Laying {
    const can = (use: Laying) => this.offer(["secret", "named"], { card, use }).choices.length > 0;
    return LAYINGS.find(can) ?? "army";
  }

  layAs(use: Laying): void {
    if (this.chosen?.what === "card") this.chosen = { ...this.chosen, use };
  }

  clickCity(city: CityView, at: Element): void {
    const offer = this.cityOffer(city.id);
    if (offer.choices.length || offer.refusals.length) this.use(offer, at);
    else this.tell(this.#cityLines(city), at);
  }

  #cityLines(city: CityView): string[] {
    const stack = stackAt(this.view, city.id);
    const lines = linesOf(this.say, thingOf(this.view, `city:${city.id}`));
    return [...lines, ...(stack ? stackLines(this, stack).slice(1) : [])];
  }

  clickSecret(at: Element): void {
    const offer = this.secretOffer();
    const stack = stackAt(this.view, "secret");
    if (this.chosen?.what === "secret") this.chosen = null;
    else if (this.chosen || !offer.choices.length) {
      if (offer.choices.length || offer.refusals.length) this.use(offer, at);
      else {this.tell(
          stack ? stackLines(this, stack) : linesOf(this.say, thingOf(this.view, "stack:secret")),
          at,
        );}
    } else if (this.open) this.chosen = { what: "secret" };
  }

  override pick(choice: Choice): void {
    super.pick(choice);
    this.chosen = null;
  }

  /** What choosing a thing would do now, told at a glance: at a city, with the card that is taken up. */
  #offered(id: string): readonly Choice[] {
    const [kind = "", name = ""] = id.split(":");
    return OFFERED[kind]?.(this, name) ?? [];
  }

  /** Say in a small window what is known of a thing. */
  tell(lines: readonly string[], at: Element): void {
    this.told = lines;
    void this.updateComplete.then(() => {
      const popup = this.renderRoot.querySelector<HTMLElement>(".told");
      popup?.showPopover();
      if (popup) placeBeside(popup, at);
    });
  }

  #key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.chosen) return;
    event.stopPropagation();
    const { chosen } = this;
    this.chosen = null;
    const back = chosen.what === "card" ? `[data-card="${chosen.id}"]` : ".secret";
    this.renderRoot.querySelector<HTMLElement>(back)?.focus();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#focusedBefore = this.#focused !== null;
    if (!changed.has("view") && !changed.has("preview")) return;
    const { chosen } = this;
    const gone = chosen?.what === "card" &&
      !this.view.choices.some(({ move }) => move.args.card === chosen.id);
    if (!this.open) this.dragged = null;
    if (gone || !this.open) this.chosen = null;
    else if (chosen?.what === "secret" && !stackAt(this.view, "secret")) this.chosen = null;
  }

  override updated(changed: PropertyValues<this>): void {
    keepStops(this.renderRoot);
    if (this.#focusedBefore && !this.#focused) {
      this.renderRoot.querySelector<HTMLElement>(FIRST_STOP)?.focus();
    }
    if (this.guided && changed.has("lit")) intoSight(this.renderRoot.querySelector(".hand .card.lit"));
    if (changed.has("chosen")) this.renderRoot.querySelector(".card.chosen")?.scrollIntoView(NEAR);
    if (changed.has("view") && changed.get("view")?.hannibal !== this.view?.hannibal) {
      this.renderRoot.querySelector(".hannibal")?.scrollIntoView(NEAR);
    }
  }

  get #focused(): Element | null {
    return (this.renderRoot as ShadowRoot | undefined)?.activeElement ?? null;
  }

  override render(): TemplateResult | null {
    if (!this.view || !this.say) return null;
    this.dataset.game = this.view.game;
    const [title = "", ...lines] = this.told;
    return html`
      <div class="table">
        ${head(this)} ${map(this)}
        <div class="side ${this.view.battle && !this.view.ending ? "fighting" : ""}">${moraleTrack(
          this,
        )} ${ending(this)} ${battle(this)} ${camps(this)} ${goals(this)}</div>
        ${hands(this)} ${sheet(this)}
      </div>
      <div class="told" popover role="status"><h3>${title}</h3>${lines.map((line) =>
        html`<p>${line}</p>`
      )}</div>
    `;
  }
}

customElements.define("ante-portas-table", AntePortasTableElement);
