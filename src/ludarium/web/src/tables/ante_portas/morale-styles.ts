// The look of the Senate: its morale and the allies.

import { css } from "lit";

export const moraleStyles = css`
  .senate h2 .sign {
    color: var(--rome);
  }
  .senate h2 b {
    margin-left: auto;
    font-size: var(--t1);
  }
  .steps {
    display: grid;
    grid-template-columns: repeat(14, 1fr);
    margin: 4px 0;
    border-radius: 5px;
    border: 1px solid var(--line-2);
    background: var(--paper-2);
  }
  .step {
    display: grid;
    place-items: center;
    height: 24px;
    font-size: var(--t-2);
    color: var(--ink-2);
    border-left: 1px solid var(--line);
  }
  .step:first-child {
    border-left: 0;
  }
  .step.in {
    background: var(--side-soft);
    color: var(--ink);
    border-bottom: 3px solid var(--side);
  }
  .step.in.odd {
    border-bottom-style: double;
  }
  .step.in.carthage {
    border-bottom: 0;
    border-top: 3px solid var(--side);
  }
  .marker {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    margin: -2px;
    border-radius: 50%;
    background: var(--rome-fill);
    color: var(--on-fill);
    border: 2px solid var(--bronze-fill);
    font-weight: 700;
    font-size: var(--t-2);
  }
  .allies {
    display: grid;
  }
  .ally {
    display: grid;
    grid-template-columns: 20px minmax(66px, max-content) 42px 66px 1fr;
    gap: 0 5px;
    align-items: center;
    min-height: 23px;
    padding: 0 3px;
    border: 1px solid transparent;
    border-top-color: var(--line);
    background: none;
    text-align: left;
    font-size: var(--t-2);
    line-height: 1.15;
  }
  .ally:first-child {
    border-top-color: transparent;
  }
  .ally .flag {
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 4px 4px 10px 10px;
    background: var(--side-fill);
    color: var(--on-fill);
  }
  .ally.wavers .flag {
    background: none;
    border: 2px dashed var(--side);
    color: var(--side);
  }
  .ally .name {
    font: 600 var(--t-2) / 1.1 var(--serif);
  }
  .ally .stretch {
    white-space: nowrap;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  .ally .state {
    color: var(--side);
    font-weight: 600;
  }
  .ally.wavers .state {
    color: var(--ink);
    text-decoration: underline wavy var(--bronze-fill);
    text-underline-offset: 2px;
  }
  .ally .help {
    color: var(--ink-2);
  }
  .ally:hover {
    background: var(--paper-3);
  }
  .ally.can {
    border: 2px solid var(--good);
    background: var(--good-soft);
    border-radius: var(--r1);
  }
  .ally.cannot {
    cursor: help;
  }

  .fighting .allies {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .fighting .ally {
    grid-template-columns: 20px 1fr auto;
  }
  .fighting .ally .stretch,
  .fighting .ally .help {
    display: none;
  }
  @container table (min-width: 861px) {
    @media (max-height: 860px) {
      .allies {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        column-gap: 10px;
      }
      .ally {
        grid-template-columns: 20px 1fr auto auto;
        column-gap: 4px;
      }
      .ally .state {
        white-space: nowrap;
      }
      .ally .help {
        display: none;
      }
    }
  }
`;
