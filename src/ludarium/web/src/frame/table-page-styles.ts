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
    grid-template: auto 1fr / minmax(0, 1fr);
    gap: var(--s2);
    align-content: start;
    position: relative;
  }
  .above {
    position: relative;
    min-height: 28px;
  }
  .line {
    display: flex;
    align-items: center;
    gap: var(--s4);
    min-height: 32px;
  }
  .line just-happened {
    flex: 1 1 120px;
  }
  .status {
    display: flex;
    flex: none;
    max-width: 100%;
    align-items: center;
    gap: var(--s2);
    font: 600 var(--t1) var(--serif);
    min-height: 28px;
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
  /* What comes and goes lies over the table and moves nothing. */
  .requests {
    position: absolute;
    z-index: 10;
    inset: -4px 0 auto auto;
    max-width: 100%;
    display: grid;
    gap: var(--s2);
    justify-items: end;
  }
  .asks {
    border: 1px solid var(--accent);
    box-shadow: var(--shadow-2);
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    align-items: center;
    padding: var(--s2) var(--s3);
    border-radius: var(--r2);
    background: var(--accent-soft);
  }
  aside {
    display: flex;
    flex-direction: column;
    background: var(--paper);
    border-left: 1px solid var(--line);
    min-height: 0;
  }
  .coming {
    grid-column: 1 / -1;
    grid-template-rows: 44px 1fr 1fr;
  }
  .skeleton.part {
    min-height: 44px;
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
  @media (max-width: 640px), (max-width: 980px) and (max-height: 560px) {
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
  @media (max-width: 640px) {
    .line {
      flex-direction: column;
      align-items: stretch;
      gap: 0;
    }
    .line just-happened {
      flex: none;
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
    aside:has(lesson-card) {
      padding-bottom: var(--foot, 0px); /* what a guided game says lies over the lower end of the page */
    }
    aside {
      border-left: 0;
      border-top: 1px solid var(--line);
    }
  }
  /* A phone that lies on its side, or large letters: the line on top stays one line. */
  @media (max-width: 980px) and (min-width: 560px) and (max-height: 560px) {
    .top {
      flex-wrap: nowrap;
      padding-block: 2px;
    }
    .top h1 {
      flex: 0 4 auto;
      min-width: 2em;
    }
    .top players-bar {
      order: 0;
      flex: 1 1 auto;
    }
    .tools {
      flex: none;
    }
  }
  /* A tablet that lies on its side: the table has all of the window, and the lists lie below it. */
  @media (min-width: 981px) and (max-width: 1240px) and (pointer: coarse) {
    :host(:not([guided])) {
      grid-template: auto calc(100dvh - 56px) auto / minmax(0, 1fr);
      height: auto;
    }
    .top {
      box-sizing: border-box;
      min-height: 56px;
    }
    :host(:not([guided])) aside {
      border-left: 0;
      border-top: 1px solid var(--line);
      max-height: 70dvh;
    }
  }
`;
