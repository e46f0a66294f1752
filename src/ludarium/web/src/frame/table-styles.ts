// The look of the frame around a table.

import { css } from "lit";

export const tableStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 304px;
    height: 100dvh;
    background:
      radial-gradient(120% 90% at 30% 0%, var(--felt, var(--ground)), var(--felt-2, var(--ground-2))),
      var(--ground);
  }
  .top {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: var(--s2) var(--s3);
    padding: 6px var(--s3);
    background: color-mix(in oklab, var(--paper), transparent 15%);
    border-bottom: 1px solid var(--line);
  }
  .top h1 {
    font-size: var(--t1);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .top players-bar {
    flex: 1;
  }
  .tools {
    display: flex;
    gap: 2px;
    align-items: center;
  }
  main {
    min-width: 0;
    overflow: auto;
    padding: var(--s3);
    display: grid;
    grid-template-rows: auto 1fr;
    gap: var(--s2);
    align-content: start;
    position: relative;
  }
  .status {
    display: flex;
    align-items: center;
    gap: var(--s2);
    font: 600 var(--t1) var(--serif);
    min-height: 26px;
  }
  .status.mine {
    color: var(--accent);
  }
  .status .button {
    font-family: var(--sans);
  }
  .dots::after {
    content: "…";
  }
  .asks {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    align-items: center;
    padding: var(--s2) var(--s3);
    border-radius: var(--r2);
    background: var(--accent-soft);
  }
  aside {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    background: var(--paper);
    border-left: 1px solid var(--line);
    min-height: 0;
  }
  .tabs {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    border-bottom: 1px solid var(--line);
  }
  .tabs button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 5px;
    min-height: 44px;
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    font-size: var(--t-1);
    font-weight: 600;
    color: var(--ink-2);
    padding: 2px 6px;
  }
  .tabs button[aria-selected="true"] {
    color: var(--accent);
    border-bottom-color: var(--accent);
  }
  .tabs .sign {
    width: 16px;
    height: 16px;
  }
  .badge {
    min-width: 18px;
    padding: 0 5px;
    border-radius: 99px;
    background: var(--accent);
    color: var(--accent-ink);
    font-size: var(--t-2);
    line-height: 18px;
  }
  .panel {
    overflow: auto;
    padding: var(--s2) var(--s3) var(--s3);
  }
  .confirm {
    position: sticky;
    bottom: 0;
    z-index: 8;
    justify-self: center;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s2) var(--s3);
    padding: var(--s2) var(--s3) var(--s2) var(--s4);
    border-radius: var(--r2);
    background: var(--paper);
    border: 2px solid var(--accent);
    box-shadow: var(--shadow-2);
    max-width: 720px;
    animation: rise 0.25s var(--ease);
  }
  .confirm b {
    font-family: var(--serif);
    flex: 1 1 220px;
  }
  .confirm label {
    font-size: var(--t-2);
    color: var(--ink-2);
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  @keyframes rise {
    from {
      transform: translateY(16px);
      opacity: 0;
    }
  }
  .cover {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--s4);
    text-align: center;
    min-height: 60dvh;
  }
  .cover h2 {
    font-size: var(--t3);
  }
  .nothing {
    grid-column: 1 / -1;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: var(--s4);
    text-align: center;
    padding: var(--s6) var(--s3);
  }
  @media (max-width: 640px) {
    .tools .words {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .tools .button {
      min-width: 40px;
      min-height: 40px;
      padding: 6px;
    }
    .top {
      padding: 2px var(--s2) 6px;
    }
  }
  @media (max-width: 980px) {
    :host {
      grid-template: auto auto auto / minmax(0, 1fr);
      height: auto;
      min-height: 100dvh;
    }
    .top {
      position: sticky;
      top: 0;
      z-index: 20;
      flex-wrap: wrap;
      background: var(--paper);
    }
    .top h1 {
      flex: 1;
    }
    .top players-bar {
      order: 5;
      flex: 1 0 100%;
    }
    main {
      overflow: visible;
      padding: var(--s2);
    }
    aside {
      border-left: 0;
      border-top: 1px solid var(--line);
    }
    .panel {
      max-height: 70dvh;
    }
    .confirm {
      bottom: var(--s2);
    }
  }
`;
