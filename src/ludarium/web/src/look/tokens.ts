// The look of the house: one set of tokens, light and dark, and the palettes that games bring.

import { css, type CSSResultGroup } from "lit";

/** Set once on the document; custom properties reach into every shadow tree. */
export const tokens = css`
  :root {
    color-scheme: light dark;
    --serif: Lora, "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "Book Antiqua", "Source Serif 4",
      "Noto Serif", Georgia, serif;
    --sans: Figtree, ui-sans-serif, system-ui, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif;

    --s1: 4px;
    --s2: 8px;
    --s3: 12px;
    --s4: 16px;
    --s5: 24px;
    --s6: 40px;
    --r1: 6px;
    --r2: 10px;
    --r3: 16px;
    --t-2: 0.75rem;
    --t-1: 0.8125rem;
    --t0: 0.9375rem;
    --t1: 1.125rem;
    --t2: 1.375rem;
    --t3: 1.875rem;
    --t4: 2.625rem;

    --ground: light-dark(#efe6d6, #1b1713); /* the room */
    --ground-2: light-dark(#e4d7c0, #241e18);
    --paper: light-dark(#fffaf0, #2a231c); /* cards, panels */
    --paper-2: light-dark(#f7eddb, #332a21);
    --paper-3: light-dark(#efe1c8, #3d3228);
    --ink: light-dark(#2b2118, #f3e9da);
    --ink-2: light-dark(#5c4a38, #cdbda6);
    --line: light-dark(#d3bf9f, #54463a);
    --line-2: light-dark(#8a7355, #98846c);
    --accent: light-dark(#8c3a1e, #f0a070);
    --art: light-dark(#7a3118, #8f4a2c);
    --accent-ink: light-dark(#fffaf0, #23150c);
    --accent-soft: light-dark(#f5dcc8, #4a2d1e);
    --good: light-dark(#2f6a35, #8fd18f);
    --good-soft: light-dark(#dcecd2, #21391f);
    --bad: light-dark(#9c2a2a, #ff9d8f);
    --bad-soft: light-dark(#f7dcd5, #4a221d);
    --gold: light-dark(#8a6100, #f2c65a);
    --gold-fill: light-dark(#f0c040, #d9a72e);
    --focus: light-dark(#0b57d0, #8ab8ff);
    --shadow: 0 1px 2px rgb(60 35 10 / 0.18), 0 4px 14px rgb(60 35 10 / 0.12);
    --shadow-2: 0 2px 6px rgb(40 22 5 / 0.25), 0 14px 40px rgb(40 22 5 / 0.28);

    --seat-0: light-dark(#9c3b1b, #ef9a70);
    --seat-1: light-dark(#1d5b86, #86c1ee);
    --seat-2: light-dark(#3f6b1f, #a5d07a);
    --seat-3: light-dark(#7a3a86, #dba0e6);
    --seat-4: light-dark(#7a5a00, #e6c565);

    --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  }
  @media (pointer: coarse) {
    :root {
      --t-2: 0.875rem; /* fingers hide more, and hold the page further away */
      --t-1: 0.875rem;
    }
  }
  :root[data-theme="light"] {
    color-scheme: light;
  }
  :root[data-theme="dark"] {
    color-scheme: dark;
  }
  html {
    background:
      radial-gradient(90% 60% at 50% 0%, light-dark(#f8f1e3, #2a221a), transparent),
      var(--ground);
    color: var(--ink);
    font: 400 100% / 1.45 var(--sans); /* a rem is what the reader's browser says */
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-color: var(--line-2) transparent;
  }
  body {
    font-size: var(--t0);
    margin: 0;
    min-height: 100dvh;
  }
`;

/** The palettes of the games, inside every shadow tree: `data-game` on an element or a host chooses one. */
const palettes = globalThis.CSSStyleSheet ? new CSSStyleSheet() : null; // tests have no document

/** Learn how each game of the server is coloured. */
export function paint(games: readonly { id: string; colours: string }[]): void {
  const rule = (id: string, colours: string) =>
    `[data-game="${id}"], :host([data-game="${id}"]) { ${colours} }`;
  palettes?.replaceSync(games.map(({ id, colours }) => rule(id, colours)).join("\n"));
}

/** What every element of the house starts from: box sizes, focus ring, headings, buttons, fields. */
const elements = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r1);
  }
  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  ul,
  ol {
    list-style: none;
  }
  h1,
  h2,
  h3,
  h4 {
    font-family: var(--serif);
    font-weight: 600;
    line-height: 1.2;
    text-wrap: balance;
  }
  a {
    color: var(--accent);
  }
  svg {
    display: block;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  button:disabled {
    cursor: default;
  }
  .one-line {
    display: flex;
    align-items: center;
    gap: var(--s2);
  }
  .one-line input {
    flex: 1;
    min-width: 0;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--s2);
    min-height: 36px;
    padding: 6px 14px;
    border: 1px solid var(--line-2);
    border-radius: 999px;
    background: var(--paper);
    color: var(--ink);
    text-decoration: none;
    font-weight: 550;
    line-height: 1.2;
    transition: transform 0.15s;
  }
  .button:hover:not(:disabled) {
    background: var(--paper-3);
  }
  .button:active:not(:disabled) {
    transform: translateY(1px);
  }
  .button:disabled {
    color: var(--ink-2);
    border-style: dashed;
    border-color: var(--line);
  }
  .button.main {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
  }
  .button.main:hover:not(:disabled) {
    background: color-mix(in oklab, var(--accent), var(--ink) 18%);
  }
  .button.main:disabled {
    background: transparent;
    border-color: var(--line-2);
    color: var(--ink-2);
  }
  .button.quiet {
    border-color: transparent;
    background: transparent;
  }
  .button.quiet:hover:not(:disabled) {
    background: var(--paper-3);
  }
  .button.small {
    min-height: 30px;
    padding: 3px 10px;
    font-size: var(--t-1);
  }
  .button.icon {
    min-width: 36px;
    padding: 6px;
  }
  .field {
    min-height: 36px;
    padding: 6px 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r1);
    background: var(--paper);
    color: var(--ink);
  }
  select.field {
    padding-right: 6px;
  }
  .sr {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`;

export const shared: CSSResultGroup = palettes ? [palettes, elements] : elements;
