// The evaluation: the Roman army that counts, what Carthage has to lose, and what it has lost (AP-41 … AP-44).

import { html, nothing, type TemplateResult } from "lit";
import type { BattleView } from "../../protocol.ts";
import { standing } from "../offers.ts";
import { figure, sign } from "./pieces.ts";
import type { AntePortasTable } from "./table.ts";
import { armyOf, cardLabel, cardName, cityName, counted, men, names, number } from "./words.ts";

export function battle(table: AntePortasTable): TemplateResult | typeof nothing {
  const { view, say } = table;
  const fought = view.battle;
  if (!fought || view.ending !== null) return nothing;
  const title = say.words("apt-battle", { city: cityName(say, view.target ?? view.hannibal) });
  return html`<section class="battle" aria-label=${title}>
    <h2>${sign("battle", 16)} ${title}</h2>
    ${fought.no_battle ? html`<p>${say.words("ap-no-battle")}</p>` : figuresOf(table, fought)}
    <div class="armies" role="group" aria-label=${say.words("apt-roman-army")}>${
    fought.armies.map((card) => armyCard(table, card))
  }</div>
    ${
    fought.lost.length
      ? html`<p class="fallen">${sign("lost", 14)} ${names(say, view, fought.lost)}</p>`
      : nothing
  }
  </section>`;
}

function figuresOf(table: AntePortasTable, fought: BattleView): TemplateResult {
  const { say, view } = table;
  const lost = armyOf(view, fought.lost).infantry;
  const left = Math.max(0, fought.needed - lost);
  return html`<p class="figures">
      ${figure("infantry", number(say, fought.infantry), 17)} ${
    figure("cavalry", number(say, fought.cavalry), 17)
  }
      <span class="sr">${men(say, fought.infantry, fought.cavalry)}</span>
      ${
    fought.needed > 0
      ? html`<span class="needed">${
        say.words("ap-needed", { "infantry-text": counted(say, "infantry", left) })
      }</span>`
      : nothing
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
  const { say, view } = table;
  const offer = table.offer("stray", { card });
  const label = [cardLabel(say, view, card), ...offer.choices.map((choice) => say.choice(choice))].join(". ");
  return html`
    <button
      class="laid rome known ${standing(offer)} ${table.marks(card)}"
      data-key=${card}
      aria-label=${label}
      @click=${(event: Event) => {
        const at = event.currentTarget as Element;
        if (offer.choices.length) table.use(offer, at);
        else table.tell(cardLabel(say, view, card).split("; "), at);
      }}
    ><span class="used">${sign("infantry", 13)}</span><span class="what">${cardName(
      say,
      view,
      card,
    )}</span></button>
  `;
}
