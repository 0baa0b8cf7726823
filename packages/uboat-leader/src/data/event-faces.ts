/** What the faces of event cards do, in the verbs of types.ts; their words are in the text catalogue. */
import type { EventFace } from './types.ts';

export const EVENT_FACES: readonly EventFace[] = [
  {
    key: 'rough-seas',
    ops: [{ do: 'stress', n: 1 }],
  },
  {
    key: 'enemy-aircraft',
    ops: [
      {
        do: 'roll',
        evasion: true,
        rows: [
          {
            upTo: 4,
            ops: [
              { do: 'stress', n: 3, edition: 'first' },
              { do: 'stress', n: 1, edition: 'second' },
              { do: 'hits', light: 1, heavy: 0, edition: 'second' },
            ],
          },
          { upTo: 8, ops: [{ do: 'stress', n: 2 }] },
          { upTo: 12, ops: [{ do: 'stress', n: 1 }] },
          { upTo: null, ops: [] },
        ],
      },
    ],
  },
  {
    key: 'enemy-aircraft-radar',
    ops: [
      {
        do: 'roll',
        evasion: true,
        rows: [
          {
            upTo: 5,
            ops: [
              { do: 'stress', n: 4, edition: 'first' },
              { do: 'stress', n: 1, edition: 'second' },
              { do: 'hits', light: 0, heavy: 1, edition: 'second' },
            ],
          },
          { upTo: 9, ops: [{ do: 'stress', n: 2 }] },
          { upTo: 13, ops: [{ do: 'stress', n: 1 }] },
          { upTo: null, ops: [] },
        ],
      },
    ],
  },
  {
    key: 'allied-submarine-attack',
    ops: [{ do: 'stress', n: 2 }],
  },
  {
    key: 'radio-intercept',
    ops: [{ do: 'contacts', n: 1 }],
  },
  {
    key: 'ultra-intercept',
    ops: [{ do: 'warning', n: 1 }],
  },
  {
    key: 'ultra-intercept-late',
    ops: [{ do: 'warning', n: 2 }],
  },
  {
    key: 'fatal-error',
    ops: [{ do: 'stress', n: 2 }],
  },
  {
    key: 'counter-intelligence',
    ops: [{ do: 'dropIntelligence' }],
  },
  {
    key: 'clear-weather',
    ops: [
      { do: 'contacts', n: 1 },
      { do: 'detection', n: 1, against: 'surfaced' },
    ],
  },
  {
    key: 'lone-merchant',
    ops: [{ do: 'offer', offers: [{ id: 'fire', cost: { torpedoes: 1 }, ops: [{ do: 'victory', n: 1 }] }] }],
  },
  {
    key: 'signal-decrypt',
    ops: [{ do: 'contacts', n: 2 }],
  },
  {
    key: 'cipher-changed',
    ops: [{ do: 'contacts', n: -1 }],
  },
  {
    key: 'donitz-takes-notice',
    ops: [
      {
        do: 'review',
        rows: [
          { gain: 5, ops: [{ do: 'specialPoints', n: 2 }] },
          { gain: 1, ops: [] },
          { gain: 0, ops: [{ do: 'stress', n: 1, who: 'allAtSea' }] },
        ],
      },
    ],
  },
  {
    key: 'rendezvous-at-sea',
    ops: [{ do: 'stress', n: -1 }],
  },
  {
    key: 'milk-cow',
    ops: [{ do: 'stress', n: -2 }, { do: 'reload' }],
  },
  {
    key: 'calm-passage',
    ops: [{ do: 'stress', n: -1 }],
  },
  {
    key: 'diesel-trouble',
    ops: [{ do: 'stress', n: 1 }, { do: 'endMovement' }],
  },
  {
    key: 'battery-fumes',
    ops: [{ do: 'stress', n: 1 }],
  },
  {
    key: 'dense-fog',
    ops: [{ do: 'contacts', n: -1 }],
  },
  {
    key: 'atlantic-storm',
    ops: [
      { do: 'stress', n: 2 },
      { do: 'contacts', n: -1 },
    ],
  },
  {
    key: 'night-sighting',
    ops: [{ do: 'contacts', n: 1 }],
  },
  {
    key: 'leigh-light',
    ops: [
      {
        do: 'roll',
        evasion: true,
        rows: [
          {
            upTo: 6,
            ops: [
              { do: 'stress', n: 3, edition: 'first' },
              { do: 'stress', n: 1, edition: 'second' },
              { do: 'hits', light: 1, heavy: 0, edition: 'second' },
            ],
          },
          { upTo: 10, ops: [{ do: 'stress', n: 1 }] },
          { upTo: null, ops: [] },
        ],
      },
    ],
  },
  {
    key: 'torpedo-overhaul',
    ops: [{ do: 'loseTorpedo', n: 1 }],
  },
  {
    key: 'quiet-waters',
    ops: [],
  },
  {
    key: 'neutral-shipping',
    ops: [{ do: 'contacts', n: -1 }],
  },
  {
    key: 'independent-sailing',
    ops: [{ do: 'offer', offers: [{ id: 'fire', cost: { torpedoes: 2 }, ops: [{ do: 'victory', n: 2 }] }] }],
  },
  {
    key: 'survivors-in-the-water',
    ops: [
      { do: 'offer', offers: [{ id: 'rescue', cost: { stress: 1 }, ops: [{ do: 'experience', n: 1 }] }] },
    ],
  },
  {
    key: 'drifting-mine',
    ops: [
      {
        do: 'roll',
        evasion: true,
        rows: [
          {
            upTo: 5,
            ops: [
              { do: 'stress', n: 3, edition: 'first' },
              { do: 'hits', light: 0, heavy: 1, edition: 'second' },
            ],
          },
          { upTo: 9, ops: [{ do: 'stress', n: 1 }] },
          { upTo: null, ops: [] },
        ],
      },
    ],
  },
  {
    key: 'lone-patrol-vessel',
    ops: [{ do: 'stress', n: 1 }],
  },
  {
    key: 'hunter-killer-group',
    ops: [
      {
        do: 'roll',
        evasion: true,
        rows: [
          {
            upTo: 6,
            ops: [
              { do: 'stress', n: 4, edition: 'first' },
              { do: 'stress', n: 1, edition: 'second' },
              { do: 'hits', light: 2, heavy: 0, edition: 'second' },
            ],
          },
          { upTo: 10, ops: [{ do: 'stress', n: 2 }] },
          { upTo: null, ops: [{ do: 'stress', n: 1 }] },
        ],
      },
    ],
  },
  {
    key: 'high-spirits',
    ops: [
      { do: 'stress', n: -1 },
      { do: 'experience', n: 1 },
    ],
  },
  {
    key: 'sickness-aboard',
    ops: [{ do: 'stress', n: 1 }],
  },
  {
    key: 'small-coaster',
    ops: [{ do: 'offer', offers: [{ id: 'fire', cost: { gun: 1 }, ops: [{ do: 'victory', n: 1 }] }] }],
  },
  {
    key: 'aircraft-alarm',
    ops: [{ do: 'stress', n: 1 }],
  },
];
