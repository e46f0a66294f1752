// The look of cities, of the secret target and of Hannibal.

import { css } from "lit";

export const citiesStyles = css`
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
    font: 600 clamp(var(--t-2), 1.75cqw, 16px) / 1 var(--serif);
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
    font: 700 clamp(var(--t-2), 1.7cqw, 15px) / 1 var(--sans);
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
  .city.reach .dot,
  .city.may-reach .dot {
    box-shadow: 0 0 0 4px color-mix(in oklab, var(--punic), transparent 35%);
  }
  .city.may-reach .dot {
    box-shadow: none;
    outline: 2px dotted var(--punic);
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
  .city.lit {
    outline: none;
  }
  .city.lit .dot {
    outline: 4px solid var(--gold-fill);
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
    font: 700 var(--t-2) / 1.2 var(--sans);
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
    left: -9px;
    bottom: auto;
    top: clamp(11px, 1.8cqw, 17px);
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
    font: 700 var(--t-2) / 1 var(--sans);
    box-shadow: 1.5px 1.5px 0 var(--rome-soft), 2.5px 2.5px 0 var(--rome);
  }

  .secret {
    width: auto;
    height: auto;
    min-width: 44px;
    min-height: 40px;
    translate: -50% -50%;
    display: flex;
    align-items: center;
    gap: 6px;
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
    font-size: clamp(var(--t-2), 1.5cqw, 14px);
    white-space: normal;
    width: min-content;
    text-align: left;
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
  .hannibal.marches {
    pointer-events: auto;
    cursor: grab;
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
`;
