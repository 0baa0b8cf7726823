import { optionsOf, rngFrom, seedFrom, Table, text } from '@flotilla/table';
import { scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { ACTIONS, SHIPS } from '../src/data/cards.ts';
import { navalBattles } from '../src/index.ts';
import { checkOptions } from '../src/rules/options.ts';
import { lay, norway, uk, usa } from './fleets.ts';
import { battle, fire, noDefence, ship } from './position.ts';

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
    ['', 2, 20, 'navy'],
    ['', 2, 19, 'smallNavy'],
    ['ABAB', 4, 40, 'navy'],
    ['AAABBB', 6, 20, 'smallNavy'],
  ])(
    'a small navy is called weak by the points of its fleet, not of its team: %j, %i seats, %i points',
    (teams, seats, points, text) => {
      const t = scriptedTable(navalBattles, { seats, options: { teams, points } });
      const asked = t.asked();
      const options = asked.kind === 'pick' ? asked.options : [];
      expect(options.find((option) => option.id === 'norway')?.text).toBe(text);
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

  it('fleets are chosen secretly within the points; the rest is the reserve (setup.fleets)', () => {
    const t = twoNavies();
    const dear = { ships: ['Enterprise', 'Nimitz', 'Leahy'].map(ship) };
    expect(t.table.refusalOf({ seat: 0, decision: t.asked().number, choice: dear })?.why).toMatchObject({
      key: 'table.refused.budget',
      args: { cost: 29, budget: 25 },
    });
    t.expect('buildFleets', american, 0);
    expect(t.table.view(1).players[0]).toMatchObject({ fleet: null, reserve: null });
    t.expect('buildFleets', soviet, 1);
    expect(t.table.state.game.players[0]?.reserve.length).toBe(18);
  });

  it('the order of secret answers changes nothing', () => {
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
      key: 'refused.scenario',
      args: { what: { key: 'scenario.error.notJson' } },
    });
  });
});

describe('actions', () => {
  it('reinforcements cost cards worth at least as much; change is lost (reinforce, R27)', () => {
    const b = lay([usa({ hand: ['A018', 'A019'] }), uk()]);
    b.expect('actions', 'reinforce');
    const ships = ['Pegasus', 'Spruance', 'Gary'].map(ship);
    expect(b.refusal({ cards: ['A018', 'A019'], ships, row: '1' })).toMatchObject({
      rule: 'reinforce',
      why: { key: 'refused.reinforcePoints', args: { cost: 9, points: 6 } },
    });
    b.expect('reinforce', { cards: ['A018', 'A019'], ships: ships.slice(0, 1), row: '2' });
    expect(b.vessel('Pegasus')).toMatchObject({ row: 2, acted: false });
    expect(b.state().discard).toEqual(['A018', 'A019']);
  });

  it('are not offered without a reserve or without enough cards (reinforce)', () => {
    expect(lay([usa({ reserve: [] }), uk()]).why('reinforce')).toBe('refused.noReserve [reinforce]');
    expect(lay([usa({ reserve: ['Nimitz'] }), uk()]).why('reinforce')).toBe(
      'refused.tooFewCards [reinforce]',
    );
  });

  it('the fleet is rearranged freely, but never with an empty row (rearrange)', () => {
    const b = lay([usa({ rows: [['Knox', 'Leahy', 'Gary']], passive: ['Sturgeon'] }), uk()]);
    b.expect('actions', 'rearrange');
    const form = {
      [ship('Knox')]: '1',
      [ship('Leahy')]: '3',
      [ship('Gary')]: '1',
      [ship('Sturgeon')]: 'active',
    };
    expect(b.why(form)).toBe('refused.emptyRow [setup.formation]');
    b.expect('rearrange', { ...form, [ship('Leahy')]: '2' });
    expect([b.vessel('Leahy')?.row, b.vessel('Sturgeon')?.active]).toEqual([2, true]);
  });

  it('rearranging may not break a declared attack (R26)', () => {
    const b = lay([usa({ rows: [['Knox', 'Gary', 'Leahy']], hand: ['A008'] }), uk()]);
    fire(b, 'A008', 'Amazon', 'Knox');
    b.expect('actions', 'rearrange');
    const rows = { [ship('Knox')]: '2', [ship('Gary')]: '1', [ship('Leahy')]: '1' };
    expect(b.why(rows)).toBe('refused.breaksAttack [R26]');
    b.expect('rearrange', { ...rows, [ship('Knox')]: '1', [ship('Leahy')]: '2' });
  });

  it('a submarine that attacks stays active (R26)', () => {
    const b = lay([usa({ active: ['Sturgeon'], hand: ['A043'] }), uk()]);
    fire(b, 'A043', 'Amazon');
    expect(b.why(`turn:${ship('Sturgeon')}`)).toBe('refused.attacking [R26]');
  });

  it('after the close nothing more can be done (actions)', () => {
    const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A076'] })]);
    fire(b, 'A010', 'Amazon');
    b.expect('actions', 'close');
    expect(b.asked()).toMatchObject({ step: 'defend', seat: 1 });
    expect(
      b.table.refusalOf({ seat: 0, decision: b.asked().number, choice: 'reinforce' })?.why,
    ).toMatchObject({
      key: 'table.refused.hushed',
    });
  });
});

