// Draws the map of Middle-earth from its facts, once: the picture (map.svg) and where things stand on it (map.json).
// Run with `npm run map` after the map's data changed; the unit tests compare both with the adjacency.
import { readFileSync, writeFileSync } from "node:fs";
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
} from "./ink.mjs";
import { area, borders, net, relax } from "./wotr-cells.mjs";

const facts = new URL("../../src/ravenhill/games/wotr/data/", import.meta.url);
const layout = parse(readFileSync(new URL("layout.toml", facts), "utf8"));
const SHADOW = ["isengard", "sauron", "southrons"];
const sideOf = (nation) => (nation === undefined ? "none" : SHADOW.includes(nation) ? "shadow" : "fp");
const book = new Map(
  parse(readFileSync(new URL("regions.toml", facts), "utf8")).region.map((r) => [
    r.id,
    { nation: "none", side: sideOf(r.nation), settlement: "none", vp: 0, impassable: [], ...r },
  ]),
);

// The facts' plane is narrower than a screen: it is stretched, and the empty sea in the west cut short.
const [LEFT, TOP, RIGHT, BOTTOM, STRETCH] = [84, -42, 1000, 735, 1.3];
const [W, H] = [Math.round((RIGHT - LEFT) * STRETCH), BOTTOM - TOP];
const place = ([x, y]) => [(x - LEFT) * STRETCH, y - TOP];
const random = seeded(3018);
const ink = "#2a211b";

// --- cells ---

const sites = [];
const owners = [];
const add = (p, owner) => (sites.push(p), owners.push(owner));
for (const l of layout.layout) for (const s of l.sites) add(s, l.id);
for (const p of layout.sea.points) add(p, p[0] > 800 ? "rhun" : "sea");
const beyond = ([x, y]) => (x < 0 || (y < 0 && x < 240) || (y > 700 && x < 640) ? "sea" : "beyond");
const frame = [];
for (let y = -70; y <= 770; y += 50) frame.push([-80, y], [1080, y]);
for (let x = -80; x <= 1080; x += 50) frame.push([x, -70], [x, 770]);
for (const p of frame) add(p, beyond(p));

const ids = layout.layout.map((l) => l.id);
const web = net(sites, owners, place);
const sizes = new Map(
  ids.map((id) => [id, Math.abs(area(web.rings.get(id)[0].map((i) => web.nodes[i].at))) / STRETCH]),
);
const wish = new Map(ids.map((id) => [id, Math.max(4700, Math.min(8000, STRETCH * 1.04 * sizes.get(id)))]));
relax(web, {
  room: (owner) => wish.get(owner),
  shortest: (s) =>
    s.pair.every((o) => wish.has(o)) ? (book.get(s.pair[0]).adjacent.includes(s.pair[1]) ? 26 : 16) : 8,
  hold: (pair) => (pair.includes("beyond") ? 1 : pair.includes("sea") || pair.includes("rhun") ? 0.08 : 0),
  rounds: 900,
  pull: 0.5,
  press: 0.03,
});

// --- borders: drawn once, shared by the regions on both sides ---

const NATURE = { open: 1.5, ridge: 2.2, coast: 3.4, edge: 1.2 };
function nature([a, b]) {
  if (!wish.has(a) || !wish.has(b)) return [a, b].some((o) => o === "sea" || o === "rhun") ? "coast" : "edge";
  if (book.get(a).adjacent.includes(b)) return "open";
  if (book.get(a).impassable.includes(b)) return "ridge";
  throw new Error(`${a} and ${b} touch on the drawing alone`);
}
/** Corners cut twice, then every few units a mark of the pen, off the line by a tremor that fades towards the ends. */
function draw(points, amount) {
  let line = points;
  for (let round = 0; round < 2; round++) {
    if (line.length < 3) break;
    const cut = [line[0]];
    for (let i = 0; i < line.length - 1; i++) {
      const [p, q] = [line[i], line[i + 1]];
      if (i > 0) cut.push([p[0] * 0.75 + q[0] * 0.25, p[1] * 0.75 + q[1] * 0.25]);
      if (i < line.length - 2) cut.push([p[0] * 0.25 + q[0] * 0.75, p[1] * 0.25 + q[1] * 0.75]);
    }
    line = [...cut, line.at(-1)];
  }
  const length = lengthOf(line);
  const count = Math.max(2, Math.round(length / (amount > 3 ? 9 : 12)));
  const waves = [1, 2, 3].map((k) => [
    ((random() - 0.5) * 2) / k,
    random() * 6.3,
    k * (1 + random()) * Math.max(1, length / 70),
  ]);
  const drawn = [];
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const p = along(line, t);
    const [u, v] = [along(line, Math.max(0, t - 0.04)), along(line, Math.min(1, t + 0.04))];
    const d = Math.hypot(v[0] - u[0], v[1] - u[1]) || 1;
    const fade = Math.min(1, Math.min(t, 1 - t) * length * 0.09);
    const off =
      fade *
      Math.min(amount, length * 0.05) *
      (waves.reduce((s, [a, phase, f]) => s + a * Math.sin(phase + f * t * 6.3), 0) + (random() - 0.5) * 0.9);
    drawn.push(i === 0 || i === count ? p : [p[0] - ((v[1] - u[1]) / d) * off, p[1] + ((v[0] - u[0]) / d) * off]);
  }
  return drawn.map((p) => p.map((c) => Math.round(c * 10) / 10));
}
const lines = borders(web).map(({ pair, run }) => {
  const kind = nature(pair);
  return {
    pair,
    kind,
    run,
    points: draw(
      run.map((i) => web.nodes[i].at),
      NATURE[kind],
    ),
  };
});

