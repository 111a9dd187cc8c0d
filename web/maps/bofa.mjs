// Draws the Battle of Five Armies' board from its facts, once: the picture (map.svg) and where things stand on it
// (map.json). Run with `node maps/bofa.mjs` after the board's data changed; the unit tests compare both with the
// regions' borders.
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "smol-toml";
import { along, at, distanceToLine, drawing, hill, inside, lengthOf, n, packed, peak, seeded, specks } from "./ink.mjs";
import { areaOf, chainsOf, closed, loopsOf, spread } from "./bofa-borders.mjs";

const read = (name) =>
  parse(readFileSync(new URL(`../../src/ravenhill/games/bofa/data/${name}.toml`, import.meta.url), "utf8"));
const [facts, layout] = [read("regions"), read("layout")];
const said = readFileSync(new URL("../../src/ravenhill/locale/bofa/en.ftl", import.meta.url), "utf8");
const nameOf = (id) => new RegExp(`^bofa-${id} = (.*)$`, "m").exec(said)[1];
const ink = "#2a211b";
const [W, H] = [1080, 700];
const COLUMN = 136; // beside the map: the sky over the territories, and the Fate Track
const STRETCH = W / 1000;
const random = seeded(2941);

// --- the borders: once for both sides, warped so that every region has room for its pieces ---

const regions = facts.region;
const byId = new Map(regions.map((r) => [r.id, r]));
const roomy = (r) => 1 + (r.vp ? 0.35 : 0) + (r.muster ? 0.2 : 0) + (r.terrain === "ruins" ? 0.05 : 0);
const sites = [
  ...layout.layout.flatMap((l) => l.sites.map((p) => ({ owner: l.id, p }))),
  ...layout.mountain.points.map((p) => ({ owner: "mountain", p })),
];
// a little further from the edges of the rock than the printed places
const specials = {
  goblin_muster_north: [392 * STRETCH, 56],
  mountain_pass_north: [486 * STRETCH, 58],
  goblin_muster_south: [54 * STRETCH, 228],
  mountain_pass_south: [56 * STRETCH, 318],
  eyrie: [62 * STRETCH, 62],
};

const key = (a, b) => [a, b].sort().join("|");
const borders = new Map(
  [...facts.border, ...facts.impassable.map((i) => ({ ...i, type: i.type === "river" ? "river" : "cliff" }))].map(
    (b) => [key(b.a, b.b), b],
  ),
);
const outside = (id) => id === "mountain" || id === "frame";
const chains = closed(
  chainsOf(sites, [1000, H], STRETCH),
  (c) => outside(c.a) || outside(c.b) || borders.has(key(c.a, c.b)),
);
spread(chains, Object.values(specials), [W, H], (owner, area, mean) =>
  owner === "mountain" ? area * 0.86 : (0.3 * area + 0.7 * mean) * (roomy(byId.get(owner)) / 1.06),
);
for (const c of chains)
  for (const p of c.points.slice(1, -1)) {
    if (c.edge) continue;
    p[0] += (random() - 0.5) * 2.6;
    p[1] += (random() - 0.5) * 2.6;
  }

const smooth = (points) => {
  let d = "";
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ];
    d += `C${at([p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6])} ${at([p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6])} ${at(p2)}`;
  }
  return d;
};
const drawn = (chain) => `M${at(chain.points[0])}${smooth(chain.points)}`;
const ways = new Map(chains.map((c) => [c, { forth: smooth(c.points), back: smooth(c.points.toReversed()) }]));
const outlineOf = (loops) =>
  loops.map((loop) => loop.flatMap((s) => (s.forth ? s.chain.points : s.chain.points.toReversed()).slice(0, -1)));
const pathOf = (loops) =>
  loops
    .map((loop) => {
      const first = loop[0].forth ? loop[0].chain.points[0] : loop[0].chain.points.at(-1);
      return `M${at(first)}${loop.map((s) => (s.forth ? ways.get(s.chain).forth : ways.get(s.chain).back)).join("")}Z`;
    })
    .join("");

