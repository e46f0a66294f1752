// What goes between the page and the worker that keeps the house, and between that and the one that thinks.

/** How far the house is, told to whoever waits. */
export interface Progress {
  step: "loading" | "starting" | "open" | "elsewhere" | "metered" | "no-wasm" | "no-storage" | "failed";
  part?: number; // of the loading, in percent; on a metered line, megabytes
  why?: string;
}

export type ToHouse = { kind: "say"; text: string } | { kind: "get"; ref: number; path: string };

export type FromHouse =
  | { kind: "open" }
  | { kind: "news"; text: string }
  | { kind: "got"; ref: number; ok: boolean; text: string }
  | { kind: "progress"; progress: Progress };

export interface Question {
  ref: number;
  text: string;
}

export interface Thought {
  ref: number;
  text: string;
}
