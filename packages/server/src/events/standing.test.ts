import type { Comparing, Scored } from '@flotilla/companion';
import { describe, expect, it } from 'vitest';
import type { AttemptRow } from '../store/attempts.ts';
import type { EntrantRow } from '../store/events.ts';
import type { Results } from './standing.ts';
import { standingsOf } from './standing.ts';

const BY_TONS = ['tons', 'lost', 'hull', 'fired'];
const more = { better: 'more', shown: 'score' } as const;
const less = { better: 'less', shown: 'detail' } as const;

/** One boat each: tonnage, survival, or points for captains left behind. */
const CAPTAINS: Comparing = {
  figures: {
    tons: more,
    patrols: { ...more, shown: 'detail' },
    lost: less,
    hull: less,
    fired: less,
    survived: { better: 'more', shown: 'detail', of: ({ lost }) => (Number(lost) > 0 ? 0 : 1) },
  },
  orders: { tons: BY_TONS, survival: ['survived', 'patrols', ...BY_TONS], points: BY_TONS },
  duplicate: ['points'],
};

/** A game whose rules give points. */
const CAMPAIGNS: Comparing = {
  figures: { points: more, tons: more, lost: less },
  orders: { points: ['points', 'tons', 'lost'] },
};

const figures = (more: Partial<Scored>): Scored => ({
  tons: 0,
  ships: 0,
  points: 0,
  patrols: 1,
  hull: 0,
  hullOf: 8,
  fired: 0,
  hits: 0,
  expected: 0,
  lost: 0,
  end: 'home',
  boat: 69,
  ...more,
});

const entrant = (number: number, more: Partial<EntrantRow> = {}): EntrantRow => ({
  event: 'e',
  number,
  name: `Captain ${number}`,
  state: 'entered',
  inviteHash: null,
  tokenHash: null,
  address: null,
  sealed: null,
  share: null,
  standing: null,
  marks: [],
  entered: 0,
  ...more,
});

const attempt = (number: number, more: Partial<Scored> | null, sea = 1): AttemptRow => ({
  event: 'e',
  entrant: number,
  sea,
  game: `g${number}.${sea}`,
  state: more ? 'over' : 'running',
  progress: 1,
  figures: more && figures(more),
  marks: [],
  began: 0,
  ended: more ? 600_000 : null,
});

const results = (attempts: readonly AttemptRow[], more: Partial<Results> = {}): Results => ({
  counts: 'tons',
  scoring: CAPTAINS,
  entrants: [...new Set(attempts.map((one) => one.entrant))].map((number) => entrant(number)),
  attempts,
  steady: new Map(),
  isOpen: false,
  withMarks: false,
  ...more,
});

const places = (of: Results): [number, number | null, number | null][] =>
  standingsOf(of).map(({ entrant: number, place, score }) => [number, place, score]);

describe('standings', () => {
  it('go by tonnage; between equals a boat lost ranks below, then hull hits, then torpedoes; the rest share a place', () => {
    const of = results([
      attempt(1, { tons: 10_000, lost: 1 }),
      attempt(2, { tons: 10_000, hull: 3 }),
      attempt(3, { tons: 10_000, hull: 1, fired: 9 }),
      attempt(4, { tons: 10_000, hull: 1, fired: 5 }),
      attempt(5, { tons: 10_000, hull: 1, fired: 5 }),
      attempt(6, { tons: 12_000, lost: 1 }),
      attempt(7, null),
    ]);
    expect(places(of)).toEqual([
      [6, 1, 12_000],
      [4, 2, 10_000],
      [5, 2, 10_000],
      [3, 4, 10_000],
      [2, 5, 10_000],
      [1, 6, 10_000],
      [7, null, null],
    ]);
  });

  it('add up several seas, of which somebody may have sailed fewer', () => {
    const of = results([
      attempt(1, { tons: 5_000 }, 1),
      attempt(1, { tons: 6_000 }, 2),
      attempt(2, { tons: 10_000 }, 1),
    ]);
    expect(places(of)).toEqual([
      [1, 1, 11_000],
      [2, 2, 10_000],
    ]);
  });

  it('put survivors first where survival counts, then the longer service, then tonnage', () => {
    const of = results(
      [
        attempt(1, { tons: 90_000, lost: 1, patrols: 9 }),
        attempt(2, { tons: 1_000, patrols: 3 }),
        attempt(3, { tons: 500, patrols: 4 }),
      ],
      { counts: 'survival' },
    );
    expect(places(of).map(([number]) => number)).toEqual([3, 2, 1]);
  });

  it('give two points for each captain left behind on a sea and one for an equal, where points count and the rules give none', () => {
    const of = results(
      [
        attempt(1, { tons: 9_000 }, 1),
        attempt(2, { tons: 8_000 }, 1),
        attempt(3, { tons: 8_000 }, 1),
        attempt(4, { tons: 1_000 }, 1),
        attempt(4, { tons: 99_000 }, 2),
        attempt(2, { tons: 0 }, 2),
      ],
      { counts: 'points' },
    );
    expect(places(of)).toEqual([
      [1, 1, 6],
      [2, 2, 3],
      [3, 2, 3],
      [4, 4, 2],
    ]);
  });

  it('count the points of the rules where they give some', () => {
    const of = results([attempt(1, { points: 12 }), attempt(2, { points: 15 })], {
      counts: 'points',
      scoring: CAMPAIGNS,
    });
    expect(places(of).map(([number]) => number)).toEqual([2, 1]);
  });

  it('compare with steady once everything lies open, leave out who was withdrawn, and show games and marks only then', () => {
    const attempts = [attempt(1, { tons: 13_100 }), attempt(2, { tons: 5_000 }), attempt(3, { tons: 1 })];
    const entrants = [entrant(1), entrant(2, { marks: ['address'] }), entrant(3, { state: 'withdrawn' })];
    const steady = new Map([[1, { runs: 100, straight: 0, mean: 10_000, low: 0, middle: 0, high: 0 }]]);
    const shut = standingsOf(results(attempts, { entrants }));
    expect(JSON.stringify(shut)).not.toMatch(/against|marks|g1\.1/);
    const open = standingsOf(results(attempts, { entrants, steady, isOpen: true, withMarks: true }));
    expect(open.map(({ entrant: number }) => number)).toEqual([1, 2]);
    expect(open[0]?.against).toBeCloseTo(0.31);
    expect(open[0]?.seas[0]?.game).toBe('g1.1');
    expect(open[1]?.marks).toEqual(['address']);
    expect(standingsOf(results(attempts, { isOpen: true }))[0]?.against).toBeNull();
  });

  it('show nothing of an attempt under way but where it is', () => {
    const under = { ...attempt(1, { tons: 7_777 }), state: 'running' as const, progress: 2 };
    const [line] = standingsOf(results([under]));
    expect(line?.seas[0]).toMatchObject({ state: 'running', progress: 2, figures: null });
    expect(JSON.stringify(line)).not.toContain('7777');
  });
});
