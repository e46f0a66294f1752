// The look of the card that is taken up: a sheet over the panels, or on a small screen over the hand.

import { css } from "lit";

export const sheetStyles = css`
  .sheet {
    grid-area: side;
    z-index: 7;
    min-height: 0;
    overflow: auto;
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 0 12px 10px;
    border: 2px solid var(--accent);
    border-radius: var(--r2);
    background: var(--paper);
    box-shadow: var(--shadow-2);
    animation: rise 0.18s var(--ease);
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
  .sheet header {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0 -12px;
    padding: 4px 4px 4px 12px;
    background: var(--side-fill);
    color: var(--on-fill);
  }
  .sheet h3 {
    flex: 1;
    font-size: var(--t1);
  }
  .sheet .close {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
  }
  .sheet .close:hover {
    background: rgb(255 255 255 / 0.18);
  }
  .uses {
    display: grid;
    gap: 8px;
  }
  .layings {
    min-width: 0;
  }
  .direct {
    display: grid;
    gap: 6px;
  }
  .use {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 1px 8px;
    align-items: center;
    align-content: center;
    min-height: 44px;
    padding: 5px 9px;
    border: 1.5px solid var(--good);
    border-radius: var(--r1);
    background: var(--good-soft);
    text-align: left;
    line-height: 1.2;
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .use > * {
    min-width: 0;
  }
  .use .sign {
    color: var(--side);
  }
  .use .title,
  .layings .title {
    font-weight: 650;
    font-size: var(--t0);
  }
  .layings > .title {
    font-size: var(--t-1);
    color: var(--ink-2);
    margin-bottom: 3px;
  }
  .fact {
    grid-column: 1 / -1;
    font-size: var(--t-1);
    color: var(--ink);
  }
  .use.can:hover,
  .place.can:hover {
    background: var(--paper-3);
  }
  .use.cannot,
  .place.cannot {
    border: 1px dashed var(--line-2);
    background: none;
    color: var(--ink-2);
    cursor: help;
  }
  .use.cannot .fact {
    color: var(--ink-2);
  }
  .as {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
    gap: 6px;
  }
  .use.lay.can {
    border-color: var(--line-2);
    background: var(--paper-2);
  }
  .use.lay.pressed {
    border: 2px solid var(--accent);
    background: var(--accent-soft);
  }
  .places {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    margin-top: 6px;
    font-size: var(--t-1);
  }
  .place {
    min-height: 36px;
    padding: 2px 12px;
    border-radius: 99px;
    border: 1.5px solid var(--good);
    background: var(--good-soft);
    font-size: var(--t-1);
    font-weight: 600;
  }
  .or {
    color: var(--ink-2);
  }
  .face-rows {
    display: grid;
    gap: 3px;
    font-size: var(--t-1);
    line-height: 1.25;
  }
  .face-rows li {
    display: grid;
    grid-template-columns: 18px 1fr;
    gap: 6px;
  }
  .face-rows .sign {
    color: var(--side);
    margin-top: 1px;
  }
  .far {
    padding-top: 6px;
    border-top: 1px solid var(--line);
    color: var(--ink-2);
  }
  .far h4 {
    display: flex;
    align-items: center;
    gap: 5px;
    color: var(--side);
    margin-bottom: 3px;
  }
  @container table (max-width: 860px) {
    .sheet {
      position: fixed;
      inset: auto 0 var(--foot, 0px);
      max-height: min(68dvh, 600px, 96dvh - var(--foot, 0px));
      border-radius: var(--r3) var(--r3) 0 0;
      padding-bottom: max(10px, env(safe-area-inset-bottom));
    }
    .sheet .close {
      width: 44px;
      height: 44px;
    }
    .place {
      min-height: 44px;
    }
    .fact,
    .face-rows,
    .places,
    .place,
    .layings > .title {
      font-size: 14px;
    }
  }
`;
