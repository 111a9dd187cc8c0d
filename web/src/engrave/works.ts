// What hands have built: towers, walls, cities, bridges, gates, tents.
import { at, box, cut, poly, ring, ruled, type Point } from "./graver";
import { DEVICES, type Device } from "./parts";
import type { Plate } from "./plate";

/** A tower of light stone with battlements. */
export function tower(p: Plate, x: number, y: number, tall: number, wide: number): void {
  const { gap: g } = p;
  const [q, t] = [wide / 2, y - tall];
  const teeth: Point[] = [
    [-1.05, 0.06],
    [-1.05, 0],
    [-0.6, 0],
    [-0.6, 0.03],
    [-0.22, 0.03],
    [-0.22, 0],
    [0.22, 0],
    [0.22, 0.03],
    [0.6, 0.03],
    [0.6, 0],
    [1.05, 0],
    [1.05, 0.06],
  ].map(([a = 0, b = 0]): Point => [x + q * a, t + tall * b]);
  const body = poly([[x - q, y], [x - q * 0.78, t + tall * 0.1], ...teeth, [x + q * 0.78, t + tall * 0.1], [x + q, y]]);
  p.paper(body).tint(
    poly([
      [x + q * 0.1, t + tall * 0.1],
      [x + q * 0.78, t + tall * 0.1],
      [x + q, y],
      [x + q * 0.1, y],
    ]),
  );
  let d = "";
  for (let b = t + tall * 0.08; b < y; b += g * 1.3)
    d += cut(x + q * 0.92, b, x - q * 0.15, b + g * 0.3, g * 0.75, -g * 0.3);
  d += poly([
    [x - q * 0.2, t + tall * 0.24],
    [x, t + tall * 0.2],
    [x + q * 0.2, t + tall * 0.24],
    [x + q * 0.2, t + tall * 0.34],
    [x - q * 0.2, t + tall * 0.34],
  ]);
  p.ink(d).line(body);
}

/** A black tower with horns, one window lit. */
export function spire(p: Plate, x: number, y: number, tall: number, wide: number): void {
  const [q, t] = [wide / 2, y - tall];
  const half: Point[] = [
    [1.2, 1],
    [0.7, 0.36],
    [1.1, 0.3],
    [0.6, 0.22],
    [0.85, 0],
    [0.2, 0.14],
  ];
  const side = (way: number): Point[] => half.map(([a, b]): Point => [x + way * q * a, t + tall * b]);
  let c = "";
  for (let i = 0; i < 9; i++) {
    const b = t + tall * (0.26 + i * 0.08);
    c += cut(x - q * (0.55 + i * 0.05), b + tall * 0.05, x - q * 0.1, b, p.gap * 0.5);
  }
  p.ink(poly([...side(-1), [x, t + tall * 0.02], ...side(1).reverse()]))
    .paper(c)
    .paper(box(x - q * 0.1, t + tall * 0.3, q * 0.22, tall * 0.08));
}

/** A smooth black pillar with four points: the tower of a wizard. */
export function pillar(p: Plate, x: number, y: number, tall: number, wide: number): void {
  const [q, t] = [wide / 2, y - tall];
  p.ink(
    poly([
      [x - q * 1.1, y],
      [x - q * 0.7, t + tall * 0.16],
      [x - q * 1.05, t],
      [x - q * 0.42, t + tall * 0.1],
      [x - q * 0.25, t - tall * 0.03],
      [x, t + tall * 0.1],
      [x + q * 0.25, t - tall * 0.03],
      [x + q * 0.42, t + tall * 0.1],
      [x + q * 1.05, t],
      [x + q * 0.7, t + tall * 0.16],
      [x + q * 1.1, y],
    ]),
  );
  let c = "";
  for (const a of [-0.55, -0.38, 0.12]) c += cut(x + q * a * 1.4, y, x + q * a, t + tall * 0.18, p.gap * 0.8);
  for (let i = 0; i < 4; i++) c += box(x - q * 0.14, t + tall * (0.24 + i * 0.17), q * 0.22, tall * 0.05);
  p.paper(c);
}