const shapes = new Map();
for (const r of regions) {
  const loops = loopsOf(chains.filter((c) => c.a === r.id || c.b === r.id));
  shapes.set(r.id, { d: pathOf(loops), outline: outlineOf(loops)[0] });
}
const rock = loopsOf(chains.filter((c) => c.a === "mountain" || c.b === "mountain"));
const rocks = outlineOf(rock);

/** Points of a region with the room they have for something wider than high. */
function room(r) {
  const { outline } = shapes.get(r.id);
  const flat = [...outline, outline[0]].map(([x, y]) => [x, y * 1.32]);
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const side = r.vp ? 84 : r.muster ? 74 : 62;
  const found = [];
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 4)
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 4) {
      if (!inside([x, y], outline)) continue;
      const edge = Math.min(x - side, W - side - x, y - 44, H - 46 - y, 0);
      found.push({ at: [Math.round(x), Math.round(y)], value: distanceToLine([x, y * 1.32], flat) + edge * 1.4 });
    }
  return found.filter((f) => inside(f.at, outline)).sort((p, q) => q.value - p.value);
}

/** What stands in a region: a tray, its name below, and at its sides the signs of a Settlement and the tokens. */
const box = (r, [x, y]) => {
  const name = Math.max(30, nameOf(r.id).length * 3.9 + 8);
  const wide = r.muster ? name + 26 : r.vp ? Math.max(name, 62) : name;
  return [x - wide, y - 20, x + (r.vp || r.muster ? Math.max(name, 50) : name), y + 34];
};
const overlap = (p, q) =>
  Math.max(0, Math.min(p[2], q[2]) - Math.max(p[0], q[0])) * Math.max(0, Math.min(p[3], q[3]) - Math.max(p[1], q[1]));

// Every region takes the roomiest point that keeps its pieces off its neighbours', a few times over.
const rooms = new Map(regions.map((r) => [r.id, room(r)]));
const stands = new Map(regions.map((r) => [r.id, rooms.get(r.id)[0].at]));
for (let round = 0; round < 8; round++)
  for (const r of regions) {
    const near = regions
      .filter(
        (o) =>
          o !== r &&
          Math.hypot(stands.get(o.id)[0] - stands.get(r.id)[0], stands.get(o.id)[1] - stands.get(r.id)[1]) < 260,
      )
      .map((o) => box(o, stands.get(o.id)));
    let most = -Infinity;
    for (const f of rooms.get(r.id)) {
      const own = box(r, f.at);
      const worth =
        Math.min(f.value, 46) * 1.1 + f.value * 0.3 - Math.sqrt(near.reduce((s, o) => s + overlap(own, o), 0)) * 1.6;
      if (worth > most) [most] = [worth, stands.set(r.id, f.at)];
    }
  }

// --- what a border is ---

const kindOf = (c) =>
  c.edge ? "edge" : c.a === "mountain" || c.b === "mountain" ? "cliff" : (borders.get(key(c.a, c.b))?.type ?? "none");
for (const c of chains) c.kind = kindOf(c);

// The river, in one line from the Gate to the lake; it grows on its way.
function riverLine() {
  const left = chains.filter((c) => c.kind === "river" || c.kind === "ford");
  const same = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 0.5;
  const gate = stands.get("front_gate");
  const ends = left.flatMap((c) => [c.points[0], c.points.at(-1)]);
  const single = ends.filter((p) => ends.filter((q) => same(p, q)).length === 1);
  let here = single.sort(
    (p, q) => Math.hypot(p[0] - gate[0], p[1] - gate[1]) - Math.hypot(q[0] - gate[0], q[1] - gate[1]),
  )[0];
  const line = [here];
  while (left.length) {
    const i = left.findIndex((c) => same(c.points[0], here) || same(c.points.at(-1), here));
    if (i < 0) break;
    const [c] = left.splice(i, 1);
    const points = same(c.points[0], here) ? c.points : c.points.toReversed();
    line.push(...points.slice(1));
    here = points.at(-1);
  }
  return { line, rest: left };
}
const { line: river, rest: dry } = riverLine();
if (dry.length) throw new Error(`the river breaks off before ${dry.map((c) => key(c.a, c.b)).join(", ")}`);

