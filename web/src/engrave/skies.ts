// Skies: what the light is like. (x, y): where sun or moon stand, in parts of the plate.
import { at, box, cut, ring, ruled, star } from "./graver";
import type { Plate } from "./plate";

type Sky = (p: Plate, x: number, y: number) => void;

const whole = (p: Plate): string => box(0, 0, p.w, p.h);

function stars(p: Plate, n: number, free: (x: number, y: number) => boolean = () => true, low = 0.45): void {
  for (let i = 0; i < n; i++) {
    const [a, b] = [p.random() * p.w, p.random() * p.h * low];
    if (free(a, b)) p.paper(star(a, b, p.gap * p.between(0.7, 1.7)));
  }
}

/** A bank of tinted cloud from a wavering edge down. */
function bank(p: Plate, from: number, swing: number): void {
  let d = `M0 ${p.h}`;
  for (let a = 0; a <= p.w + 6; a += 6) d += `L${at(a)} ${at(p.h * (from + swing * p.noise((a / p.w) * 3.1, 5)))}`;
  p.tint(`${d}V${p.h}Z`, [-1, 1, 1]);
}

const dawn: Sky = (p, x, y) => {
  const { w, h, gap: g, noise } = p;
  const [sx, sy, r] = [w * x, h * y, h * 0.13];
  const far = (a: number, b: number): number => Math.hypot(a - sx, b - sy);
  bank(p, 0.16, 0.34);
  p.paper(ring(sx, sy, r));
  p.ink(
    ruled(
      [0, g, w, h * 0.8],
      g,
      (a, b) =>
        0.52 -
        (b / h) * 0.52 +
        (noise((a / w) * 5, (b / h) * 9) - 0.5) * 0.55 -
        Math.max(0, 1 - far(a, b) / (r * 3.2)) * 0.8,
    ),
  );
  let d = "";
  for (let i = 0; i < 40; i++) {
    const [c, s] = [Math.cos((i / 40) * 6.283), Math.sin((i / 40) * 6.283)];
    const q = r * (i % 2 ? 1.9 : 2.6);
    d += cut(sx + c * r * 1.14, sy + s * r * 1.14, sx + c * q, sy + s * q, g * 0.5);
  }
  p.ink(d).line(ring(sx, sy, r));
};

const night: Sky = (p, x, y) => {
  const { w, h, gap: g, noise } = p;
  const [sx, sy, r] = [w * x, h * y, h * 0.13];
  const far = (a: number, b: number): number => Math.hypot(a - sx, b - sy);
  p.ink(
    ruled(
      [0, g, w, h * 0.86],
      g,
      (a, b) =>
        0.84 -
        (b / h) * 0.5 +
        (noise((a / w) * 4, (b / h) * 8) - 0.5) * 0.3 -
        Math.max(0, 1 - far(a, b) / (r * 3)) * 0.75,
    ),
  );
  p.paper(ring(sx, sy, r)).line(ring(sx, sy, r));
  const shade = (a: number, b: number): number =>
    far(a, b) < r * 0.96 && Math.hypot(a - sx + r * 0.55, b - sy + r * 0.1) > r * 0.98 ? 0.5 : 0;
  p.ink(ruled([sx - r * 0.2, sy - r, sx + r * 0.9, sy + r], g * 0.8, shade, undefined, 0.8));
  stars(p, 16, (a, b) => far(a, b) > r * 1.6);
};

/** No moon: a black sky full of stars. */
const stars_: Sky = (p) => {
  const { w, h, gap: g, noise } = p;
  p.tint(box(0, h * 0.45, w, h * 0.55));
  p.ink(ruled([0, g / 2, w, h], g, (a, b) => 1.02 - (b / h) * 0.62 + (noise((a / w) * 3, (b / h) * 6) - 0.5) * 0.3));
  stars(p, 38, undefined, 0.62);
};

