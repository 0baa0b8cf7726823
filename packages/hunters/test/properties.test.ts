import type { LogEvent } from '@flotilla/table';
import { botRngs, optionsOf, playOut, randomBot, Table } from '@flotilla/table/run';
import { expect, test } from 'vitest';
import { BOAT_TYPES } from '../src/data/boats.ts';
import { hunters } from '../src/index.ts';

/** The logs of random careers of every boat, patrol by patrol. */
const patrols: LogEvent[][] = [];
for (let i = 0; i < 120; i++) {
  const options = optionsOf(hunters, { boat: BOAT_TYPES[i % BOAT_TYPES.length], rerolls: 'never' });
  const table = new Table({ game: hunters, options, seats: 1, seed: `property ${i}` });
  playOut(table, [randomBot], botRngs(`property ${i}`, 1));
  for (const event of table.log ?? []) {
    if (event.kind === 'ordersGiven') patrols.push([]);
    patrols.at(-1)?.push(event);
  }
}

const rollsOf = (log: readonly LogEvent[], purpose: string) =>
  log.flatMap((event) => (event.roll?.purpose === purpose ? [event.roll] : []));

test('12.1.2 there is at most one random event in a patrol', () => {
  for (const log of patrols) {
    const happened = log.filter(({ kind }) => kind === 'eventHappened').length;
    const undone = log.filter(({ kind }) => kind === 'eventIgnored').length;
    expect(happened).toBeLessThanOrEqual(1 + undone);
  }
});

test('12.1.1 the first natural 12 of the lookouts is always a random event', () => {
  let seen = 0;
  for (const log of patrols) {
    const first = log.findIndex(({ roll }) => roll?.purpose === 'encounter' && roll.natural === 12);
    if (first < 0) continue;
    seen++;
    expect(log[first + 1]?.roll?.purpose).toBe('event');
  }
  expect(seen).toBeGreaterThan(50);
});

test('9.6.12 every search after the first detection of a hunt has +1 for it, and never more', () => {
  for (const log of patrols) {
    for (const roll of rollsOf(log, 'escort.search')) {
      const before = roll.modifiers.filter(({ why }) => why === 'detectedBefore');
      expect(before.length).toBeLessThanOrEqual(1);
      expect(before.every(({ value }) => value === 1)).toBe(true);
    }
  }
});

test('9.2 every torpedo that hits is tested for a dud, every one that explodes does damage', () => {
  for (const log of patrols) {
    const hits = rollsOf(log, 'torpedo.hit').filter(({ outcome }) => outcome === 'hit').length;
    const duds = rollsOf(log, 'torpedo.dud');
    expect(duds).toHaveLength(hits);
    expect(rollsOf(log, 'torpedo.damage')).toHaveLength(
      duds.filter(({ outcome }) => outcome === 'runs').length,
    );
  }
});

test('9.6.9 as many hits are rolled as the attack brought, as long as the boat lives', () => {
  for (const log of patrols) {
    if (log.some(({ kind }) => kind === 'careerEnds')) continue;
    const expected = log.reduce((sum, { kind, data }) => {
      return kind === 'depthCharged' || kind === 'bombed' ? sum + Number(data.hits) : sum;
    }, 0);
    expect(rollsOf(log, 'hit')).toHaveLength(expected);
  }
});

test('10.7.1 every system damaged in an encounter is repaired or given up exactly once', () => {
  for (const log of patrols) {
    if (log.some(({ kind }) => kind === 'careerEnds')) continue;
    const count = (name: string): number => log.filter(({ kind }) => kind === name).length;
    expect(count('repaired') + count('inoperable')).toBe(count('systemDamaged'));
  }
});

test('10.8.4 a boat on her way home fires at nobody', () => {
  for (const log of patrols) {
    const turned = log.findIndex(({ kind }) => kind === 'abortOrdered');
    if (turned < 0) continue;
    expect(log.slice(turned).some(({ kind }) => kind === 'salvoFired' || kind === 'shellHit')).toBe(false);
  }
});

test('every roll shows dice, total and the exact chance of its outcome', () => {
  const rolls = patrols.flat().flatMap(({ roll }) => (roll ? [roll] : []));
  const wrong = rolls.filter(({ natural, modifiers, total, chance }) => {
    const plus = modifiers.reduce((sum, { value }) => sum + value, 0);
    return total !== natural + plus || chance <= 0 || chance > 1.000001;
  });
  expect(rolls.length).toBeGreaterThan(10_000);
  expect(wrong).toEqual([]);
});
