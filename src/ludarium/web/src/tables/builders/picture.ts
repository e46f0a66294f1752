// The final picture as a file: all towns drawn on one canvas, with names and scores.

import { contentOf, escaped, imageOf, linesOf, looksOf } from "../../look/picture.ts";
import type { SeatView } from "../../protocol.ts";
import { curveLooks, turnWords } from "../curve.ts";
import type { BuildersTable } from "./asks.ts";
import { turningEvents } from "./course.ts";
import { outline } from "./skyline.ts";

const WIDE = 1200;
const BAND = 260; // a town
const HEAD = 90;
const COURSE = 300; // the curve and what turned the game
const LETTERS = 44; // of a line beside the curve
const LINES_TOLD = 9;
const UNIT = 1.5; // how large a building stands at most

/** Draw everybody's town and let the browser save it. */
export async function savePicture(table: BuildersTable, order: readonly SeatView[]): Promise<void> {
  const canvas = Object.assign(document.createElement("canvas"), {
    width: WIDE,
    height: HEAD + BAND * order.length + COURSE,
  });
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const { view, say } = table;
  pen.fillStyle = "#fffaf0";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  text(pen, say.words(`game-${view.game}`), 30, 56, 36);
  order.forEach((seat, place) => band(pen, table, seat, HEAD + place * BAND));
  await course(pen, table, HEAD + BAND * order.length);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const link = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(blob),
    download: `${view.game}.png`,
  });
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The curve as it is drawn on the table, and beside it the turning points. */
async function course(pen: CanvasRenderingContext2D, table: BuildersTable, top: number): Promise<void> {
  const drawn = table.renderRoot.querySelector<SVGSVGElement>(".course svg");
  if (!drawn) return;
  const { width, height } = drawn.viewBox.baseVal;
  const styles = escaped(
    looksOf(table, [curveLooks]).replace("color-scheme: dark", "color-scheme: light"),
  );
  const wide = WIDE * 0.6;
  const image = await imageOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${
      (wide * height) / width
    }" viewBox="0 0 ${width} ${height}"><style>${styles}</style>${contentOf(drawn)}</svg>`,
  );
  pen.drawImage(image, 20, top + 14);
  text(pen, table.say.words("bt-curve"), 30, top + COURSE - 18, 17);
  const told = turningEvents(table).flatMap((turn) => linesOf(turnWords(table.say, turn), LETTERS));
  told.slice(0, LINES_TOLD).forEach((line, place) => text(pen, line, wide + 40, top + 34 + place * 26, 18));
}

function text(pen: CanvasRenderingContext2D, words: string, x: number, y: number, size: number): void {
  pen.fillStyle = "#2b2118";
  pen.font = `600 ${size}px Georgia, serif`;
  pen.fillText(words, x, y);
}

function band(pen: CanvasRenderingContext2D, table: BuildersTable, seat: SeatView, top: number): void {
  const sky = pen.createLinearGradient(0, top, 0, top + BAND);
  sky.addColorStop(0, table.old ? "#cfe6ea" : "#dfe9ec");
  sky.addColorStop(1, table.old ? "#fbeed2" : "#f6ecd6");
  pen.fillStyle = sky;
  pen.fillRect(0, top, WIDE, BAND - 10);
  pen.fillStyle = table.old ? "#d8bf86" : "#a9b77c";
  pen.fillRect(0, top + BAND - 50, WIDE, 40);
  const winner = table.view.winners.includes(seat.seat) ? " ★" : "";
  text(pen, `${table.say.player(seat.seat)}${winner}  ${table.say.amount(seat.score)}`, 30, top + 38, 28);
  const step = Math.min(120 * UNIT, (WIDE - 40) / Math.max(1, seat.finished.length));
  seat.finished.forEach((building, place) => {
    pen.save();
    pen.translate(20 + place * step, top + BAND - 40 - 66 * (step / 120));
    pen.scale(step / 120, step / 120);
    draw(pen, building.id);
    pen.restore();
  });
}

/** The parts of a building: walls, then what of them is roof, then what is open. */
function draw(pen: CanvasRenderingContext2D, building: string): void {
  const { parts, top } = outline(building);
  for (const { body, open, coat } of parts) {
    const path = new Path2D(body);
    pen.fillStyle = coat.wall;
    pen.fill(path);
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, 120, top + (66 - top) * coat.share);
    pen.clip();
    pen.fillStyle = coat.roof;
    pen.fill(path);
    pen.restore();
    pen.fillStyle = "#4b3526";
    pen.fill(new Path2D(open));
  }
}
