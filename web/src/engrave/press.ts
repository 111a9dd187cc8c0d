// The press: orders a print once and keeps it. The same picture in the same size is the same address everywhere.
import type { Tags } from "./vignette";
import type { Order } from "./worker";

const prints = new Map<string, Promise<string>>();
const waiting = new Map<string, (address: string) => void>();
let workshop: Worker | undefined;

function open(): Worker | undefined {
  if (workshop || typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return workshop;
  workshop = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  workshop.addEventListener("message", ({ data: [key, blob] }: MessageEvent<[string, Blob]>) => {
    waiting.get(key)?.(URL.createObjectURL(blob));
    waiting.delete(key);
  });
  return workshop;
}

/** The address of a print, as soon as it is dry; never where the browser can not draw beside the page. */
export function order(what: Order): Promise<string> {
  const key = [what.seed, what.picture, what.wide, what.ratio, what.inks.tint].join("|");
  const known = prints.get(key);
  if (known) return known;
  const print = new Promise<string>((done) => {
    waiting.set(key, done);
    open()?.postMessage([key, what]);
  });
  prints.set(key, print);
  return print;
}

/** The second colour of a print from a deck's cloth: thinned with paper, so that lines stay above it. */
export const wash = (colour: string): string => `color-mix(in srgb, ${colour} 44%, var(--paper))`;

/** What is seen where something happens: a picture, and the second colour it is printed in. */
export interface Sight {
  tags: Tags;
  /** Same seed, same picture: the place. */
  seed: string;
  tint: string;
}
