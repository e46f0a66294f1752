// The evaluation: the Roman army that counts, what Carthage has to lose, and what it has lost (AP-41 … AP-44).

import { html, nothing, type TemplateResult } from "lit";
import type { BattleView } from "../../protocol.ts";
import { standing } from "../offers.ts";
import { halfOf } from "./halves.ts";
import { figure, sign } from "./pieces.ts";
import type { AntePortasTable } from "./asks.ts";
import { waiting } from "./drag.ts";
import { cardLines, told, zoneOf } from "../things.ts";
import { number } from "./figures.ts";

export function battle(table: AntePortasTable): TemplateResult | typeof nothing {
  const { view, say } = table;
  const zone = zoneOf(view, "battle");
  const fought = view.battle;
  if (!zone || !fought) return nothing;
  const title = say.phrase(zone.title);
  return html`<section class="battle ${waiting(table, ".battle")}" aria-label=${title}>
    <h2>${sign("battle", 16)} ${title}</h2>
    ${fought.no_battle ? nothing : figuresOf(table, fought)}
    ${told(say, zone.facts).map((fact) => html`<p>${fact}</p>`)}
    <div class="armies" role="group" aria-label=${say.words("apt-roman-army")}>${
    fought.armies.map((card) => armyCard(table, card))
  }</div>
  </section>`;
}

function figuresOf({ say, view }: AntePortasTable, fought: BattleView): TemplateResult {
  const lost = fought.lost.reduce((sum, card) => sum + (halfOf(view, card)?.infantry ?? 0), 0);
  return html`<p class="figures" aria-hidden="true">
      ${figure("infantry", number(say, fought.infantry), 17)} ${
    figure("cavalry", number(say, fought.cavalry), 17)
  }
    </p>
    ${
    fought.needed > 0
      ? html`<meter min="0" max=${fought.needed} value=${lost} aria-label=${
        say.words("stage-losses")
      }></meter>`
      : nothing
  }`;
}

/** A Roman army card that counts; it can be chosen when one strays in the mist. */
function armyCard(table: AntePortasTable, card: string): TemplateResult {
  const { say } = table;
  const offer = table.offer("stray", { card });
  const brings = offer.choices.flatMap((choice) => [say.choice(choice), ...told(say, choice.brings)]);
  return html`
    <button
      class="laid rome known ${standing(offer)} ${table.marks(card)}"
      data-key=${card}
      data-thing="army:${card}"
      aria-label=${[...cardLines(say, card), ...brings].join(". ")}
      @click=${(event: Event) => {
        const at = event.currentTarget as Element;
        if (offer.choices.length) table.use(offer, at);
        else table.tell(cardLines(say, card), at);
      }}
    ><span class="used">${sign("infantry", 13)}</span><span class="what">${say.card(
      "card",
      card,
    )}</span></button>
  `;
}
