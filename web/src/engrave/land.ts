// Land, water and what grows: everything between the sky and the hero.
import { at, box, cut, outline, poly, ring, ruled, type Point } from "./graver";
import type { Plate } from "./plate";

export function peak(p: Plate, x: number, base: number, tall: number, wide: number, far = false): void {
  const { random: r } = p;
  const g = p.gap * (far ? 0.75 : 1);
  const [ax, ay] = [x + wide * (r() - 0.5) * 0.16, base - tall];
  const left: Point[] = [[x - wide / 2, base]];
  const right: Point[] = [];
  const ridge: Point[] = [];
  for (let i = 1; i < 6; i++)
    left.push([
      x - wide / 2 + (ax - x + wide / 2) * (i / 6) + (r() - 0.5) * wide * 0.05,
      base - tall * (i / 6) * (0.9 + r() * 0.1),
    ]);
  for (let i = 1; i < 7; i++)
    right.push([
      ax + (x + wide / 2 - ax) * (i / 6) + (i < 6 ? (r() - 0.5) * wide * 0.05 : 0),
      ay + tall * (i / 6) * (i < 6 ? 0.92 + r() * 0.1 : 1),
    ]);
  for (let i = 0; i <= 8; i++)
    ridge.push([ax + (i % 2 ? 1 : -1) * wide * 0.035 * (i / 5) + wide * 0.05 * (i / 8), ay + (tall * i) / 8]);
  const shape: Point[] = [...left, [ax, ay], ...right];
  p.paper(poly(shape));
  if (!far) p.tint(poly([[ax, ay], ...right, ...ridge.slice().reverse()]), [1, 0, 1]);
  let d = "";
  const per = Math.max(3, Math.min(11, Math.round(tall / g / 12)));
  for (let i = 0; i < 8; i++) {
    const [a, b] = [ridge[i] ?? [ax, ay], ridge[i + 1] ?? [ax, ay]];
    for (let j = 0; j < per; j++) {
      const t = (i + j / per) / 8;
      const [px, py] = [a[0] + (b[0] - a[0]) * (j / per), a[1] + (b[1] - a[1]) * (j / per)];
      const length = wide * (0.1 + 0.2 * t) * (0.7 + r() * 0.5);
      const edge = ax + (x + wide / 2 - ax) * ((py + length * 0.62 - ay) / tall);
      d += cut(px, py, Math.min(px + length, edge - 0.5), py + length * 0.62, g * (far ? 0.8 : 1.25), -g * 0.6);
    }
  }
  for (let i = 0; i < per * 3; i++) {
    const t = 0.22 + 0.75 * r();
    const px = x - wide / 2 + (ax - x + wide / 2) * (1 - t) + wide * (0.015 + 0.2 * t * r() * r());
    const py = ay + tall * t;
    d += cut(px, py, px + wide * 0.06, py - tall * 0.02 + wide * 0.05, g * 0.7);
  }
  p.ink(d).line(outline(shape));
}

export function peaks(p: Plate, n: number, base: number, tall: number, far = false): void {
  const order = Array.from({ length: n }, (_, i) => ({ i, rank: p.random() })).sort((a, b) => a.rank - b.rank);
  for (const { i } of order) {
    const q = tall * p.between(0.62, 1.05);
    peak(p, (p.w * (i + 0.5)) / n + p.between(-0.15, 0.15) * (p.w / n), base, q, q * p.between(1.15, 1.6), far);
  }
}

