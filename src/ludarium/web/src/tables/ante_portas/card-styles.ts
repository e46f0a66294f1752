// The look of cards in hand: the own half above, the other end below, and the uses of the card that is taken up.

import { css } from "lit";

export const cardStyles = css`
  .hands {
    grid-area: hands;
    display: grid;
    gap: 10px;
    min-width: 0;
  }
  .hands.both {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .hand {
    min-width: 0;
  }
  .hand h2 {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: var(--t-1);
    color: var(--side);
    margin-bottom: 3px;
  }
  .army {
    display: inline-flex;
    gap: 10px;
    margin-left: 8px;
    font: 600 var(--t-1) var(--sans);
    color: var(--ink);
  }
  .army .sign {
    color: var(--bronze);
  }
  .cards {
    display: flex;
    gap: 6px;
    align-items: end;
    height: 170px;
    padding: 4px 3px 2px;
  }
  .card {
    flex: 1 1 0;
    min-width: 0;
    max-width: 196px;
    height: 164px;
    display: flex;
    border-radius: 9px;
    border: 1px solid var(--side);
    background: linear-gradient(var(--paper), var(--side-soft));
    box-shadow: var(--shadow);
    overflow: hidden;
    transition:
      translate 0.2s var(--ease),
      box-shadow 0.2s;
  }
  .card.can:hover {
    translate: 0 -4px;
    box-shadow: var(--shadow-2);
  }
  .card.hidden {
    max-width: 104px;
    align-items: center;
    justify-content: center;
    color: var(--on-fill);
    border: 3px double var(--bronze-fill);
    background: repeating-linear-gradient(45deg, transparent 0 7px, rgb(255 255 255 / 0.08) 7px 10px),
      var(--side-fill);
    opacity: 0.95;
  }
  .face {
    flex: 1 1 auto;
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: 4px;
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
    container-type: inline-size;
    border-radius: 9px;
  }
  .face:focus-visible {
    outline-offset: -4px;
  }
  .cannot .face {
    cursor: help;
  }
  .card .name {
    padding: 5px 6px 4px;
    min-height: 38px;
    display: flex;
    align-items: center;
    background: var(--side-fill);
    color: var(--on-fill);
    font: 600 var(--t-2) / 1.12 var(--serif);
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .card .body {
    display: flex;
    gap: 6px;
    min-height: 0;
  }
  .card .effect {
    display: none;
    font-size: 11px;
    line-height: 1.18;
    color: var(--ink-2);
    padding-right: 6px;
  }
  @container (min-width: 148px) {
    .card .effect {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
      overflow: hidden;
      align-self: start;
    }
  }
  @container (max-width: 84px) {
    .card .figures,
    .card .figures .figure {
      font-size: var(--t-2);
      gap: 2px;
    }
    .card .figures .sign {
      width: 12px;
    }
    .card .pair {
      flex-wrap: nowrap;
      gap: 4px;
    }
    .card .event {
      margin: auto 3px 0;
      gap: 1px 3px;
    }
    .card .event .sign {
      width: 11px;
    }
  }
  .card .figures {
    flex: none;
    display: grid;
    align-content: start;
    gap: 2px;
    padding: 0 6px;
    font-size: var(--t-1);
  }
  .card .figures .sign {
    color: var(--side);
  }
  .card .pair {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
  }
  .card .event {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    margin: auto 6px 0;
    padding-top: 4px;
    border-top: 1px solid var(--line);
    font-size: 11px;
    color: var(--bronze);
    overflow: hidden;
    max-height: 36px;
  }
  .card .event b {
    color: var(--ink);
  }
  .card .other {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 27px;
    padding: 2px 6px;
    border-top: 2px solid var(--bronze-fill);
    background: var(--side-soft);
    color: var(--side);
    font: 500 11px/1.05 var(--serif);
  }
  .card .other span {
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  .card .other.none {
    border-top-color: transparent;
    background: none;
  }
  .card.chosen {
    flex: 0 0 min(400px, 60%);
    max-width: none;
    height: auto;
    min-height: 164px;
    position: relative;
    z-index: 5;
    border: 2px solid var(--accent);
    box-shadow: 0 0 0 2px var(--accent), var(--shadow-2);
    overflow: visible;
    background: var(--paper);
  }
  .card.chosen.rome {
    flex-basis: min(660px, 74%);
  }
  .card.chosen .face {
    flex: 0 0 108px;
    background: linear-gradient(var(--paper), var(--side-soft));
    overflow: hidden;
  }

  .uses {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 7px;
    padding: 5px 7px;
    border-left: 1px solid var(--line);
  }
  .layings {
    flex: 2.4 1 0;
    min-width: 0;
  }
  .direct {
    flex: 1 1 0;
    display: flex;
    gap: 4px;
    min-width: 0;
  }
  .rome .direct {
    flex-direction: column;
  }
  .use {
    flex: 1 1 0;
    min-width: 0;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 5px;
    align-items: center;
    align-content: center;
    min-height: 32px;
    padding: 3px 7px;
    border: 1.5px solid var(--good);
    border-radius: var(--r1);
    background: var(--good-soft);
    text-align: left;
    line-height: 1.15;
  }
  .use .sign {
    color: var(--side);
  }
  .use .title,
  .layings .title {
    font-weight: 650;
    font-size: var(--t-1);
  }
  .layings > .title {
    font-size: 11px;
    color: var(--ink-2);
  }
  .use .fact {
    grid-column: 1 / -1;
    font-size: 11px;
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
    display: flex;
    gap: 4px;
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
    gap: 4px 6px;
    margin-top: 4px;
    font-size: var(--t-2);
  }
  .place {
    min-height: 28px;
    padding: 2px 10px;
    border-radius: 99px;
    border: 1.5px solid var(--good);
    background: var(--good-soft);
    font-size: var(--t-2);
    font-weight: 600;
  }
  .or {
    color: var(--ink-2);
  }
  .far {
    flex: 1 0 100%;
    display: flex;
    gap: 5px;
    align-items: start;
    font-size: 11px;
    line-height: 1.2;
    color: var(--side);
    padding-top: 3px;
    border-top: 1px solid var(--line);
  }
  @container table (max-width: 640px) {
    .hands.both {
      grid-template-columns: minmax(0, 1fr);
    }
    .hands:not(.both) {
      position: sticky;
      bottom: 0;
      z-index: 6;
      margin: 0 calc(-1 * var(--s2));
      padding: 6px var(--s2) max(4px, env(safe-area-inset-bottom));
      background: var(--paper);
      border-top: 2px solid var(--bronze);
      box-shadow: var(--shadow-2);
    }
    .cards {
      height: auto;
      min-height: 170px;
      overflow-x: auto;
      scroll-snap-type: x proximity;
    }
    .card {
      flex: 0 0 88px;
      scroll-snap-align: start;
    }
    .card.chosen,
    .card.chosen.rome {
      flex: 0 0 min(94cqw, 370px);
      flex-direction: column;
      scroll-snap-align: center;
    }
    .card.chosen .face {
      flex: none;
    }
    .card.chosen .name {
      min-height: 30px;
    }
    .card.chosen .effect,
    .card.chosen .event,
    .card.chosen .other {
      display: none;
    }
    .card.chosen .body {
      padding: 2px 0 6px;
    }
    .card.chosen .figures {
      grid-auto-flow: column;
      justify-content: start;
      gap: 10px;
    }
    .uses {
      border-left: 0;
    }
    .layings {
      flex: 1 0 100%;
    }
    .rome .direct {
      flex-direction: row;
    }
    .use {
      min-height: 44px;
    }
    .place {
      min-height: 40px;
    }
  }
`;
