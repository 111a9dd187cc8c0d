// A card's picture from four tags: sky, what lies far away, the hero, and what stands before it. What the tags leave
// open the seed decides.
import { BODIES, HANDS, HEADS, isPerson, person, type Person } from "./figures";
import {
  birch,
  boulders,
  fall,
  firs,
  hills,
  knoll,
  marsh,
  oak,
  peak,
  peaks,
  road,
  smoke,
  snag,
  volcano,
  water,
} from "./land";
import { DEVICES, PARTS, type Device, type Part } from "./parts";
import { Plate } from "./plate";
import { SKIES } from "./skies";
import {
  banner,
  bridge,
  chimneys,
  city,
  gate,
  hall,
  palisade,
  pillar,
  portal,
  ruins,
  spire,
  tents,
  terraces,
  tower,
  village,
  wall,
} from "./works";

type Draw = (p: Plate, x: number, u: number) => void;

/** What lies far away; `x`: where it may stand without the hero hiding it, `u`: the height of the plate by 140. */
const FARS = {
  open: () => undefined,
  peaks: (p) => {
    peaks(p, 5, p.h * 0.74, p.h * 0.42, true);
    peaks(p, 3, p.h * 0.84, p.h * 0.52);
  },
  lone: (p) => peak(p, p.w * 0.5, p.h * 0.88, p.h * 0.72, p.h * 1.5),
  crags: (p) => peaks(p, 7, p.h * 0.86, p.h * 0.68),
  hills: (p) => hills(p, p.h * 0.7, p.h * 0.2),
  downs: (p) => {
    hills(p, p.h * 0.66, p.h * 0.1);
    hills(p, p.h * 0.82, p.h * 0.12);
  },
  forest: (p) => {
    hills(p, p.h * 0.72, p.h * 0.2);
    firs(p, 26, p.h * 0.74, p.h * 0.24);
  },
  deepwood: (p) => firs(p, 34, p.h * 0.9, p.h * 0.66),
  oaks: (p, x, u) => {
    hills(p, p.h * 0.78, p.h * 0.1);
    for (const dx of [-88, 84, -44, 50]) oak(p, p.w * 0.5 + dx * u, p.h * 0.86, 70 * u);
  },
  golden: (p, x, u) => {
    hills(p, p.h * 0.8, p.h * 0.08);
    for (const dx of [-106, -82, -56, 54, 80, 108, -30, 32])
      birch(p, p.w * 0.5 + dx * u, p.h * 0.9, (96 + (dx % 7)) * u);
  },
  dead: (p, x, u) => {
    hills(p, p.h * 0.82, p.h * 0.08);
    for (const [dx, tall] of [
      [-92, 84],
      [-54, 62],
      [64, 74],
      [100, 92],
    ] as const)
      snag(p, p.w * 0.5 + dx * u, p.h * 0.9, tall * u, dx < 0 ? 1 : -1);
  },
  city: (p, x, u) => {
    peaks(p, 3, p.h * 0.8, p.h * 0.55, true);
    city(p, p.w * x, p.h * 0.84, u * 1.05);
  },
  terraces: (p, x, u) => {
    peak(p, p.w * x, p.h * 0.86, p.h * 0.8, p.h * 1.4);
    terraces(p, p.w * x, p.h * 0.86, u);
  },
  hall: (p, x, u) => {
    peaks(p, 5, p.h * 0.76, p.h * 0.4, true);
    hills(p, p.h * 0.84, p.h * 0.12);
    hall(p, p.w * x, p.h * 0.8, u * 0.95);
  },
  village: (p, x, u) => {
    hills(p, p.h * 0.78, p.h * 0.16);
    village(p, p.w * x, p.h * 0.84, u);
  },
  wall: (p, x, u) => {
    peaks(p, 4, p.h * 0.76, p.h * 0.5);
    wall(p, -4, p.w + 4, p.h * 0.86, p.h * 0.3);
    tower(p, p.w * x, p.h * 0.86, 74 * u, 24 * u);
  },
  spire: (p, x, u) => {
    peaks(p, 6, p.h * 0.76, p.h * 0.44);
    spire(p, p.w * x, p.h * 0.84, 92 * u, 24 * u);
  },
  pillar: (p, x, u) => {
    peaks(p, 5, p.h * 0.78, p.h * 0.36, true);
    pillar(p, p.w * x, p.h * 0.88, 104 * u, 26 * u);
  },
  twins: (p, x, u) => {
    peaks(p, 5, p.h * 0.8, p.h * 0.5);
    for (const dx of [-66, 66]) spire(p, p.w * 0.5 + dx * u, p.h * 0.86, 96 * u, 22 * u);
  },
  gate: (p, x, u) => {
    peaks(p, 6, p.h * 0.84, p.h * 0.6);
    gate(p, p.w * 0.5, p.h * 0.88, u);
  },
  volcano: (p) => {
    peaks(p, 7, p.h * 0.84, p.h * 0.26, true);
    volcano(p, p.w * 0.5, p.h * 0.9, p.h * 0.56, p.h * 1.1);
  },
  portal: (p, x, u) => {
    peak(p, p.w * 0.5, p.h * 0.9, p.h * 0.84, p.h * 1.7);
    portal(p, p.w * 0.5, p.h * 0.88, u * 1.15);
  },
  ruins: (p, x, u) => {
    hills(p, p.h * 0.76, p.h * 0.12);
    ruins(p, p.w * 0.5, p.h * 0.84, u * 1.25);
  },
  bridge: (p, x, u) => {
    bridge(p, p.h * 0.66, 13 * u);
  },
  chasm: (p, x, u) => {
    bridge(p, p.h * 0.7, 8 * u, 1);
  },
  falls: (p, x, u) => {
    fall(p, p.w * x, p.h * 0.1, p.h * 0.84, 30 * u);
    firs(p, 8, p.h * 0.3, p.h * 0.2);
  },
  tents: (p, x, u) => {
    hills(p, p.h * 0.74, p.h * 0.12);
    tents(p, 7, p.h * 0.86, 34 * u);
  },
  chimneys: (p, x, u) => {
    peaks(p, 4, p.h * 0.78, p.h * 0.3, true);
    chimneys(p, p.h * 0.88, 62 * u);
  },
  burning: (p, x, u) => {
    village(p, p.w * 0.5, p.h * 0.86, u * 1.1);
    for (const dx of [-60, 10, 62]) smoke(p, p.w * 0.5 + dx * u, p.h * 0.68, u * 0.8);
  },
  sea: (p) => {
    water(p, 0.62);
  },
  shore: (p, x, u) => {
    water(p, 0.64);
    city(p, p.w * x, p.h * 0.74, u * 0.8);
  },
  palms: (p, x, u) => {
    hills(p, p.h * 0.76, p.h * 0.08);
    for (const dx of [-94, -70, 72, 98])
      p.part("palm", p.w * 0.5 + dx * u, p.h * 0.86, u * (1 + (dx % 3) * 0.1), dx < 0 ? 1 : -1);
  },
} satisfies Record<string, Draw>;

