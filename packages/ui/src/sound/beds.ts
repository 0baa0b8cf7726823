/** Beds: what is heard of a place as long as the boat is there. Each is a loop that fades into itself. */
import type { Mixer } from './desk.ts';
import { noise, wave } from './makers.ts';

/** The hours of a bed: seconds of its loop, the last of which are those in which it fades. */
export const FADE = 1.5;

/** Where water drips in a boat that keeps silent: seconds into the loop, and the ear. */
const DRIPS = [
  [1.2, -0.3],
  [4.1, 0.4],
  [8.6, -0.1],
  [11.9, 0.5],
] as const;

/** Gulls: seconds into the loop, the ear, and their pitch. */
const GULLS = [
  [1.4, -0.6, 1500],
  [1.95, -0.6, 1420],
  [2.5, -0.55, 1380],
  [7.1, 0.5, 1640],
  [7.6, 0.5, 1500],
] as const;

/** The beds, with the seconds one loop lasts. */
export const BEDS = {
  /** Wind, wash and the diesels. */
  surface: {
    seconds: 12,
    make: (desk: Mixer) => {
      noise(desk, { from: 520, q: 0.9, gain: 0.17, attack: FADE, lasts: 12, wander: [180, 0.11] });
      noise(desk, {
        filter: 'lowpass',
        from: 700,
        q: 0.4,
        gain: 0.06,
        attack: FADE,
        lasts: 12,
        swell: { times: 0.14, by: 0.45 },
        at: 0.9,
      });
      for (const [from, bandPass, gain, times, by] of [
        [33, 320, 0.12, 11, 0.35],
        [66.4, 380, 0.09, 11.2, 0.3],
      ] as const)
        wave(desk, {
          wave: 'sawtooth',
          from,
          bandPass,
          q: 1.4,
          gain,
          attack: FADE,
          lasts: 12,
          swell: { times, by },
        });
    },
  },
  /** A boat that keeps silent, and the escort that passes over her. */
  hunt: {
    seconds: 14,
    make: (desk: Mixer) => {
      wave(desk, { wave: 'sine', from: 220, gain: 0.012, attack: FADE, lasts: 14 });
      wave(desk, { wave: 'sine', from: 331, gain: 0.006, attack: FADE, lasts: 14 });
      for (const [delay, ear] of DRIPS)
        for (const echo of [0, 1, 2])
          wave(desk, {
            wave: 'sine',
            from: 1150,
            to: 720,
            gain: 0.11 * 0.3 ** echo,
            lasts: 0.08,
            delay: delay + echo * 0.28,
            pan: [ear, ear],
          });
      noise(desk, {
        from: 420,
        q: 1.1,
        gain: 0.26,
        attack: 5,
        lasts: 13,
        delay: 0.5,
        swell: { times: 2.4, to: 3.6, by: 0.48 },
        pan: [-0.8, 0.8],
        at: 0.6,
      });
    },
  },
  /** Water at the quay, gulls, a crane. */
  harbour: {
    seconds: 12,
    make: (desk: Mixer) => {
      noise(desk, {
        from: 760,
        q: 0.6,
        gain: 0.17,
        attack: FADE,
        lasts: 12,
        swell: { times: 0.4, by: 0.45 },
      });
      noise(desk, { filter: 'lowpass', from: 420, gain: 0.16, attack: FADE, lasts: 12, at: 1.3 });
      for (const [delay, ear, from] of GULLS)
        wave(desk, {
          wave: 'triangle',
          from,
          to: from * 1.45,
          back: from * 0.85,
          gain: 0.07,
          attack: 0.05,
          lasts: 0.42,
          delay,
          pan: [ear, ear],
          vibrato: 9,
        });
      for (const delay of [4.2, 9.3])
        wave(desk, {
          wave: 'square',
          from: 392,
          bandPass: 900,
          q: 9,
          gain: 0.12,
          lasts: 0.5,
          delay,
          pan: [0.3, 0.3],
        });
    },
  },
} as const;

/** The beds there are. */
export type Bed = keyof typeof BEDS;
