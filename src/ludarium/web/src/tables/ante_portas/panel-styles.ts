// The look of the panels beside the map: the Senate, the camps, the battle, the ends.

import { css } from "lit";

export const panelStyles = css`
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
    font-size: 11px;
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
    font-size: 12px;
  }
  .allies {
    display: grid;
  }
  .ally {
    display: grid;
    grid-template-columns: 20px minmax(58px, max-content) 34px 64px 1fr;
    gap: 0 5px;
    align-items: center;
    min-height: 23px;
    padding: 0 3px;
    border: 1px solid transparent;
    border-top-color: var(--line);
    background: none;
    text-align: left;
    font-size: 11px;
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

  .camp {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 4px;
    border-left: 4px solid var(--side-fill) !important;
  }
  .camp h2 {
    flex: 1 0 100%;
    color: var(--side);
    min-width: 0;
    white-space: nowrap;
  }
  .camp .who {
    font: 400 var(--t-2) var(--sans);
    color: var(--ink-2);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .holds {
    display: flex;
    gap: 4px;
  }
  .holding {
    min-height: 26px;
    padding: 0 6px;
    border: 1px solid var(--line);
    border-radius: var(--r1);
    background: var(--paper-2);
    color: var(--side);
  }
  .holding b {
    color: var(--ink);
  }
  .holding:hover {
    background: var(--paper-3);
  }
  .laids {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .laid {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 26px;
    max-width: 100%;
    padding: 1px 7px 1px 5px;
    border-radius: 5px;
    border: 1px solid var(--side);
    background: var(--paper);
    font-size: var(--t-2);
    text-align: left;
  }
  .laid .used {
    color: var(--side);
    font-weight: 700;
  }
  .laid.hidden {
    background: repeating-linear-gradient(45deg, transparent 0 4px, rgb(255 255 255 / 0.12) 4px 6px),
      var(--side-fill);
    color: var(--on-fill);
    border-color: var(--bronze-fill);
    min-width: 26px;
  }
  .laid.hidden .used {
    color: var(--on-fill);
  }
  .laid.can {
    border: 2px solid var(--good);
    background: var(--good-soft);
  }

  .battle {
    border-color: var(--rome) !important;
    box-shadow: var(--shadow);
  }
  .battle h2 {
    color: var(--rome);
  }
  .battle .figures {
    display: flex;
    align-items: center;
    gap: 14px;
    font-size: var(--t0);
    margin: 2px 0;
  }
  .battle .figures .sign {
    color: var(--rome);
  }
  .battle .needed {
    margin-left: auto;
    font-weight: 650;
    font-size: var(--t-1);
  }
  .battle meter {
    width: 100%;
    height: 9px;
  }
  .armies {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    margin-top: 4px;
  }
  .fallen {
    display: flex;
    gap: 5px;
    align-items: center;
    font-size: var(--t-2);
    margin-top: 4px;
  }

  .endings li {
    position: relative;
    display: grid;
    grid-template-columns: 17px 1fr auto;
    align-items: center;
    gap: 4px;
    font-size: 11px;
    padding: 0 0 2px;
  }
  .endings .whose {
    color: var(--side);
  }
  .endings .near {
    font-weight: 650;
    white-space: nowrap;
  }
  .endings .bar {
    position: absolute;
    inset: auto 0 0 21px;
    height: 2px;
    background: var(--line);
  }
  .endings .bar span {
    display: block;
    height: 100%;
    background: var(--side);
  }
  .endings .reached {
    font-weight: 700;
    background: var(--side-soft);
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
`;
