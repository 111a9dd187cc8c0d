declare module "subset-font" {
  interface Wish {
    targetFormat: "woff2";
    /** Features of the font that stay. */
    keepFeatures: string[];
    noHinting: boolean;
    variationAxes?: Record<string, { min: number; max: number }>;
  }
  export default function subset(font: Uint8Array, letters: string, wish: Wish): Promise<Uint8Array>;
}
