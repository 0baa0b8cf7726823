/**
 * Every sound by its recipe, made on the spot. A phone's speaker gives little below 300 Hz: the blow of a blast lies at 250 to 900 Hz,
 * and the bass is only an addition.
 */
import type { Mixer } from './desk.ts';
import { clipped, farther, noise, wave } from './makers.ts';

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Pitches the plates of the hull creak up and down to. */
const CREAKS = [
  [131, 96],
  [92, 122],
  [138, 88],
] as const;

/** A torpedo that goes off; `near`: with the crack that is lost on a long way. */
function explosion(desk: Mixer, near: boolean): void {
  if (near) noise(desk, { from: 700, q: 1, gain: 2.4, attack: 0.002, lasts: 0.28 });
  noise(desk, { from: 500, q: 1.8, gain: 3.4, attack: 0.006, lasts: 1.2, at: 0.3 });
  wave(desk, { wave: 'triangle', from: 540, to: 290, gain: 0.3, lasts: 0.45 });
  wave(desk, { wave: 'sine', from: 62, to: 34, gain: 0.06, lasts: 1 });
  noise(desk, {
    from: 540,
    to: 380,
    q: 1.2,
    gain: 1.1,
    attack: 0.1,
    lasts: 2.8,
    delay: 0.12,
    swell: { times: 5, by: 0.3 },
    at: 0.7,
  });
  noise(desk, { filter: 'highpass', from: 1800, gain: 0.03, attack: 0.3, lasts: 2.2, delay: 0.5, at: 1.1 });
}

/** A depth charge. */
function charge(desk: Mixer): void {
  noise(desk, { from: 800, q: 1, gain: 2.4, attack: 0.001, lasts: 0.14 });
  noise(desk, { from: 560, to: 430, q: 1.8, gain: 3.2, attack: 0.004, lasts: 1.2, at: 0.4 });
  wave(desk, { wave: 'triangle', from: 480, to: 290, gain: 0.3, lasts: 0.4 });
  wave(desk, { wave: 'sine', from: 70, to: 32, gain: 0.06, lasts: 1.2 });
  noise(desk, {
    from: 440,
    q: 1.6,
    gain: 1,
    attack: 0.2,
    lasts: 2,
    delay: 0.25,
    swell: { times: 7, by: 0.4 },
    at: 0.9,
  });
}

