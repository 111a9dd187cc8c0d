// What is printed on the components, and Armies as the view shows them.
import type { Tags } from "../../engrave/vignette";
import { tagsOf } from "../../lib/printed";
import type { CharacterId, CharacterPrint, Deck, Nation, Printed, Side, View as WotrView } from "../../shapes/wotr";
import type { WotrIcon } from "./icon-names";

export type {
  Battle as BattleView,
  Character as CharacterView,
  CharacterId,
  Deck,
  Figures,
  Nation,
  Region as RegionView,
  Side,
  View as WotrView,
} from "../../shapes/wotr";

export const NATIONS = ["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons"] as const;
export type Rank = "regular" | "elite" | "leader";
export type Settlement = "none" | "town" | "city" | "stronghold" | "fortification";
export const FACES = ["character", "army", "muster", "event", "army_muster", "will_of_the_west", "eye"] as const;
export type Face = (typeof FACES)[number];
export const DECKS: { id: Deck; side: Side; type: "character" | "strategy" }[] = [
  { id: "fp_character", side: "fp", type: "character" },
  { id: "fp_strategy", side: "fp", type: "strategy" },
  { id: "sh_character", side: "shadow", type: "character" },
  { id: "sh_strategy", side: "shadow", type: "strategy" },
];

// --- figures ---

export interface NationFact {
  side: Side;
  /** The wood its blocks are painted with, its darker side, and what is legible on it. */
  face: string;
  edge: string;
  ink: string;
  icon: WotrIcon;
}

export const NATION: Record<Nation, NationFact> = {
  dwarves: { side: "fp", face: "var(--dwarves)", edge: "var(--dwarves-edge)", ink: "var(--cream)", icon: "anvil" },
  elves: { side: "fp", face: "var(--elves)", edge: "var(--elves-edge)", ink: "var(--elves-ink)", icon: "linden-leaf" },
  gondor: { side: "fp", face: "var(--gondor)", edge: "var(--gondor-edge)", ink: "var(--cream)", icon: "beech" },
  north: { side: "fp", face: "var(--north)", edge: "var(--north-edge)", ink: "var(--north-ink)", icon: "polar-star" },
  rohan: { side: "fp", face: "var(--rohan)", edge: "var(--rohan-edge)", ink: "var(--cream)", icon: "horse-head" },
  isengard: {
    side: "shadow",
    face: "var(--isengard)",
    edge: "var(--isengard-edge)",
    ink: "var(--isengard-ink)",
    icon: "hand",
  },
  sauron: {
    side: "shadow",
    face: "var(--sauron)",
    edge: "var(--sauron-edge)",
    ink: "var(--cream)",
    icon: "burning-eye",
  },
  southrons: {
    side: "shadow",
    face: "var(--southrons)",
    edge: "var(--southrons-edge)",
    ink: "var(--southrons-ink)",
    icon: "elephant",
  },
};

export const SIDE: Record<Side, { colour: string; icon: WotrIcon }> = {
  fp: { colour: "var(--blue)", icon: "beech" },
  shadow: { colour: "var(--red)", icon: "burning-eye" },
};

export interface Kind {
  id: string;
  nation: Nation;
  rank: Rank;
  side: Side;
}

const RANKS = ["regular", "elite", "leader"] as const;
/** Every kind of figure of a Nation, in the order of their ranks. Sauron is led by Nazgûl. */
export const kindsOf = (nation: Nation): Kind[] =>
  RANKS.map((rank) => ({
    id: nation === "sauron" && rank === "leader" ? "nazgul" : `${nation}_${rank}`,
    nation,
    rank,
    side: NATION[nation].side,
  }));
const KINDS = new Map(NATIONS.flatMap(kindsOf).map((kind) => [kind.id, kind]));
/** What a kind of figure is; null for an id that is none. */
export const kindOf = (id: string): Kind | null => KINDS.get(id) ?? null;

let printed: Printed = { cards: {}, tiles: {}, people: {}, regions: {}, pictures: {} };
/** What is printed on the components of the table that is shown. */
export const facts = (): Printed => printed;
export const layFacts = (told: Printed): void => void (printed = told);

