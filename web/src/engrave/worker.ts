// The workshop: prints are pulled here, beside the page, so that no picture ever keeps an answer waiting.
import { print, type Inks } from "./print";
import { scene, type Scene } from "./scenes";
import { vignette, type Tags } from "./vignette";

/** What to print: a card's picture by its tags, or a large scene by its name. */
export interface Order {
  seed: string;
  picture: Tags | Scene;
  /** In pixels of the print. */
  wide: number;
  /** Height by width. */
  ratio: number;
  inks: Inks;
}

/** Below this width a print is ruled with fewer lines, or they run into grey. */
const SMALL = 300;

async function pull({ seed, picture, wide, ratio, inks }: Order): Promise<Blob> {
  const plate =
    typeof picture === "string"
      ? scene(picture, ratio)
      : vignette({ seed, tags: picture, w: 240, h: 240 * ratio, coarse: wide < SMALL ? 1.35 : 1 });
  const canvas = new OffscreenCanvas(wide, Math.round(wide * ratio));
  const surface = canvas.getContext("2d");
  if (surface) print(plate, surface, wide, inks);
  return canvas.convertToBlob();
}

self.addEventListener("message", ({ data: [key, order] }: MessageEvent<[string, Order]>) => {
  void pull(order).then((blob) => self.postMessage([key, blob]));
});