/** A burning mountain: black, lit by its own fire. */
export function volcano(p: Plate, x: number, base: number, tall: number, wide: number): void {
  const { random: r, gap: g } = p;
  const [top, c] = [base - tall, wide * 0.07];
  const left: Point[] = [];
  const right: Point[] = [];
  const half = (t: number): number => c + (wide / 2 - c) * t ** 1.15;
  for (let i = 0; i <= 7; i++) {
    left.push([x - half(i / 7) + (r() - 0.5) * wide * 0.025, top + (tall * i) / 7]);
    right.push([x + half(i / 7) + (r() - 0.5) * wide * 0.025, top + (tall * i) / 7]);
  }
  let [flame, edge, light] = ["", "", ""];
  for (let i = -11; i <= 11; i++) {
    const a = -Math.PI / 2 + i * 0.105;
    const length = tall * (0.34 + 0.3 * r()) * (1 - Math.abs(i) / 19);
    const foot = x + i * c * 0.085;
    edge += cut(
      foot,
      top + 6,
      foot + Math.cos(a) * length * 1.04,
      top + Math.sin(a) * length * 1.04,
      c * 0.52,
      i * 1.2,
    );
    flame += cut(foot, top + 6, foot + Math.cos(a) * length, top + Math.sin(a) * length, c * 0.3, i * 1.2);
  }
  const body = poly([...left, ...right.reverse()]);
  p.ink(edge).paper(flame).ink(body);
  for (let i = 0; i < 110; i++) {
    const t = 0.04 + 0.94 * r();
    const lit = r() < 0.68;
    const px = lit ? x - half(t) * (0.25 + 0.7 * r()) : x + half(t) * (0.5 + 0.45 * r());
    const py = top + tall * t;
    const [dx, dy] = [(lit ? -1 : 1) * wide * 0.035 * (0.4 + t), tall * 0.075 * (0.5 + t)];
    light += cut(px, py, px + dx, py + dy, g * (lit ? 0.8 : 0.5));
  }
  p.paper(light);
  for (const [o, m] of [
    [-0.3, 0.75],
    [0.25, 0.95],
    [0.02, 0.5],
  ] as const) {
    const [a, b]: [Point[], Point[]] = [[], []];
    for (let i = 0; i <= 9; i++) {
      const t = (i / 9) * m;
      const px = x + o * c * 1.6 + o * wide * 0.42 * t + (i % 2 ? 1 : -1) * wide * 0.012;
      const q = c * 0.3 * (1 - t / m) + 1;
      a.push([px - q, top + tall * t]);
      b.push([px + q, top + tall * t]);
    }
    const stream = poly([...a, ...b.reverse()]);
    p.paper(stream).tint(stream, [1, 0, 1]);
  }
}

/** Rolling ground, lit from the left. */
export function hills(p: Plate, base: number, swing: number): void {
  const { w, h, noise, gap: g } = p;
  const s = p.random() * 50;
  const top = (x: number): number => base - swing * noise((x / w) * 3.2 + s, 1.5);
  let d = `M0 ${h}`;
  for (let x = 0; x <= w + 4; x += 4) d += `L${at(x)} ${at(top(x))}`;
  d += `L${w} ${h}Z`;
  p.paper(d).tint(d, [0, 1.5, 1]);
  p.ink(
    ruled(
      [0, base - swing, w, h],
      g * 1.1,
      (x, y) => {
        if (y < top(x) + g) return 0;
        const slope = (top(x + 5) - top(x - 5)) / 10;
        return 0.2 + slope * 1.6 + ((y - top(x)) / h) * 0.42 + (noise(x / 11, y / 7) - 0.5) * 0.42;
      },
      (x) => (top(x) - base + swing * 0.5) * 0.55,
    ),
  );
  p.line(d);
}

/** A black foreground with white grass. */
export function knoll(p: Plate, from = 0.86, rise = 0.08): void {
  const { w, h, gap: g, random: r } = p;
  const top = (x: number): number => h * from - Math.sin((x / w) * 3.1 + 0.2) * h * rise;
  let [d, c, e] = [`M0 ${h}`, "", ""];
  for (let x = 0; x <= w; x += 5) d += `L${at(x)} ${at(top(x) + (r() - 0.5) * g)}`;
  for (let i = 0; i < (w / g) * 0.9; i++) {
    const x = r() * w;
    const y = top(x) + h * 0.02 + r() * r() * (h - top(x));
    c += cut(x, y, x + (p.between(4, 11) * g) / 2, y - (p.between(0, 2) * g) / 2, g * 0.42);
  }
  for (let i = 0; i < 46; i++) {
    const x = r() * w;
    e += cut(x, top(x) + 1, x + (r() - 0.4) * g * 3, top(x) - g * p.between(1, 3.4), g * 0.7);
  }
  p.ink(`${d}L${w} ${h}Z`).paper(c).ink(e);
  p.ground = top;
}

export function water(p: Plate, from: number): void {
  const { w, h, noise, gap: g } = p;
  const sea = box(0, h * from, w, h * (1 - from));
  p.paper(sea).tint(sea);
  p.ink(
    ruled(
      [0, h * from, w, h],
      g * 1.3,
      (x, y) => (noise(x / (g * 7), y / (g * 1.3)) - 0.36) * 1.3,
      (x, y) => Math.sin(x / (g * 4) + y) * g * 0.35,
    ),
  );
}

