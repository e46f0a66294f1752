// Laid cards: face down with their number, face up with their name, and on demand all that they may be.

import { html, nothing, type TemplateResult } from "lit";
import type { LaidView, StackView } from "../../protocol.ts";
import { type Side, type Sign, sign } from "./pieces.ts";
import type { AntePortasTable } from "./asks.ts";
import { linesOf, thingOf, told } from "../things.ts";

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
export function laidCard(table: AntePortasTable, card: LaidView, side: Side, id: string): TemplateResult {
  const { say } = table;
  const lines = laidLines(table, card, id);
  return html`
    <button
      class="laid ${side} ${card.card ? "known" : "hidden"} ${card.card ? table.marks(card.card) : ""}"
      data-key=${card.card ?? id}
      aria-label=${lines.join(". ")}
      @click=${(event: Event) => table.tell(lines, event.currentTarget as Element)}
    >
        <span class="used">${card.use ? sign(USE_SIGNS[card.use] ?? "star", 13) : "?"}</span>
        <span class="what">${card.card ? say.card("card", card.card) : nothing}</span>
        ${card.shown ? html`<span class="seen">${sign("scout", 12)}</span>` : nothing}
      </button>
  `;
}

/** All that is known of one laid card; on demand every card that it may be is named, however many they are. */
function laidLines({ say, view }: AntePortasTable, card: LaidView, id: string): string[] {
  return [...linesOf(say, thingOf(view, id)), ...card.may.map((may) => say.card("card", may))];
}

/** All that is known of a stack, pile by pile. */
export function stackLines({ say, view }: AntePortasTable, { place, piles }: StackView): string[] {
  const stack = thingOf(view, `stack:${place}`);
  const lines = piles.map((cards, number) => {
    const pile = thingOf(view, `pile:${place}:${number}`);
    const head = pile ? [say.phrase(pile.name), ...told(say, pile.facts)].join(", ") : "";
    return `${head}: ${cards.map((card) => named(card, (id) => say.card("card", id))).join("; ")}`;
  });
  return [...linesOf(say, stack), ...lines];
}

function named({ card, may }: LaidView, name: (id: string) => string): string {
  return card === null ? `? (${may.map(name).join(", ")})` : name(card);
}
