// From points to regions: Voronoi cells joined by owner, as a net of nodes and shared borders that can be pulled about
// without ever changing who touches whom.
import { Delaunay } from "d3-delaunay";

const cross = (o, a, b) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
export const area = (ring) =>
  ring.reduce((sum, p, i) => sum + p[0] * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * p[1], 0) /
  2;

/** Whether two strokes cross; strokes that only share an end do not. */
export function crossing(a, b, c, d) {
  if (a === c || a === d || b === c || b === d) return false;
  const [d1, d2, d3, d4] = [cross(c, d, a), cross(c, d, b), cross(a, b, c), cross(a, b, d)];
  return d1 > 0 !== d2 > 0 && d3 > 0 !== d4 > 0;
}

function simple(ring) {
  for (let i = 0; i < ring.length; i++)
    for (let j = i + 2; j < ring.length; j++) {
      if (i === 0 && j === ring.length - 1) continue;
      if (crossing(ring[i], ring[i + 1], ring[j], ring[(j + 1) % ring.length])) return false;
    }
  return true;
}

/** The net: nodes with places, strokes between two owners, and every owner's outlines as rings of nodes. */
export function net(sites, owners, place) {
  const { triangles, halfedges, points } = Delaunay.from(sites);
  const nodes = [];
  const nodeOf = [];
  for (let t = 0; t < triangles.length / 3; t++) {
    const [a, b, c] = [0, 1, 2].map((k) => [points[2 * triangles[3 * t + k]], points[2 * triangles[3 * t + k] + 1]]);
    const [bx, by, cx, cy] = [b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]];
    const d = 2 * (bx * cy - by * cx);
    const at = place([
      a[0] + (cy * (bx * bx + by * by) - by * (cx * cx + cy * cy)) / d,
      a[1] + (bx * (cx * cx + cy * cy) - cx * (bx * bx + by * by)) / d,
    ]);
    const twin = nodes.findIndex((n) => Math.hypot(n.at[0] - at[0], n.at[1] - at[1]) < 0.02);
    nodeOf.push(twin < 0 ? nodes.push({ at, strokes: [] }) - 1 : twin);
  }
  const strokes = [];
  for (let e = 0; e < halfedges.length; e++) {
    const o = halfedges[e];
    if (o < e) continue;
    const pair = [owners[triangles[e]], owners[triangles[e % 3 === 2 ? e - 2 : e + 1]]];
    const [a, b] = [nodeOf[Math.floor(e / 3)], nodeOf[Math.floor(o / 3)]];
    if (pair[0] === pair[1] || a === b) continue;
    const stroke = { a, b, pair: pair.sort() };
    strokes.push(stroke);
    nodes[a].strokes.push(stroke);
    nodes[b].strokes.push(stroke);
  }
  return { nodes, strokes, rings: rings(nodes, strokes) };
}

function rings(nodes, strokes) {
  const found = new Map();
  const owners = new Set(strokes.flatMap((s) => s.pair));
  for (const owner of owners) {
    const left = new Set(strokes.filter((s) => s.pair.includes(owner)));
    const own = [];
    while (left.size) {
      const [first] = left;
      left.delete(first);
      const ring = [first.a];
      let [at, closed] = [first.b, false];
      while (!closed) {
        ring.push(at);
        const next = nodes[at].strokes.find((s) => left.has(s));
        if (!next) break;
        left.delete(next);
        at = next.a === at ? next.b : next.a;
        closed = at === ring[0];
      }
      if (closed) own.push(ring);
    }
    found.set(owner, own);
  }
  return found;
}

/**
 * Lets the regions settle like bubbles in foam: strokes pull themselves short, regions press outward until they have
 * the room they want, borders that would vanish hold out. A move that would tangle an outline is not made.
 */