/** All sounds of the sea. */
export const RECIPES = {
  launch: (desk: Mixer) => {
    noise(desk, { from: 700, to: 320, q: 0.8, gain: 0.95, lasts: 0.5 });
    wave(desk, { wave: 'triangle', from: 290, to: 180, gain: 0.45, lasts: 0.14 });
  },
  runSteam: (desk: Mixer) =>
    noise(desk, { from: 420, q: 2, gain: 2.4, attack: 0.4, lasts: 2.4, swell: { times: 9, by: 0.4 } }),
  runElectric: (desk: Mixer) => {
    for (const from of [420, 428])
      wave(desk, { wave: 'triangle', from, gain: 0.12, attack: 0.4, lasts: 2.4 });
  },
  tick: (desk: Mixer) => noise(desk, { from: 3200, q: 2, gain: 1.6, attack: 0.001, lasts: 0.03 }),
  hit: (desk: Mixer) => explosion(clipped(desk, 1.4), true),
  hitFar: (desk: Mixer) =>
    explosion(clipped(farther({ ...desk, after: (desk.after ?? 0) + 0.4 }, 0.5, 700), 1.4), false),
  dud: (desk: Mixer) => {
    wave(desk, { wave: 'triangle', from: 280, gain: 0.35, lasts: 0.2, lowPass: 900 });
    wave(desk, { wave: 'sine', from: 631, gain: 0.16, lasts: 0.2 });
  },
  breakingUp: (desk: Mixer) => {
    for (const i of times(3)) {
      noise(desk, {
        from: 300 + i * 70,
        q: 2.2,
        gain: 2.6,
        attack: 0.25,
        lasts: 1.1,
        delay: i * 0.7,
        at: i * 0.5,
      });
      wave(desk, {
        wave: 'sawtooth',
        from: 120 - i * 14,
        to: 84,
        bandPass: 520,
        q: 5,
        gain: 0.4,
        attack: 0.2,
        lasts: 0.9,
        delay: i * 0.7 + 0.1,
      });
    }
  },
  ping: (desk: Mixer) => {
    for (const i of times(3))
      wave(desk, {
        wave: 'sine',
        from: 1400,
        gain: 0.3 * 0.3 ** i,
        attack: 0.012,
        lasts: 0.9,
        delay: i * 0.35,
      });
  },
  propellers: (desk: Mixer) => {
    for (const i of times(12))
      noise(desk, {
        from: 420,
        q: 1,
        gain: 2.8,
        attack: 0.05,
        lasts: 0.16,
        delay: i * (0.3 - i * 0.012),
        pan: [-0.8 + i * 0.13, -0.7 + i * 0.13],
        at: i * 0.1,
      });
  },
  splash: (desk: Mixer) => noise(desk, { filter: 'highpass', from: 1200, gain: 0.3, lasts: 0.35 }),
  chargeNear: (desk: Mixer) => charge(clipped(desk, 1.8)),
  chargeFar: (desk: Mixer) => {
    const far = farther(desk, 0.35, 600);
    for (const i of times(3)) charge(clipped({ ...far, after: (desk.after ?? 0) + i * 0.16 }, 1.8));
  },
  creaking: (desk: Mixer) => {
    for (const [i, [to, back]] of CREAKS.entries())
      wave(desk, {
        wave: 'sawtooth',
        from: 110,
        to,
        back,
        gain: 2,
        attack: 0.2,
        lasts: 0.7,
        delay: i * 0.5,
        bandPass: 480,
        q: 8,
      });
  },
  water: (desk: Mixer) => noise(desk, { from: 800, q: 1, gain: 1, attack: 0.2, lasts: 1 }),
  alarm: (desk: Mixer) => {
    for (const i of times(3))
      wave(desk, {
        wave: 'square',
        from: 620,
        gain: 0.22,
        attack: 0.02,
        lasts: 0.5,
        delay: i * 0.7,
        lowPass: 2000,
      });
  },
  aircraft: (desk: Mixer) => {
    for (const from of [184, 193])
      wave(desk, {
        wave: 'sawtooth',
        from,
        to: from * 1.12,
        back: from * 0.84,
        gain: 0.34,
        attack: 0.4,
        lasts: 2.6,
        bandPass: 560,
        q: 0.8,
        pan: [0.6, -0.6],
      });
  },
  flak: (desk: Mixer) => {
    for (const i of times(10))
      noise(desk, { from: 900, q: 0.8, gain: 1.7, attack: 0.002, lasts: 0.07, delay: i / 7, at: i * 0.13 });
  },
  gun: (desk: Mixer) => {
    const loud = clipped(desk, 1.6);
    noise(loud, { from: 620, q: 1.2, gain: 2.6, attack: 0.001, lasts: 0.2 });
    noise(loud, { from: 480, q: 2, gain: 3.8, attack: 0.003, lasts: 0.8, at: 0.5 });
    wave(loud, { wave: 'triangle', from: 500, to: 280, gain: 0.25, lasts: 0.25 });
  },
  dice: (desk: Mixer) => {
    for (const [delay, gain] of [
      [0, 2],
      [0.17, 2],
      [0.43, 3],
      [0.58, 3.4],
    ] as const)
      noise(desk, { from: 2200 + delay * 1500, q: 3, gain, attack: 0.001, lasts: 0.04, delay, at: delay });
  },
  typewriter: (desk: Mixer) => {
    for (const i of times(5))
      noise(desk, {
        from: 2300,
        q: 1.6,
        gain: 1.6,
        attack: 0.001,
        lasts: 0.05,
        delay: i * 0.11,
        at: i * 0.2,
      });
  },
} as const;

/** The sounds there are. */
export type Sound = keyof typeof RECIPES;

/** Sounds under which everything else draws back. */
export const BLASTS: ReadonlySet<Sound> = new Set(['hit', 'hitFar', 'chargeNear', 'gun']);
