import { lookup, oddsOf, sumOf } from '@flotilla/table';
import { chartFaults, scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import type { NightWatch } from './game.ts';
import { lookChart, lookModifiers, nightWatch } from './game.ts';

const FOG = [1, 1];
const ONE = [3, 4];
const TWO = [6, 6];

const watch = (looks: number[][], options: { watches?: number; seats?: number } = {}) =>
  scriptedTable(nightWatch, {
    options: { watches: options.watches ?? 1 },
    seats: options.seats ?? 1,
    dice: { look: looks.flat() },
  });

const told = (play: ReturnType<typeof watch>): string[] =>
  (play.table.log ?? []).filter(({ roll }) => roll === null).map(({ kind }) => kind);

describe('2 — a look', () => {
  it('the chart answers every total of two dice and all modifiers with exactly one row', () => {
    expect(chartFaults(lookChart, lookModifiers)).toEqual([]);
  });

  it.each([
    [2, 0],
    [4, 0],
    [5, 1],
    [8, 1],
    [9, 2],
    [12, 2],
  ])('a total of %i gives %i sightings', (total, sightings) => {
    expect(lookup(lookChart, 'all', total)).toBe(sightings);
  });

  it('fog comes one time in six', () => {
    expect(Object.fromEntries(oddsOf(lookChart, 'all'))).toEqual({
      fog: 6 / 36,
      one: 20 / 36,
      two: 10 / 36,
    });
  });

  it('fog takes what this turn has seen, not what is written down', () => {
    const play = watch([TWO, TWO, ONE, FOG], { watches: 2 });
    play.expect('carryOn', 'look');
    play.expect('carryOn', 'write');
    expect(play.table.state.game.logged).toEqual([4]);
    play.expect('carryOn', 'look');
    expect(play.table.over).toBe(true);
    expect(play.table.state.game.logged).toEqual([4]);
    expect(play.table.log?.at(-1)).toMatchObject({ kind: 'fog', rule: '2', data: { seat: 1, lost: 1 } });
    play.done();
  });

  it('fog on the first look ends the turn before anything is asked', () => {
    const play = watch([FOG, ONE], { seats: 2 });
    expect(play.asked()).toMatchObject({ step: 'carryOn', seat: 1 });
    play.done();
  });
});

describe('2.1 — the modifiers, look by look', () => {
  const at = (looks: number): NightWatch['state'] => ({
    watches: 1,
    watch: 1,
    seat: 0,
    logged: [0],
    seen: 0,
    looks,
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, +1],
    [4, +1],
    [5, +1],
    [6, -1],
    [9, -1],
  ])('look number %i has %i', (number, plus) => {
    expect(sumOf(lookModifiers, at(number - 1))).toBe(plus);
  });

  it('are rolled with, told with reason and rule, and move the odds shown before', () => {
    const play = watch([ONE, ONE, [2, 2], ONE, ONE, [2, 3]]);
    const fog = (): number => {
      const decision = play.asked();
      return play.table.odds(decision, { id: 'look' })[0]?.chance ?? 0;
    };
    const chances: number[] = [];
    for (let i = 0; i < 5; i++) {
      chances.push(fog());
      play.expect('carryOn', 'look');
    }
    expect(chances.map((chance) => Math.round(chance * 36))).toEqual([6, 3, 3, 3, 10]);
    const rolls = (play.table.log ?? []).flatMap(({ roll }) => (roll ? [roll] : []));
    expect(rolls.map(({ total, outcome }) => `${total} ${outcome}`)).toEqual([
      '7 one',
      '7 one',
      '5 one',
      '8 one',
      '8 one',
      '4 fog',
    ]);
    expect(rolls[2]?.modifiers).toEqual([{ why: 'darkAdapted', rule: '2.1', value: 1 }]);
    expect(rolls[5]?.modifiers.map(({ why }) => why)).toEqual(['darkAdapted', 'tired']);
    expect(rolls[5]?.chance).toBe(10 / 36);
    play.done();
  });
});

describe('1 and 3 — turns', () => {
  it('every lookout in turn stands each watch, then the game is over', () => {
    const play = watch([ONE, TWO, TWO, ONE], { watches: 2, seats: 2 });
    for (const seat of [0, 1, 0, 1]) {
      expect(play.asked().seat).toBe(seat);
      play.expect('carryOn', 'write', seat);
    }
    expect(play.table.over).toBe(true);
    expect(play.table.state.game.logged).toEqual([3, 3]);
    expect(nightWatch.outcome(play.table.state.game)).toEqual({
      ending: 'relieved',
      winners: [0, 1],
      args: { most: 3 },
    });
    expect(told(play).filter((kind) => kind === 'watchBegins')).toHaveLength(4);
    play.done();
  });

  it('the game goes on until all watches are stood', () => {
    const play = watch([ONE]);
    expect(nightWatch.outcome(play.table.state.game)).toBeNull();
    play.expect('carryOn', 'write');
    expect(nightWatch.outcome(play.table.state.game)?.winners).toEqual([0]);
    expect(nightWatch.figures(play.table.state.game).numbers).toEqual({ sightings: 1 });
    expect(play.table.view(0).watch).toBe(1);
  });

  it('both answers are offered, with the sightings of this turn in the question', () => {
    const decision = watch([TWO]).asked();
    expect(decision).toMatchObject({
      rule: '3',
      about: { seen: 2 },
      options: [{ id: 'look' }, { id: 'write' }],
    });
  });
});
