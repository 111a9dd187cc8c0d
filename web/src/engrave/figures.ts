// People, put together from a body, a head and what the hand holds: a few parts, and no two of the famous look alike.
// Drawn 60 high, feet at 0, the right hand at (12, -26).
import { cut, ring, star } from "./graver";
import type { Shape } from "./parts";
import type { Plate } from "./plate";

const NECK = -45;

/** A body, and how large the whole person is beside a man. */
export const BODIES = {
  man: {
    size: 1,
    ink: "M-14 -4Q-18 -26 -10 -42Q0 -47 10 -42L13 -24L10 -22L9 0H3L1 -16H-1L-3 0H-9L-10 -10Z",
    tint: "M-6 -18H7V-10H-6Z",
    white:
      cut(-8, -6, -8, -36, 1.4) +
      cut(-2, -20, -2, -40, 1.2) +
      cut(4, -20, 4, -38, 1) +
      cut(-7, -19, 7, -19, 1.4) +
      cut(5, -2, 5, -14, 1),
  },
  robe: {
    size: 1.04,
    ink: "M-15 0Q-14 -26 -9 -41Q0 -47 9 -41L14 -26L10 -24L14 0Z",
    tint: "",
    white:
      cut(-9, -2, -6, -36, 1.5, 2) +
      cut(-3, -2, -2, -38, 1.2) +
      cut(4, -2, 3, -36, 1.2) +
      cut(9, -3, 6, -28, 1) +
      cut(-8, -22, 8, -22, 1.4),
  },
  cloak: {
    size: 1,
    ink: "M-20 0Q-17 -28 -9 -42Q0 -47 9 -42Q15 -30 15 -8L10 -2L7 0H2L1 -8L-3 0Z",
    tint: "",
    white:
      cut(-14, -3, -7, -36, 1.6, 3) +
      cut(-8, -4, -4, -38, 1.3, 2) +
      cut(-1, -12, -1, -40, 1.2) +
      cut(10, -8, 6, -36, 1.4, -2),
  },
  lady: {
    size: 0.98,
    ink: "M-19 0Q-10 -16 -6 -28Q-9 -36 -7 -42Q0 -46 7 -42L12 -28L8 -26L6 -29Q10 -16 18 0Z",
    tint: "M-3 -28H3L8 0H-8Z",
    white:
      cut(-12, -2, -4, -26, 1.5, 2) +
      cut(-4, -2, -1, -26, 1.2) +
      cut(5, -2, 2, -26, 1.2) +
      cut(12, -2, 5, -24, 1.2, -2) +
      cut(-5, -29, 5, -29, 1.4),
  },
  dwarf: {
    size: 0.94,
    ink: "M-13 0L-17 -20Q-19 -38 -8 -43Q0 -46 8 -43Q18 -38 17 -24L14 -18L13 0H4L2 -10H-2L-4 0Z",
    tint: "M-12 -22H13V-12H-12Z",
    white:
      cut(-13, -16, -11, -36, 1.6) +
      cut(-12, -20, 13, -20, 2) +
      cut(-8, -2, -8, -12, 1.4) +
      cut(8, -2, 8, -12, 1.2) +
      cut(11, -24, 9, -38, 1.2),
  },
  hobbit: {
    size: 0.74,
    ink: "M-15 -4Q-16 -28 -9 -41Q0 -46 9 -41Q14 -30 13 -14L9 -12L10 -2L14 0H4L1 -9L-4 0H-14L-10 -4Z",
    tint: "M-4 -40H4V-14H-4Z",
    white:
      cut(-10, -8, -8, -36, 1.6) + ring(0, -34, 1.1) + ring(0, -28, 1.1) + ring(0, -22, 1.1) + cut(7, -14, 6, -36, 1.3),
  },
  orc: {
    size: 0.96,
    ink: "M-12 0L-15 -16L-18 -34Q-10 -46 2 -44Q16 -42 16 -28L12 -16L12 0H4L0 -12L-4 0Z",
    tint: "",
    white: cut(-11, -4, -12, -30, 1.8) + cut(-4, -18, -4, -40, 1.4) + cut(5, -16, 6, -36, 1.4) + "M-10 -20H10V-18H-10Z",
  },
} as const;

const face = "M-5 2Q-7 -8 0 -12Q7 -8 5 2Q0 5 -5 2Z";
const shade = cut(4, 2, 5, -8, 2) + ring(-2, -4, 0.8) + ring(2, -4, 0.8);