/** What stands in front, at the feet of the hero. */
const FORES = {
  none: () => undefined,
  knoll: (p) => knoll(p),
  water: (p) => {
    water(p, 0.72);
    p.ground = () => p.h * 0.84;
  },
  marsh: (p) => marsh(p),
  host: (p, x, u) => {
    knoll(p, 0.9, 0.05);
    p.host(13, p.h * 0.9, u * 0.85, "spear");
  },
  archers: (p, x, u) => {
    knoll(p, 0.9, 0.05);
    p.host(10, p.h * 0.92, u * 0.95, "archer");
  },
  dwarves: (p, x, u) => {
    knoll(p, 0.9, 0.05);
    p.host(11, p.h * 0.93, u * 1.05, "axeman");
  },
  orcs: (p, x, u) => {
    knoll(p, 0.9, 0.05);
    p.host(13, p.h * 0.92, u * 0.85, "orc");
  },
  goblins: (p, x, u) => {
    knoll(p, 0.9, 0.05);
    p.host(12, p.h * 0.94, u * 1.1, "goblin");
  },
  riders: (p, x, u) => {
    knoll(p, 0.92, 0.04);
    p.host(5, p.h * 0.95, u * 0.95, "rider");
  },
  wolves: (p, x, u) => {
    knoll(p, 0.92, 0.04);
    p.host(4, p.h * 0.98, u * 0.95, "wolf");
  },
  trees: (p) => {
    knoll(p, 0.88, 0.04);
    firs(p, 5, p.h * 0.98, p.h * 0.5, 0, p.w * 0.24);
    firs(p, 5, p.h * 0.98, p.h * 0.5, p.w * 0.76, p.w);
  },
  stones: (p) => {
    knoll(p, 0.9, 0.04);
    boulders(p, 9, p.h * 0.94, p.h * 0.13);
  },
  road: (p) => {
    hills(p, p.h * 0.84, p.h * 0.06);
    road(p, p.w * 0.56, p.h * 0.78);
    p.ground = () => p.h * 0.88;
  },
  spears: (p, x, u) => {
    knoll(p, 0.88, 0.06);
    for (let i = 0; i < 9; i++) {
      const a = p.w * (0.04 + i * 0.115);
      const lean = p.between(-0.3, 0.3);
      p.ink(`M-.9 0H.9V-60H-.9ZM0 -72L3 -60H-3Z`, [a + lean * 30, p.h * 0.94, u * p.between(0.6, 1)]);
    }
  },
  graves: (p, x, u) => {
    knoll(p, 0.88, 0.05);
    for (const a of [0.12, 0.3, 0.7, 0.88]) p.part("cairn", p.w * a, p.h * 0.92, u * 0.42);
  },
  palisade: (p) => {
    palisade(p, p.h, p.h * 0.26);
    p.ground = () => p.h * 0.8;
  },
  snow: (p) => {
    const d = `M0 ${p.h}V${p.h * 0.84}Q${p.w * 0.25} ${p.h * 0.74} ${p.w * 0.5} ${p.h * 0.82}T${p.w} ${p.h * 0.8}V${p.h}Z`;
    p.paper(d).line(d);
    p.ground = () => p.h * 0.86;
  },
  rails: (p, x, u) => {
    knoll(p, 0.88, 0.02);
    p.paper(`M0 ${p.h * 0.92}H${p.w}V${p.h * 0.935}H0ZM0 ${p.h * 0.97}H${p.w}V${p.h * 0.985}H0Z`);
    p.ground = () => p.h * 0.88;
    void u;
  },
} satisfies Record<string, Draw>;

