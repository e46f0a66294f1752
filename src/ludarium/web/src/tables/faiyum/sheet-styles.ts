/** The sheet of the thing that is chosen, a drawer from below on a phone. */
import { css } from "lit";

export const sheetStyles = css`
  .sheet {
    inset: auto;
    margin: 0;
    gap: 12px;
    width: max-content;
    max-width: min(460px, calc(100vw - 16px));
    max-height: calc(100dvh - 16px);
    overflow: auto;
    padding: 12px 40px 12px 12px;
    border: 1px solid var(--fa-edge);
    border-radius: var(--r2);
    background: var(--fa-sheet);
    color: var(--fa-ink);
    box-shadow: var(--shadow-2);
    animation: unfold 0.16s var(--ease);
  }
  .sheet:popover-open {
    display: flex;
  }
  .sheet:has(.wide) {
    max-width: min(680px, calc(100vw - 16px));
  }
  @keyframes unfold {
    from {
      opacity: 0;
      transform: translateY(6px);
    }
  }
  .sheet .close {
    position: absolute;
    top: 4px;
    right: 4px;
    min-width: 30px;
  }
  .told {
    display: grid;
    gap: 6px;
    align-content: start;
    min-width: 0;
  }
  .told h3 {
    font-size: var(--t1);
  }
  .told h4 {
    display: flex;
    gap: 6px;
    align-items: center;
    margin: 4px 0 0;
    font-size: var(--t-1);
  }
  .told p,
  .told li {
    font-size: var(--t-1);
  }
  .told ul:not(.scores) li::before {
    content: "◆ ";
    color: var(--fa-terracotta);
    font-size: 0.7em;
    vertical-align: 0.15em;
  }
  .about {
    color: var(--ink-2);
  }
  .doing {
    position: sticky; /* what can be done stays in sight, however long the words are */
    bottom: -12px;
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    padding-block: 6px 12px;
    margin-bottom: -12px;
    background: var(--fa-sheet);
  }
  .doing:empty {
    display: none;
  }
  .doing .button {
    display: block;
    text-align: center;
    font-size: var(--t-1);
  }
  .doing .deal {
    justify-content: center;
  }
  .refused {
    display: grid;
    gap: 1px;
    padding: 4px 10px;
    border: 1px dashed var(--line-2);
    border-radius: var(--r1);
    background: none;
    text-align: left;
    font-size: var(--t-1);
    color: var(--ink-2);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .row .card {
    --card-w: 100px;
  }
  .close {
    min-height: 30px;
  }
  @container faiyum (max-width: 520px) {
    .sheet {
      inset: auto 0 0 0 !important;
      max-width: none !important;
      width: auto;
      max-height: 75dvh;
      border-radius: var(--r3) var(--r3) 0 0;
    }
  }
  @media (max-height: 500px) {
    .sheet > .large.card {
      display: none; /* a low window keeps its room for words and buttons */
    }
  }
  @media (pointer: coarse) {
    .doing .button,
    .refused,
    .sheet .close {
      min-height: 44px;
      min-width: 44px;
    }
  }
`;
