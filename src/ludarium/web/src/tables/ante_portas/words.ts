// The figures of Ante Portas in words, for labels and small texts: the same words as in the terminal.

import type {
  AllyView,
  AntePortasTableView,
  CampView,
  CityView,
  HalfView,
  LaidView,
} from "../../protocol.ts";
import type { RoadView, StackView } from "../../protocol.ts";
import type { Say } from "../../say.ts";
import { HOUSE } from "./house.ts";
import { type Side, SIDES } from "./pieces.ts";

type View = AntePortasTableView;

export const MOST_NAMED_CARDS = 4; // a face-down card that may be more than these is only called unknown

export function counted(say: Say, noun: string, count: number): string {
  return say.words(`ap-${noun}`, { count });
}

/** A number as the viewer's language writes it. */
export function number(say: Say, count: number): string {
  return say.words("print-number", { count });
}

export function sideName(say: Say, side: Side): string {
  return say.words(`side-${side}`);
}

export function sideOf(seat: number): Side {
  return SIDES[seat] ?? "carthage";
}

// --- cards ----------------------------------------------------------------------------------------------

export function halves(view: View): HalfView[] {
  return view.cards.flatMap(({ carthage, rome }) => (carthage ? [carthage, rome] : [rome]));
}

export function halfOf(view: View, card: string): HalfView | undefined {
  return halves(view).find(({ id }) => id === card);
}

/** The half on the other end of the same card. */
export function otherHalf(view: View, card: string): HalfView | null {
  const both = view.cards.find(({ carthage, rome }) => rome.id === card || carthage?.id === card);
  if (!both) return null;
  return both.rome.id === card ? both.carthage : both.rome;
}

export function sideOfCard(view: View, card: string): Side {
  return view.cards.some(({ rome }) => rome.id === card) ? "rome" : "carthage";
}

export function cardName(say: Say, view: View, card: string): string {
  return say.has(`card-${card}`) ? say.card("card", card) : (halfOf(view, card)?.name ?? card);
}

export function names(say: Say, view: View, cards: readonly string[]): string {
  return cards.map((card) => cardName(say, view, card)).join(", ") || say.words("table-nothing");
}

export function men(say: Say, infantry: number, cavalry: number): string {
  return `${counted(say, "infantry", infantry)}, ${counted(say, "cavalry", cavalry)}`;
}

/** All figures of a half, those of the other side left out. */
export function figures(say: Say, half: HalfView, side: Side): string {
  const own = side === "rome"
    ? [counted(say, "morale", half.morale), counted(say, "wealth", half.wealth)]
    : [counted(say, "march", half.march)];
  const beasts = half.elephants ? [counted(say, "elephants", half.elephants)] : [];
  return [men(say, half.infantry, half.cavalry), ...own, ...beasts].join(", ");
}

/** What a half does as an event; what another data file changed is said as it is written there. */
export function effectText(say: Say, half: HalfView): string {
  return said(say, `effect-${half.id}`, half.effect);
}

export function eventText(say: Say, half: HalfView): string {
  const kind = say.words(half.attached ? "attached" : "immediate");
  return say.words("ap-event-text", { kind, effect: effectText(say, half) });
}

export function helpText(say: Say, ally: AllyView): string {
  return said(say, `help-${ally.id}`, ally.help);
}

function said(say: Say, message: string, written: string): string {
  return HOUSE[message] === written && say.has(message) ? say.words(message) : `${written}.`;
}

/** A card read aloud: its name, figures and event. */
export function cardLabel(say: Say, view: View, card: string): string {
  const half = halfOf(view, card);
  if (!half) return card;
  return [cardName(say, view, card), figures(say, half, sideOfCard(view, card)), eventText(say, half)].join(
    "; ",
  );
}

/** Infantry, cavalry and elephants of cards together. */
export function armyOf(
  view: View,
  cards: readonly string[],
): { infantry: number; cavalry: number; elephants: number } {
  const sum = { infantry: 0, cavalry: 0, elephants: 0 };
  for (const half of cards.map((card) => halfOf(view, card))) {
    sum.infantry += half?.infantry ?? 0;
    sum.cavalry += half?.cavalry ?? 0;
    sum.elephants += half?.elephants ?? 0;
  }
  return sum;
}

