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
    font: italic 600 18px var(--serif);
    letter-spacing: 0.22em;
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
    fill: var(--paper);
    stroke: var(--bronze);
    stroke-width: 1.6;
  }
  .road.by-sea circle {
    stroke: light-dark(#1f5a72, #8ccbe2);
    stroke-dasharray: 4 3;
  }
  .road text {
    font: 700 16px var(--sans);
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
  .road.taken .line {
    stroke-width: 7;
  }

  .city,
  .secret {
    position: absolute;
    width: 0;
    height: 0;
    padding: 0;
    border: 0;
    background: none;
    display: grid;
    place-items: center;
    font: 600 clamp(11px, 1.75cqw, 16px) / 1 var(--serif);
    color: var(--ink);
    z-index: 1;
  }
  .city > *,
  .secret > * {
    position: absolute;
  }
  .city .dot {
    display: grid;
    place-items: center;
    width: clamp(20px, 3.3cqw, 30px);
    aspect-ratio: 1;
    border-radius: 50%;
    background: var(--paper);
    border: 2.5px solid var(--rome);
    font: 700 clamp(11px, 1.7cqw, 15px) / 1 var(--sans);
  }
  .city .dot::before {
    content: "";
    position: absolute;
    inset: -9px;
    border-radius: 50%;
  }
  .city.roma .dot {
    width: clamp(26px, 4.2cqw, 38px);
    border-radius: 7px;
    background: var(--rome-fill);
    color: var(--on-fill);
    border-color: var(--bronze-fill);
  }
  .city.hannibals .dot {
    border-color: var(--punic);
  }
  .city.goal .dot {
    outline: 3px dashed var(--punic);
    outline-offset: 3px;
  }
  .city .label,
  .secret .label {
    white-space: nowrap;
    padding: 1px 4px;
    border-radius: 4px;
    background: color-mix(in oklab, var(--parchment), transparent 18%);
  }
  .city.roma .label {
    font-size: 1.15em;
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  .label-s .label {
    top: clamp(12px, 1.9cqw, 18px);
  }
  .label-n .label {
    bottom: clamp(12px, 1.9cqw, 18px);
  }
  .label-e .label {
    left: clamp(13px, 2cqw, 19px);
  }
  .label-w .label {
    right: clamp(13px, 2cqw, 19px);
  }
  .roma.label-w .label {
    right: clamp(16px, 2.6cqw, 24px);
  }
  .city .anchor {
    left: clamp(5px, 0.9cqw, 9px);
    bottom: clamp(5px, 0.9cqw, 9px);
    padding: 1px;
    border-radius: 50%;
    background: var(--paper);
    color: light-dark(#1f5a72, #8ccbe2);
  }
  .city.label-n .anchor {
    bottom: auto;
    top: 4px;
  }
  .city .anchor.used {
    opacity: 0.45;
    background: none;
  }
  .city:focus-visible,
  .secret:focus-visible {
    outline: none;
  }
  .city:focus-visible .dot {
    outline: 4px solid var(--focus);
    outline-offset: 2px;
  }
  .city.lit,
  .city.fresh {
    outline: none;
    animation: none;
  }
  .city.lit .dot {
    outline: 4px solid var(--gold-fill);
  }
  .city.fresh .dot {
    animation: glow 1.6s ease-out;
  }
  .city:hover {
    z-index: 4;
  }
  .city.can {
    z-index: 3;
  }
  .city.can .dot {
    border-color: var(--good);
    background: var(--good-soft);
    box-shadow: 0 0 0 4px color-mix(in oklab, var(--good), transparent 45%);
  }
  .city.roma.can .dot {
    color: var(--rome);
  }
  .city.can:hover .dot {
    transform: scale(1.15);
  }
  .city.cannot {
    cursor: help;
  }
  .tag {
    top: clamp(-34px, -3.4cqw, -26px);
    display: inline-flex;
    align-items: center;
    gap: 3px;
    padding: 2px 7px;
    border-radius: 99px;
    background: var(--good);
    color: var(--paper);
    font: 700 12px / 1.2 var(--sans);
    z-index: 4;
  }
  .cannot .tag {
    background: var(--paper);
    color: var(--ink-2);
    border: 1px dashed var(--line-2);
  }
  .city .stack {
    left: clamp(10px, 1.7cqw, 16px);
    bottom: clamp(6px, 1cqw, 10px);
  }
  .city.label-n .stack {
    bottom: auto;
    top: clamp(4px, 0.8cqw, 8px);
  }
  .city.label-e .stack {
    left: auto;
    right: clamp(10px, 1.7cqw, 16px);
  }
  .stack {
    display: inline-flex;
    gap: 2px;
  }
  .back {
    display: grid;
    place-items: center;
    width: 18px;
    height: 25px;
    border-radius: 3px;
    border: 1.5px solid var(--bronze-fill);
    background: repeating-linear-gradient(45deg, transparent 0 3px, rgb(255 255 255 / 0.14) 3px 5px),
      var(--rome-fill);
    color: var(--on-fill);
    font: 700 12px/1 var(--sans);
    box-shadow: 1.5px 1.5px 0 var(--rome-soft), 2.5px 2.5px 0 var(--rome);
  }

  .secret {
    width: auto;
    height: auto;
    min-width: 44px;
    min-height: 40px;
    translate: -50% -50%;
    display: grid;
    justify-items: center;
    gap: 3px;
    padding: 4px 8px;
    border-radius: var(--r1);
    border: 1.5px dashed var(--rome);
    background: color-mix(in oklab, var(--paper), transparent 15%);
    color: var(--rome);
  }
  .secret > * {
    position: static;
  }
  .secret .label {
    background: none;
    padding: 0;
    color: var(--ink);
    font-size: clamp(11px, 1.5cqw, 14px);
    white-space: normal;
    max-width: 88px;
    text-align: center;
  }
  .secret:focus-visible {
    outline: 4px solid var(--focus);
  }
  .secret.full {
    border-style: solid;
  }
  .secret.can {
    border: 2px solid var(--good);
    background: var(--good-soft);
  }
  .secret.chosen {
    box-shadow: 0 0 0 4px var(--accent);
  }
  .secret.rests,
  .city.rests {
    cursor: pointer;
  }

  .hannibal {
    position: absolute;
    width: 0;
    height: 0;
    z-index: 2;
    pointer-events: none;
  }
  .figure-of {
    position: absolute;
    width: clamp(32px, 5.2cqw, 46px);
    aspect-ratio: 1;
    left: calc(clamp(32px, 5.2cqw, 46px) / -2);
    top: calc(clamp(32px, 5.2cqw, 46px) / -2);
    padding: 9%;
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: var(--punic-fill);
    color: var(--on-fill);
    border: 2.5px solid var(--bronze-fill);
    box-shadow: var(--shadow-2);
  }
  .figure-of svg {
    width: 88%;
  }
  .figure-of::after {
    content: "";
    position: absolute;
    top: 98%;
    border: 7px solid transparent;
    border-top-color: var(--bronze-fill);
    border-bottom: 0;
  }

  .sea-track {
    position: absolute;
    left: 2.5%;
    bottom: 3.5%;
    display: flex;
    align-items: center;
    gap: 3px;
    padding: 4px 7px;
    border-radius: 99px;
    background: color-mix(in oklab, var(--paper), transparent 18%);
    border: 1px solid var(--water-2);
  }
  .sea-track .end {
    display: grid;
    place-items: center;
    color: var(--side);
  }
  .space {
    display: grid;
    place-items: center;
    width: clamp(22px, 3.7cqw, 30px);
    aspect-ratio: 1;
    border-radius: 50%;
    border: 1.5px solid var(--side, var(--line-2));
    background: var(--side-soft, var(--paper));
    font: 600 12px/1 var(--sans);
    color: var(--side, var(--ink-2));
  }
  .galley {
    color: light-dark(#1f5a72, #8ccbe2);
    background: var(--paper);
    border-radius: 50%;
    padding: 3px;
    box-shadow: 0 0 0 2px light-dark(#1f5a72, #8ccbe2);
  }
  @container table (max-width: 860px) {
    .room {
      container-type: inline-size;
      overflow: auto;
      justify-items: start;
      border-radius: var(--r2);
    }
    .map {
      width: max(100cqw, 640px);
    }
  }
`;