/** A region's outline as the borders it is made of: number and, if walked backwards, its complement. */
function outline(owner) {
  const own = lines.map((l, i) => ({ ...l, i })).filter((l) => l.pair.includes(owner));
  const rings = [];
  while (own.length) {
    const first = own.shift();
    const ring = [first.i];
    const start = first.run[0];
    let here = first.run.at(-1);
    while (here !== start) {
      const k = own.findIndex((l) => l.run[0] === here || l.run.at(-1) === here);
      if (k < 0) break;
      const [next] = own.splice(k, 1);
      const forward = next.run[0] === here;
      ring.push(forward ? next.i : ~next.i);
      here = forward ? next.run.at(-1) : next.run[0];
    }
    rings.push({ ring, closed: here === start });
  }
  return rings;
}
const walk = (i) => (i >= 0 ? lines[i].points : lines[~i].points.toReversed());
const shapeOf = (ring) => ring.flatMap((i) => walk(i).slice(0, -1));
const pathOf = (ring) => `M${at(walk(ring[0])[0])}${ring.map((i) => through(walk(i))).join("")}Z`;
const regions = ids.map((id) => {
  const rings = outline(id);
  if (rings.length !== 1 || !rings[0].closed) throw new Error(`${id} is not one closed shape`);
  const { ring } = rings[0];
  return { id, ...book.get(id), ring, shape: shapeOf(ring), d: pathOf(ring) };
});

// --- where things stand ---

/** The middle of the largest upright box of these proportions that the shape holds. */
function roomiest(shape, wide, tall) {
  const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
  const closed = [...shape, shape[0]];
  const squeeze = closed.map(([x, y]) => [x / wide, y / tall]);
  let [best, most] = [null, -Infinity];
  for (let x = Math.max(Math.min(...xs), wide / 2 + 8); x <= Math.min(Math.max(...xs), W - wide / 2 - 8); x += 2)
    for (let y = Math.max(Math.min(...ys), tall / 2 + 8); y <= Math.min(Math.max(...ys), H - tall / 2 - 8); y += 2) {
      if (!inside([x, y], shape)) continue;
      const room = distanceToLine([x / wide, y / tall], squeeze);
      if (room > most) [best, most] = [[x, y], room];
    }
  return best.map(Math.round);
}
const SETTLED = new Set(["town", "city", "stronghold", "fortification"]);
for (const r of regions) {
  const middle = roomiest(r.shape, 60, 50);
  const settled = SETTLED.has(r.settlement);
  r.at = settled ? [middle[0] + 12, middle[1] - 4] : [middle[0], middle[1] - 4];
  r.town = settled ? [middle[0] - 17, middle[1] - 3] : null;
  r.label = [middle[0], middle[1] + 18];
}

// The Mordor Track lies on the east of Gorgoroth, there and back; the region's own pieces stand west of it.
const plateau = regions.find((r) => r.id === "gorgoroth");
const [px, py] = roomiest(plateau.shape, 124, 62);
const mordor = [
  [-3, -15],
  [22, -17],
  [47, -13],
  [48, 15],
  [23, 17],
  [-5, 16],
].map(([dx, dy]) => [px + dx, py + dy]);
Object.assign(plateau, { at: [px - 37, py - 5], label: [px - 37, py + 17] });