function ribbon(points, width) {
  const [left, right] = [[], []];
  points.forEach((p, i) => {
    const [a, b] = [points[Math.max(0, i - 1)], points[Math.min(points.length - 1, i + 1)]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const w = width(i / (points.length - 1)) * (0.92 + 0.16 * random());
    left.push([p[0] + nx * w, p[1] + ny * w]);
    right.push([p[0] - nx * w, p[1] - ny * w]);
  });
  right.reverse();
  return `M${at(left[0])}${smooth(left)}L${at(right[0])}${smooth(right)}Z`;
}
const girth = (t) => 2.6 + 4.2 * t;

/** Short strokes from the border up the slope, thick at their upper end. */
function ticks(chain, up) {
  const { outline } = shapes.get(up);
  const length = lengthOf(chain.points);
  let d = "";
  for (let s = 5; s < length - 4; s += 6.5) {
    const p = along(chain.points, s / length);
    const q = along(chain.points, Math.min(1, (s + 2) / length));
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    let [nx, ny] = [-(q[1] - p[1]) / l, (q[0] - p[0]) / l];
    if (!inside([p[0] + nx * 5, p[1] + ny * 5], outline)) [nx, ny] = [-nx, -ny];
    const reach = 8.5 + random() * 4;
    const [tx, ty] = [q[0] - p[0], q[1] - p[1]].map((v) => (v / l) * 1.7);
    const tip = [p[0] + nx * reach, p[1] + ny * reach];
    d += `M${at(p)}L${at([tip[0] - tx, tip[1] - ty])}L${at([tip[0] + tx, tip[1] + ty])}Z`;
  }
  return d;
}

/** Strokes away from the rock's edge, into the rock. */
function hachures(chain) {
  const length = lengthOf(chain.points);
  let d = "";
  for (let s = 3; s < length; s += 5) {
    const p = along(chain.points, s / length);
    const q = along(chain.points, Math.min(1, (s + 2) / length));
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    let [nx, ny] = [-(q[1] - p[1]) / l, (q[0] - p[0]) / l];
    if (!rocks.some((o) => inside([p[0] + nx * 4, p[1] + ny * 4], o))) [nx, ny] = [-nx, -ny];
    if (!rocks.some((o) => inside([p[0] + nx * 4, p[1] + ny * 4], o))) continue;
    const reach = 4 + random() * 5;
    d += `M${at(p)}l${n(nx * reach)} ${n(ny * reach)}`;
  }
  return d;
}

// --- the country: stamps, each drawn a few times and set down often ---

const KINDS = { hill: 6, crag: 6, tuft: 4, reed: 4, wall: 5, house: 3, stone: 4, peak: 14 };
function blades(count, height, sway) {
  let d = "";
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * 2.1 + (random() - 0.5);
    const lean = (i - (count - 1) / 2) * sway + (random() - 0.5);
    d += `M${n(x)} 0q${n(lean * 0.2)} ${n(-height * 0.6)} ${n(lean)} ${n(-height * (0.8 + random() * 0.4))}`;
  }
  return d;
}
const stamps = Object.entries(KINDS).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, i) => {
    const id = `${kind}${i}`;
    if (kind === "hill") {
      const s = hill([0, 0], 11, random);
      return `<g id="${id}"><path d="${s.body}" fill="#dccda6"/><path d="${s.dark}" fill="#b09a70" opacity=".7"/><path d="${s.ink}" class="i"/><path d="${s.strokes}" class="h"/></g>`;
    }
    if (kind === "crag") {
      const s = peak([0, 4], 13 + random() * 4, 22 + random() * 7, random, 0.2);
      return `<g id="${id}"><path d="${s.body}" fill="#cfc0a4"/><path d="${s.dark}" fill="#94856f"/><path d="${s.strokes}" class="h"/><path d="${s.ink}" class="i"/></g>`;
    }
    if (kind === "peak") {
      const s = peak([0, 0], 25, 47, random, 0.34 + random() * 0.1);
      return `<g id="${id}"><path d="${s.body}" fill="#c3b498"/><path d="${s.dark}" fill="#82735e"/><path d="${s.cap}" fill="#fbf7ec"/><path d="${s.strokes}" class="h"/><path d="${s.spine}" class="h"/><path d="${s.ink}" class="p"/></g>`;
    }
    if (kind === "tuft") return `<g id="${id}"><path d="${blades(3 + (i % 3), 5, 1.4)}" class="g"/></g>`;
    if (kind === "reed")
      return `<g id="${id}"><path d="M-9 1.500h7m3 0h8m-13 3h9" class="w"/><path d="${blades(4 + (i % 2), 9, 0.9)}" class="r"/><path d="M-1-9v2.500m3-1.500v2.500" stroke="#6b4a2a" stroke-width="1.600" stroke-linecap="round"/></g>`;
    if (kind === "wall") {
      const w = 8 + random() * 7;
      const h = 6 + random() * 5;
      const top = `L${n(-w)} ${n(-h)}l${n(w * 0.35)} ${n(random() * 2)}l${n(w * 0.15)} ${n(h * 0.35)}l${n(w * 0.4)} ${n(-h * 0.5)}l${n(w * 0.3)} 1l${n(w * 0.25)} ${n(h * 0.6)}l${n(w * 0.55)} ${n(h * 0.1)}`;
      return `<g id="${id}"><path d="M${n(-w)} 0${top}L${n(w)} 0Z" fill="#c7b48f" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/><path d="M${n(-w + 2)} ${n(-h * 0.3)}h${n(w * 0.7)}m${n(w * 0.2)} ${n(h * 0.1)}h${n(w * 0.5)}M${n(-w + 1)} ${n(-h * 0.62)}h${n(w * 0.4)}" stroke="${ink}" stroke-width=".6" opacity=".6"/></g>`;
    }
    if (kind === "house")
      return `<g id="${id}"><path d="M-6 0v-6l6-5l6 5v6z" fill="#d8c49a" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/><path d="M-7.500-5.500L0-11.500L7.500-5.500" fill="#8a5a36" stroke="${ink}" stroke-width=".9" stroke-linejoin="round"/><path d="M-1.500 0v-4h3v4z" fill="${ink}"/></g>`;
    return `<g id="${id}"><ellipse cx="0" cy="0" rx="${n(3 + random() * 1.6)}" ry="${n(2.2 + random())}" fill="#d9d2c2" stroke="${ink}" stroke-width=".9"/></g>`;
  }),
);

