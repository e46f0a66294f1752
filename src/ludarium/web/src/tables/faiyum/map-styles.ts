/** The map: water, land, ways, pieces, and how possible places shine. */
import { css } from "lit";

export const mapStyles = css`
  .map-head {
    display: flex;
    justify-content: end;
  }
  .bubble {
    max-width: min(320px, calc(100vw - 16px));
    padding: 6px 10px;
    border: 1px solid var(--fa-edge);
    border-radius: var(--r1);
    background: var(--fa-sheet);
    color: var(--fa-ink);
    box-shadow: var(--shadow-2);
    font-size: var(--t-1);
    line-height: 1.3;
    pointer-events: none;
  }
  .begun {
    position: absolute;
    z-index: 3;
    top: 6px;
    left: 6px;
    padding: 4px 10px;
    border-radius: var(--r1);
    background: var(--fa-sheet);
    font-weight: 600;
    pointer-events: none;
  }
  .scroller {
    position: relative;
    flex: 1;
    min-height: 0;
    overflow: auto;
    border-radius: 12px;
    overscroll-behavior: contain;
    background: var(--fa-water);
  }
  .map {
    display: block;
    position: absolute; /* as large as the room that the other parts leave, never larger */
    inset: 0;
    width: 100%;
    height: 100%;
    touch-action: manipulation;
    user-select: none;
  }
  .large .map {
    width: 190%;
    height: auto;
  }
  .scroller.large {
    max-height: 70dvh;
  }
  .zoom {
    display: none;
  }
  .water {
    fill: url(#fa-p-water);
  }
  .shallows {
    fill: var(--fa-shallows);
  }
  .beach {
    fill: var(--fa-beach);
  }
  .canal {
    fill: none;
    stroke: var(--fa-water);
    stroke-width: 13;
    stroke-linejoin: round;
  }
  .ground.wheat {
    fill: url(#fa-p-wheat);
  }
  .ground.grape {
    fill: url(#fa-p-grape);
  }
  .ground.stone {
    fill: url(#fa-p-stone);
  }
  .ground.site {
    fill: url(#fa-p-site);
  }
  .ground.red {
    fill: url(#fa-p-red);
  }
  .ground {
    stroke: color-mix(in oklab, var(--fa-beach), black 18%);
    stroke-width: 1.2;
  }
  .swamp {
    fill: color-mix(in oklab, var(--fa-water), transparent 35%);
  }
  .bridge-place {
    stroke: color-mix(in oklab, var(--fa-line), transparent 55%);
    stroke-width: 2;
    stroke-dasharray: 1 4;
    stroke-linecap: round;
  }

  .way line {
    stroke-linecap: round;
  }
  .way .rim {
    stroke: #7a5c33;
    stroke-width: 10;
  }
  .way .top {
    stroke: var(--fa-road);
    stroke-width: 7;
  }
  .way .mark {
    stroke: #b08d55;
    stroke-width: 1.4;
    stroke-dasharray: 1 6;
  }
  .way.bridge .rim,
  .way.ornate-bridge .rim {
    stroke: #3f2a14;
    stroke-width: 14;
    stroke-linecap: butt;
  }
  .way.bridge .top {
    stroke: #b07c48;
    stroke-width: 11;
    stroke-linecap: butt;
  }
  .way.bridge .mark {
    stroke: #6b4523;
    stroke-width: 11;
    stroke-dasharray: 1.4 4;
    stroke-linecap: butt;
  }
  .way.ornate-bridge .top {
    stroke: var(--fa-gold);
    stroke-width: 11;
    stroke-linecap: butt;
  }
  .way.ornate-bridge .mark {
    stroke: var(--fa-lapis-piece);
    stroke-width: 3;
    stroke-dasharray: none;
  }
  .way .post {
    fill: var(--fa-limestone-light);
    stroke: #3f2a14;
  }
  .way.dam .rim {
    stroke: #55504a;
    stroke-width: 17;
    stroke-linecap: butt;
  }
  .way.dam .top {
    stroke: #b9b1a2;
    stroke-width: 14;
    stroke-linecap: butt;
  }
  .way.dam .mark {
    stroke: #7d766a;
    stroke-width: 14;
    stroke-dasharray: 1.4 9;
    stroke-linecap: butt;
  }

  .field {
    outline: none;
  }
  .field .hit {
    fill: transparent;
  }
  .field.can,
  .target-way {
    cursor: pointer;
  }
  .field[aria-disabled] {
    cursor: help;
  }
  .patch {
    fill: var(--fa-patch);
    opacity: 0.85;
  }
  .seal {
    fill: color-mix(in oklab, var(--fa-linen), transparent 25%);
  }
  .place {
    font: 600 13px var(--sans);
    text-anchor: middle;
    fill: light-dark(#4a3a22, #efe4c9);
    pointer-events: none;
  }
  .blocks {
    font: 700 13px var(--serif);
    text-anchor: middle;
    fill: light-dark(#3a2a14, #fff3d6);
  }
  .block-place {
    fill: none;
    stroke: light-dark(#8a7145, #cdb684);
    stroke-width: 1.2;
    stroke-dasharray: 2.5 2;
  }
  .rim {
    fill: none;
    stroke: none;
    pointer-events: none;
  }
  .veil {
    fill: light-dark(rgb(250 240 215 / 0.45), rgb(15 18 20 / 0.42));
    pointer-events: none;
  }
  .field.dim > :is(.pieces, .seal, .patch, use) {
    opacity: 0.6;
  }
  .field:hover > .rim {
    stroke: light-dark(#4a3a22, #efe4c9);
    stroke-width: 1.5;
  }
  .field.can > .rim {
    stroke: var(--fa-glow);
    stroke-width: 3.5;
    stroke-linejoin: round;
  }
  .field.can.dim > .rim {
    stroke-opacity: 0.3;
  }
  .field.to > .rim {
    stroke-dasharray: 9 5;
  }
  .field.from > .rim {
    stroke: var(--fa-lapis);
    stroke-width: 5;
  }
  .field.lit > .rim {
    stroke: var(--fa-rose);
    stroke-width: 4;
  }
  .field:focus-visible > .rim {
    stroke: var(--focus);
    stroke-width: 5;
  }
  .many .field:not(:hover, :focus-visible) .faint {
    display: none;
  }
  .ghost .faint {
    opacity: 0.5;
  }
  .field.can:hover .faint {
    opacity: 0.85;
  }
  .badge {
    fill: var(--fa-glow);
    stroke: var(--fa-line);
    stroke-width: 1;
  }
  .badge-sign {
    stroke: light-dark(#fff, #2b2118);
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  .target-way .hit {
    fill: transparent;
  }
  .target-way .rim {
    stroke: var(--fa-line);
    stroke-width: 11;
    stroke-linecap: round;
  }
  .target-way .top {
    stroke: var(--fa-glow);
    stroke-width: 7.5;
    stroke-linecap: round;
    stroke-dasharray: 0.1 10.5;
  }
  .target-way:hover .top,
  .target-way:focus-visible .top {
    stroke-dasharray: none;
  }
  .target-way .rim {
    opacity: 0.75;
  }
  .target-way:hover .rim {
    opacity: 1;
  }
  .link {
    stroke: var(--fa-lapis-piece);
    stroke-width: 3;
    stroke-dasharray: 2 6;
    stroke-linecap: round;
    pointer-events: none;
  }
  .pieces {
    pointer-events: none;
  }
  .pieces.fresh {
    animation: land 0.5s var(--ease);
    transform-box: fill-box;
    transform-origin: 50% 100%;
  }
  .way.fresh {
    animation: grow 0.9s var(--ease);
  }
  .leaving {
    opacity: 0;
    pointer-events: none;
    transform-box: fill-box;
    transform-origin: center;
    animation: swim 1.6s ease-in;
  }
  .leaving.east {
    --away: 90px;
  }
  @keyframes grow {
    from {
      transform: scale(0);
    }
  }
  @keyframes swim {
    from {
      opacity: 1;
    }
    25% {
      opacity: 1;
      transform: translate(0, -6px) rotate(-4deg);
    }
    to {
      opacity: 0;
      transform: translate(var(--away, -90px), 26px) rotate(6deg) scale(0.7);
    }
  }
  @keyframes land {
    from {
      transform: translateY(-22px) scale(1.25);
      opacity: 0;
    }
  }
  @container faiyum (max-width: 860px) {
    .map {
      position: static;
      height: auto;
    }
  }
  @container faiyum (max-width: 520px) {
    .scroller {
      border-radius: 0;
    }
    .scroller:not(.large) .place {
      display: none; /* too small to read; the line above the map says where one is */
    }
    .scroller:not(.large) .blocks {
      font-size: 22px; /* the drawing is scaled */
    }
    .zoom {
      display: inline-flex;
    }
    .map-head {
      padding-inline: 8px;
    }
  }
`;
