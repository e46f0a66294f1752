// A worker that thinks for bots: a question comes in, an answer goes out.

import type { Question, Thought } from "./messages.ts";
import { python } from "./python.ts";

const ready = python(() => {}).then((py) =>
  py.pyimport("ludarium.site.thinker").answer as (question: string) => string
);

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const answer = await ready;
  self.postMessage({ ref: data.ref, text: answer(data.text) } satisfies Thought);
};
