// How Faiyum is played, in pictures: fields, goods and pieces as they stand on the map.

import { css, html, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { figure, HowPicture, howStyles, type Picture } from "../how.ts";
import { drawn, icon, symbols } from "./art.ts";
import { corners, type Point, polygon, RADIUS, WIDE } from "./hexes.ts";
import { palette } from "./palette.ts";

const ARROW = html`<span class="arrow">➜</span>`;
const money = (count: number | string) => html`<span class="row"><b>${count}</b>${icon("money")}</span>`;
const card = (content: unknown) => html`<span class="card">${content}</span>`;

/** A few fields side by side, with what stands on them. */
function fields(kinds: readonly string[], on: (places: Point[]) => SVGTemplateResult): TemplateResult {
  const places = kinds.map((_, place) => ({ x: WIDE / 2 + 4 + place * WIDE, y: RADIUS + 4 }));
  const width = kinds.length * WIDE + 8;
  return html`<svg class="fields" viewBox="0 0 ${width} ${
    2 * RADIUS + 8
  }" style="width:${width}px" aria-hidden="true">
    ${
    kinds.map((kind, place) =>
      svg`<polygon style="fill:var(--fa-${kind}-field)" points=${polygon(corners(places[place]!))}></polygon>`
    )
  }${on(places)}</svg>`;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  "how-goal": () =>
    html`${
      fields(["wheat", "grape", "site"], ([a, b, c]) =>
        svg`${drawn("settlement", a!.x, a!.y, 44)}${drawn("town", b!.x, b!.y, 48)}${
          drawn("palace", c!.x, c!.y, 52)
        }`)
    }<span class="large">${icon("fame")}</span>`,
  "how-turn": () =>
    html`${card(icon("cards"))}<span>/</span><span class="row">${icon("money")}${ARROW}${
      card(icon("scroll"))
    }</span><span>/</span>${icon("pile")}`,
  "how-play": (step) =>
    html`${card(icon("worker"))}${ARROW}<span class="row">${icon("wheat")}${
      icon("fame")
    }</span><span>/</span>${money(`+${figure(step, "cash")}`)}`,
  "how-harvest": () =>
    html`${
      fields(["grape", "wheat"], ([a, b]) =>
        svg`${drawn("crocodile", a!.x, a!.y, 46)}${drawn("worker", b!.x, b!.y, 44)}`)
    }${ARROW}${icon("wheat")}${icon("money")}`,
  "how-build": () =>
    html`${
      fields(["wheat", "stone", "site"], ([a, b, c]) =>
        svg`
          <line class="road" x1=${a!.x} y1=${a!.y} x2=${c!.x}
            y2=${c!.y}></line>${drawn("settlement", a!.x, a!.y, 42)}${drawn(
              "stone",
              b!.x,
              b!.y - 22,
              20,
            )}${drawn("block", c!.x, c!.y, 34)}
        `)
    }${ARROW}${icon("fame")}`,
  "how-buy": (step) =>
    html`${
      ["first", "second", "third", "fourth"].map((name) =>
        html`<span class="rows">${card(icon("scroll"))}${money(figure(step, name))}</span>`
      )
    }`,
  "how-administration": (step) =>
    html`<span class="row">${icon("pile")}${ARROW}${
      Array.from({ length: figure(step, "fetched") }, () => card(icon("scroll")))
    }</span>${money(`≤ ${figure(step, "money")}`)}`,
  "how-end": (step) =>
    html`<span class="row">${
      Array.from({ length: figure(step, "disasters") }, () => card(icon("disaster")))
    }</span>${ARROW}<span class="large">${icon("fame")}</span>`,
};

class FaiyumHow extends HowPicture {
  static override styles = [
    palette,
    ...howStyles,
    css`
      .icon {
        width: 34px;
        height: 34px;
      }
      .large .icon {
        width: 56px;
        height: 56px;
      }
      .symbols {
        position: absolute;
      }
      .fields {
        max-width: 100%;
      }
      .fields polygon {
        stroke: var(--fa-edge);
        stroke-width: 2;
      }
      .road {
        stroke: var(--fa-road);
        stroke-width: 9;
        stroke-linecap: round;
        paint-order: stroke;
      }
      .card {
        display: grid;
        place-content: center;
        width: 48px;
        height: 66px;
        border-radius: var(--r1);
        background: var(--fa-papyrus);
        color: var(--fa-line);
        box-shadow: var(--shadow);
      }
      .rows {
        justify-items: center;
      }
    `,
  ];
  protected override readonly pictures = PICTURES;

  override render(): TemplateResult {
    return html`${symbols()}${super.render()}`;
  }
}

customElements.define("faiyum-how", FaiyumHow);