const set = [];
const stamp = (kind, [x, y], scale) =>
  set.push({
    y,
    svg: `<use href="#${kind}${Math.floor(random() * KINDS[kind])}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${Math.round(scale * 100) / 100})"/>`,
  });

const TEXTURE = {
  mountains: { kind: "crag", gap: 21, scale: 0.86, share: 0.95 },
  hills: { kind: "hill", gap: 23, scale: 0.9, share: 0.78 },
  ruins: { kind: "wall", gap: 27, scale: 0.95, share: 0.8 },
  marshes: { kind: "reed", gap: 21, scale: 0.9, share: 0.75 },
  plains: { kind: "tuft", gap: 19, scale: 0.9, share: 0.42 },
};
for (const r of regions) {
  const { outline } = shapes.get(r.id);
  const ring = [...outline, outline[0]];
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const [sx, sy] = stands.get(r.id);
  const look = TEXTURE[r.terrain];
  const wide = r.vp || r.muster ? 70 : 43;
  for (let y = Math.min(...ys) + look.gap / 2, row = 0; y < Math.max(...ys); y += look.gap * 0.78, row++)
    for (let x = Math.min(...xs) + (row % 2 ? look.gap / 2 : 0); x < Math.max(...xs); x += look.gap) {
      const p = [x + (random() - 0.5) * look.gap * 0.5, y + (random() - 0.5) * look.gap * 0.4];
      if (random() > look.share || !inside(p, outline)) continue;
      const clear = distanceToLine([p[0], p[1] - 4], ring);
      if (clear < (r.terrain === "mountains" ? 13 : 11)) continue;
      if (p[0] < 16 || p[0] > W - 16 || p[1] < 22 || p[1] > H - 12) continue;
      // where the pieces and the name stand the ground stays bare, but for grass and reeds under their edges
      const [dx, dy] = [Math.abs(p[0] - sx), p[1] - sy];
      const bare = r.terrain === "plains" || r.terrain === "marshes" ? 0.75 : 1;
      if (dx < wide * bare && dy > -24 * bare && dy < 44 * bare) continue;
      stamp(look.kind, p, look.scale * (0.85 + random() * 0.3));
    }
}