/** A moon as large as the hero, behind it. */
const moon: Sky = (p) => {
  const { w, h, gap: g, noise } = p;
  const [sx, sy, r] = [w * 0.5, h * 0.47, h * 0.4];
  p.ink(ruled([0, g / 2, w, h], g, (a, b) => 0.8 + (noise((a / w) * 4, (b / h) * 8) - 0.5) * 0.25));
  stars(p, 14, (a, b) => Math.hypot(a - sx, b - sy) > r * 1.15, 0.7);
  p.paper(ring(sx, sy, r))
    .tint(ring(sx, sy, r), [1, 1, 1])
    .line(ring(sx, sy, r * 1.04));
  p.ink(
    ruled([sx - r, sy - r, sx + r, sy + r], g, (a, b) => {
      const d = Math.hypot(a - sx, b - sy) / r;
      return d > 0.96 ? 0 : (noise(a / (r * 0.35), b / (r * 0.3)) - 0.56) * 1.1 + (a > sx ? (d - 0.6) * 0.7 : 0);
    }),
  );
};

const storm: Sky = (p) => {
  const { w, h, gap: g, noise } = p;
  p.tint(box(0, 0, w, h * 0.55), [1, 0, 1]);
  p.ink(
    ruled(
      [0, g, w, h * 0.84],
      g,
      (a, b) => 0.72 - (b / h) * 0.62 + (noise((a / w) * 4.5 + 7, (b / h) * 5) - 0.5) * 0.9,
      (a, b) => Math.sin(a / (g * 9) + b / g) * g * 0.5,
    ),
  );
};

/** Lightning out of a storm. */
const thunder: Sky = (p, x, y) => {
  storm(p, x, y);
  for (const [from, lean] of [
    [x, 0.06],
    [1 - x * 0.8, -0.05],
  ] as const) {
    let [a, b] = [p.w * from, 0];
    let d = "";
    for (let i = 0; i < 5; i++) {
      const [c, e] = [a + p.w * (i % 2 ? -0.05 : 0.05 + lean), b + p.h * 0.15];
      d += cut(c, e + p.h * 0.02, a, b, p.gap * 2.4);
      [a, b] = [c - p.w * 0.012, e];
    }
    p.paper(d);
  }
};

const rain: Sky = (p) => {
  const { w, h, gap: g, noise } = p;
  p.tint(whole(p));
  p.ink(ruled([0, g, w, h * 0.5], g, (a, b) => 0.66 - (b / h) * 1.1 + (noise((a / w) * 5, (b / h) * 7) - 0.5) * 0.7));
  let d = "";
  for (let i = 0; i < 120; i++) {
    const [a, b] = [p.between(-0.05, 1.15) * w, p.between(0.05, 0.85) * h];
    d += cut(a, b, a - h * 0.09, b + h * 0.16, g * 0.5);
  }
  p.ink(d);
};

const rays: Sky = (p, x, y) => {
  const { w, h, gap: g } = p;
  const [sx, sy, r] = [w * x, h * y, h * 0.13];
  p.tint(whole(p));
  let d = "";
  for (let i = 0; i < 96; i++) {
    const turn = (i / 96) * 6.283 + p.random() * 0.02;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const q = r * p.between(1.7, 2.6);
    d += cut(sx + c * w, sy + s * w, sx + c * q, sy + s * q, g * (i % 2 ? 4.4 : 2.6));
  }
  p.ink(d);
};

/** Light that comes out of the dark around a thing: rays of paper in black. */
const glow: Sky = (p) => {
  const { w, h, gap: g } = p;
  const [sx, sy] = [w * 0.5, h * 0.47];
  p.ink(whole(p));
  let d = "";
  for (let i = 0; i < 120; i++) {
    const turn = (i / 120) * 6.283 + p.random() * 0.03;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const [from, to] = [h * 0.1, h * p.between(0.42, i % 3 ? 0.66 : 0.95)];
    d += cut(sx + c * from, sy + s * from, sx + c * to, sy + s * to, g * 2.2);
  }
  p.paper(d).tint(ring(sx, sy, h * 0.4), [1, 1, 1]);
};

/** A red evening: bands of cloud around a sun that sinks. */
const dusk: Sky = (p, x) => {
  const { w, h, gap: g, noise } = p;
  const [sx, sy, r] = [w * x, h * 0.6, h * 0.24];
  p.tint(whole(p))
    .paper(ring(sx, sy, r))
    .line(ring(sx, sy, r));
  p.ink(
    ruled(
      [0, g, w, h * 0.78],
      g * 1.2,
      (a, b) => {
        const inside = Math.hypot(a - sx, b - sy) < r;
        return (
          (inside ? 0.1 : 0.34) + (noise((a / w) * 2.2, (b / h) * 14) - 0.5) * (inside ? 0.5 : 1.1) - (b / h) * 0.2
        );
      },
      (a) => Math.sin(a / (g * 14)) * g * 0.6,
    ),
  );
};