// --- the picture ---

const TONE = {
  gondor: "#2f6fe0",
  rohan: "#5f9a58",
  elves: "#9ccb78",
  dwarves: "#b5804a",
  north: "#8fc3e2",
  isengard: "#e0c544",
  sauron: "#c0564a",
  southrons: "#e08f45",
};
const LAND = "#efe3c6";
const SEA = "#c3d0c4";
const strokes = (kinds) =>
  lines
    .filter((l) => kinds.includes(l.kind))
    .map((l) => curve(l.points))
    .join("");
const far = beyondLand();
const coast = strokes(["coast"]) + far.shores;
const nations = Object.keys(TONE).map((nation) => {
  const own = regions.filter((r) => r.nation === nation);
  const held = new Set(own.map((r) => r.id));
  const rim = lines
    .filter((l) => held.has(l.pair[0]) !== held.has(l.pair[1]))
    .map((l) => curve(l.points))
    .join("");
  return {
    nation,
    body: own.map((r) => r.d).join(""),
    rim,
    outer: lines.filter((l) => l.kind === "open" && held.has(l.pair[0]) !== held.has(l.pair[1])),
  };
});

// What lies beyond the map: the outermost cells, unpeopled.
const edge = (() => {
  const chain = lines.filter((l) => l.pair.includes("beyond"));
  return chain.map((l) => curve(l.points)).join("");
})();

/** Points scattered over a region, apart from each other, from its borders and from where pieces and names stand. */
function scatter(r, gap, rim) {
  const [xs, ys] = [r.shape.map((p) => p[0]), r.shape.map((p) => p[1])];
  const closed = [...r.shape, r.shape[0]];
  const found = [];
  for (let tries = 0; tries < 900; tries++) {
    const p = [
      Math.min(...xs) + random() * (Math.max(...xs) - Math.min(...xs)),
      Math.min(...ys) + random() * (Math.max(...ys) - Math.min(...ys)),
    ];
    if (p[0] < 14 || p[0] > W - 14 || p[1] < 18 || p[1] > H - 14) continue;
    if (!inside(p, r.shape) || distanceToLine(p, closed) < rim) continue;
    if (Math.abs(p[0] - r.label[0]) < 29 && p[1] > r.label[1] - 32 && p[1] < r.label[1] + 9) continue;
    if (found.some((q) => Math.hypot(p[0] - q[0], (p[1] - q[1]) * 1.25) < gap)) continue;
    found.push(p);
  }
  return found;
}

const KINDS = { hill: 6, fir: 4, leaf: 4, gold: 3, dark: 4, peak: 12 };
const SHADES = {
  fir: ["#8b9c6c", "#6b8053"],
  leaf: ["#9fab72", "#7d8f58"],
  gold: ["#d9b752", "#ac8a2f"],
  dark: ["#5f7257", "#455a42"],
};
const stamps = Object.entries(KINDS).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, i) => {
    const id = `${kind}${i}`;
    if (kind === "hill") {
      const s = hill([0, 0], 10, random);
      return `<g id="${id}"><path d="${s.body}" fill="#d8c6a0"/><path d="${s.dark}" fill="#a08862" opacity=".8"/><path d="${s.ink}" class="i"/><path d="${s.strokes}" class="h"/></g>`;
    }
    if (kind === "peak") {
      const m = peak([0, 5], 9.5, 17, random, 0.3);
      return `<g id="${id}"><path d="${m.body}" fill="#cbb894"/><path d="${m.dark}" fill="#7d6a52"/><path d="${m.cap}" fill="#f8f2e2"/><path d="${m.ink}" class="p"/></g>`;
    }
    const [light, dark] = SHADES[kind];
    const s = kind === "fir" || kind === "dark" ? conifer([0, 0], 12, random) : broadleaf([0, 0], 12, random);
    return `<g id="${id}"><path d="${s.trunk}" class="t"/><path d="${s.body}" fill="${light}" class="l"/><path d="${s.dark}" fill="${dark}"/></g>`;
  }),
);
const drawn = [];
const put = (y, svg) => drawn.push({ y, svg });
function stamp(kind, [x, y], scale) {
  put(
    y + (kind === "hill" ? 3 * scale : kind === "peak" ? 5 * scale : 0),
    `<use href="#${kind}${Math.floor(random() * KINDS[kind])}" transform="translate(${n(x)} ${n(y)})scale(${Math.round(scale * 100) / 100})"/>`,
  );
}

