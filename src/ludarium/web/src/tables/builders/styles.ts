// The look of The Builders' table: wood and paper in the Middle Ages, plaster and sea in Antiquity.

import { css } from "lit";

const pieces = css`
  .sign,
  .res,
  .coin,
  .portrait {
    flex: none;
  }
  .res .edge {
    stroke-width: 1.6;
    stroke-linejoin: round;
  }
  .res .inner {
    fill: none;
    stroke-width: 1.4;
  }
  .stone {
    --res: light-dark(#7f7c78, #a9a6a1);
    --res-edge: light-dark(#4a4744, #e8e4de);
  }
  .wood {
    --res: light-dark(#a9713d, #b98350);
    --res-edge: light-dark(#5b3411, #f3d4b0);
  }
  .knowledge {
    --res: light-dark(#2f6fa8, #5aa0dc);
    --res-edge: light-dark(#123c62, #d3e9ff);
  }
  .tile {
    --res: light-dark(#cc5a35, #d9734f);
    --res-edge: light-dark(#74260d, #ffdacb);
  }
  .res.full .edge {
    fill: var(--res);
    stroke: var(--res-edge);
  }
  .res.full .inner {
    stroke: var(--res-edge);
  }
  .res.lacks .edge {
    fill: transparent;
    stroke: var(--res-edge);
    stroke-dasharray: 2.4 1.8;
    opacity: 0.85;
  }
  .res.lacks .inner {
    stroke: none;
  }
  .res.would .edge {
    fill: color-mix(in oklab, var(--good), transparent 45%);
    stroke: var(--good);
    stroke-width: 2.2;
  }
  .res.would .inner {
    stroke: var(--good);
  }
  .makes,
  .needs,
  .need {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 1px;
    align-items: center;
  }
  .needs {
    gap: 2px 5px;
  }
  .coins,
  .price,
  .gives,
  .pays,
  .gets,
  .next-cost,
  .cost {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .shield text {
    font: 700 14px var(--sans);
  }
  .skyline {
    width: 100%;
    height: 100%;
  }
  .skyline .body {
    fill: var(--build);
  }
  .skyline .open {
    fill: var(--build-open);
  }
  .skyline .plan {
    fill: none;
    stroke: var(--line-2);
    stroke-width: 1;
    stroke-dasharray: 3 2;
  }
  .skyline .ground {
    stroke: var(--line-2);
    stroke-width: 1.5;
  }
  .portrait .skin {
    fill: #e0ad80;
  }
  .portrait .body {
    fill: var(--cloth);
  }
  .portrait .hat {
    fill: var(--hat);
  }
  .portrait .hair {
    fill: #5b3a20;
  }
  .portrait .feather {
    fill: #c3402f;
  }
  .portrait .laurel,
  .portrait .chain {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.8;
    stroke-linecap: round;
  }
  .portrait .laurel {
    stroke: light-dark(#3f7a2c, #8fcf74);
  }
  .portrait .wheel {
    fill: #b98350;
    stroke: #5b3411;
    stroke-width: 3;
  }
  .portrait .hub {
    fill: #5b3411;
  }
  .portrait .spokes {
    stroke: #5b3411;
    stroke-width: 2;
    fill: none;
  }
  .master {
    --cloth: #7b2f2a;
    --hat: #3d2a55;
  }
  .craftsman {
    --cloth: #3f6a4a;
    --hat: #8a5a2b;
  }
  .labourer {
    --cloth: #6b6f78;
    --hat: #b4452c;
  }
  .apprentice {
    --cloth: #a97f3f;
    --hat: #5b3a20;
  }
  .prisoner {
    --cloth: #7d7468;
    --hat: #5b3a20;
  }
  .citizen,
  .freed {
    --cloth: #e9e2d2;
    --hat: #5b3a20;
  }
`;

