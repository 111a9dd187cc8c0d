// The icons of this game, by their names in the game-icons set: they travel with its board, not with the home page.
export const cardIconNames = [
  // factions
  "holy-oak",
  "dwarf-helmet",
  "linden-leaf",
  "hobbit-door",
  "horse-head",
  "wizard-staff",
  "hand",
  "troll",
  "elephant-head",
  "burning-eye",
  // kinds of card
  "swords-emblem",
  "cowled",
  "gem-pendant",
  "scroll-unfurled",
  // icons and tokens
  "broadsword",
  "shield",
  "flying-flag",
  "all-seeing-eye",
  "footprint",
  "death-skull",
  "ring",
  "star-formation",
  "round-star",
  // piles and turns
  "card-pickup",
  "card-draw",
  "cycle",
  "card-burn",
  "laurel-crown",
  "hourglass",
  "cancel",
  "check-mark",
  "crossed-swords",
  "shaking-hands",
  "plain-arrow",
] as const;

export type CardIcon = (typeof cardIconNames)[number];
