/** Cards, the market's rows, the hand and the heap of discarded cards. */
import { css } from "lit";

export const cardStyles = css`
  .card {
    --card-w: 92px;
    --type: var(--fa-other);
    position: relative;
    display: flex;
    flex-direction: column;
    flex: none;
    width: var(--card-w);
    height: calc(var(--card-w) * 1.26);
    padding: 0 0 3px;
    overflow: hidden;
    border: 1px solid var(--fa-edge);
    border-radius: 8px;
    background:
      linear-gradient(to bottom, color-mix(in oklab, var(--type), transparent 78%), transparent 60%),
      var(--fa-sheet);
    color: var(--fa-ink);
    text-align: left;
    box-shadow: 0 1px 3px rgb(50 30 5 / 0.25);
    transition:
      transform 0.15s var(--ease),
      box-shadow 0.15s;
  }
  .card.harvest {
    --type: var(--fa-harvest);
  }
  .card.build {
    --type: var(--fa-build);
  }
  .card.trade {
    --type: var(--fa-trade);
  }
  .top {
    display: flex;
    align-items: center;
    gap: 4px;
    height: 19px;
    padding: 0 5px;
    border-bottom: 2px solid var(--type);
    color: var(--type);
  }
  .top .number {
    flex: 1;
    font: 700 0.8rem var(--serif);
    font-variant-numeric: tabular-nums;
  }
  .top .type {
    width: 14px;
    height: 14px;
  }
  .mark {
    display: inline-block;
    width: 9px;
    height: 9px;
    flex: none;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    opacity: 0.85;
  }
  .mark.found {
    background: currentColor;
  }
  .mark.part {
    background: linear-gradient(90deg, currentColor 50%, transparent 50%);
  }
  .card .name {
    padding: 3px 5px 0;
    font: 600 0.72rem / 1.1 var(--serif);
    hyphens: auto;
    overflow-wrap: anywhere;
    min-height: 2.3em;
    max-height: 2.6em;
    overflow: hidden;
  }
  .art {
    flex: 1;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 1px;
    min-height: 0;
  }
  .art .icon {
    width: 27px;
    height: 27px;
  }
  .art .at .icon {
    width: 18px;
    height: 18px;
    margin: 10px 0 0 -5px;
  }
  .art b {
    font: 700 0.8rem var(--serif);
  }
  .foot {
    display: grid;
    gap: 1px;
    padding: 0 4px;
    font-size: 0.7rem;
    line-height: 1;
  }
  .cost,
  .gain {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 1px 2px;
    min-height: 15px;
  }
  .gain {
    border-top: 1px dotted var(--fa-edge);
    padding-top: 1px;
  }
  .foot .icon {
    width: 14px;
    height: 14px;
  }
  .foot .sign {
    width: 0.6rem;
    color: var(--type);
  }
  .foot .n,
  .foot .part {
    display: inline-flex;
    align-items: center;
    gap: 1px;
  }
  .times {
    position: absolute;
    right: 4px;
    top: 23px;
    padding: 0 5px;
    border-radius: 999px;
    background: var(--fa-lapis);
    color: var(--accent-ink);
    font: 700 0.75rem / 1.4 var(--serif);
  }
  button.card:hover {
    transform: translateY(-3px);
    box-shadow: 0 5px 12px rgb(50 30 5 / 0.3);
  }
  button.card[aria-expanded="true"] {
    transform: translateY(-4px);
    outline: 3px solid var(--fa-lapis);
    outline-offset: 0;
  }
  .card.can {
    border: 2px solid var(--fa-glow);
  }
  .slot.can .card {
    border: 2px solid var(--fa-glow);
  }
  .card.lit {
    outline: 3px solid var(--fa-rose);
    outline-offset: 1px;
  }
  .large.card {
    --card-w: 116px;
  }
  .large .name {
    font-size: 0.85rem;
  }
  .large .art .icon {
    width: 36px;
    height: 36px;
  }
  .large .foot .icon {
    width: 17px;
    height: 17px;
  }

  .slots {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-rows: clamp(110px, (100dvh - 560px) / 2, 146px);
    gap: 7px 6px;
  }
  .slot {
    position: relative;
    display: grid;
    justify-items: center;
  }
  .slot .card {
    width: 100%;
    height: 100%;
    min-height: 110px;
  }
  .slot.later .card {
    filter: saturate(0.45);
    background: var(--fa-sheet-2);
  }
  .price {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    height: 20px;
    margin: -1px -6px 0 2px;
    padding: 0 6px 0 4px;
    border-radius: 0 7px 0 8px;
    background: #f3cf6b;
    color: #2b2118;
    font: 700 0.95rem / 1 var(--serif);
  }
  .price .icon {
    width: 15px;
    height: 15px;
  }
  .later i {
    font: italic 400 0.68rem var(--serif);
    color: var(--ink-2);
  }
  .token {
    padding: 1px 5px;
    border-radius: 999px;
    background: #2f6a35;
    color: #fff;
    font: 700 0.7rem / 1.4 var(--sans);
  }
  .slot > .token {
    position: absolute;
    right: -4px;
    top: 46px;
  }
  .market > header {
    flex-wrap: wrap;
  }
  .market > header .button {
    margin-left: auto;
  }
  .legend {
    display: flex;
    flex: 0 1 auto;
    gap: 10px;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    margin-left: auto;
    font-size: var(--t-2);
    color: var(--ink-2);
  }
  .disasters {
    display: inline-flex;
    gap: 1px;
  }
  .disasters .icon {
    width: 18px;
    height: 18px;
  }
  .disasters .hidden {
    opacity: 0.3;
    filter: grayscale(1);
  }

  .cards {
    display: flex;
    padding: 5px 2px 4px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
  }
  .fan {
    flex: 0 1 98px;
    min-width: 44px;
  }
  .fan:last-child {
    flex: none;
  }
  .fan .card:is(:hover, :focus-visible, [aria-expanded="true"]) {
    z-index: 2;
  }
  .card .empty,
  .empty {
    align-self: center;
    color: var(--ink-2);
    font-style: italic;
    font-size: var(--t-1);
  }
  .heap {
    display: flex;
    width: 100%;
    min-height: 124px;
    padding: 5px 6px 4px;
    border: 0;
    border-radius: var(--r2);
    background: none;
    overflow: hidden;
    align-items: flex-start;
  }
  .heap .fan {
    flex: 0 1 30px;
    min-width: 6px;
  }
  .heap .fan:last-child {
    flex: none;
  }
  .heap .fan:not(:last-child) .card {
    filter: brightness(0.95);
  }
  .heap.can {
    box-shadow: inset 0 0 0 2px var(--fa-glow);
  }
  @container faiyum (max-width: 860px) {
    .slots {
      grid-auto-rows: 116px;
      grid-template-columns: repeat(8, minmax(92px, 1fr));
      overflow-x: auto;
      padding-bottom: 4px;
    }
  }
  @container faiyum (max-width: 520px) {
    .legend {
      display: none;
    }
    .cards .fan {
      flex: none;
      margin-right: 6px;
    }
  }
`;