/** Heroes of more than one figure. */
const GROUPS = {
  none: () => undefined,
  walkers: (p, x, u) => crowd(p, x, u, "walker", [-58, -28, 4, 38, 62], [1.5, 1, 1.7, 1, 1.4]),
  three: (p, x, u) => crowd(p, x, u, "walker", [-34, 0, 32], [1.6, 1.9, 1.3]),
  riders: (p, x, u) => crowd(p, x, u, "rider", [-60, 62, 0], [1.15, 1.15, 1.6]),
  wraiths: (p, x, u) => crowd(p, x, u, "wraith", [-62, 62, 0], [1, 1, 1.5]),
  wolfriders: (p, x, u) => crowd(p, x, u, "wolfrider", [-62, 60, 0], [1, 1, 1.55]),
  wolves: (p, x, u) => crowd(p, x, u, "wolf", [-66, 64, 0], [1, 1, 1.6]),
  trolls: (p, x, u) => crowd(p, x, u, "troll", [-58, 58, 0], [0.8, 0.85, 1.2]),
  mumakil: (p, x, u) => crowd(p, x, u, "mumak", [-74, 56, -8], [0.7, 0.8, 1.2]),
  golems: (p, x, u) => crowd(p, x, u, "golem", [-66, 64, 0], [0.8, 0.8, 1.2]),
  totems: (p, x, u) => crowd(p, x, u, "totem", [-64, 62, 0], [0.8, 0.8, 1.25]),
  machines: (p, x, u) => crowd(p, x, u, "machine", [-74, 74, 0], [0.7, 0.7, 1.1]),
  spirits: (p, x, u) => crowd(p, x, u, "spirit", [-70, -34, 40, 74, 2], [0.9, 1.1, 1.1, 0.85, 1.5]),
  ents: (p, x, u) => crowd(p, x, u, "treeman", [-74, 72, -34, 36, 0], [0.9, 0.95, 1.1, 1, 1.35]),
  huorns: (p, _, u) => {
    for (const [dx, tall] of [
      [-96, 110],
      [-62, 92],
      [66, 98],
      [98, 112],
      [-26, 80],
      [28, 84],
    ] as const)
      snag(p, p.w * 0.5 + dx * u, p.h * 0.96, tall * u, dx < 0 ? 1 : -1);
    for (const dx of [-60, -26, 28, 64])
      p.paper(`M-3 0h2v2h-2ZM2 0h2v2h-2Z`, [p.w * 0.5 + dx * u, p.h * 0.62, u * 1.3]);
  },
  oaks: (p, x, u) => {
    for (const dx of [-70, 64, -20]) oak(p, p.w * x + dx * u, p.ground(p.w * x) + 3, 76 * u);
  },
  willow: (p, x, u) => {
    oak(p, p.w * x, p.ground(p.w * x) + 3, 118 * u);
    p.paper(`M-6 -20h3v4h-3ZM4 -20h3v4h-3ZM-5 -10Q0 -6 6 -10Q0 -2 -5 -10Z`, [p.w * x, p.ground(p.w * x) - 6, u]);
  },
  fleet: (p, x, u) => flotilla(p, x, u, "ship"),
  blackfleet: (p, x, u) => flotilla(p, x, u, "blackship"),
  swanships: (p, x, u) => flotilla(p, x, u, "swanship"),
  flock: (p, x, u) => flight(p, u, "crow", 0.9),
  eagles: (p, x, u) => flight(p, u, "eagle", 0.62),
  bats: (p, x, u) => flight(p, u, "bat", 0.85),
  wyrms: (p, x, u) => flight(p, u, "wyrm", 0.7),
  smoke: (p, x, u) => smoke(p, p.w * x, p.ground(p.w * x), u),
  sorrow: (p, x, u) => {
    person(p, "hobbit hood empty", p.w * x - 16 * u, p.ground(p.w * x), u * 1.15);
    person(p, "hobbit curls bag", p.w * x + 20 * u, p.ground(p.w * x), u * 1.15, -1);
  },
  duel: (p, x, u) => {
    person(p, "man helm sword", p.w * x - 34 * u, p.ground(p.w * x) + 2, u * 1.35);
    person(p, "orc horned scimitar", p.w * x + 34 * u, p.ground(p.w * x) + 2, u * 1.35, -1);
  },
  council: (p, x, u) => {
    const seats: [number, Person][] = [
      [-72, "robe hat staff"],
      [-36, "dwarf beard axe"],
      [0, "robe circlet scroll"],
      [34, "man long bow"],
      [66, "hobbit curls ring"],
    ];
    for (const [dx, who] of seats) person(p, who, p.w * 0.5 + dx * u, p.ground(p.w * 0.5) + 4, u * 1.02);
  },
  captains: (p, x, u) => {
    const who: [number, Person][] = [
      [-46, "man crest banner"],
      [0, "man crown blade"],
      [46, "man winged sword"],
    ];
    for (const [dx, one] of who) person(p, one, p.w * 0.5 + dx * u, p.ground(p.w * 0.5) + 4, u * 1.25);
  },
  chieftains: (p, x, u) => {
    const who: [number, Person][] = [
      [-46, "orc snout axe"],
      [0, "orc spiked scimitar"],
      [46, "orc horned spear"],
    ];
    for (const [dx, one] of who) person(p, one, p.w * 0.5 + dx * u, p.ground(p.w * 0.5) + 4, u * 1.25);
  },
  elflords: (p, x, u) => {
    const who: [number, Person][] = [
      [-46, "cloak long bow"],
      [0, "robe circlet blade"],
      [46, "cloak circlet spear"],
    ];
    for (const [dx, one] of who) person(p, one, p.w * 0.5 + dx * u, p.ground(p.w * 0.5) + 4, u * 1.25);
  },
} satisfies Record<string, Draw>;