describe('resolution', () => {
  it('attacked players defend in player order after the active one (defences)', () => {
    const b = lay(
      [
        norway({ hand: ['A076'] }),
        usa({ rows: [['Virginia', 'Knox']], hand: ['A010', 'A011'] }),
        uk({ hand: ['A077'] }),
      ],
      { active: 1 },
    );
    fire(b, 'A010', 'Bergen', 'Knox');
    fire(b, 'A011', 'Amazon');
    b.expect('actions', 'close');
    expect(b.asked().seat).toBe(2);
    b.expect('defend', noDefence(b, 2));
    expect(b.asked().seat).toBe(0);
  });

  it('everything that stands takes effect at once; surplus damage is lost (resolve, R22)', () => {
    const b = lay([
      usa({ rows: [['Knox', 'Virginia', 'Belknap']], hand: ['A010', 'A011', 'A012'] }),
      uk({ rows: [['Amazon', 'Antrim']] }),
    ]);
    fire(b, 'A010', 'Amazon', 'Knox');
    fire(b, 'A011', 'Amazon', 'Virginia');
    b.expect('actions', 'close');
    expect(b.player(0).pile).toEqual([ship('Amazon')]);
    expect([...b.state().discard].sort()).toEqual(['A010', 'A011']);
  });

  it('empty rows close up after the sinking (setup.formation, R25)', () => {
    const b = lay([usa({ hand: ['A052'] }), uk({ rows: [['Amazon'], ['Antrim']] })], {
      dice: { strike: [6] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    b.expect('actions', 'close');
    b.expect('defend', noDefence(b, 1));
    expect(b.vessel('Antrim')?.row).toBe(1);
  });

  it('a lost command ship lowers the limit, but nobody discards for it (setup.command)', () => {
    const hand = ['A001', 'A002', 'A003', 'A004', 'A005', 'A006', 'A007', 'A009'];
    const b = battle({
      fleets: [
        usa({ rows: [['Missouri']], hand: ['A014'] }),
        { navy: 'ussr', rows: [['Titan', 'Druzhny']], hand },
      ],
    });
    fire(b, 'A014', 'Titan');
    b.expect('actions', 'close');
    b.expect('defend', noDefence(b, 1));
    b.expect('discardCards', { cards: [] });
    expect(b.table.view(1).players[1]?.limit).toBe(7);
    expect(b.player(1).hand).toEqual(hand);
  });
});

describe('drawing', () => {
  it('everybody below the limit draws, the active player first (draw, R41)', () => {
    const top = ACTIONS.map((card) => card.id).slice(20, 33);
    const b = lay([usa(), uk({ hand: ['A001'] })], { top });
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: ['A110'] });
    expect(b.player(0).hand).toEqual(top.slice(0, 7));
    expect(b.player(1).hand).toEqual(['A001', ...top.slice(7, 13)]);
  });

  it('with the last card the discards become the new deck at once (sequence)', () => {
    const b = lay([usa(), uk()]);
    const state = b.state();
    const cards = state.deck.splice(0, state.deck.length - 14);
    state.discard = cards;
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.state().shuffles).toBe(0);
    expect(b.state().deck.length).toBe(1);
    b.state().players[1] = { ...b.player(1), hand: b.player(1).hand.slice(1) };
    b.state().discard = [...b.state().discard];
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.state().shuffles).toBe(1);
    expect(b.state().discard).toEqual([]);
    expect(b.state().deck.length).toBe(cards.length);
  });

  it('a command ship that arrives raises the limit at the next draw (R53)', () => {
    const b = lay([usa({ hand: ['A018', 'A019', 'A041'] }), uk()]);
    b.expect('actions', 'reinforce');
    b.expect('reinforce', { cards: ['A018', 'A019', 'A041'], ships: [ship('Belknap')], row: '1' });
    expect(b.player(0).hand.length).toBe(1);
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.player(0).hand.length).toBe(8);
  });

  it('cannot be taken back once cards were seen', () => {
    const b = lay([usa(), uk()]);
    b.expect('actions', 'close');
    b.table.forgetBarrier();
    b.expect('discardCards', { cards: [] });
    expect(b.table.barrier).toBe(true);
  });

  it('stops when neither deck nor discards hold a card (R40)', () => {
    const b = lay([usa(), uk()]);
    b.state().deck = [];
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.player(1).hand).toEqual([]);
    expect(b.asked()).toMatchObject({ step: 'actions', seat: 1 });
  });
});

