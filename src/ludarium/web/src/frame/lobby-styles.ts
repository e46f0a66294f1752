// The look of the lobby.

import { css } from "lit";

export const lobbyStyles = css`
  :host {
    display: block;
  }
  main {
    max-width: 1240px;
    margin: 0 auto;
    padding: 0 var(--s4) var(--s6);
  }
  .hero {
    text-align: center;
    padding: var(--s4) 0 var(--s5);
  }
  h1 {
    font-size: clamp(var(--t3), 5vw, var(--t4));
  }
  .hero p {
    margin-top: var(--s2);
    color: var(--ink-2);
    font-size: var(--t1);
    text-wrap: balance;
  }
  .hero .me {
    display: inline-flex;
    align-items: center;
    gap: var(--s2);
    margin-top: var(--s3);
    font-size: var(--t0);
  }
  /* Who has games to go on with sees them first. */
  .hero.small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s2) var(--s4);
    padding: 0 0 var(--s4);
  }
  .hero.small h1 {
    font-size: var(--t2);
  }
  .hero.small p {
    display: none;
  }
  .hero.small .me {
    margin: 0;
  }
  .games {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(270px, 1fr));
    column-gap: var(--s4);
  }
  .games li,
  .game {
    display: grid;
    grid-row: span 4; /* cover, words, what to play and more: each in line with its neighbours */
    grid-template-rows: subgrid;
  }
  .games li {
    margin-bottom: var(--s4);
  }
  .game {
    border-radius: var(--r3);
    overflow: hidden;
    background: var(--paper);
    border: 1px solid var(--line);
    box-shadow: var(--shadow);
    transition:
      transform 0.25s var(--ease),
      box-shadow 0.25s;
  }
  .game:hover,
  .game:focus-within {
    transform: translateY(-3px);
    box-shadow: var(--shadow-2);
  }
  .cover {
    width: 100%;
    height: 132px;
    background: linear-gradient(var(--felt), var(--felt-2));
  }
  .cover .sun {
    fill: light-dark(#ffe9a8, #e9c46a);
    opacity: 0.85;
  }
  .cover .hill {
    fill: color-mix(in oklab, var(--art), var(--felt) 62%);
  }
  .cover .sea {
    fill: light-dark(#7fb6bd, #2a5a63);
  }
  .cover .snow {
    fill: light-dark(#fffaf0, #e9e2d6);
  }
  .cover .floor {
    fill: color-mix(in oklab, var(--art), #120c06 60%);
  }
  .cover .shade-1 .body {
    fill: color-mix(in oklab, var(--art), #120c06 30%);
  }
  .cover .shade-2 .body {
    fill: color-mix(in oklab, var(--art), var(--felt-2) 34%);
  }
  .cover .open {
    fill: light-dark(#ffe9b8, #ffdf95);
  }
  .cover .rug {
    fill: light-dark(#4b3a7a, #8d7cc4);
  }
  .cover .reeds {
    fill: none;
    stroke: light-dark(#3c6b2e, #7fb069);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .text {
    padding: var(--s3) var(--s4) 0;
  }
  .text h2 {
    font-size: var(--t2);
    color: var(--accent);
  }
  .text p {
    margin-top: var(--s1);
    color: var(--ink-2);
  }
  .quick {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--s2);
    padding: var(--s3) var(--s4) 0;
  }
  label {
    display: grid;
    gap: 2px;
    font-size: var(--t-2);
    font-weight: 600;
    color: var(--ink-2);
  }
  label .field {
    font-size: var(--t0);
    font-weight: 400;
    min-width: 56px;
  }
  .level {
    flex: 1;
    min-width: 100px;
  }
  .side .field,
  .side ~ .level .field {
    padding-inline: 7px 0; /* the name of a level with its rating has room beside the side */
  }
  .level .field {
    width: 100%;
  }
  .play {
    flex: 1 0 100%;
    min-height: 44px;
    font-size: var(--t1);
  }
  .more {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    padding: var(--s2) var(--s2) var(--s3) 10px;
    gap: 2px;
  }
  .lists {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));
    gap: var(--s5);
    margin-top: var(--s6);
  }
  .going h2,
  .lists h2 {
    font-size: var(--t2);
    margin-bottom: var(--s3);
  }
  .none {
    color: var(--ink-2);
    font-style: italic;
  }
  .tables {
    display: grid;
    gap: var(--s2);
  }
  summary {
    cursor: pointer;
    min-height: 44px;
    align-content: center;
    color: var(--ink-2);
  }
  .going {
    margin-bottom: var(--s5);
  }
  .going .tables {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr));
  }
  .skeleton.row {
    height: 60px;
  }
  .side {
    min-width: 88px;
  }
  .side .field {
    width: 100%;
  }
  .wait {
    width: 16px;
    height: 16px;
    border: 2px solid currentcolor;
    border-right-color: transparent;
    border-radius: 50%;
    animation: turn 0.8s linear infinite;
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  .play:active {
    filter: brightness(0.85);
  }
  @media (max-width: 640px) {
    main {
      padding-inline: var(--s3);
    }
  }
  .bring {
    position: relative;
    margin-block: 1rem;
  }
  .bring:focus-within {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .bring input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