const WOODS = {
  dark: [
    "northern_mirkwood",
    "western_mirkwood",
    "eastern_mirkwood",
    "southern_mirkwood",
    "narrows_of_the_forest",
    "dol_guldur",
    "woodland_realm",
    "old_forest_road",
  ],
  leaf: ["fangorn", "old_forest", "trollshaws", "druadan_forest", "the_shire"],
  gold: ["lorien"],
  fir: ["rivendell", "north_ithilien", "south_ithilien", "druwaith_iaur"],
};
for (const [kind, list] of Object.entries(WOODS))
  for (const id of list) {
    const r = regions.find((o) => o.id === id);
    const thick = kind === "dark" || id === "fangorn" || id === "old_forest" || kind === "gold";
    for (const p of scatter(r, thick ? 9.5 : 17, 6)) stamp(kind, p, 0.55 + random() * 0.2);
  }
const HILLS = [
  "weather_hills",
  "north_downs",
  "south_downs",
  "tower_hills",
  "iron_hills",
  "ettenmoors",
  "eastern_emyn_muil",
  "western_emyn_muil",
  "mount_gram",
  "mount_gundabad",
  "angmar",
  "ered_luin",
  "north_ered_luin",
  "eagles_eyrie",
  "erebor",
  "withered_heath",
  "ash_mountains",
  "high_pass",
  "goblins_gate",
  "morannon",
  "minas_morgul",
  "south_dunland",
  "north_dunland",
];
for (const r of regions)
  if (HILLS.includes(r.id))
    for (const p of scatter(r, /mount|angmar|withered|ash_|pass|gate|morann/.test(r.id) ? 13 : 17, 7))
      stamp("hill", p, 0.42 + random() * 0.25);

// Grass, reeds and cracked ground are strokes of the pen, no stamps.
let grass = "";
let reeds = "";
let cracks = "";
for (const r of regions) {
  if (
    ["rohan"].includes(r.nation) ||
    [
      "parth_celebrant",
      "cardolan",
      "minhiriath",
      "enedwaith",
      "evendim",
      "anfalas",
      "lamedon",
      "lossarnach",
      "dale",
      "rhosgobel",
      "carrock",
      "northern_rhovanion",
      "southern_rhovanion",
      "hollin",
      "arnor",
    ].includes(r.id)
  )
    for (const [x, y] of scatter(r, 13, 5))
      grass += `M${n(x - 2)} ${n(y)}l-1-3M${n(x)} ${n(y)}v-4M${n(x + 2)} ${n(y)}l1-3`;
  if (["dead_marshes", "gladden_fields", "pelargir"].includes(r.id))
    for (const [x, y] of scatter(r, 10, 5))
      reeds += `M${n(x - 5)} ${n(y)}h10M${n(x - 2)} ${n(y)}v-4M${n(x)} ${n(y)}v-6M${n(x + 2)} ${n(y)}v-4`;
  if (
    [
      "gorgoroth",
      "nurn",
      "dagorlad",
      "noman_lands",
      "barad_dur",
      "eastern_brown_lands",
      "western_brown_lands",
      "khand",
      "far_harad",
      "near_harad",
    ].includes(r.id)
  )
    for (const [x, y] of scatter(r, 13, 5)) cracks += `M${n(x - 4)} ${n(y)}l3-2 3 1.500 3-2M${n(x)} ${n(y - 1)}l1 3`;
}

// Ridges: what no army crosses.
for (const l of lines) {
  if (l.kind !== "ridge") continue;
  const length = lengthOf(l.points);
  const steps = Math.max(2, Math.round(length / 9));
  for (let i = 0; i <= steps; i++) {
    const p = along(l.points, i / steps);
    if (i % 2 && random() < 0.15) continue;
    stamp("peak", [p[0] + (random() - 0.5) * 2, p[1]], i % 2 ? 0.7 + random() * 0.15 : 0.95 + random() * 0.3);
  }
}

