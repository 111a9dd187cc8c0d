// Printing: a plate laid on a canvas in its inks.
import type { Mark, Plate } from "./plate";

type Surface = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Inks {
  ink: string;
  paper: string;
  tint: string;
}

const WIDTH: Partial<Record<Mark, number>> = { line: 1, stroke: 2.4, halo: 3 };

/** Lays the plate on a surface that is `wide` pixels wide. */
export function print(plate: Plate, on: Surface, wide: number, inks: Inks): void {
  const scale = wide / plate.w;
  const colour = (mark: Mark): string =>
    mark === "tint" ? inks.tint : mark === "paper" || mark === "halo" ? inks.paper : inks.ink;
  on.setTransform(1, 0, 0, 1, 0, 0);
  on.fillStyle = inks.paper;
  on.fillRect(0, 0, wide, wide);
  on.lineJoin = "round";
  on.lineCap = "round";
  for (const { mark, d, x, y, k, flip, turn } of plate.cuts) {
    on.setTransform(scale, 0, 0, scale, 0, 0);
    if (turn) {
      on.translate(turn[1], turn[2]);
      on.rotate(turn[0]);
      on.translate(-turn[1], -turn[2]);
    }
    on.translate(x, y);
    on.scale(k * flip, k);
    const path = new Path2D(d);
    const width = WIDTH[mark];
    if (width) {
      on.strokeStyle = colour(mark);
      on.lineWidth = mark === "line" ? width / k : width;
      on.stroke(path);
    } else {
      on.fillStyle = colour(mark);
      on.fill(path);
    }
  }
}
