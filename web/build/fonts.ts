// The fonts a reader of English, Czech or Polish needs, cut from the whole ones when the client is built: half as much.
// A letter that is in none of ours, in somebody's name, comes from the whole font, on demand.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const MODULE = "virtual:fonts.css";
const FOLDER = fileURLToPath(new URL("../node_modules/.cache/fonts/", import.meta.url));
const PACKAGES = fileURLToPath(new URL("../node_modules/", import.meta.url));

/** What is cut out: the letters of our three languages and their neighbours, with the marks between words. */
const PIECES = {
  latin:
    "U+0020-007E, U+00A0, U+00A7, U+00AB, U+00B0, U+00B7, U+00BB-00BE, U+00C1, U+00C4, U+00C9, U+00CD, U+00D3, " +
    "U+00D6-00D7, U+00DA, U+00DC-00DD, U+00DF-00E1, U+00E4, U+00E7-00EB, U+00ED-00EF, U+00F1, U+00F3-00F4, U+00F6, " +
    "U+00FA-00FD, U+2013-2014, U+2018-201E, U+2022, U+2026, U+20AC, U+2212",
  "latin-ext":
    "U+0104-0107, U+010C-010F, U+0118-011B, U+0141-0144, U+0147-0148, U+0158-015B, U+0160-0161, U+0164-0165, " +
    "U+016E-016F, U+0179-017E",
} as const;
/** What the whole fonts hold. */
const WHOLE = {
  latin: "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2122, U+2191, U+2193",
  "latin-ext": "U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+2C60-2C7F",
} as const;
/** Kerning, forms of a language, and figures that stand in columns; no small capitals and the like. */
const FEATURES = ["kern", "ccmp", "locl", "lnum", "tnum"];
const FACES = [
  // a face that comes later is asked first: the whole font only for what the piece lacks
  {
    family: "Alegreya",
    weight: "400 800",
    file: "@fontsource-variable/alegreya/files/alegreya-PIECE-wght-normal.woff2",
  },
  ...[400, 700].map((weight) => ({
    family: "Alegreya Sans",
    weight: String(weight),
    file: `@fontsource/alegreya-sans/files/alegreya-sans-PIECE-${weight}-normal.woff2`,
  })),
];

/** The characters of a range as CSS writes it. */
export function letters(range: string): string {
  return range
    .split(", ")
    .flatMap((part) => {
      const [from = "", to = from] = part.slice(2).split("-");
      const [low, high] = [parseInt(from, 16), parseInt(to, 16)];
      return Array.from({ length: high - low + 1 }, (_, i) => String.fromCodePoint(low + i));
    })
    .join("");
}

const face = (family: string, weight: string, file: string, range: string): string =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap;
  src: url("${file}") format("woff2"); unicode-range: ${range}; }\n`;

async function made(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  let css = "";
  for (const { family, weight, file } of FACES)
    for (const piece of ["latin", "latin-ext"] as const) {
      const whole = PACKAGES + file.replace("PIECE", piece);
      const cut = `${FOLDER}${family.replace(" ", "-").toLowerCase()}-${weight.slice(0, 3)}-${piece}.woff2`;
      const cutting = await subset(readFileSync(whole), letters(PIECES[piece]), {
        targetFormat: "woff2",
        keepFeatures: FEATURES,
        noHinting: true,
        ...(weight.includes(" ") ? { variationAxes: { wght: { min: 400, max: 800 } } } : {}),
      });
      writeFileSync(cut, cutting);
      css += face(family, weight, whole, WHOLE[piece]) + face(family, weight, cut, PIECES[piece]);
    }
  return css;
}

export function fonts(): Plugin {
  let css: Promise<string> | null = null;
  return {
    name: "ravenhill-fonts",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? (css ??= made()) : undefined),
  };
}
