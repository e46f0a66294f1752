// Small joys: coins that fly from a finished building to its owner's purse.

import type { PropertyValues } from "lit";
import type { Event as Happening } from "../../protocol.ts";
import type { BuildersTable } from "./asks.ts";

const COINS = 6;
const LASTS = 750;
const CALM = "(prefers-reduced-motion: reduce)";

/** Let coins fly for buildings of the viewer's own seat that were finished just now. */
export function celebrate(table: BuildersTable, changed: PropertyValues): void {
  if (!changed.has("recent") || matchMedia(CALM).matches) return;
  const mine = table.recent.filter((event) => isMine(table, event));
  if (!mine.length) return;
  const root = table.renderRoot;
  const wallet = root.querySelector(".wallet")?.getBoundingClientRect();
  for (const { building } of mine.map(({ args }) => args)) {
    const from = root.querySelector(`.town [data-key="${building}"]`)?.getBoundingClientRect();
    if (from && wallet) { for (let number = 0; number < COINS; number++) fly(root, from, wallet, number); }
  }
}

function isMine(table: BuildersTable, { kind, seat }: Happening): boolean {
  return kind === "finished" && seat === table.mine;
}

function fly(root: ParentNode, from: DOMRect, to: DOMRect, number: number): void {
  const coin = Object.assign(document.createElement("span"), { className: "flying" });
  coin.setAttribute("aria-hidden", "true");
  root.append(coin);
  const start = [from.x + from.width * ((number + 0.5) / COINS), from.y + from.height / 3];
  const end = [to.x + to.width / 2, to.y + to.height / 2];
  const at = ([x, y]: number[]) => `translate(${x}px, ${y}px)`;
  const over = [(start[0]! + end[0]!) / 2, Math.min(start[1]!, end[1]!) - 60];
  const flight = coin.animate(
    [{ transform: at(start), opacity: 0 }, { transform: at(over), opacity: 1, offset: 0.5 }, {
      transform: at(end),
    }],
    { duration: LASTS, delay: number * 70, easing: "ease-in-out", fill: "backwards" },
  );
  flight.onfinish = () => coin.remove();
}
