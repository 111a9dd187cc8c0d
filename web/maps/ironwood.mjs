// Draws Ironwood's board from its facts, once: the picture (map.svg) and where things stand on it (map.json).
// Run with `npm run map` after the board's data changed; the unit tests compare both with the board's graph.
import { readFileSync, writeFileSync } from "node:fs";
import { Delaunay } from "d3-delaunay";
import { parse } from "smol-toml";
import {
  along,
  at,
  broadleaf,
  conifer,
  curve,
  distanceToLine,
  drawing,
  hill,
  inside,
  lengthOf,
  n,
  packed,
  peak,
  rose,
  seeded,
  specks,
  stains,
  through,
  tremble,
} from "./ink.mjs";

const source = process.argv[2] ?? new URL("../../src/ravenhill/games/ironwood/data/board.toml", import.meta.url);
const board = parse(readFileSync(source, "utf8"));
const plane = parse(readFileSync(new URL("ironwood.toml", import.meta.url), "utf8"));
const [W, H] = [1000, 720];
const ink = "#2a211b";

/** The middle of the board is where the game is played: it gets more room than the facts' even plane gives it. */
const spread = (v, middle, power) => middle + Math.sign(v - middle) * middle * Math.abs((v - middle) / middle) ** power;
const place = ([x, y]) => [spread(x, 500, 0.84), (spread(y, 350, 0.86) / 700) * H];

const random = seeded(1066);
const mountains = new Map(board.mountain.map((m) => [m.id, { ...m, at: place(plane.mountains[m.id]) }]));

// Every border is drawn once and shared by the forests on both sides, so that no gap opens between them.
const lines = new Map();
for (const r of plane.ridge) {
  const [a, b] = [mountains.get(r.a).at, mountains.get(r.b).at];
  lines.set(r.id, { ...r, trail: true, points: tremble(a, b, random, 0.06) });
}
const corner = (p) => p[0] === 0 || p[0] === 1000 || p[1] === 0 || p[1] === 700;
for (const s of plane.spur) {
  const m = mountains.get(s.mountain);
  const edges = plane.forests[s.forests[0]].corners.filter(corner);
  const shared = edges.find((p) => plane.forests[s.forests[1]].corners.some((q) => q[0] === p[0] && q[1] === p[1]));
  lines.set(s.id, { ...s, a: s.mountain, edge: shared, points: tremble(m.at, place(shared), random, 0.04) });
}

const key = (p) => p.join(",");
const named = new Map(board.mountain.map((m) => [key(plane.mountains[m.id]), m.id]));
function border(from, to) {
  const [a, b] = [named.get(key(from)), named.get(key(to))];
  for (const l of lines.values()) {
    if (a && b && l.b && ((l.a === a && l.b === b) || (l.a === b && l.b === a)))
      return l.a === a ? l.points : l.points.toReversed();
    if (!l.b && l.a === (a ?? b) && key(l.edge) === key(a ? to : from)) return a ? l.points : l.points.toReversed();
  }
  return [place(from), place(to)];
}

const forests = board.forest.map((f) => {
  const outline = [];
  const polygon = plane.forests[f.id].corners;
  let d = "";
  polygon.forEach((p, i) => {
    const points = border(p, polygon[(i + 1) % polygon.length]);
    if (i === 0) d = `M${at(points[0])}`;
    d += points.length > 2 ? through(points) : `L${at(points[1])}`;
    outline.push(...points.slice(0, -1));
  });
  const near = [...mountains.values()].filter((m) => f.mountains.includes(m.id));
  return { id: f.id, kind: f.kind, number: f.number, d: `${d}Z`, outline, near, at: stand(f, outline) };
});

