// The look of the sea track.

import { css } from "lit";

export const seaStyles = css`
  .sea-track {
    position: absolute;
    left: 2.5%;
    bottom: 3.5%;
    display: flex;
    align-items: center;
    gap: 3px;
    padding: 4px 7px;
    border-radius: 99px;
    background: color-mix(in oklab, var(--paper), transparent 18%);
    border: 1px solid var(--water-2);
  }
  .sea-track .end {
    display: grid;
    place-items: center;
    color: var(--side);
  }
  .space {
    display: grid;
    place-items: center;
    width: clamp(22px, 3.7cqw, 30px);
    aspect-ratio: 1;
    border-radius: 50%;
    border: 1.5px solid var(--side, var(--line-2));
    background: var(--side-soft, var(--paper));
    font: 600 var(--t-2) / 1 var(--sans);
    color: var(--side, var(--ink-2));
  }
  .galley {
    color: light-dark(#1f5a72, #8ccbe2);
    background: var(--paper);
    border-radius: 50%;
    padding: 3px;
    box-shadow: 0 0 0 2px light-dark(#1f5a72, #8ccbe2);
  }
`;
