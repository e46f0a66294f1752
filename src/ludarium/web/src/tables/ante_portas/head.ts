// The head of the table: what is being done now, what is left to do, and the ways to end it.

import { html, nothing, type TemplateResult } from "lit";
import { sentence } from "../../say.ts";
import { standing } from "../offers.ts";
import { figure, type Sign } from "./pieces.ts";
import type { AntePortasTable } from "./table.ts";
import { armyOf, cardName, cityName, counted } from "./words.ts";

// What the viewer has to choose, the most pressing first.
const ASKS = ["ally", "stray", "lose", "discard", "target"] as const;
const ENDS = ["end", "another-turn"] as const;

export function head(table: AntePortasTable): TemplateResult {
  const { view, say } = table;
  const heading = say.words("ap-heading", { round: view.round, turn: view.turn, stage: stageText(table) });
  return html`
    <header class="heading">
      <div class="stage" role="status">
        <h2>${heading}</h2>
        <p>${table.open ? asked(table) : whereabouts(table)}</p>
      </div>
      <div class="chips">${chips(table)}</div>
      <div class="ends">${ENDS.map((kind) => endButton(table, kind))}</div>
    </header>
  `;
}

function stageText({ view, say }: AntePortasTable): string {
  if (view.ending !== null) return say.words("ap-over", { ending: say.words(`ending-${view.ending}`) });
  if (view.playing !== null) return say.words("ap-working", { card: say.card("card", view.playing) });
  const known = `stage-${view.stage}`;
  return say.words(say.has(known) ? known : "ap-evaluation");
}

/** What the viewer is asked to do. */
function asked(table: AntePortasTable): string {
  const { view, say, chosen } = table;
  if (chosen?.what === "secret") return say.words("apt-now-move-secret");
  if (chosen?.what === "card") {
    const message = table.side === "rome" && view.stage === "rome-plays" ? "apt-now-card" : "apt-now-use";
    return say.words(message, { card: cardName(say, view, chosen.id) });
  }
  const kind = ASKS.find((ask) => view.choices.some(({ move }) => move.kind === ask));
  switch (kind) {
    case "discard":
      return say.words("ap-limit", {
        "cards-text": counted(say, "cards", view.rome.hand_size),
        limit: view.hand_limit,
      });
    case "lose":
      return lossText(table);
    case undefined:
      return view.stage === "rome-plays"
        ? romePlays(table)
        : say.words(view.marched ? "apt-now-marched" : "apt-now-march");
    default:
      return say.words(`apt-now-${kind}`);
  }
}

function romePlays({ view, say }: AntePortasTable): string {
  return view.plays_left ? say.words("apt-now-rome") : say.words("ap-plays-left", { count: 0 });
}

function lossText({ view, say }: AntePortasTable): string {
  const { needed = 0, lost = [] } = view.battle ?? {};
  if (needed <= 0) return say.words("apt-now-lose");
  const left = needed - armyOf(view, lost).infantry;
  return say.words("ap-needed", { "infantry-text": counted(say, "infantry", left) });
}

function whereabouts({ view, say }: AntePortasTable): string {
  const city = cityName(say, view.hannibal);
  const text = say.words("ap-hannibal", { city, region: say.card("region", view.region), price: view.price });
  if (view.target === null || view.ending !== null) return text;
  return `${text} ${say.words("ap-target", { city: cityName(say, view.target) })}`;
}

// --- figures of the turn --------------------------------------------------------------------------------

function chips(table: AntePortasTable): TemplateResult[] {
  const { view, say } = table;
  const chip = (name: Sign, text: string | number, label: string) =>
    html`<span class="chip" title=${label}>${figure(name, text, 16)}<span class="sr">${label}</span></span>`;
  const found = [chip("scout", view.price, say.words("apt-price", { price: view.price }))];
  if (view.march !== null && (view.march > 0 || view.carthage.laid.length > 0)) {
    const march = counted(say, "march", view.march);
    found.push(chip("march", view.march, say.words("ap-march-laid", { "march-text": march })));
  }
  if (view.stage === "rome-plays") {
    found.push(chip("plays", view.plays_left, say.words("ap-plays-left", { count: view.plays_left })));
    found.push(chip("secret", view.named_left, say.words("apt-named-left", { count: view.named_left })));
  }
  if (view.plays_change && view.stage !== "rome-plays") {
    const change = `${view.plays_change > 0 ? "+" : "−"}${Math.abs(view.plays_change)}`;
    found.push(chip("plays", change, say.words("event-plays-changed", { by: change })));
  }
  if (view.stage === "carthage-plays") {
    found.push(
      chip("attached", view.attached_left, say.words("apt-attached-left", { count: view.attached_left })),
    );
  }
  return found;
}

function endButton(table: AntePortasTable, kind: (typeof ENDS)[number]): TemplateResult | typeof nothing {
  const offer = table.offer(kind);
  const [first] = [...offer.choices, ...offer.refusals];
  if (!first) return nothing;
  const words = table.say.move(first.move);
  const label = offer.choices.length ? words : `${words}. ${table.say.reason(offer.refusals[0]!.reason)}`;
  return html`<button class="do ${standing(offer)}" aria-disabled=${
    String(!offer.choices.length)
  } aria-label=${sentence(label)} @click=${(event: Event) =>
    table.use(offer, event.currentTarget as Element)}>
    ${table.say.words(`apt-${kind}`)}
  </button>`;
}
