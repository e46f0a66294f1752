// Grey shapes where something is still on its way, in the size that it will have.

import { css, html, type TemplateResult } from "lit";

/** So many shapes of a kind, which a list or a row shows until it knows better. */
export function skeletons(count: number, kind: string): TemplateResult {
  const one = () => html`<div class="skeleton ${kind}" aria-hidden="true"></div>`;
  return html`${Array.from({ length: count }, one)}`;
}

export const skeletonStyles = css`
  .skeleton {
    border-radius: var(--r2);
    background: linear-gradient(100deg, var(--paper-2) 40%, var(--paper) 50%, var(--paper-2) 60%);
    animation: shimmer 1.6s linear infinite;
  }
  @keyframes shimmer {
    50% {
      opacity: 0.5;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .skeleton {
      animation: none;
    }
  }
`;
