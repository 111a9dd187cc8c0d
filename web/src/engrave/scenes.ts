// Large plates: the four games, the ways they end, and pages where nothing lies yet.
import { person } from "./figures";
import { at, box, cut } from "./graver";
import { fir, firs, hills, knoll, peak, peaks, road, smoke, snag, volcano, water } from "./land";
import { Plate } from "./plate";
import { SKIES } from "./skies";
import { banner, city, gate, pillar, portal, ruins, spire, terraces, wall } from "./works";
import type { Part } from "./parts";

type Cutting = (p: Plate, u: number) => void;

const WIDE = 640;

/** The road into shadow. */
const journey: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.storm(p, 0.7, 0.3);
  peaks(p, 7, h * 0.64, h * 0.26, true);
  spire(p, w * 0.72, h * 0.66, h * 0.52, h * 0.12);
  peaks(p, 6, h * 0.7, h * 0.2);
  hills(p, h * 0.74, h * 0.08);
  road(p, w * 0.72, h * 0.7);
  knoll(p, 0.94, 0.04);
  const rise = (x: number): number => h * (0.86 + 0.14 * (x / w) ** 1.4);
  let d = `M0 ${h}`;
  for (let x = 0; x <= w * 0.56; x += 6) d += `L${at(x)} ${at(rise(x) + p.random() * 2)}`;
  p.ink(`${d}L${at(w * 0.56)} ${h}Z`);
  for (const [x, k] of [
    [0.07, 1.7],
    [0.15, 1.05],
    [0.23, 2],
    [0.32, 1.05],
    [0.39, 1.5],
  ] as const)
    p.part("walker", w * x, rise(w * x) + 4, k * u * 2);
  firs(p, 6, h * 1.04, h * 0.34, w * 0.88, w);
};

const fiveArmies: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.dawn(p, 0.2, 0.3);
  hills(p, h * 0.66, h * 0.1);
  peak(p, w * 0.56, h * 0.84, h * 0.74, h * 1.3);
  peak(p, w * 0.22, h * 0.84, h * 0.3, h * 0.6);
  peak(p, w * 0.9, h * 0.84, h * 0.36, h * 0.6);
  portal(p, w * 0.55, h * 0.84, u);
  knoll(p, 0.88, 0.03);
  p.host(9, h * 0.86, u * 1.25, "axeman", 0, w * 0.4);
  p.host(9, h * 0.86, u * 1.25, "orc", w * 0.64, w);
  p.part("eagle", w * 0.26, h * 0.3, u * 1.1);
  p.part("eagle", w * 0.86, h * 0.2, u * 0.7);
  banner(p, w * 0.1, h * 0.88, h * 0.46, "hammer");
  banner(p, w * 0.8, h * 0.88, h * 0.4, "eye");
};

const ironAgainstWood: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.night(p, 0.5, 0.24);
  peak(p, w * 0.84, h * 0.84, h * 0.66, h * 0.8);
  peak(p, w * 0.64, h * 0.84, h * 0.42, h * 0.6);
  smoke(p, w * 0.7, h * 0.42, u);
  hills(p, h * 0.8, h * 0.12);
  firs(p, 30, h * 0.76, h * 0.26, 0, w * 0.5);
  knoll(p, 0.92, 0.04);
  p.part("machine", w * 0.76, h * 0.9, u * 2);
  p.host(5, h * 0.93, u, "spear", w * 0.5, w * 0.62);
  firs(p, 8, h * 1.02, h * 0.46, 0, w * 0.18);
  p.part("totem", w * 0.34, h * 0.92, u * 2);
  p.part("stag", w * 0.17, h * 0.94, u * 1.5);
};

