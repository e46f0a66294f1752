/** The sheet of the thing that is chosen, a drawer from below on a phone. */
import { css } from "lit";

export const sheetStyles = css`
  .sheet {
    position: absolute;
    z-index: 20;
    display: flex;
    gap: 12px;
    width: max-content;
    max-width: min(440px, calc(100% - 16px));
    max-height: min(70vh, 460px);
    overflow: auto;
    padding: 12px 36px 12px 12px;
    border: 1px solid var(--fa-edge);
    border-radius: var(--r2);
    background: var(--fa-sheet);
    box-shadow: var(--shadow-2);
    animation: unfold 0.16s var(--ease);
  }
  .sheet:has(.wide) {
    max-width: min(600px, calc(100% - 16px));
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
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .doing:empty {
    display: none;
  }
  .doing .button {
    display: block;
    text-align: center;
    font-size: var(--t-1);
  }
  .doing small {
    display: block;
    font-weight: 400;
    font-size: var(--t-2);
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
    --card-w: 84px;
  }
  @container faiyum (max-width: 520px) {
    .sheet {
      position: fixed;
      inset: auto 0 0 0 !important;
      max-width: none !important;
      width: auto;
      max-height: 75dvh;
      border-radius: var(--r3) var(--r3) 0 0;
    }
  }
`;
