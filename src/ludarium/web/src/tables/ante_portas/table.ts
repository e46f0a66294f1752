// Ante Portas' table: what is taken up, what a click does, and where the parts stand.

import { html, type PropertyValues, type TemplateResult } from "lit";
import { Glide } from "../../look/glide.ts";
import { placeBeside, popupStyles } from "../../look/popup.ts";
import { shared } from "../../look/tokens.ts";
import type { AntePortasTableView, Args, Choice, CityView, Refusal } from "../../protocol.ts";
import { GameTable } from "../contract.ts";
import { NO_OFFER, type Offer, offer } from "../offers.ts";
import { battle } from "./battle.ts";
import { camps } from "./camps.ts";
import { cardStyles } from "./card-styles.ts";
import { type Chosen, distinct, type Laying, LAYINGS } from "./chosen.ts";
import { endings } from "./endings.ts";
import { hands } from "./hand.ts";
import { head } from "./head.ts";
import { stackLines } from "./laid.ts";
import { mapStyles } from "./map-styles.ts";
import { map } from "./map.ts";
import { moraleTrack } from "./morale.ts";
import type { Side } from "./pieces.ts";
import { styles } from "./styles.ts";
import { cityFacts, cityName, halfOf, placeName, roadsText, sideOf, stackAt } from "./words.ts";

const NEWS = ["end", "target"]; // what follows them is the other side's, or is turned up
const REVEALING = /draw|take-top|see-laid/; // effects that show somebody a card
const LAST = ["march", "attach", "event"];
const FIRST_STOP = '.hand [tabindex="0"], .ends button';
const NEAR: ScrollIntoViewOptions = { block: "nearest", inline: "center" };

export class AntePortasTable extends GameTable<AntePortasTableView> {
  static override properties = { ...GameTable.properties, chosen: { state: true }, told: { state: true } };
  static override styles = [shared, popupStyles, styles, mapStyles, cardStyles];

  declare chosen: Chosen | null;
  declare told: readonly string[]; // lines of the small window: a title, and what is known

  #held = false; // the keyboard was in the table before an update

  constructor() {
    super();
    this.chosen = null;
    this.told = [];
    new Glide(this);
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  /** What ends a part or reveals a card cannot be taken back; Carthage's last card may lose the game (AP-26). */
  override careful({ move }: Choice): boolean {
    const last = this.view.to_act === 0 && this.view.carthage.hand_size === 1 && LAST.includes(move.kind);
    const effect = move.kind === "event" ? (halfOf(this.view, String(move.args.card))?.effect ?? "") : "";
    return NEWS.includes(move.kind) || last || REVEALING.test(effect);
  }

  // --- what the parts ask -------------------------------------------------------------------------------

  /** The side whose hand lies before the viewer; null for those who watch. */
  get side(): Side | null {
    return this.view.viewer === null ? null : sideOf(this.view.viewer);
  }

  offer(kinds: string | readonly string[], args: Args = {}): Offer {
    return this.preview ? NO_OFFER : offer(this.view, kinds, args);
  }

  isChosen(card: string): boolean {
    return this.chosen?.what === "card" && this.chosen.id === card;
  }

  /** Whether the log points at a thing, or something just happened to it. */
  marks(id: string): string {
    const fresh = this.recent.some((event) => Object.values(event.args).includes(id));
    return `${this.lit.has(id) ? "lit" : ""} ${fresh ? "fresh" : ""}`;
  }

  /** What a click on a city would do now. */
  cityOffer(city: string): Offer {
    const { chosen } = this;
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
    const { chosen } = this;
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
    const facts = [cityName(this.say, city.id), cityFacts(this.say, this.view, city).join(", ")];
    return [...facts, roadsText(this.say, this.view, city.id), ...(stack ? stackLines(this, stack) : [])];
  }

  clickSecret(at: Element): void {
    const offer = this.secretOffer();
    const stack = stackAt(this.view, "secret");
    if (this.chosen?.what === "secret") this.chosen = null;
    else if (this.chosen || !offer.choices.length) {
      if (offer.choices.length || offer.refusals.length) this.use(offer, at);
      else this.tell(stack ? stackLines(this, stack) : this.#secretLines(), at);
    } else if (this.open) this.chosen = { what: "secret" };
  }

  #secretLines(): string[] {
    return [placeName(this.say, "secret"), this.say.words("apt-price", { price: this.view.price })];
  }

  /** Use a thing that does one thing only: do it, or say why not. */
  use({ choices, refusals }: Offer, at: Element): void {
    const [first] = choices;
    if (first) this.pick(first);
    else this.explain(distinct(refusals), at);
  }

  pick(choice: Choice): void {
    this.choose(choice);
    this.chosen = null;
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
    this.#held = this.#focused !== null;
    if (!changed.has("view") && !changed.has("preview")) return;
    const { chosen } = this;
    const gone = chosen?.what === "card" &&
      !this.view.choices.some(({ move }) => move.args.card === chosen.id);
    if (gone || !this.open) this.chosen = null;
    else if (chosen?.what === "secret" && !stackAt(this.view, "secret")) this.chosen = null;
  }

  override updated(changed: PropertyValues<this>): void {
    keepStops(this.renderRoot);
    if (this.#held && !this.#focused) this.renderRoot.querySelector<HTMLElement>(FIRST_STOP)?.focus();
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
        )} ${battle(this)} ${camps(this)} ${endings(this)}</div>
        ${hands(this)}
      </div>
      <div class="told" popover role="status"><h3>${title}</h3>${lines.map((line) =>
        html`<p>${line}</p>`
      )}</div>
    `;
  }
}

/** Each row keeps one stop of the Tab key, also when the card that was it has gone. */
function keepStops(root: ParentNode): void {
  for (const row of root.querySelectorAll("[data-row]")) {
    const stops = [...row.querySelectorAll<HTMLElement>("[data-stop]")];
    if (stops[0] && stops.every(({ tabIndex }) => tabIndex !== 0)) stops[0].tabIndex = 0;
  }
}

customElements.define("ante-portas-table", AntePortasTable);