const cardsOnATable: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.rays(p, 0.5, 0.22);
  const edge = h * 0.56;
  p.ink(box(0, edge, w, h - edge));
  let d = "";
  for (let i = 0; i < 30; i++) {
    const y = edge + 4 + (i / 30) ** 1.4 * (h - edge);
    const x = p.random() * w * 0.6;
    d += cut(x, y, x + w * p.between(0.2, 0.5), y + 1, 1.6) + cut(w - x * 0.4, y + 2, w * 0.55, y + 2, 1.2);
  }
  p.paper(d);
  p.part("candle", w * 0.5, h * 0.58, u * 2.4);
  const card = (x: number, y: number, turn: number, part: Part, k: number, dy = 0): void => {
    const [a, b, q] = [w * x, h * y, u * 1.7];
    const body = "M-34 -52H34V52H-34Z";
    p.turned([(turn * Math.PI) / 180, a, b], () => {
      p.ink(body, [a + 4 * q, b + 5 * q, q])
        .paper(body, [a, b, q])
        .line(body, [a, b, q]);
      p.line("M-29 -47H29V47H-29ZM-29 12H29M-22 22H22M-22 29H22M-22 36H10", [a, b, q]);
      p.tint("M-29 -47H29V12H-29Z", [a, b, q]);
      p.part(part, a, b + (dy - 17) * q, k * q);
    });
  };
  card(0.24, 0.68, -16, "eagle", 0.46);
  card(0.78, 0.68, 15, "eye", 0.42);
  card(0.42, 0.72, -5, "sword", 0.55, 18);
  card(0.6, 0.72, 6, "crown", 0.8);
};

/** The Ring is unmade: the mountain burns, the tower falls. */
const unmade: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.rays(p, 0.5, 0.34);
  peaks(p, 9, h * 0.86, h * 0.3, true);
  volcano(p, w * 0.5, h * 0.94, h * 0.66, h * 1.25);
  p.turned([0.19, w * 0.78, h * 0.9], () => spire(p, w * 0.78, h * 0.92, h * 0.6, h * 0.15));
  for (const [x, tall] of [
    [0.68, 0.26],
    [0.88, 0.3],
    [0.3, 0.26],
    [0.12, 0.34],
  ] as const)
    peak(p, w * x, h * 0.92, h * tall, h * 0.5);
  knoll(p, 0.95, 0.05);
  p.host(20, h * 0.93, u, "spear", 0, w * 0.38);
  p.host(12, h * 0.95, u * 0.9, "orc", w * 0.7, w);
  banner(p, w * 0.1, h * 0.94, h * 0.42, "tree");
  banner(p, w * 0.24, h * 0.94, h * 0.36, "horse");
  for (const [x, y, k] of [
    [0.26, 0.24, 1.3],
    [0.37, 0.14, 0.8],
    [0.16, 0.14, 0.7],
  ] as const)
    p.part("eagle", w * x, h * y, u * k);
};

/** The Ring-bearer is lost: the Eye has what it wanted. */
const lost: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.storm(p, 0.5, 0.3);
  peaks(p, 8, h * 0.8, h * 0.34, true);
  p.part("eye", w * 0.5, h * 0.36, u * 2.3);
  for (const x of [0.2, 0.8]) spire(p, w * x, h * 0.9, h * 0.66, h * 0.15);
  knoll(p, 0.92, 0.06);
  person(p, "hobbit hood ring", w * 0.5, h * 0.92, u * 1.9);
  for (const x of [0.36, 0.64, 0.28, 0.72]) p.part("wraith", w * x, h * 0.95, u * 1.3, x < 0.5 ? 1 : -1);
};

/** The West is overrun: the city burns. */
const overrun: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.fire(p, 0.5, 0.3);
  peak(p, w * 0.5, h * 0.9, h * 0.86, h * 1.5);
  terraces(p, w * 0.5, h * 0.9, u * 2.1);
  for (const x of [0.3, 0.62, 0.76]) smoke(p, w * x, h * 0.6, u * 1.6);
  knoll(p, 0.94, 0.04);
  p.host(28, h * 0.96, u * 1.15, "orc");
  p.part("ram", w * 0.24, h * 0.95, u * 1.7);
  banner(p, w * 0.78, h * 0.95, h * 0.5, "eye");
  for (const [x, y, k] of [
    [0.2, 0.22, 1.2],
    [0.84, 0.2, 1],
  ] as const)
    p.part("wyrm", w * x, h * y, u * k);
};

/** The strongholds of the Shadow are taken. */
const reconquered: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.dawn(p, 0.5, 0.3);
  peaks(p, 7, h * 0.84, h * 0.44);
  gate(p, w * 0.5, h * 0.9, u * 2);
  knoll(p, 0.94, 0.04);
  p.host(26, h * 0.96, u * 1.15, "spear");
  for (const [x, device] of [
    [0.1, "tree"],
    [0.28, "horse"],
    [0.7, "star"],
    [0.86, "hammer"],
  ] as const)
    banner(p, w * x, h * 0.96, h * 0.5, device);
};