export interface CharacterFact extends CharacterPrint {
  icon: WotrIcon;
}

const ICON: Record<CharacterId, WotrIcon> = {
  gandalf_grey: "wizard-staff",
  strider: "hood",
  boromir: "hunting-horn",
  legolas: "pocket-bow",
  gimli: "dwarf-face",
  meriadoc: "smoking-pipe",
  peregrin: "hobbit-door",
  aragorn: "crown",
  gandalf_white: "wizard-face",
  gollum: "sunken-eye",
  saruman: "crescent-staff",
  witch_king: "crowned-skull",
  mouth_of_sauron: "frog-mouth-helm",
};
export const CHARACTERS = Object.keys(ICON) as CharacterId[];
export const characterOf = (id: CharacterId): CharacterFact => ({
  ...(printed.people[id] ?? { side: "fp", level: 0, leadership: 0, mark: "" }),
  icon: ICON[id],
});
export const isCharacter = (id: string): id is CharacterId => id in ICON;
/** The four tags of its picture, as the server checked them. */
export const pictureOf = (id: string): Tags | undefined => tagsOf(printed.pictures, id);
export const isCard = (id: string): boolean => id in printed.cards;

/** The figures of one side at one place, summed by what they are good for. */
export interface Army {
  side: Side;
  /** Nations with figures here, the one with most units first. */
  nations: { nation: Nation; regular: number; elite: number; leader: number }[];
  units: number;
  regular: number;
  elite: number;
  /** Leaders of the Free Peoples. */
  leaders: number;
  nazgul: number;
  characters: CharacterId[];
}

/** Who of a side stands in a region, inside its besieged Stronghold or outside; null if nobody. */
export function armyAt(v: WotrView, region: string, side: Side, besieged = false): Army | null {
  const held = v.regions[region];
  const figures = (besieged ? held?.besieged : held?.figures) ?? {};
  const army: Army = { side, nations: [], units: 0, regular: 0, elite: 0, leaders: 0, nazgul: 0, characters: [] };
  for (const nation of NATIONS) {
    if (NATION[nation].side !== side) continue;
    const [regular = 0, elite = 0, leader = 0] = kindsOf(nation).map((kind) => figures[kind.id] ?? 0);
    if (!(regular + elite + leader)) continue;
    army.nations.push({ nation, regular, elite, leader });
    army.regular += regular;
    army.elite += elite;
    if (nation === "sauron") army.nazgul += leader;
    else army.leaders += leader;
  }
  army.units = army.regular + army.elite;
  army.nations.sort((a, b) => b.regular + b.elite - (a.regular + a.elite));
  army.characters = CHARACTERS.filter(
    (c) =>
      characterOf(c).side === side && v.characters[c]?.region === region && !!v.characters[c].besieged === besieged,
  );
  return army.units + army.leaders + army.nazgul + army.characters.length ? army : null;
}

/** Every Army of a region: outside first, the besieged last. */
export function armiesAt(v: WotrView, region: string): { army: Army; besieged: boolean }[] {
  const found: { army: Army; besieged: boolean }[] = [];
  for (const besieged of [false, true])
    for (const side of ["fp", "shadow"] as const) {
      const army = armyAt(v, region, side, besieged);
      if (army) found.push({ army, besieged });
    }
  return found;
}

// --- seats ---

export const SEAT_SIGN: Record<
  string,
  { colour: string; icon: "white-tower" | "horse-head" | "burning-eye" | "black-knight-helm" | "hand" }
> = {
  fp: { colour: "var(--blue)", icon: "white-tower" },
  gondor: { colour: "var(--blue)", icon: "white-tower" },
  rohan: { colour: "var(--rohan)", icon: "horse-head" },
  shadow: { colour: "var(--red)", icon: "burning-eye" },
  witch_king: { colour: "var(--red)", icon: "black-knight-helm" },
  saruman: { colour: "var(--isengard-edge)", icon: "hand" },
};
