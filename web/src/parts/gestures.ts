// How a drawing lies in its window, and the hands that move it: a wheel, a drag, one finger or two.
import type { Point } from "./point";

/** A point p of the drawing lies at p * k + (x, y) in the window. */
export interface Laid {
  x: number;
  y: number;
  k: number;
}

/** What bounds a drawing: its window, its size, how small and how large it may be shown. */
export interface Bounds {
  window: Point;
  size: Point;
  least: number;
  most: number;
}

const EDGE = 60; // so much bare wood, in units of the drawing, may be seen beside the sheet
const SLIP = 6; // a hand that moves less has clicked
const REST = 170; // milliseconds after the last turn of a wheel
const LONGEST = 1200; // where drawing anew takes long, the wheel is waited for longer: it may only be slow to be heard

/** The same, drawn back so that the window stays on the sheet; a sheet that is smaller lies in the middle. */
export function bounded({ x, y, k }: Laid, { window, size }: Bounds): Laid {
  const along = (at: number, room: number, long: number): number => {
    const before = EDGE - at / k; // from the edge of the sheet to that of the window
    const behind = (room - at) / k - long - EDGE;
    if (behind > before) return at + (k * (before + behind)) / 2;
    return at + k * (Math.min(0, before) || Math.max(0, behind));
  };
  return { x: along(x, window[0], size[0]), y: along(y, window[1], size[1]), k };
}

/** Larger by a factor, with this point of the window where it is. */
export function scaled(laid: Laid, factor: number, [px, py]: Point, bounds: Bounds): Laid {
  const k = Math.min(bounds.most, Math.max(bounds.least, laid.k * factor));
  const by = k / laid.k;
  return bounded({ x: px - (px - laid.x) * by, y: py - (py - laid.y) * by, k }, bounds);
}

/** How a layer that was drawn as it lay `from` is shown as if it lay as `now`. */
export function relative(now: Laid, from: Laid): string {
  const by = now.k / from.k;
  return `translate(${now.x - from.x * by}px, ${now.y - from.y * by}px) scale(${by})`;
}

export interface Moved {
  now: () => Laid;
  bounds: () => Bounds;
  /** Whether this press may move the sheet: what lies there may be for something else. */
  may: (event: PointerEvent) => boolean;
  /** Whether the hand on it does something else meanwhile. */
  taken: () => boolean;
  /** A hand is on it. */
  held: () => void;
  /** It goes so. */
  go: (to: Laid) => void;
  /** No hand is on it any more. */
  rest: () => void;
}

/** Puts hands on a drawing in its window; the returned function takes them off. */
export function gestures(
  on: SVGSVGElement,
  window: Element,
  { now, bounds, may, taken, held, go, rest }: Moved,
): () => void {
  const fingers = new Map<number, Point>();
  let begun: Point | null = null; // where the first of them was put down
  let slipped = false;
  let still: ReturnType<typeof setTimeout> | null = null;
  let patience = REST;

  const spot = (event: MouseEvent): Point => {
    const box = window.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const middle = (): Point => {
    const all = [...fingers.values()];
    const of = (i: 0 | 1): number => all.reduce((sum, p) => sum + p[i], 0) / all.length;
    return [of(0), of(1)];
  };
  const span = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  };

  function press(event: PointerEvent): void {
    if (event.button !== 0 || event.ctrlKey || !may(event)) return;
    if (!fingers.size) [begun, slipped] = [spot(event), false];
    fingers.set(event.pointerId, spot(event));
  }

  function move(event: PointerEvent): void {
    if (!fingers.has(event.pointerId) || taken()) return;
    if (event.pointerType === "mouse" && !(event.buttons & 1)) return lift(event); // let go outside the window
    const at = spot(event);
    if (!slipped) {
      if (begun && fingers.size < 2 && Math.hypot(at[0] - begun[0], at[1] - begun[1]) <= SLIP) return;
      slipped = true;
      held();
      for (const id of fingers.keys()) on.setPointerCapture(id);
    }
    const [was, wide] = [middle(), span()];
    fingers.set(event.pointerId, at);
    const [is, wider] = [middle(), span()];
    const laid = now();
    const pushed = bounded({ ...laid, x: laid.x + is[0] - was[0], y: laid.y + is[1] - was[1] }, bounds());
    go(wide && wider ? scaled(pushed, wider / wide, is, bounds()) : pushed);
  }

  function lift(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId) || fingers.size) return;
    begun = null;
    if (slipped) rest();
    setTimeout(() => (slipped = false), 0); // the click that follows is none
  }

  function click(event: MouseEvent): void {
    if (slipped) event.stopPropagation();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 0.05 : event.deltaMode ? 1 : 0.002;
    held();
    go(scaled(now(), 2 ** (-event.deltaY * unit * (event.ctrlKey ? 10 : 1)), spot(event), bounds()));
    if (still) clearTimeout(still);
    still = setTimeout(() => {
      still = null;
      if (fingers.size) return;
      const began = performance.now();
      rest();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          patience = Math.min(LONGEST, Math.max(REST, 2 * (performance.now() - began)));
        }),
      );
    }, patience);
  }

  on.addEventListener("pointerdown", press);
  on.addEventListener("pointermove", move);
  on.addEventListener("pointerup", lift);
  on.addEventListener("pointercancel", lift);
  on.addEventListener("click", click, true);
  on.addEventListener("wheel", wheel, { passive: false });
  return () => {
    if (still) clearTimeout(still);
    on.removeEventListener("pointerdown", press);
    on.removeEventListener("pointermove", move);
    on.removeEventListener("pointerup", lift);
    on.removeEventListener("pointercancel", lift);
    on.removeEventListener("click", click, true);
    on.removeEventListener("wheel", wheel);
  };
}
