// Small windows beside the thing that they are about, in the browser's top layer.

import { css } from "lit";

const GAP = 6;
const EDGE = 8;

/** What a small window stands beside: an element, or the place where one was. */
export type Anchor = Pick<Element, "getBoundingClientRect">;

/** The place of an element, kept for when it has gone. */
export function placeOf(element: Element): Anchor {
  const place = element.getBoundingClientRect();
  return { getBoundingClientRect: () => place };
}

/** Put an open popover below its anchor, or above it where there is more room; always inside the window. */
export function placeBeside(popup: HTMLElement, anchor: Anchor): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const below = at.bottom + GAP;
  const fits = below + height <= innerHeight - EDGE || at.top < innerHeight - at.bottom;
  const top = fits ? Math.min(below, innerHeight - height - EDGE) : Math.max(EDGE, at.top - GAP - height);
  const left = Math.min(Math.max(EDGE, at.left + at.width / 2 - width / 2), innerWidth - width - EDGE);
  Object.assign(popup.style, {
    position: "fixed",
    inset: "auto",
    margin: "0",
    top: `${Math.max(EDGE, top)}px`,
    left: `${left}px`,
  });
}

export const popupStyles = css`
  [popover] {
    border: 1px solid var(--line-2);
    border-radius: var(--r2);
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--shadow-2);
    padding: var(--s3);
    max-width: min(92vw, 400px);
    max-height: 80dvh;
    overflow: auto;
  }
  dialog {
    border: 1px solid var(--line-2);
    border-radius: var(--r3);
    background: var(--paper);
    color: var(--ink);
    box-shadow: var(--shadow-2);
    padding: var(--s5);
    width: min(94vw, 640px);
    max-height: 90dvh;
    overflow: auto;
  }
  dialog::backdrop {
    background: rgb(30 18 6 / 0.55);
  }
  .head {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--s3);
    margin-bottom: var(--s4);
    font-size: var(--t1);
  }
  .menu {
    display: grid;
    gap: 2px;
    min-width: 210px;
  }
  .menu > button,
  .menu > a {
    display: flex;
    align-items: center;
    gap: var(--s3);
    min-height: 38px;
    padding: 4px 10px;
    border: 0;
    border-radius: var(--r1);
    background: none;
    color: var(--ink);
    text-align: left;
    text-decoration: none;
  }
  .menu > button:hover:not(:disabled),
  .menu > a:hover {
    background: var(--paper-3);
  }
  .menu > button:disabled {
    color: var(--ink-2);
  }
  .menu hr {
    width: 100%;
    border: 0;
    border-top: 1px solid var(--line);
    margin: 4px 0;
  }
`;
