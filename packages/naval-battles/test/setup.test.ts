/** Before the first turn: player order, navies, secret fleets, formations, cards. */
import { startOf, text } from '@flotilla/table';
import { optionsOf } from '@flotilla/table/run';
import { scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import { checkOptions } from '../src/options.ts';
import { newVessel } from '../src/rules/change.ts';
import { carrierInFront } from '../src/rules/preset.ts';
import { en } from '../src/text/en/index.ts';
import { ship } from './position.ts';

describe('set-up', () => {
  it('the highest die begins, those who tie roll again (setup.order, R44)', () => {
    const t = scriptedTable(navalBattles, { seats: 3, dice: { firstPlayer: [5, 2, 5, 3, 6] } });
    expect(t.table.state.game.first).toBe(2);
    expect(t.asked()).toMatchObject({ step: 'chooseNavy', seat: 2 });
    expect(t.table.state.scripted).toEqual({ firstPlayer: 5 });
  });

  it('navies are chosen in player order, each once (setup.navies, R43)', () => {
    const t = scriptedTable(navalBattles, { seats: 3, dice: { firstPlayer: [1, 2, 6] } });
    t.expect('chooseNavy', 'usa', 2);
    expect(t.asked().seat).toBe(0);
    const refused = t.table.answer({ seat: 0, decision: t.asked().number, choice: 'usa' });
    expect(refused).toMatchObject({ rule: 'R43', why: { key: 'refused.navyTaken' } });
    t.expect('chooseNavy', 'uk', 0);
    t.expect('chooseNavy', 'france', 1);
    expect(t.table.state.game.players.map((player) => player.navy)).toEqual(['uk', 'france', 'usa']);
  });

  it.each([
    ['', [6, 1], 20, 'navy'],
    ['', [6, 1], 19, 'smallNavy'],
    ['ABAB', [6, 1, 1, 1], 40, 'navy'],
    ['ABAB', [1, 6, 1, 1], 40, 'navy'],
    ['AAABBB', [6, 1, 1, 1, 1, 1], 20, 'smallNavy'],
    ['AAABBB', [1, 1, 1, 1, 1, 6], 20, 'smallNavy'],
  ])(
    'a small navy is called weak by the points of its fleet, not of its team: %j, dice %j, %i points',
    (teams, firstPlayer, points, text) => {
      const seats = firstPlayer.length;
      const t = scriptedTable(navalBattles, { seats, options: { teams, points }, dice: { firstPlayer } });
      const asked = t.asked();
      const options = asked.kind === 'pick' ? asked.options : [];
      expect(options.find((option) => option.id === 'norway')?.text).toBe(text);
      expect(options.find((option) => option.id === 'ussr')?.text).toBe('navy');
    },
  );

  const twoNavies = () => {
    const t = scriptedTable(navalBattles, { seats: 2, dice: { firstPlayer: [6, 1] } });
    t.expect('chooseNavy', 'usa');
    t.expect('chooseNavy', 'ussr');
    return t;
  };
  const american = { ships: ['Enterprise', 'Virginia', 'Los Angeles', 'O.H. Perry'].map(ship) };
  const soviet = { ships: ['Kirov', 'Titan', 'Druzhny', 'K-316', 'Smerch'].map(ship) };

  it('setup: players, navies, fleets, formations and cards, one after the other', () => {
    const t = twoNavies();
    const told = (t.table.log ?? []).map((event) => event.kind);
    expect(told.filter((kind) => !['begun', 'rolled'].includes(kind))).toEqual([
      'firstDie',
      'firstDie',
      'rolledForFirst',
      'navy',
      'navy',
    ]);
    const steps: string[] = [];
    for (const [seat, fleet] of [american, soviet].entries()) {
      steps.push(t.asked().step);
      t.expect('buildFleets', fleet, seat);
    }
    for (const seat of [0, 1]) {
      expect(t.table.state.game.players.map((player) => player.hand)).toEqual([[], []]);
      const form = t.asked();
      steps.push(form.step);
      t.expect('layOut', startOf(form.kind === 'fill' ? form.form : []), seat);
    }
    steps.push(t.asked().step);
    expect(steps).toEqual(['buildFleets', 'buildFleets', 'layOut', 'layOut', 'actions']);
    expect(t.table.state.game).toMatchObject({ round: 1, turn: 1, active: 0 });
  });

  it('fleets are chosen secretly within the points; the rest is the reserve (R46, setup.fleets)', () => {
    const t = twoNavies();
    const dear = { ships: ['Enterprise', 'Nimitz', 'Leahy'].map(ship) };
    expect(t.table.refusalOf({ seat: 0, decision: t.asked().number, choice: dear })?.why).toMatchObject({
      key: 'table.refused.budget',
      args: { cost: 29, budget: 25 },
    });
    t.expect('buildFleets', american, 0);
    expect(t.table.view(1).players[0]).toMatchObject({ fleet: null, reserve: null });
    t.expect('buildFleets', soviet, 1);
    expect(t.table.view(1).players[0]?.reserve).toBeNull();
    const form = t.asked();
    t.expect('layOut', startOf(form.kind === 'fill' ? form.form : []), 0);
    expect(t.table.view(1).players[0]?.reserve?.length).toBe(18);
  });

  it('the order of secret answers changes nothing (setup.fleets)', () => {
    const ends = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const t = twoNavies();
      for (const seat of order) t.expect('buildFleets', seat === 0 ? american : soviet, seat);
      return JSON.stringify([t.table.state.game, t.table.log]);
    });
    expect(ends[0]).toBe(ends[1]);
  });

  it('a formation without empty rows is laid out in player order; submarines lie beside, passive (setup.formation)', () => {
    const t = twoNavies();
    t.expect('buildFleets', american, 0);
    t.expect('buildFleets', soviet, 1);
    const rows = (carrier: string) => ({
      [ship('Enterprise')]: carrier,
      [ship('Virginia')]: '1',
      [ship('O.H. Perry')]: '1',
    });
    expect(t.table.refusalOf({ seat: 0, decision: t.asked().number, choice: rows('3') })).toMatchObject({
      rule: 'setup.formation',
      why: { key: 'refused.emptyRow' },
    });
    t.expect('layOut', rows('2'), 0);
    const view = t.table.view(1);
    expect(view.players[0]?.fleet?.map((vessel) => [vessel.id, vessel.row, vessel.active])).toEqual([
      [ship('Enterprise'), 2, false],
      [ship('Virginia'), 1, false],
      [ship('O.H. Perry'), 1, false],
      [ship('Los Angeles'), 0, false],
    ]);
    expect(view.players[1]?.fleet?.every((vessel) => vessel.row === 0)).toBe(true);
  });

  it('setup.formation: rows are filled from the front, so that one, two or three of them will do', () => {
    const surface = ['Enterprise', 'Virginia', 'O.H. Perry'].map(ship);
    const t = twoNavies();
    t.expect('buildFleets', american, 0);
    t.expect('buildFleets', soviet, 1);
    const refused = (rows: readonly string[]) => {
      const choice = Object.fromEntries(surface.map((id, i) => [id, rows[i] ?? '']));
      return t.table.refusalOf({ seat: 0, decision: t.asked().number, choice })?.why;
    };
    const legal = [
      ['1', '1', '1'],
      ['1', '2', '1'],
      ['2', '1', '1'],
      ['3', '2', '1'],
      ['1', '2', '3'],
    ];
    expect(legal.map(refused)).toEqual(legal.map(() => undefined));
    const gap = text('refused.emptyRow');
    const illegal = [
      ['2', '2', '2'],
      ['3', '1', '1'],
      ['3', '2', '2'],
      ['3', '3', '3'],
    ];
    expect(illegal.map(refused)).toEqual(illegal.map(() => gap));
    for (const key of ['ask.layOut', 'refused.emptyRow', 'rule.setup.formation'])
      expect(en[key]).toMatch(/filled from the front/);
  });

  it.each([
    [
      ['Enterprise', 'Virginia', 'Los Angeles', 'O.H. Perry'],
      [2, 1, 0, 1],
    ],
    [
      ['Enterprise', 'Belknap', 'Pegasus'],
      [2, 2, 1],
    ],
    [
      ['Nimitz', 'Belknap'],
      [2, 1],
    ],
    [
      ['Enterprise', 'Midway'],
      [1, 1],
    ],
    [
      ['Knox', 'Leahy', 'Belknap', 'Pegasus'],
      [1, 2, 3, 1],
    ],
    [
      ['Virginia', 'Long Beach', 'Sturgeon'],
      [1, 2, 0],
    ],
    [
      ['Leahy', 'Missouri', 'Midway'],
      [1, 1, 2],
    ],
  ])('setup.formation: the preset formation of %j never puts a carrier in front of others', (names, rows) => {
    const t = twoNavies();
    t.expect('buildFleets', { ships: names.map(ship) }, 0);
    t.expect('buildFleets', soviet, 1);
    const asked = t.asked();
    t.expect('layOut', startOf(asked.kind === 'fill' ? asked.form : []), 0);
    const fleet = t.table.state.game.players[0]?.fleet ?? [];
    expect(names.map((name) => fleet.find(({ id }) => id === ship(name))?.row)).toEqual(rows);
  });

  it.each([
    ['beside another ship', { Enterprise: 1, Knox: 1 }, true],
    ['before another ship', { Enterprise: 1, Knox: 2 }, true],
    ['behind another ship', { Enterprise: 2, Knox: 1 }, false],
    ['with carriers only', { Enterprise: 1, Midway: 1 }, false],
    ['with a submarine only', { Enterprise: 1, Sturgeon: 0 }, false],
    ['and no carrier at all', { Virginia: 1, Knox: 2 }, false],
  ])('setup.formation: a carrier in front where others could lie: %s', (_, rows, inFront) => {
    const fleet = Object.entries(rows).map(([name, row]) => ({ ...newVessel(ship(name)), row }));
    expect(carrierInFront(fleet)).toBe(inFront);
  });

  it('everybody draws seven cards and the command of the fleet (setup.cards, setup.command)', () => {
    const t = twoNavies();
    t.expect('buildFleets', american, 0);
    t.expect('buildFleets', soviet, 1);
    t.expect(
      'layOut',
      Object.fromEntries(['Enterprise', 'Virginia', 'O.H. Perry'].map((name) => [ship(name), '1'])),
      0,
    );
    t.expect(
      'layOut',
      Object.fromEntries(['Kirov', 'Titan', 'Druzhny', 'Smerch'].map((name) => [ship(name), '1'])),
      1,
    );
    expect(t.table.state.game.players.map((player) => player.hand.length)).toEqual([7, 8]);
    expect(t.table.state.game.deck.length).toBe(110 - 15);
  });

  it('a fleet of submarines only needs no formation (R49)', () => {
    const t = twoNavies();
    t.expect('buildFleets', { ships: ['Los Angeles', 'Seawolf', 'Sturgeon'].map(ship) }, 0);
    t.expect('buildFleets', soviet, 1);
    expect(t.asked()).toMatchObject({ step: 'layOut', seat: 1 });
    expect(t.table.state.game.players[0]).toMatchObject({ shown: true });
    expect(t.table.state.game.players[0]?.fleet.every((vessel) => vessel.row === 0)).toBe(true);
  });

  it('setup: a battle of one’s own with the usual numbers, unless something else is agreed', () => {
    expect(optionsOf(navalBattles)).toEqual({
      scenario: 'open',
      points: 25,
      teams: '',
      rowRule: false,
      cardReserve: false,
      stalemate: 4,
      windows: 'holders',
      custom: '',
    });
    const idle = ['open', 'panda-bay', 'custom'].map((scenario) =>
      navalBattles.idleOptions?.(optionsOf(navalBattles, { scenario })),
    );
    expect(idle).toEqual([
      ['custom'],
      ['points', 'teams', 'cardReserve', 'custom'],
      ['points', 'teams', 'cardReserve'],
    ]);
  });

  it('options that do not fit are refused with a reason', () => {
    const options = (change: object) => optionsOf(navalBattles, change);
    const why = (change: object, seats: number) => checkOptions(options(change), seats)?.why;
    expect(why({}, 2)).toBeUndefined();
    expect(why({ scenario: 'panda-bay' }, 3)).toEqual(
      text('refused.scenarioSeats', { name: 'Panda Bay', sides: 2, seats: 3 }),
    );
    expect(why({ scenario: 'panda-bay', teams: 'AB' }, 2)).toMatchObject({ key: 'refused.scenarioTeams' });
    expect(why({ teams: 'AB' }, 3)).toMatchObject({ key: 'refused.teamLetters' });
    expect(why({ teams: 'AAA' }, 3)).toMatchObject({ key: 'refused.oneTeam' });
    expect(why({ teams: 'AAAB', points: 10 }, 4)).toMatchObject({ key: 'refused.teamPointsLow' });
    expect(why({ scenario: 'custom', custom: '{' }, 2)).toMatchObject({
      key: 'scenario.fault',
      args: { what: { key: 'scenario.error.notJson' } },
    });
    expect(why({ scenario: 'custom', custom: '{}' }, 2)).toMatchObject({
      key: 'refused.scenario',
      args: { fault: { key: 'scenario.faultAt', args: { at: 'sides' } } },
    });
  });
});
