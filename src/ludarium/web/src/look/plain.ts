// How a page looks that only says a few sentences.

import { css } from "lit";

export const plain = css`
  main {
    max-width: 34rem;
    margin: 3rem auto;
    padding: 0 1rem;
  }
  p {
    margin: var(--s3) 0;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2);
  }
`;
