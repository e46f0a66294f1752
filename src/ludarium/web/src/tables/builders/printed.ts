// The cards of The Builders in a list: buildings, people, tools and universities.

import { css, html, nothing, type TemplateResult } from "lit";
import type { CardTold, Phrase } from "../../protocol.ts";
import { PrintedCards, printedStyles } from "../printed.ts";
import { amounts, number } from "./faces.ts";
import { peopleStyles, portrait } from "./people.ts";
import { coin, gain, makes, pay, pieceStyles, shield } from "./pieces.ts";
import { skyline, skylineStyles } from "./skyline.ts";

const SIGNS = 18;
const MAKES = ["face-makes", "face-adds", "face-teaches"]; // how faces say what is made

class BuildersCards extends PrintedCards {
  static override styles = [
    ...printedStyles,
    pieceStyles,
    skylineStyles,
    peopleStyles,
    css`
      .sky {
        display: block;
        width: 112px;
        height: 70px;
        padding: 4px 6px 0;
        border-radius: var(--r1);
        background: linear-gradient(light-dark(#dfe9ec, #22303a), light-dark(#f6ecd6, #3a3226));
      }
      .row {
        display: flex;
        align-items: center;
        gap: 6px;
      }
      .portrait {
        width: 72px;
      }
      .shield text {
        font: 700 13px var(--serif);
      }
    `,
  ];

  protected override draw({ kind, card }: CardTold): TemplateResult {
    const face = this.say.face(kind, card);
    if (kind === "building") return this.#building(card, face);
    if (kind === "unit") return this.#unit(card, face);
    return makes(made(face), SIGNS);
  }

  #building(card: string, face: readonly Phrase[]): TemplateResult {
    const coins = number(face, "coins");
    return html`
      <span class="sky">${skyline(card)}</span>
      <span class="row">${shield(number(face, "points"), 26)}${coins
        ? gain(coins, coin(SIGNS))
        : makes(amounts(face, "face-worth-machine"), 15)}</span>
      ${makes(amounts(face, "face-needs"), 15)}
    `;
  }

  #unit(card: string, face: readonly Phrase[]): TemplateResult {
    const rank = card.replace(/-\d+$/, "");
    const coins = number(face, "coins");
    return html`
      ${portrait({ id: card, rank, freed: false }, this.say.game.id.endsWith("antiquity"))}
      ${coins ? pay(coins, coin(SIGNS)) : nothing} ${makes(made(face), 15)}
    `;
  }
}

/** What a card makes, adds or teaches. */
function made(face: readonly Phrase[]): number[] {
  const message = MAKES.find((name) => face.some((phrase) => phrase.message === name)) ?? "";
  return amounts(face, message);
}

customElements.define("builders-cards", BuildersCards);