const cards = css`
  .card {
    position: relative;
    display: grid;
    border: 1px solid var(--line);
    border-radius: var(--r2);
    background: linear-gradient(var(--paper), var(--paper-2));
    color: var(--ink);
    text-align: left;
    box-shadow: var(--shadow);
    padding: 6px 8px;
    transition:
      transform 0.18s var(--ease),
      box-shadow 0.18s,
      border-color 0.18s;
    min-width: 0;
  }
  .card.can:hover,
  .card.can:focus-visible {
    transform: translateY(-3px);
    box-shadow: var(--shadow-2);
  }
  .card.can {
    border-color: var(--line-2);
  }
  .card.cannot {
    cursor: help;
  }
  .card.rests {
    cursor: default;
  }
  .card.cannot .art,
  .card.cannot .portrait {
    opacity: 0.6;
  }
  .name {
    font-family: var(--serif);
    font-weight: 650;
    line-height: 1.1;
    overflow-wrap: anywhere;
  }
  .building {
    grid-template: 68px auto 1fr / 1fr;
    gap: 3px;
    overflow: hidden;
    padding: 0 8px 7px;
  }
  .building .art {
    margin: 0 -8px;
    padding: 4px 8px 0;
    background: linear-gradient(var(--sky), var(--sky-2));
    border-bottom: 1px solid var(--line);
  }
  .building .badges {
    position: absolute;
    inset: 4px 5px auto 5px;
    display: flex;
    justify-content: space-between;
    align-items: start;
  }
  .building .badges > span {
    background: color-mix(in oklab, var(--paper), transparent 12%);
    border-radius: 99px;
    padding: 1px 3px 1px 6px;
    font-size: var(--t-1);
  }
  .building .needs {
    align-self: start;
  }
  .building .name {
    min-height: 2.2em;
    display: grid;
    align-content: center;
    font-size: 0.875rem;
  }
  .machine .art {
    --sky: light-dark(#e7e2da, #3a3631);
    --sky-2: light-dark(#d8d1c5, #2f2b27);
  }
  .unit {
    grid-template: auto 1fr / 32px 1fr auto;
    gap: 2px 5px;
    align-items: center;
  }
  .unit .portrait {
    width: 34px;
    grid-row: 1 / 3;
    align-self: end;
    margin-bottom: -6px;
  }
  .unit .name {
    grid-column: 2 / 4;
    font-size: 0.875rem;
  }
  .unit .price {
    grid-area: 2 / 3;
    font-size: var(--t-1);
  }
  .unit .makes {
    grid-area: 2 / 2;
  }
  .scholar {
    position: absolute;
    left: 6px;
    top: 2px;
    color: var(--gold);
    font-size: 14px;
  }
  .buys {
    position: absolute;
    right: -4px;
    top: -8px;
    display: inline-flex;
    align-items: center;
    gap: 2px;
    padding: 1px 6px;
    border-radius: 99px;
    background: var(--accent);
    color: var(--accent-ink);
    font-size: var(--t-2);
    font-weight: 650;
    z-index: 1;
  }
  .building .buys {
    inset: auto 4px 4px auto;
  }
  .cost .buys {
    position: static;
  }
  .lit {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
  .fresh {
    border-color: var(--accent);
    box-shadow:
      0 0 0 2px color-mix(in oklab, var(--accent), transparent 45%),
      var(--shadow);
  }
`;

