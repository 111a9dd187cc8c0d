// The small landscapes on battlegrounds and paths: ridges, trees and water drawn from the place's name, so that each
// place always looks the same and no two look alike.
import type { CardIcon } from "./icon-names";

export type Terrain = "hills" | "peaks" | "plain" | "forest" | "water" | "marsh" | "ash";
export type Sky = "dawn" | "day" | "dusk" | "night" | "smoke" | "green";

export interface Look {
  terrain: Terrain;
  motif: CardIcon;
  sky: Sky;
}

const look = (terrain: Terrain, motif: CardIcon, sky: Sky): Look => ({ terrain, motif, sky });

export const LOOKS: Record<string, Look> = {
  dol_amroth: look("water", "castle", "day"),
  edoras: look("plain", "hill-fort", "dawn"),
  helms_deep: look("peaks", "guarded-tower", "night"),
  lorien: look("forest", "birch-trees", "green"),
  minas_tirith: look("peaks", "white-tower", "dawn"),
  pelargir: look("water", "harbor-dock", "dusk"),
  rivendell: look("peaks", "elven-castle", "green"),
  dol_guldur: look("forest", "evil-tower", "smoke"),
  harad: look("plain", "desert-camp", "dusk"),
  minas_morgul: look("peaks", "evil-tower", "night"),
  morannon: look("ash", "dungeon-gate", "smoke"),
  moria: look("peaks", "cave-entrance", "night"),
  orthanc: look("plain", "stone-tower", "smoke"),
  umbar: look("water", "palm-tree", "dusk"),
  bag_end: look("hills", "hobbit-dwelling", "day"),
  bucklebury_ferry: look("water", "harbor-dock", "night"),
  gildors_encampment: look("forest", "campfire", "night"),
  inn_of_the_prancing_pony: look("hills", "tavern-sign", "night"),
  the_old_forest: look("forest", "willow-tree", "green"),
  weathertop: look("hills", "castle-ruins", "night"),
  the_council_of_elrond: look("peaks", "temple-gate", "dawn"),
  fords_of_bruinen: look("water", "waterfall", "day"),
  imladris: look("forest", "elven-castle", "dawn"),
  caradhras: look("peaks", "mountain-road", "night"),
  the_doors_of_durin: look("water", "medieval-gate", "night"),
  khazad_dum: look("peaks", "stone-bridge", "smoke"),
  dimrill_dale: look("peaks", "waterfall", "day"),
  egladil: look("forest", "linden-leaf", "day"),
  lothlorien: look("forest", "birch-trees", "dawn"),
  amon_hen: look("forest", "castle-ruins", "day"),
  dead_marshes: look("marsh", "candle-skull", "night"),
  emyn_muil: look("peaks", "stone-path", "dusk"),
  the_cross_roads: look("forest", "crossroad", "dusk"),
  henneth_annun: look("water", "waterfall", "dusk"),
  osgiliath: look("water", "drawbridge", "smoke"),
  cirith_ungol: look("peaks", "stone-tower", "smoke"),
  morgul_vale: look("marsh", "evil-tower", "night"),
  shelobs_lair: look("peaks", "spider-web", "night"),
  cracks_of_doom: look("ash", "smoking-volcano", "smoke"),
  the_morgai: look("ash", "stone-path", "smoke"),
  orodruin: look("ash", "smoking-volcano", "dusk"),
};

export const WIDE = 300;
export const HIGH = 100;

/** A row of numbers between 0 and 1 that is always the same for the same name. */
function seeded(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state ^ (state >>> 15)) >>> 0) / 4294967296;
  };
}

const r = (n: number): string => n.toFixed(1);

/** A rolling line from left to right, closed below. */
function hills(base: number, swing: number, step: number, random: () => number): string {
  let d = `M0 ${HIGH}L0 ${r(base)}`;
  for (let x = 0; x < WIDE; x += step) {
    const y = base - swing * random();
    d += `Q${r(x + step / 2)} ${r(y)} ${r(x + step)} ${r(base - swing * 0.4 * random())}`;
  }
  return `${d}L${WIDE} ${HIGH}Z`;
}

/** Jagged heights, and the strokes that shade their right flanks. */
function peaks(base: number, swing: number, step: number, random: () => number): { d: string; shade: string } {
  let d = `M0 ${HIGH}L0 ${r(base)}`;
  let shade = "";
  for (let x = 0; x < WIDE; x += step) {
    const top = base - swing * (0.55 + 0.45 * random());
    const px = x + step * (0.4 + 0.2 * random());
    const end = base - swing * 0.25 * random();
    d += `L${r(px)} ${r(top)}L${r(x + step)} ${r(end)}`;
    for (let k = 1; k < 5; k++) {
      const [sx, sy] = [px + ((x + step - px) * k) / 5, top + ((end - top) * k) / 5];
      shade += `M${r(sx)} ${r(sy)}l${r(-3 - 4 * random())} ${r(7 + 7 * random())}`;
    }
  }
  return { d: `${d}L${WIDE} ${HIGH}Z`, shade };
}

export interface Drawing {
  far: string;
  middle: string;
  near: string;
  /** Ink: hachures, waves, tufts. */
  strokes: string;
  /** Small trees or rocks, filled. */
  clumps: string;
}

export function draw(name: string, terrain: Terrain): Drawing {
  const random = seeded(name);
  const high = terrain === "peaks" || terrain === "ash";
  const back = high ? peaks(66, 48, 58, random) : { d: hills(60, 26, 75, random), shade: "" };
  const middle = high ? hills(76, 16, 60, random) : hills(74, 18, 100, random);
  let near = hills(90, 10, 100, random);
  let strokes = back.shade;
  let clumps = "";
  if (terrain === "water") {
    near = `M0 ${HIGH}V78H${WIDE}V${HIGH}Z`;
    for (let i = 0; i < 26; i++) strokes += `M${r(random() * 290)} ${r(81 + random() * 17)}q4 -2.4 8 0t8 0`;
  }
  if (terrain === "marsh")
    for (let i = 0; i < 34; i++) {
      const [x, y] = [random() * WIDE, 78 + random() * 20];
      strokes += `M${r(x)} ${r(y)}l-3 -6M${r(x)} ${r(y)}v-8M${r(x)} ${r(y)}l3 -6`;
    }
  if (terrain === "forest" || terrain === "hills") {
    const n = terrain === "forest" ? 46 : 9;
    for (let i = 0; i < n; i++) {
      const [x, y, s] = [random() * WIDE, 68 + random() * 26, 5 + random() * 6];
      clumps += `M${r(x)} ${r(y)}l${r(-s * 0.55)} 0l${r(s * 0.55)} ${r(-s * 1.9)}l${r(s * 0.55)} ${r(s * 1.9)}Z`;
    }
  }
  if (terrain === "ash")
    for (let i = 0; i < 22; i++) {
      const [x, y, s] = [random() * WIDE, 80 + random() * 18, 2 + random() * 4];
      clumps += `M${r(x)} ${r(y)}l${r(s)} ${r(-s)}l${r(s)} ${r(s * 0.4)}l${r(s * 0.5)} ${r(s * 0.8)}Z`;
    }
  if (terrain === "plain")
    for (let i = 0; i < 30; i++) strokes += `M${r(random() * WIDE)} ${r(78 + random() * 20)}l${r(5 + random() * 9)} 0`;
  return { far: back.d, middle, near, strokes, clumps };
}
