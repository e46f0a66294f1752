// The look of a replay: the table, beside it the moves, below it the line of the game.

import { css } from "lit";

export const replayStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 304px;
    height: 100dvh;
    background: radial-gradient(120% 90% at 30% 0%, var(--felt, var(--ground)), var(--felt-2, var(--ground-2)));
  }
  .top,
  .controls {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2);
    padding: 6px var(--s3);
    background: var(--paper);
    border-bottom: 1px solid var(--line);
  }
  .controls {
    border-top: 1px solid var(--line);
    border-bottom: 0;
  }
  .top label {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    font-size: var(--t-1);
  }
  .top input {
    width: 18px;
    height: 18px;
    accent-color: var(--accent);
  }
  h1 {
    font-size: var(--t1);
    flex: 1;
  }
  main {
    overflow: auto;
    padding: var(--s3);
    display: grid;
    gap: var(--s2);
    grid-template: auto 1fr / minmax(0, 1fr);
    align-content: start;
  }
  aside {
    display: flex;
    flex-direction: column;
    min-height: 0;
    background: var(--paper);
    border-left: 1px solid var(--line);
  }
  .players {
    display: grid;
    gap: 4px;
    padding: var(--s2) var(--s3);
    border-bottom: 1px solid var(--line);
    font-size: var(--t-1);
  }
  .players li {
    display: flex;
    align-items: baseline;
    gap: 6px;
  }
  .players .seat-mark,
  .players .sign {
    align-self: center;
    flex: none;
  }
  .players small {
    color: var(--ink-2);
    font-size: var(--t-1);
  }
  .players b:last-child {
    margin-left: auto;
  }
  game-review {
    flex: 0 1 auto;
    min-height: 0;
  }
  .list {
    flex: 1;
    min-height: 20%;
    overflow: auto;
    padding: var(--s2) var(--s3) var(--s3);
  }
  replay-marks {
    flex: 1 1 240px;
  }
  .at {
    font-variant-numeric: tabular-nums;
    min-width: 6em;
    text-align: center;
  }
  .nothing {
    grid-column: 1 / -1;
    place-content: center;
    justify-items: center;
    text-align: center;
  }
  @media (max-width: 980px) {
    :host {
      grid-template: auto auto auto auto / minmax(0, 1fr);
      height: auto;
      min-height: 100dvh;
    }
    main {
      overflow: visible;
      padding: var(--s2);
    }
    aside {
      border-left: 0;
      border-top: 1px solid var(--line);
    }
    .list {
      max-height: 50dvh;
    }
    .controls {
      position: sticky;
      bottom: 0;
      z-index: 10;
    }
    replay-marks {
      order: 5;
      flex: 1 0 100%;
    }
  }
`;