/** Where a forest's pieces stand: the roomiest point of its area, away from ridges and from the pieces on peaks. */
function stand(f, outline) {
  const middle = place(plane.forests[f.id].at);
  let best = middle;
  let score = -Infinity;
  const [cx, cy] = middle;
  for (let dx = -60; dx <= 60; dx += 4)
    for (let dy = -44; dy <= 44; dy += 4) {
      const p = [cx + dx, cy + dy];
      if (p[0] < 58 || p[0] > W - 62 || p[1] < 34 || p[1] > H - 34 || !inside(p, outline)) continue;
      const ridge = Math.min(distanceToLine(p, [...outline, outline[0]]), 46);
      const peaks = Math.min(
        ...[...mountains.values()].map((m) => Math.hypot(p[0] - m.at[0], (p[1] - m.at[1] + 4) * 1.15)),
      );
      const value = ridge + Math.min(peaks, 78) * 0.9 - Math.hypot(dx, dy) * 0.12;
      if (value > score) [score, best] = [value, p];
    }
  return best.map((v) => Math.round(v));
}

// Trees: scattered, then pushed apart by a few rounds of Lloyd's relaxation, and kept off ridges, trails and pieces.
function trees(f) {
  const xs = f.outline.map((p) => p[0]);
  const ys = f.outline.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const gap = f.kind === "outer" ? 16 : 16;
  const count = Math.round(((x1 - x0) * (y1 - y0)) / (gap * gap));
  let points = Array.from({ length: count }, () => [x0 + random() * (x1 - x0), y0 + random() * (y1 - y0)]);
  for (let round = 0; round < 5; round++) {
    const cells = Delaunay.from(points).voronoi([x0, y0, x1, y1]);
    points = points.map((p, i) => {
      const cell = cells.cellPolygon(i);
      if (!cell) return p;
      const sum = cell.slice(1).reduce((s, q) => [s[0] + q[0], s[1] + q[1]], [0, 0]);
      return [sum[0] / (cell.length - 1), sum[1] / (cell.length - 1)];
    });
  }
  return points
    .map((p) => [p[0] + (random() - 0.5) * 5, p[1] + (random() - 0.5) * 5])
    .filter((p) => {
      if (p[0] < 14 || p[0] > W - 14 || p[1] < 24 || p[1] > H - 10) return false;
      if (!inside(p, f.outline)) return false;
      for (const l of lines.values())
        if (distanceToLine([p[0], p[1] - 4], l.points) < (l.trail ? 17 : 13)) return false;
      for (const t of trails) if (distanceToLine([p[0], p[1] - 5], t.points) < 8) return false;
      for (const m of mountains.values()) {
        const [dx, dy] = [p[0] - m.at[0], p[1] - m.at[1]];
        if (Math.abs(dx) < 52 && dy > -62 && dy < 40) return false;
      }
      const [dx, dy] = [p[0] - f.at[0], p[1] - f.at[1]];
      if (Math.abs(dx) < 34 && dy > -20 && dy < 36) return false;
      return random() > 0.06;
    });
}

// Trails cross a ridge at a pass near its middle, bending towards the places where pieces stand.
const trails = [];
for (const l of lines.values()) {
  if (!l.trail) continue;
  const mid = along(l.points, 0.5);
  const ends = l.forests.map((id) => forests.find((f) => f.id === id).at);
  const arm = (end) => {
    const length = Math.hypot(end[0] - mid[0], end[1] - mid[1]);
    const reach = Math.min(length - 24, 62) / length;
    return [mid[0] + (end[0] - mid[0]) * Math.max(reach, 0.3), mid[1] + (end[1] - mid[1]) * Math.max(reach, 0.3)];
  };
  const [a, b] = ends.map(arm);
  trails.push({
    id: l.id,
    forests: l.forests,
    mid,
    points: [...tremble(a, mid, random, 0.08, 16), ...tremble(mid, b, random, 0.08, 16).slice(1)],
  });
}

