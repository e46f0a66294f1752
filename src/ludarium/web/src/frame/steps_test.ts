// Steps are shown in order, each for a while; whoever moves himself, skips or looks away is not made to wait.

import type { TableNews, View } from "../protocol.ts";
import { assertEquals } from "../testing.ts";
import { during, holdOf, Steps, weighed } from "./steps.ts";

const view = (at: number) => ({ to_act: 1, choices: [at], refusals: [] }) as unknown as View;
const news = (at: number, ...steps: number[]) =>
  ({ at, steps: [...steps, at], view: view(at), status: "playing" }) as unknown as TableNews;

function staged(looking = true) {
  const shown: [at: number, left: number][] = [];
  const looked: number[] = [];
  const timers: (() => void)[] = [];
  const stage = {
    looking,
    show: (news: TableNews, left: number) => void shown.push([news.at, left]),
    look: (at: number) => {
      looked.push(at);
      return at === 99 ? Promise.reject(new Error()) : Promise.resolve(view(at));
    },
    hold: () => 700,
    ready: () => stage.looking,
    later: (again: () => void) => {
      timers.push(again);
      return () => void timers.splice(timers.indexOf(again), 1);
    },
  };
  const passes = async () => {
    timers.shift()?.();
    await settled();
  };
  return { steps: new Steps(stage), shown, looked, timers, passes, stage };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

Deno.test("the first position of a table is shown at once", () => {
  const { steps, shown } = staged();
  steps.begin(null);
  steps.told(news(7, 3, 5), false);
  assertEquals(shown, [[7, 0]]);
});

Deno.test("messages that come together are shown one after the other", async () => {
  const { steps, shown, passes, looked } = staged();
  steps.begin(null);
  for (const at of [4, 5, 6, 7]) steps.told(news(at), false);
  await settled();
  assertEquals(shown, [[4, 0], [5, 2]]);
  await passes();
  await passes();
  assertEquals(shown, [[4, 0], [5, 2], [6, 1], [7, 0]]);
  assertEquals([steps.playing, looked.length], [false, 0]);
});

Deno.test("positions that no message brought are asked for", async () => {
  const { steps, shown, passes, looked } = staged();
  steps.begin(2);
  steps.told(news(9, 1, 2, 4, 6), false);
  await settled();
  await passes();
  await passes();
  assertEquals([shown, looked], [[[4, 2], [6, 1], [9, 0]], [4, 6]]);
});

Deno.test("skipping shows what is so and asks for nothing more", async () => {
  const { steps, shown, timers } = staged();
  steps.begin(1);
  steps.told(news(9, 4, 6), false);
  await settled();
  steps.skip();
  assertEquals([shown.at(-1), timers.length, steps.playing], [[9, 0], 0, false]);
});

Deno.test("nothing is played for those who want everything at once, nor when moves are taken back", () => {
  const { steps, shown } = staged();
  steps.begin(1);
  steps.told(news(9, 4, 6), true);
  steps.told(news(6, 4), false);
  assertEquals(shown, [[9, 0], [6, 0]]);
});

Deno.test("a message about the same position is shown at once, unless steps wait", async () => {
  const { steps, shown } = staged();
  steps.begin(1);
  steps.told(news(4), false);
  await settled();
  steps.told(news(4), false);
  assertEquals(shown, [[4, 0], [4, 0]]);
});

Deno.test("whoever has moved himself does not wait for the time of the last step", async () => {
  const { steps, shown } = staged();
  steps.begin(1);
  steps.told(news(4), false);
  await settled();
  steps.hurry();
  steps.told(news(5), false);
  await settled();
  assertEquals(shown, [[4, 0], [5, 0]]);
});

Deno.test("while nobody looks the steps wait", async () => {
  const { steps, shown, stage } = staged(false);
  steps.begin(1);
  steps.told(news(4), false);
  await settled();
  assertEquals(shown, []);
  stage.looking = true;
  steps.goOn();
  await settled();
  assertEquals(shown, [[4, 0]]);
});

Deno.test("a position that cannot be had any more is passed over", async () => {
  const { steps, shown } = staged();
  steps.begin(1);
  steps.told(news(100, 99), false);
  await settled();
  assertEquals(shown, [[100, 0]]);
});

Deno.test("on the way nothing can be chosen and nobody has won", () => {
  const told = during({ ...news(9), status: "over", winners: [0] }, 4, view(4));
  assertEquals([told.at, told.status, told.winners, told.view.choices], [4, "playing", [], []]);
});

Deno.test("a step stays as long as what happens in it deserves, and many share their time", () => {
  const game = { draws: ["drew"], rounds: "round-began", milestones: ["finished"] };
  const hold = (pace: "usual" | "at-once", kinds: string[], waiting: number) =>
    holdOf(pace, weighed(kinds.map((kind) => ({ kind, seat: 0, args: {} })), game), waiting);
  const usual = hold("usual", ["took"], 3);
  assertEquals([usual, hold("at-once", ["finished"], 3)], [700, 0]);
  assertEquals(hold("usual", ["drew", "round-began"], 3) < usual, true);
  assertEquals(hold("usual", ["finished"], 3) > usual, true);
  assertEquals(hold("usual", ["took"], 28), usual / 2);
});
