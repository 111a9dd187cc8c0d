// The icons of this game, by their names in the game-icons set: they travel with its board, not with the home page.
export const bofaIconNames = [
  "battle-axe", "dwarf-helmet", "pointy-sword", "bow-arrow", "spears", "orc-head", "warlord-helmet", "goblin-head", "wolf-head",
  "bowman", "dwarf-king", "wizard-face", "elf-helmet", "hood", "eagle-head", "bear-head", "dwarf-face", "horned-skull",
  "evil-bat", "eagle-emblem", "sword-hilt", "knight-banner", "hunting-horn", "scroll-unfurled", "burning-eye", "polar-star",
  "hills", "mountains", "high-grass", "ancient-ruins", "reed", "village", "stone-tower", "barracks-tent", "goblin-camp",
  "cave-entrance", "barricade", "nest-eggs", "star-medal", "drop", "crystal-ball", "ring", "claws", "shield", "footsteps",
  "oak-leaf", "hourglass", "laurel-crown", "crossed-swords", "target-arrows", "flying-flag", "card-pickup", "card-draw",
  "card-discard", "broken-wall", "run", "sword-wound", "white-tower", "rolling-dices", "check-mark", "cancel", "gate",
] as const;

export type BofaIcon = (typeof bofaIconNames)[number];
