// The look of Ante Portas' table: Roman red, Punic purple, bronze, and ink on parchment.

import { css } from "lit";

const palette = css`
  :host {
    display: block;
    height: 100%;
    position: relative;
    min-height: 610px;
    container: table / inline-size;
    --rome: light-dark(#8b1e23, #f2a097);
    --rome-fill: light-dark(#8b1e23, #a83a3c);
    --rome-soft: light-dark(#f5dcd2, #47201f);
    --punic: light-dark(#4a2a72, #cbb2f0);
    --punic-fill: light-dark(#4a2a72, #6d4a9c);
    --punic-soft: light-dark(#e6dbef, #33244a);
    --bronze: light-dark(#7a5314, #dcb46a);
    --bronze-fill: light-dark(#c8963e, #b98a3c);
    --on-fill: #fff8ea;
    --parchment: light-dark(#f1e3c1, #3b3126);
    --parchment-2: light-dark(#e5d0a0, #463a2c);
    --water: light-dark(#c3d6d2, #1c2a31);
    --water-2: light-dark(#9fbcb9, #2c404a);
    --map-ink: light-dark(#4b3620, #d9c6a4);
  }
  .carthage {
    --side: var(--punic);
    --side-fill: var(--punic-fill);
    --side-soft: var(--punic-soft);
  }
  .rome {
    --side: var(--rome);
    --side-fill: var(--rome-fill);
    --side-soft: var(--rome-soft);
  }
  .sign {
    flex: none;
  }
  .figure {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .lit {
    outline: 3px solid var(--gold-fill);
    outline-offset: 1px;
  }
  @keyframes glow {
    from {
      box-shadow: 0 0 0 5px var(--bronze-fill);
    }
  }
  .fresh {
    animation: glow 1.6s ease-out;
  }
`;

const layout = css`
  .table {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) minmax(330px, 38%);
    grid-template-areas: "head head" "room side" "hands hands";
    gap: 8px;
    position: absolute;
    inset: 0;
  }
  .head {
    grid-area: head;
    display: flex;
    align-items: center;
    gap: 6px 12px;
    min-height: 44px;
  }
  .stage {
    flex: 1;
    min-width: 0;
  }
  .stage h2 {
    font-size: var(--t1);
  }
  .stage p {
    font-size: var(--t-1);
    color: var(--ink-2);
  }
  .chips,
  .ends {
    display: flex;
    gap: 6px;
  }
  .chip {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 30px;
    padding: 2px 9px;
    border-radius: 99px;
    border: 1px solid var(--line-2);
    background: var(--paper);
    color: var(--bronze);
  }
  .chip b {
    color: var(--ink);
  }
  .do {
    min-height: 38px;
    padding: 4px 16px;
    border-radius: 99px;
    border: 1px solid var(--accent);
    background: var(--accent);
    color: var(--accent-ink);
    font-weight: 650;
    white-space: nowrap;
  }
  .do.can:hover {
    background: color-mix(in oklab, var(--accent), var(--ink) 18%);
  }
  .do.cannot {
    background: none;
    border: 1px dashed var(--line-2);
    color: var(--ink-2);
    cursor: help;
  }
  .side {
    grid-area: side;
    min-height: 0;
    overflow: auto;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px;
    align-content: start;
  }
  .side > .senate,
  .side > .battle,
  .side > .endings {
    grid-column: 1 / -1;
  }
  .side > section {
    border: 1px solid var(--line);
    border-radius: var(--r2);
    background: color-mix(in oklab, var(--paper), transparent 8%);
    padding: 6px 9px;
  }
  .side h2 {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t0);
  }
  .told {
    max-width: min(92vw, 380px);
  }
  .told h3 {
    font-size: var(--t0);
    margin-bottom: 4px;
  }
  .told p {
    font-size: var(--t-1);
    margin-top: 4px;
  }
`;

const panels = css`
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
    grid-template-columns: 20px minmax(58px, auto) 36px 66px 1fr;
    gap: 0 5px;
    align-items: center;
    min-height: 25px;
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

  .endings h2 {
    font-size: var(--t-1);
    color: var(--ink-2);
  }
  .endings li {
    position: relative;
    display: grid;
    grid-template-columns: 17px 1fr auto;
    align-items: center;
    gap: 4px;
    font-size: 11px;
    padding: 1px 0 3px;
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
`;

const narrow = css`
  @container table (max-width: 860px) {
    .table {
      grid-template: auto auto auto auto / minmax(0, 1fr);
      grid-template-areas: "head" "room" "hands" "side";
      position: static;
    }
    .side {
      overflow: visible;
    }
  }
  @container table (max-width: 640px) {
    .head {
      flex-wrap: wrap;
    }
    .stage {
      flex: 1 0 100%;
    }
    .chips {
      flex: 1;
    }
    .do {
      min-height: 44px;
    }
    .ally,
    .laid,
    .holding {
      min-height: 40px;
    }
  }
`;

export const styles = [palette, layout, panels, narrow];