/** Heads, drawn from the neck up. */
export const HEADS = {
  bare: { ink: "M-6 -3Q-10 -16 0 -17Q10 -16 7 -3L5 -8Q0 -11 -5 -8Z", paper: face, last: shade },
  long: { ink: "M-7 6Q-12 -16 0 -18Q12 -16 8 7L4 4L5 -8Q0 -12 -5 -8L-4 4Z", paper: face, last: shade },
  curls: {
    ink: ring(-5, -11, 4) + ring(0, -14, 4.6) + ring(5, -11, 4) + ring(-7, -6, 3) + ring(7, -6, 3),
    paper: face,
    last: shade,
  },
  hood: {
    ink: "M-10 4Q-13 -16 1 -21Q13 -14 10 4Q0 8 -10 4Z",
    white: "M-4 1Q-6 -9 1 -12Q7 -8 5 1Q0 4 -4 1Z",
    last: shade,
  },
  cowl: {
    ink: "M-11 5Q-15 -18 2 -24Q15 -16 11 5Q0 10 -11 5Z",
    white: cut(-8, 0, -2, -17, 1.4) + "M-3 -6L0 -5L-3 -4ZM6 -6L3 -5L6 -4Z",
  },
  hat: {
    ink: "M-16 -8Q0 -16 16 -7L6 -11L1 -34L-8 -12ZM-5 2Q-6 14 0 20Q6 14 5 2Q0 6 -5 2Z",
    paper: face,
    white: cut(-2, 4, -1, 16, 1.2) + cut(-7, -11, 6, -11, 1.2) + cut(-5, -14, 0, -29, 1.2),
    last: shade,
  },
  beard: {
    ink: "M-7 -4Q-9 -18 0 -18Q9 -18 7 -4L5 -9H-5Z",
    paper: "M-6 0Q-7 -9 0 -12Q7 -9 6 0Q8 12 0 22Q-8 12 -6 0Z",
    last: shade + cut(-3, 3, -1, 15, 1) + cut(1, 3, 1, 17, 1) + cut(4, 3, 2, 13, 1),
  },
  crown: {
    ink: "M-7 5Q-10 -9 -7 -10L-9 -20L-4 -14L0 -23L4 -14L9 -20L7 -10Q10 -9 7 5L5 -7H-5Z",
    paper: face,
    last: shade,
  },
  circlet: {
    ink: "M-7 7Q-12 -15 0 -17Q12 -15 7 8L4 5L5 -7H-5L-4 5Z",
    paper: face,
    white: "M-6 -11Q0 -13 6 -11V-9Q0 -11 -6 -9Z" + star(0, -11, 3),
    last: shade,
  },
  helm: { ink: "M-8 3Q-10 -18 0 -19Q10 -18 8 3L4 2V-5H1V1H-1V-5H-4V2Z", paper: face, white: cut(-6, -8, -3, -16, 1.2) },
  crest: {
    ink: "M-8 3Q-10 -16 0 -18Q10 -16 8 3L4 2V-5H1V1H-1V-5H-4V2ZM-1 -17Q-2 -28 -10 -30Q-18 -28 -20 -14Q-14 -20 -7 -14Z",
    paper: face,
    white: cut(-6, -18, -14, -26, 1.2),
  },
  winged: {
    ink: "M-8 3Q-10 -16 0 -18Q10 -16 8 3L4 2V-5H1V1H-1V-5H-4V2ZM-7 -10Q-18 -18 -16 -32L-11 -25L-9 -30L-5 -16ZM7 -10Q18 -18 16 -32L11 -25L9 -30L5 -16Z",
    paper: face,
    white: cut(-8, -14, -13, -26, 1) + cut(8, -14, 13, -26, 1),
  },
  horned: {
    ink: "M-8 4Q-10 -14 0 -16Q10 -14 8 4L4 6H-4ZM-7 -9L-18 -20L-12 -8ZM7 -9L18 -20L12 -8Z",
    white: "M-5 -6L-1 -4L-5 -2ZM5 -6L1 -4L5 -2ZM-3 2H3V3H-3Z",
  },
  spiked: {
    ink: "M-9 5Q-11 -12 -7 -14L-12 -30L-5 -18L0 -36L5 -18L12 -30L7 -14Q11 -12 9 5Q0 9 -9 5Z",
    white: "M-5 -6L-1 -4L-5 -3ZM5 -6L1 -4L5 -3Z" + cut(-6, 1, -5, -10, 1.2),
  },
  masked: {
    ink: "M-9 5Q-11 -18 0 -20Q11 -18 9 5Q0 9 -9 5Z",
    white: "M-6 -5H-1V-3H-6ZM6 -5H1V-3H6ZM-4 2H-3V6H-4ZM-.5 2H.5V6H-.5ZM3 2H4V6H3Z",
  },
  turban: {
    ink: "M-10 -7Q-12 -20 0 -20Q12 -20 10 -7Q0 -11 -10 -7ZM-6 2Q0 8 6 2L4 10H-4Z",
    paper: face,
    white: cut(-8, -9, 6, -17, 1.2) + cut(-4, -9, 8, -13, 1.2),
    last: shade,
  },
  snout: {
    ink: "M-9 3Q-12 -12 -2 -14Q8 -14 8 -4L14 0L8 4Q0 8 -9 3ZM-6 -11L-14 -18L-3 -14ZM4 -12L9 -20L7 -9Z",
    white: ring(1, -6, 1.2) + "M6 2L8 0L10 2ZM2 3L4 1L6 3Z",
  },
  bald: {
    ink: "M-6 -6Q-8 -18 1 -18Q9 -16 7 -5Z",
    paper: "M-5 2Q-8 -14 1 -15Q9 -12 6 2Q0 6 -5 2Z",
    last: shade + cut(-5, -9, 5, -10, 0.8),
  },
} as const;