/** Fire from below: everything stands before it as a shadow. */
const fire: Sky = (p) => {
  const { w, h, gap: g } = p;
  p.tint(whole(p));
  let [d, e] = ["", ""];
  for (let i = 0; i < 34; i++) {
    const [a, top] = [(i / 33) * w + p.between(-4, 4), h * p.between(0.12, 0.55)];
    d += cut(a, h * 0.9, a + p.between(-9, 9), top, g * 6, p.between(-9, 9));
    if (i % 2) e += cut(a, h * 0.9, a + p.between(-6, 6), top + h * 0.22, g * 3, p.between(-7, 7));
  }
  p.ink(ruled([0, g, w, h * 0.5], g, (_, b) => 0.86 - (b / h) * 1.6))
    .paper(d)
    .tint(d, [1, 0, 1])
    .paper(e);
};

/** Thick fog: a few long lines, and nothing else. */
const mist: Sky = (p) => {
  const { w, h, gap: g, noise } = p;
  bank(p, 0.5, 0.2);
  p.ink(
    ruled(
      [0, g, w, h],
      g * 1.9,
      (a, b) => (noise((a / w) * 2.4, (b / h) * 11) - 0.56) * 1.3,
      (a, b) => Math.sin(a / (g * 16) + b) * g * 1.1,
    ),
  );
};

/** Under the earth: black rock, lit from the middle. */
const cave: Sky = (p) => {
  const { w, h, gap: g, noise } = p;
  p.ink(whole(p));
  const edge: [number, number][] = [];
  for (let i = 0; i <= 40; i++) {
    const turn = (i / 40) * 6.283;
    const q = 0.3 + 0.14 * noise(i * 0.7, 3) + 0.07 * p.random();
    edge.push([w * 0.5 + Math.cos(turn) * w * q * 1.15, h * 0.55 + Math.sin(turn) * h * q * 1.25]);
  }
  const hole = `M${edge.map(([a, b]) => `${at(a)} ${at(b)}`).join("L")}Z`;
  p.paper(hole).tint(hole, [1, 1, 1]);
  p.ink(
    ruled([w * 0.1, h * 0.1, w * 0.9, h], g, (a, b) => {
      const d = Math.hypot((a - w / 2) / w, ((b - h * 0.55) / h) * 0.8);
      return d * 1.5 - 0.16 + (noise(a / (g * 9), b / (g * 5)) - 0.5) * 0.3;
    }),
  );
  let d = "";
  for (const [a, b] of edge) {
    const [c, e] = [(a - w / 2) * 1.12 + w / 2, (b - h * 0.55) * 1.12 + h * 0.55];
    for (let j = 0; j < 3; j++)
      d += cut(c + p.between(-6, 6), e + p.between(-4, 4), c + (c - w / 2) * 0.18, e + (e - h * 0.55) * 0.2, g * 0.8);
  }
  p.paper(d);
};

/** A clear day: a few strokes of cloud. */
const day: Sky = (p) => {
  const { w, h, gap: g, noise } = p;
  p.ink(
    ruled([0, g, w, h * 0.7], g * 1.25, (a, b) => 0.3 - (b / h) * 0.4 + (noise((a / w) * 4, (b / h) * 8) - 0.45) * 0.6),
  );
};

const snow: Sky = (p) => {
  const { w, h, gap: g, noise } = p;
  p.tint(whole(p));
  p.ink(ruled([0, g, w, h], g, (a, b) => 0.62 - (b / h) * 0.3 + (noise((a / w) * 4, (b / h) * 6) - 0.5) * 0.5));
  let d = "";
  for (let i = 0; i < 90; i++) d += ring(p.random() * w, p.random() * h, g * p.between(0.5, 1.3));
  p.paper(d);
};

const plain: Sky = (p) => void p.tint(whole(p));

export const SKIES = {
  dawn,
  night,
  stars: stars_,
  moon,
  storm,
  thunder,
  rain,
  rays,
  glow,
  dusk,
  fire,
  mist,
  cave,
  day,
  snow,
  plain,
} satisfies Record<string, Sky>;