/** A Settlement, known by its outline: houses, a walled city, a castle or a dark tower, a wall with a gate. */
function settlement(r) {
  const [x, y] = r.town;
  const dark = r.side === "shadow";
  const wall = dark ? "#6a5a50" : "#f4ead2";
  const shade = dark ? "#40352e" : "#cdb98f";
  const roof = TONE[r.nation] ?? "#8d7b63";
  const parts = [];
  const box = (dx, dy, w, h, fill) =>
    parts.push(`<path d="M${n(x + dx)} ${n(y + dy)}h${n(w)}v${n(h)}h${n(-w)}z" fill="${fill}"/>`);
  const gable = (dx, dy, w, h) =>
    parts.push(
      `<path d="M${n(x + dx - 1)} ${n(y + dy)}l${n(w / 2 + 1)} ${n(-h)}l${n(w / 2 + 1)} ${n(h)}z" fill="${roof}"/>`,
    );
  const teeth = (dx, dy, w) => {
    let d = `M${n(x + dx)} ${n(y + dy + 3)}v-3`;
    const count = Math.max(2, Math.round(w / 3.2));
    const step = w / (count * 2 - 1);
    for (let i = 0; i < count; i++) d += `h${n(step)}${i < count - 1 ? `v2h${n(step)}v-2` : ""}`;
    parts.push(`<path d="${d}V${n(y + dy + 3)}z" fill="${wall}"/>`);
  };
  const gate = (dx, dy, w, h) =>
    parts.push(
      `<path d="M${n(x + dx)} ${n(y + dy)}v${n(-h * 0.55)}q0${n(-h * 0.45)} ${n(w / 2)}${n(-h * 0.45)}t${n(w / 2)} ${n(h * 0.45)}v${n(h * 0.55)}z" fill="${ink}"/>`,
    );
  parts.push(
    `<ellipse cx="${n(x)}" cy="${n(y + 8)}" rx="${r.settlement === "town" ? 11 : 13}" ry="3.200" fill="#7a6244" opacity=".28" stroke="none"/>`,
  );
  if (r.settlement === "town") {
    box(-9, 0, 7, 7, wall);
    gable(-9, 0, 7, 5);
    box(2.5, 1, 6.5, 6, wall);
    gable(2.5, 1, 6.5, 5);
    box(-3.5, -2, 7, 10, shade);
    gable(-3.5, -2, 7, 6);
    gate(-1.3, 8, 2.6, 4);
  } else if (r.settlement === "city") {
    box(-7, -6, 5, 8, shade);
    gable(-7, -6, 5, 5);
    box(-1.5, -9, 5, 11, shade);
    gable(-1.5, -9, 5, 6);
    box(4, -4, 4.5, 6, shade);
    gable(4, -4, 4.5, 5);
    box(-11, 1, 22, 7.5, wall);
    teeth(-11, -1.6, 22);
    gate(-2, 8.5, 4, 5.5);
  } else if (r.settlement === "fortification") {
    box(-11, -1, 22, 9, wall);
    teeth(-11, -3.6, 22);
    box(-13, -5, 6, 13.5, shade);
    teeth(-13, -7.6, 6);
    box(7, -5, 6, 13.5, shade);
    teeth(7, -7.6, 6);
    gate(-3, 8.5, 6, 7.5);
  } else if (dark) {
    for (const [dx, w, top] of [
      [-10.5, 5, -6],
      [5.5, 5, -6],
      [-4, 8, -13],
    ]) {
      parts.push(
        `<path d="M${n(x + dx)} ${n(y + 9)}L${n(x + dx + 0.8)} ${n(y + top)}l-1.600-5l2.400 2.200L${n(x + dx + w / 2)} ${n(y + top - 4)}l${n(w / 2 - 1.6)} 1.200l2.400-2.200l-1.600 5L${n(x + dx + w)} ${n(y + 9)}z" fill="${w > 6 ? wall : shade}"/>`,
      );
    }
    box(-12, 3, 24, 6, wall);
    gate(-2.2, 9, 4.4, 6.5);
    parts.push(`<path d="M${n(x - 2)} ${n(y - 8)}q2-2 4 0q-2 2-4 0z" fill="#f0a24a" stroke-width=".5"/>`);
  } else {
    box(-4, -10, 8, 16, shade);
    teeth(-4.6, -12.6, 9.2);
    parts.push(`<path d="M${n(x)} ${n(y - 12.6)}v-6.500l5.500 1.800l-5.500 1.800" fill="${roof}"/>`);
    box(-12, -3, 6, 12, wall);
    teeth(-12.6, -5.6, 7.2);
    box(6, -3, 6, 12, wall);
    teeth(5.4, -5.6, 7.2);
    box(-7, 1, 14, 8, wall);
    teeth(-7, -1.6, 14);
    gate(-2.2, 9, 4.4, 6.5);
  }
  return `<g class="s">${parts.join("")}</g>`;
}
const towns = regions
  .filter((r) => r.town)
  .map(settlement)
  .join("\n");

