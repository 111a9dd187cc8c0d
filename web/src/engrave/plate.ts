// A plate under the graver. Two inks on paper: INK, the line, and TINT, the deck's colour a little out of register.
import { clouds, seeded } from "./graver";
import { PARTS, type Part, type Shape } from "./parts";

/** What lays itself on the paper: filled ink, paper, tint, a fine line, a strong line, the white edge of light. */
export type Mark = "ink" | "paper" | "tint" | "line" | "stroke" | "halo";

export interface Cut {
  mark: Mark;
  d: string;
  x: number;
  y: number;
  k: number;
  /** -1 where the shape looks the other way. */
  flip: number;
  /** Turned by so many radians around a point of the plate. */
  turn?: Turn | undefined;
}

export type Turn = readonly [angle: number, x: number, y: number];

/** Where a shape stands on the plate, and how large. */
export type Place = readonly [x: number, y: number, k: number];

export class Plate {
  readonly cuts: Cut[] = [];
  /** The gap between two lines of the ruling. */
  gap: number;
  readonly random: () => number;
  readonly noise: (x: number, y: number) => number;
  /** The height of the foreground at a place. */
  ground: (x: number) => number;
  private turn: Turn | undefined;

  constructor(
    seed: string,
    readonly w = 240,
    readonly h = 140,
    coarse = 1,
  ) {
    this.random = seeded(seed);
    this.noise = clouds(this.random);
    this.gap = (w / 110) * coarse;
    this.ground = () => h * 0.82;
  }

  private put(mark: Mark, d: string, [x, y, k]: Place = [0, 0, 1], flip = 1): this {
    if (d) this.cuts.push({ mark, d, x, y, k, flip, turn: this.turn });
    return this;
  }
  ink(d: string, place?: Place, flip?: number): this {
    return this.put("ink", d, place, flip);
  }
  paper(d: string, place?: Place, flip?: number): this {
    return this.put("paper", d, place, flip);
  }
  tint(d: string, place?: Place, flip?: number): this {
    return this.put("tint", d, place, flip);
  }
  line(d: string, place?: Place, flip?: number): this {
    return this.put("line", d, place, flip);
  }
  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  /** Everything cut inside is turned around a point. */
  turned(turn: Turn, cutting: () => void): this {
    this.turn = turn;
    cutting();
    this.turn = undefined;
    return this;
  }

  /** One silhouette with a white edge of light around it. */
  shape(shape: Shape, place: Place, flip = 1, halo = true): this {
    if (halo && !shape.bare) {
      this.put("halo", shape.ink ?? "", place, flip);
      this.put("halo", shape.stroke ?? "", place, flip);
      this.put("halo", shape.paper ?? "", place, flip);
    }
    this.paper(shape.paper ?? "", place, flip);
    this.tint(shape.tint ?? "", place, flip);
    this.ink(shape.ink ?? "", place, flip);
    this.put("stroke", shape.stroke ?? "", place, flip);
    this.paper(shape.white ?? "", place, flip);
    this.tint(shape.over ?? "", place, flip);
    return this.ink(shape.last ?? "", place, flip);
  }

  part(name: Part, x: number, y: number, k: number, flip = 1, halo = true): this {
    return this.shape(PARTS[name], [x, y, k], flip, halo);
  }

  /** A row of the same figure. */
  host(n: number, y: number, k: number, kind: Part = "spear", x0 = 0, x1 = this.w): this {
    for (let i = 0; i < n; i++) {
      const x = x0 + ((x1 - x0) * (i + 0.5 + (this.random() - 0.5) * 0.5)) / n;
      this.part(kind, x, y + this.between(-2, 2) * k, k * this.between(0.9, 1.1), 1, false);
    }
    return this;
  }
}
