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
} as const;

export type Kin = keyof typeof MEN;
