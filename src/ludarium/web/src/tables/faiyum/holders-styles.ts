/** What everybody owns: rows of figures, the purse, goals and the supply. */
import { css } from "lit";

export const holderStyles = css`
  .seat-mark {
    flex: none;
  }
  h3 .seat-mark {
    display: inline;
  }

  .figure {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    position: relative;
  }
  .figure.none > span {
    font-weight: 400;
    color: var(--ink-2);
  }
  .figure.none .icon {
    opacity: 0.45;
  }

  .holders {
    display: grid;
    grid-template-columns: auto minmax(48px, 1fr) repeat(9, auto);
    gap: 3px 3px;
  }
  .holder {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-height: 26px;
    padding: 1px 5px;
    border: 1px solid transparent;
    border-left: 4px solid var(--seat);
    border-radius: var(--r1);
    background:
      linear-gradient(var(--seat), var(--seat)) 0 100% / calc(var(--share) * 100%) 3px no-repeat,
      color-mix(in oklab, var(--fa-sheet), transparent 25%);
    text-align: left;
    font-size: var(--t-1);
  }
  .supply {
    align-self: start;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 3px;
    padding: 2px 6px;
    font-size: var(--t-2);
  }
  .supply .figure {
    font-weight: 400;
  }
  .supply .icon {
    width: 16px;
    height: 16px;
  }
  .holder:hover,
  .holder.acts {
    background-color: var(--fa-sheet);
  }
  .holder.acts {
    border-block-color: var(--fa-lapis);
    border-right-color: var(--fa-lapis);
  }
  .holder.acts .who::before {
    content: "▸ ";
    color: var(--fa-lapis);
  }
  .holder.passed {
    opacity: 0.75;
  }
  .holder .figure {
    gap: 2px;
  }
  .holder .figure.none > span[aria-hidden] {
    display: none; /* names need the room more than noughts do */
  }
  .holder .icon {
    width: 15px;
    height: 15px;
  }
  .who {
    display: flex;
    gap: 4px;
    align-items: baseline;
    min-width: 0;
  }
  .who b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }

  .rewards {
    grid-column: 1 / -1;
    padding: 2px 8px;
    font-size: var(--t-1);
  }
  .rewards ol {
    list-style: decimal;
    padding-left: 1.6em;
  }

  .purse {
    display: flex;
    gap: 4px 10px;
    margin-left: 12px;
  }
  .purse .figure {
    font-size: var(--t0);
  }
  .purse .icon {
    width: 20px;
    height: 20px;
  }
  .purse button.figure {
    min-height: 32px;
    min-width: 44px;
    justify-content: center;
    padding: 2px 8px;
    border-radius: 999px;
    border: 2px dashed var(--fa-edge);
    background: var(--fa-sheet);
  }
  .purse button.can {
    border: 2px solid var(--fa-glow);
    box-shadow: 0 0 0 3px color-mix(in oklab, var(--fa-glow), transparent 75%);
  }
  .goals {
    display: grid;
    gap: 2px 12px;
    padding: 4px 8px;
    font-size: var(--t-1);
  }
  .goal {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(60px, 30%) auto;
    align-items: center;
    gap: 8px;
  }
  .goal b {
    min-width: 4.5em;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .goal.met b {
    color: var(--good);
  }
  @container faiyum (min-width: 1300px) {
    .holder {
      min-height: 36px;
      font-size: var(--t0);
    }
    .holder .icon,
    .supply .icon {
      width: 20px;
      height: 20px;
    }
    .supply,
    .goals {
      font-size: var(--t0);
    }
    .purse .figure {
      font-size: var(--t1);
    }
    .purse .icon {
      width: 26px;
      height: 26px;
    }
  }
  @container faiyum (max-width: 520px) {
    .holders {
      gap: 3px;
    }
    .holder {
      display: flex;
      flex-wrap: wrap;
      gap: 2px 9px;
      min-height: 48px;
      padding: 2px 8px;
    }
    .who {
      flex: 1 1 75%;
    }
    .purse {
      flex-wrap: wrap;
      margin: 0;
      width: 100%;
    }
    .purse button.figure {
      min-height: 44px;
    }
    .hand > header {
      flex-wrap: wrap;
    }
  }
  @media (pointer: coarse) {
    .holder {
      min-height: 44px;
    }
  }
`;