drawn.sort((a, b) => a.y - b.y);
const shapes = drawn.map((s) => s.svg).join("\n");

// Around the land the sea is drawn in lines that follow the shore.
const ripples = [30, 21, 13, 6.5]
  .map(
    (off, i) =>
      `<use href="#coast" stroke="#6f8a86" stroke-width="${n(2 * off + 0.9)}" opacity="${n(0.25 + i * 0.17)}"/><use href="#coast" stroke="${SEA}" stroke-width="${n(2 * off - 0.9)}"/>`,
  )
  .join("");
let waves = "";
for (let tries = 0; tries < 260; tries++) {
  const p = [20 + random() * (W - 40), 20 + random() * (H - 40)];
  if (regions.some((r) => inside(p, r.shape))) continue;
  if (lines.some((l) => l.kind !== "open" && l.kind !== "ridge" && distanceToLine(p, l.points) < 46)) continue;
  waves += `M${n(p[0] - 7)} ${n(p[1])}q3.500-4 7 0t7 0`;
}

// Rivers run along borders, from source to mouth, growing wider; where two borders of a course do not meet, what lies
// between is found.
const RIVERS = [
  [
    "carrock-eagles_eyrie",
    "carrock-old_ford",
    "old_ford-rhosgobel",
    "gladden_fields-rhosgobel",
    "gladden_fields-north_anduin_vale",
    "dimrill_dale-south_anduin_vale",
    "parth_celebrant-western_brown_lands",
    "eastemnet-western_emyn_muil",
    "dead_marshes-druadan_forest",
    "minas_tirith-osgiliath",
    "lossarnach-osgiliath",
    "osgiliath-pelargir",
  ],
  [
    "fords_of_bruinen-trollshaws",
    "fords_of_bruinen-hollin",
    "cardolan-north_dunland",
    "enedwaith-tharbad",
    "enedwaith-minhiriath",
  ],
  ["fords_of_isen-gap_of_rohan", "druwaith_iaur-gap_of_rohan", "druwaith_iaur-enedwaith"],
  [
    "evendim-north_downs",
    "buckland-evendim",
    "buckland-the_shire",
    "old_forest-the_shire",
    "old_forest-south_ered_luin",
    "cardolan-south_ered_luin",
    "minhiriath-south_ered_luin",
  ],
  [
    "dale-erebor",
    "dale-vale_of_the_carnen",
    "northern_rhovanion-vale_of_the_celduin",
    "northern_dorwinion-vale_of_the_celduin",
    "north_rhun-northern_dorwinion",
  ],
  ["fangorn-westemnet", "eastemnet-westemnet", "eastemnet-folde"],
  ["evendim-north_ered_luin", "ered_luin-evendim", "grey_havens-tower_hills", "grey_havens-harlindon"],
];
const byPair = new Map(lines.map((l) => [l.pair.join("-"), l]));
function course(names) {
  const wanted = names.map((name) => {
    const l = byPair.get(name);
    if (!l) throw new Error(`no border ${name} for a river`);
    return l;
  });
  const runs = new Map();
  for (const l of lines)
    if (l.kind === "open") for (const i of [l.run[0], l.run.at(-1)]) runs.set(i, [...(runs.get(i) ?? []), l]);
  const other = (l, i) => (l.run[0] === i ? l.run.at(-1) : l.run[0]);
  const between = (from, goals, never) => {
    const before = new Map(from.map((i) => [i, null]));
    for (const i of before.keys()) {
      if (goals.includes(i)) {
        const way = [];
        for (let [k, step] = [i, before.get(i)]; step; [k, step] = [step.from, before.get(step.from)])
          way.unshift({ l: step.l, from: step.from, to: k });
        return { way, start: way[0]?.from ?? i, end: i };
      }
      for (const l of runs.get(i) ?? [])
        if (!never.includes(l) && !before.has(other(l, i))) before.set(other(l, i), { l, from: i });
    }
    throw new Error(`no way for a river: ${names}`);
  };
  const points = [];
  const draw = (l, from) => points.push(...(l.run[0] === from ? l.points : l.points.toReversed()));
  let here = null;
  wanted.forEach((l, k) => {
    const next = wanted[k + 1];
    if (here === null)
      here = next ? other(l, between([l.run[0], l.run.at(-1)], [next.run[0], next.run.at(-1)], [l]).start) : l.run[0];
    else if (!l.run.includes(here) || (l.run[0] !== here && l.run.at(-1) !== here)) {
      const { way, end } = between([here], [l.run[0], l.run.at(-1)], [l]);
      for (const step of way) draw(step.l, step.from);
      here = end;
    }
    draw(l, here);
    here = other(l, here);
  });
  return points.filter((p, i) => i === 0 || p[0] !== points[i - 1][0] || p[1] !== points[i - 1][1]);
}
const rivers = RIVERS.map((names) => {
  const line = course(names);
  const parts = 7;
  let d = "";
  for (let i = 0; i < parts; i++) {
    const [a, b] = [Math.floor((i * (line.length - 1)) / parts), Math.floor(((i + 1) * (line.length - 1)) / parts)];
    if (b > a)
      d += `<path d="${curve(line.slice(a, b + 1))}" stroke-width="${n(1.4 + (i / parts) * Math.min(3, lengthOf(line) / 130))}"/>`;
  }
  return d;
}).join("");