/** The first player's strike sinks a ship, the second player does nothing: the round ends. */
function sinkAndEnd(b: ReturnType<typeof battle>, target: string) {
  b.expect('actions', 'strike:A052');
  if (b.asked().step === 'fly') b.expect('fly', ship(target));
  b.expect('actions', 'close');
  while (!b.table.over && b.asked().step === 'defend')
    b.expect('defend', noDefence(b, b.asked().seat), b.asked().seat);
  for (let guard = 0; !b.table.over && b.state().round === 1 && guard < 40; guard++) {
    const { step, seat } = b.asked();
    b.expect(step, step === 'actions' ? 'close' : { cards: [] }, seat);
  }
}

describe('winning', () => {
  it('is checked after the full round, not before (win)', () => {
    const b = lay([usa({ hand: ['A052'], pile: ['Ark Royal', 'Hermes', 'Sheffield'] }), uk()], {
      dice: { strike: [6] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    b.expect('actions', 'close');
    b.expect('defend', noDefence(b, 1));
    b.expect('discardCards', { cards: [] });
    expect(b.table.over).toBe(false);
    b.expect('actions', 'close', 1);
    b.expect('discardCards', { cards: [] }, 1);
    expect(b.state().ending).toEqual({ how: 'points', winners: [0] });
  });

  it('goes to the highest total when several have enough (win)', () => {
    const b = lay(
      [
        usa({ hand: ['A052'], pile: ['Ark Royal', 'Hermes', 'Sheffield', 'Bristol'] }),
        uk({ pile: ['Nimitz', 'Enterprise'].slice(0, 1), hand: ['A001'] }),
      ],
      { terms: { target: 10 }, dice: { strike: [6] } },
    );
    sinkAndEnd(b, 'Amazon');
    expect(b.state().ending).toEqual({ how: 'points', winners: [0] });
  });

  it('is decided on equal totals by points afloat, then by points lost (R39)', () => {
    const b = lay(
      [
        usa({ rows: [['Knox']], pile: ['Ark Royal'] }),
        uk({ rows: [['Amazon', 'Antrim']], pile: ['Midway'], hand: ['A001'] }),
      ],
      { terms: { target: 10 } },
    );
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.state().ending).toEqual({ how: 'points', winners: [1] });
  });

  it('goes to the last player in play at once; the loser’s cards are discarded (win, R37, R38)', () => {
    const b = lay([usa({ hand: ['A052'] }), uk({ rows: [['Amazon']], hand: ['A001', 'A002'] })], {
      dice: { strike: [6] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    expect(b.table.over).toBe(true);
    expect(b.state().ending).toEqual({ how: 'last', winners: [0] });
    expect(b.player(1)).toMatchObject({ out: true, hand: [], reserve: [] });
    expect(b.player(1).removed.length).toBe(SHIPS.filter((card) => card.navy === 'uk').length - 1);
  });

  it('with three fleets goes on when one is out; it takes no more turns (R37)', () => {
    const b = lay([usa({ hand: ['A052'] }), uk({ rows: [['Amazon']] }), norway()], { dice: { strike: [6] } });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.asked()).toMatchObject({ step: 'actions', seat: 2 });
  });

  it('ends after quiet rounds, most points first; never when that is switched off (R42)', () => {
    const quiet = (stalemate: number) => {
      const b = lay([usa({ pile: ['Sheffield'] }), uk({ hand: ['A001'] })], { terms: { stalemate } });
      for (let answers = 0; !b.table.over && answers < 40; answers++) {
        const { step, seat } = b.asked();
        b.expect(step, step === 'actions' ? 'close' : { cards: [] }, seat);
      }
      return b;
    };
    expect(quiet(4).state().ending).toEqual({ how: 'stalemate', winners: [0] });
    expect(quiet(4).state().round).toBe(4);
    expect(quiet(0).state().ending).toBeNull();
  });
});

describe('optional rules', () => {
  it.each([
    ['Amazon', 4, 'hit'],
    ['Antrim', 4, 'missed'],
    ['Antrim', 5, 'hit'],
    ['Hermes', 5, 'missed'],
    ['Hermes', 6, 'hit'],
  ])('the row rule: a strike at 4 on %s rolls %i and has %s (option.rows)', (target, die, status) => {
    const b = lay([usa({ hand: ['A052'] }), uk({ rows: [['Amazon'], ['Antrim'], ['Hermes']] })], {
      terms: { rowRule: true },
      dice: { strike: [die] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship(target));
    b.expect('actions', 'close');
    b.expect('defend', noDefence(b, 1));
    expect(b.state().attacks[0]?.status).toBe(status);
  });

  it('the row rule counts the row of the ship that screens (R47)', () => {
    const b = lay([usa({ hand: ['A052'] }), uk({ rows: [['Amazon'], ['Antrim']], hand: ['A104'] })], {
      terms: { rowRule: true },
      dice: { strike: [4] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Antrim'));
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: [`screen:A104>${ship('Amazon')}`] });
    expect(b.player(0).pile).toEqual([ship('Amazon')]);
  });

  it('teams do not attack each other (option.teams)', () => {
    const b = lay([usa({ hand: ['A010', 'A052'], team: 0 }), uk({ team: 0 }), norway({ team: 1 })]);
    b.expect('actions', 'attack:A010');
    expect(b.why(ship('Amazon'))).toBe('refused.ownTeam [option.teams]');
    b.expect('aim', ship('Bergen'));
    b.expect('actions', 'strike:A052');
    expect(b.why(ship('Antrim'))).toBe('refused.ownTeam [option.teams]');
  });

  it('a player of a team without ships stays in the game and may reinforce (option.teams)', () => {
    const b = lay(
      [
        usa({ hand: ['A052'], team: 0 }),
        uk({ rows: [['Amazon']], team: 1, hand: ['A018'] }),
        norway({ team: 1 }),
      ],
      {
        dice: { strike: [6] },
      },
    );
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.player(1)).toMatchObject({ out: false, fleet: [] });
    b.expect('actions', 'reinforce', 1);
    b.expect(
      'reinforce',
      { cards: ['A018', b.player(1).hand[1] ?? ''], ships: [ship('Antrim')], row: '1' },
      1,
    );
    expect(b.player(1).fleet).toMatchObject([{ id: ship('Antrim'), row: 1 }]);
  });

  it('a team wins with its points together, or when no enemy ship is left at the end of the round (option.teams, R38)', () => {
    const points = lay(
      [
        usa({ hand: ['A052'], team: 0, pile: ['Ark Royal'] }),
        uk({ team: 1, hand: ['A001'] }),
        norway({ team: 0, pile: ['Hermes'], hand: ['A002'] }),
      ],
      { terms: { target: 20 }, dice: { strike: [6] } },
    );
    sinkAndEnd(points, 'Amazon');
    expect(points.state().ending).toEqual({ how: 'points', winners: [0, 2] });
    const sunk = lay(
      [
        usa({ hand: ['A052'], team: 0 }),
        uk({ rows: [['Amazon']], team: 1 }),
        norway({ team: 0, hand: ['A002'] }),
      ],
      { dice: { strike: [6] } },
    );
    sinkAndEnd(sunk, 'Amazon');
    expect(sunk.state().ending).toEqual({ how: 'teamSunk', winners: [0, 2] });
  });

  it('a team divides its points; without agreement the shares are even (option.teams)', () => {
    const t = scriptedTable(navalBattles, {
      seats: 4,
      options: { teams: 'ABAB', points: 41 },
      dice: { firstPlayer: [6, 1, 1, 1] },
    });
    for (const navy of ['usa', 'ussr', 'uk', 'france']) t.expect('chooseNavy', navy);
    expect(
      t.table.refusalOf({ seat: 0, decision: t.asked().number, choice: { seat0: 30, seat2: 20 } })?.why,
    ).toMatchObject({
      key: 'refused.teamPoints',
    });
    t.expect('dividePoints', { seat0: 30, seat2: 11 }, 0);
    expect(t.table.view(1).division).toBeNull();
    t.expect('agreeDivision', 'agree', 2);
    expect(t.table.state.game.players.map((player) => player.points)).toEqual([30, 41, 11, 41]);
    t.expect('dividePoints', { seat1: 36, seat3: 5 }, 1);
    t.expect('agreeDivision', 'refuse', 3);
    t.expect('dividePoints', { seat1: 5, seat3: 36 }, 3);
    t.expect('agreeDivision', 'refuse', 1);
    expect(t.table.state.game.players.map((player) => player.points)).toEqual([30, 21, 11, 20]);
  });

  it('action cards are bought in turn for their reinforcement value and lie face down (option.cards)', () => {
    const t = scriptedTable(navalBattles, {
      seats: 2,
      options: { cardReserve: true, points: 20 },
      dice: { firstPlayer: [6, 1] },
    });
    t.expect('chooseNavy', 'usa');
    t.expect('chooseNavy', 'ussr');
    t.expect('buildFleets', { ships: ['Nimitz', 'Leahy'].map(ship) }, 0);
    t.expect('buildFleets', { ships: ['Kirov', 'Kiev', 'Grozny'].map(ship) }, 1);
    t.expect('layOut', { [ship('Nimitz')]: '2', [ship('Leahy')]: '1' }, 0);
    t.expect('layOut', { [ship('Kirov')]: '1', [ship('Kiev')]: '1', [ship('Grozny')]: '1' }, 1);
    t.expect('buyCard', 'IN-1', 0);
    t.expect('buyCard', 'GC-1', 1);
    t.expect('buyCard', 'MC-2', 0);
    const [mine, theirs] = t.table.state.game.players;
    expect(mine?.stock.length).toBe(2);
    expect(theirs?.stock.length).toBe(1);
    expect(t.table.view(1).players[0]).toMatchObject({ stock: 2, hand: 7 });
    expect(t.table.view(1).stock).toEqual(theirs?.stock);
    expect(t.table.state.game.deck.length).toBe(110 - 3 - 14);
    expect(t.asked().step).toBe('actions');
  });

  it('bought cards are played like cards of the hand (R36)', () => {
    const b = lay([usa({ stock: ['A010'] }), uk()]);
    fire(b, 'A010', 'Amazon');
    expect(b.player(0).stock).toEqual([]);
    expect(b.player(0).hand).toEqual(['A110']);
  });
});

describe('replay', () => {
  it('the same seed and answers give the same state', () => {
    const play = () => {
      const table = new Table({
        game: navalBattles,
        options: optionsOf(navalBattles),
        seats: 3,
        seed: 'again',
      });
      const rng = rngFrom(seedFrom('again'), 'replay');
      for (let answers = 0; !table.over && answers < 150; answers++) {
        const [decision] = table.decisions;
        if (!decision) break;
        const choice = decision.kind === 'pick' ? rng.pick(decision.options).id : decision.sample(rng);
        table.answer({ seat: decision.seat, decision: decision.number, choice });
      }
      return JSON.stringify(table.state);
    };
    expect(play()).toBe(play());
  });
});
