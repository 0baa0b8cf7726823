import { expect, test } from 'vitest';
import type { Career, Dice } from '../../test/helpers.ts';
import { atSea, captainOf, readyToSail } from '../../test/helpers.ts';
import type { BoatType } from '../data/boats.ts';
import type { Events } from '../events.ts';
import type { Captain, Options } from '../state.ts';
import { tell } from '../tell.ts';
import { nextHand, worse } from './crew.ts';

const MISS = [6, 6];

/** A boat detected after an attack in the first box on station; the charges score as many hits as there are dice for. */
function charged(
  hits: number[],
  dice: Dice = {},
  options: Partial<Options> = {},
  search = [5, 5, 1, 1],
): Career {
  const count = hits.length / 2;
  const charges = { 1: [2, 2], 2: [3, 4], 3: [4, 5], 4: [5, 6] }[count] as number[];
  const game = atSea(
    { boat: 'VIIB', ...options },
    {
      orders: [3, 4],
      light: [1],
      encounter: [3, 4, 3, 4, 5, 5, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4],
      'torpedo.hit': MISS,
      'escort.search': search,
      'escort.charges': charges,
      flooding: [1],
      hit: hits,
      ...dice,
    },
  );
  game.expect('contact', 'attack');
  game.expect('wait', 'now');
  game.expect('approach', 'submerged-medium');
  game.fill('salvo', { forward1: '0' });
  game.expect('testDepth', 'hold');
  return game;
}

/** Slips away, lets everything go and stops at the next question. */
function slipAway(game: Career): void {
  game.expect('testDepth', 'hold');
  if (game.step() === 'reload') game.answer('e0');
  if (game.step() === 'follow') game.answer('leave');
}

test('10.6.2 wounds add up: LW+LW is SW, SW+SW is dead, LW does nothing to an SW man', () => {
  expect(worse('fit', 'LW')).toBe('LW');
  expect(worse('LW', 'LW')).toBe('SW');
  expect(worse('LW', 'SW')).toBe('SW');
  expect(worse('SW', 'LW')).toBe('SW');
  expect(worse('SW', 'SW')).toBe('KIA');
  expect(worse('fit', 'KIA')).toBe('KIA');
});

test('10.5.3 unwounded crew boxes take wounds first, then LW, then SW', () => {
  const { crew } = captainOf('VIIC');
  crew.hands = ['LW', 'SW', 'fit', 'KIA'];
  expect(nextHand(crew)).toBe(2);
  crew.hands = ['SW', 'LW', 'KIA', 'KIA'];
  expect(nextHand(crew)).toBe(1);
  crew.hands = ['KIA', 'SW', 'KIA', 'KIA'];
  expect(nextHand(crew)).toBe(1);
  crew.hands = ['KIA', 'KIA', 'KIA', 'KIA'];
  expect(nextHand(crew)).toBe(-1);
});

test('9.6.10 a crew hit is resolved at once: who, and how badly', () => {
  const game = charged([1, 3], { 'injury.who': [1, 2], 'injury.severity': [4] });
  expect(game.captain().crew.men.firstOfficer).toBe('SW');
});

test('9.6.10 an agent who is not aboard cannot be hurt', () => {
  const game = charged([1, 3], { 'injury.who': [6, 6] });
  expect(game.events()).toContain('unhurt');
  expect(game.captain().crew.men.agent).toBe('fit');
});

test('9.6.9 crew injury x2 hurts twice, hull x2 and flooding x2 fill two boxes', () => {
  const crew = charged([6, 3], { 'injury.who': [3, 4, 3, 4], 'injury.severity': [1, 1] });
  expect(crew.captain().crew.hands).toEqual(['LW', 'LW', 'fit', 'fit']);
  expect(charged([6, 5]).captain().boat.hull).toBe(2);
  expect(charged([5, 4]).captain().boat.flooding).toBe(2);
});