/** The valley is held until the Eagles come. */
const held: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.rays(p, 0.5, 0.2);
  peak(p, w * 0.5, h * 0.92, h * 0.78, h * 1.6);
  portal(p, w * 0.5, h * 0.92, u * 1.5);
  knoll(p, 0.95, 0.03);
  p.host(12, h * 0.95, u * 1.3, "axeman", 0, w * 0.36);
  p.host(12, h * 0.95, u * 1.2, "spear", w * 0.64, w);
  banner(p, w * 0.14, h * 0.95, h * 0.5, "hammer");
  banner(p, w * 0.8, h * 0.95, h * 0.5, "leaf");
  for (const [x, y, k] of [
    [0.2, 0.26, 1.3],
    [0.8, 0.24, 1.4],
    [0.34, 0.14, 0.8],
    [0.66, 0.13, 0.8],
    [0.5, 0.2, 1.6],
  ] as const)
    p.part("eagle", w * x, h * y, u * k);
};

/** Beorn has come: before him they break. */
const beornComes: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.dawn(p, 0.5, 0.3);
  peaks(p, 6, h * 0.84, h * 0.42);
  peak(p, w * 0.12, h * 0.92, h * 0.66, h * 1.1);
  knoll(p, 0.93, 0.04);
  firs(p, 5, h * 1.02, h * 0.5, w * 0.78, w);
  p.host(7, h * 0.95, u * 1.2, "axeman", 0, w * 0.24);
  p.host(8, h * 0.96, u * 1.1, "goblin", w * 0.66, w * 0.98);
  p.part("bear", w * 0.47, h * 0.97, u * 4.4);
  person(p, "orc horned scimitar", w * 0.63, h * 0.97, u * 1.5);
  for (const [x, y, k] of [
    [0.22, 0.2, 1.1],
    [0.74, 0.22, 0.9],
  ] as const)
    p.part("eagle", w * x, h * y, u * k);
};

/** The losing side has given up: swords laid down before those who stand. */
const yielded: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.dusk(p, 0.5, 0.4);
  hills(p, h * 0.78, h * 0.08);
  ruins(p, w * 0.86, h * 0.88, u * 1.6);
  knoll(p, 0.92, 0.05);
  p.host(9, h * 0.92, u * 1.15, "spear", 0, w * 0.3);
  banner(p, w * 0.2, h * 0.93, h * 0.52, "star");
  for (const x of [0.46, 0.58, 0.7]) p.part("brokensword", w * x, h * 0.86, u * 1.2);
  p.part("raven", w * 0.64, h * 0.32, u);
};

/** The mountain falls to Bolg. */
const stormed: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.thunder(p, 0.7, 0.3);
  peak(p, w * 0.5, h * 0.92, h * 0.78, h * 1.6);
  portal(p, w * 0.5, h * 0.92, u * 1.5);
  knoll(p, 0.95, 0.03);
  p.host(26, h * 0.96, u * 1.25, "goblin");
  p.part("wolfrider", w * 0.24, h * 0.96, u * 1.8);
  person(p, "orc horned scimitar", w * 0.7, h * 0.97, u * 2);
  banner(p, w * 0.86, h * 0.96, h * 0.5, "eye");
  for (const [x, y, k] of [
    [0.18, 0.2, 1.2],
    [0.4, 0.14, 0.8],
    [0.66, 0.16, 1],
    [0.85, 0.28, 1.3],
  ] as const)
    p.part("bat", w * x, h * y, u * k);
};

/** A leader has fallen: a cairn, a broken sword. */
const mourned: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.dusk(p, 0.5, 0.4);
  hills(p, h * 0.78, h * 0.08);
  for (const [x, way] of [
    [0.1, 1],
    [0.9, -1],
  ] as const)
    snag(p, w * x, h * 0.94, h * 0.66, way);
  knoll(p, 0.92, 0.05);
  p.part("cairn", w * 0.5, h * 0.9, u * 2.2);
  p.part("raven", w * 0.3, h * 0.8, u * 0.9);
  for (const x of [0.7, 0.78]) p.part("walker", w * x, h * 0.93, u * 2);
};

const woodsWin: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.moon(p, 0.5, 0.4);
  firs(p, 40, h * 0.86, h * 0.5);
  knoll(p, 0.94, 0.03);
  for (const [x, k] of [
    [0.5, 2.6],
    [0.3, 1.9],
    [0.7, 1.9],
  ] as const)
    p.part("totem", w * x, h * 0.94, u * k);
  p.part("stag", w * 0.16, h * 0.95, u * 1.9);
  p.part("brokengear", w * 0.86, h * 0.86, u * 2);
  fir(p, w * 0.96, h * 1.02, h * 0.5);
};