export function relax({ nodes, strokes, rings }, { room, shortest, hold, rounds, pull, press }) {
  const facesOf = nodes.map(() => []);
  for (const list of rings.values()) for (const ring of list) for (const node of ring) facesOf[node].push(ring);
  const at = (ring) => ring.map((node) => nodes[node].at);
  const home = nodes.map((node) => node.at);
  const held = nodes.map((node) => Math.max(0, ...node.strokes.map((s) => hold(s.pair))));
  for (let round = 0; round < rounds; round++) {
    const push = nodes.map(() => [0, 0]);
    for (const [owner, list] of rings) {
      const want = room(owner);
      if (!want) continue;
      const ring = list[0];
      const shape = at(ring);
      const size = area(shape);
      const pressure = press * (want / Math.abs(size) - 1) * Math.sign(size);
      ring.forEach((node, i) => {
        const next = (i + 1) % ring.length;
        const [nx, ny] = [(shape[next][1] - shape[i][1]) * pressure, (shape[i][0] - shape[next][0]) * pressure];
        for (const k of [node, ring[next]]) [push[k][0], push[k][1]] = [push[k][0] + nx, push[k][1] + ny];
      });
    }
    for (const s of strokes) {
      const [p, q] = [nodes[s.a].at, nodes[s.b].at];
      const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
      const length = Math.hypot(dx, dy) || 0.01;
      const want = shortest(s);
      const force = (pull + Math.min(0, (length - want) * 0.4)) / length;
      for (const [node, sign] of [
        [s.a, 1],
        [s.b, -1],
      ]) {
        push[node][0] += dx * force * sign;
        push[node][1] += dy * force * sign;
      }
    }
    const cap = 2.4 * (1 - round / rounds) + 0.2;
    nodes.forEach((node, i) => {
      if (!node.strokes.length || held[i] >= 1) return;
      const old = node.at;
      let [dx, dy] = [push[i][0] + (home[i][0] - old[0]) * held[i], push[i][1] + (home[i][1] - old[1]) * held[i]];
      const far = Math.hypot(dx, dy);
      if (far > cap) [dx, dy] = [(dx / far) * cap, (dy / far) * cap];
      for (const share of [1, 0.4]) {
        node.at = [old[0] + dx * share, old[1] + dy * share];
        if (facesOf[i].every((ring) => sound(at(ring), i, ring))) return;
      }
      node.at = old;
    });
  }
}

/** An outline without crossings and without a node so near to a foreign stroke that the pen would blot. */
function sound(shape, node, ring) {
  if (!simple(shape)) return false;
  const k = ring.indexOf(node);
  const p = shape[k];
  for (let i = 0; i < shape.length; i++) {
    const j = (i + 1) % shape.length;
    if (i === k || j === k) continue;
    const [a, b] = [shape[i], shape[j]];
    const l = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 || 1;
    const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / l));
    if (Math.hypot(p[0] - a[0] - t * (b[0] - a[0]), p[1] - a[1] - t * (b[1] - a[1])) < 7) return false;
  }
  return true;
}

/** Borders: runs of strokes between the same two owners, from one meeting of three to the next. */
export function borders({ nodes, strokes }) {
  const left = new Set(strokes);
  const joint = (i) => nodes[i].strokes.length !== 2;
  const found = [];
  const follow = (first, from) => {
    left.delete(first);
    const run = [from];
    let [stroke, at] = [first, first.a === from ? first.b : first.a];
    run.push(at);
    while (!joint(at) && at !== from) {
      const next = nodes[at].strokes.find((s) => s !== stroke && left.has(s));
      if (!next) break;
      left.delete(next);
      [stroke, at] = [next, next.a === at ? next.b : next.a];
      run.push(at);
    }
    found.push({ pair: first.pair, run });
  };
  for (const s of strokes) if (left.has(s) && (joint(s.a) || joint(s.b))) follow(s, joint(s.a) ? s.a : s.b);
  for (const s of strokes) if (left.has(s)) follow(s, s.a); // a shore all around
  return found;
}
