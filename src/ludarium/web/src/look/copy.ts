// A copy of a thing that is only looked at: it looks the same and is nothing else.

const OWN = [
  "data-key",
  "data-thing",
  "data-look",
  "data-drag",
  "data-card",
  "data-stop",
  "data-held",
  "id",
  "title",
];
const PASSING = ["can", "lit", "fresh", "chosen", "target"];

/** A copy in the size that the thing has now; nothing finds it, reads it aloud or takes it for the thing. */
export function copyOf(thing: HTMLElement): HTMLElement {
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of OWN) part.removeAttribute(name);
    part.classList.remove(...PASSING);
  }
  const { offsetWidth, offsetHeight } = thing;
  Object.assign(copy.style, {
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
    margin: "0",
    maxWidth: "none",
    flex: "none",
  });
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  return copy;
}
