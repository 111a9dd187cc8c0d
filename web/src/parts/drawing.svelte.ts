// The hand that draws on a map: the right button, a finger that stays, or any pointer while the pencil is taken up.
import type { Chalk } from "../lib/chalk.svelte";
import type { Point } from "./point";

const STAYS = 450; // milliseconds a finger rests before it draws
const SLIP = 6;

export interface Paper {
  /** The place under a point of the window, if there is one. */
  place: (x: number, y: number) => string | null;
  /** Where the window's point lies on the drawing. */
  on: (x: number, y: number) => Point;
}

export class Drawing {
  /** What is being drawn: from a place to the pointer. */
  line = $state.raw<{ from: string; to: Point } | null>(null);
  private begun: Point | null = null;
  private resting: ReturnType<typeof setTimeout> | null = null;
  private drew = false; // the click that follows is none

  constructor(
    private chalk: Chalk,
    private paper: Paper,
  ) {}

  get busy(): boolean {
    return this.line !== null;
  }

  private start(x: number, y: number): void {
    const from = this.paper.place(x, y);
    if (from === null) return;
    this.drew = true;
    this.line = { from, to: this.paper.on(x, y) };
  }

  press(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    this.begun = [x, y];
    this.drew = false;
    this.rest();
    if (!event.isPrimary) return this.leave();
    if (event.button === 2 || (event.button === 0 && this.chalk.pencil)) this.start(x, y);
    else if (event.pointerType === "touch")
      this.resting = setTimeout(() => {
        this.start(x, y);
        navigator.vibrate?.(12);
      }, STAYS);
  }

  move(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    if (this.line) this.line = { ...this.line, to: this.paper.on(x, y) };
    else if (this.begun && Math.hypot(x - this.begun[0], y - this.begun[1]) > SLIP) this.rest();
  }

  lift(event: PointerEvent): void {
    const line = this.line;
    const still = this.begun && Math.hypot(event.clientX - this.begun[0], event.clientY - this.begun[1]) <= SLIP;
    this.leave();
    if (line) {
      const to = this.paper.place(event.clientX, event.clientY);
      if (to !== null) this.chalk.draw(to === line.from ? [to] : [line.from, to]);
    } else if (still && event.button === 0 && !this.chalk.pencil) this.chalk.wipe();
  }

  leave(): void {
    this.rest();
    this.line = null;
  }

  /** What a pointer drew was no click. */
  click(event: MouseEvent): void {
    if (this.drew) event.stopPropagation();
    this.drew = false;
  }

  /** By the keyboard: a ring, or an arrow from the last mark's end. */
  key(place: string, arrow: boolean): void {
    const last = this.chalk.own.at(-1)?.at(-1);
    if (!arrow) this.chalk.draw([place]);
    else if (last !== undefined && last !== place) this.chalk.draw([last, place]);
  }

  private rest(): void {
    if (this.resting) clearTimeout(this.resting);
    this.resting = null;
  }
}