export function roof(p: Plate, x: number, y: number, tall: number, wide: number): void {
  let d = "";
  for (let i = 0; i < 6; i++)
    d += cut(x + wide * 0.05 * i, y - tall + tall * 0.16 * i, x + wide * (0.1 + 0.07 * i), y, p.gap * 0.9);
  const gable = poly([
    [x - wide / 2, y],
    [x, y - tall],
    [x + wide / 2, y],
  ]);
  p.paper(gable).tint(gable).ink(d).line(gable);
}

export function wall(p: Plate, x0: number, x1: number, y: number, tall: number): void {
  const { gap: g } = p;
  const n = Math.max(3, Math.round((x1 - x0) / (g * 6)));
  const step = (x1 - x0) / n;
  let [d, e] = [`M${at(x0)} ${at(y)}V${at(y - tall)}`, ""];
  for (let i = 0; i < n; i++) d += `h${at(step * 0.55)}v${at(tall * 0.22)}h${at(step * 0.45)}v${at(-tall * 0.22)}`;
  d += `V${at(y)}Z`;
  for (let b = y - tall * 0.7; b < y; b += g * 2.4)
    for (let x = x0 + ((b / g) % 2) * g * 2; x < x1 - g * 5; x += g * p.between(5, 9))
      e += cut(x, b, x + g * 4, b, g * 0.5);
  p.paper(d).ink(e).line(d);
}

export const pennant = (p: Plate, x: number, y: number, k: number): void =>
  void p.ink("M-.5 0h1v14h-1ZM0 0Q8 -3 14 3Q8 4 0 7Z", [x, y, k / 12]);

export function city(p: Plate, x: number, y: number, k: number): void {
  tower(p, x - 26 * k, y, 34 * k, 13 * k);
  tower(p, x + 27 * k, y, 30 * k, 13 * k);
  tower(p, x, y - 8 * k, 66 * k, 14 * k);
  roof(p, x, y - 74 * k, 20 * k, 17 * k);
  tower(p, x - 13 * k, y, 46 * k, 11 * k);
  tower(p, x + 14 * k, y, 42 * k, 11 * k);
  wall(p, x - 44 * k, x + 44 * k, y + 2, 17 * k);
  p.ink(`M${at(x - 5 * k)} ${at(y + 2)}v${at(-8 * k)}a${at(5 * k)} ${at(5 * k)} 0 0 1 ${at(10 * k)} 0v${at(8 * k)}Z`);
  pennant(p, x, y - 94 * k, 12 * k);
}

/** A city in steps before a mountain, each wall above the other. */
export function terraces(p: Plate, x: number, y: number, k: number): void {
  for (let i = 0; i < 5; i++) {
    const [half, b] = [(62 - i * 11) * k, y - i * 11 * k];
    wall(p, x - half, x + half, b, 13 * k);
    for (let j = -1; j <= 1; j++) roof(p, x + j * half * 0.55, b - 13 * k, 7 * k, 9 * k);
  }
  tower(p, x, y - 55 * k, 34 * k, 9 * k);
  pennant(p, x, y - 103 * k, 14 * k);
}

/** A great hall on a hill, with a steep roof and crossed gables. */
export function hall(p: Plate, x: number, y: number, k: number): void {
  wall(p, x - 62 * k, x + 62 * k, y + 2, 12 * k);
  const front = box(x - 26 * k, y - 28 * k, 52 * k, 20 * k);
  p.paper(front).line(front);
  let d = "";
  for (let i = 0; i < 6; i++) d += box(x + (-23 + i * 9) * k, y - 26 * k, 1.6 * k, 18 * k);
  p.ink(`${d}${box(x - 4 * k, y - 20 * k, 8 * k, 12 * k)}`);
  roof(p, x, y - 28 * k, 30 * k, 66 * k);
  p.ink(cut(x, y - 57 * k, x - 9 * k, y - 68 * k, 2.4 * k) + cut(x, y - 57 * k, x + 9 * k, y - 68 * k, 2.4 * k));
  roof(p, x - 44 * k, y - 10 * k, 13 * k, 22 * k);
  roof(p, x + 45 * k, y - 10 * k, 12 * k, 20 * k);
}

export function village(p: Plate, x: number, y: number, k: number): void {
  for (const [dx, dy, s] of [
    [-42, -4, 0.8],
    [36, -5, 0.85],
    [-16, 0, 1],
    [14, 1, 1.1],
    [58, 1, 0.8],
  ] as const) {
    const [a, b, q] = [x + dx * k, y + dy * k, s * k];
    const house = box(a - 9 * q, b - 12 * q, 18 * q, 12 * q);
    p.paper(house)
      .line(house)
      .ink(box(a - 2.5 * q, b - 8 * q, 5 * q, 8 * q) + box(a + 10 * q, b - 24 * q, 3 * q, 10 * q));
    roof(p, a, b - 11 * q, 14 * q, 26 * q);
  }
}

