// The graver: every picture is cut with these strokes. Tone is never grey, it is the width of a line.

export type Point = readonly [number, number];

/** A coordinate as it is written into a path. */
export const at = (value: number): string => (Math.round(value * 10) / 10).toString();

/** Numbers between 0 and 1, always the same for the same text: same seed, same picture. */
export function seeded(text: string): () => number {
  let a = 2166136261;
  for (const letter of text) a = Math.imul(a ^ letter.charCodeAt(0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise between 0 and 1. */
export function clouds(random: () => number): (x: number, y: number) => number {
  const grid = Float32Array.from({ length: 64 * 64 }, random);
  const node = (x: number, y: number): number => grid[(y & 63) * 64 + (x & 63)] ?? 0;
  const soft = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [soft(x - i), soft(y - j)];
    const above = node(i, j) * (1 - u) + node(i + 1, j) * u;
    const below = node(i, j + 1) * (1 - u) + node(i + 1, j + 1) * u;
    return above * (1 - v) + below * v;
  };
}

/** One cut: thick where the graver enters, nothing where it leaves. */
export function cut(x1: number, y1: number, x2: number, y2: number, width: number, bow = 0): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const [mx, my] = [(x1 + x2) / 2 + nx * bow, (y1 + y2) / 2 + ny * bow];
  const h = width / 2;
  const m = h * 0.8;
  return (
    `M${at(x1 + nx * h)} ${at(y1 + ny * h)}Q${at(mx + nx * m)} ${at(my + ny * m)} ${at(x2)} ${at(y2)}` +
    `Q${at(mx - nx * m)} ${at(my - ny * m)} ${at(x1 - nx * h)} ${at(y1 - ny * h)}Z`
  );
}

type Tone = (x: number, y: number) => number;

/** Ruled lines as wide as the tone at each place: skies, water, walls. */
export function ruled(
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  gap: number,
  tone: Tone,
  wave: Tone = () => 0,
  fine = 4.2,
): string {
  let d = "";
  const step = gap * fine;
  for (let y = y0; y <= y1; y += gap) {
    let upper: string[] = [];
    let lower: string[] = [];
    const end = (): void => {
      if (upper.length > 1) d += `M${upper.join("L")}L${lower.reverse().join("L")}Z`;
      [upper, lower] = [[], []];
    };
    for (let x = x0; x <= x1 + step; x += step) {
      const t = Math.min(0.86, tone(x, y));
      const middle = y + wave(x, y);
      if (t < 0.07) {
        end();
        continue;
      }
      upper.push(`${at(x)} ${at(middle - (t * gap) / 2)}`);
      lower.push(`${at(x)} ${at(middle + (t * gap) / 2)}`);
    }
    end();
  }
  return d;
}

export const ring = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 0 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 0 ${at(-2 * r)} 0Z`;

/** The same the other way round: cut out of a ring it leaves a hole. */
export const hole = (x: number, y: number, r: number): string =>
  `M${at(x - r)} ${at(y)}a${at(r)} ${at(r)} 0 1 1 ${at(2 * r)} 0a${at(r)} ${at(r)} 0 1 1 ${at(-2 * r)} 0Z`;

export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}`;

export const poly = (points: readonly Point[]): string => `${outline(points)}Z`;

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${at(x)} ${at(y)}h${at(w)}v${at(h)}h${at(-w)}Z`;

export function star(x: number, y: number, r: number, points = 4): string {
  const corners: Point[] = [];
  for (let i = 0; i < points * 2; i++) {
    const turn = (i * Math.PI) / points;
    const reach = i % 2 ? r * 0.34 : r;
    corners.push([x + Math.sin(turn) * reach, y - Math.cos(turn) * reach]);
  }
  return poly(corners);
}

/** Light around a middle, from one distance to another. */
export function rays(n: number, from: number, to: number, width: number): string {
  let d = "";
  for (let i = 0; i < n; i++) {
    const [c, s] = [Math.cos((i / n) * 2 * Math.PI), Math.sin((i / n) * 2 * Math.PI)];
    const reach = to * (i % 2 ? 1 : 0.8);
    d += cut(c * from, s * from, c * reach, s * reach, width);
  }
  return d;
}

/** What becomes of a number when the shape is reflected, by the command it belongs to and its place there. */
function reflected(command: string, value: number, i: number): number {
  if (command === "V") return value;
  if (command === "H") return -value;
  if (command === "a") return i === 4 ? 1 - value : i === 5 ? -value : value;
  return i % 2 ? value : -value;
}

/** A shape and its reflection; for paths of M, L, Q, T, H, V and a. */
export const mirror = (d: string): string =>
  d +
  d.replace(/([MLQTHVa])([^MLQTHVaZ]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.trim().split(/[ ,]+/).map(Number);
    return command + values.map((value, i) => reflected(command, value, i)).join(" ");
  });