// The mountain itself: peaks over the whole rock, higher towards its middle.
const plaques = Object.values(specials);
for (const outline of rocks) {
  const ring = [...outline, outline[0]];
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  for (let y = Math.max(18, Math.min(...ys)), row = 0; y < Math.max(...ys); y += 21, row++)
    for (let x = Math.min(...xs) + (row % 2 ? 15 : 0); x < Math.max(...xs); x += 31) {
      const p = [x + (random() - 0.5) * 14, y + (random() - 0.5) * 9];
      if (!inside(p, outline)) continue;
      const deep = distanceToLine(
        p,
        ring.filter((q) => q[0] > 2 && q[1] > 2),
      );
      if (deep < 9 || p[1] < 30) continue;
      const size = Math.min(1.25, 0.55 + deep / 62) * (0.86 + random() * 0.28);
      if (!plaques.some(([x, y]) => Math.hypot((p[0] - x) * 0.9, p[1] - 6 - y) < 30))
        stamp("peak", [p[0], p[1] + 8], size);
    }
}
const country = set
  .sort((a, b) => a.y - b.y)
  .map((s) => s.svg)
  .join("\n");

// Fords: stones across the water, and the path that leads to them.
const fords = chains
  .filter((c) => c.kind === "ford")
  .map((c) => {
    const mid = along(c.points, 0.5);
    const [a, b] = [along(c.points, 0.42), along(c.points, 0.58)];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l];
    const [tx, ty] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
    let svg = `<path d="M${at([mid[0] - nx * 22, mid[1] - ny * 22])}L${at([mid[0] + nx * 22, mid[1] + ny * 22])}" stroke="#efe3c8" stroke-width="13" stroke-linecap="round" opacity=".85"/><path d="M${at([mid[0] - nx * 20, mid[1] - ny * 20])}L${at([mid[0] + nx * 20, mid[1] + ny * 20])}" stroke="#7a5330" stroke-width="1.600" stroke-dasharray="3 3.500"/>`;
    for (let i = -2; i <= 2; i++)
      for (const side of [-3.4, 3.4]) {
        const p = [
          mid[0] + nx * i * 5.4 + tx * (side + random() * 2 - 1),
          mid[1] + ny * i * 5.4 + ty * (side + random() * 2 - 1),
        ];
        svg += `<use href="#stone${Math.floor(random() * 4)}" transform="translate(${at(p)})"/>`;
      }
    return { a: c.a, b: c.b, at: mid.map(Math.round), svg };
  });

// Settlements and fortresses as they stand in the country, above the pieces.
const buildings = regions
  .filter((r) => r.vp)
  .map((r) => {
    const [x, y] = stands.get(r.id);
    const tower = (dx, dy, w, h) => {
      const [l, t] = [x + dx - w / 2, y + dy - h];
      let d = `M${n(l)} ${n(t + h)}V${n(t)}`;
      for (let i = 0; i < 3; i++) d += `h${n(w / 5)}v${i < 2 ? 2.6 : 0}${i < 2 ? `h${n(w / 5)}v-2.600` : ""}`;
      return `<path d="${d}V${n(t + h)}Z" fill="#d3c5a8" stroke="${ink}" stroke-width="1.200" stroke-linejoin="round"/><path d="M${n(l + w / 2)} ${n(t + h * 0.35)}v${n(h * 0.2)}" stroke="${ink}" stroke-width="1.800"/>`;
    };
    if (r.id === "front_gate")
      return `<path d="M${n(x - 60)} ${n(y - 16)}v-24q0-8 8-8h6q8 0 8 8v24z" fill="#d3c5a8" stroke="${ink}" stroke-width="1.200"/><path d="M${n(x - 54)} ${n(y - 16)}v-15q0-6 5-7q5 1 5 7v15z" fill="${ink}"/>`;
    if (r.defence) return tower(-60, -14, 9, 24) + tower(-40, -14, 9, 20) + tower(-50, -14, 14, 17);
    const house = (dx, dy, s) =>
      `<use href="#house${Math.floor(random() * 3)}" transform="translate(${n(x + dx)} ${n(y + dy)})scale(${s})"/>`;
    return house(-60, -20, 1) + house(-42, -21, 0.85) + house(-51, -15, 1.1);
  })
  .join("");

