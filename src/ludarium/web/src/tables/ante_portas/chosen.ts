// What is taken up at the table.

/** Uses of a card that need no place. */
export const DIRECT = ["march", "attach", "event", "morale", "lose", "discard"] as const;
export type DirectKind = (typeof DIRECT)[number];
export const LAYINGS = ["army", "event", "money"] as const;
export type Laying = (typeof LAYINGS)[number];

/** What is taken up: a card of the hand, to be laid as something, or the secret stack, to be moved. */
export type Chosen = { what: "card"; id: string; use: Laying } | { what: "secret" };

/** What is in the air: a card of the hand, or Hannibal with his army. */
export type Dragged = { what: "card"; id: string } | { what: "hannibal" };
