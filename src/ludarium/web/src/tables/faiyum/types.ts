/** The parts of what the server tells of a position of Faiyum, under the short names of this folder. */
import type { FaiyumView } from "../../protocol.ts";

export type { FaiyumView };
export type CardView = FaiyumView["cards"][string];
export type TaskView = FaiyumView["todo"][number];
export type SlotView = FaiyumView["market"][number];
export type FieldView = FaiyumView["fields"][number];
export type WayView = FaiyumView["ways"][number];
export type HolderView = FaiyumView["seats"][number];

/** The goods in the order of the rules. */
export const GOODS = ["wheat", "grape", "stone", "fish", "rose"] as const;
