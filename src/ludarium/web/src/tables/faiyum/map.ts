/** The map of Faiyum: one stop of the Tab key, its fields reached by arrow keys, clicks and taps. */
import { html, LitElement, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { Choice, Event, Move, Refusal, Thing } from "../../protocol.ts";
import type { Say } from "../../say.ts";
import { placeBeside } from "../../look/popup.ts";
import { drawn } from "./art.ts";
import { type FieldLook, onField } from "./field.ts";
import { between, middle, neighbour, type Point, polygon, size } from "./hexes.ts";
import { ends, offerAt, type Offers, WAY, waysByField } from "./offers.ts";
import { bridgePlace, ground, patterns, way } from "./terrain.ts";
import type { FaiyumView, FieldView } from "./types.ts";
import { deal, dealWords } from "../deal.ts";
import { thingWords, zone } from "./told.ts";

const LOW = 6; // pixels below the middle of a field
const SHOWN = 5; // so many choices at one field are told in its bubble
const MANY = 16; // more possible places than this show what would stand there only when pointed at

/** What the map needs of the table it lies on. */
export interface Desk {
  readonly open: boolean;
  choose(choice: Choice): void;
  explain(refusals: readonly Refusal[], at: Element): void;
}

export class FaiyumMap extends LitElement {
  static override properties = {
    view: { attribute: false },
    say: { attribute: false },
    offers: { attribute: false },
    things: { attribute: false },
    recent: { attribute: false },
    lit: { attribute: false },
    desk: { attribute: false },
    open: { type: Boolean },
    here: { state: true },
    from: { state: true },
    pointed: { state: true },
    large: { state: true },
  };

  declare view: FaiyumView;
  declare say: Say;
  declare offers: Offers;
  declare things: ReadonlyMap<string, Thing>;
  declare recent: Event[];
  declare lit: ReadonlySet<string>;
  declare desk: Desk;
  declare open: boolean;
  declare here: string; // the field that the Tab key leads to
  declare from: string; // where a road is begun, or nothing
  declare pointed: string;
  declare large: boolean;
  // What is worked out once a position and not each time the pointer moves.
  #waysAt = new Map<string, string[]>();
  #targets: string[] = []; // the fields where something can be done, in the order of the map
  #fresh = new Set<string>();
  #looks = new Map<string, FieldLook>();
  #labels = new Map<string, string>();

  constructor() {
    super();
    [this.here, this.from, this.pointed] = ["", "", ""];
    this.large = false;
  }

  /** Drawn in the tree of the table, whose styles and drawings it uses. */
  override createRenderRoot(): HTMLElement {
    return this;
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if ([...changed.keys()].every((name) => name === "pointed" || name === "here")) return;
    this.#waysAt = this.open ? waysByField(this.offers) : new Map();
    if (changed.has("view") && !this.#waysAt.has(this.from)) this.from = "";
    this.#targets = this.open ? this.#possibleFields() : [];
    this.#fresh = recentPlaces(this.recent);
    this.#looks = new Map(this.view.fields.map((field) => [field.name, this.#look(field)]));
    this.#labels = new Map(this.view.fields.map((field) => [field.name, this.#label(field)]));
    const lost = changed.has("view") && this.#targets.length > 0 && !this.#targets.includes(this.here);
    if (lost || !this.#field(this.here)) this.here = this.#targets[0] ?? this.view.fields[0]?.name ?? "";
  }

  override render(): TemplateResult {
    const { say, view, large } = this;
    const { width, height } = size(view.fields);
    const dim = ({ name }: FieldView) => this.#looks.get(name)!.dim;
    const many = this.#targets.length > MANY ? "many" : "";
    return html`
      <div class="map-head">
        <button class="button small quiet zoom" aria-pressed=${large} @click=${() => (this.large = !large)}>
          ${say.words(large ? "fa-table-smaller" : "fa-table-larger")}
        </button>
      </div>
      <div class="bubble" popover="manual" aria-hidden="true">${this.#bubble()}</div>
      ${this.from
        ? html`<p class="begun" role="status">${say.words("fa-table-way-from", { field: this.from })}</p>`
        : nothing}
      <div class="scroller ${large ? "large" : ""}">
        <svg class="map ${many}" viewBox="0 0 ${width} ${height}" role="group" aria-label=${say.phrase(
          zone(view, "map").title,
        )}
          aria-describedby="map-help" @keydown=${this.#onKey}>
          ${patterns()} ${ground(view.fields, width, height, dim)} ${this.#ways()}
          ${view.fields.map((field) => this.#fieldGroup(field))} ${this.#leaving()} ${this.#links()}
          ${this.#targetWays()}
        </svg>
      </div>
      <span id="map-help" class="sr">${say.words("fa-table-map-help")}</span>
    `;
  }

  // --- layers -------------------------------------------------------------------------------------

  #ways(): SVGTemplateResult {
    const shown = [...this.view.ways].sort((a, b) => Number(a.piece !== "road") - Number(b.piece !== "road"));
    return svg`<g aria-hidden="true">
      ${this.view.bridge_places.map((place) => bridgePlace(place, this.#at(place.a), this.#at(place.b)))}
      ${
      shown.map(({ a, b, piece }) =>
        way(piece, this.#at(a), this.#at(b), this.#fresh.has(`${a}-${b}`) || this.#fresh.has(`${b}-${a}`))
      )
    }
    </g>`;
  }

  #fieldGroup(field: FieldView): SVGTemplateResult {
    const look = this.#looks.get(field.name)!;
    const can = Boolean(look.choice) || look.way;
    const kind = [
      "field",
      can ? "can" : "",
      look.from ? "from" : "",
      look.to ? "to" : "",
      look.lit ? "lit" : "",
      look.dim ? "dim" : "",
    ].join(" ");
    return svg`
      <g class=${kind} role="button" data-field=${field.name}
        tabindex=${field.name === this.here ? 0 : -1} aria-disabled=${can || !this.open ? nothing : "true"}
        aria-label=${this.#labels.get(field.name)}
        @click=${(event: MouseEvent) => this.#press(field, event.currentTarget as Element)}
        @focus=${(event: FocusEvent) => this.#onFocus(field.name, event.currentTarget as Element)}
        @pointerenter=${() => this.#point(field.name)} @pointerleave=${() => this.#point("")}>
            ${onField(field, look)}
          </g>
    `;
  }

  #look(field: FieldView): FieldLook {
    const choice = this.open ? offerAt(this.offers, `field ${field.name}`).choices[0] : undefined;
    const ways = this.#waysAt.get(field.name) ?? [];
    const from = this.from === field.name;
    const to = this.from !== "" && !from && ways.some((name) => ends(name).includes(this.from));
    const can = Boolean(choice) || (this.from ? from || to : ways.length > 0);
    return {
      choice,
      way: ways.length > 0,
      from,
      to,
      dim: this.#targets.length > 0 && !can,
      fresh: this.#fresh.has(field.name),
      lit: [...this.lit].some((thing) => ends(thing).includes(field.name)),
    };
  }

  /** The borders and bridge places that can be chosen, each with a broad surface to press. */
  #targetWays(): SVGTemplateResult | typeof nothing {
    if (!this.open) return nothing;
    const shown = [...this.offers].filter(([thing, { choices }]) =>
      thing.startsWith("way ") && choices.length > 0
    );
    return svg`<g>${
      shown.map(([thing, { choices }]) => {
        const [a, b] = ends(thing.slice(WAY.length));
        const off = this.from !== "" && a !== this.from && b !== this.from;
        return off ? nothing : this.#targetWay(this.#at(a), this.#at(b), choices[0]!);
      })
    }</g>`;
  }

  #targetWay(a: Point, b: Point, choice: Choice): SVGTemplateResult {
    const [from, to] = [between(a, b, 0.24), between(a, b, 0.76)];
    return svg`
      <g class="target-way" role="button" tabindex="-1" data-way=${choice.notation}
        aria-label=${dealWords(this.say, choice)} @click=${() => this.desk.choose(choice)}>
        <title>${dealWords(this.say, choice)}</title>
        <polygon class="hit" points=${polygon(diamond(a, b))}></polygon>
        <line class="rim" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>
        <line class="top" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>
      </g>
    `;
  }

  /** The crocodiles that have just left swim away. */
  #leaving(): SVGTemplateResult {
    const gone = this.recent.filter(({ kind }) => kind === "crocodile-left" || kind === "hunted");
    const fields = gone.map(({ args }) => this.#field(String(args["field"]))).filter((field) =>
      field !== undefined
    );
    return svg`<g aria-hidden="true">${
      fields.map((field) => {
        const { x, y } = middle(field);
        return svg`<g class="leaving ${field.side}">${drawn("crocodile", x, y + LOW, 40)}</g>`;
      })
    }</g>`;
  }

  /** From the stop that is pointed at to all that it was ever linked with (FA-58). */
  #links(): SVGTemplateResult {
    const at = this.pointed;
    const shown = this.view.links.filter(({ a, b }) => at !== "" && (a === at || b === at));
    return svg`<g aria-hidden="true">${
      shown.map(({ a, b }) => {
        const [from, to] = [this.#at(a), this.#at(b)];
        return svg`<line class="link" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>`;
      })
    }</g>`;
  }

  // --- words --------------------------------------------------------------------------------------

  /** A field in words, with what can be done there or why nothing can. */
  #label(field: FieldView): string {
    const words = thingWords(this.say, this.things.get(`field:${field.name}`));
    return [words, ...this.#possible(field.name)].join("; ");
  }

  #possible(name: string): string[] {
    if (!this.open) return [];
    const choices = this.#choicesAt(name);
    if (choices.length) return choices.map((choice) => dealWords(this.say, choice));
    return this.#refusals(name).slice(0, 1).map(({ reason }) => this.say.reason(reason));
  }

  /** What can be chosen at a field; of borders, those that touch it and go on from the begun one. */
  #choicesAt(name: string): Choice[] {
    const ways = this.#waysAt.get(name) ?? [];
    const shown = this.from && this.from !== name
      ? ways.filter((way) => ends(way).includes(this.from))
      : ways;
    return [
      ...offerAt(this.offers, `field ${name}`).choices,
      ...shown.flatMap((way) => offerAt(this.offers, `way ${way}`).choices),
    ];
  }

  /** What the field that is pointed at is, what can be done there for what, or why nothing can. */
  #bubble(): TemplateResult | typeof nothing {
    if (!this.#field(this.pointed)) return nothing;
    const choices = this.open ? this.#choicesAt(this.pointed) : [];
    const reasons = this.open && !choices.length ? this.#refusals(this.pointed).slice(0, 1) : [];
    return html`<b>${thingWords(this.say, this.things.get(`field:${this.pointed}`))}</b>
      ${
      choices.slice(0, SHOWN).map((choice) =>
        html`<p>${this.say.choice(choice)} ${deal(this.say, choice)}</p>`
      )
    }
      ${reasons.map(({ reason }) => html`<p>${this.say.reason(reason)}</p>`)}`;
  }

  override updated(changed: Map<string, unknown>): void {
    if (!changed.has("pointed") && !changed.has("view")) return;
    const bubble = this.querySelector<HTMLElement>(".bubble");
    const at = this.pointed && this.querySelector(`[data-field="${this.pointed}"]`);
    if (!bubble?.isConnected) return;
    bubble.togglePopover(Boolean(at));
    if (at) placeBeside(bubble, at);
  }

  // --- what happens -------------------------------------------------------------------------------

  #press(field: FieldView, at: Element): void {
    this.here = field.name;
    const choice = offerAt(this.offers, `field ${field.name}`).choices[0];
    if (!this.open) return;
    if (choice) return this.desk.choose(choice);
    this.#pressWay(field.name, at);
  }

  /** Roads and bridges by their two fields: the first press begins one, the second ends it. */
  #pressWay(name: string, at: Element): void {
    const ways = this.#waysAt.get(name) ?? [];
    const made = ways.find((way) => this.from !== name && ends(way).includes(this.from));
    if (made) {
      this.desk.choose(offerAt(this.offers, `way ${made}`).choices[0]!);
      this.from = "";
      return;
    }
    const refused = this.#refusals(name).filter(({ move }) =>
      this.from !== "" && joins(move, this.from, name)
    );
    if (refused.length || !ways.length) {
      this.desk.explain(refused.length ? refused : this.#refusals(name), at);
    }
    if (ways.length) this.from = this.from === name ? "" : name;
  }

  /** Why nothing can be done at a field; of borders, those that touch it (and the begun one first). */
  #refusals(name: string): Refusal[] {
    const own = offerAt(this.offers, `field ${name}`).refusals;
    const touching = [...this.offers].filter(([thing]) =>
      thing.startsWith("way ") && ends(thing.slice(WAY.length)).includes(name)
    );
    const begun = touching.filter(([thing]) =>
      this.from !== "" && ends(thing.slice(WAY.length)).includes(this.from)
    );
    return [...own, ...(begun.length ? begun : touching).flatMap(([, offer]) => offer.refusals)];
  }

  #onKey(event: KeyboardEvent): void {
    const field = this.#field(this.here);
    if (!field) return;
    const goal = this.#goal(event.key, field);
    if (goal) this.#focus(goal);
    else if (event.key === "Enter" || event.key === " ") this.#press(field, event.target as Element);
    else if (event.key === "Escape" && this.from) this.from = "";
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Arrows go to neighbours; Page Up and Page Down from one possible place to the next. */
  #goal(key: string, field: FieldView): string | undefined {
    const step = { PageDown: 1, PageUp: -1 }[key];
    if (!step) return neighbour(this.view.fields, field, key)?.name;
    const names = this.#targets;
    const at = names.indexOf(field.name);
    return names[(at + step + names.length) % names.length];
  }

  #focus(name: string): void {
    this.here = name;
    this.querySelector<SVGElement>(`[data-field="${name}"]`)?.focus();
  }

  #point(name: string): void {
    this.pointed = name;
  }

  /** Keys lead to a field and its words; a focus that only follows a click says nothing. */
  #onFocus(name: string, field: Element): void {
    this.here = name;
    if (field.matches(":focus-visible")) this.pointed = name;
  }

  // --- looking things up --------------------------------------------------------------------------

  #field(name: string): FieldView | undefined {
    return this.view.fields.find((field) => field.name === name);
  }

  #at(name: string): Point {
    const field = this.#field(name);
    return field ? middle(field) : { x: 0, y: 0 };
  }

  #possibleFields(): string[] {
    return this.view.fields.map(({ name }) => name).filter((name) =>
      this.#waysAt.has(name) || offerAt(this.offers, `field ${name}`).choices.length > 0
    );
  }
}

/** The fields and ways that what just happened speaks of. */
function recentPlaces(recent: readonly Event[]): Set<string> {
  const places = recent.flatMap(({ args }) => [args["field"], args["road"], args["bridge"]]);
  return new Set(places.filter((place) => place !== undefined).map(String));
}

/** Whether a move lies on the border of two fields. */
function joins({ args }: Move, a: string, b: string): boolean {
  const way = String(args["road"] ?? args["bridge"] ?? "");
  return way === `${a}-${b}` || way === `${b}-${a}`;
}

/** The surface between two fields: their common corners, and a part of the way to each middle. */
function diamond(a: Point, b: Point): Point[] {
  const half = between(a, b);
  const [dx, dy] = [(b.x - a.x) * 0.3, (b.y - a.y) * 0.3];
  return [
    { x: half.x - dx, y: half.y - dy },
    { x: half.x - dy, y: half.y + dx },
    { x: half.x + dx, y: half.y + dy },
    { x: half.x + dy, y: half.y - dx },
  ];
}

customElements.define("faiyum-map", FaiyumMap);
