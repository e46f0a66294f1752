// The look of hands: the own half of a card above, the other end below; a row that scrolls rather than squeezes.

import { css } from "lit";

export const handStyles = css`
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
    height: 176px;
    padding: 10px 3px 2px;
    overflow: auto hidden;
    scrollbar-width: thin;
  }
  .card {
    flex: 1 0 92px;
    max-width: 196px;
    height: 164px;
    display: flex;
    border-radius: 9px;
    border: 1px solid var(--side);
    background: linear-gradient(var(--paper), var(--side-soft));
    box-shadow: var(--shadow);
    overflow: hidden;
    transition: translate 0.2s var(--ease);
  }
  .card.can:hover {
    translate: 0 -4px;
    box-shadow: var(--shadow-2);
  }
  .card.hidden {
    max-width: 104px;
    flex-direction: column;
    gap: 6px;
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
    overflow-wrap: break-word;
    hyphens: auto;
  }
  .card .body {
    display: flex;
    gap: 6px;
    min-height: 0;
  }
  .card .effect {
    display: none;
    font-size: var(--t-2);
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
    gap: 2px 3px;
    margin: auto 3px 0;
    padding-top: 4px;
    border-top: 1px solid var(--line);
    font-size: var(--t-2);
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
    font: 500 var(--t-2) / 1.05 var(--serif);
  }
  .card .other span {
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
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
    translate: 0 -6px;
    border: 2px solid var(--accent);
    box-shadow: 0 0 0 2px var(--accent), var(--shadow-2);
  }
  @container table (min-width: 1100px) and (min-height: 820px) {
    .cards {
      height: 196px;
    }
    .card {
      height: 190px;
    }
  }
  @container table (max-width: 640px) {
    .hands.both {
      grid-template-columns: minmax(0, 1fr);
    }
    .hands:not(.both) {
      position: sticky;
      bottom: var(--foot, 0px); /* above what a guided game says */
      z-index: 6;
      margin: 0 calc(-1 * var(--s2));
      padding: 6px var(--s2) max(4px, env(safe-area-inset-bottom));
      background: var(--paper);
      border-top: 2px solid var(--bronze);
      box-shadow: var(--shadow-2);
    }
    @media (max-height: 560px) {
      .hands:not(.both) {
        position: static; /* a window that lies on its side is left to the map */
      }
    }
    .cards {
      height: 204px;
      scroll-snap-type: x proximity;
    }
    .card {
      height: 192px;
      flex: 0 0 104px;
      scroll-snap-align: start;
    }
    .card .name {
      font-size: 14px;
    }
    .card .other,
    .card .event {
      font-size: 14px;
    }
  }
`;