// --- colours of the territories ---

const TERRITORY = { broken_lands: "#c9a227", valley: "#b04a3a", eastern_bank: "#3d6f9e", southern_spur: "#4d7d45" };
const ground = { mountains: "#8d7f68", marshes: "#8a9a78", ruins: "#a08c74", hills: "#b9a06a", plains: "#d8cc94" };
const tint = regions
  .map(
    (r) =>
      `<path d="${shapes.get(r.id).d}" fill="${ground[r.terrain]}" opacity="${r.terrain === "plains" ? ".2" : ".26"}"/>`,
  )
  .join("");
const territoryOf = (id) => byId.get(id)?.territory ?? null;
const rims = Object.entries(TERRITORY)
  .map(([id, colour]) => {
    const whole = regions
      .filter((r) => r.territory === id)
      .map((r) => shapes.get(r.id).d)
      .join("");
    const edge = chains
      .filter((c) => (territoryOf(c.a) === id) !== (territoryOf(c.b) === id))
      .map(drawn)
      .join("");
    return `<clipPath id="t-${id}"><path d="${whole}"/></clipPath><g clip-path="url(#t-${id})"><path d="${edge}" fill="none" stroke="${colour}" stroke-width="15" opacity=".32" stroke-linejoin="round"/><path d="${edge}" fill="none" stroke="${colour}" stroke-width="6.500" opacity=".85" stroke-linejoin="round"/></g>`;
  })
  .join("");

const lines = (kind) =>
  chains
    .filter((c) => c.kind === kind)
    .map(drawn)
    .join("");
const slopes = chains
  .filter((c) => c.kind === "slope")
  .map((c) => ticks(c, borders.get(key(c.a, c.b)).up))
  .join("");
const cliffs = chains.filter((c) => c.kind === "cliff");

// The passes: a track from the muster to the pass, and down to the region it opens on.
const track = (from, to, bend) => {
  const [a, b] = [from, to];
  const mid = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
  return `M${at(a)}Q${at(mid)} ${at(b)}`;
};
const towards = (from, to, reach) => {
  const l = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + ((to[0] - from[0]) * reach) / l, from[1] + ((to[1] - from[1]) * reach) / l];
};
const tracks = facts.special_area
  .filter((s) => s.leads_to)
  .map((s) => {
    const from = specials[s.id];
    const to = specials[s.leads_to] ?? towards(from, stands.get(s.leads_to), 62);
    return track(from, to, 0.1);
  })
  .join("");

