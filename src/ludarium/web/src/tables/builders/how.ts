// How The Builders are played, in pictures: buildings, people and signs as they lie on the table.

import { css, html, type TemplateResult } from "lit";
import type { Say } from "../../say.ts";
import { figure, HowPicture, howStyles, type Picture } from "../how.ts";
import { amounts, number } from "./faces.ts";
import { peopleStyles, portrait } from "./people.ts";
import { actionSign, coin, gain, makes, pay, pieceStyles, shield } from "./pieces.ts";
import { skyline, skylineStyles } from "./skyline.ts";

const ARROW = html`<span class="arrow">➜</span>`;
const SENT = [1, 2, 3]; // actions for the first, second and third at a site

const isOld = (say: Say) => say.game.id.endsWith("antiquity");

/** The building that shows most: the one with the most points. */
function grandest(say: Say): { id: string; coins: number; points: number; needs: number[] } {
  const all = Object.keys(say.game.cards["building"] ?? {}).map((id) => {
    const face = say.face("building", id);
    return {
      id,
      coins: number(face, "coins"),
      points: number(face, "points"),
      needs: amounts(face, "face-needs"),
    };
  });
  return all.reduce((best, one) => (one.points > best.points ? one : best));
}

function person(say: Say, rank: string): TemplateResult {
  const id = Object.keys(say.game.cards["unit"] ?? {}).find((unit) => unit.startsWith(rank)) ?? `${rank}-1`;
  return portrait({ id, rank, freed: false }, isOld(say));
}

function worker(say: Say, rank: string): TemplateResult {
  const id = Object.keys(say.game.cards["unit"] ?? {}).find((unit) => unit.startsWith(rank)) ?? "";
  return html`<span class="row">${person(say, rank)}${
    makes(amounts(say.face("unit", id), "face-makes"))
  }</span>`;
}

const house = (say: Say, done = 1) => html`<span class="house">${skyline(grandest(say).id, done)}</span>`;
const hammers = (count: number) => Array.from({ length: count }, () => actionSign(18));

function taking(actions: number, coins: number): TemplateResult {
  return html`<span class="row">${hammers(actions)}${ARROW}${gain(coins, coin(20))}</span>`;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  "how-goal": (step, say) => html`${house(say)}${shield(figure(step, "points"), 46)}`,
  "how-start": (step, say) => html`${gain(figure(step, "coins"), coin(28))}${person(say, "apprentice")}`,
  "how-turn": (step) =>
    html`
      <span class="row">${hammers(figure(step, "actions"))}</span>
      <span class="row">${pay(figure(step, "coins"), coin(22))}${ARROW}${hammers(1)}</span>
    `,
  "how-open": (_, say) =>
    html`<span class="rows">${house(say, 0)}${makes(grandest(say).needs, 15)}</span>${worker(say, "master")}`,
  "how-send": (_, say) =>
    html`<span class="rows">${
      SENT.map((actions, place) =>
        html`<span class="row">${person(say, ["labourer", "craftsman", "master"][place] ?? "")}${
          hammers(actions)
        }</span>`
      )
    }</span>${ARROW}${house(say, 0.4)}`,
  "how-finish": (_, say) => {
    const { coins, points } = grandest(say);
    return html`${house(say)}<span class="rows">${gain(coins, coin(24))}${shield(points, 34)}</span>`;
  },
  "how-coins": (step) =>
    html`<span class="rows">${
      ["one", "two", "three"].map((name, place) => taking(place + 1, figure(step, name)))
    }</span>`,
  "how-invest": (step, say) =>
    html`
      <span class="row">${person(say, "prisoner")}${pay(figure(step, "prisoner-coins"), coin(20))}</span>
      <span class="row">${gain(figure(step, "loan"), coin(20))}${ARROW}${pay(
        figure(step, "debt"),
        coin(20),
      )}</span>
    `,
  "how-end": (step, say) =>
    isOld(say)
      ? html`${coin(24)}${ARROW}<span class="gain">${say.amount(1, true)}</span>`
      : html`<span class="row">${figure(step, "per")}${coin(24)}</span>${ARROW}${shield(1, 34)}`,
};

class BuildersHow extends HowPicture {
  static override styles = [
    ...howStyles,
    pieceStyles,
    skylineStyles,
    peopleStyles,
    css`
      .house {
        display: block;
        width: 130px;
        height: 84px;
      }
      .shield text {
        font: 700 13px var(--serif);
      }
    `,
  ];
  protected override readonly pictures = PICTURES;
}

customElements.define("builders-how", BuildersHow);