/** What is held. */
export const HANDS = {
  empty: {},
  sword: { ink: "M11 -27L13 -24L34 -58L36 -66L30 -60ZM8 -30L17 -24L15 -21L6 -27Z", white: cut(15, -30, 32, -58, 1) },
  swords: {
    ink: "M11 -27L13 -24L34 -58L36 -66L30 -60ZM8 -30L17 -24L15 -21L6 -27ZM-11 -27L-13 -24L-34 -58L-36 -66L-30 -60ZM-8 -30L-17 -24L-15 -21L-6 -27Z",
  },
  blade: { ink: "M12 -26H15V-62L18 -72L21 -62V-26H24V-23H12Z", white: cut(18, -28, 18, -62, 1.2) },
  spear: { stroke: "M16 2V-70", ink: "M16 -84L20 -70L16 -64L12 -70Z" },
  bow: { stroke: "M9 -30L20 -32M20 -56Q34 -32 20 -6L18 -32ZM8 -32H36" },
  axe: {
    stroke: "M17 0L15 -56",
    ink: "M15 -54Q28 -60 34 -50Q36 -38 30 -32Q24 -38 16 -38Z",
    white: cut(19, -48, 31, -48, 1.2),
  },
  twoaxes: {
    stroke: "M14 -22L24 -56M-14 -22L-24 -56",
    ink: "M23 -56Q34 -62 40 -50Q38 -42 32 -38Q28 -44 20 -42ZM-23 -56Q-34 -62 -40 -50Q-38 -42 -32 -38Q-28 -44 -20 -42Z",
  },
  staff: { stroke: "M17 3L15 -70", ink: "M15 -66Q8 -74 15 -80Q23 -78 20 -71Z" },
  lightstaff: { stroke: "M17 3L15 -66", ink: star(15, -74, 14, 8), white: ring(15, -74, 4) },
  crook: { stroke: "M17 3L15 -66Q14 -80 24 -79Q32 -76 28 -68" },
  horn: {
    ink: "M4 -32Q12 -22 24 -30Q32 -38 30 -50L22 -48Q22 -40 16 -36Q10 -34 8 -38Z",
    white: cut(10, -31, 26, -42, 1.2, 3),
  },
  light: { stroke: "M9 -30L20 -44", ink: star(22, -54, 16, 8), white: ring(22, -54, 6) },
  ring: { stroke: "M9 -30L18 -40" + ring(20, -47, 5), ink: star(34, -58, 4) + star(10, -60, 4) },
  torch: {
    stroke: "M10 -28L19 -52",
    ink: "M19 -50Q10 -58 17 -74Q20 -66 24 -72Q30 -58 19 -50Z",
    white: "M20 -53Q16 -58 19 -66Q22 -62 23 -64Q25 -57 20 -53Z",
  },
  shield: {
    paper: "M2 -36Q12 -40 22 -36Q24 -16 12 -6Q0 -16 2 -36Z",
    tint: "M12 -38Q18 -38 22 -36Q24 -16 12 -6Z",
    stroke: "M2 -36Q12 -40 22 -36Q24 -16 12 -6Q0 -16 2 -36Z",
    last: star(12, -26, 6),
  },
  guard: {
    paper: "M2 -36Q12 -40 22 -36Q24 -16 12 -6Q0 -16 2 -36Z",
    stroke: "M2 -36Q12 -40 22 -36Q24 -16 12 -6Q0 -16 2 -36ZM-15 2V-72",
    ink: "M-15 -84L-11 -72L-15 -66L-19 -72Z",
    last: "M12 -34V-14M10 -33L12 -37L14 -33V-14L12 -10L10 -14Z",
  },
  hammer: { stroke: "M17 2L16 -52", ink: "M6 -64H27V-50H6Z", white: cut(9, -60, 24, -60, 1.4) },
  book: { paper: "M4 -38H24V-22H4Z", stroke: "M4 -38H24V-22H4ZM14 -38V-22", tint: "M4 -38H14V-22H4Z" },
  orb: { ink: ring(17, -36, 8), white: cut(12, -34, 17, -42, 1.8) },
  scroll: {
    paper: "M6 -42H22V-18H6Z",
    stroke: "M6 -42H22V-18H6Z",
    last: cut(9, -36, 19, -36, 1.2) + cut(9, -31, 19, -31, 1.2) + cut(9, -26, 16, -26, 1.2),
  },
  harp: { stroke: "M8 -18L10 -44Q18 -52 24 -44L12 -16ZM13 -40V-22M17 -42V-28" },
  pan: { stroke: "M9 -28L18 -34", ink: ring(26, -40, 9), white: ring(26, -40, 5) },
  pipe: {
    stroke: "M4 -44L14 -40",
    ink: "M12 -44H18V-37H12Z" + ring(17, -51, 2) + ring(20, -58, 2.8) + ring(16, -66, 3.4),
  },
  whip: { stroke: "M10 -28L20 -44Q36 -56 38 -36Q36 -16 50 -20" },
  scimitar: { ink: "M11 -27L14 -24Q32 -32 34 -58Q36 -66 30 -64Q28 -40 11 -27Z", white: cut(16, -28, 31, -56, 1.2, 5) },
  knife: { ink: "M11 -28L14 -25L28 -40L30 -46L24 -43Z" },
  banner: {
    stroke: "M16 2V-80",
    paper: "M17 -78Q30 -84 44 -76L38 -64L44 -52Q30 -58 17 -52Z",
    tint: "M17 -78Q30 -84 44 -76L38 -64L44 -52Q30 -58 17 -52Z",
    last: star(27, -66, 6),
  },
  tree: { stroke: "M16 2V-60", ink: ring(16, -64, 8) + ring(10, -58, 5) + ring(22, -58, 5) },
  bag: { ink: "M6 -20Q2 -2 16 -1Q30 -2 26 -20L20 -25H12Z", white: cut(11, -5, 11, -18, 1.4) },
} as const;

export type Body = keyof typeof BODIES;
export type Head = keyof typeof HEADS;
export type Hand = keyof typeof HANDS;
/** A person: "robe hat staff". */
export type Person = `${Body} ${Head} ${Hand}`;

export function person(p: Plate, who: Person, x: number, y: number, k: number, flip = 1): void {
  const [body, head, hand] = who.split(" ") as [Body, Head, Hand];
  const { size, ...frame } = BODIES[body];
  const big = k * size;
  const held: Shape = HANDS[hand];
  const skull: Shape = HEADS[head];
  p.shape(held, [x, y, big], flip);
  p.shape(frame, [x, y, big], flip);
  // The small have large heads, or one would take them for men far away.
  const grown = body === "hobbit" ? 1.3 : body === "dwarf" ? 1.18 : 1.05;
  p.shape(skull, [x, y + NECK * big, big * grown], flip);
  if (hand === "shield" || hand === "guard") p.shape(held, [x, y, big], flip, false);
}

export const isPerson = (tag: string): tag is Person => {
  const [body = "", head = "", hand = ""] = tag.split(" ");
  return body in BODIES && head in HEADS && hand in HANDS;
};