// Hills and trees are stamps: a few drawn by hand, each set down many times, so that the picture stays small.
const tones = {
  fir: ["#7d9161", "#5f764a"],
  leaf: ["#96a36a", "#76874f"],
  deep: ["#64805a", "#496647"],
};
const KINDS = { hill: 6, fir: 4, deep: 4, leaf: 4 };
const stamps = Object.entries(KINDS).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, i) => {
    const id = `${kind[0]}${i}`;
    if (kind === "hill") {
      const s = hill([0, 0], 10, random);
      return `<g id="${id}"><path d="${s.body}" fill="#d9c7a2"/><path d="${s.dark}" fill="#a68f6b" opacity=".75"/><path d="${s.ink}" class="i"/><path d="${s.strokes}" class="h"/></g>`;
    }
    const [light, dark] = tones[kind];
    const s = kind === "leaf" ? broadleaf([0, 0], 12, random) : conifer([0, 0], 12, random);
    return `<g id="${id}"><path d="${s.trunk}" class="t"/><path d="${s.body}" fill="${light}" class="l"/><path d="${s.dark}" fill="${dark}"/></g>`;
  }),
);
const drawn = [];
function stamp(kind, [x, y], scale, foot = 0) {
  const which = `${kind[0]}${Math.floor(random() * KINDS[kind])}`;
  drawn.push({
    y: y + foot,
    svg: `<use href="#${which}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${n(scale)})"/>`,
  });
}
for (const l of lines.values()) {
  const length = lengthOf(l.points);
  const steps = Math.round(length / 10.5);
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const fromEnd = Math.min(t, l.b ? 1 - t : 1) * length;
    if (fromEnd < 34) continue;
    if (l.trail && Math.abs(t - 0.5) * length < 11) continue;
    const p = along(l.points, t);
    const swell = l.trail ? Math.min(1, Math.abs(t - 0.5) * 3 + 0.55) : 0.85;
    const size = (6.5 + random() * 3.2) * swell;
    stamp("hill", [p[0] + (random() - 0.5) * 3, p[1] + (random() - 0.5) * 3], size / 10, size * 0.3);
  }
}
for (const m of mountains.values()) {
  const [x, y] = m.at;
  const big = m.kind === "capital" ? 1.32 : m.kind === "inner" ? 1.05 : 1;
  const foot = y + 16;
  drawn.push({ kind: "peak", ...peak([x - 25 * big, foot - 3], 25 * big, 42 * big, random, 0.26), y: foot - 6 });
  drawn.push({ kind: "peak", ...peak([x + 25 * big, foot - 2], 26 * big, 38 * big, random, 0.22), y: foot - 5 });
  drawn.push({ kind: "peak", ...peak([x, foot], 33 * big, 66 * big, random, 0.36), y: foot - 2, own: m.id });
}
for (const f of forests) {
  const deep = f.kind === "outer";
  for (const p of trees(f)) {
    const fir = random() < (deep ? 0.86 : 0.42);
    const size = (deep ? 12.5 : 11) * (0.82 + random() * 0.4);
    stamp(fir ? (deep ? "deep" : "fir") : "leaf", p, size / 12);
  }
}
drawn.sort((a, b) => a.y - b.y);

const shapes = drawn
  .map((s) =>
    s.kind === "peak"
      ? `<path d="${s.body}" fill="#cdbb9b"/><path d="${s.dark}" fill="#8d7b63"/><path d="${s.cap}" fill="#faf5e8"/><path d="${s.strokes}" class="h"/><path d="${s.spine}" class="h"/><path d="${s.ink}" class="p"/>`
      : s.svg,
  )
  .join("\n");

// Ferrum's gate and smoke: the capital is known at a glance.
const [fx, fy] = mountains.get("ferrum").at;
const gate =
  `<path d="M${n(fx - 11)} ${n(fy + 16)}v-15q0-11 11-13q11 2 11 13v15z" fill="${ink}"/>` +
  `<path d="M${n(fx - 6)} ${n(fy + 16)}v-12q0-7 6-8.500q6 1.500 6 8.500v12z" fill="#e08a3c"/><path d="M${n(fx - 6)} ${n(fy + 9)}h12M${n(fx - 2)} ${n(fy + 16)}v-19M${n(fx + 2)} ${n(fy + 16)}v-19" stroke="${ink}" stroke-width="1.200"/>` +
  `<path d="M${n(fx - 22)} ${n(fy - 38)}q-7-8 0-16q6-7 0-15M${n(fx + 24)} ${n(fy - 30)}q6-7 0-14q-6-7 1-14" fill="none" stroke="#7d6d59" stroke-width="2.600" stroke-linecap="round" opacity=".5"/>`;