function crowd(p: Plate, x: number, u: number, kind: Part, places: number[], sizes: number[]): void {
  places.forEach((dx, i) => {
    const a = p.w * x + dx * u;
    p.part(kind, a, p.ground(a) + 3 + (i % 2) * 3 * u, u * (sizes[i] ?? 1));
  });
}

function flotilla(p: Plate, x: number, u: number, kind: Part): void {
  for (const [dx, dy, q] of [
    [-66, -16, 0.6],
    [62, -19, 0.55],
    [0, 0, 1.15],
  ] as const)
    p.part(kind, p.w * x + dx * u, p.h * 0.84 + dy * u, u * q);
}

function flight(p: Plate, u: number, kind: Part, k: number): void {
  for (const [a, b, q] of [
    [0.16, 0.3, 0.5],
    [0.82, 0.24, 0.55],
    [0.3, 0.58, 0.6],
    [0.7, 0.6, 0.7],
    [0.9, 0.52, 0.4],
    [0.48, 0.36, 1.2],
  ] as const)
    p.part(kind, p.w * a, p.h * b, u * k * q, a > 0.5 ? -1 : 1);
}

export type Sky = keyof typeof SKIES;
export type Far = keyof typeof FARS;
export type Fore = keyof typeof FORES;
export type Group = keyof typeof GROUPS;
export type Hero = Part | Group | Person | `banner ${Device}`;
/** The four tags of a picture. */
export type Tags = readonly [sky: Sky, far: Far, hero: Hero, fore: Fore];