export function tents(p: Plate, n: number, y: number, tall: number): void {
  for (let i = 0; i < n; i++) {
    const [x, q] = [(p.w * (i + 0.5)) / n + p.between(-0.02, 0.02) * p.w, tall * p.between(0.7, 1.1)];
    roof(p, x, y, q, q * 1.3);
    p.ink(
      poly([
        [x - q * 0.1, y],
        [x, y - q * 0.55],
        [x + q * 0.1, y],
      ]),
    );
    pennant(p, x, y - q - q * 0.3, q * 0.3);
  }
}

/** Broken arches and stumps of towers. */
export function ruins(p: Plate, x: number, y: number, k: number): void {
  for (const [dx, tall, wide] of [
    [-46, 26, 13],
    [-20, 44, 15],
    [24, 34, 14],
    [50, 20, 16],
  ] as const) {
    const [a, q, t] = [x + dx * k, (wide * k) / 2, y - tall * k];
    const stump = poly([
      [a - q, y],
      [a - q, t + 6 * k],
      [a - q * 0.5, t + 9 * k],
      [a - q * 0.3, t],
      [a + q * 0.2, t + 5 * k],
      [a + q * 0.5, t + 2 * k],
      [a + q, t + 11 * k],
      [a + q, y],
    ]);
    let d = "";
    for (let b = t + 12 * k; b < y; b += p.gap * 1.4) d += cut(a + q, b, a - q * 0.2, b, p.gap * 0.7);
    p.paper(stump).tint(stump, [1, 1, 1]).ink(d).line(stump);
  }
  p.line(`M${at(x - 14 * k)} ${at(y - 26 * k)}Q${at(x + 2 * k)} ${at(y - 52 * k)} ${at(x + 18 * k)} ${at(y - 26 * k)}`);
}

/** An arched bridge over a depth or a river. */
export function bridge(p: Plate, y: number, thick: number, arches = 3): void {
  const { w } = p;
  const step = w / arches;
  const tall = thick * 2.6;
  let d = `M0 ${at(y)}H${at(w)}V${at(y + tall)}`;
  for (let i = arches; i > 0; i--) {
    const [a, b] = [i * step - step * 0.14, (i - 1) * step + step * 0.14];
    d += `H${at(a)}Q${at((a + b) / 2)} ${at(y - thick * 0.3)} ${at(b)} ${at(y + tall)}`;
  }
  d += `H0Z`;
  let e = "";
  for (let x = 0; x < w; x += p.gap * 3) e += cut(x, y + thick * 0.2, x + p.gap * 2, y + thick * 0.2, p.gap * 0.5);
  p.paper(d)
    .tint(d, [1, 1, 1])
    .line(d)
    .ink(`${e}${box(0, y - thick * 0.3, w, thick * 0.24)}`);
}

/** A black gate between two towers. */
export function gate(p: Plate, x: number, y: number, k: number): void {
  for (const way of [-1, 1]) spire(p, x + way * 46 * k, y, 78 * k, 26 * k);
  p.ink(box(x - 40 * k, y - 44 * k, 80 * k, 44 * k));
  let c = "";
  for (let i = 0; i < 9; i++) c += box(x + (-36 + i * 8.6) * k, y - 36 * k, 1.5 * k, 36 * k);
  for (let i = 0; i < 3; i++) c += box(x - 36 * k, y - (30 - i * 11) * k, 72 * k, 1.2 * k);
  p.paper(c).ink(box(x - 1 * k, y - 44 * k, 2 * k, 44 * k));
  let d = "";
  for (let i = 0; i < 10; i++)
    d += poly([
      [x + (-40 + i * 8) * k, y - 44 * k],
      [x + (-36 + i * 8) * k, y - 52 * k],
      [x + (-32 + i * 8) * k, y - 44 * k],
    ]);
  p.ink(d);
}

