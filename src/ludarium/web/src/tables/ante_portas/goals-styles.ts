// The look of the ways in which the game may end.

import { css } from "lit";

export const goalsStyles = css`
  .endings li {
    position: relative;
    display: grid;
    grid-template-columns: 1fr;
    align-items: center;
    gap: 4px;
    font-size: var(--t-2);
    padding: 0 0 4px;
  }
  .endings h3 {
    display: flex;
    align-items: center;
    gap: 5px;
    margin-top: 2px;
    font-size: var(--t-1);
    color: var(--side);
  }
  .endings .nearness {
    --nearness: 3px;
    position: absolute;
    inset: auto 0 0 0;
    border-radius: 0;
  }
  .endings .reached {
    font-weight: 700;
    background: var(--side-soft);
  }
`;
