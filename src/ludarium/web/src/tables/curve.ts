// The curve of a finished game, read from its log: what each seat had after every round, and what turned the game.

import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { markShape } from "../look/icons.ts";
import type { Event } from "../protocol.ts";
import { type Say, sentence } from "../say.ts";

const WIDTH = 440;
const HEIGHT = 200;
const LEFT = 34;
const RIGHT = 140; // names stand there
const TOP = 12;
const FOOT = 26;
const LINE = 18; // pixels between names
const LABELS = 10; // rounds that are numbered at most
const TOLD_TURNS = 6;
const LETTERS = 13; // of a name

/** How a game is won: what an event brings a seat, and what stands for itself among the turning points. */
export interface Course {
  gain(event: Event): number;
  also: readonly string[]; // kinds of events
}

/** What each seat had in the beginning and after every round. */
export function valuesOf(past: readonly Event[], seats: number, { gain }: Course): number[][] {
  const have = Array.from({ length: seats }, () => 0);
  const values = have.map(() => [0]);
  const write = () => values.forEach((line, seat) => line.push(have[seat]!));
  let began = false;
  for (const event of past) {
    if (event.kind === "round-began") {
      if (began) write();
      began = true;
    }
    if (event.seat >= 0 && event.seat < seats) have[event.seat]! += gain(event);
  }
  write();
  return values;
}

/** Something that turned the game, and in which round. */
export interface Turn {
  round: number;
  event: Event;
}

/** The events after which somebody else led alone, and those that stand for themselves; the last ones, in order. */
export function turnsOf(past: readonly Event[], seats: number, { gain, also }: Course): Turn[] {
  const have = Array.from({ length: seats }, () => 0);
  let leader = -1;
  let round = 0;
  const turns = past.flatMap((event) => {
    if (event.kind === "round-began") round = Number(event.args["round"]);
    if (event.seat >= 0 && event.seat < seats) have[event.seat]! += gain(event);
    const most = Math.max(...have);
    const first = have.filter((value) => value === most).length === 1 ? have.indexOf(most) : leader;
    const turned = first !== leader;
    leader = first;
    return turned || also.includes(event.kind) ? [{ round, event }] : [];
  });
  return turns.slice(-TOLD_TURNS);
}

/** The curve with its words: `title` says of what, `goal` where it was to lead. */
export function curve(say: Say, values: readonly number[][], title: string, goal?: number): TemplateResult {
  const told = values.map((line, seat) => `${say.player(seat)}: ${line.join(", ")}`).join("; ");
  return html`
    <figure class="course">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img"
        aria-label="${title}. ${told}">${drawing(say, values, goal)}</svg>
      <figcaption>${title}</figcaption>
    </figure>
  `;
}

export function turnWords(say: Say, { round, event }: Turn): string {
  return `${say.words("web-round", { round })}: ${sentence(say.event(event))}`;
}

export function turningPoints(say: Say, turns: readonly Turn[]): TemplateResult | typeof nothing {
  if (!turns.length) return nothing;
  return html`
    <div class="turns">
      <h3>${say.words("web-turning-points")}</h3>
      <ol>${turns.map((turn) => html`<li>${turnWords(say, turn)}</li>`)}</ol>
    </div>
  `;
}

function drawing(say: Say, values: readonly number[][], goal: number | undefined): SVGTemplateResult {
  const last = Math.max(1, ...values.map(({ length }) => length - 1));
  const most = Math.max(1, goal ?? 0, ...values.flat());
  const x = (round: number) => LEFT + (round / last) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value / most) * (HEIGHT - TOP - FOOT);
  const step = Math.ceil(last / LABELS);
  const rounds = Array.from({ length: last + 1 }, (_, round) => round).filter((round) => round % step === 0);
  const names = spread(values.map((line, seat) => ({ seat, value: line.at(-1)!, y: y(line.at(-1)!) })));
  return svg`
    <path class="axis" d="M${LEFT},${TOP}V${y(0)}H${x(last)}" />
    ${goal === undefined ? nothing : svg`
      <path class="goal-line" d="M${LEFT},${y(goal)}H${x(last)}" />
      <text class="tick" x=${LEFT - 6} y=${y(goal) + 4} text-anchor="end">${goal}</text>
    `}
    <text class="tick" x=${LEFT - 6} y=${y(0) + 4} text-anchor="end">0</text>
    ${rounds.map((round) =>
      svg`<text class="tick" x=${x(round)} y=${HEIGHT - 6} text-anchor="middle">${round}</text>`
    )}
    ${values.map((line, seat) =>
      svg`<path class="seat-line" d=${path(line, x, y)} .style=${colour(seat)} />`
    )}
    ${names.map(({ seat, value, y: height, place }) =>
      svg`
        <path d=${markShape(seat)} .style=${colour(seat)} class="end"
          transform="translate(${x(last) - 6} ${height - 6}) scale(0.5)" />
        <text class="who" x=${x(last) + 14} y=${place + 4}><tspan class="sum">${value}</tspan> ${short(
          say.player(seat),
        )}</text>
      `
    )}
  `;
}

function path(line: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
  return line.map((value, round) => `${round ? "L" : "M"}${x(round)},${y(value)}`).join("");
}

function colour(seat: number): string {
  return `--of-seat: var(--seat-${seat})`;
}

function short(name: string): string {
  return name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name;
}

/** Names beside the ends of their lines, none on another. */
function spread<N extends { y: number }>(names: readonly N[]): (N & { place: number })[] {
  const sorted = [...names].sort((one, other) => one.y - other.y);
  const bottom = HEIGHT - FOOT - LINE * (sorted.length - 1);
  let above = -LINE;
  return sorted.map((name, rank) => {
    above = Math.max(above + LINE, Math.min(name.y, bottom + LINE * rank));
    return { ...name, place: above };
  });
}

export const curveStyles = css`
  .course svg {
    display: block;
    width: 100%;
    height: auto;
    max-height: 26dvh;
  }
  .course figcaption {
    color: var(--ink-2);
    font-size: max(12px, var(--t-1));
  }
  .axis,
  .goal-line {
    fill: none;
    stroke: var(--line-2);
    stroke-width: 1.2;
  }
  .goal-line {
    stroke-dasharray: 5 4;
  }
  .seat-line {
    fill: none;
    stroke: var(--of-seat);
    stroke-width: 2.6;
    stroke-linejoin: round;
  }
  .end {
    fill: var(--of-seat);
  }
  .tick,
  .who {
    font: 14px var(--sans);
    fill: var(--ink-2);
  }
  @media (pointer: coarse) {
    .tick,
    .who {
      font-size: 18px; /* the drawing is scaled down there */
    }
  }
  .who {
    fill: var(--ink);
  }
  .sum {
    font-weight: 700;
  }
  .turns h3 {
    font: 650 1em var(--serif);
  }
`;

/** The same with the colours of all seats, for a drawing that stands alone. */
export const curveLooks = `${curveStyles.cssText} .colours { ${
  [0, 1, 2, 3, 4].map((seat) => `--of-${seat}: var(--seat-${seat});`).join(" ")
} }`;
