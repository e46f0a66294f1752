// The look of Ante Portas' table: Roman red, Punic purple, bronze, and ink on parchment.

import { css } from "lit";

export const apPalette = css`
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
      opacity: 1;
    }
  }
  :where(.fresh) {
    position: relative;
  }
  .fresh:not(.city)::after,
  .city.fresh .dot::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 5px var(--bronze-fill);
    opacity: 0;
    animation: glow 1.6s ease-out;
    pointer-events: none;
  }
`;

const layout = css`
  .table {
    display: grid;
    /* The map is as wide as its height lets it be; what it leaves is for the panels. */
    grid-template:
      auto minmax(0, 1fr) auto / minmax(0, max(552px, 157dvh - 580px))
      minmax(max(330px, 38%), 1fr);
    grid-template-areas: "head head" "room side" "hands hands";
    gap: 8px;
    position: absolute;
    inset: 0;
  }
  .heading {
    grid-area: head;
    display: flex;
    align-items: center;
    gap: 6px 12px;
    min-height: 44px;
  }
  .me {
    display: flex;
    align-items: center;
    gap: 7px;
    padding: 5px 12px 5px 9px;
    border-radius: 8px 8px 18px 18px;
    background: var(--side-fill);
    color: var(--on-fill);
    font: 600 var(--t-1) / 1.1 var(--serif);
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
  .do.quiet {
    background: var(--paper);
    color: var(--accent);
  }
  .do.quiet:hover {
    background: var(--paper-3);
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
    gap: 5px;
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
    padding: 4px 9px;
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

/* A laptop's window: every way in which the game ends stays in sight. */
const low = css`
  @container table (min-width: 861px) {
    @media (max-height: 760px) {
      .side {
        gap: 3px;
      }
      .side > section {
        padding-block: 2px;
      }
      .side .endings li {
        padding-bottom: 3px;
      }
    }
  }
`;

const wide = css`
  @container table (min-width: 1400px) {
    .table {
      grid-template-columns: minmax(0, 1fr) minmax(420px, 30%);
      gap: 12px;
    }
    .side {
      gap: 10px;
      font-size: var(--t0);
    }
    .side > section {
      padding: 10px 14px;
    }
    .stage h2 {
      font-size: var(--t2);
    }
    .stage p {
      font-size: var(--t0);
    }
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
    .heading {
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

export const tableStyles = [apPalette, layout, low, wide, narrow];