test('10.5.2, 5.1.3 the Kommandant’s death ends the career', () => {
  const game = charged([1, 3], { 'injury.who': [1, 1], 'injury.severity': [6] });
  expect(game.captain().fate).toBe('killed');
  expect(game.table.over).toBe(true);
});

test('10.6.3 what is damaged already, or not on board, is not damaged again', () => {
  const twice = charged([1, 4, 1, 4]);
  expect(twice.captain().boat.systems.periscope).toBe('damaged');
  expect(twice.events()).toContain('noEffect');
  const absent = charged([2, 6]);
  expect(absent.captain().boat.systems.flak37).toBe('sound');
  expect(absent.events()).toContain('noEffect');
  // A gun that was never aboard is not named.
  const struck = (game: Career) => {
    const event = game.table.log?.find(({ kind }) => kind === 'noEffect');
    return event && tell.noEffect?.(event.data as Events['noEffect']);
  };
  expect(struck(twice)).toMatchObject({ what: { key: 'system.periscope' } });
  expect(struck(absent)).toMatchObject({ what: { key: 'system.absent' } });
});

test('10.6.4 a hit on the flak guns takes them all', () => {
  const game = charged([2, 4], {}, { boat: 'IXA' });
  expect(game.captain().boat.systems).toMatchObject({ flak20: 'damaged', flak37: 'damaged' });
});

test('10.7.4, 10.7.5 each damaged system gets one repair; what fails stays out', () => {
  const game = charged([1, 4, 4, 2], { repair: [4, 3] });
  slipAway(game);
  expect(game.captain().boat.systems).toMatchObject({ periscope: 'sound', radio: 'inoperable' });
});

test('10.7.1 every damaged system gets its repair, however many there are', () => {
  const game = charged([1, 4, 4, 2, 6, 1, 3, 6], { repair: [4, 3, 2, 1] });
  slipAway(game);
  const { periscope, radio, hydrophones, deckGun } = game.captain().boat.systems;
  expect([periscope, radio, hydrophones, deckGun]).not.toContain('damaged');
  expect(game.events().filter((kind) => kind === 'repaired' || kind === 'inoperable')).toHaveLength(4);
});

test.each([
  ['the batteries', [1, 1], [6], true],
  ['one electric motor', [1, 6], [6], false],
  ['both electric motors', [1, 6, 2, 2], [6, 6], true],
  ['the radio', [4, 2], [6], false],
])('10.7.6, H7 with %s out for good the boat must go home or need not', (_, hits, repair, home) => {
  const game = charged(hits, { repair });
  slipAway(game);
  expect(game.events().includes('abortOrdered')).toBe(home);
});

test('10.7.3 an Experte engineer repairs on one more', () => {
  const game = charged([4, 2], { repair: [3] });
  game.captain().crew.experts.engineer = true;
  slipAway(game);
  expect(game.captain().boat.systems.radio).toBe('sound');
});

test('10.4, 10.8.1, 10.4.2, 10.8 fuel tanks that cannot be repaired send the boat home', () => {
  const game = charged([6, 6], { repair: [6] });
  slipAway(game);
  expect(game.events()).toContain('abortOrdered');
  expect(game.captain().log[0]?.result).toBe('F');
});

test('10.5.3 with Kommandant and both watch officers down the engineer takes the boat home', () => {
  const game = charged([1, 3, 1, 3, 1, 3], {
    'injury.who': [1, 1, 1, 2, 4, 6],
    'injury.severity': [4, 4, 4],
    recovery: [1, 1, 1],
  });
  expect(game.events().filter((kind) => kind === 'commandPasses')).toHaveLength(3);
  slipAway(game);
  expect(game.events()).toContain('abortOrdered');
});

test('10.2, 10.8.3, 10.2.1 with one diesel out the boat goes home and keeps two lookouts a box', () => {
  const game = charged([2, 3], { repair: [6], encounter: [3, 4, 3, 4, 5, 5, 3, 4, 3, 4, 3, 4, 3, 4] });
  slipAway(game);
  const homeward = (game.table.log ?? []).filter((event) => event.kind === 'boxQuiet').length;
  expect(homeward).toBe(2 + 2 * 2);
});

