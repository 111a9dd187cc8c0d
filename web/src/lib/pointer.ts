// Where the pointer was last seen, from the first page on: what slides under a pointer at rest is not pointed at.
const seen = { x: NaN, y: NaN };
const clicked = { x: NaN, y: NaN };

if (typeof window !== "undefined") {
  // after whoever asks whether it has moved: they hear it first, nearer to the card
  window.addEventListener("pointermove", (e) => ([seen.x, seen.y] = [e.clientX, e.clientY]));
  window.addEventListener("click", (e) => ([clicked.x, clicked.y] = [e.clientX, e.clientY]), { capture: true });
}

const near = (e: PointerEvent, at: { x: number; y: number }, far: number): boolean =>
  Math.hypot(e.clientX - at.x, e.clientY - at.y) <= far;

/** Whether somebody moved it here; else the page has moved under it, or it still lies where it clicked. */
export const stirred = (e: PointerEvent): boolean => !near(e, seen, 0) && !near(e, clicked, 2);
