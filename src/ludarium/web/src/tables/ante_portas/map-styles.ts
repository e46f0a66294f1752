// The look of the map: parchment, sea, hatching, roads, cities and what stands on it.

import { css } from "lit";

export const mapStyles = css`
  .room {
    grid-area: room;
    min-height: 0;
    min-width: 0;
    container-type: size;
    display: grid;
    place-items: center;
  }
  .map {
    position: relative;
    width: min(100cqw, 156.25cqh);
    aspect-ratio: 1000 / 640;
    container-type: inline-size;
    border-radius: var(--r2);
    border: 2px solid var(--bronze);
    box-shadow: var(--shadow), inset 0 0 0 3px var(--parchment);
    overflow: hidden;
  }
  .chart {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .chart .sea {
    fill: var(--water);
  }
  .wave {
    fill: none;
    stroke: var(--water-2);
    stroke-width: 1.3;
    opacity: 0.7;
  }
  .shallows {
    fill: none;
    stroke: var(--water-2);
    stroke-width: 9;
    opacity: 0.55;
  }
  .shallows.wide {
    stroke-width: 20;
    opacity: 0.35;
  }
  .ground {
    fill: var(--parchment);
    stroke: var(--map-ink);
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  .tint {
    fill: none;
    stroke: var(--parchment-2);
    stroke-width: 22;
  }
  .border {
    fill: none;
    stroke: var(--bronze);
    stroke-width: 2;
    stroke-dasharray: 2 7;
    stroke-linecap: round;
  }
  .river {
    fill: none;
    stroke: var(--water-2);
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  .peak {
    fill: none;
    stroke: var(--map-ink);
    stroke-width: 1.3;
    stroke-linecap: round;
    stroke-linejoin: round;
    opacity: 0.55;
  }
  .rose * {
    fill: none;
    stroke: var(--map-ink);
    stroke-width: 1.2;
    opacity: 0.5;
  }
  .rose .dark {
    fill: var(--map-ink);
  }
  .region {
    font: italic 600 20px var(--serif);
    letter-spacing: 0.14em;
    text-anchor: middle;
    fill: var(--map-ink);
    opacity: 0.75;
  }
  .region.here {
    fill: var(--punic);
    opacity: 1;
  }

  .road path {
    fill: none;
    stroke-linecap: round;
  }
  .road .casing {
    stroke: var(--parchment);
    stroke-width: 7;
    opacity: 0.8;
  }
  .road .line {
    stroke: var(--bronze);
    stroke-width: 3;
  }
  .road.by-sea .casing {
    stroke: none;
  }
  .road.by-sea .line {
    stroke: light-dark(#1f5a72, #8ccbe2);
    stroke-dasharray: 9 7;
  }
  .road circle {
    r: 15px;
    fill: var(--paper);
    stroke: var(--bronze);
    stroke-width: 1.6;
  }
  .road.by-sea circle {
    stroke: light-dark(#1f5a72, #8ccbe2);
    stroke-dasharray: 4 3;
  }
  .road text {
    font: 700 20px var(--sans);
    text-anchor: middle;
    fill: var(--ink);
  }
  .road.here .line {
    stroke: var(--punic);
    stroke-width: 4.5;
  }
  .road.here circle {
    stroke: var(--punic);
    stroke-width: 3;
  }
  .road.reached circle {
    fill: var(--punic-fill);
  }
  .road.reached text {
    fill: var(--on-fill);
  }
  .marched {
    fill: none;
    stroke: var(--punic);
    stroke-width: 13;
    stroke-linecap: round;
    opacity: 0.38;
    pointer-events: none;
    stroke-dasharray: 1;
    animation: unroll 1.1s var(--ease);
  }
  .marched.back {
    animation-name: unroll-back;
  }
  @keyframes unroll {
    from {
      stroke-dashoffset: 1;
    }
  }
  @keyframes unroll-back {
    from {
      stroke-dashoffset: -1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .marched {
      animation: none;
    }
  }
  .road.taken .line {
    stroke-width: 7;
  }

  @container table (min-width: 1400px) {
    .road text {
      font-size: 17px;
    }
    .road circle {
      r: 13px;
    }
  }
  /* The drawing is scaled: where it is smaller, its letters are larger. */
  @container table (max-width: 1000px) {
    .road text,
    .region {
      font-size: 23px;
    }
    .road circle {
      r: 17px;
    }
  }
  @container table (max-width: 860px) {
    .room {
      container-type: inline-size;
      overflow: auto;
      justify-items: start;
      border-radius: var(--r2);
    }
    .map {
      width: max(100cqw, 760px);
    }
  }
`;
