// What the table sounds like, made in the browser: noise and a few tones, no files. Off, quiet or full; a browser lets
// nothing sound before somebody has touched the page, and neither do we.
import { prefs } from "./prefs.svelte";

export type Sound = "dice" | "card" | "march" | "battle" | "hunt" | "turn";

const LOUD = { off: 0, quiet: 0.25, full: 0.8 } as const;
/** The same sound is not made twice within so many seconds: ten dice are one throw. */
const PAUSE = 0.35;

let stage: { audio: AudioContext; out: GainNode; noise: AudioBuffer } | undefined;
const last = new Map<Sound, number>();

function open(): typeof stage {
  if (stage || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return stage;
  const audio = new AudioContext();
  const out = audio.createGain();
  out.connect(audio.destination);
  const noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  stage = { audio, out, noise };
  return stage;
}

interface Blow {
  /** Seconds from now. */
  at: number;
  long: number;
  loud: number;
}

/** A burst of filtered noise: wood, paper, boots. */
function knock({ at, long, loud }: Blow, pitch: number, sharp = 1): void {
  if (!stage) return;
  const { audio, out, noise } = stage;
  const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  const from = audio.currentTime + at;
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
  source.connect(filter).connect(gain).connect(out);
  source.start(from, (pitch % 100) / 200, long);
}

/** A tone that swells and fades, bending from one pitch to another. */
function tone({ at, long, loud }: Blow, pitch: number, kind: OscillatorType = "sine", to = pitch): void {
  if (!stage) return;
  const { audio, out } = stage;
  const [source, gain] = [audio.createOscillator(), audio.createGain()];
  const from = audio.currentTime + at;
  source.type = kind;
  source.frequency.setValueAtTime(pitch, from);
  source.frequency.exponentialRampToValueAtTime(to, from + long);
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + Math.min(0.04, long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, from + long);
  source.connect(gain).connect(out);
  source.start(from);
  source.stop(from + long);
}

const SCORE: Record<Sound, () => void> = {
  // five bounces on wood, each softer and sooner than the last
  dice: () =>
    [0, 0.16, 0.29, 0.39, 0.47, 0.53].forEach((at, i) =>
      knock({ at, long: 0.05, loud: 0.9 - i * 0.13 }, 1500 + ((i * 370) % 900), 3),
    ),
  card: () => {
    knock({ at: 0, long: 0.12, loud: 0.35 }, 3800, 0.6);
    knock({ at: 0.1, long: 0.05, loud: 0.5 }, 900, 1.5);
  },
  march: () => [0, 0.13, 0.26, 0.39].forEach((at, i) => knock({ at, long: 0.09, loud: 0.5 }, i % 2 ? 190 : 240, 1.2)),
  battle: () => {
    tone({ at: 0, long: 0.7, loud: 0.3 }, 98, "triangle", 92);
    for (const at of [0.05, 0.3]) {
      tone({ at, long: 0.35, loud: 0.12 }, 2350, "square", 1900);
      knock({ at, long: 0.14, loud: 0.4 }, 5200, 4);
    }
  },
  hunt: () => {
    tone({ at: 0, long: 1.3, loud: 0.3 }, 62, "sawtooth", 55);
    tone({ at: 0.1, long: 1.1, loud: 0.12 }, 185, "sine", 174);
  },
  // two notes of a small bell
  turn: () => {
    for (const [at, pitch] of [
      [0, 659],
      [0.16, 880],
    ] as const) {
      tone({ at, long: 0.7, loud: 0.22 }, pitch);
      tone({ at, long: 0.35, loud: 0.07 }, pitch * 2.76);
    }
  },
};

/** Makes a sound, if this person wants to hear the table. Never waits, never fails. */
export function play(sound: Sound): void {
  if (prefs.sound === "off" || document.hidden || !open() || !stage) return;
  const { audio, out } = stage;
  if (audio.state === "suspended") void audio.resume();
  if (audio.currentTime - (last.get(sound) ?? -1) < PAUSE) return;
  last.set(sound, audio.currentTime);
  out.gain.value = LOUD[prefs.sound];
  SCORE[sound]();
}
