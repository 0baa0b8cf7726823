/** Special conditions of convoy cards, by key; their words are in the text catalogue. */
import type { Condition } from './types.ts';

export const CONDITIONS: readonly Condition[] = [
  {
    key: 'nothing-unusual',
    ops: [],
  },
  {
    key: 'moonless-night',
    ops: [{ do: 'detection', n: -1, against: 'surfaced' }],
  },
  {
    key: 'glassy-sea',
    ops: [
      { do: 'gun', n: 1 },
      { do: 'detection', n: 1, against: 'surfaced' },
    ],
  },
  {
    key: 'armed-guards',
    ops: [{ do: 'shipAttack', first: 1, second: 1 }],
  },
  {
    key: 'poor-lookouts',
    ops: [{ do: 'shipsHoldFire', phases: 1 }],
  },
  {
    key: 'warned-by-radio',
    ops: [{ do: 'alert', n: 1 }],
  },
  {
    key: 'heavy-swell',
    ops: [{ do: 'torpedo', n: -1 }, { do: 'noGun' }],
  },
  {
    key: 'zigzagging',
    ops: [{ do: 'torpedo', n: -1, from: 2 }],
  },
  {
    key: 'cold-water-layer',
    ops: [{ do: 'detection', n: -1, against: 'submerged' }],
  },
  {
    key: 'rain-squalls',
    ops: [
      { do: 'detection', n: -1, against: 'any' },
      { do: 'torpedo', n: -1, from: 3 },
    ],
  },
  {
    key: 'engine-breakdown',
    ops: [{ do: 'slowLastShip', n: -1 }],
  },
  {
    key: 'full-moon',
    ops: [{ do: 'detection', n: 1, against: 'surfaced' }],
  },
  {
    key: 'inside-the-screen',
    ops: [{ do: 'relocate', rings: ['short'], who: 'active', forced: false }],
  },
  {
    key: 'green-escort-crews',
    ops: [{ do: 'escortAttack', first: -1, second: -1 }],
  },
  {
    key: 'waiting-ahead',
    ops: [{ do: 'relocate', rings: ['medium'], who: 'all', forced: false }],
  },
  {
    key: 'experienced-escort',
    ops: [{ do: 'detection', n: 1, against: 'any' }],
  },
  {
    key: 'air-cover',
    ops: [{ do: 'startSubmerged', phases: 1 }],
  },
  {
    key: 'caught-astern',
    ops: [{ do: 'relocate', areas: ['L-S', 'L-SE', 'L-SW'], who: 'all', forced: true }],
  },
  {
    key: 'firing-solutions',
    ops: [{ do: 'torpedo', n: 1 }],
  },
  {
    key: 'close-solutions',
    ops: [{ do: 'torpedo', n: 1, to: 1 }],
  },
];
