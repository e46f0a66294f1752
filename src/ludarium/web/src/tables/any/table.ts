// A table for any game: what its view tells in phrases, zone by zone, with the choices at the things.

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { Glide } from "../../look/glide.ts";
import { icons, seatMark } from "../../look/icons.ts";
import { placeBeside, popupStyles } from "../../look/popup.ts";
import { roveIndex } from "../../look/roving.ts";
import { shared } from "../../look/tokens.ts";
import type { Choice, Goal, Phrase, Thing, Zone } from "../../protocol.ts";
import { sentence } from "../../say.ts";
import { GameTable } from "../contract.ts";
import { deal, dealStyles } from "../deal.ts";
import { goalStyles, goalWords, nearness } from "../goals.ts";
import { standing } from "../offers.ts";
import { row } from "../row.ts";
import { free, offerAt, thingOf } from "../things.ts";
import { Peek, peekStyles } from "../peek.ts";
import { styles } from "./table-styles.ts";

const NARROW = 3; // so many things still fit beside other zones

class AnyTable extends GameTable {
  static override properties = { ...GameTable.properties, chosen: { state: true } };
  static override styles = [shared, popupStyles, dealStyles, goalStyles, peekStyles, styles];

  declare chosen: string; // the thing whose sheet is open, or nothing

  constructor() {
    super();
    this.chosen = "";
    new Glide(this);
    new Peek(this);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("view")) this.chosen = "";
  }

  override render(): TemplateResult | null {
    if (!this.view || !this.say) return null;
    const { now, goals, zones } = this.view;
    this.dataset.game = this.view.game;
    return html`
      <div class="table">
        ${now ? html`<p class="now">${sentence(this.say.phrase(now))}</p>` : nothing}
        ${goals.length ? html`<ul class="goals">${goals.map((goal) => this.#goal(goal))}</ul>` : nothing}
        <div class="zones">${zones.map((zone) => this.#zone(zone))}</div>
        ${this.open ? this.#free() : nothing}
      </div>
      ${this.#sheet()}
    `;
  }

  // --- what lies there ------------------------------------------------------------------------------------

  #goal(goal: Goal): TemplateResult {
    return html`<li><span>${goalWords(this.say, goal)} <b>${goal.value}/${goal.of}</b></span>${
      nearness(goal)
    }</li>`;
  }

  #zone(zone: Zone): TemplateResult {
    const title = this.say.phrase(zone.title);
    const things = zone.things ?? [];
    const seat = zone.seat ?? null;
    const own = seat !== null && seat === this.view.viewer;
    return html`
      <section class="${own ? "own" : ""} ${things.length > NARROW ? "wide" : ""}" aria-label=${title}>
        <header>${seat === null ? nothing : seatMark(seat)}<h2>${title}</h2>
              ${zone.facts?.length
                ? html`<span class="facts">${this.say.phrases(zone.facts)}</span>`
                : nothing}</header>
        ${row({ id: zone.id, label: title }, things.map((thing, place) => this.#card(thing, place)))}
      </section>
    `;
  }

  #card(thing: Thing, place: number): TemplateResult {
    const can = this.open ? standing(offerAt(this.view, thing)) : "rests";
    const lit = this.lit.has(thing.id) || this.lit.has(thing.card?.[1] ?? "") ? "lit" : "";
    return html`
      <button class="card ${can} ${lit}" data-stop data-thing=${thing.id} data-key=${thing.id}
        tabindex=${roveIndex(place)} aria-expanded=${this.chosen === thing.id}
        @click=${() => this.#pick(thing.id)}>
              <b>${sentence(this.say.phrase(thing.name))}</b>
              ${this.#face(thing)} ${this.#list(thing.facts)} ${this.#list(
                (thing.things ?? []).map(({ name }) => name),
              )}
              ${(thing.count ?? 1) > 1 ? html`<span class="count">×${thing.count}</span>` : nothing}
            </button>
    `;
  }

  #face({ card }: Thing): TemplateResult | typeof nothing {
    const face = card ? this.say.game.faces[card[0]]?.[card[1]] ?? [] : [];
    return face.length ? html`<span class="face">${sentence(this.say.phrases(face))}</span>` : nothing;
  }

  #list(phrases: readonly Phrase[] = []): TemplateResult | typeof nothing {
    if (!phrases.length) return nothing;
    return html`<ul>${phrases.map((phrase) => html`<li>${sentence(this.say.phrase(phrase))}</li>`)}</ul>`;
  }

  // --- what can be done -------------------------------------------------------------------------------------

  #free(): TemplateResult | typeof nothing {
    const choices = free(this.view);
    return choices.length
      ? html`<div class="free">${choices.map((choice) => this.#choice(choice))}</div>`
      : nothing;
  }

  #choice(choice: Choice): TemplateResult {
    const { say } = this;
    const { ask } = choice;
    return html`
      <button class="choice ${choice.early ? "early" : ""}" data-notation=${choice.notation} @click=${() =>
        this.#make(choice)}>
        <span>${sentence(say.choice(choice))}</span>
        ${deal(say, choice)}
        ${ask ? html`<span class="asks">${say.phrase(ask)}</span>` : nothing}
      </button>
    `;
  }

  /** The thing large, with its choices, beside the thing. */
  #sheet(): TemplateResult {
    const thing = thingOf(this.view, this.chosen);
    const offer = thing && this.open ? offerAt(this.view, thing) : null;
    return html`
      <div class="sheet" popover @toggle=${(event: ToggleEvent) =>
        event.newState === "closed" && this.#close()}>
        ${thing
          ? html`<h3>${sentence(this.say.phrase(thing.name))}</h3>${this.#face(thing)} ${
            this.#list(thing.facts)
          } ${
            (thing.things ?? []).map((inner) =>
              html`<p><b>${sentence(this.say.phrase(inner.name))}</b> ${
                this.say.phrases(inner.facts ?? [])
              }</p>`
            )
          }`
          : nothing}
        ${offer?.choices.length
          ? html`<div class="choices">${offer.choices.map((choice) => this.#choice(choice))}</div>`
          : nothing}
        ${offer && !offer.choices.length && offer.refusals.length
          ? html`<p class="asks">${icons.lock()} ${this.say.reason(offer.refusals[0]!.reason)}</p>`
          : nothing}
      </div>
    `;
  }

  #pick(id: string): void {
    this.chosen = id;
    void this.updateComplete.then(() => {
      const sheet = this.renderRoot.querySelector<HTMLElement>(".sheet");
      const thing = this.#thing(id);
      if (!sheet || !thing) return;
      sheet.showPopover();
      placeBeside(sheet, thing);
      sheet.querySelector<HTMLElement>("button")?.focus();
    });
  }

  #close(): void {
    const id = this.chosen;
    this.chosen = "";
    if (id && !this.shadowRoot?.activeElement) this.#thing(id)?.focus();
  }

  #thing(id: string): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`[data-thing="${CSS.escape(id)}"]`);
  }

  #make(choice: Choice): void {
    this.renderRoot.querySelector<HTMLElement>(".sheet")?.hidePopover();
    this.choose(choice);
  }
}

customElements.define("any-table", AnyTable);
