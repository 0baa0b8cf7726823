/** Every sound by its recipe: noise and waves through filters, made on the spot. */
import type { Desk } from './desk.ts';

/** How loud something is in the course of time. */
interface Shape {
  readonly gain: number;
  /** Seconds until it is at its loudest, and until it has died away. */
  readonly attack?: number;
  readonly lasts: number;
  readonly delay?: number;
  /** From one ear to the other, -1 to 1. */
  readonly pan?: readonly [number, number];
}

interface Noise extends Shape {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
  /** Swells so many times a second. */
  readonly tremolo?: number;
}

interface Wave extends Shape {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
  /** Where it ends, having been at `to` half-way. */
  readonly back?: number;
  readonly lowPass?: number;
  readonly bandPass?: number;
}

/** A gain that rises and dies away. */
function shaped(
  { audio, out, after = 0 }: Desk,
  { gain, attack = 0.005, lasts, delay = 0, pan }: Shape,
): [GainNode, number] {
  const level = audio.createGain();
  const start = audio.currentTime + after + delay;
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(Math.max(gain, 0.0002), start + attack);
  level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  if (pan) {
    const ears = audio.createStereoPanner();
    ears.pan.setValueAtTime(pan[0], start);
    ears.pan.linearRampToValueAtTime(pan[1], start + lasts);
    level.connect(ears).connect(out);
  } else level.connect(out);
  return [level, start];
}

function noise(desk: Desk, spec: Noise): void {
  const [level, start] = shaped(desk, spec);
  const source = desk.audio.createBufferSource();
  const filter = desk.audio.createBiquadFilter();
  source.buffer = desk.noise;
  source.loop = true;
  filter.type = spec.filter;
  filter.frequency.setValueAtTime(spec.from, start);
  if (spec.to) filter.frequency.exponentialRampToValueAtTime(spec.to, start + spec.lasts);
  if (spec.q) filter.Q.value = spec.q;
  source
    .connect(filter)
    .connect(spec.tremolo ? swelling(desk, level, spec.tremolo, start, spec.lasts) : level);
  source.start(start);
  source.stop(start + spec.lasts);
}

/** A gain before another one that swells and ebbs. */
function swelling({ audio }: Desk, level: GainNode, times: number, start: number, lasts: number): GainNode {
  const swell = audio.createGain();
  const slow = audio.createOscillator();
  const depth = audio.createGain();
  swell.gain.value = 0.6;
  depth.gain.value = 0.4;
  slow.frequency.value = times;
  slow.connect(depth).connect(swell.gain);
  slow.start(start);
  slow.stop(start + lasts);
  swell.connect(level);
  return swell;
}

function wave(desk: Desk, spec: Wave): void {
  const [level, start] = shaped(desk, spec);
  const source = desk.audio.createOscillator();
  source.type = spec.wave;
  source.frequency.setValueAtTime(spec.from, start);
  if (spec.to)
    source.frequency.exponentialRampToValueAtTime(spec.to, start + spec.lasts / (spec.back ? 2 : 1));
  if (spec.back) source.frequency.exponentialRampToValueAtTime(spec.back, start + spec.lasts);
  if (spec.lowPass || spec.bandPass) {
    const filter = desk.audio.createBiquadFilter();
    filter.type = spec.lowPass ? 'lowpass' : 'bandpass';
    filter.frequency.value = spec.lowPass ?? spec.bandPass ?? 0;
    if (spec.bandPass) filter.Q.value = 8;
    source.connect(filter).connect(level);
  } else source.connect(level);
  source.start(start);
  source.stop(start + spec.lasts);
}

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Pitches the plates of the hull creak up and down to. */
const CREAKS = [
  [71, 52],
  [50, 66],
  [75, 48],
] as const;

