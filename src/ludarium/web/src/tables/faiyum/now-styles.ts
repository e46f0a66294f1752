/** What is to be done now: the bar above the map with its steps. */
import { css } from "lit";

export const nowStyles = css`
  .now {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    min-height: 54px; /* one line or two: nothing below moves */
    padding: 3px 12px;
    border-radius: var(--r2);
    border: 1px solid var(--fa-edge);
    background: var(--fa-sheet);
  }
  .now.mine {
    border-color: var(--fa-lapis);
    box-shadow: inset 5px 0 0 var(--fa-lapis);
  }
  .round {
    font: 600 var(--t-1) var(--serif);
    color: var(--ink-2);
    white-space: nowrap;
  }
  .task {
    flex: 1 1 240px;
    line-height: 1.3;
  }
  .task b {
    font-family: var(--serif);
    font-size: 1.05em;
  }
  .task em {
    color: var(--fa-lapis);
    font-style: normal;
    font-weight: 600;
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .button.cannot,
  .refused {
    cursor: help;
  }
  .button.cannot {
    border-style: dashed;
    color: var(--ink-2);
  }
  .ending {
    flex-basis: 100%;
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 600;
    color: var(--bad);
    font-size: var(--t-1);
  }
  .deal {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    font-weight: 400;
    font-size: var(--t-2);
  }
  .step .words .deal > span + span {
    margin-left: 8px;
  }
  .deal .gets {
    font-weight: 600;
  }
  .step {
    position: relative;
    max-width: min(480px, 60cqw);
  }
  .step .words {
    min-width: 0;
    text-align: left;
  }
  .step .words .deal {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .full {
    display: none;
    position: absolute;
    z-index: 10;
    top: calc(100% + 4px);
    right: 0;
    width: max-content;
    max-width: min(340px, 90vw);
    padding: 8px 12px;
    border: 1px solid var(--fa-edge);
    border-radius: var(--r1);
    background: var(--fa-sheet);
    color: var(--fa-ink);
    box-shadow: var(--shadow-2);
    text-align: left;
    white-space: normal;
    pointer-events: none;
  }
  .full .deal {
    display: grid;
    font-size: var(--t-1);
  }
  .step:is(:hover, :focus-visible) .full {
    display: block;
  }
  .main > .deal :is(.pays, .gets),
  .main .words > .deal :is(.pays, .gets) {
    color: inherit;
  }
  @container faiyum (max-width: 520px) {
    .now {
      gap: 4px 8px;
      padding: 4px 10px;
    }
    .task {
      flex-basis: 180px;
    }
    .steps .button {
      min-height: 44px;
    }
    .step {
      max-width: 100%;
    }
    .step .words .deal {
      white-space: normal;
    }
    .step:is(:hover, :focus-visible) .full {
      display: none;
    }
  }
`;
