// The painted scenes of the home page and the wood of the table: layers of paper, lamplight behind them. `npm run
// scenes`
import { writeFileSync } from "node:fs";
import { conifer, curve, n, peak, seeded } from "./ink.mjs";

const [W, H] = [800, 450];

function sky(stops, sun) {
  return (
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join("")}</linearGradient>` +
    (sun
      ? `<radialGradient id="g"><stop offset="0" stop-color="${sun.color}" stop-opacity=".95"/><stop offset=".22" stop-color="${sun.color}" stop-opacity=".5"/><stop offset="1" stop-color="${sun.color}" stop-opacity="0"/></radialGradient>`
      : "") +
    `</defs><rect width="${W}" height="${H}" fill="url(#s)"/>` +
    (sun ? `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="url(#g)"/>` : "")
  );
}

/** A layer of hills from left to right; `line` gives the height at a share of the width. */
function land(random, line, fill, rough = 6, step = 40) {
  const points = [];
  for (let x = -step; x <= W + step; x += step) points.push([x, line(x / W) + (random() - 0.5) * rough]);
  return `<path d="${curve(points)}L${W + 40} ${H + 10}L-40 ${H + 10}Z" fill="${fill}"/>`;
}

function woods(random, count, line, size, fill, dark, from = 0, to = 1) {
  const trees = Array.from({ length: count }, (_, i) => {
    const x = (from + ((i + random() * 0.8) / count) * (to - from)) * W;
    return [x, line(x / W) + random() * size * 0.5, size * (0.75 + random() * 0.6)];
  }).sort((a, b) => a[1] - b[1]);
  let body = "";
  let shade = "";
  for (const [x, y, s] of trees) {
    const tree = conifer([x, y], s, random);
    body += tree.body;
    shade += tree.dark;
  }
  return `<path d="${body}" fill="${fill}"/><path d="${shade}" fill="${dark}"/>`;
}

function crag(random, x, y, w, h, tones, snow = 0.3) {
  const p = peak([x, y], w, h, random, snow);
  return `<path d="${p.body}" fill="${tones[0]}"/><path d="${p.dark}" fill="${tones[1]}"/>${tones[2] ? `<path d="${p.cap}" fill="${tones[2]}"/>` : ""}`;
}

function host(random, x0, x1, y, fill, flag, count, tall = 26) {
  let spears = "";
  let heads = "";
  let flags = "";
  for (let i = 0; i < count; i++) {
    const x = x0 + ((i + random() * 0.7) / count) * (x1 - x0);
    const yy = y(x / W) + random() * 10;
    heads += `M${n(x - 4)} ${n(yy + 12)}q0-13 4-15q4 2 4 15z`;
    const lean = (random() - 0.5) * 6;
    spears += `M${n(x + 4)} ${n(yy + 6)}L${n(x + 4 + lean)} ${n(yy - tall * (0.7 + random() * 0.6))}`;
    if (i % 7 === 3) {
      const top = yy - tall * 1.9;
      spears += `M${n(x - 2)} ${n(yy + 4)}V${n(top)}`;
      flags += `M${n(x - 2)} ${n(top)}q9-5 15 1t13 0l-6 8l6 9q-8 4-14 0t-14 2z`;
    }
  }
  return `<path d="${spears}" stroke="${fill}" stroke-width="1.6" fill="none"/><path d="${heads}" fill="${fill}"/><path d="${flags}" fill="${flag}"/>`;
}

const scenes = {
  ironwood(random) {
    const far = (t) => 250 - 30 * Math.sin(t * 5 + 1);
    const near = (t) => 330 + 26 * Math.sin(t * 4.4 + 2);
    const front = (t) => 392 + 16 * Math.sin(t * 6);
    const smoke = (x, y) =>
      `<path d="M${x} ${y}q-16-24 4-46q18-20 0-44q-16-22 6-44" fill="none" stroke="#3a3330" stroke-width="13" stroke-linecap="round" opacity=".34"/>`;
    const citadel =
      `<path d="M560 300l6-84l14-8l2-30l12-8l12 8l2 30l22 4l4-52l14-10l14 10l4 60l18 8l8 72z" fill="#2b2c33"/>` +
      `<path d="M594 300v-32q0-18 17-22q17 4 17 22v32z" fill="#e8923d"/><path d="M600 300v-30q0-13 11-16q11 3 11 16v30z" fill="#ffd38a"/>` +
      `<path d="M576 240h7v12h-7zM646 196h6v12h-6zM646 222h6v12h-6zM590 196h5v9h-5z" fill="#f3a951"/>`;
    const totem =
      `<circle cx="168" cy="318" r="86" fill="url(#t)"/><path d="M156 372l2-92q-10-4-12-16l14 4q2-16 8-20q6 4 8 20l14-4q-2 12-12 16l2 92z" fill="#1c2418"/>` +
      `<path d="M160 290l6 4l-6 4zM176 290l-6 4l6 4zM162 312h12v3h-12zM162 330l6 5l6-5zM162 348h12v3h-12z" fill="#9be38a"/>`;
    return (
      sky(
        [
          [0, "#2c3440"],
          [0.45, "#8a6a52"],
          [0.75, "#e0a05a"],
          [1, "#f0c98a"],
        ],
        { x: 430, y: 255, r: 230, color: "#ffe1a3" },
      ) +
      `<defs><radialGradient id="t"><stop offset="0" stop-color="#9be38a" stop-opacity=".65"/><stop offset="1" stop-color="#9be38a" stop-opacity="0"/></radialGradient></defs>` +
      crag(random, 610, 330, 220, 250, ["#6a6468", "#4c484f", "#e8dccb"], 0.2) +
      crag(random, 745, 340, 150, 170, ["#5a555b", "#413e46", "#d9cdbd"], 0.18) +
      crag(random, 460, 340, 110, 120, ["#7a6f6b", "#5b534f", "#e8dccb"], 0.16) +
      smoke(594, 176) +
      smoke(646, 144) +
      citadel +
      land(random, far, "#7a7a4e", 8) +
      woods(random, 46, (t) => far(t) + 14, 30, "#566b43", "#44583a", -0.02, 0.62) +
      land(random, near, "#44563a", 8) +
      woods(random, 26, (t) => near(t) + 10, 56, "#33482f", "#263a28", -0.03, 0.5) +
      totem +
      host(random, 500, 800, (t) => near(t) - 8, "#23262d", "#5d6b78", 22) +
      land(random, front, "#20291c", 5) +
      woods(random, 14, (t) => front(t) + 30, 92, "#1a2318", "#141b13", -0.06, 0.3) +
      woods(random, 5, (t) => front(t) + 46, 70, "#1a2318", "#141b13", 0.86, 1.04)
    );
  },
  wotr(random) {
    const hills = (t) => 318 + 30 * Math.sin(t * 4 + 0.4);
    const near = (t) => 380 + 22 * Math.sin(t * 5 + 2.4);
    let teeth = "";
    for (let i = 0; i < 9; i++)
      teeth += crag(
        random,
        330 + i * 62,
        320,
        60 + random() * 30,
        110 + random() * 90,
        ["#3a2b33", "#2a2028", ""],
        0.2,
      );
    const road = `<path d="M150 460C230 410 330 420 330 378C330 350 470 352 478 330C484 314 566 316 572 300" fill="none" stroke="#d8bd8a" stroke-width="15" stroke-linecap="round" opacity=".9"/><path d="M330 378C330 350 470 352 478 330C484 314 566 316 572 300" fill="none" stroke="#b8946a" stroke-width="8" stroke-linecap="round"/>`;
    const walkers = [
      [214, 414, 1],
      [236, 410, 0.72],
      [254, 408, 0.7],
    ]
      .map(
        ([x, y, s]) =>
          `<path transform="translate(${x} ${y})scale(${s})" d="M-9 14q-2-26 4-34q-3-9 5-12q8 3 5 12q6 8 4 34zM10 16L14-34" fill="#241a17" stroke="#241a17" stroke-width="2"/>`,
      )
      .join("");
    return (
      sky(
        [
          [0, "#1c1a26"],
          [0.5, "#5a2f35"],
          [0.8, "#c05a3a"],
          [1, "#e3a765"],
        ],
        { x: 600, y: 292, r: 190, color: "#ff9a52" },
      ) +
      teeth +
      `<path d="M590 300l7-150l-6-12l12-20l12 20l-6 12l9 150z" fill="#1d171d"/><path d="M601 150h5v10h-5z" fill="#ffb765"/>` +
      land(random, (t) => 300 + 14 * Math.sin(t * 7), "#4a3435", 8) +
      land(random, hills, "#55603c", 8) +
      woods(random, 18, (t) => hills(t) + 8, 30, "#3f4d31", "#303d28", 0.0, 0.42) +
      land(random, near, "#39472c", 6) +
      road +
      walkers +
      woods(random, 8, (t) => near(t) + 40, 84, "#26301f", "#1c2418", -0.04, 0.16) +
      woods(random, 6, (t) => near(t) + 50, 70, "#26301f", "#1c2418", 0.84, 1.04)
    );
  },
  bofa(random) {
    const plain = (t) => 330 + 10 * Math.sin(t * 6);
    const near = (t) => 376 + 14 * Math.sin(t * 4 + 1);
    return (
      sky(
        [
          [0, "#4a6378"],
          [0.55, "#b7a88f"],
          [1, "#f2d9a5"],
        ],
        { x: 250, y: 230, r: 230, color: "#fff0c4" },
      ) +
      crag(random, 190, 330, 170, 120, ["#8b8c86", "#6c6e6c", "#f4ecdd"], 0.2) +
      crag(random, 640, 330, 190, 130, ["#8b8c86", "#6c6e6c", "#f4ecdd"], 0.2) +
      crag(random, 420, 338, 230, 290, ["#8a7e70", "#5d554e", "#faf5e8"], 0.36) +
      `<path d="M404 338v-20q0-15 16-18q16 3 16 18v20z" fill="#2b2521"/><path d="M411 338v-17q0-9 9-11q9 2 9 11v17z" fill="#e9b45c"/>` +
      land(random, plain, "#a08f5a", 6) +
      host(random, 60, 360, (t) => plain(t) + 4, "#38444c", "#2f5d8a", 26, 22) +
      host(random, 470, 770, (t) => plain(t) + 4, "#4a2f2a", "#8f2d2a", 28, 22) +
      land(random, near, "#6c6a3e", 6) +
      host(random, -10, 330, (t) => near(t) + 8, "#23292d", "#3d6f9e", 16, 42) +
      host(random, 520, 820, (t) => near(t) + 8, "#2e1f1c", "#a33a34", 16, 42) +
      land(random, (t) => 424 + 8 * Math.sin(t * 5), "#33321f", 5)
    );
  },
  cardgame(random) {
    let grain = "";
    for (let i = 0; i < 26; i++) {
      const y = 14 + i * 17 + random() * 8;
      grain += `M-10 ${n(y)}C200 ${n(y + (random() - 0.5) * 26)} 500 ${n(y + (random() - 0.5) * 26)} 810 ${n(y + (random() - 0.5) * 14)}`;
    }
    const marks = [
      `<path d="M0 34c-18-16-30-26-30-44c0-10 8-16 15-16c7 0 12 5 15 11c3-6 8-11 15-11c7 0 15 6 15 16c0 18-12 28-30 44z"/>`,
      `<circle r="27" fill="none" stroke="currentColor" stroke-width="9"/>`,
      `<path d="M-30 30l16-58l8 24l6-34l6 34l8-24l16 58z"/>`,
      `<path d="M0-38l9 25h27l-21 17l8 27l-23-16l-23 16l8-27l-21-17h27z"/>`,
    ];
    const tone = ["#8f2d2a", "#c9973b", "#2f5d8a", "#3f6b3a"];
    const cards = [-26, -9, 9, 26]
      .map((a, i) => {
        const x = 400 + a * 8;
        const y = 236 + Math.abs(a) * 1.6;
        return (
          `<g transform="translate(${x} ${y})rotate(${a})"><rect x="-80" y="-118" width="160" height="236" rx="12" fill="#120d0a" opacity=".4" transform="translate(6 9)"/><rect x="-80" y="-118" width="160" height="236" rx="12" fill="#efe3c8"/>` +
          `<rect x="-71" y="-109" width="142" height="218" rx="7" fill="none" stroke="#2a211b" stroke-width="1.500"/><rect x="-71" y="-109" width="142" height="30" rx="7" fill="${tone[i]}"/><g transform="translate(0 -14)" fill="${tone[i]}" color="${tone[i]}">${marks[i]}</g>` +
          `<path d="M-54 50h108M-54 64h108M-54 78h76" stroke="#2a211b" stroke-width="3" opacity=".5"/></g>`
        );
      })
      .join("");
    return (
      `<defs><radialGradient id="l" cx=".5" cy=".42" r=".7"><stop offset="0" stop-color="#8a5a30"/><stop offset=".55" stop-color="#5a3a22"/><stop offset="1" stop-color="#21160f"/></radialGradient></defs><rect width="${W}" height="${H}" fill="url(#l)"/>` +
      `<path d="${grain}" fill="none" stroke="#1d120b" stroke-width="2" opacity=".32"/>` +
      cards +
      `<g transform="translate(128 350)rotate(-12)"><rect x="-30" y="-30" width="60" height="60" rx="10" fill="#c9973b"/><g fill="#2a211b"><circle cx="-14" cy="-14" r="6"/><circle cx="14" cy="14" r="6"/><circle r="6"/><circle cx="14" cy="-14" r="6"/><circle cx="-14" cy="14" r="6"/></g></g>` +
      `<g transform="translate(672 118)"><circle r="30" fill="#d9b26a"/><circle r="22" fill="none" stroke="#7a5a22" stroke-width="3"/></g><g transform="translate(704 148)"><circle r="26" fill="#b98f4f"/><circle r="19" fill="none" stroke="#6a4a1a" stroke-width="3"/></g>`
    );
  },
};

let seed = 7;
for (const [name, paint] of Object.entries(scenes)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}">${paint(seeded(seed++))}</svg>\n`;
  writeFileSync(new URL(`../src/games/scenes/${name}.svg`, import.meta.url), svg);
  console.log(name, `${Math.round(svg.length / 1024)} kB`);
}

// Planks of the table, tiled.
const random = seeded(3);
let planks = "";
const tile = 480;
for (let p = 0; p < 4; p++) {
  const y = p * 120;
  planks += `<rect y="${y}" width="${tile}" height="120" fill="${["#211a15", "#1e1713", "#231b16", "#1c1612"][p]}"/>`;
  let grain = "";
  for (let i = 0; i < 9; i++) {
    const a = y + 8 + i * 12.5 + random() * 5;
    const b = a + (random() - 0.5) * 12;
    grain += `M0 ${n(a)}C120 ${n(b)} 360 ${n(b + (random() - 0.5) * 10)} ${tile} ${n(a)}`;
  }
  planks += `<path d="${grain}" fill="none" stroke="#0f0b08" stroke-width="1.2" opacity=".45"/><path d="M0 ${y + 0.5}H${tile}" stroke="#0b0806" stroke-width="2" opacity=".8"/><path d="M0 ${y + 2}H${tile}" stroke="#4a3a2c" stroke-width=".7" opacity=".35"/>`;
}
writeFileSync(
  new URL("../src/wood.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" width="${tile}" height="${tile}">${planks}</svg>\n`,
);