const ironWins: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.fire(p, 0.5, 0.3);
  peaks(p, 5, h * 0.86, h * 0.5);
  knoll(p, 0.94, 0.03);
  p.part("machine", w * 0.5, h * 0.95, u * 3);
  for (const x of [0.2, 0.8]) p.part("golem", w * x, h * 0.96, u * 2.1);
  for (const x of [0.36, 0.64]) smoke(p, w * x, h * 0.5, u * 1.5);
  p.part("stumps", w * 0.33, h * 0.99, u * 0.9);
};

/** Nobody won: two armies, and the field between. */
const drawn: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.mist(p, 0.5, 0.4);
  ruins(p, w * 0.5, h * 0.8, u * 2);
  knoll(p, 0.9, 0.03);
  p.part("swords", w * 0.5, h * 0.52, u * 1.9);
  p.host(8, h * 0.93, u * 1.2, "spear", 0, w * 0.3);
  p.host(8, h * 0.93, u * 1.2, "orc", w * 0.7, w);
};

/** A page that is not there: a signpost, and no road. */
const astray: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.mist(p, 0.5, 0.4);
  hills(p, h * 0.8, h * 0.1);
  snag(p, w * 0.16, h * 0.92, h * 0.7, 1);
  snag(p, w * 0.88, h * 0.94, h * 0.6, -1);
  road(p, w * 0.58, h * 0.74);
  p.part("sign", w * 0.64, h * 0.92, u * 1.6);
  person(p, "hobbit hood bag", w * 0.42, h * 0.94, u * 1.7);
  p.part("raven", w * 0.3, h * 0.28, u * 0.9);
};

/** Nothing here yet: the lamp is lit, the chairs are empty. */
const waiting: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.rays(p, 0.5, 0.3);
  p.ink(box(0, h * 0.72, w, h * 0.28));
  let d = "";
  for (let i = 0; i < 16; i++)
    d += cut(p.random() * w * 0.5, h * (0.75 + i * 0.016), w * p.between(0.6, 1), h * (0.75 + i * 0.016), 1.4);
  p.paper(d);
  p.part("lantern", w * 0.5, h * 0.46, u * 2.2);
  p.part("map", w * 0.24, h * 0.76, u * 1.3);
  p.part("book", w * 0.77, h * 0.76, u * 1.2);
};

/** A ring borne home, a hall, a tower taken: ends by points. */
const crowned: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.rays(p, 0.5, 0.3);
  hills(p, h * 0.8, h * 0.06);
  city(p, w * 0.2, h * 0.88, u * 1.5);
  city(p, w * 0.82, h * 0.88, u * 1.3);
  knoll(p, 0.92, 0.04);
  person(p, "man crown blade", w * 0.5, h * 0.86, u * 2.4);
  p.host(6, h * 0.95, u * 1.2, "spear", w * 0.26, w * 0.42);
  p.host(6, h * 0.95, u * 1.2, "spear", w * 0.58, w * 0.74);
};

const darkened: Cutting = (p, u) => {
  const { w, h } = p;
  SKIES.storm(p, 0.5, 0.4);
  peaks(p, 8, h * 0.84, h * 0.3);
  for (const x of [0.14, 0.86]) pillar(p, w * x, h * 0.9, h * 0.7, h * 0.16);
  knoll(p, 0.93, 0.04);
  person(p, "robe spiked banner", w * 0.5, h * 0.86, u * 2.4);
  p.host(9, h * 0.96, u * 1.2, "orc", w * 0.1, w * 0.4);
  p.host(9, h * 0.96, u * 1.2, "orc", w * 0.6, w * 0.9);
  water(p, 0.985);
  wall(p, 0, w, h * 1.02, h * 0.04);
};

const SCENES = {
  journey,
  fiveArmies,
  ironAgainstWood,
  cardsOnATable,
  unmade,
  lost,
  overrun,
  reconquered,
  held,
  beornComes,
  yielded,
  stormed,
  mourned,
  woodsWin,
  ironWins,
  crowned,
  darkened,
  drawn,
  astray,
  waiting,
} satisfies Record<string, Cutting>;

export type Scene = keyof typeof SCENES;

export function scene(name: Scene, ratio: number): Plate {
  const p = new Plate(name, WIDE, WIDE * ratio, 0.62);
  SCENES[name](p, p.h / 320);
  return p;
}

/** The names of all scenes. */
export const scenes = Object.keys(SCENES) as Scene[];
