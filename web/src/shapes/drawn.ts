// Written by web/build/shapes.py from src/ravenhill/engine/drawn.py: change it there.

/** A sentence: a key of the locale and what it names. */
export type Said = {
  key: string;
  args: Record<string, string | number | (string | number)[]>;
};

/** So many of a kind at a place. What an answer may name has an `id`. */
export type Counter = {
  kind: string;
  n: number;
  id?: string;
  colour?: string;
  icon?: string;
};

/** A place of the map: where it is drawn, and what lies there. */
export type Place = {
  id: string;
  /** across and down */
  at: number[];
  counters: Counter[];
  colour?: string;
};

/** Places and the ways between them. */
export type Map = {
  /** width and height */
  size: number[];
  places: Place[];
  /** from place to place */
  ways: string[][];
};

/** A die or another thing that was drawn, and whether it counts (None: not known yet). */
export type Die = {
  face: number | string;
  hit: boolean | null;
};

/** Dice of one side, what changed them and why, and what came of it. */
export type Throw = {
  name: Said;
  dice: Die[];
  causes: Said[];
  sum: Said;
};

/** What one side did in a round. */
export type Part = {
  cards: string[];
  throws: Throw[];
  /** by kind */
  losses: Record<string, number>;
};

/** Who fights, with what. */
export type Side = {
  name: string;
  /** by kind */
  stands: Record<string, number>;
  colour?: string;
};

/** A fight, running or over: in each round a part for every side, in the order of the sides. */
export type Fight = {
  what: "fight";
  title: Said;
  sides: Side[];
  rounds: Part[][];
  /** None: it goes on */
  result: Said | null;
};
