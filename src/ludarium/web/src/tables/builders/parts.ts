// The parts that buildings are drawn from: each gives an outline and its openings for a place, a width and a height.

export interface Part {
  body: string;
  open: string; // windows, doors, arches: drawn lighter
}

export const GROUND = 66;

const n = (value: number) => Math.round(value * 10) / 10;

function rect(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
}

/** A door or window with a round head, standing on y. */
function arch(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;
}

function triangle(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}l${n(w / 2)} ${n(-h)}l${n(w / 2)} ${n(h)}z`;
}

function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

/** Things of one kind side by side. */
function row(count: number, one: (number: number) => string): string {
  return Array.from({ length: count }, (_, number) => one(number)).join("");
}

function crenels(x: number, y: number, w: number): string {
  const count = Math.max(2, Math.round(w / 7));
  const step = w / (2 * count - 1);
  return row(count, (number) => rect(x + 2 * number * step, y - 4, step, 4.5));
}

function steps(x: number, w: number, h: number, count: number): string {
  const high = h / count;
  return row(
    count,
    (number) =>
      rect(
        x + (w * number) / (2 * count),
        GROUND - high * (number + 1),
        w - (w * number) / count,
        high + 0.5,
      ),
  );
}

type Draw = (x: number, w: number, h: number) => Part;

export const PARTS: Record<string, Draw> = {
  house: (x, w, h) => ({
    body: rect(x + 2, GROUND - h * 0.55, w - 4, h * 0.55) + triangle(x, GROUND - h * 0.53, w, h * 0.47),
    open: rect(x + w / 2 - 3, GROUND - 10, 6, 10) + rect(x + w / 2 - 2.5, GROUND - h * 0.66, 5, 5),
  }),
  hut: (x, w, h) => ({
    body: `M${n(x)} ${GROUND - h * 0.4}q${n(w / 2)} ${n(-h * 1.1)} ${n(w)} 0l-4 2V${GROUND}H${n(x + 4)}V${
      n(GROUND - h * 0.4 + 2)
    }z`,
    open: arch(x + w / 2 - 4, GROUND, 8, 13),
  }),
  barn: (x, w, h) => ({
    body: `M${n(x)} ${GROUND}V${n(GROUND - h * 0.5)}l${n(w * 0.15)} ${n(-h * 0.3)}l${n(w * 0.35)} ${
      n(-h * 0.2)
    }l${n(w * 0.35)} ${n(h * 0.2)}l${n(w * 0.15)} ${n(h * 0.3)}V${GROUND}z`,
    open: rect(x + w / 2 - 7, GROUND - 15, 6.5, 15) + rect(x + w / 2 + 0.5, GROUND - 15, 6.5, 15) +
      disc(x + w / 2, GROUND - h * 0.7, 2.5),
  }),
  long: (x, w, h) => ({
    body: rect(x + 2, GROUND - h * 0.6, w - 4, h * 0.6) +
      `M${n(x)} ${n(GROUND - h * 0.58)}l6 ${n(-h * 0.42)}h${n(w - 12)}l6 ${n(h * 0.42)}z`,
    open: row(Math.floor((w - 8) / 11), (at) => rect(x + 6 + at * 11, GROUND - h * 0.45, 5, 6)) +
      arch(x + w / 2 - 3.5, GROUND, 7, 11),
  }),
  stalls: (x, w, h) => ({
    body: rect(x + 2, GROUND - h * 0.55, 2.5, h * 0.55) +
      rect(x + w - 4.5, GROUND - h * 0.55, 2.5, h * 0.55) +
      rect(x + 2, GROUND - 12, w - 4, 6) +
      `M${n(x)} ${n(GROUND - h * 0.55)}l5 ${n(-h * 0.35)}h${n(w - 10)}l5 ${n(h * 0.35)}` +
      row(
        Math.max(3, Math.round(w / 9)),
        () => `q${n(-w / Math.max(3, Math.round(w / 9)) / 2)} 6 ${n(-w / Math.max(3, Math.round(w / 9)))} 0`,
      ) + "z",
    open: row(3, (at) => disc(x + w / 2 - 8 + at * 8, GROUND - 14, 2.4)),
  }),
  tower: (x, w, h) => ({
    body: rect(x + 1, GROUND - h, w - 2, h) + rect(x - 1, GROUND - h - 3, w + 2, 5) +
      crenels(x - 1, GROUND - h - 2.5, w + 2),
    open: arch(x + w / 2 - 2, GROUND - h * 0.6, 4, 8) + arch(x + w / 2 - 3.5, GROUND, 7, 11),
  }),
  spire: (x, w, h) => ({
    body: rect(x + 1, GROUND - h * 0.6, w - 2, h * 0.6) +
      triangle(x - 1, GROUND - h * 0.59, w + 2, h * 0.42) +
      rect(x + w / 2 - 0.6, GROUND - h * 1.1, 1.2, 6) + rect(x + w / 2 - 2, GROUND - h * 1.07, 4, 1.2),
    open: arch(x + w / 2 - 2.5, GROUND - h * 0.32, 5, 11),
  }),
  nave: (x, w, h) => ({
    body: rect(x, GROUND - h * 0.62, w, h * 0.62) + triangle(x - 1, GROUND - h * 0.6, w + 2, h * 0.4),
    open: disc(x + w / 2, GROUND - h * 0.58, Math.min(6, w / 5)) + arch(x + w / 2 - 5, GROUND, 10, h * 0.36),
  }),
  dome: (x, w, h) => ({
    body: rect(x, GROUND - h * 0.5, w, h * 0.5) +
      `M${n(x + 2)} ${n(GROUND - h * 0.48)}a${n(w / 2 - 2)} ${n(h * 0.46)} 0 0 1 ${n(w - 4)} 0z` +
      rect(x + w / 2 - 0.8, GROUND - h * 1.04, 1.6, h * 0.12),
    open: row(3, (at) => arch(x + w / 2 - 11 + at * 8.5, GROUND, 5, h * 0.28)),
  }),
  arcade: (x, w, h) => ({
    body: rect(x, GROUND - h, w, h),
    open: row(Math.max(2, Math.round(w / 13)), (at) => {
      const step = w / Math.max(2, Math.round(w / 13));
      return arch(x + at * step + 2, GROUND, step - 4, h * 0.72);
    }),
  }),
  aqueduct: (x, w, h) => ({
    body: rect(x, GROUND - h, w, h),
    open: row(4, (at) => arch(x + (w / 4) * at + 3, GROUND, w / 4 - 6, h * 0.5)) +
      row(8, (at) => arch(x + (w / 8) * at + 2, GROUND - h * 0.6, w / 8 - 4, h * 0.26)),
  }),
  bridge: (x, w, h) => ({
    body: `M${n(x)} ${GROUND}v${n(-h * 0.55)}q${n(w / 2)} ${n(-h * 0.6)} ${n(w)} 0v${n(h * 0.55)}z`,
    open: arch(x + w * 0.1, GROUND, w * 0.22, h * 0.4) + arch(x + w * 0.37, GROUND, w * 0.26, h * 0.55) +
      arch(x + w * 0.68, GROUND, w * 0.22, h * 0.4),
  }),
  roof: (x, w, h) => ({
    body: rect(x + 4, GROUND - h, 3, h) + rect(x + w - 7, GROUND - h, 3, h) +
      `M${n(x - 2)} ${n(GROUND - h)}l8 -10h${n(w - 12)}l8 10z`,
    open: "",
  }),
  mill: (x, w, h) => ({
    body:
      `M${n(x + w * 0.18)} ${GROUND}l${n(w * 0.1)} ${n(-h * 0.72)}q${n(w * 0.22)} ${n(-h * 0.26)} ${
        n(w * 0.44)
      } 0l${n(w * 0.1)} ${n(h * 0.72)}z` +
      sails(x + w / 2, GROUND - h * 0.72, h * 0.5),
    open: arch(x + w / 2 - 3, GROUND, 6, 11) + disc(x + w / 2, GROUND - h * 0.72, 2),
  }),
  wheel: (x, w, h) => ({
    body: disc(x + w / 2, GROUND - h * 0.45, h * 0.45),
    open: disc(x + w / 2, GROUND - h * 0.45, h * 0.3),
  }),
  temple: (x, w, h) => ({
    body: rect(x, GROUND - 4, w, 4) + rect(x + 3, GROUND - h * 0.68, w - 6, 4) +
      triangle(x, GROUND - h * 0.67, w, h * 0.33) +
      row(
        Math.max(3, Math.round(w / 11)),
        (at) =>
          rect(
            x + 5 + at * ((w - 15) / (Math.max(3, Math.round(w / 11)) - 1)),
            GROUND - h * 0.66,
            5,
            h * 0.66,
          ),
      ),
    open: disc(x + w / 2, GROUND - h * 0.77, 2.4),
  }),
  ziggurat: (x, w, h) => ({
    body: steps(x, w, h, 4),
    open: `M${n(x + w / 2 - 4)} ${GROUND}l2.500 ${n(-h * 0.75)}h3l2.500 ${n(h * 0.75)}z`,
  }),
  babel: (x, w, h) => ({
    body: steps(x, w, h, 6),
    open: row(
      5,
      (at) => rect(x + w / 2 - 14 + at * 3 + (at % 2) * 8, GROUND - (h / 6) * (at + 0.75), 3, h / 11),
    ) +
      row(4, (at) => rect(x + w / 2 + 10 - at * 4, GROUND - (h / 6) * (at + 0.75), 3, h / 11)),
  }),
  pyramid: (x, w, h) => ({
    body: triangle(x, GROUND, w, h),
    open: `M${n(x + w / 2)} ${n(GROUND - h)}l${n(w * 0.12)} ${n(h)}h${n(w * 0.38)}z`,
  }),
  sphinx: (x, w, h) => ({
    body: `M${n(x)} ${GROUND}v-8h${n(w * 0.3)}l2 ${n(-h * 0.45)}q0 ${n(-h * 0.38)} ${n(w * 0.14)} ${
      n(-h * 0.4)
    }q${n(w * 0.16)} 0 ${n(w * 0.17)} ${n(h * 0.4)}l5 ${n(h * 0.2)}q${n(w * 0.24)} 0 ${n(w * 0.28)} ${
      n(h * 0.32)
    }q8 2 8 14z`,
    open: rect(x + w * 0.36, GROUND - h * 0.72, 3, 2) + rect(x + w * 0.42, GROUND - h * 0.72, 3, 2) +
      rect(x + 6, GROUND - 4, w * 0.25, 1.5),
  }),
  colossus: (x, w, h) => ({
    body: disc(x + w / 2, GROUND - h * 0.86, h * 0.085) +
      `M${n(x + w * 0.3)} ${GROUND}l${n(w * 0.1)} ${n(-h * 0.42)}l${n(-w * 0.06)} ${n(-h * 0.32)}h${
        n(w * 0.3)
      }l${n(w * 0.16)} ${n(-h * 0.28)}l${n(w * 0.08)} ${n(h * 0.04)}l${n(-w * 0.2)} ${n(h * 0.42)}l${
        n(-w * 0.02)
      } ${n(h * 0.14)}l${n(w * 0.1)} ${n(h * 0.42)}h${n(-w * 0.11)}l${n(-w * 0.1)} ${n(-h * 0.34)}l${
        n(-w * 0.1)
      } ${n(h * 0.34)}z` +
      `M${n(x + w * 0.8)} ${n(GROUND - h)}q-5 -6 1 -11q6 6 1 11z`,
    open: "",
  }),
  lighthouse: (x, w, h) => ({
    body: rect(x, GROUND - h * 0.12, w, h * 0.12) +
      `M${n(x + w * 0.15)} ${n(GROUND - h * 0.1)}l${n(w * 0.07)} ${n(-h * 0.45)}h${n(w * 0.56)}l${
        n(w * 0.07)
      } ${n(h * 0.45)}z` +
      rect(x + w * 0.3, GROUND - h * 0.8, w * 0.4, h * 0.27) +
      rect(x + w * 0.38, GROUND - h * 0.92, w * 0.24, h * 0.13) +
      `M${n(x + w / 2)} ${n(GROUND - h * 0.9)}q-7 -5 0 -14q7 9 0 14z`,
    open: row(3, (at) => rect(x + w / 2 - 2, GROUND - h * (0.25 + at * 0.2), 4, 5)),
  }),
  gardens: (x, w, h) => ({
    body: steps(x, w, h * 0.85, 3) +
      row(
        7,
        (at) => disc(x + 5 + at * ((w - 10) / 6), GROUND - h * (at % 6 === 0 ? 0.3 : at % 2 ? 0.62 : 0.9), 5),
      ),
    open: row(4, (at) => arch(x + 8 + at * ((w - 22) / 3), GROUND, 7, h * 0.2)),
  }),
  theatre: (x, w, h) => ({
    body: `M${n(x)} ${GROUND}v${n(-h * 0.5)}q${n(w / 2)} ${n(-h)} ${n(w)} 0v${n(h * 0.5)}z`,
    open: row(6, (at) => arch(x + 5 + at * ((w - 16) / 5), GROUND, 6, h * 0.24)) +
      row(6, (at) => arch(x + 5 + at * ((w - 16) / 5), GROUND - h * 0.34, 6, h * 0.22)),
  }),
  wall: (x, w, h) => ({ body: rect(x, GROUND - h, w, h) + crenels(x, GROUND - h + 0.5, w), open: "" }),
  gate: (x, w, h) => ({
    body: rect(x, GROUND - h, w, h) + crenels(x, GROUND - h + 0.5, w),
    open: arch(x + w / 2 - 6, GROUND, 12, h * 0.6),
  }),
  tree: (x, w, h) => ({
    body: rect(x + w / 2 - 2, GROUND - h * 0.5, 4, h * 0.5) + disc(x + w / 2, GROUND - h * 0.65, w * 0.36) +
      disc(x + w * 0.28, GROUND - h * 0.5, w * 0.24) + disc(x + w * 0.72, GROUND - h * 0.5, w * 0.24),
    open: "",
  }),
  perch: (x, w, h) => ({
    body: rect(x + w / 2 - 3, GROUND - h * 0.5, 6, h * 0.5) +
      `M${n(x + w / 2 - 3)} ${GROUND - 10}l-9 10h6zM${n(x + w / 2 + 3)} ${GROUND - 10}l9 10h-6z` +
      rect(x + 2, GROUND - h * 0.52, w - 4, 3) +
      rect(x + w * 0.25, GROUND - h * 0.8, w * 0.5, h * 0.3) +
      triangle(x + w * 0.15, GROUND - h * 0.78, w * 0.7, h * 0.28) +
      disc(x + w * 0.1, GROUND - h * 0.66, w * 0.15) + disc(x + w * 0.9, GROUND - h * 0.66, w * 0.15),
    open: rect(x + w / 2 - 3, GROUND - h * 0.7, 6, 6),
  }),
  ship: (x, w, h) => ({
    body: `M${n(x)} ${n(GROUND - 14)}h${n(w)}q-4 14 -12 14H${n(x + 12)}q-9 -2 -12 -14z` +
      rect(x + w / 2 - 1, GROUND - h, 2, h - 12) +
      `M${n(x + w / 2 + 3)} ${n(GROUND - h + 3)}q${n(w * 0.4)} ${n(h * 0.3)} 0 ${n(h * 0.62)}z`,
    open: row(4, (at) => disc(x + 14 + at * ((w - 28) / 3), GROUND - 8, 1.8)),
  }),
  trough: (x, w, _h) => ({
    body: `M${n(x)} ${GROUND - 18}h${n(w)}l-5 18H${n(x + 5)}z` +
      rect(x + w * 0.44, GROUND - 44, w * 0.12, 27) + rect(x + w * 0.44, GROUND - 40, w * 0.3, 4),
    open: `M${n(x + 4)} ${GROUND - 14}h${n(w - 8)}l-1 4H${n(x + 5)}z` +
      rect(x + w * 0.7, GROUND - 34, 2.5, 14),
  }),
  quarry: (x, w, h) => ({
    body: `M${n(x)} ${GROUND}v${n(-h * 0.7)}h${n(w * 0.22)}v${n(h * 0.2)}h${n(w * 0.18)}v${n(h * 0.2)}h${
      n(w * 0.2)
    }v${n(h * 0.1)}h${n(w * 0.2)}v${n(-h * 0.25)}h${n(w * 0.2)}V${GROUND}z`,
    open: rect(x + w * 0.5, GROUND - 8, 9, 7) + rect(x + w * 0.62, GROUND - 8, 9, 7) +
      rect(x + w * 0.56, GROUND - 15, 9, 6.5),
  }),
  target: (x, w, h) => ({
    body: disc(x + w / 2, GROUND - h * 0.55, h * 0.42) +
      `M${n(x + w / 2 - 3)} ${GROUND - h * 0.3}l-9 ${n(h * 0.3)}h4l8 ${n(-h * 0.3)}zM${n(x + w / 2 + 3)} ${
        GROUND - h * 0.3
      }l9 ${n(h * 0.3)}h-4l-8 ${n(-h * 0.3)}z`,
    open: `${disc(x + w / 2, GROUND - h * 0.55, h * 0.3)}${disc(x + w / 2, GROUND - h * 0.55, h * 0.2)}${
      disc(x + w / 2, GROUND - h * 0.55, h * 0.08)
    }`,
  }),
  crane: (x, w, h) => ({
    body:
      `M${n(x + w * 0.2)} ${GROUND}l${n(w * 0.12)} ${n(-h)}h4l${n(w * 0.12)} ${n(h)}h-5l${n(-w * 0.09)} ${
        n(-h * 0.8)
      }l${n(-w * 0.09)} ${n(h * 0.8)}z` +
      `M${n(x + w * 0.3)} ${n(GROUND - h)}l${n(w * 0.6)} ${n(h * 0.1)}v4l${n(-w * 0.6)} ${n(-h * 0.02)}z` +
      rect(x + w * 0.85, GROUND - h * 0.88, 1.5, h * 0.4) + rect(x + w * 0.78, GROUND - h * 0.5, 12, 10) +
      disc(x + w * 0.36, GROUND - h * 0.28, h * 0.2),
    open: disc(x + w * 0.36, GROUND - h * 0.28, h * 0.12),
  }),
  saw: (x, w, h) => ({
    body: row(16, (at) => tooth(x + w / 2, GROUND - h * 0.5, h * 0.42, at / 16)) +
      disc(x + w / 2, GROUND - h * 0.5, h * 0.42) + rect(x, GROUND - h * 0.42, w, 5) +
      rect(x + 4, GROUND - h * 0.42, 5, h * 0.42) + rect(x + w - 9, GROUND - h * 0.42, 5, h * 0.42),
    open: disc(x + w / 2, GROUND - h * 0.62, 4),
  }),
  kiln: (x, w, h) => ({
    body: `M${n(x)} ${GROUND}q2 ${n(-h * 0.75)} ${n(w * 0.36)} ${n(-h * 0.8)}v${n(-h * 0.2)}h${n(w * 0.28)}v${
      n(h * 0.2)
    }q${n(w * 0.34)} 3 ${n(w * 0.36)} ${n(h * 0.8)}z`,
    open: arch(x + w / 2 - 7, GROUND, 14, h * 0.42) + disc(x + w / 2, GROUND - h * 0.66, 2),
  }),
  dividers: (x, w, h) => ({
    body: disc(x + w / 2, GROUND - h * 0.9, h * 0.09) +
      `M${n(x + w / 2 - 3)} ${n(GROUND - h * 0.88)}L${n(x + w * 0.12)} ${GROUND}h4L${n(x + w / 2)} ${
        n(GROUND - h * 0.62)
      }L${n(x + w * 0.88 - 4)} ${GROUND}h4L${n(x + w / 2 + 3)} ${n(GROUND - h * 0.88)}z` +
      `M${n(x + w * 0.18)} ${n(GROUND - h * 0.38)}q${n(w * 0.32)} ${n(h * 0.22)} ${n(w * 0.64)} 0l1 4q${
        n(-w * 0.33)
      } ${n(h * 0.22)} ${n(-w * 0.66)} 0z`,
    open: "",
  }),
  desk: (x, w, h) => ({
    body: `M${n(x)} ${n(GROUND - h * 0.45)}l${n(w)} ${n(-h * 0.4)}v5l${n(-w)} ${n(h * 0.4)}z` +
      rect(x + w * 0.2, GROUND - h * 0.5, 4, h * 0.5) + rect(x + w * 0.75, GROUND - h * 0.7, 4, h * 0.7) +
      rect(x + w * 0.2, GROUND - h * 0.2, w * 0.58, 3) +
      triangle(x + w * 0.35, GROUND - h * 0.62, w * 0.3, h * 0.3),
    open: "",
  }),
  scaffold: (x, w, h) => ({
    body: row(4, (at) => rect(x + at * ((w - 4) / 3), GROUND - h, 4, h)) +
      row(3, (at) => rect(x - 3, GROUND - h * (0.3 + at * 0.32), w + 6, 4)) +
      `M${n(x + 4)} ${GROUND}l${n(w / 3)} ${n(-h * 0.62)}h4L${n(x + 8)} ${GROUND}z`,
    open: "",
  }),
  hoist: (x, w, h) => ({
    body:
      `M${n(x)} ${GROUND}L${n(x + w / 2 - 2)} ${n(GROUND - h)}h4L${n(x + w)} ${GROUND}h-5L${n(x + w / 2)} ${
        n(GROUND - h * 0.8)
      }L${n(x + 5)} ${GROUND}z` + disc(x + w / 2, GROUND - h * 0.78, 6) +
      rect(x + w / 2 - 0.8, GROUND - h * 0.75, 1.6, h * 0.4) + rect(x + w / 2 - 8, GROUND - h * 0.38, 16, 12),
    open: disc(x + w / 2, GROUND - h * 0.78, 2.5),
  }),
};

/** Four sails around a hub. */
function sails(x: number, y: number, r: number): string {
  return row(4, (at) => {
    const turn = Math.PI / 4 + (at * Math.PI) / 2;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const point = (along: number, aside: number) =>
      `${n(x + cos * along - sin * aside)} ${n(y + sin * along + cos * aside)}`;
    return `M${point(2, 0.8)}L${point(r, 0.8)}L${point(r, -5)}L${point(r * 0.3, -5)}L${
      point(r * 0.3, -0.8)
    }L${point(2, -0.8)}z`;
  });
}

/** A tooth of a saw blade, `turn` of a whole circle. */
function tooth(x: number, y: number, r: number, turn: number): string {
  const at = (share: number, far: number) => {
    const angle = 2 * Math.PI * (turn + share);
    return `${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`;
  };
  return `M${at(-0.03, r - 1)}L${at(0.02, r + 4)}L${at(0.03, r - 1)}z`;
}
