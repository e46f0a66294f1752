// How Ante Portas is played, in pictures: the signs of its cards, the land, and a card as it says itself.

import { css, html, type TemplateResult } from "lit";
import { figure as number, HowPicture, howStyles, type Picture } from "../how.ts";
import { faceRows, faceRowsLook } from "./face.ts";
import { HEIGHT, LAND, WIDTH } from "./land.ts";
import { figure, type Side, type Sign, sign } from "./pieces.ts";
import { apPalette } from "./table-styles.ts";

const SIZE = 30;
const ARROW = html`<span class="arrow">➜</span>`;

const signs = (side: Side, ...names: Sign[]): TemplateResult =>
  html`<span class="row ${side}">${
    names.map((name) => html`<span class="piece">${sign(name, SIZE)}</span>`)
  }</span>`;
const card = (side: Side): TemplateResult => html`<span class="back ${side}">${sign(side, SIZE)}</span>`;

const PICTURES: Readonly<Record<string, Picture>> = {
  "how-goal": (step) =>
    html`
      <svg class="land" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
        <rect width=${WIDTH} height=${HEIGHT} class="sea"></rect>
        <path d=${LAND}></path>
      </svg>
      <span
        class="rows"><span class="row carthage">${figure(
          "morale",
          number(step, "morale"),
          SIZE,
        )}${ARROW}0</span><span class="row rome">${sign("rome", SIZE)}<b>${number(
          step,
          "rounds",
        )}</b></span></span>
    `,
  "how-cards": (_, say) => {
    const [first = ""] = Object.keys(say.game.cards["card"] ?? {});
    return html`<span class="card carthage"><b>${say.card("card", first)}</b>${
      faceRows(say, first, "carthage")
    }</span>`;
  },
  "how-round": () =>
    html`${card("carthage")}${card("rome")}${card("rome")}${ARROW}${signs("carthage", "march")}`,
  "how-carthage": (step) =>
    html`${signs("carthage", "march", "immediate")}<span class="row carthage">${
      figure("attached", `≤ ${number(step, "attached")}`, SIZE)
    }</span>`,
  "how-rome": (step) =>
    html`${
      signs("rome", "infantry", "cavalry", "wealth", "immediate", "morale", "secret")
    }<span class="row rome">≤ ${number(step, "cities")}</span>`,
  "how-battle": (step) =>
    html`
      <span
        class="rows"><span class="row rome">${figure(
          "infantry",
          `< ${number(step, "half-infantry").toLocaleString()}`,
          22,
        )}${figure(
          "cavalry",
          `< ${number(step, "half-cavalry").toLocaleString()}`,
          22,
        )}${ARROW}½</span><span class="row rome">${figure(
          "infantry",
          `< ${number(step, "none-infantry").toLocaleString()}`,
          22,
        )}${figure(
          "cavalry",
          `< ${number(step, "none-cavalry").toLocaleString()}`,
          22,
        )}${ARROW}0</span></span>${sign("battle", 40)}
    `,
  "how-city": (step) =>
    html`
      ${signs("carthage", "march")}${ARROW}<span class="row rome">${figure(
        "morale",
        "−",
        SIZE,
      )}</span>${signs("carthage", "anchor")}<span
        class="row carthage">${figure("ally", number(step, "allies"), SIZE)}</span>
    `,
  "how-siege": () => html`${signs("carthage", "carthage")}${sign("battle", 40)}${signs("rome", "rome")}`,
};

class AntePortasHow extends HowPicture {
  static override styles = [
    apPalette,
    ...howStyles,
    faceRowsLook,
    css`
      :host {
        height: auto;
        container: none;
      }
      .carthage,
      .rome {
        color: var(--side);
      }
      .piece {
        display: grid;
        padding: 5px;
        border-radius: var(--r1);
        background: var(--side-soft);
      }
      .back {
        display: grid;
        place-content: center;
        width: 52px;
        height: 74px;
        border-radius: var(--r1);
        background: var(--side-fill);
        color: var(--on-fill);
        box-shadow: var(--shadow);
      }
      .card {
        padding: 8px 10px;
        border-radius: var(--r2);
        background: var(--side-soft);
        color: var(--ink);
        font: 400 var(--t-1) var(--sans);
        box-shadow: var(--shadow);
      }
      .land {
        width: 180px;
        border-radius: var(--r1);
      }
      .land .sea {
        fill: var(--water);
      }
      .land path {
        fill: var(--parchment);
        stroke: var(--map-ink);
        stroke-width: 3;
      }
    `,
  ];
  protected override readonly pictures = PICTURES;
}

customElements.define("ante-portas-how", AntePortasHow);
