// The icons this client uses, by their names in the game-icons set (game-icons.net, CC BY 3.0).
export const iconNames = [
  "anvil", "arrows-shield", "big-gear", "black-knight-helm", "brick-pile", "burning-embers", "campfire", "cancel",
  "card-burn", "card-discard", "card-draw", "card-pickup", "card-play", "check-mark", "compass", "conversation",
  "crossed-swords", "crown", "crystal-cluster", "cube", "cubes", "deer-head", "drill", "hamburger-menu",
  "gears", "backward-time", "hourglass", "laurel-crown", "magnifying-glass", "mine-wagon", "moon", "open-book",
  "oak-leaf", "pine-tree", "plain-arrow", "raven", "anticlockwise-rotation", "ringing-bell", "robot-golem", "rock-golem",
  "rolling-dices", "round-star", "scroll-unfurled", "shaking-hands", "shield", "sun", "flying-flag", "sword-clash", "sword-wound",
  "third-eye", "three-friends", "totem-head", "treasure-map", "two-shadows", "visored-helm", "anvil-impact",
  "white-tower", "horse-head", "burning-eye", "hand", "ring", "wizard-staff",
] as const;

export type IconName = (typeof iconNames)[number];
