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
