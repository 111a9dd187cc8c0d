// From the points of a map to its borders: Voronoi cells joined by owner, every border drawn once, then warped to make
// room.
import { Delaunay } from "d3-delaunay";

const OUT = "frame";

/** Borders between owners, from one meeting point to the next; both sides share the same points. */
export function chainsOf(sites, [width, height], stretch) {
  const frame = [];
  for (let x = -80; x <= width + 80; x += 50) frame.push([x, -70], [x, height + 70]);
  for (let y = -70; y <= height + 70; y += 50) frame.push([-80, y], [width + 80, y]);
  const all = [...sites, ...frame.map((p) => ({ owner: OUT, p }))];
  const delaunay = Delaunay.from(all.map((s) => s.p));
  const { circumcenters } = delaunay.voronoi([-300, -300, width + 300, height + 300]);
  const { halfedges, triangles } = delaunay;

  const corners = new Map();
  const corner = (t) => {
    const x = Math.max(0, Math.min(width, circumcenters[2 * t]));
    const y = Math.max(0, Math.min(height, circumcenters[2 * t + 1]));
    const name = `${Math.round(x * 20)},${Math.round(y * 20)}`;
    if (!corners.has(name)) corners.set(name, { point: [x * stretch, y], edges: [] });
    return corners.get(name);
  };
  for (let e = 0; e < halfedges.length; e++) {
    const back = halfedges[e];
    if (back < e) continue;
    const [a, b] = [all[triangles[e]].owner, all[triangles[back]].owner];
    if (a === b) continue;
    const [from, to] = [corner(Math.floor(e / 3)), corner(Math.floor(back / 3))];
    if (from === to) continue;
    const edge = { a, b, pair: [a, b].sort().join("|"), from, to, done: false };
    from.edges.push(edge);
    to.edges.push(edge);
  }

  for (const c of corners.values())
    if (c.edges.some((e) => e.a === OUT || e.b === OUT)) toTheEdge(c.point, width * stretch, height);

  const chains = [];
  const nodes = [...corners.values()].filter(
    (c) => c.edges.length && (c.edges.length !== 2 || c.edges[0].pair !== c.edges[1].pair),
  );
  for (const node of nodes)
    for (const first of node.edges) {
      if (first.done) continue;
      const line = [node.point];
      let [edge, here] = [first, node];
      for (;;) {
        edge.done = true;
        here = edge.from === here ? edge.to : edge.from;
        line.push(here.point);
        const next =
          here.edges.length === 2 && here.edges[0].pair === here.edges[1].pair ? here.edges.find((o) => !o.done) : null;
        if (!next) break;
        edge = next;
      }
      const edgeOfMap = first.a === OUT || first.b === OUT;
      chains.push({
        a: first.a,
        b: first.b,
        edge: edgeOfMap,
        points: edgeOfMap ? divided(aroundCorners(line, width * stretch, height)) : softened(divided(line)),
      });
    }
  return chains;
}

/** A contact too short to be a border is drawn together into one point. */
export function closed(chains, real) {
  const kept = chains.filter((c) => real(c));
  for (const c of chains) {
    if (real(c)) continue;
    const [a, b] = [c.points[0], c.points.at(-1)];
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (far > 12) throw new Error(`${c.a} and ${c.b} touch over ${far} units, and no border says so`);
    [a[0], a[1]] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    for (const k of kept) {
      if (k.points[0] === b) k.points[0] = a;
      if (k.points.at(-1) === b) k.points[k.points.length - 1] = a;
    }
  }
  return kept;
}

/** What borders on nothing lies on the edge of the paper. */
function toTheEdge(p, width, height) {
  const gaps = [p[0], width - p[0], p[1], height - p[1]];
  const least = gaps.indexOf(Math.min(...gaps));
  if (least < 2) p[0] = least === 0 ? 0 : width;
  else p[1] = least === 2 ? 0 : height;
}

/** A line from one side of the paper to the next goes through the corner between them. */
function aroundCorners(line, width, height) {
  return line.flatMap((p, i) => {
    const q = line[i + 1];
    if (!q) return [p];
    const upright = (o) => o[0] === 0 || o[0] === width;
    const level = (o) => o[1] === 0 || o[1] === height;
    if (upright(p) && level(q) && !level(p) && !upright(q)) return [p, [p[0], q[1]]];
    if (level(p) && upright(q) && !upright(p) && !level(q)) return [p, [q[0], p[1]]];
    return [p];
  });
}