const fibres = specks(random, 320, W, H);
const age = stains([
  [210, 640, 160],
  [980, 120, 190],
  [640, 380, 300],
]);
const compass = `<g opacity=".75"><circle cx="96" cy="690" r="27" fill="none" stroke="${ink}" stroke-width=".8"/><circle cx="96" cy="690" r="30" fill="none" stroke="${ink}" stroke-width=".5"/><g stroke="${ink}" stroke-width=".7">${rose(96, 690, 40, 8, ink)}</g></g>`;
/** A ship under sail, for the empty sea. */
const ship = (x, y, s) =>
  `<g transform="translate(${x} ${y})scale(${s})" opacity=".8" stroke="${ink}" stroke-width="1.100" stroke-linejoin="round"><path d="M-20 6q3 10 10 11h20q9-1 12-13q-10 5-22 4t-20-2z" fill="#b08c5c"/><path d="M-4 7V-26M10 6V-20" fill="none"/><path d="M-4-24q-14 4-15 20q8 4 15 2z" fill="#f4ead2"/><path d="M-3-24q9 9 5 24q-3 1-5 1z" fill="#dcc99f"/><path d="M10-18q10 6 9 18q-5 3-9 1z" fill="#f4ead2"/></g>`;

const plain = regions
  .filter((r) => !TONE[r.nation])
  .map((r) => r.d)
  .join("");
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${2 * W}" height="${2 * H}">
<defs>
<radialGradient id="paper" cx=".5" cy=".46" r=".8"><stop offset="0" stop-color="#f6ecd4" stop-opacity="0"/><stop offset=".7" stop-color="#b99b63" stop-opacity=".05"/><stop offset="1" stop-color="#7a5a2b" stop-opacity=".34"/></radialGradient>
<radialGradient id="stain"><stop offset="0" stop-color="#c9a667" stop-opacity=".16"/><stop offset=".8" stop-color="#b98f4f" stop-opacity=".07"/><stop offset="1" stop-color="#b98f4f" stop-opacity="0"/></radialGradient>
<style>.i{fill:none;stroke:${ink};stroke-width:1.3;stroke-linecap:round;stroke-linejoin:round}.h{fill:none;stroke:${ink};stroke-width:.8;stroke-linecap:round;opacity:.7}.p{fill:none;stroke:${ink};stroke-width:1.1;stroke-linejoin:round;stroke-linecap:round}.t{stroke:#5b4632;stroke-width:1.5;fill:none}.l{stroke:#3d4a2f;stroke-width:.8;stroke-linejoin:round}.s{stroke:${ink};stroke-width:.9;stroke-linejoin:round}.n{fill:none;stroke-linecap:round;stroke-linejoin:round}</style>
${stamps.join("\n")}
<path id="coast" d="${coast}"/>
${nations.map((o) => `<path id="b-${o.nation}" d="${o.body}"/><path id="r-${o.nation}" d="${o.rim}"/><clipPath id="c-${o.nation}"><use href="#b-${o.nation}"/></clipPath>`).join("\n")}
<clipPath id="frame"><rect x="6" y="6" width="${W - 12}" height="${H - 12}" rx="5"/></clipPath>
</defs>
<rect width="${W}" height="${H}" fill="${SEA}"/>
<g clip-path="url(#frame)">
<g class="n">${ripples}</g>
<path d="${waves}" class="n" stroke="#6f8a86" stroke-width="1" opacity=".6"/>
<path d="${far.land}" fill="#dccba4"/>
<use href="#coast" class="n" stroke="${ink}" stroke-width="5"/><use href="#coast" class="n" stroke="${SEA}" stroke-width="3.200"/>
<g fill="${LAND}"><path d="${plain}"/>${nations.map((o) => `<use href="#b-${o.nation}"/>`).join("")}</g>
${nations.map((o) => `<g clip-path="url(#c-${o.nation})" class="n" stroke="${TONE[o.nation]}"><use href="#r-${o.nation}" stroke-width="26" opacity=".16"/><use href="#r-${o.nation}" stroke-width="13" opacity=".62"/></g>`).join("\n")}
${age}
<path d="${fibres}" stroke="#8a734c" stroke-width=".8" stroke-linecap="round" opacity=".35"/>
<g class="n" opacity=".55"><path d="${grass}" stroke="#6f7d45" stroke-width=".8"/><path d="${reeds}" stroke="#55725f" stroke-width=".9"/><path d="${cracks}" stroke="#6b5138" stroke-width=".8"/></g>
<path d="${strokes(["open"])}" class="n" stroke="#5a4530" stroke-width="1.300" opacity=".85"/>
<path d="${nations
  .flatMap((o) => o.outer)
  .map((l) => curve(l.points))
  .join("")}" class="n" stroke="#4a3524" stroke-width="2" stroke-dasharray="7 3"/>
