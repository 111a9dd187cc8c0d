// The hand that draws: seeded tremor, smooth lines, small trees and peaks. Everything is plain SVG path text.

export function seeded(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const n = (v) => String(Math.round(v * 10) / 10);
export const at = (p) => `${n(p[0])} ${n(p[1])}`;

/** A line from a to b with a slight hand tremor; both ends stay where they are. */
export function tremble(a, b, random, amount = 0.05, step = 22) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const count = Math.max(2, Math.round(length / step));
  const nx = -(b[1] - a[1]) / length;
  const ny = (b[0] - a[0]) / length;
  const sway = (random() - 0.5) * 2 * length * amount;
  const points = [];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const held = Math.sin(Math.PI * t);
    const off = held * sway + (i === 0 || i === count ? 0 : (random() - 0.5) * step * 0.3);
    points.push([a[0] + (b[0] - a[0]) * t + nx * off, a[1] + (b[1] - a[1]) * t + ny * off]);
  }
  return points;
}

/** A smooth curve through the points, without its first move. */
export function through(points, closed = false) {
  const get = (i) =>
    closed ? points[(i + points.length) % points.length] : points[Math.max(0, Math.min(points.length - 1, i))];
  let d = "";
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${at(c1)} ${at(c2)} ${at(p2)}`;
  }
  return d;
}

export const curve = (points, closed = false) => `M${at(points[0])}${through(points, closed)}${closed ? "Z" : ""}`;

/** The point at the share t of a line's length. */
export function along(points, t) {
  const lengths = [0];
  for (let i = 1; i < points.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  const want = t * lengths.at(-1);
  let i = 1;
  while (i < lengths.length - 1 && lengths[i] < want) i++;
  const part = (want - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
  return [
    points[i - 1][0] + (points[i][0] - points[i - 1][0]) * part,
    points[i - 1][1] + (points[i][1] - points[i - 1][1]) * part,
  ];
}

export function lengthOf(points) {
  let sum = 0;
  for (let i = 1; i < points.length; i++)
    sum += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]);
  return sum;
}

export function inside(point, polygon) {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i];
    const [xj, yj] = polygon[j];
    if (yi > point[1] !== yj > point[1] && point[0] < ((xj - xi) * (point[1] - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

export function distanceToLine(p, points) {
  let best = Infinity;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const l = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 || 1;
    const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / l));
    best = Math.min(best, Math.hypot(p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1])));
  }
  return best;
}

/** A hill of a ridge: outline, the side in shadow, its hachures. */
export function hill([x, y], size, random) {
  const w = size * (0.9 + random() * 0.3);
  const h = size * (1.0 + random() * 0.35);
  const top = [x + (random() - 0.5) * size * 0.3, y - h * 0.72];
  const left = [x - w, y + h * 0.3];
  const right = [x + w, y + h * 0.3];
  const foot = [x + w * 0.12, y + h * 0.34];
  const body = `M${at(left)}Q${at([x - w * 0.42, y - h * 0.12])} ${at(top)}Q${at([x + w * 0.38, y - h * 0.2])} ${at(right)}Z`;
  const dark = `M${at(top)}Q${at([x + w * 0.38, y - h * 0.2])} ${at(right)}L${at(foot)}Q${at([x + w * 0.02, y - h * 0.12])} ${at(top)}Z`;
  let strokes = "";
  for (let i = 1; i <= 3; i++) {
    const t = i / 4;
    const s = [top[0] + (right[0] - top[0]) * t * 0.85, top[1] + (right[1] - top[1]) * t * 0.9 + 0.8];
    strokes += `M${at(s)}l${n(-w * 0.2)} ${n(h * 0.26 * (1.15 - t))}`;
  }
  const ink = `M${at(left)}Q${at([x - w * 0.42, y - h * 0.12])} ${at(top)}Q${at([x + w * 0.38, y - h * 0.2])} ${at(right)}`;
  return { y: y + h * 0.3, body, dark, strokes, ink };
}

/** A great peak with a broken flank, a side in shadow and snow. */
export function peak([x, y], w, h, random, snow = 0.34) {
  const top = [x + (random() - 0.5) * w * 0.12, y - h];
  const flank = (side) => {
    const points = [top];
    for (let i = 1; i <= 4; i++) {
      const t = i / 4;
      points.push([
        top[0] + side * w * t ** 1.08 * 0.98 + (random() - 0.5) * w * 0.07 * (i < 4 ? 1 : 0),
        top[1] + h * t + (random() - 0.5) * h * 0.035 * (i < 4 ? 1 : 0),
      ]);
    }
    return points;
  };
  const left = flank(-1);
  const right = flank(1);
  const spine = [top];
  for (let i = 1; i <= 4; i++)
    spine.push([
      top[0] + w * (0.1 * i * (i % 2 ? 1.25 : 0.35) * 0.8) + (random() - 0.5) * w * 0.05,
      top[1] + (h * i) / 4,
    ]);
  const line = (points) => points.map(at).join("L");
  const body = `M${line(left.toReversed())}L${line(right.slice(1))}Z`;
  const dark = `M${line(spine)}L${line(right.toReversed())}Z`;
  const cut = (points, t) => along(points, t);
  const sl = cut(left, snow * 0.95);
  const sr = cut(right, snow);
  const teeth = [];
  const count = 5;
  for (let i = 1; i < count; i++) {
    const t = i / count;
    teeth.push([
      sl[0] + (sr[0] - sl[0]) * t,
      sl[1] + (sr[1] - sl[1]) * t + (i % 2 ? h * 0.1 : -h * 0.05) * (0.7 + random() * 0.6),
    ]);
  }
  const cap = `M${at(top)}L${at(sl)}L${teeth.map(at).join("L")}L${at(sr)}Z`;
  const ink = `M${line(left.toReversed())}L${line(right.slice(1))}`;
  let strokes = "";
  for (let i = 0; i < 7; i++) {
    const t = snow + 0.08 + (i / 7) * (0.86 - snow);
    const s = cut(right, t);
    const len = h * (0.1 + random() * 0.12);
    strokes += `M${n(s[0] - 1.5)} ${n(s[1] + 1)}l${n(-len * 0.42)} ${n(len * 0.8)}`;
  }
  for (let i = 0; i < 4; i++) {
    const s = cut(left, snow + 0.1 + (i / 4) * (0.8 - snow));
    const len = h * (0.05 + random() * 0.06);
    strokes += `M${n(s[0] + 3)} ${n(s[1] + 1)}l${n(len * 0.35)} ${n(len * 0.9)}`;
  }
  return { y, body, dark, cap, ink, strokes, spine: `M${line(spine.slice(0, 4))}` };
}

export function conifer([x, y], s, random) {
  const lean = (random() - 0.5) * s * 0.15;
  const w = s * (0.42 + random() * 0.1);
  const tiers = [
    [0.0, 0.46, 0.55],
    [-0.02, 0.74, 0.8],
    [0.0, 1.0, 1.0],
  ];
  let left = "";
  let right = "";
  const top = [x + lean, y - s * 1.25];
  for (const [, depth, width] of tiers) {
    const yy = top[1] + s * 1.2 * depth;
    right += `L${n(x + w * width)} ${n(yy)}L${n(x + w * width * 0.5)} ${n(yy - s * 0.07)}`;
    left = `L${n(x - w * width * 0.5)} ${n(yy - s * 0.07)}L${n(x - w * width)} ${n(yy)}` + left;
  }
  const body = `M${at(top)}${right}L${n(x)} ${n(y)}${left}Z`;
  const dark = `M${at(top)}${right}L${n(x + w * 0.08)} ${n(y - s * 0.05)}Z`;
  return { y, body, dark, trunk: `M${n(x)} ${n(y - s * 0.08)}v${n(s * 0.2)}` };
}

export function broadleaf([x, y], s, random) {
  const r = s * 0.5;
  const cy = y - s * 0.62;
  const points = [];
  const count = 12;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + 0.2;
    const k = r * (i % 2 ? 1.1 : 0.9) * (0.94 + random() * 0.12);
    points.push([x + Math.cos(a) * k * 1.02, cy + Math.sin(a) * k * 0.92]);
  }
  const body = curve(points, true);
  const dark = `M${n(x + r * 0.05)} ${n(cy - r * 0.8)}Q${n(x + r * 1.35)} ${n(cy - r * 0.4)} ${n(x + r * 0.75)} ${n(cy + r * 0.6)}Q${n(x + r * 0.3)} ${n(cy + r * 1.05)} ${n(x - r * 0.3)} ${n(cy + r * 0.8)}Q${n(x + r * 0.75)} ${n(cy + r * 0.35)} ${n(x + r * 0.05)} ${n(cy - r * 0.8)}Z`;
  return { y, body, dark, trunk: `M${n(x)} ${n(cy + r * 0.7)}V${n(y + s * 0.02)}` };
}

/** Where a game keeps its drawn board: the server sends it from there. */
export const drawing = (game, file) => new URL(`../../src/ravenhill/games/${game}/drawn/${file}`, import.meta.url);

/** Fibres of the paper, anywhere on a sheet. */
export const specks = (random, count, wide, tall) =>
  Array.from(
    { length: count },
    () => `M${n(random() * wide)} ${n(random() * tall)}l${n(random() * 3 - 1.5)} ${n(random() * 2 - 1)}`,
  ).join("");

/** Stains of age: where each lies and how large. */
export const stains = (places) =>
  places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#stain)"/>`).join("");

