// Rows of cards are one stop of the Tab key; the arrow keys move inside (roving tabindex).

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Put on a row as `@keydown` handler; its stops are the elements that match `data-stop`. */
export function roveKeys(event: KeyboardEvent): void {
  const row = event.currentTarget as HTMLElement;
  const stops = [...row.querySelectorAll<HTMLElement>("[data-stop]")];
  const here = stops.indexOf(
    (event.target as HTMLElement).closest<HTMLElement>("[data-stop]") as HTMLElement,
  );
  const next = here < 0 ? null : goal(event.key, here, stops);
  if (!next) return;
  event.preventDefault();
  for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1;
  next.focus();
}

function goal(key: string, here: number, stops: HTMLElement[]): HTMLElement | null {
  if (key === "Home") return stops[0] ?? null;
  if (key === "End") return stops.at(-1) ?? null;
  const step = STEPS[key];
  return step ? (stops[(here + step + stops.length) % stops.length] ?? null) : null;
}

/** The tabindex of the nth stop of a row. */
export function roveIndex(place: number): number {
  return place === 0 ? 0 : -1;
}

/** Where the focus is in a shadow tree: the row's label and the place in it, to find it again after an update. */
export interface Spot {
  row: string;
  place: number;
}

export function spotOf(root: ShadowRoot): Spot | null {
  const stop = root.activeElement?.closest<HTMLElement>("[data-stop]");
  const row = stop?.closest<HTMLElement>("[data-row]");
  if (!stop || !row) return null;
  return { row: row.dataset.row ?? "", place: [...row.querySelectorAll("[data-stop]")].indexOf(stop) };
}

/** Put the focus back where it was, or to the nearest place, if what had it is gone. */
export function keepFocus(root: ShadowRoot, spot: Spot | null): void {
  if (!spot || root.activeElement) return;
  const stops = [...root.querySelectorAll<HTMLElement>(`[data-row="${spot.row}"] [data-stop]`)];
  const next = stops[Math.min(spot.place, stops.length - 1)] ??
    root.querySelector<HTMLElement>("[data-stop]");
  next?.focus();
}

/** Every row keeps one stop of the Tab key, also when the card that was it has gone. */
export function keepStops(root: ParentNode): void {
  for (const row of root.querySelectorAll("[data-row]")) {
    const stops = [...row.querySelectorAll<HTMLElement>("[data-stop]")];
    if (stops[0] && stops.every(({ tabIndex }) => tabIndex !== 0)) stops[0].tabIndex = 0;
  }
}
