/** Dice in port are each captain's own; those of the sea and of headquarters are the same for all (ruling M9). */
import type { Decision, LogEvent } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { hunters } from '../src/index.ts';
import type { Captain, Hunters, Options } from '../src/state.ts';
import { monthOf } from './helpers.ts';
import { habit, voyage } from './modesKit.ts';

const SEAS = 60;

/** A game of several captains on the dice of a seed, answered by habit up to a given point. */
function played(
  seats: number,
  change: Partial<Options>,
  seed: string,
  enough: (t: Table<Hunters>) => boolean,
): Table<Hunters> {
  const options = optionsOf(hunters, change);
  const table = new Table({ game: hunters, options, seats, seed });
  while (!enough(table)) {
    const decision = table.decisions[0] as Decision;
    table.answer({ seat: decision.seat, decision: decision.number, choice: habit(decision) });
  }
  return table;
}

const inCommand = ({ log }: Table<Hunters>, seats: number): boolean =>
  (log ?? []).filter(({ kind }) => kind === 'careerBegins').length === seats;

const facesOf = (log: readonly LogEvent[], purpose: string): string[] =>
  log.flatMap(({ roll }) => (roll?.purpose === purpose ? [roll.faces.join('-')] : []));

/** How often two captains threw the same, for each pair. */
function alike(seas: readonly (readonly (string | undefined)[])[], seats: number): number[] {
  const pairs: number[] = [];
  for (let one = 0; one < seats; one++)
    for (let other = one + 1; other < seats; other++)
      pairs.push(seas.filter((thrown) => thrown[one] === thrown[other]).length);
  return pairs;
}

describe('every captain throws a die of his own for his starting rank', () => {
  it.each<[string, number, Partial<Options>]>([
    ['13.1 two players in turn', 2, { mode: 'twoPlayer', boat: 'VIIC' }],
    ['13.2 a tonnage tournament', 6, { mode: 'shortTonnage', boat: 'VIIC' }],
    ['13.3 a survival tournament', 4, { mode: 'shortSurvival', boat: 'VIIC' }],
    ['13.5 a wolfpack', 6, { mode: 'wolfpack', boat: 'VIIC' }],
    ['13.5 two wolfpacks', 8, { mode: 'wolfpack', boat: 'VIIC' }],
  ])('11.2.2 %s', (name, seats, options) => {
    const ranks: (readonly number[])[] = [];
    const seas = Array.from({ length: SEAS }, (_, sea) => {
      const table = played(seats, options, `${name} ${sea}`, (t) => inCommand(t, seats));
      ranks.push(table.state.game.captains.map(({ rank }) => rank));
      return facesOf(table.log ?? [], 'start.rank');
    });
    for (const thrown of seas) expect(thrown).toHaveLength(seats);
    // One throw in six is the same by chance: about ten of sixty, and never more than half.
    for (const pair of alike(seas, seats)) expect(pair).toBeLessThan(SEAS / 2);
    for (let face = 1; face <= 6; face++) expect(seas.flat()).toContain(String(face));
    expect(ranks.some((each) => new Set(each).size === 2)).toBe(true);
  });

  it('11.2.2 by the dice of each: one Oberleutnant, one Kapitänleutnant', () => {
    const game = voyage(2, { mode: 'shortTonnage', boat: 'VIIC' }, { 'start.rank': [3, 4], orders: [3, 4] });
    game.until('course');
    expect([0, 1].map((captain) => game.captain(captain).rank)).toEqual([0, 1]);
  });
});

describe('M9 orders', () => {
  const SEATS = 3;

  /** What captains of equal rank threw in port before their first patrol: the request, and the decision of headquarters. */
  const beforeFirstPatrol = (
    seed: string,
  ): { asked: (string | undefined)[]; sent: (string | undefined)[] } => {
    const asked: (string | undefined)[] = [];
    const sent: (string | undefined)[] = [];
    const table = played(
      SEATS,
      { mode: 'longTonnage', boat: 'VIIA' },
      seed,
      ({ over, state }) =>
        over || state.game.captains.every(({ log, fate }) => log.length > 0 || fate !== 'serving'),
    );
    let captain = -1;
    for (const { kind, data, roll } of table.log ?? []) {
      if (kind === 'atTheHelm') captain = numberedBoat(table, Number(data.boat));
      if (roll?.purpose === 'orders.request') asked[captain] ??= roll.faces.join('-');
      if (roll?.purpose === 'orders') sent[captain] ??= roll.faces.join('-');
    }
    return { asked, sent };
  };

  const numberedBoat = (table: Table<Hunters>, number: number): number =>
    table.state.game.captains.findIndex((captain: Captain) => captain.log[0]?.number === number);

  const first = Array.from({ length: SEAS }, (_, sea) => beforeFirstPatrol(`orders ${sea}`));

  it('11.2.1 whether a captain is heard is his own luck, not that of all of his rank', () => {
    const asked = first.map((port) => port.asked);
    for (const thrown of asked) expect(thrown.filter(Boolean)).toHaveLength(SEATS);
    for (const pair of alike(asked, SEATS)) expect(pair).toBeLessThan(SEAS / 2);
  });

  it('7.0 all others are sent to the same waters, whether they asked or not', () => {
    let compared = 0;
    for (const { sent } of first) {
      const thrown = sent.filter((faces) => faces !== undefined);
      expect(new Set(thrown).size).toBeLessThanOrEqual(1);
      if (thrown.length > 1) compared++;
    }
    expect(compared).toBeGreaterThan(SEAS / 2);
    expect(new Set(first.flatMap(({ sent }) => sent)).size).toBeGreaterThan(10);
  });

  it('7.3.5 who stays in the Arctic is his own luck', () => {
    const stays = Array.from({ length: SEAS }, (_, sea) => arctic(`arctic ${sea}`)).filter(
      ({ length }) => length === 2,
    );
    expect(stays.length).toBeGreaterThan(SEAS / 2);
    for (const pair of alike(stays, 2)) expect(pair).toBeLessThan(stays.length / 2);
  });
});

/** Two captains sent to the Arctic by scripted orders: the seed's dice that decide whether they stay there. */
function arctic(seed: string): string[] {
  const dice = { 'start.rank': [1, 1], orders: [5, 6, 5, 6] };
  const game = voyage(2, { mode: 'shortTonnage', boat: 'VIIC' }, dice, seed);
  game.until('loadout');
  for (const captain of [0, 1]) game.captain(captain).month = monthOf(1941, 7);
  const thrown = (): string[] => facesOf(game.table.log ?? [], 'orders.arctic');
  while (!game.table.over && thrown().length < 2) game.answer(habit(game.asked()));
  return thrown();
}