/** Where the middle of a thing hangs that does not stand on the ground, in parts of the height. */
const AIR: Partial<Record<Part, number>> = {
  eagle: 0.42,
  wyrm: 0.42,
  bat: 0.44,
  owl: 0.44,
  crow: 0.42,
  raven: 0.46,
  eye: 0.46,
  ringmark: 0.46,
  adamant: 0.46,
  ruby: 0.46,
  sapphire: 0.46,
  crown: 0.5,
  wingcrown: 0.5,
  ironcrown: 0.55,
  horn: 0.5,
  gear: 0.46,
  brokengear: 0.46,
  bow: 0.48,
  axebow: 0.47,
  sword: 0.7,
  greatsword: 0.72,
  dagger: 0.62,
  cruelblade: 0.62,
  brokensword: 0.68,
  swords: 0.55,
  hammer: 0.3,
  axe: 0.42,
  axes: 0.5,
  redarrow: 0.5,
  arrows: 0.5,
  trumpets: 0.5,
  staff: 0.56,
  whitestaff: 0.58,
  helm: 0.52,
  shield: 0.48,
  coat: 0.48,
  cloak: 0.5,
  mantle: 0.52,
  rope: 0.5,
  phial: 0.5,
  mirror: 0.52,
  orb: 0.48,
  book: 0.5,
  scroll: 0.48,
  map: 0.5,
  key: 0.46,
  skull: 0.52,
  lantern: 0.54,
  flame: 0.56,
  lembas: 0.48,
  pot: 0.52,
  bowl: 0.52,
  herb: 0.52,
  harp: 0.5,
  torch: 0.5,
  bell: 0.52,
  chains: 0.48,
  mask: 0.5,
  drops: 0.52,
  heart: 0.48,
  antlers: 0.52,
  crystal: 0.54,
  bloom: 0.44,
  feather: 0.48,
  leaf: 0.46,
  leaves: 0.5,
  footprints: 0.56,
  web: 0.47,
  moonmark: 0.5,
  sunmark: 0.46,
  handprint: 0.47,
  fist: 0.5,
  club: 0.42,
  bearhead: 0.52,
  chest: 0.54,
  scales: 0.5,
  snake: 0.58,
  thorns: 0.7,
};
/** What is drawn small because it comes in rows stands larger when it stands alone. */
const LARGE: Partial<Record<Part, number>> = {
  walker: 2.4,
  spear: 2.3,
  archer: 2.3,
  axeman: 2.5,
  orc: 2.4,
  goblin: 2.8,
  rider: 1.7,
  wolfrider: 1.7,
  wraith: 1.7,
  wolf: 1.9,
  howler: 1.9,
  crow: 1.9,
  bat: 1.7,
  gear: 1.7,
  brokengear: 1.7,
  crown: 1.6,
  bow: 1.2,
  horn: 1.3,
  wingcrown: 1.2,
  ironcrown: 1.1,
  gollum: 1.5,
  spirit: 1.5,
  boat: 1.4,
  dagger: 1.2,
  cruelblade: 1.2,
  fist: 1.4,
  door: 1.2,
  thorns: 1.2,
  ship: 1.3,
  blackship: 1.2,
  swanship: 1.3,
  horse: 1.2,
  statue: 1.2,
};
const CENTRED: ReadonlySet<string> = new Set(["rays", "plain", "glow", "moon", "cave"]);