/** More points on a line, its ends being the very same ones. */
function divided(line, step = 13) {
  const points = [line[0]];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 1; k < count; k++)
      points.push([a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count]);
    points.push(b);
  }
  return points;
}

function softened(line, rounds = 3) {
  let points = line;
  for (let r = 0; r < rounds; r++)
    points = points.map((p, i) => {
      if (i === 0 || i === points.length - 1) return p;
      const [a, b] = [points[i - 1], points[i + 1]];
      return [p[0] * 0.5 + (a[0] + b[0]) * 0.25, p[1] * 0.5 + (a[1] + b[1]) * 0.25];
    });
  return points;
}

/** Borders joined end to end into closed loops; each step says which way its border is walked. */
export function loopsOf(chains) {
  const left = new Set(chains);
  const loops = [];
  while (left.size) {
    const [first] = left;
    left.delete(first);
    const loop = [{ chain: first, forth: true }];
    const start = first.points[0];
    let end = first.points.at(-1);
    while (end !== start) {
      const next = [...left].find((c) => c.points[0] === end || c.points.at(-1) === end);
      if (!next) throw new Error("a border does not close");
      left.delete(next);
      const forth = next.points[0] === end;
      loop.push({ chain: next, forth });
      end = forth ? next.points.at(-1) : next.points[0];
    }
    loops.push(loop);
  }
  return loops;
}

export function areaOf(outline) {
  let sum = 0;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++)
    sum += outline[j][0] * outline[i][1] - outline[i][0] * outline[j][1];
  return Math.abs(sum) / 2;
}

/** The rubber sheet: cells that want more room push, those that want less pull, and everything between goes along. */
export function spread(chains, others, [width, height], wanted, rounds = 14) {
  const owners = [...new Set(chains.flatMap((c) => [c.a, c.b]))].filter((o) => o !== OUT);
  const points = [...new Set([...chains.flatMap((c) => c.points), ...others])];
  const held = new Map(
    points.map((p) => [p, [p[0] <= 0.01 || p[0] >= width - 0.01, p[1] <= 0.01 || p[1] >= height - 0.01]]),
  );
  const outlines = (owner) =>
    loopsOf(chains.filter((c) => c.a === owner || c.b === owner)).map((loop) =>
      loop.flatMap((s) => (s.forth ? s.chain.points : s.chain.points.toReversed()).slice(0, -1)),
    );
  let targets = null;
  for (let round = 0; round < rounds; round++) {
    const cells = owners.flatMap((owner) =>
      outlines(owner).map((outline) => ({ owner, outline, area: areaOf(outline) })),
    );
    if (!targets) {
      const single = cells.filter((c) => c.owner !== "mountain");
      const mean = single.reduce((s, c) => s + c.area, 0) / single.length;
      targets = cells.map((c) => wanted(c.owner, c.area, mean));
    }
    cells.forEach((c, i) => {
      c.centre = c.outline.reduce((s, p) => [s[0] + p[0] / c.outline.length, s[1] + p[1] / c.outline.length], [0, 0]);
      c.radius = Math.sqrt(c.area / Math.PI);
      c.mass = Math.sqrt(targets[i] / Math.PI) - c.radius;
      c.error = Math.max(c.area, targets[i]) / Math.min(c.area, targets[i]);
    });
    const calm = 1 / (1 + cells.reduce((s, c) => s + c.error, 0) / cells.length);
    const moves = points.map((p) => {
      let [mx, my] = [0, 0];
      for (const c of cells) {
        const [dx, dy] = [p[0] - c.centre[0], p[1] - c.centre[1]];
        const far = Math.hypot(dx, dy) || 1;
        const share = far / c.radius;
        const push = far > c.radius ? c.mass / share : c.mass * share * share * (4 - 3 * share);
        mx += (push * dx) / far;
        my += (push * dy) / far;
      }
      return [mx * calm, my * calm];
    });
    points.forEach((p, i) => {
      const [fixedX, fixedY] = held.get(p);
      if (!fixedX) p[0] = Math.max(2, Math.min(width - 2, p[0] + moves[i][0]));
      if (!fixedY) p[1] = Math.max(2, Math.min(height - 2, p[1] + moves[i][1]));
    });
  }
}