// --- camps and what is laid -----------------------------------------------------------------------------

export function campOf(view: View, side: Side): CampView {
  return view[side];
}

/** Whether the viewer sees all cards of a hand. */
export function isOpen(view: View, side: Side): boolean {
  const camp = campOf(view, side);
  return camp.hand.length === camp.hand_size && (view.viewer === camp.seat || view.ending !== null);
}

export function laidText(say: Say, view: View, card: LaidView): string {
  if (card.card !== null) {
    const name = cardName(say, view, card.card);
    return card.shown ? say.words("ap-laid-seen", { card: name }) : name;
  }
  if (card.may.length <= MOST_NAMED_CARDS) {
    return say.words("ap-laid-may", { cards: names(say, view, card.may) });
  }
  return say.words("ap-laid-hidden");
}

export function useText(say: Say, card: LaidView): string {
  if (card.use) return say.card("use", card.use);
  const may = card.may_use.map((use) => say.card("use", use)).join(" / ");
  return may || say.words("ap-use-hidden");
}

export function stackAt(view: View, place: string): StackView | null {
  return view.stacks.find((stack) => stack.place === place) ?? null;
}

export function stackSize(stack: StackView | null): number {
  return stack ? stack.piles.reduce((sum, pile) => sum + pile.length, 0) : 0;
}

export function placeName(say: Say, place: string): string {
  return place === "secret" ? say.words("place-secret") : cityName(say, place);
}

export function stackText(say: Say, stack: StackView): string {
  const sizes = stack.piles.map((pile) => pile.length).join(" + ") || "0";
  const cards = counted(say, "cards", stackSize(stack));
  return say.words("ap-stack", { place: placeName(say, stack.place), "cards-text": cards, sizes });
}

/** What lies in the secret stack as money, as far as the viewer knows. */
export function moneyThere(view: View): number {
  const cards = stackAt(view, "secret")?.piles.flat() ?? [];
  return cards.reduce(
    (sum, { card, use }) => sum + (card && use === "money" ? halfOf(view, card)?.wealth ?? 0 : 0),
    0,
  );
}

// --- the map --------------------------------------------------------------------------------------------

export function cityName(say: Say, city: string): string {
  return say.card("city", city);
}

export function allyName(say: Say, ally: string): string {
  return say.card("ally", ally);
}

export function roadsOf(view: View, city: string): RoadView[] {
  return view.roads.filter(({ a, b }) => a === city || b === city);
}

export function roadBetween(view: View, from: string, to: string): RoadView | undefined {
  return roadsOf(view, from).find(({ a, b }) => a === to || b === to);
}

/** What one has to know of a city: region, value, anchor, road from Hannibal, cards there. */
export function cityFacts(say: Say, view: View, city: CityView): string[] {
  const facts = [say.card("region", city.region), counted(say, "value", city.value)];
  if (city.anchor) facts.push(say.words(city.anchor_used ? "ap-anchor-used" : "ap-anchor"));
  if (city.id === view.hannibal) facts.push(say.words("ap-hannibal-here"));
  const road = roadBetween(view, view.hannibal, city.id);
  if (road) facts.push(say.words(road.sea ? "ap-road-sea" : "ap-road", { count: road.march }));
  const size = stackSize(stackAt(view, city.id));
  if (size) facts.push(counted(say, "cards-there", size));
  return facts;
}

/** Where the roads of a city lead, and how long they are. */
export function roadsText(say: Say, view: View, city: string): string {
  const roads = roadsOf(view, city).map((road) => {
    const march = road.sea ? say.words("ap-by-sea", { count: road.march }) : road.march;
    return `${cityName(say, road.a === city ? road.b : road.a)} ${march}`;
  });
  return say.words("ap-roads-here", { city: cityName(say, city), roads: roads.join(", ") });
}
