// The figures that drawings need: halves of cards, camps and stacks.

import type { AntePortasTableView, CampView, HalfView, StackView } from "../../protocol.ts";
import { type Side, SIDES } from "./pieces.ts";

type View = AntePortasTableView;

export function sideOf(seat: number): Side {
  return SIDES[seat] ?? "carthage";
}

export function halfOf(view: View, card: string): HalfView | undefined {
  return view.cards.flatMap(({ carthage, rome }) => (carthage ? [carthage, rome] : [rome]))
    .find(({ id }) => id === card);
}

/** The half on the other end of the same card. */
export function otherHalf(view: View, card: string): HalfView | null {
  const both = view.cards.find(({ carthage, rome }) => rome.id === card || carthage?.id === card);
  if (!both) return null;
  return both.rome.id === card ? both.carthage : both.rome;
}

export function campOf(view: View, side: Side): CampView {
  return view[side];
}

export function stackAt(view: View, place: string): StackView | null {
  return view.stacks.find((stack) => stack.place === place) ?? null;
}

export function stackSize(stack: StackView | null): number {
  return stack ? stack.piles.reduce((sum, pile) => sum + pile.length, 0) : 0;
}