<g class="n" stroke="#4f7f92">${rivers}</g>
<path d="${edge}" class="n" stroke="#5a4530" stroke-width="1.600"/>
<use href="#coast" class="n" stroke="${ink}" stroke-width="1.500"/>
<path d="${strokes(["ridge"])}" class="n" stroke="#3c2c1e" stroke-width="6" opacity=".38"/>
<g class="terrain">
${shapes}
</g>
${towns}
${ship(88, 470, 1.1)}${ship(352, 715, 0.75)}
</g>
<rect width="${W}" height="${H}" fill="url(#paper)"/>
${compass}
<rect x="5" y="5" width="${W - 10}" height="${H - 10}" rx="6" fill="none" stroke="${ink}" stroke-width="2"/>
<rect x="10" y="10" width="${W - 20}" height="${H - 20}" rx="4" fill="none" stroke="${ink}" stroke-width=".8"/>
</svg>
`;

/**
 * The land beyond the map's regions, round the rim of the paper in the north, the east and the south; and its two
 * shores.
 */
function beyondLand() {
  const left = lines.filter((l) => l.pair.includes("beyond"));
  const ends = left.flatMap((l) => [l.run[0], l.run.at(-1)]);
  let here = ends.find((i) => ends.indexOf(i) === ends.lastIndexOf(i));
  const points = [];
  while (left.length) {
    const k = left.findIndex((l) => l.run[0] === here || l.run.at(-1) === here);
    if (k < 0) break;
    const [next] = left.splice(k, 1);
    const forward = next.run[0] === here;
    points.push(...(forward ? next.points : next.points.toReversed()));
    here = forward ? next.run.at(-1) : next.run[0];
  }
  const rim = points[0][1] < points.at(-1)[1] ? points : points.toReversed();
  const north = draw([[rim[0][0] + 24, -50], [rim[0][0] - 26, 20], rim[0]], 3.4);
  const south = draw([rim.at(-1), [rim.at(-1)[0] + 34, H + 4], [rim.at(-1)[0] + 10, H + 50]], 3.4);
  return {
    land: `${curve([...north, ...rim, ...south])}L${W + 60} ${H + 60}L${W + 60} -60Z`,
    shores: curve(north) + curve(south),
  };
}

const number = new Map(ids.map((id, i) => [id, i]));
const kept = lines.map((l, i) => ({ ...l, i })).filter((l) => l.pair.some((o) => number.has(o)));
const slot = new Map(kept.map((l, k) => [l.i, k]));
const out = {
  size: [W, H],
  mordor,
  borders: kept.map((l) => ({ pair: l.pair, kind: l.kind, points: l.points.flat() })),
  regions: regions.map((r) => ({
    id: r.id,
    settlement: r.settlement,
    at: r.at,
    town: r.town,
    label: r.label,
    ring: r.ring.map((i) => (i >= 0 ? slot.get(i) : ~slot.get(~i))),
  })),
};
writeFileSync(drawing("wotr", "map.json"), JSON.stringify(out) + "\n");
writeFileSync(drawing("wotr", "map.svg"), packed(svg));
console.log(
  `map: ${drawn.length} shapes, picture ${Math.round(svg.length / 1024)} kB, data ${Math.round(JSON.stringify(out).length / 1024)} kB`,
);
