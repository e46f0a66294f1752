// What a card always says, a sign and its words a line.

import { css, html, type TemplateResult } from "lit";
import type { Phrase } from "../../protocol.ts";
import { type Say, sentence } from "../../say.ts";
import { type Side, type Sign, sign } from "./pieces.ts";

const SIGNS: Readonly<Record<string, Sign>> = {
  "ap-men": "infantry",
  "ap-march": "march",
  "ap-elephants": "elephants",
  "ap-morale": "morale",
  "ap-wealth": "wealth",
  "ap-value": "morale",
  "ap-anchor": "anchor",
  "goes-out": "lost",
  "goes-rome": "pile",
  "goes-carthage": "pile",
};

/** The rows where they stand on a card of their own; the sheet of the table dresses them for itself. */
export const faceRowsLook = css`
  .face-rows {
    list-style: none;
    margin: 4px 0 0;
    padding: 0;
  }
  .face-rows li {
    display: flex;
    gap: 5px;
    align-items: start;
  }
`;

/** The face of a card: figures, event, where it goes; each sign with its words. */
export function faceRows(say: Say, card: string, side: Side): TemplateResult {
  const rows = say.face("card", card).filter(({ message }) => message !== "ap-other-half");
  return html`<ul class="face-rows ${side}">${
    rows.map((phrase) =>
      html`<li>${sign(signOf(phrase), 15)}<span>${sentence(say.phrase(phrase))}</span></li>`
    )
  }</ul>`;
}

function signOf({ message, args }: Phrase): Sign {
  const kind = args?.kind;
  if (kind && typeof kind === "object" && !Array.isArray(kind)) {
    return kind.message === "attached" ? "attached" : "immediate";
  }
  return SIGNS[message] ?? "star";
}
