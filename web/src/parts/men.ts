// The outlines of those who stand on a plate, feet at 0.
const body = "M-5 0V-9Q-6 -15 0 -15Q6 -15 5 -9V0Z";

export const MEN = {
  /** round heads */
  man: `${body}M-3.500 -15Q-4 -20.500 0 -21Q4 -20.500 3.500 -15Z`,
  /** horns */
  orc: `${body}M-3.500 -15Q-4 -20 0 -20Q4 -20 3.500 -15ZM-3 -19L-7 -23L-1 -20ZM3 -19L7 -23L1 -20Z`,
  /** antlers */
  walker: `${body}M-3.500 -15Q-4 -20.500 0 -21Q4 -20.500 3.500 -15ZM-3 -20Q-8 -22 -7 -27Q-5 -23 -1 -21ZM3 -20Q8 -22 7 -27Q5 -23 1 -21Z`,
  /** a helm with a spike */
  iron: "M-5.500 0V-14H5.500V0ZM-4 -14V-21H4V-14ZM-.8 -21V-24H.8V-21Z",
  /** square, of stone */
  golem: "M-7 0V-15H7V0ZM-5 -16V-24H5V-16ZM-10 -4V-13H-7V-4ZM10 -4V-13H7V-4Z",
  /** short and broad, a beard */
  dwarf: "M-6.500 0V-8Q-7 -12.500 0 -12.500Q7 -12.500 6.500 -8V0ZM-4.500 -12Q-5 -18 0 -18.500Q5 -18 4.500 -12L0 -6Z",
  /** slender, a tall helm */
  elf: "M-4 0V-11Q-5 -16 0 -16Q5 -16 4 -11V0ZM-3.200 -15.500Q-3.500 -20 0 -27Q3.500 -20 3.200 -15.500Z",
  /** small, long ears */
  goblin:
    "M-5 0V-7Q-5.500 -11.500 0 -11.500Q5.500 -11.500 5 -7V0ZM-3.500 -11Q-4 -16.500 0 -16.500Q4 -16.500 3.500 -11ZM-3 -14L-9.500 -18L-3 -11.500ZM3 -14L9.500 -18L3 -11.500Z",
  /** four legs */
  wolf: "M-9 0V-6Q-9 -11 -3 -11L2 -12L4 -17.500L6 -13.500L10.500 -11L10 -8L5.500 -6.500L6.500 0H3L2 -5H-4L-5 0ZM-8.500 -8L-13 -14L-7 -10.500Z",
} as const;

export type Kin = keyof typeof MEN;
