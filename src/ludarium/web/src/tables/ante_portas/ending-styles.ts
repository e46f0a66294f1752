// The look of the end.

import { css } from "lit";

export const endingStyles = css`
  .side > .ended {
    grid-column: 1 / -1;
    order: -1;
    border: 2px solid var(--side);
    background: linear-gradient(var(--paper), var(--side-soft));
    padding: 12px 14px;
  }
  .ended h2 {
    color: var(--side);
    font-size: var(--t1);
  }
  .ended figure {
    margin: 8px 0;
  }
  .ended figure svg {
    width: 100%;
  }
  .ended .band {
    fill: var(--side);
    opacity: 0.14;
  }
  .ended .axis {
    fill: none;
    stroke: var(--line-2);
  }
  .ended .curve {
    fill: none;
    stroke: var(--rome);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .ended .now {
    fill: var(--punic-fill);
    stroke: var(--on-fill);
  }
  .ended text {
    font: 600 var(--t-2) var(--sans);
    fill: var(--ink-2);
  }
  .ended figcaption,
  .ended .route,
  .ended li {
    font-size: var(--t-1);
  }
  .ended .route {
    font-weight: 600;
  }
  .ended ul {
    margin-top: 6px;
    display: grid;
    gap: 2px;
  }
`;