const layout = css`
  :host {
    display: block;
    container-type: inline-size;
    --sky: light-dark(#dfe9ec, #2b3a42);
    --sky-2: light-dark(#f6ecd6, #3a3026);
    --build: light-dark(#6d4a2e, #c79a6c);
    --build-open: light-dark(#f4dfb4, #3a2818);
  }
  :host([data-game="builders-antiquity"]) {
    --sky: light-dark(#cfe6ea, #1f3a40);
    --sky-2: light-dark(#fbeed2, #3d3322);
    --build: light-dark(#a06a3c, #d9b07c);
    --build-open: light-dark(#fff0cf, #43301b);
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 208px;
    gap: var(--s3);
    min-height: 100%;
  }
  .board {
    display: grid;
    grid-template-rows: auto auto auto 1fr;
    gap: var(--s3);
    min-width: 0;
  }
  .aside {
    display: grid;
    gap: var(--s3);
    align-content: start;
  }
  h2 {
    font-size: var(--t0);
    margin-bottom: 5px;
    display: flex;
    align-items: baseline;
    gap: var(--s2);
  }
  small {
    font: 400 var(--t-2) var(--sans);
    color: var(--ink-2);
  }
  .empty {
    color: var(--ink-2);
    font-size: var(--t-1);
    font-style: italic;
  }
  .cards {
    display: grid;
    gap: var(--s2);
  }
  .buildings .cards {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  .workers .cards {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  .next {
    position: relative;
    display: grid;
  }
  .next .card {
    border-style: dashed;
    border-color: var(--line-2);
    box-shadow: 3px 3px 0 var(--paper-3), 4px 4px 0 var(--line), 7px 7px 0 var(--paper-3), 8px 8px 0
      var(--line);
    margin: 0 8px 8px 0;
  }
  .flag {
    position: absolute;
    left: 50%;
    top: -9px;
    translate: -50%;
    background: var(--ink);
    color: var(--paper);
    border-radius: 99px;
    padding: 0 8px;
    font-size: var(--t-2);
    font-weight: 600;
    z-index: 1;
    white-space: nowrap;
  }

  .seats {
    display: flex;
    gap: var(--s2);
  }
  .seat {
    flex: 1 1 0;
    min-width: 0;
    display: grid;
    grid-template: auto auto / minmax(0, 1fr) auto;
    gap: 3px var(--s2);
    align-items: center;
    text-align: left;
    padding: 6px 10px;
    border: 1px solid var(--line);
    border-radius: var(--r2);
    background: color-mix(in oklab, var(--paper), transparent 25%);
  }
  .seat.shown {
    background: var(--paper);
    border-color: var(--line-2);
    box-shadow: inset 0 -3px 0 var(--accent);
  }
  .seat.turn .who b::after {
    content: " ◂";
    color: var(--accent);
  }
  .who,
  .sums {
    display: flex;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
    min-width: 0;
  }
  .who b {
    font-family: var(--serif);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .sums {
    justify-self: end;
    font-size: var(--t-1);
  }
  .sums .shield {
    width: 20px;
    height: 22px;
  }
  .idle,
  .loans {
    display: inline-flex;
    align-items: center;
  }
  .idle {
    justify-self: end;
    gap: 4px;
    font-size: var(--t-1);
    white-space: nowrap;
  }
  .plots {
    display: flex;
    gap: 4px;
    min-height: 26px;
    overflow: hidden;
  }
  .plot {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    padding: 0 4px;
    border-radius: var(--r1);
    background: var(--paper-2);
    border: 1px solid var(--line);
  }
  .plot .skyline {
    width: 34px;
    height: 22px;
  }
  .plot .needs {
    gap: 1px 3px;
    flex-wrap: nowrap;
  }
  .plot .need {
    flex-wrap: nowrap;
  }

  .area {
    display: grid;
    grid-template: 1fr auto / minmax(0, 1.35fr) minmax(0, 1fr);
    gap: var(--s2) var(--s4);
    padding: var(--s2) var(--s3) var(--s3);
    border-radius: var(--r3);
    background: linear-gradient(color-mix(in oklab, var(--paper), transparent 30%), color-mix(in oklab,
      var(--paper), transparent 55%));
    border: 1px solid var(--line);
    align-content: start;
  }
  .sites,
  .crew {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
    align-content: start;
  }
  .sites h2,
  .crew h2 {
    flex: 1 0 100%;
    margin-bottom: 0;
  }
  .site {
    position: relative;
    flex: 1 1 214px;
    max-width: 300px;
    border: 1px solid var(--line);
    border-radius: var(--r2);
    background: var(--paper);
    box-shadow: var(--shadow);
    display: grid;
    grid-template-rows: 1fr;
  }
  .site.target,
  .member.target .card {
    border-color: var(--good);
    box-shadow: 0 0 0 2px var(--good), var(--shadow-2);
  }
  .face {
    display: grid;
    grid-template-columns: 84px 1fr;
    gap: var(--s2);
    text-align: left;
    padding: 0 8px 0 0;
    border: 0;
    background: none;
    border-radius: var(--r2);
  }
  .face[aria-pressed="true"] {
    box-shadow: 0 0 0 3px var(--accent);
  }
  .face .art {
    background: linear-gradient(var(--sky), var(--sky-2));
    border-radius: var(--r2) 0 0 0;
    display: grid;
    padding: 4px;
    min-height: 74px;
  }
  .facts {
    display: grid;
    gap: 3px;
    align-content: start;
    padding: 6px 0;
  }
  .worth {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t-1);
  }
  .worth .shield {
    width: 19px;
    height: 21px;
  }
  .next-cost {
    margin-left: auto;
    color: var(--ink-2);
  }
  .at-work {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    padding: 3px 6px;
    min-height: 8px;
    border-top: 1px solid var(--line);
    background: var(--paper-2);
    border-radius: 0 0 var(--r2) var(--r2);
  }
  .at-work:empty {
    display: none;
  }
  .minion {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    border-radius: 99px;
    padding-right: 3px;
  }
  .minion .makes {
    flex-wrap: nowrap;
  }
  .sends {
    display: grid;
    gap: 3px;
    padding: 5px;
    background: var(--good-soft);
    border-radius: 0 0 var(--r2) var(--r2);
  }
  .send {
    display: flex;
    gap: 8px;
    align-items: center;
    text-align: left;
    border: 1px solid var(--good);
    border-radius: var(--r1);
    background: var(--paper);
    padding: 4px 8px;
    font-size: var(--t-1);
    line-height: 1.2;
    min-height: 30px;
  }
  .send:hover {
    background: var(--good-soft);
  }
  .cost {
    white-space: nowrap;
  }
  .member {
    position: relative;
    flex: 1 1 146px;
    max-width: 190px;
    display: grid;
  }
  .member.chosen .card {
    border-color: var(--accent);
    box-shadow: 0 0 0 3px var(--accent), var(--shadow-2);
    transform: translateY(-3px);
  }
  .free {
    border: 1px solid var(--line-2);
    border-top: 0;
    border-radius: 0 0 var(--r1) var(--r1);
    background: var(--paper-3);
    font-size: var(--t-2);
    font-weight: 600;
    margin: 0 8px;
    min-height: 24px;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    padding: 3px 9px;
    border-radius: 99px;
    background: var(--paper);
    border: 1px solid var(--line);
    font-size: var(--t-1);
    align-self: center;
  }
  .finished {
    grid-column: 1 / 3;
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  .finished h2 {
    margin: 0;
    font-size: var(--t-1);
  }
  .finished ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .finished li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 1px 7px 1px 4px;
    border-radius: var(--r1);
    background: var(--paper-2);
    border: 1px solid var(--line);
    font-size: var(--t-2);
  }
  .finished .skyline {
    width: 30px;
    height: 20px;
  }

  .purse,
  .investments {
    border: 1px solid var(--line);
    border-radius: var(--r3);
    background: var(--paper);
    box-shadow: var(--shadow);
    padding: var(--s3);
  }
  .round {
    font-size: var(--t-1);
    color: var(--ink-2);
  }
  .last {
    margin-top: 4px;
    padding: 3px 8px;
    border-radius: var(--r1);
    background: var(--bad-soft);
    color: var(--bad);
    font-weight: 650;
    font-size: var(--t-1);
  }
  .purse dl {
    display: grid;
    gap: 5px;
    margin: var(--s2) 0;
  }
  .purse dl > div {
    display: flex;
    justify-content: space-between;
    align-items: center;
  }
  .purse dt {
    font-size: var(--t-1);
    color: var(--ink-2);
  }
  .purse dd {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
  }
  .purse dd b {
    font: 700 var(--t2) / 1 var(--serif);
  }
  .score {
    font-size: var(--t-2);
    color: var(--ink-2);
  }
  .strokes {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    color: var(--accent);
  }
  .doings {
    display: grid;
    gap: 6px;
  }
  .taking {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 5px;
  }
  .do {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: 36px;
    border: 1px solid var(--line-2);
    border-radius: var(--r1);
    background: var(--paper-2);
    font-weight: 600;
    font-size: var(--t-1);
    padding: 3px 6px;
  }
  .do.dear {
    background: none;
    border-style: dashed;
  }
  .do {
    position: relative;
  }
  .invest {
    position: relative;
  }
  .do.take {
    flex-direction: column;
    gap: 0;
    min-height: 46px;
  }
  .do.can:hover {
    background: var(--paper-3);
  }
  .do.cannot {
    border-style: dashed;
    border-color: var(--line);
    color: var(--ink-2);
    cursor: help;
    background: none;
  }
  .do.end.can {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
    font-size: var(--t0);
  }
  .do.end.can:hover {
    background: color-mix(in oklab, var(--accent), var(--ink) 18%);
  }

  .stack {
    margin-top: 6px;
  }
  .stack h3 {
    display: flex;
    justify-content: space-between;
    font: 600 var(--t-2) var(--sans);
    color: var(--ink-2);
    margin-bottom: 3px;
  }
  .stacked {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .invest {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 3px;
    min-height: 28px;
    min-width: 40px;
    padding: 1px 6px;
    border: 1px solid var(--line-2);
    border-radius: var(--r1);
    background: var(--paper-2);
    font-size: var(--t-1);
    font-weight: 600;
  }
  .invest .makes {
    flex-wrap: nowrap;
  }
  .invest.can:hover {
    background: var(--paper-3);
  }
  .invest.cannot {
    border-style: dashed;
    cursor: help;
    background: none;
    border-color: var(--line);
  }
  .invest.rests {
    cursor: default;
  }
  .invest.chosen {
    box-shadow: 0 0 0 3px var(--accent);
  }
  .stack.loans .invest {
    width: 100%;
    justify-content: space-between;
  }
`;

