// The look of the camps and of laid cards.

import { css } from "lit";

export const campsStyles = css`
  .camp {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: 4px;
    border-left: 4px solid var(--side-fill) !important;
  }
  .camp h2 {
    flex: 1 0 auto;
    max-width: 100%;
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
    flex: 1 0 100%;
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
`;