/** Still water with tufts of reed. */
export function marsh(p: Plate): void {
  water(p, 0.72);
  let d = "";
  for (let i = 0; i < 40; i++) {
    const [x, y, q] = [p.random() * p.w, p.h * p.between(0.76, 1.02), p.h * p.between(0.06, 0.14)];
    for (const lean of [-0.35, 0, 0.3]) d += cut(x, y, x + q * lean, y - q, p.gap * 0.8);
  }
  p.ink(d);
  p.ground = () => p.h * 0.84;
}

/** A white road that winds towards us. */
export function road(p: Plate, x: number, y: number): void {
  const { w, h } = p;
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    const middle = x + Math.sin(t * 5.2) * w * 0.13 * t - w * 0.06 * t;
    const half = 1 + w * 0.1 * t * t;
    left.push([middle - half, y + (h * 1.02 - y) * t]);
    right.push([middle + half, y + (h * 1.02 - y) * t]);
  }
  const way = poly([...left, ...right.reverse()]);
  p.paper(way).line(way);
}

/** A fall of water between two walls of rock. */
export function fall(p: Plate, x: number, y: number, base: number, wide: number): void {
  const { gap: g, random: r } = p;
  for (const side of [-1, 1]) {
    const edge: Point[] = [[x + side * wide * 0.5, base]];
    for (let i = 0; i <= 6; i++) edge.push([x + side * wide * (0.5 + 0.06 * (r() - 0.5)), base + ((y - base) * i) / 6]);
    edge.push([x + side * wide * 3.4, y - p.h * 0.06], [x + side * wide * 3.4, base]);
    const rock = poly(edge);
    p.paper(rock).tint(rock, [1, 1, 1]);
    let c = "";
    for (let i = 0; i < 70; i++) {
      const [a, b] = [x + side * wide * (0.55 + 2.7 * r() * r()), y + (base - y) * r()];
      c += cut(a, b, a + side * g * 3, b + p.h * p.between(0.05, 0.16), g * 1.3);
    }
    p.ink(c).line(rock);
  }
  p.paper(box(x - wide / 2, y, wide, base - y)).tint(box(x, y, wide / 2, base - y));
  let d = "";
  for (let i = 0; i < 22; i++) {
    const a = x + wide * p.between(-0.45, 0.45);
    const b = y + (base - y) * r() * 0.6;
    d += cut(a, b, a + p.between(-1, 1), b + (base - y) * 0.4, g * 0.7);
  }
  p.ink(d);
}

/** A plume of scalloped curls. */
export function smoke(p: Plate, x: number, y: number, k: number): void {
  let [d, e] = ["", ""];
  for (let i = 0; i < 9; i++) {
    const q = k * (4 + i * 1.5);
    const [a, b] = [x + Math.sin(i * 1.3) * k * 4 + i * k * 3.4, y - i * k * 7.5];
    d = ring(a, b, q) + d;
    for (let j = 0; j < 5; j++) {
      const [c, s] = [Math.cos(0.2 + j * 0.34), Math.sin(0.2 + j * 0.34)];
      e += cut(a + c * q, b + s * q, a + c * q * 0.45, b + s * q * 0.45 - k, k * 1.1);
    }
  }
  p.line(d).paper(d).ink(e);
}

export function fir(p: Plate, x: number, y: number, tall: number): void {
  const [left, right]: [Point[], Point[]] = [[], []];
  let c = "";
  for (let i = 0; i < 6; i++) {
    const t = i / 6;
    const q = tall * (0.06 + 0.24 * t) * p.between(0.85, 1.15);
    const b = y - tall + tall * 0.9 * t;
    left.push([x - q * 0.45, b + tall * 0.04], [x - q, b + tall * 0.15]);
    right.push([x + q * 0.45, b + tall * 0.04], [x + q, b + tall * 0.15]);
    c += cut(x - q * 0.75, b + tall * 0.12, x - q * 0.1, b + tall * 0.02, Math.max(0.4, tall * 0.022));
    c += cut(x - q * 0.3, b + tall * 0.13, x, b + tall * 0.05, Math.max(0.3, tall * 0.016));
  }
  const trunk: Point[] = [
    [x + tall * 0.03, y - tall * 0.02],
    [x + tall * 0.03, y + 1],
    [x - tall * 0.03, y + 1],
    [x - tall * 0.03, y - tall * 0.02],
  ];
  p.ink(poly([[x, y - tall * 1.06], ...right, ...trunk, ...left.reverse()])).paper(c);
}

export function firs(p: Plate, n: number, y: number, tall: number, x0 = 0, x1 = p.w): void {
  for (let i = 0; i < n; i++) fir(p, p.between(x0, x1), y + p.between(-0.1, 0.16) * tall, tall * p.between(0.7, 1.15));
}

