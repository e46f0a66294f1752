// How far the house in this page is; whoever shows it listens.

import type { Progress } from "./messages.ts";

const UNDER_WAY: readonly Progress["step"][] = ["loading", "starting", "metered"];

export class HomeState extends EventTarget {
  latest: Progress | null = null;

  tell(now: Progress): void {
    this.latest = now;
    this.dispatchEvent(new Event("change"));
  }

  /** Once the house is open, or it is clear that it will not be open soon. */
  async settled(): Promise<void> {
    while (!this.latest || UNDER_WAY.includes(this.latest.step)) {
      await new Promise((changed) => this.addEventListener("change", changed, { once: true }));
    }
  }
}

export const homeState = new HomeState();