const wash = forests
  .map(
    (f) =>
      `<path d="${f.d}" fill="${f.kind === "outer" ? "#8fa277" : "#b9bd8a"}" opacity="${f.kind === "outer" ? ".62" : ".5"}"/>`,
  )
  .join("");
const paths = trails.map((t) => curve(t.points)).join("");
const fibres = specks(random, 240, W, H);
const age = stains([
  [150, 640, 120],
  [860, 90, 140],
  [520, 380, 260],
]);
const compass = `<g opacity=".8"><circle cx="948" cy="60" r="31" fill="#efe3c8" opacity=".75"/><circle cx="948" cy="60" r="18" fill="none" stroke="${ink}" stroke-width=".8"/><g stroke="${ink}" stroke-width=".7">${rose(948, 60, 26, 5, ink)}</g></g>`;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${2 * W}" height="${2 * H}">
<defs>
<radialGradient id="paper" cx=".5" cy=".46" r=".75"><stop offset="0" stop-color="#f6ecd4"/><stop offset=".65" stop-color="#efe3c8"/><stop offset="1" stop-color="#d8c49a"/></radialGradient>
<radialGradient id="stain"><stop offset="0" stop-color="#c9a667" stop-opacity=".16"/><stop offset=".8" stop-color="#b98f4f" stop-opacity=".07"/><stop offset="1" stop-color="#b98f4f" stop-opacity="0"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#f0a24a" stop-opacity=".5"/><stop offset="1" stop-color="#f0a24a" stop-opacity="0"/></radialGradient>
<style>.i{fill:none;stroke:${ink};stroke-width:1.1;stroke-linecap:round;stroke-linejoin:round}.h{fill:none;stroke:${ink};stroke-width:.7;stroke-linecap:round;opacity:.7}.p{fill:none;stroke:${ink};stroke-width:1.7;stroke-linejoin:round;stroke-linecap:round}.t{stroke:#5b4632;stroke-width:1.5;fill:none}.l{stroke:#3d4a2f;stroke-width:.7;stroke-linejoin:round}</style>
${stamps.join("\n")}
<clipPath id="frame"><rect x="6" y="6" width="${W - 12}" height="${H - 12}" rx="5"/></clipPath>
</defs>
<rect width="${W}" height="${H}" fill="url(#paper)"/>
${wash}${age}
<path d="${fibres}" stroke="#8a734c" stroke-width=".8" stroke-linecap="round" opacity=".35"/>
<path d="${paths}" fill="none" stroke="#f6ecd4" stroke-width="6" stroke-linecap="round" opacity=".8"/>
<path d="${paths}" fill="none" stroke="#7a5330" stroke-width="2.6" stroke-linecap="round" stroke-dasharray="5 5.500"/>
<circle cx="${n(fx)}" cy="${n(fy)}" r="92" fill="url(#glow)"/>
<g clip-path="url(#frame)">
${shapes}
</g>
${gate}
${compass}
<rect x="5" y="5" width="${W - 10}" height="${H - 10}" rx="6" fill="none" stroke="${ink}" stroke-width="1.8"/>
<rect x="9.5" y="9.5" width="${W - 19}" height="${H - 19}" rx="4" fill="none" stroke="${ink}" stroke-width=".7"/>
</svg>
`;

const out = {
  size: [W, H],
  mountains: board.mountain.map((m) => {
    const p = mountains.get(m.id).at.map((v) => Math.round(v));
    return { id: m.id, at: p };
  }),
  forests: forests.map((f) => ({ id: f.id, at: f.at, d: f.d })),
  ridges: plane.ridge.map((r) => ({ a: r.a, b: r.b, forests: r.forests })),
};
writeFileSync(drawing("ironwood", "map.json"), JSON.stringify(out) + "\n");
writeFileSync(drawing("ironwood", "map.svg"), packed(svg));
console.log(`map: ${drawn.length} shapes, ${Math.round(svg.length / 1024)} kB`);
