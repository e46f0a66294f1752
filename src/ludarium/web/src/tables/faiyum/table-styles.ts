/** The look of Faiyum's table: where its parts lie; each part has its own look beside it. */
import { css } from "lit";
import { cardStyles } from "./card-styles.ts";
import { finaleStyles } from "./finale-styles.ts";
import { holderStyles } from "./holders-styles.ts";
import { mapStyles } from "./map-styles.ts";
import { nowStyles } from "./now-styles.ts";
import { palette } from "./palette.ts";
import { sheetStyles } from "./sheet-styles.ts";

const layout = css`
  :host {
    display: block;
    --t-2: 0.75rem; /* no text under 12 px, and none under 14 where fingers are used */
    --t-1: 0.8125rem;
    container: faiyum / inline-size;
    color: var(--fa-ink);
  }
  .table {
    --card-w: clamp(92px, min(calc(8.6 * var(--wide, 10px)), 14.5dvh), 160px);
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1.5fr) minmax(392px, 1fr);
    grid-template-rows: auto minmax(0, 1fr) auto;
    grid-template-areas: "now now" "map side" "bottom bottom";
    gap: 6px 12px;
    height: 100%;
    min-height: 560px;
  }
  .symbols {
    position: absolute;
  }
  .now {
    grid-area: now;
  }
  .board {
    grid-area: map;
    position: relative;
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
  @media (pointer: coarse) {
    :host {
      --t-2: 0.875rem;
      --t-1: 0.875rem;
      min-height: 0;
    }
    .table .button {
      min-height: 44px;
      min-width: 44px;
    }
    .side {
      grid-template-rows: auto auto 1fr;
      overflow-y: auto; /* with many seats it is longer than a tablet is high, and the hand stays in sight */
    }
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
    .finale {
      grid-area: hand;
    }
  }
  @container faiyum (max-width: 520px) {
    .board {
      margin-inline: calc(-1 *
        var(--s2)); /* to the edges of the page, so that fields are large enough to tap */
    }
  }
`;

export const styles = [
  palette,
  layout,
  nowStyles,
  holderStyles,
  finaleStyles,
  cardStyles,
  mapStyles,
  sheetStyles,
];