/** All sounds of the sea. */
export const RECIPES = {
  launch: (desk: Desk) => {
    noise(desk, { filter: 'lowpass', from: 900, to: 180, gain: 0.9, lasts: 0.5 });
    wave(desk, { wave: 'sine', from: 70, gain: 0.4, lasts: 0.12 });
  },
  runSteam: (desk: Desk) =>
    noise(desk, { filter: 'bandpass', from: 300, q: 2, gain: 0.4, attack: 0.4, lasts: 2.4, tremolo: 9 }),
  runElectric: (desk: Desk) => {
    for (const from of [210, 214]) wave(desk, { wave: 'sine', from, gain: 0.03, attack: 0.4, lasts: 2.4 });
  },
  tick: (desk: Desk) => wave(desk, { wave: 'square', from: 4000, gain: 0.08, lasts: 0.012 }),
  hitFar: (desk: Desk) => {
    noise(desk, { filter: 'lowpass', from: 220, gain: 0.6, attack: 0.01, lasts: 1.8, delay: 0.4 });
    wave(desk, { wave: 'sine', from: 48, to: 30, gain: 0.6, lasts: 1.4, delay: 0.4 });
  },
  dud: (desk: Desk) => {
    wave(desk, { wave: 'sine', from: 180, gain: 0.45, lasts: 0.2, lowPass: 600 });
    wave(desk, { wave: 'sine', from: 431, gain: 0.2, lasts: 0.2, lowPass: 600 });
  },
  breakingUp: (desk: Desk) => {
    for (const i of times(3))
      noise(desk, {
        filter: 'bandpass',
        from: 90 + i * 25,
        q: 3,
        gain: 0.8,
        attack: 0.25,
        lasts: 0.9,
        delay: i * 0.6,
      });
  },
  ping: (desk: Desk) => {
    for (const i of times(3))
      wave(desk, {
        wave: 'sine',
        from: 1400,
        gain: 0.16 * 0.3 ** i,
        attack: 0.012,
        lasts: 0.9,
        delay: i * 0.35,
      });
  },
  propellers: (desk: Desk) => {
    for (const i of times(12))
      noise(desk, {
        filter: 'bandpass',
        from: 160,
        q: 1,
        gain: 0.6,
        attack: 0.05,
        lasts: 0.16,
        delay: i * (0.3 - i * 0.012),
        pan: [-0.8 + i * 0.13, -0.7 + i * 0.13],
      });
  },
  splash: (desk: Desk) => noise(desk, { filter: 'highpass', from: 1200, gain: 0.3, lasts: 0.3 }),
  chargeNear: (desk: Desk) => {
    wave(desk, { wave: 'square', from: 2500, gain: 0.3, lasts: 0.006 });
    noise(desk, { filter: 'lowpass', from: 700, to: 60, gain: 1.8, lasts: 1.8 });
    wave(desk, { wave: 'sine', from: 62, to: 27, gain: 0.9, lasts: 1.6 });
  },
  chargeFar: (desk: Desk) => {
    for (const i of times(4))
      noise(desk, {
        filter: 'lowpass',
        from: 260,
        to: 50,
        gain: 0.4,
        attack: 0.01,
        lasts: 0.9,
        delay: i * 0.11,
      });
  },
  creaking: (desk: Desk) => {
    for (const [i, [to, back]] of CREAKS.entries())
      wave(desk, {
        wave: 'sawtooth',
        from: 60,
        to,
        back,
        gain: 0.5,
        attack: 0.2,
        lasts: 0.7,
        delay: i * 0.5,
        bandPass: 300,
      });
  },
  water: (desk: Desk) =>
    noise(desk, { filter: 'bandpass', from: 900, q: 1, gain: 0.1, attack: 0.2, lasts: 1 }),
  alarm: (desk: Desk) => {
    for (const i of times(3))
      wave(desk, {
        wave: 'square',
        from: 620,
        gain: 0.12,
        attack: 0.02,
        lasts: 0.5,
        delay: i * 0.7,
        lowPass: 2000,
      });
  },
  aircraft: (desk: Desk) => {
    for (const from of [92, 97])
      wave(desk, {
        wave: 'sawtooth',
        from,
        to: from * 1.12,
        back: from * 0.84,
        gain: 0.14,
        attack: 1.2,
        lasts: 2.6,
        lowPass: 500,
        pan: [0.6, -0.6],
      });
  },
  flak: (desk: Desk) => {
    for (const i of times(10))
      noise(desk, { filter: 'bandpass', from: 1000, q: 1, gain: 0.2, lasts: 0.04, delay: i / 7 });
  },
  gun: (desk: Desk) => noise(desk, { filter: 'lowpass', from: 1400, to: 120, gain: 0.6, lasts: 0.5 }),
  dice: (desk: Desk) => {
    for (const [delay, gain] of [
      [0, 0.05],
      [0.17, 0.05],
      [0.43, 0.09],
      [0.58, 0.1],
    ] as const)
      wave(desk, { wave: 'square', from: 3000 + delay * 3000, gain, lasts: 0.02, delay });
  },
  typewriter: (desk: Desk) => {
    for (const i of times(7))
      wave(desk, { wave: 'square', from: 2500, gain: 0.03, lasts: 0.006, delay: i * 0.09 });
  },
} as const;

/** The sounds there are. */
export type Sound = keyof typeof RECIPES;
