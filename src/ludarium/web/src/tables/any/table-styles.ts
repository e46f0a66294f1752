// The plain look of a table that nobody has drawn: paper cards on felt, at every size.

import { css } from "lit";

export const styles = css`
  :host {
    display: block;
  }
  .table {
    display: grid;
    gap: var(--s4);
    padding: var(--s4);
    border-radius: var(--r3);
    background: linear-gradient(var(--felt, var(--ground-2)), var(--felt-2, var(--ground-2)));
  }
  .now {
    font: 600 var(--t1) / 1.35 var(--serif);
  }
  .goals {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s5);
  }
  .goals li {
    display: grid;
    gap: 2px;
    font-size: var(--t-1);
    min-width: 180px;
  }
  .zones {
    display: grid;
    gap: var(--s4);
  }
  section {
    display: grid;
    gap: var(--s2);
    align-content: start;
  }
  section.own {
    order: 1;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s3);
    align-items: center;
  }
  h2 {
    font-size: var(--t0);
  }
  .facts {
    color: var(--ink-2);
    font-size: var(--t-1);
  }
  .row {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 168px), 1fr));
    gap: var(--s3);
  }
  .card {
    display: grid;
    gap: 4px;
    align-content: start;
    min-height: 92px;
    padding: var(--s3);
    border: 1px solid var(--line);
    border-radius: var(--r2);
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--shadow);
    text-align: left;
    font: inherit;
    position: relative;
  }
  .card b {
    font-family: var(--serif);
  }
  .card.can {
    border: 2px solid var(--accent);
    padding: calc(var(--s3) - 1px);
    cursor: pointer;
  }
  .card.can:hover {
    background: var(--accent-soft);
  }
  .card.lit,
  .card[aria-expanded="true"] {
    outline: 3px solid var(--gold-fill);
    outline-offset: 1px;
  }
  .card ul {
    font-size: var(--t-1);
    color: var(--ink-2);
  }
  .face {
    font-size: var(--t-1);
    font-style: italic;
  }
  .count {
    position: absolute;
    top: 6px;
    right: 8px;
    padding: 0 7px;
    border-radius: 99px;
    background: var(--accent);
    color: var(--accent-ink);
    font-weight: 700;
    font-size: var(--t-1);
  }
  .free {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
  .choices {
    display: grid;
    gap: var(--s2);
    margin-top: var(--s3);
  }
  .choice {
    display: grid;
    gap: 2px;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r2);
    background: var(--paper-2);
    color: var(--ink);
    text-align: left;
    font: inherit;
    cursor: pointer;
  }
  .choice:hover {
    background: var(--accent-soft);
  }
  .choice.early {
    order: 1;
    border-style: dashed;
    border-color: var(--line);
    background: none;
    color: var(--ink-2);
  }
  .price {
    color: var(--bad);
    font-size: var(--t-1);
  }
  .brings {
    color: var(--good);
    font-size: var(--t-1);
  }
  .asks {
    color: var(--ink-2);
    font-size: var(--t-1);
    font-style: italic;
  }
  .sheet {
    width: min(92vw, 360px);
  }
  @media (pointer: coarse) {
    .facts,
    .face,
    .card ul,
    .price,
    .brings,
    .asks,
    .goals li {
      font-size: 0.875rem;
    }
  }
  @media (max-width: 640px) {
    .table {
      padding: var(--s3);
      border-radius: 0;
    }
    .row {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
    }
  }
  @media (min-width: 1100px) {
    .zones {
      grid-template-columns: repeat(auto-fit, minmax(360px, 1fr));
    }
    .zones > .wide {
      grid-column: 1 / -1;
    }
  }
`;
