// Where the house is: at a server, over a WebSocket and plain requests, or in this page itself.

import { AT_HOME } from "./addresses.ts";
import type { Home, Socket } from "./contract.ts";

const SERVER: Home = {
  open: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws`) as unknown as Socket,
  async get(path) {
    const answer = await fetch(path);
    return { ok: answer.ok, text: await answer.text() };
  },
  download() {}, // the browser does it
};

export const home: Home = AT_HOME ? (await import("./page.ts")).home() : SERVER;
