/** Cards, the market's rows, the hand and the heap of discarded cards. */
import { css } from "lit";

export const cardStyles = css`
  .card {
    --type: var(--fa-other);
    position: relative;
    display: flex;
    flex-direction: column;
    flex: none;
    font-size: calc(var(--card-w) * 16 / 92); /* all of a card grows with its width */
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
    transition: transform 0.15s var(--ease);
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
    height: 1.2em;
    padding: 0 0.3em;
    border-bottom: 2px solid var(--type);
    color: var(--type);
  }
  .top .number {
    flex: 1;
    font: 700 0.8em var(--serif);
    font-variant-numeric: tabular-nums;
  }
  .top .type {
    width: 0.9em;
    height: 0.9em;
  }
  .mark {
    display: inline-block;
    width: 0.56em;
    height: 0.56em;
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
    padding: 3px 3px 0 4px;
    font: 600 0.75em / 1.1 var(--serif);
    letter-spacing: -0.02em;
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
    width: 1.7em;
    height: 1.7em;
  }
  .art .at .icon {
    width: 1.1em;
    height: 1.1em;
    margin: 0.6em 0 0 -0.3em;
  }
  .art b {
    font: 700 0.8em var(--serif);
  }
  .foot {
    display: grid;
    gap: 1px;
    padding: 0 4px;
    font-size: 0.76em;
    line-height: 1;
  }
  .cost,
  .gain {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 1px 2px;
    min-height: 1.2em;
  }
  .gain {
    border-top: 1px dotted var(--fa-edge);
    padding-top: 1px;
  }
  .foot .icon {
    width: 1.2em;
    height: 1.2em;
  }
  .foot .sign {
    width: 0.8em;
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
    bottom: 4px;
    padding: 0 5px;
    border-radius: 999px;
    background: var(--fa-lapis);
    color: var(--accent-ink);
    font: 700 0.78em / 1.4 var(--serif);
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
    --card-w: 150px;
  }

  .slots {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 7px 6px;
  }
  .slot {
    position: relative;
    display: grid;
  }
  .slot .card {
    width: 100%;
    height: calc(var(--card-w) * 1.2);
  }
  .slot .mark {
    display: none; /* the room is the price's; the sheet of a card says how sure it is */
  }
  .slot .top {
    gap: 0.15em;
  }
  .slot.later .card {
    filter: saturate(0.45);
    background: var(--fa-sheet-2);
  }
  .price {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    height: 1.25em;
    margin: -1px -0.35em 0 2px;
    padding: 0 6px 0 4px;
    border-radius: 0 7px 0 8px;
    background: #f3cf6b;
    color: #2b2118;
    font: 700 0.95em / 1 var(--serif);
  }
  .price .icon {
    width: 1em;
    height: 1em;
  }
  .later i {
    font: italic 400 0.76em var(--serif);
    color: var(--ink-2);
  }
  .price s {
    font-size: 0.8em;
    font-weight: 400;
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
  .disasters b {
    margin-left: 4px;
    font-size: var(--t-1);
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
    flex: 0 1 calc(var(--card-w) + 6px);
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
    min-height: calc(var(--card-w) * 1.26 + 10px);
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
      grid-template-columns: repeat(8, minmax(var(--card-w), 1fr));
      overflow-x: auto;
      padding-bottom: 4px;
    }
  }
  @media (pointer: coarse) {
    .table {
      --card-w: max(110px, calc(8.6 * var(--wide, 10px)));
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
