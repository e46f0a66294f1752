/** The end: fame as bars, those of the winners in full light. */
import { css } from "lit";

export const finaleStyles = css`
  .finale {
    flex: 1;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
    gap: 4px 16px;
    padding: 8px 12px;
    border: 2px solid var(--fa-gold);
    border-radius: var(--r2);
    background: var(--fa-sheet);
  }
  .finale > header {
    grid-column: 1 / -1;
    flex-wrap: wrap;
  }
  .finale h2 {
    flex: 1 1 auto;
    font-size: var(--t2);
    white-space: normal;
  }
  .ranks > ol {
    display: grid;
    gap: 4px;
  }
  .ranks > ol > li {
    display: grid;
    grid-template-columns: auto minmax(60px, 14ch) 18px minmax(0, 1fr) 9ch;
    gap: 8px;
    align-items: center;
  }
  .finale .bar {
    grid-column: 4;
  }
  .turns {
    margin-top: 6px;
  }
  .turns li {
    font-size: max(12px, var(--t-1));
  }
  .finale li > b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .finale .won > b {
    color: var(--fa-lapis);
  }
  @container faiyum (max-width: 520px) {
    .ranks > ol > li {
      grid-template-columns: auto minmax(0, 11ch) 18px minmax(0, 1fr) auto;
    }
  }
  .bar {
    display: flex;
    height: 18px;
    border-radius: 4px;
    overflow: hidden;
    background: var(--fa-sheet-2);
  }
  .bar i {
    background: var(--seat);
    transform-origin: left;
    animation: widen 1s var(--ease);
  }
  .bar .links {
    background: color-mix(in oklab, var(--seat), white 35%);
  }
  .bar .disasters {
    background: color-mix(in oklab, var(--seat), black 35%);
  }
  @keyframes widen {
    from {
      transform: scaleX(0);
    }
  }
  .total {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;