/** The eight points of a compass rose, dark on one side. */
export function rose(x, y, long, wide, ink) {
  let d = "";
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4;
    const reach = i % 2 ? long / 2 : long;
    const tip = [x + Math.sin(a) * reach, y - Math.cos(a) * reach];
    const [l, r] = [-0.5, 0.5].map((o) => [x + Math.sin(a + o) * wide, y - Math.cos(a + o) * wide]);
    d += `<path d="M${n(x)} ${n(y)}L${at(l)}L${at(tip)}Z" fill="${ink}"/><path d="M${n(x)} ${n(y)}L${at(r)}L${at(tip)}Z" fill="#efe3c8"/>`;
  }
  return d;
}

const ARITY = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };

/** The same outline told from point to point, which packs a fifth smaller; hundredths are kept, so nothing drifts. */
export function stepped(path) {
  const tokens = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  let [out, last, command, x, y, startX, startY, i] = ["", "", "", 0, 0, 0, 0, 0];
  const shortest = (v) => String(v / 100).replace(/^(-?)0\./, "$1.");
  while (i < tokens.length) {
    if (/[a-z]/i.test(tokens[i])) command = tokens[i++];
    const kind = command.toUpperCase();
    if (!(kind in ARITY)) return path; // arcs: few, and left as they are
    const given = tokens.slice(i, i + ARITY[kind]).map((v) => Math.round(Number(v) * 100));
    i += given.length;
    const still = command === kind;
    const down = (k) => kind === "V" || (kind !== "H" && k % 2 === 1);
    const told = given.map((v, k) => (still ? v - (down(k) ? y : x) : v));
    if (kind === "Z") [x, y] = [startX, startY];
    else if (kind === "H") x += told[0];
    else if (kind === "V") y += told[0];
    else [x, y] = [x + told.at(-2), y + told.at(-1)];
    const letter = command.toLowerCase();
    const goesOn = (letter === last || (last === "m" && letter === "l")) && !"mz".includes(letter);
    told.map(shortest).forEach((v, k) => {
      out += (k ? "" : goesOn ? "" : letter) + ((k || goesOn) && v[0] !== "-" ? " " : "") + v;
    });
    if (kind === "Z") out += "z";
    if (kind === "M") {
      [startX, startY] = [x, y];
      command = still ? "L" : "l";
    }
    last = letter;
  }
  return out;
}

/** A whole drawing, ready to be sent. */
export const packed = (svg) => svg.replace(/ d="([^"]*)"/g, (_, path) => ` d="${stepped(path)}"`);
