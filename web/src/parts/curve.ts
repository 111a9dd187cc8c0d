// The geometry of a curve of chances: pure, so that it can be tested.

export interface Frame {
  width: number;
  height: number;
  left: number; // room for the figures
  right: number;
  top: number;
  bottom: number; // room for the turns
}

export const across = (f: Frame, n: number, last: number): number =>
  f.left + (n / Math.max(1, last)) * (f.width - f.left - f.right);

export const down = (f: Frame, chance: number): number => f.top + (1 - chance) * (f.height - f.top - f.bottom);

const r = (n: number): string => n.toFixed(1);

/** The curve itself, as a path of steps from moment to moment. */
export function line(f: Frame, chances: number[], from = 0, to = chances.length - 1): string {
  const last = chances.length - 1;
  let path = "";
  for (let n = from; n <= to; n++)
    path += `${n === from ? "M" : "L"}${r(across(f, n, last))} ${r(down(f, chances[n] ?? 0.5))}`;
  return path;
}

/** Hatching from the curve to the middle, for those moments at which this side is ahead. */
export function hatching(f: Frame, chances: number[], ahead: boolean, gap: number): string {
  const last = chances.length - 1;
  const middle = down(f, 0.5);
  let path = "";
  for (let x = f.left; x <= f.width - f.right; x += gap) {
    const n = Math.round(((x - f.left) / Math.max(1, f.width - f.left - f.right)) * last);
    const chance = chances[n] ?? 0.5;
    if (chance !== 0.5 && chance > 0.5 === ahead) path += `M${r(x)} ${r(down(f, chance))}L${r(x - 2)} ${r(middle)}`;
  }
  return path;
}

/** How many rows above (−) or below the middle each seal stands, so that none lies upon another. */
export function rows(places: number[], gap: number): number[] {
  const found: number[] = [];
  for (const [i, x] of places.entries()) {
    const free = (row: number): boolean =>
      found.every((other, j) => other !== row || Math.abs((places[j] ?? 0) - x) >= gap);
    const side = i % 2 ? 1 : -1;
    let far = 1;
    while (!free(side * far) && !free(-side * far)) far += 1;
    found.push(free(side * far) ? side * far : -side * far);
  }
  return found;
}

/** A change of chances as people read it: +7 %, −11 %. */
export function signed(change: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", signDisplay: "exceptZero" })
    .format(change)
    .replace("-", "−");
}
