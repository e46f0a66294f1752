// Laid cards: face down with their number, face up with their name, and on demand all that they may be.

import { html, nothing, type TemplateResult } from "lit";
import type { LaidView, StackView } from "../../protocol.ts";
import { type Side, type Sign, sign } from "./pieces.ts";
import type { AntePortasTable } from "./table.ts";
import { cardName, laidText, MOST_NAMED_CARDS, names, stackText, useText } from "./words.ts";

const USE_SIGNS: Readonly<Record<string, Sign>> = {
  march: "march",
  attached: "attached",
  army: "infantry",
  event: "attached",
  money: "wealth",
  lost: "lost",
  fallen: "lost",
};

/** A laid card as a small card; choosing it tells what is known of it. */
export function laidCard(table: AntePortasTable, card: LaidView, side: Side, key: string): TemplateResult {
  const { say, view } = table;
  const label = `${useText(say, card)}: ${laidText(say, view, card)}`;
  return html`
    <button
      class="laid ${side} ${card.card ? "known" : "hidden"} ${card.card ? table.marks(card.card) : ""}"
      data-key=${card.card ?? key}
      aria-label=${label}
      @click=${(event: Event) => table.tell(laidLines(table, card), event.currentTarget as Element)}
    >
        <span class="used">${card.use ? sign(USE_SIGNS[card.use] ?? "star", 13) : "?"}</span>
        <span class="what">${card.card ? cardName(say, view, card.card) : nothing}</span>
        ${card.shown ? html`<span class="seen">${sign("scout", 12)}</span>` : nothing}
      </button>
  `;
}

/** All that is known of one laid card. */
export function laidLines({ say, view }: AntePortasTable, card: LaidView): string[] {
  const title = card.card ? cardName(say, view, card.card) : say.words("ap-laid-hidden");
  const may = card.may.length ? [say.words("ap-laid-may", { cards: names(say, view, card.may) })] : [];
  return [title, useText(say, card), ...may, ...(card.shown && card.card ? [laidText(say, view, card)] : [])];
}

/** All that is known of a stack, pile by pile. */
export function stackLines({ say, view }: AntePortasTable, stack: StackView): string[] {
  const piles = stack.piles.map((pile, place) =>
    say.words("ap-type-pile", {
      number: place + 1,
      use: pile[0] ? useText(say, pile[0]) : say.words("ap-use-hidden"),
      cards: pile.map((card) => mayText(card, (cards) => names(say, view, cards), laidText(say, view, card)))
        .join("; "),
    })
  );
  return [stackText(say, stack), ...piles];
}

/** On demand every card that a face-down card may be is named, however many they are. */
function mayText(card: LaidView, named: (cards: readonly string[]) => string, short: string): string {
  return card.card === null && card.may.length > MOST_NAMED_CARDS ? `${short} (${named(card.may)})` : short;
}
