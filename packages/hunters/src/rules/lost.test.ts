/** What a round of depth charges may cost, as it is shown before the question of depth (9.6.4-9.6.10, 10.1-10.3, 10.5.2). */
import type { BigRoll } from '@flotilla/companion';
import { needOf } from '@flotilla/companion';
import type { RollRecord } from '@flotilla/table';
import { expect, test } from 'vitest';
import type { Career } from '../../test/helpers.ts';
import { atSea, monthOf, NIGHT_CONVOY, rolled, shown } from '../../test/helpers.ts';
import { E4 } from '../data/charts/damage.ts';
import type { Captain, Options } from '../state.ts';

/** A VIIB of May 1941, detected before, that the escorts look for again. */
function hunted(change: (captain: Captain) => void, options: Partial<Options> = {}): Career {
  const dice = { 'torpedo.hit': [6, 6], 'escort.search': [6, 6] };
  const game = atSea({ boat: 'VIIB', ...options }, { ...NIGHT_CONVOY, ...dice });
  game.expect('contact', 'attack');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  expect(game.step()).toBe('testDepth');
  const captain = game.captain();
  captain.month = monthOf(1941, 5);
  game.fight().detected = true;
  change(captain);
  return game;
}

const boxes = (hull: number, flooding: number) => (captain: Captain) =>
  Object.assign(captain.boat, { hull, flooding });

/** What 3,000 played rounds had shown to one part in a hundred. */
test.each([
  [0, 0, 0.003],
  [5, 3, 0.012],
  [6, 5, 0.078],
  [7, 6, 0.269],
])(
  '9.6.8, 10.1.2, 10.3.1 with %i hull and %i flooding boxes filled the risk of the round is %f',
  (hull, flooding, risk) => {
    const { lost } = shown(hunted(boxes(hull, flooding)).table, 'hold');
    expect(Math.abs((lost ?? 1) - risk)).toBeLessThan(0.004 + risk * 0.08);
  },
);

test('9.6.4 below test depth the risk holds the hull under pressure, and the chances of a search that may never come are left out', () => {
  const game = hunted(boxes(7, 0));
  expect(shown(game.table, 'dive')).toEqual({ survivePressure: 0, lost: 1 });
  const weak = shown(hunted(boxes(5, 0)).table, 'dive');
  expect(weak.lost).toBeGreaterThan(1 - (weak.survivePressure ?? 0));
  expect(Object.keys(weak)).toEqual(['survivePressure', 'undetected', 'threeOrMore', 'lost']);
});

/** The risk of the round if it brings exactly one hit: by hand from the chart, without the extra flooding. */
test('9.6.9, 9.6.10 one box from the end every hit on the hull counts, and a Kommandant badly hurt is nearer to death', () => {
  const sure = shown(hunted(boxes(7, 0)).table, 'hold').lost ?? 0;
  const safe = shown(hunted(boxes(0, 0)).table, 'hold').lost ?? 0;
  const hullHits = (E4.columns.all ?? []).filter(({ result }) => result === 'hull' || result === 'hullTwice');
  expect(hullHits).toHaveLength(7);
  expect(sure).toBeGreaterThan(10 * safe);
  const wounded = shown(
    hunted(({ crew }) => {
      crew.men.kommandant = 'SW';
    }).table,
    'hold',
  );
  expect(wounded.lost).toBeGreaterThan(safe);
});

test('10.1.3 an engineer who is an Experte keeps more water out', () => {
  const withExpert = (expert: boolean): number =>
    shown(
      hunted(({ boat, crew }) => {
        boat.flooding = 6;
        crew.experts.engineer = expert;
      }).table,
      'hold',
    ).lost ?? 0;
  expect(withExpert(true)).toBeLessThan(withExpert(false));
});

test('14.8.3 between two people the sums say that they suppose an escort which steers at random', () => {
  const game = hunted(boxes(0, 0), { rules: ['14.8'] });
  const words = () => {
    const [decision] = game.table.decisions;
    if (decision?.kind !== 'pick') throw new Error('testDepth expected');
    const [hold] = decision.options;
    return hold ? game.table.odds(decision, hold).map(({ of, text = of }) => text) : [];
  };
  expect(words()).toEqual(['undetected', 'threeOrMore', 'lost']);
  Object.assign(game.table.state.game, { rules: { ...game.table.state.game.rules, mode: 'twoPlayer' } });
  expect(words()).toEqual(['undetected', 'threeOrMoreGuessed', 'lostGuessed']);
});

/** The risk of the round as the log tells it beside the first roll of a purpose. */
const logged = (game: Career, purpose: string): number | undefined =>
  (game.table.log ?? []).flatMap(({ roll }) => (roll?.purpose === purpose ? (roll.sums ?? []) : []))[0]
    ?.chance;

test.each([
  ['hold', 'escort.search', 7, 6],
  ['dive', 'pressure', 5, 3],
])(
  '9.6.4 after %s the roll of %s tells the risk that stood at the question',
  (depth, purpose, hull, flooding) => {
    const game = hunted(boxes(hull, flooding));
    const { lost } = shown(game.table, depth);
    game.expect('testDepth', depth);
    expect(lost).toBeGreaterThan(0.02);
    expect(logged(game, purpose)).toBeCloseTo(lost as number, 12);
  },
);

test('9.6.8 once the boat is found, the roll of the charges tells a higher risk; other rolls tell none', () => {
  const game = hunted(boxes(7, 6));
  const { lost } = shown(game.table, 'hold');
  game.expect('testDepth', 'hold');
  expect(logged(game, 'escort.charges')).toBeGreaterThan(lost as number);
  expect(logged(game, 'torpedo.hit')).toBeUndefined();
});

test('14.8 the roll for the course of the escort tells the risk that stood at the turn', () => {
  const game = hunted(boxes(7, 6), { rules: ['14.8'] });
  game.expect('testDepth', 'hold');
  const { lost } = shown(game.table, '2');
  game.expect('evade', '2');
  expect(logged(game, 'escort.course')).toBeCloseTo(lost as number, 12);
});

test('9.6.4 the question counts the throws that may follow, the roll its own: the total is the throw, or giving way and holding after all', () => {
  const game = hunted(boxes(5, 0));
  const total = shown(game.table, 'dive').survivePressure ?? 0;
  const after = hunted(boxes(6, 0));
  const later = shown(after.table, 'dive').survivePressure ?? 0;
  game.expect('testDepth', 'dive');
  const [roll] = rolled(game, 'pressure');
  const share = (result: string): number => needOf(PRESSED(result), roll as RollRecord).chance;
  expect(total).toBeGreaterThan(share('holds'));
  expect(total).toBeCloseTo(share('holds') + share('gives') * later, 12);
});

const PRESSED = (result: string): BigRoll => ({
  purpose: 'pressure',
  of: [result],
  tone: 'hope',
  about: 'whether',
});
