/** The look of Faiyum's table: where its parts lie, and those that have no page of their own. */
import { css } from "lit";
import { cardStyles } from "./styles_cards.ts";
import { mapStyles } from "./styles_map.ts";
import { palette } from "./styles_palette.ts";
import { sheetStyles } from "./styles_sheet.ts";

const layout = css`
  :host {
    display: block;
    container: faiyum / inline-size;
    color: var(--fa-ink);
  }
  .table {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1.35fr) minmax(388px, 1fr);
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-areas: "now now" "map side" "bottom bottom";
    gap: 6px 12px;
    height: 100%;
    min-height: 580px;
    max-height: 900px;
  }
  .symbols {
    position: absolute;
  }
  .now {
    grid-area: now;
  }
  .board {
    grid-area: map;
    display: flex;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
  .side {
    grid-area: side;
    display: grid;
    grid-template: minmax(0, auto) auto 1fr / minmax(0, 1fr);
    gap: 6px;
    min-width: 0;
    min-height: 0;
  }
  .bottom {
    grid-area: bottom;
    display: flex;
    gap: 12px;
    min-width: 0;
  }
  .hand {
    flex: 1 1 auto;
    min-width: 60%;
  }
  .pile {
    flex: 0 1 auto;
    min-width: 190px;
  }
  section > header {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 26px;
  }
  .bottom header {
    min-height: 34px;
  }
  h2 {
    font-size: var(--t0);
    letter-spacing: 0.02em;
    color: var(--fa-ink);
    white-space: nowrap;
  }
  .icon {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    overflow: visible;
  }
  @container faiyum (max-width: 860px) {
    .table {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: none;
      grid-template-areas: "now" "map" "hand" "side" "pile";
      height: auto;
      max-height: none;
    }
    .bottom {
      display: contents;
    }
    .hand {
      grid-area: hand;
    }
    .pile {
      grid-area: pile;
    }
  }
  @container faiyum (max-width: 520px) {
    .board {
      margin-inline: calc(-1 *
        var(--s2)); /* to the edges of the page, so that fields are large enough to tap */
    }
  }
`;

const parts = css`
  .now {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    min-height: 42px;
    padding: 3px 12px;
    border-radius: var(--r2);
    border: 1px solid var(--fa-edge);
    background: var(--fa-sheet);
  }
  .now.mine {
    border-color: var(--fa-lapis);
    box-shadow: inset 5px 0 0 var(--fa-lapis);
  }
  .round {
    font: 600 var(--t-1) var(--serif);
    color: var(--ink-2);
    white-space: nowrap;
  }
  .task {
    flex: 1 1 240px;
    line-height: 1.3;
  }
  .task b {
    font-family: var(--serif);
    font-size: 1.05em;
  }
  .task em {
    color: var(--fa-lapis);
    font-style: normal;
    font-weight: 600;
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .button.cannot,
  .refused {
    cursor: help;
  }
  .button.cannot {
    border-style: dashed;
    color: var(--ink-2);
  }
  .ending {
    flex-basis: 100%;
    display: flex;
    align-items: center;
    gap: 6px;
    font-weight: 600;
    color: var(--bad);
    font-size: var(--t-1);
  }

  .seat-mark {
    flex: none;
  }
  h3 .seat-mark {
    display: inline;
  }

  .figure {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    position: relative;
  }
  .figure.none > span {
    font-weight: 400;
    color: var(--ink-2);
  }
  .figure.none .icon {
    opacity: 0.45;
  }

  .holders {
    display: grid;
    grid-template-columns: auto minmax(48px, 1fr) repeat(9, auto);
    gap: 3px 5px;
  }
  .holder {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-height: 26px;
    padding: 1px 8px;
    border: 1px solid transparent;
    border-radius: var(--r1);
    background: color-mix(in oklab, var(--fa-sheet), transparent 25%);
    text-align: left;
    font-size: var(--t-1);
  }
  .supply {
    align-self: start;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 2px 6px;
    padding: 2px 8px;
    font-size: var(--t-1);
  }
  .supply .figure {
    font-weight: 400;
  }
  .supply .icon {
    width: 16px;
    height: 16px;
  }
  .holder:hover {
    background: var(--fa-sheet);
  }
  .holder.acts {
    border-color: var(--fa-lapis);
    background: var(--fa-sheet);
  }
  .holder.acts .who::before {
    content: "▸ ";
    color: var(--fa-lapis);
  }
  .holder.passed {
    border-style: dashed;
    border-color: var(--fa-edge);
  }
  .holder .figure {
    gap: 2px;
  }
  .holder .icon {
    width: 15px;
    height: 15px;
  }
  .who {
    display: flex;
    gap: 4px;
    align-items: baseline;
    min-width: 0;
  }
  .who b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: 600;
  }

  .rewards {
    grid-column: 1 / -1;
    padding: 2px 8px;
    font-size: var(--t-1);
  }
  .rewards ol {
    list-style: decimal;
    padding-left: 1.6em;
  }

  .purse {
    display: flex;
    gap: 4px 10px;
    margin-left: 12px;
  }
  .purse .figure {
    font-size: 1rem;
  }
  .purse .icon {
    width: 20px;
    height: 20px;
  }
  .purse button.figure {
    min-height: 32px;
    min-width: 44px;
    justify-content: center;
    padding: 2px 8px;
    border-radius: 999px;
    border: 2px dashed var(--fa-edge);
    background: var(--fa-sheet);
  }
  .purse button.can {
    border: 2px solid var(--fa-glow);
    box-shadow: 0 0 0 3px color-mix(in oklab, var(--fa-glow), transparent 75%);
  }

  @container faiyum (max-width: 520px) {
    .now {
      gap: 4px 8px;
      padding: 4px 10px;
    }
    .task {
      flex-basis: 180px;
      font-size: var(--t-1);
    }
    .holders {
      gap: 3px;
    }
    .holder {
      min-height: 40px;
      padding-inline: 4px;
    }
    .holder .icon {
      width: 13px;
      height: 13px;
    }
    .purse {
      flex-wrap: wrap;
      margin: 0;
      width: 100%;
    }
    .hand > header {
      flex-wrap: wrap;
    }
    .steps .button,
    .doing .button {
      min-height: 44px;
    }
  }
`;

export const styles = [palette, layout, parts, cardStyles, mapStyles, sheetStyles];