test('10.9.4 with both diesels out far from port the boat is scuttled; the rescued crew gets another boat', () => {
  const game = charged([2, 3, 2, 5], { repair: [6, 6], rescue: [5, 5] });
  game.expect('testDepth', 'hold');
  expect(game.events()).toContain('crewRescued');
  expect(game.events()).not.toContain('refitLength');
  expect(game.captain().fate).toBe('serving');
  game.fill('boatNumber', { number: 99 });
  expect(game.captain().boat).toMatchObject({ type: 'VIIB', number: 99, hull: 0 });
  expect(game.captain().month).toBe(2);
});

test('10.9.4 on 11 the crew is lost; 10.9.5 without radio 7 is too much', () => {
  const lost = charged([2, 3, 2, 5], { repair: [6, 6], rescue: [5, 6] });
  lost.expect('testDepth', 'hold');
  expect(lost.captain().fate).toBe('lostAtSea');
  const silent = charged([2, 3, 2, 5, 4, 2], { repair: [6, 6, 6], rescue: [3, 4] });
  silent.expect('testDepth', 'hold');
  expect(silent.captain().fate).toBe('lostAtSea');
});

test('10.5.3 without a doctor a seriously wounded man dies on 4 to 6 when the next box is entered', () => {
  const game = charged([1, 3, 1, 3, 1, 3], {
    'injury.who': [1, 4, 1, 2, 4, 6],
    'injury.severity': [6, 4, 4],
    doctor: [4, 3],
  });
  slipAway(game);
  game.expect('course', 'box');
  expect(game.captain().crew.men).toMatchObject({ doctor: 'KIA', firstOfficer: 'KIA', secondOfficer: 'SW' });
});

test('10.3, 10.3.2 hull damage stays until refit and 10.3.3 lengthens it', () => {
  const game = charged([3, 3]);
  slipAway(game);
  game.expect('course', 'home-back');
  expect(game.captain().log[0]?.refitMonths).toBe(2);
  expect(game.captain().boat.hull).toBe(0);
});

test('11.4.7 a 2 cm hit on the flak boat takes one quad, then the other', () => {
  const game = atSea(
    { boat: 'VIICFlak' },
    {
      'start.rank': [1],
      orders: [4, 4],
      encounter: [1, 1],
      'air.dive': [1, 1],
      'air.flak': [6, 6, 6, 6],
      'air.bombs': [1, 4],
      hit: [4, 6, 4, 6],
    },
  );
  expect(game.captain().boat.systems).toMatchObject({ quadA: 'damaged', quadB: 'damaged', flak37: 'sound' });
});

/** A boat bombed once in her first box, by an aircraft that is shot down. */
function bombed(dice: Dice, change: (captain: Captain) => void = () => {}, boat: BoatType = 'VIIB'): Career {
  const game = readyToSail(
    { boat },
    {
      'start.rank': [1],
      orders: [4, 4],
      encounter: [1, 1],
      'air.dive': [2, 1],
      'air.flak': [1, 1],
      'air.bombs': [1, 1],
      hit: [3, 2],
      'injury.who': [3, 4],
      'injury.severity': [1],
      ...dice,
    },
  );
  change(game.captain());
  game.expect('course', 'steam');
  return game;
}

test('9.6.10 a man who is dead already is not hurt again', () => {
  const game = bombed({ 'injury.who': [1, 2] }, ({ crew }) => {
    crew.men.firstOfficer = 'KIA';
  });
  expect(game.events()).toContain('unhurt');
  expect(game.events()).not.toContain('wounded');
});

test('10.6.3 a flak boat has no deck gun to lose', () => {
  const game = bombed({ hit: [3, 6, 3, 2] }, undefined, 'VIICFlak');
  expect(game.captain().boat.systems.deckGun).toBe('sound');
  expect(game.events()).toContain('noEffect');
  expect(game.events()).not.toContain('repaired');
});