const fibres = specks(random, 260, W, H);
const rockPath = pathOf(rock);
const T = W + COLUMN;

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${T} ${H}" width="${2 * T}" height="${2 * H}">
<defs>
<radialGradient id="paper" cx=".5" cy=".46" r=".75"><stop offset="0" stop-color="#f6ecd4"/><stop offset=".65" stop-color="#efe3c8"/><stop offset="1" stop-color="#dcc9a0"/></radialGradient>
<linearGradient id="rock" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a39680"/><stop offset="1" stop-color="#8c7f6a"/></linearGradient>
<linearGradient id="board" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#3a2a1c"/><stop offset=".5" stop-color="#4b3725"/><stop offset="1" stop-color="#382819"/></linearGradient>
<style>.i{fill:none;stroke:${ink};stroke-width:1.1;stroke-linecap:round;stroke-linejoin:round}.h{fill:none;stroke:${ink};stroke-width:.7;stroke-linecap:round;opacity:.65}.p{fill:none;stroke:${ink};stroke-width:1.5;stroke-linejoin:round;stroke-linecap:round}.g{fill:none;stroke:#7a7a3e;stroke-width:1;stroke-linecap:round}.r{fill:none;stroke:#3f6350;stroke-width:1.2;stroke-linecap:round}.w{fill:none;stroke:#4d7f96;stroke-width:1;stroke-linecap:round;opacity:.8}</style>
${stamps.join("\n")}
<clipPath id="frame"><rect x="4" y="4" width="${W - 8}" height="${H - 8}" rx="5"/></clipPath>
</defs>
<rect x="${W - 10}" y="0" width="${COLUMN + 10}" height="${H}" rx="7" fill="url(#board)"/>
<rect x="${W - 4}" y="6" width="${COLUMN - 2}" height="${H - 12}" rx="5" fill="none" stroke="#8a6a3c" stroke-width="1.200"/>
<rect width="${W}" height="${H}" rx="7" fill="url(#paper)"/>
<g clip-path="url(#frame)">
${tint}
<path d="${fibres}" stroke="#8a734c" stroke-width=".8" stroke-linecap="round" opacity=".35"/>
${rims}
<path d="${lines("open")}${lines("slope")}" fill="none" stroke="#f6ecd4" stroke-width="3.200" opacity=".7"/>
<path d="${lines("open")}" fill="none" stroke="${ink}" stroke-width="1.300" stroke-dasharray="6 3.600" opacity=".72"/>
<path d="${lines("slope")}" fill="none" stroke="#4a3624" stroke-width="1.900"/>
<path d="${slopes}" fill="#4a3624"/>
<path d="${ribbon(river, (t) => girth(t) + 1.5)}" fill="${ink}" opacity=".85"/>
<path d="${ribbon(river, girth)}" fill="#6fa0b8"/>
<path d="M${at(river[0])}${smooth(river)}" fill="none" stroke="#d6e8ee" stroke-width="1.200" stroke-dasharray="9 8 3 7" opacity=".9"/>
<path d="${rockPath}" fill="url(#rock)"/>
<path d="${cliffs.map(hachures).join("")}" stroke="${ink}" stroke-width="1" stroke-linecap="round" opacity=".8"/>
<path d="${cliffs.map(drawn).join("")}" fill="none" stroke="${ink}" stroke-width="3.400" stroke-linejoin="round" stroke-linecap="round"/>
${country}
<path d="${tracks}" fill="none" stroke="#efe3c8" stroke-width="9" stroke-linecap="round" opacity=".9"/>
<path d="${tracks}" fill="none" stroke="#5d2320" stroke-width="2.600" stroke-linecap="round" stroke-dasharray="6 5"/>
${fords.map((f) => f.svg).join("")}
${buildings}
</g>
<rect x="4" y="4" width="${W - 8}" height="${H - 8}" rx="6" fill="none" stroke="${ink}" stroke-width="1.8"/>
<rect x="8.500" y="8.500" width="${W - 17}" height="${H - 17}" rx="4" fill="none" stroke="${ink}" stroke-width=".7"/>
</svg>
`;

const out = {
  size: [T, H],
  width: W,
  regions: regions.map((r) => ({
    id: r.id,
    at: stands.get(r.id),
    d: shapes.get(r.id).d,
    settlement: r.settlement ?? false,
  })),
  specials: facts.special_area
    .filter((s) => specials[s.id])
    .map((s) => ({ id: s.id, at: specials[s.id].map(Math.round) })),
  borders: chains
    .filter((c) => byId.has(c.a) && byId.has(c.b))
    .map((c) => ({ a: c.a, b: c.b, kind: c.kind, up: borders.get(key(c.a, c.b))?.up ?? null })),
};
writeFileSync(drawing("bofa", "map.json"), JSON.stringify(out) + "\n");
writeFileSync(drawing("bofa", "map.svg"), packed(svg));
const areas = regions.map((r) => areaOf(shapes.get(r.id).outline));
console.log(
  `map: ${set.length} stamps, ${Math.round(svg.length / 1024)} kB, regions from ${Math.round(Math.min(...areas))} to ${Math.round(Math.max(...areas))}`,
);
