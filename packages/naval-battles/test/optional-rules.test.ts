/** Optional rules: the row rule, teams, action cards bought before the battle. */
import { scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import { lay, norway, uk, usa } from './fleets.ts';
import { fire, noDefence, ship, sinkAndEnd } from './position.ts';

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

  it('the row rule counts the row of the ship that screens (option.rows, R47)', () => {
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

  it('when no team has a ship left at the end of a round, the points sunk decide (option.teams)', () => {
    const b = lay(
      [
        usa({ rows: [['Knox']], team: 0, hand: ['A052'] }),
        uk({ rows: [['Antrim']], team: 1, hand: ['A053'] }),
      ],
      { dice: { strike: [6, 6] }, terms: { reinforcements: false, target: 50 } },
    );
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    b.expect('defend', noDefence(b, 1), 1);
    b.expect('discardCards', { cards: [] });
    b.expect('actions', 'strike:A053', 1);
    b.expect('actions', 'close', 1);
    b.expect('discardCards', { cards: [] }, 1);
    expect(b.state().players.map((player) => player.fleet)).toEqual([[], []]);
    expect(b.state().ending).toEqual({ how: 'allSunk', winners: [0] });
  });

  it('a team divides its points; without agreement the shares are even (R67, option.teams)', () => {
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

  it('action cards are bought in turn for their reinforcement value and lie face down (R68, option.cards)', () => {
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
