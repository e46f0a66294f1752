/** The end: who has how much fame and from what, and the map as a picture to keep. */
import { html, nothing, type TemplateResult } from "lit";
import { icons } from "../../look/icons.ts";
import { contentOf, escaped, isDark, linesOf, looksOf, savePicture } from "../../look/picture.ts";
import { sentence } from "../../say.ts";
import { curve, curveLooks, turningPoints, turnWords } from "../curve.ts";
import { finalName, ranked } from "../final.ts";
import type { FaiyumTable } from "./asks.ts";
import { fameOf, turningEvents } from "./course.ts";
import { mapStyles } from "./map-styles.ts";
import { palette } from "./palette.ts";
import type { HolderView } from "./types.ts";

const LINE = 30; // of the picture's words
const HEAD = 2; // lines above the seats
const COURSE = 240; // the curve and what turned the game
const LETTERS = 29; // of a line beside the curve
const FIRST = 20; // from the top to the first of them
const STEP = 21; // from one to the next
const FOOT = 12; // below what the curve is called
const LINES_TOLD = 10;

function order({ view }: FaiyumTable): HolderView[] {
  return ranked(view.seats, view.winners, ({ fame }) => fame);
}

export function finalePart(table: FaiyumTable): TemplateResult {
  const { view, say } = table;
  const title = view.now ? sentence(say.phrase(view.now)) : "";
  const most = Math.max(1, ...view.seats.map(({ fame }) => fame));
  return html`
    <section class="finale" aria-label=${title}>
      <header>
        <h2>${title}</h2>
        <button class="button small picture" @click=${() => void save(table, title)}>
          ${icons.download()} ${say.words("fa-table-picture")}
        </button>
      </header>
      <div class="ranks"><ol>${order(table).map((holder) => rank(table, holder, most))}</ol>
        ${table.past.length ? turningPoints(say, turningEvents(table)) : nothing}</div>
      ${table.past.length ? curve(say, fameOf(table), say.words("fa-table-curve")) : nothing}
    </section>
  `;
}

/** A seat with its fame as a bar: its parts are those of the scoring. */
function rank({ say, view }: FaiyumTable, holder: HolderView, most: number): TemplateResult {
  const parts = holder.score_lines.filter(({ amount }) => amount > 0);
  const told = holder.score_lines.map((line) => say.scoreLine(line)).join("; ");
  return html`
    <li class=${view.winners.includes(holder.seat) ? "won" : ""} style="--seat: var(--seat-${holder.seat})">
      ${finalName(say, holder.seat, view.winners)}
      <span class="bar" role="img" aria-label=${told} title=${told}>${parts.map(({ kind, amount }) =>
        html`<i class=${kind} style="width: ${100 * amount / most}%"></i>`
      )}</span><b class="total">${say.words("fa-fame", { count: holder.fame })}</b></li>
  `;
}

// --- the picture ----------------------------------------------------------------------------------

async function save(table: FaiyumTable, title: string): Promise<void> {
  const { drawing, width, height } = picture(table, title);
  await savePicture(drawing, width, height, "faiyum.png");
}

/** The map as it is drawn on the table, with its styles and drawings, and below it the result in words. */
export function picture(
  table: FaiyumTable,
  title: string,
): { drawing: string; width: number; height: number } {
  const map = table.renderRoot.querySelector<SVGSVGElement>("svg.map")!;
  const symbols = table.renderRoot.querySelector<SVGSVGElement>("svg.symbols")!;
  const { width, height: high } = map.viewBox.baseVal;
  const seats = order(table);
  const foot = high + LINE * (seats.length + HEAD);
  const height = foot + (table.past.length ? COURSE : 0);
  const words = seats.map(({ seat, fame }, at) =>
    `<text x="20" y="${high + LINE * (at + HEAD)}" font-size="16">${
      escaped(`${at + 1}. ${table.say.player(seat)}: ${table.say.words("fa-fame", { count: fame })}`)
    }</text>`
  );
  const scheme = getComputedStyle(table).colorScheme;
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"
      style="color-scheme: ${isDark(scheme) ? "dark" : "light"}"><style>${
      escaped(looks() + looksOf(table, [curveLooks]))
    }</style>
      <defs>${contentOf(symbols)}</defs>
      <rect width="${width}" height="${height}" fill="var(--fa-sheet)"/>
      <svg width="${width}" height="${high}" viewBox="0 0 ${width} ${high}">${contentOf(map)}</svg>
      <g fill="var(--fa-ink)"><text x="20" y="${high + LINE * 0.9}" font-size="20" font-weight="700">${
      escaped(title)
    }</text>${words.join("")}${courseIn(table, foot, width)}</g></svg>`;
  return { drawing, width, height };
}

/** The curve as it is drawn on the table, and beside it the turning points. */
function courseIn(table: FaiyumTable, top: number, width: number): string {
  const drawn = table.renderRoot.querySelector<SVGSVGElement>(".course svg");
  if (!drawn) return "";
  const { width: wide, height: high } = drawn.viewBox.baseVal;
  const told = turningEvents(table).flatMap((turn) => linesOf(turnWords(table.say, turn), LETTERS));
  const words = told.slice(0, LINES_TOLD).map((line, at) =>
    `<text x="${width * 0.6}" y="${top + FIRST + at * STEP}" font-size="14">${escaped(line)}</text>`
  );
  return `<svg x="10" y="${top}" width="${width * 0.57}" height="${
    COURSE - LINE
  }" viewBox="0 0 ${wide} ${high}">${contentOf(drawn)}</svg><text x="20" y="${
    top + COURSE - FOOT
  }" font-size="14">${escaped(table.say.words("fa-table-curve"))}</text>${words.join("")}`;
}

/** The look of the map for a drawing that stands alone: nothing moves, and fonts are the plain ones. */
function looks(): string {
  const own =
    ":root { --sans: sans-serif; --serif: serif; font-family: serif } * { animation: none !important }";
  return [palette, mapStyles].map(({ cssText }) => cssText.replaceAll(":host", ":root")).join(
    "\n",
  ) + own;
}