/** A slender white stem with a crown of leaves: the trees of the golden wood. */
export function birch(p: Plate, x: number, y: number, tall: number): void {
  const q = tall * 0.035;
  const trunk = poly([
    [x - q, y],
    [x - q * 0.6, y - tall * 0.8],
    [x + q * 0.6, y - tall * 0.8],
    [x + q, y],
  ]);
  let [c, d, e] = ["", "", ""];
  for (let i = 0; i < 9; i++) {
    const b = y - tall * (0.06 + i * 0.07);
    c += cut(x + q, b, x - q * p.between(-0.4, 0.6), b + 0.6, q * 0.7);
  }
  for (let i = 0; i < 9; i++) {
    const [a, b, s] = [
      x + p.between(-0.16, 0.16) * tall,
      y - tall * p.between(0.66, 1.02),
      tall * p.between(0.07, 0.13),
    ];
    d += ring(a, b, s);
    for (let j = 0; j < 4; j++)
      e += cut(a + s * 0.8, b - s * 0.4 + j * s * 0.4, a - s * 0.2, b - s * 0.2 + j * s * 0.4, s * 0.18);
  }
  p.paper(trunk).line(trunk).ink(c).line(d).paper(d).tint(d, [1, 1, 1]).ink(e);
}

export function oak(p: Plate, x: number, y: number, tall: number): void {
  const q = tall * 0.42;
  const blobs: [number, number, number][] = [];
  for (let i = 0; i < 11; i++) {
    const t = (i / 11) * 6.28;
    blobs.push([x + Math.cos(t) * q * 0.72, y - tall * 0.64 + Math.sin(t) * q * 0.56, q * p.between(0.34, 0.46)]);
  }
  blobs.push([x, y - tall * 0.64, q * 0.8]);
  const crown = blobs.map(([a, b, c]) => ring(a, b, c)).join("");
  const trunk =
    `M${at(x - tall * 0.06)} ${at(y)}Q${at(x)} ${at(y - tall * 0.2)} ${at(x - tall * 0.07)} ${at(y - tall * 0.4)}` +
    `L${at(x + tall * 0.08)} ${at(y - tall * 0.4)}Q${at(x + tall * 0.03)} ${at(y - tall * 0.2)} ${at(x + tall * 0.09)} ${at(y)}Z`;
  let e = "";
  for (const [a, b, c] of blobs)
    for (let j = 0; j < 6; j++) {
      const t = -0.5 + j * 0.36;
      e += cut(
        a + Math.cos(t) * c,
        b + Math.sin(t) * c,
        a + Math.cos(t) * c * 0.4,
        b + Math.sin(t) * c * 0.4,
        c * 0.16,
        c * 0.1,
      );
    }
  p.ink(trunk).line(crown).paper(crown).tint(crown, [1, 1, 1]).ink(e);
}

/** A dead, bare tree. */
export function snag(p: Plate, x: number, y: number, tall: number, way = 1): void {
  let d = cut(x, y, x + way * tall * 0.06, y - tall, tall * 0.11, way * tall * 0.05);
  for (let i = 0; i < 7; i++) {
    const t = 0.4 + i * 0.085;
    const side = i % 2 ? way : -way;
    const [a, b] = [x + way * tall * 0.06 * t, y - tall * t];
    const reach = tall * (0.4 - 0.25 * (t - 0.4));
    d += cut(a, b, a + side * reach, b - tall * p.between(0.06, 0.24), tall * 0.04, side * -tall * 0.06);
    d += cut(a + side * reach * 0.5, b - tall * 0.06, a + side * reach * 0.7, b - tall * 0.3, tall * 0.022);
  }
  p.ink(d);
}

export function boulders(p: Plate, n: number, y: number, size: number): void {
  for (let i = 0; i < n; i++) {
    const [x, q, b] = [p.random() * p.w, size * p.between(0.5, 1.2), y + p.between(0, 0.1) * p.h];
    const points: Point[] = [
      [x - q, b],
      [x - q * 0.8, b - q * p.between(0.5, 0.8)],
      [x - q * 0.1, b - q * p.between(0.8, 1.1)],
      [x + q * 0.7, b - q * p.between(0.5, 0.8)],
      [x + q, b],
    ];
    let d = "";
    for (let j = 0; j < 6; j++)
      d += cut(x + q * 0.9, b - q * 0.1 * j, x + q * p.between(-0.2, 0.3), b - q * 0.1 * j - q * 0.1, p.gap * 0.6);
    p.paper(poly(points)).ink(d).line(poly(points));
  }
}