/** A mountain's front gate, with statues beside it. */
export function portal(p: Plate, x: number, y: number, k: number): void {
  const door = `M${at(x - 13 * k)} ${at(y)}v${at(-20 * k)}a${at(13 * k)} ${at(13 * k)} 0 0 1 ${at(26 * k)} 0v${at(20 * k)}Z`;
  p.paper(ring(x, y - 20 * k, 18 * k) + box(x - 18 * k, y - 20 * k, 36 * k, 20 * k)).line(ring(x, y - 20 * k, 17 * k));
  p.ink(door);
  let c = "";
  for (let i = 0; i < 5; i++) c += box(x - 11 * k, y - (3 + i * 3.6) * k, (22 - i * 3) * k, 1.1 * k);
  p.paper(c);
  for (const way of [-1, 1]) {
    const a = x + way * 27 * k;
    const statue = `M${at(a - 7 * k)} ${at(y)}v${at(-24 * k)}q${at(1 * k)} ${at(-8 * k)} ${at(4 * k)} ${at(-8 * k)}q${at(-1 * k)} ${at(-8 * k)} ${at(3 * k)} ${at(-8 * k)}q${at(4 * k)} 0 ${at(3 * k)} ${at(8 * k)}q${at(3 * k)} 0 ${at(4 * k)} ${at(8 * k)}v${at(24 * k)}Z`;
    p.paper(statue)
      .line(statue)
      .ink(cut(a + 5 * k, y, a + 2 * k, y - 26 * k, 3 * k) + box(a - 0.7 * k, y - 30 * k, 1.4 * k, 26 * k));
  }
}

export function palisade(p: Plate, y: number, tall: number): void {
  const step = p.gap * 3.6;
  let [d, c] = ["", ""];
  for (let x = -step; x < p.w + step; x += step) {
    const q = tall * p.between(0.85, 1.1);
    d += poly([
      [x, y],
      [x, y - q],
      [x + step * 0.45, y - q - step * 0.7],
      [x + step * 0.9, y - q],
      [x + step * 0.9, y],
    ]);
    c += cut(x + step * 0.2, y, x + step * 0.3, y - q * 0.9, p.gap * 0.5);
  }
  p.ink(d)
    .paper(c)
    .paper(box(0, y - tall * 0.62, p.w, p.gap * 0.6));
}

/** A banner on its pole. */
export function banner(p: Plate, x: number, y: number, tall: number, device: Device): void {
  const k = tall / 100;
  const cloth = "M2 -98Q20 -106 34 -97T64 -98L56 -80L64 -60Q50 -54 36 -60T2 -58Z";
  p.ink("M-1.6 0H1.6V-100H-1.6ZM0 -108l3.5 8h-7Z", [x, y, k])
    .paper(cloth, [x, y, k])
    .tint(cloth, [x + 1, y, k])
    .ink(cut(20, -101, 18, -62, 3, 2) + cut(50, -95, 46, -60, 3, -2) + cut(53, -96, 50, -72, 2, -2), [x, y, k])
    .line(cloth, [x, y, k])
    .ink(DEVICES[device], [x + 33 * k, y - 79 * k, k * 1.25]);
}

/** Chimneys that smoke. */
export function chimneys(p: Plate, y: number, tall: number): void {
  for (const [a, q] of [
    [0.14, 0.8],
    [0.3, 1.1],
    [0.74, 1],
    [0.9, 0.75],
  ] as const) {
    const [x, t, half] = [p.w * a, y - tall * q, tall * 0.09];
    p.ink(
      poly([
        [x - half * 1.3, y],
        [x - half * 0.8, t],
        [x - half * 1.1, t],
        [x - half * 1.1, t - half * 0.6],
        [x + half * 1.1, t - half * 0.6],
        [x + half * 1.1, t],
        [x + half * 0.8, t],
        [x + half * 1.3, y],
      ]),
    );
    p.paper(cut(x - half * 0.6, y, x - half * 0.4, t, half * 0.4));
    p.ink(
      ruled(
        [x - half * 2, 0, x + half * 7, t - half],
        p.gap,
        (u, v) => {
          const drift = x + (t - v) * 0.45;
          const spread = half * (0.9 + ((t - v) / tall) * 2.2);
          return Math.max(0, 0.75 - Math.abs(u - drift) / spread) * (0.6 + p.noise(u / 9, v / 6) * 0.7);
        },
        undefined,
        2,
      ),
    );
  }
}
