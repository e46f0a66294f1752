// The head of the table: what is being done now, what is left to do, and the ways to end it.

import { html, nothing, type TemplateResult } from "lit";
import type { Zone } from "../../protocol.ts";
import { sentence } from "../../say.ts";
import { standing } from "../offers.ts";
import { figure, type Sign, sign } from "./pieces.ts";
import type { AntePortasTable } from "./asks.ts";
import { told, zoneOf } from "../things.ts";
import { factOf, figureIn } from "./figures.ts";

const ENDS = ["end", "another-turn"] as const;

// The figures of the turn: the fact that tells each, its sign, and the number in it.
const CHIPS: readonly { message: string; sign: Sign; number: string }[] = [
  { message: "ap-price", sign: "scout", number: "price" },
  { message: "ap-plays-left", sign: "plays", number: "count" },
  { message: "ap-named-left", sign: "secret", number: "count" },
  { message: "ap-plays-change", sign: "plays", number: "by" },
  { message: "ap-attached-left", sign: "attached", number: "count" },
];

export function head(table: AntePortasTable): TemplateResult {
  const course = zoneOf(table.view, "course");
  return html`
    <header class="heading">
      ${whoAmI(table)}
      <div class="stage" role="status">
        <h2>${course ? table.say.phrase(course.title) : nothing}</h2>
        <p>${asked(table, course)}</p>
      </div>
      <div class="chips">${chips(table, course)}</div>
      <div class="ends">${ENDS.map((kind) => endButton(table, kind))}</div>
    </header>
  `;
}

/** The viewer's side: its sign in its colour. */
function whoAmI({ say, side }: AntePortasTable): TemplateResult | typeof nothing {
  if (!side) return nothing;
  const name = say.words("apt-you-are", { side: say.words(`side-${side}`) });
  return html`<div class="me ${side}" title=${name}>${sign(side, 22)}<span>${name}</span></div>`;
}

/** What the viewer is asked to do with what is taken up, or what is asked and where Hannibal stands. */
function asked({ view, say, chosen }: AntePortasTable, course: Zone | undefined): string {
  if (chosen?.what === "secret") return say.words("apt-now-move-secret");
  if (chosen?.what === "card") {
    const message = view.stage === "rome-plays" ? "apt-now-card" : "apt-now-use";
    return say.words(message, { card: say.card("card", chosen.id) });
  }
  if (view.choices.length && view.now) return say.phrase(view.now);
  return told(
    say,
    course?.facts?.filter(({ message }) => message === "ap-hannibal" || message === "ap-target"),
  )
    .map(sentence).join(". ");
}

// --- figures of the turn --------------------------------------------------------------------------------

function chips({ view, say }: AntePortasTable, course: Zone | undefined): TemplateResult[] {
  const found = CHIPS.flatMap(({ message, sign: name, number }) => {
    const fact = factOf(course, message);
    return fact ? [chip(name, signed(figureIn(fact, number), number === "by"), say.phrase(fact))] : [];
  });
  const march = factOf(course, "ap-march-laid");
  if (march && view.march !== null) found.push(chip("march", `${view.march}`, say.phrase(march)));
  return found;
}

function chip(name: Sign, text: string, label: string): TemplateResult {
  return html`<span class="chip" title=${label}>${
    figure(name, text, 16)
  }<span class="sr">${label}</span></span>`;
}

function signed(number: number, sign: boolean): string {
  return sign && number > 0 ? `+${number}` : `${number}`.replace("-", "−");
}

function endButton(table: AntePortasTable, kind: (typeof ENDS)[number]): TemplateResult | typeof nothing {
  const offer = table.offer(kind);
  const [first] = [...offer.choices, ...offer.refusals];
  if (!first) return nothing;
  const words = table.say.move(first.move);
  const label = offer.choices.length ? words : `${words}. ${table.say.reason(offer.refusals[0]!.reason)}`;
  return html`
    <button class="do ${standing(offer)} ${offer.choices[0]?.early ? "quiet" : ""}" aria-disabled=${String(
      !offer.choices.length,
    )} aria-label=${sentence(label)}
      data-action=${offer.choices[0]?.actions.at(-1) ?? nothing}
      @click=${(event: Event) => table.use(offer, event.currentTarget as Element)}>
        ${table.say.words(`apt-${kind}`)}
      </button>
  `;
}
