declare module "virtual:cardgame-icons" {
  import type { CardIcon } from "./icon-names";
  const icons: Record<CardIcon, string>;
  export default icons;
}

declare module "virtual:cardgame-facts" {
  export interface CardFact {
    /** The id of its record: copies of a card have the same. */
    kind: string;
    side: "free_peoples" | "shadow";
    faction: string;
    type: "army" | "character" | "item" | "event";
    attack: number;
    defence: number;
    leadAttack: number;
    leadDefence: number;
    /** The numbers of the paths the character may go to. */
    paths: number[];
    path: number;
    /** Icons printed with a star: a text changes their number. */
    stars: string[];
    /** Characters that may wield the item, or a whole kind of them, by the key of its word. */
    wielders: ({ card: string } | { kind: string })[];
    /** Printed in bold before the text: other texts speak of them. */
    keywords: string[];
    /** What of it is not certain: something is our own, or was guessed. */
    doubt: "original" | "uncertain" | null;
  }
  export interface LocationFact {
    side: "free_peoples" | "shadow";
    /** Of a path; 0: a battleground. */
    number: number;
    defence: number;
    points: number;
    attackers: string[];
    defenders: string[];
    /** What of it is not certain: something is our own, or was guessed. */
    doubt: "original" | "uncertain" | null;
  }
  export const cards: Record<string, CardFact>;
  export const locations: Record<string, LocationFact>;
}
