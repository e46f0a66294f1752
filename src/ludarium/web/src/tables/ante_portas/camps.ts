// Both camps as far as the viewer knows them: hands, what is laid, draw piles, and the cards that left the game.

import { html, nothing, type TemplateResult } from "lit";
import type { CampView } from "../../protocol.ts";
import { laidCard, stackLines } from "./laid.ts";
import { figure, type Side, sign } from "./pieces.ts";
import type { AntePortasTable } from "./table.ts";
import { campOf, counted, isOpen, names, placeName, sideName, stackSize, stackText } from "./words.ts";

export function camps(table: AntePortasTable): TemplateResult {
  const first: Side = table.side === "carthage" ? "rome" : "carthage";
  const last: Side = first === "rome" ? "carthage" : "rome";
  return html`${camp(table, first)} ${camp(table, last)}`;
}

function camp(table: AntePortasTable, side: Side): TemplateResult {
  const { say, view } = table;
  const own = campOf(view, side);
  return html`<section class="camp ${side}" aria-label=${sideName(say, side)}>
    <h2>${sign(side, 16)} ${sideName(say, side)} <span class="who">${say.player(own.seat)}</span></h2>
    <div class="holds">
      ${holding(table, "hand", own.hand_size, handLines(table, side))}
      ${holding(table, "pile", own.pile_size, pileLines(table, side))}
      ${
    side === "rome" && view.out.length ? holding(table, "lost", view.out.length, outLines(table)) : nothing
  }
    </div>
    ${side === "carthage" ? carthageLaid(table) : romeLaid(table)}
  </section>`;
}

/** A number of cards; choosing it tells which they are, as far as that is known. */
function holding(
  table: AntePortasTable,
  name: "hand" | "pile" | "lost",
  count: number,
  lines: readonly string[],
): TemplateResult {
  return html`
    <button
      class="holding"
      aria-label=${lines.join(". ")}
      title=${lines[0]}
      @click=${(event: Event) => table.tell(lines, event.currentTarget as Element)}
    >${figure(name, count)}</button>
  `;
}

function handLines({ say, view }: AntePortasTable, side: Side): string[] {
  const camp = campOf(view, side);
  const args = { side: sideName(say, side), "cards-text": counted(say, "cards", camp.hand_size) };
  if (isOpen(view, side)) {
    const whose = view.viewer === camp.seat ? "mine" : "other";
    return [say.words("ap-hand", { ...args, whose }), names(say, view, camp.hand)];
  }
  return [
    say.words("ap-hand-hidden", args),
    ...row("ap-surely", camp.hand),
    ...row("ap-perhaps", camp.maybe),
  ];

  function row(message: string, cards: readonly string[]): string[] {
    return cards.length ? [say.words(message, { cards: names(say, view, cards) })] : [];
  }
}

function pileLines(table: AntePortasTable, side: Side): string[] {
  const { say, view } = table;
  const camp = campOf(view, side);
  const title = say.words("ap-pile", {
    side: sideName(say, side),
    "cards-text": counted(say, "cards", camp.pile_size),
  });
  return [title, ...(side === "carthage" ? bagLines(table) : []), ...orderLines(table, camp, side)];
}

function bagLines({ say, view }: AntePortasTable): string[] {
  if (!view.bag_size) return [];
  const args = { "cards-text": counted(say, "cards", view.bag_size), cards: names(say, view, view.bag) };
  return [say.words("ap-bag", args)];
}

function orderLines({ say, view }: AntePortasTable, camp: CampView, side: Side): string[] {
  if (!camp.pile.length) return [];
  const message = side === "carthage" && view.bag_size ? "ap-pile-then" : "ap-pile-order";
  return [say.words(message, { cards: names(say, view, camp.pile) })];
}

function outLines({ say, view }: AntePortasTable): string[] {
  return [say.words("ap-out", { cards: names(say, view, view.out) })];
}

// --- what is laid ---------------------------------------------------------------------------------------

function carthageLaid(table: AntePortasTable): TemplateResult | typeof nothing {
  const { laid } = table.view.carthage;
  if (!laid.length) return nothing;
  const title = table.say.words("ap-laid", { side: sideName(table.say, "carthage") });
  return html`<div class="laids" role="group" aria-label=${title}>${
    laid.map((card, place) => laidCard(table, card, "carthage", `laid-carthage-${place}`))
  }</div>`;
}

function romeLaid(table: AntePortasTable): TemplateResult | typeof nothing {
  const { stacks } = table.view;
  if (!stacks.length) return nothing;
  const title = table.say.words("ap-laid", { side: sideName(table.say, "rome") });
  return html`<div class="laids" role="group" aria-label=${title}>${
    stacks.map((stack) =>
      html`
        <button
          class="laid rome stacked ${table.marks(stack.place)}"
          aria-label=${stackText(table.say, stack)}
          @click=${(event: Event) => table.tell(stackLines(table, stack), event.currentTarget as Element)}
        ><span class="used">${stackSize(stack)}</span><span class="what">${placeName(
          table.say,
          stack.place,
        )}</span></button>
      `
    )
  }</div>`;
}
