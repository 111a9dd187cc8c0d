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
export function wash(colour: string): string {
  const mixed = [1, 3, 5].map((i) => {
    const [cloth, paper] = [parseInt(colour.slice(i, i + 2), 16), parseInt("efe3c8".slice(i - 1, i + 1), 16)];
    return Math.round(cloth * 0.44 + paper * 0.56);
  });
  return `rgb(${mixed.join(" ")})`;
}

/** What is seen where something happens: a picture, and the second colour it is printed in. */
export interface Sight {
  tags: Tags;
  /** Same seed, same picture: the place. */
  seed: string;
  tint: string;
}
