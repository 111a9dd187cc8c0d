// The icons of this game, by their names in the game-icons set: they travel with its board, not with the home page.
export const wotrIconNames = [
  "war-axe", "linden-leaf", "fruit-tree", "bow-arrow", "horse-head", "hand", "burning-eye", "elephant-head",
  "wyvern", "vertical-banner", "round-star", "flying-flag", "crossed-swords", "footprint", "ring", "power-ring", "siege-tower",
  "wizard-staff", "wizard-face", "hood", "crown", "hunting-horn", "pocket-bow", "dwarf-face", "smoking-pipe", "hobbit-door",
  "sunken-eye", "crescent-staff", "crowned-skull", "frog-mouth-helm", "huts-village", "elven-castle", "castle", "hill-fort", "evil-tower",
  "smoking-volcano", "laurel-crown", "eye-target", "anvil", "beech", "polar-star", "elephant", "flame",
  "plain-dagger", "knight-banner", "visored-helm", "crystal-ball", "polar-star", "dice-six-faces-six", "sword-wound", "rolling-dices",
  "white-tower", "black-knight-helm",
] as const;

export type WotrIcon = (typeof wotrIconNames)[number];