export interface Order {
  seed: string;
  tags: Tags;
  w?: number;
  h?: number;
  /** How much wider the lines are than on a large print: small ones are ruled with fewer. */
  coarse?: number;
}

export function vignette({ seed, tags: [sky, far, hero, fore], w = 240, h = 140, coarse = 1 }: Order): Plate {
  const p = new Plate(seed, w, h, coarse);
  const u = h / 140;
  const alone = CENTRED.has(sky);
  const x = alone ? 0.5 : p.between(0.42, 0.58);
  SKIES[sky](p, alone ? 0.5 : x < 0.5 ? 0.76 : 0.24, sky === "rays" ? 0.46 : 0.32);
  // What is far stands beside the hero, not behind it; without a hero it is the hero.
  FARS[far](p, hero === "none" ? 0.5 : x < 0.5 ? 0.74 : 0.26, u);
  FORES[fore](p, x, u);
  const ground = p.ground(w * x) + 2;
  if (hero in GROUPS) GROUPS[hero as Group](p, x, u);
  else if (isPerson(hero)) person(p, hero, w * x, ground + 3 * u, u * 1.42, x < 0.5 ? 1 : -1);
  else if (hero.startsWith("banner ")) banner(p, w * x - 20 * u, ground, 96 * u, hero.slice(7) as Device);
  else {
    const part = hero as Part;
    const air = AIR[part];
    p.part(
      part,
      w * x,
      air ? h * air : ground + 1,
      u * (air ? 1.12 : 1.3) * (LARGE[part] ?? 1) * (alone && air ? 1.1 : 1),
    );
  }
  return p;
}

/** Every word a tag may be made of; the server knows the same ones (`engine/pictures.py`), and refuses others. */
export const LIBRARY: Record<string, string[]> = {
  skies: Object.keys(SKIES),
  fars: Object.keys(FARS),
  fores: Object.keys(FORES),
  heroes: [...new Set([...Object.keys(PARTS), ...Object.keys(GROUPS)])],
  bodies: Object.keys(BODIES),
  heads: Object.keys(HEADS),
  hands: Object.keys(HANDS),
  devices: Object.keys(DEVICES),
};
