// A drawing saved as a picture: an SVG text is painted once, large, and offered as a file.

const SCALE = 2;

/** An SVG text as an image that can be painted. */
export async function imageOf(drawing: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  return image;
}

/** The PNG of an SVG text, as a data address. */
export async function painted(drawing: string, width: number, height: number): Promise<string> {
  const image = await imageOf(drawing);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}

/** Offer the PNG of an SVG text as a file of this name. */
export async function savePicture(
  drawing: string,
  width: number,
  height: number,
  name: string,
): Promise<void> {
  const link = document.createElement("a");
  link.href = await painted(drawing, width, height);
  link.download = name;
  link.click();
}

/** The look of a drawing that stands alone: the styles it is given, the colours of its table, and nothing moves. */
export function looksOf(table: Element, styles: readonly string[]): string {
  const text = styles.join("\n");
  const computed = getComputedStyle(table);
  const names = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!));
  const colours = [...names].map((name) => `${name}: ${computed.getPropertyValue(name) || "initial"};`).join(
    " ",
  );
  const scheme = isDark(computed.colorScheme) ? "dark" : "light";
  const plain = "--sans: sans-serif; --serif: serif;";
  return `:root { color-scheme: ${scheme}; ${colours} ${plain} } ${text} * { animation: none !important }`;
}

/** Whether a drawing is seen by night. */
export function isDark(scheme: string): boolean {
  if (scheme === "dark" || scheme === "light") return scheme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** What stands inside an SVG of the page, as text. */
export function contentOf(drawing: SVGSVGElement): string {
  return [...drawing.children].map((part) => new XMLSerializer().serializeToString(part)).join("");
}

export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A text broken into lines of so many letters. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
