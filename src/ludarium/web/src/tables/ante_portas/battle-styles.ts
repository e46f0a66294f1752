// The look of a battle.

import { css } from "lit";

export const battleStyles = css`
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
`;