const narrow = css`
  @container (max-width: 860px) {
    .table {
      grid-template-columns: minmax(0, 1fr);
    }
    .aside {
      grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
    }
  }
  @container (max-width: 640px) {
    .seats {
      flex-wrap: wrap;
    }
    .seat {
      flex: 1 1 40%;
    }
    .buildings .cards {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .workers .cards {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .area {
      grid-template-columns: minmax(0, 1fr);
      padding: var(--s2);
    }
    .finished {
      grid-column: 1;
      flex-wrap: wrap;
    }
    .site {
      flex: 1 1 100%;
    }
    .member {
      flex: 1 1 40%;
    }
    .do,
    .invest,
    .send,
    .free {
      min-height: 44px;
    }
    .aside {
      display: contents;
    }
    .purse {
      order: 3;
      position: sticky;
      bottom: 0;
      z-index: 6;
      margin: 0 calc(-1 * var(--s2));
      padding: 6px var(--s3) max(6px, env(safe-area-inset-bottom));
      border-radius: var(--r3) var(--r3) 0 0;
      box-shadow: var(--shadow-2);
    }
    .round,
    .purse dt,
    .score {
      display: none;
    }
    .purse dl {
      grid-template-columns: auto auto 1fr;
      gap: var(--s4);
      margin: 0 0 6px;
    }
    .purse .left {
      justify-content: end;
    }
    .doings {
      grid-template-columns: 3fr 1.5fr 1.5fr;
      gap: 5px;
    }
    .do,
    .do.end.can {
      font-size: var(--t-2);
      line-height: 1.15;
    }
    .do.take {
      min-height: 44px;
    }
  }
`;

export const styles = [pieces, cards, layout, narrow];
