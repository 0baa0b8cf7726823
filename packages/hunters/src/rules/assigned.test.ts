/** Where boats are sent: P1 by date, and what it becomes for each type (7.0, 7.3, 11.4.6, 14.10). */
import { expect, test } from 'vitest';
import type { Career } from '../../test/helpers.ts';
import { monthOf, rolled, table } from '../../test/helpers.ts';
import type { BoatType } from '../data/boats.ts';
import type { OptionalRule } from '../state.ts';

/** A captain of this type who gets orders with these dice in a month the test chooses. */
function ordered(
  boat: BoatType,
  month: number,
  orders: readonly number[],
  rules: readonly OptionalRule[] = [],
): Career {
  const game = table(
    { boat, rules },
    { 'start.rank': [1], 'orders.request': [6], 'orders.arctic': [6], orders: [...orders] },
  );
  game.captain().month = month;
  game.fill('commission');
  if (game.step() === 'loadout') game.fill('loadout');
  return game;
}

const sent = (game: Career): string => `${game.captain().log[0]?.area} ${game.captain().log[0]?.task}`;

test.each([
  [1940, 3, [1, 2], 'british none'],
  [1940, 4, [1, 2], 'norway none'],
  [1940, 6, [4, 6], 'norway none'],
  [1940, 7, [4, 6], 'atlantic none'],
  [1940, 12, [1, 2], 'spanish none'],
  [1941, 1, [1, 2], 'atlantic wolfpack'],
  [1941, 6, [1, 1], 'spanish none'],
  [1941, 7, [1, 1], 'mediterranean none'],
  [1941, 12, [1, 2], 'spanish none'],
  [1942, 1, [1, 2], 'northAmerica agent'],
  [1942, 6, [1, 4], 'northAmerica none'],
  [1942, 7, [4, 4], 'atlantic wolfpack'],
  [1942, 12, [4, 5], 'british none'],
  [1943, 1, [4, 5], 'northAmerica none'],
  [1943, 6, [2, 2], 'british none'],
] as const)('7.0 in %i-%i dice of %j send a VIIB to %s', (year, month, faces, where) => {
  expect(sent(ordered('VIIB', monthOf(year, month), faces))).toBe(where);
});

const CARIBBEAN = [monthOf(1942, 3), [5, 6]] as const;
const AFRICA = [monthOf(1942, 3), [6, 6]] as const;
const ARCTIC = [monthOf(1941, 8), [5, 6]] as const;
const MEDITERRANEAN = [monthOf(1941, 8), [6, 6]] as const;

test.each([
  ['IXC', 'Mediterranean', MEDITERRANEAN, 'africa none'],
  ['IXC', 'Arctic', ARCTIC, 'africa none'],
  ['IXC', 'Caribbean', CARIBBEAN, 'caribbean none'],
  ['IXC', 'West African coast', AFRICA, 'africa none'],
] as const)('7.3, 7.3.1 a %s sent to the %s', (boat, _, [month, faces], where) => {
  expect(sent(ordered(boat, month, faces))).toBe(where);
});

test.each([
  ['VIIC', 'Caribbean', CARIBBEAN, 'atlantic none'],
  ['VIIC', 'West African coast', AFRICA, 'atlantic none'],
  ['VIIC', 'Arctic', ARCTIC, 'arctic none'],
  ['VIIC', 'Mediterranean', MEDITERRANEAN, 'mediterranean none'],
  ['VIID', 'Caribbean', CARIBBEAN, 'caribbean mines'],
  ['VIID', 'West African coast', AFRICA, 'africa none'],
  ['VIICFlak', 'Caribbean', CARIBBEAN, 'caribbean none'],
  ['VIICFlak', 'West African coast', AFRICA, 'atlantic none'],
] as const)('7.3, 7.3.2 a %s sent to the %s', (boat, _, [month, faces], where) => {
  expect(sent(ordered(boat, month, faces))).toBe(where);
});

test.each(['VIID', 'VIICFlak'] as const)(
  '7.3.2 a %s sent to the Mediterranean is given other orders',
  (boat) => {
    const [month, faces] = MEDITERRANEAN;
    const game = ordered(boat, month, [...faces, 3, 3]);
    expect(rolled(game, 'orders')).toHaveLength(2);
    expect(sent(game)).toBe('atlantic none');
  },
);

test.each([
  ['IXC', MEDITERRANEAN, 'mediterranean none'],
  ['IXC', ARCTIC, 'arctic none'],
  ['VIIC', CARIBBEAN, 'caribbean none'],
  ['VIIC', AFRICA, 'africa none'],
  ['VIICFlak', MEDITERRANEAN, 'mediterranean none'],
] as const)(
  '14.10, 14.10.1 with non-historical areas a %s goes where the dice say',
  (boat, [month, faces], where) => {
    expect(sent(ordered(boat, month, faces, ['14.10']))).toBe(where);
  },
);

test.each([
  ['the British Isles', monthOf(1942, 3), [4, 5], 'british mines'],
  ['North America', monthOf(1942, 3), [3, 3], 'northAmerica mines'],
  ['North America with an agent', monthOf(1942, 3), [1, 2], 'northAmerica agent'],
  ['the Atlantic', monthOf(1942, 3), [4, 4], 'atlantic none'],
] as const)('11.4.6 a VIID sent to %s', (_, month, faces, where) => {
  expect(sent(ordered('VIID', month, faces))).toBe(where);
});

test.each([
  ['IXC', MEDITERRANEAN, '7.3.1', 'mediterranean', 'africa'],
  ['VIIC', AFRICA, '7.3.2', 'africa', 'atlantic'],
] as const)(
  '7.3.1, 7.3.2 the diary of a %s tells that her orders were changed',
  (boat, [month, faces], rule, from, to) => {
    const changed = ordered(boat, month, faces).table.log?.filter(({ kind }) => kind === 'ordersChanged');
    expect(changed?.map((event) => [event.rule, event.data])).toEqual([[rule, { from, to }]]);
    const kept = ordered(boat, monthOf(1942, 3), [4, 4]);
    expect(kept.events()).not.toContain('ordersChanged');
  },
);

test.each([
  ['VIIB', [3, 4], { area: 'british', task: 'none' }],
  ['VIIB', [2, 3], { area: 'british', task: 'mines' }],
] as const)('7.1.1 the orders of a %s by %j are told with waters and task', (boat, faces, orders) => {
  const game = ordered(boat, 0, faces);
  expect(game.table.log?.find(({ kind }) => kind === 'ordersGiven')?.data).toMatchObject(orders);
});

/** What a captain whose request is granted may ask for. */
function askedFor(boat: BoatType, month: number, rules: readonly OptionalRule[] = []): string[] {
  const game = table({ boat, rules }, { 'start.rank': [6], 'orders.request': [1] });
  game.captain().month = month;
  game.fill('commission');
  game.fill('loadout');
  expect(game.step()).toBe('requestArea');
  return game.allowed();
}

test('11.2.1, 7.3.1, 7.3.2 each captain may ask for the waters of his own boat and month', () => {
  const month = monthOf(1942, 3);
  expect(askedFor('IXC', month)).toContain('africa');
  expect(askedFor('VIIC', month)).not.toContain('africa');
  expect(askedFor('VIIC', month, ['14.10'])).toContain('africa');
  expect(askedFor('VIIC', monthOf(1941, 8))).toContain('mediterranean');
  expect(askedFor('VIIC', month)).not.toContain('norway');
  expect(askedFor('VIIC', monthOf(1940, 5))).toContain('norway');
});
