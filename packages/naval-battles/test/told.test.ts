/** What the log tells of a battle: every deed and every die once, with the rule it follows. */
import { scriptedTable } from '@flotilla/table/testkit';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import { lay, norway, uk, usa } from './fleets.ts';
import { closeUndefended, fire, noDefence, ship } from './position.ts';
import { read, told } from './reading.ts';

describe('the log of a turn', () => {
  it('attack, defences, card.plan, attack.damage, attack.sink, discard, draw: attacks, what is set against them, and what comes of it', () => {
    const b = lay(
      [usa({ hand: ['A010', 'A020', 'A066'] }), uk({ hand: ['A076', 'A077'], damage: { Antrim: ['A018'] } })],
      { dice: { defence: [3, 2] }, top: ['A001', 'A023', 'A043', 'A052', 'A064', 'A069', 'A088'] },
    );
    const play = () => {
      b.expect('actions', 'plan:A066');
      b.expect('choosePlan', 'against1');
      fire(b, 'A010', 'Amazon', 'Knox');
      fire(b, 'A020', 'Antrim', 'Leahy');
      b.expect('actions', 'close');
      b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A076'], attack2: ['card:A077'] }, 1);
      b.expect('discardCards', { cards: ['A110'] });
    };
    expect(told(b, play, 0)).toEqual([
      'United States: Battle Plan — United Kingdom: −1 on every die this turn. [card.plan]',
      'In force — United Kingdom: −1 on every die this turn. [card.plan]',
      'United States: Gun Combat from Knox at Amazon – United Kingdom. [card.gun]',
      'United States: Missile Combat from Leahy at Antrim – United Kingdom. [card.missile]',
      'United States: attacks final, 2 in all. [actions]',
      'United Kingdom: Near Miss against Gun Combat at Amazon (damage 2) on 3+. [defence.symbols]',
      'United Kingdom: Near Miss against Missile Combat at Antrim (damage 2) on 3+. [defence.symbols]',
      'Defence: d6 3 -1 Battle Plan [card.plan] = 2 [defence.symbols]',
      'Near Miss against Gun Combat at Amazon (damage 2): not stopped. [defence.symbols]',
      'Defence: d6 2 -1 Battle Plan [card.plan] = 1 [defence.symbols]',
      'Near Miss against Missile Combat at Antrim (damage 2): not stopped. [defence.symbols]',
      'Amazon – United Kingdom: damage 2, hull 2 left. [attack.damage]',
      'Antrim – United Kingdom: damage 2, hull 0 left. [attack.damage]',
      'Antrim, United Kingdom, is sunk: 4 points for United States. [attack.sink]',
      'United States: 1 card discarded — Screening Ship. [discard]',
      'United States: 7 cards drawn. [draw]',
      'You drew Gun Combat, Missile Combat, Torpedo Combat, Air Support, Bombardment, Intelligence, Near Miss. [draw]',
      'United Kingdom: 7 cards drawn. [draw]',
      'Turn of United Kingdom [sequence]',
    ]);
    expect(b.state().totals).toMatchObject({ attacks: 2, stopped: 0, sunk: 1, guards: 2 });
  });

  it('inherent.air, inherent.asw, card.air, card.bombardment, R21, option.rows: every strike and hunt by its own rule', () => {
    const b = lay(
      [
        usa({ rows: [['Enterprise', 'Knox']], hand: ['A052', 'A055', 'A064', 'A001', 'A002'] }),
        uk({ rows: [['Amazon'], ['Hermes']], active: ['Conqueror'], passive: ['Trafalgar'] }),
      ],
      {
        dice: { defence: [5], strike: [4, 3, 5, 5], asw: [3], evasion: [1, 5] },
        terms: { rowRule: true },
      },
    );
    const play = () => {
      b.expect('actions', `fly:${ship('Enterprise')}`);
      for (const name of ['Amazon', 'Amazon']) b.expect('fly', ship(name));
      b.expect('actions', `hunt:${ship('Knox')}`);
      b.expect('fly', ship('Trafalgar'));
      b.expect('actions', 'strike:A052');
      b.expect('fly', ship('Hermes'));
      b.expect('actions', 'hunt:A055');
      b.expect('fly', ship('Conqueror'));
      b.expect('actions', 'bombard:A064');
      b.expect('payBombardment', { cards: ['A001', 'A002'] });
      for (const name of ['Amazon', 'Hermes', 'Hermes', 'Hermes']) b.expect('fly', ship(name));
      b.expect('actions', 'close');
      b.expect('defend', { ...noDefence(b, 1), attack4: [`guard:${ship('Hermes')}:0`] }, 1);
    };
    expect(told(b, play)).toEqual([
      'United States: air strike from Enterprise on Amazon – United Kingdom; sinks on 4+. [inherent.air]',
      'Amazon: sinks 33% if they defend with all they show, 50% if they do nothing. [attack]',
      'United States: air strike from Enterprise on Amazon – United Kingdom; sinks on 4+. [inherent.air]',
      'Amazon: sinks 33% if they defend with all they show, 50% if they do nothing. [attack]',
      'United States: submarine hunt from Knox for Trafalgar – United Kingdom; sinks on 5+. [inherent.asw]',
      'Trafalgar: sinks 6% if they do nothing. [attack]',
      'United States: Air Support, air strike on Hermes – United Kingdom; sinks on 4+. [card.air.strike]',
      'Hermes: sinks 22% if they defend with all they show, 33% if they do nothing. [attack]',
      'United States: Air Support, submarine hunt for Conqueror – United Kingdom; sinks on 4+. [card.air.asw]',
      'Conqueror: sinks 25% if they do nothing. [attack]',
      'United States: discarded as the price — Gun Combat, Gun Combat. [card.bombardment]',
      'United States: bombers at Amazon – United Kingdom; sinks on 5+. [card.bombardment]',
      'Amazon: sinks 22% if they defend with all they show, 33% if they do nothing. [attack]',
      'United States: bombers at Hermes – United Kingdom; sinks on 5+. [card.bombardment]',
      'Hermes: sinks 11% if they defend with all they show, 17% if they do nothing. [attack]',
      'United States: bombers at Hermes – United Kingdom; sinks on 6+. [card.bombardment]',
      'Hermes: sinks 0% if they do nothing. [attack]',
      'United States: bombers at Hermes – United Kingdom; sinks on 6+. [card.bombardment]',
      'Hermes: sinks 0% if they do nothing. [attack]',
      'United States: attacks final, 9 in all. [actions]',
      'United Kingdom: Hermes defends against air strike on Hermes (4+ sinks) on 5+. [defence.symbols]',
      'Defence: d6 5 = 5 [defence.symbols]',
      'Hermes against air strike on Hermes (4+ sinks): stopped. [defence.symbols]',
      'Evasion: d6 1 = 1 [evasion]',
      'Trafalgar tries to evade: not evaded. [evasion]',
      'Evasion: d6 5 = 5 [evasion]',
      'Conqueror tries to evade: evaded. [evasion]',
      'Air strike: d6 4 = 4 [inherent.air]',
      'Attack on Amazon: a hit, it will sink. [inherent.air]',
      'Amazon is already going down; another strike has no effect. [R21]',
      'Submarine hunt: d6 3 = 3 [inherent.asw]',
      'Attack on Trafalgar: missed. [inherent.asw]',
      'Amazon is already going down; another strike has no effect. [R21]',
      'Air strike: d6 3 -1 row of the target [option.rows] = 2 [card.bombardment]',
      'Attack on Hermes: missed. [card.bombardment]',
      'Air strike: d6 5 -1 row of the target [option.rows] = 4 [card.bombardment]',
      'Attack on Hermes: missed. [card.bombardment]',
      'Air strike: d6 5 -1 row of the target [option.rows] = 4 [card.bombardment]',
      'Attack on Hermes: missed. [card.bombardment]',
      'Amazon, United Kingdom, is sunk: 3 points for United States. [attack.sink]',
    ]);
    expect(b.state().attacks.map(({ status }) => status)).toEqual([
      'hit',
      'missed',
      'missed',
      'stopped',
      'stopped',
      'missed',
      'missed',
      'missed',
      'missed',
    ]);
    expect(b.state().totals).toMatchObject({ attacks: 9, stopped: 2, sunk: 1, guards: 0 });
  });

  it('card.repair, card.plan, card.tactics, card.intelligence: cards that help, their copies, and what cancels them', () => {
    const b = lay([
      usa({
        rows: [['Knox', 'Virginia', 'Leahy']],
        damage: { Leahy: ['A021', 'A004'] },
        hand: ['A010', 'A096', 'A066', 'A099', 'A070'],
      }),
      uk({ hand: ['A069', 'A071'] }),
    ]);
    const play = () => {
      b.expect('actions', 'repair:A099');
      b.expect('chooseRepairs', { wounds: ['A021', 'A004'].map((card) => `${ship('Leahy')}/${card}`) });
      b.expect('window', 'pass', 1);
      b.expect('actions', 'plan:A066');
      b.expect('choosePlan', 'own');
      b.expect('window', 'cancel', 1);
      b.expect('window', 'pass', 0);
      b.expect('actions', 'attack:A010+1');
      b.expect('aim', ship('Amazon'));
      b.expect('commitShip', ship('Knox'));
      b.expect('aim', ship('Antrim'));
      b.expect('window', 'cancel', 1);
      b.expect('window', 'cancel', 0);
      b.expect('actions', 'close');
    };
    expect(told(b, play)).toEqual([
      'United States: Repair for Leahy. [card.repair]',
      'Repaired — Leahy: 2 damage cards removed. [card.repair]',
      'United States: Battle Plan — United States: +1 on every die this turn. [card.plan]',
      'United Kingdom: Intelligence against Battle Plan – United States. [card.intelligence]',
      'Battle Plan – United States: cancelled. [card.intelligence]',
      'United States: Gun Combat from Knox at Amazon – United Kingdom. [card.gun]',
      'United States: Superior Tactics as a copy of Gun Combat. [card.tactics]',
      'United States: Gun Combat from Virginia at Antrim – United Kingdom. [card.gun]',
      'United Kingdom: Intelligence against Gun Combat – United States. [card.intelligence]',
      'United States: Intelligence against Intelligence – United Kingdom. [card.intelligence]',
      'Intelligence – United Kingdom: cancelled. [card.intelligence]',
      'United States: attacks final, 2 in all. [actions]',
      'United Kingdom: no defence. [defences]',
      'Amazon – United Kingdom: damage 2, hull 2 left. [attack.damage]',
      'Antrim – United Kingdom: damage 2, hull 3 left. [attack.damage]',
    ]);
    expect(b.state().totals.cancelled).toBe(2);
    expect(b.state().onTable).toEqual([]);
  });

  it('card.screen, R14, win: a ship that steps in, a die that is no longer needed, and the score of the round', () => {
    const b = lay(
      [
        usa({ hand: ['A052', 'A053'] }),
        uk({ rows: [['Amazon', 'Antrim', 'Glasgow']], hand: ['A104', 'A080', 'A081'] }),
      ],
      { dice: { strike: [4], defence: [2] } },
    );
    const play = () => {
      for (const card of ['A052', 'A053']) {
        b.expect('actions', `strike:${card}`);
        b.expect('fly', ship('Antrim'));
      }
      b.expect('actions', 'close');
      const screen = `screen:A104>${ship('Amazon')}`;
      b.expect('defend', { ...noDefence(b, 1), attack1: [screen], attack2: ['card:A080', 'card:A081'] }, 1);
      b.expect('discardCards', { cards: [] });
      b.expect('actions', 'close', 1);
      b.expect('discardCards', { cards: [] }, 1);
    };
    expect(told(b, play)).toEqual([
      'United States: Air Support, air strike on Antrim – United Kingdom; sinks on 4+. [card.air.strike]',
      'Antrim: sinks 17% if they defend with all they show, 50% if they do nothing. [attack]',
      'United States: Air Support, air strike on Antrim – United Kingdom; sinks on 4+. [card.air.strike]',
      'Antrim: sinks 17% if they defend with all they show, 50% if they do nothing. [attack]',
      'United States: attacks final, 2 in all. [actions]',
      'United Kingdom: Amazon is to step in — air strike on Antrim (4+ sinks). [card.screen]',
      'United Kingdom: Near Miss against air strike on Antrim (4+ sinks) on 2+. [defence.symbols]',
      'United Kingdom: Near Miss against air strike on Antrim (4+ sinks) on 2+. [defence.symbols]',
      'Amazon steps in and takes the air strike on Antrim (4+ sinks). [card.screen]',
      'Defence: d6 2 = 2 [defence.symbols]',
      'Near Miss against air strike on Antrim (4+ sinks): stopped. [defence.symbols]',
      'Near Miss: no longer needed, the defence is lost. [R14]',
      'Air strike: d6 4 = 4 [card.air.strike]',
      'Attack on Amazon: a hit, it will sink. [card.air.strike]',
      'Amazon, United Kingdom, is sunk: 3 points for United States. [attack.sink]',
      'United States: 6 cards drawn. [draw]',
      'United Kingdom: 7 cards drawn. [draw]',
      'Turn of United Kingdom [sequence]',
      'United Kingdom: attacks final, 0 in all. [actions]',
      'Points sunk — United States 3, United Kingdom 0. [win]',
      'Round 2 [sequence]',
      'Turn of United States [sequence]',
    ]);
  });

  it('reinforce, rearrange, sequence: moves of the fleet, and the discards that become the new deck', () => {
    const b = lay([
      usa({ rows: [['Knox', 'Gary']], passive: ['Sturgeon'], hand: ['A018', 'A019'] }),
      uk({ hand: ['A076'] }),
    ]);
    b.state().discard = b.state().deck.splice(0, b.state().deck.length - 13);
    const play = () => {
      b.expect('actions', 'reinforce');
      const ships = ['Pegasus', 'Spruance'].map(ship);
      b.expect('reinforce', { cards: ['A018', 'A019'], ships, row: '2' });
      for (let turns = 0; turns < 2; turns++) b.expect('actions', `turn:${ship('Sturgeon')}`);
      b.expect('actions', 'rearrange');
      const rows = { Knox: '1', Gary: '2', Pegasus: '1', Spruance: '2', Sturgeon: 'active' };
      b.expect('rearrange', Object.fromEntries(Object.entries(rows).map(([name, row]) => [ship(name), row])));
      b.expect('actions', 'close');
      b.expect('discardCards', { cards: [] });
    };
    expect(told(b, play)).toEqual([
      'United States: 2 cards for 6 points of reinforcements — Pegasus, Spruance. [reinforce]',
      'United States: Sturgeon is now active. [rearrange]',
      'United States: Sturgeon is now passive. [rearrange]',
      'United States: fleet rearranged. [rearrange]',
      'United States: attacks final, 0 in all. [actions]',
      'United States: 6 cards drawn. [draw]',
      'United Kingdom: 6 cards drawn. [draw]',
      'Turn of United Kingdom [sequence]',
    ]);
    expect(b.state().totals.reinforced).toBe(6);
    b.expect('actions', 'close', 1);
    const all = b.state().discard.length + 7;
    expect(told(b, () => b.expect('discardCards', { cards: [...b.player(1).hand] }, 1))).toEqual([
      expect.stringMatching(/^United Kingdom: 7 cards discarded — Near Miss, .* \[discard\]$/),
      `The ${all} discards become the new deck. [sequence]`,
      'United Kingdom: 7 cards drawn. [draw]',
      'Points sunk — United States 0, United Kingdom 0. [win]',
      'No attack in this round: 1 of the 4 in a row that end the battle. [win]',
      'Round 2 [sequence]',
      'Turn of United States [sequence]',
    ]);
  });

  it('win, R37, R38: fleets that go down, and the last one afloat', () => {
    const b = lay(
      [usa({ hand: ['A052', 'A053'] }), uk({ rows: [['Amazon']] }), norway({ rows: [['Bergen']] })],
      { dice: { strike: [4, 4] } },
    );
    const play = () => {
      b.expect('actions', 'strike:A052');
      b.expect('fly', ship('Amazon'));
      closeUndefended(b);
      b.expect('discardCards', { cards: [] });
      b.expect('actions', 'close', 2);
      b.expect('discardCards', { cards: [] }, 2);
      b.expect('actions', 'strike:A053');
      closeUndefended(b);
    };
    expect(told(b, play)).toEqual([
      'United States: Air Support, air strike on Amazon – United Kingdom; sinks on 4+. [card.air.strike]',
      'Amazon: sinks 50% if they do nothing. [attack]',
      'United States: attacks final, 1 in all. [actions]',
      'United Kingdom: no defence. [defences]',
      'Air strike: d6 4 = 4 [card.air.strike]',
      'Attack on Amazon: a hit, it will sink. [card.air.strike]',
      'Amazon, United Kingdom, is sunk: 3 points for United States. [attack.sink]',
      'United Kingdom: no ship left, out of the battle. [win]',
      'United States: 5 cards drawn. [draw]',
      'Norway: 7 cards drawn. [draw]',
      'Turn of Norway [sequence]',
      'Norway: attacks final, 0 in all. [actions]',
      'Points sunk — United States 3, United Kingdom 0, Norway 0. [win]',
      'Round 2 [sequence]',
      'Turn of United States [sequence]',
      'United States: Air Support, air strike on Bergen – Norway; sinks on 4+. [card.air.strike]',
      'Bergen: sinks 25% if they defend with all they show, 50% if they do nothing. [attack]',
      'United States: attacks final, 1 in all. [actions]',
      'Norway: no defence. [defences]',
      'Air strike: d6 4 = 4 [card.air.strike]',
      'Attack on Bergen: a hit, it will sink. [card.air.strike]',
      'Bergen, Norway, is sunk: 3 points for United States. [attack.sink]',
      'Norway: no ship left, out of the battle. [win]',
      'Last fleet afloat: United States [win]',
    ]);
  });
});

describe('the log of the set-up', () => {
  it('setup.order, setup.navies, setup.formation, option.cards: dice, navies, fleets and bought cards, what is bought for its owner alone', () => {
    const t = scriptedTable(navalBattles, {
      seats: 2,
      options: { cardReserve: true, points: 20 },
      dice: { firstPlayer: [6, 1] },
    });
    t.expect('chooseNavy', 'usa');
    t.expect('chooseNavy', 'uk');
    t.expect('buildFleets', { ships: ['Enterprise', 'Knox'].map(ship) }, 0);
    t.expect('buildFleets', { ships: ['Hermes', 'Amazon', 'Conqueror'].map(ship) }, 1);
    t.expect('layOut', { [ship('Enterprise')]: '2', [ship('Knox')]: '1' }, 0);
    t.expect('layOut', { [ship('Hermes')]: '2', [ship('Amazon')]: '1' }, 1);
    t.expect('buyCard', 'BP-1', 0);
    while (t.asked().step === 'buyCard') t.expect('buyCard', 'none');
    const story = [
      'A battle for 20 points [setup]',
      'Who goes first: d6 6 = 6 [setup.order]',
      'Seat 1: 6 on the die. [setup.order]',
      'Who goes first: d6 1 = 1 [setup.order]',
      'Seat 2: 1 on the die. [setup.order]',
      'First player — Seat 1. [setup.order]',
      'Seat 1: United States. [setup.navies]',
      'Seat 2: United Kingdom. [setup.navies]',
      'United States: fleet of 15 points — Enterprise, Knox. [setup.formation]',
      'United Kingdom: fleet of 16 points — Hermes, Amazon, Conqueror. [setup.formation]',
      'United States: one action card bought and laid face down. [option.cards]',
    ];
    expect(read(t.table.log, 0).slice(0, story.length + 2)).toEqual([
      ...story,
      'You bought Battle Plan. [option.cards]',
      'United States: 7 cards drawn. [draw]',
    ]);
    expect(read(t.table.log)).toEqual([
      ...story,
      'United States: 7 cards drawn. [draw]',
      'United Kingdom: 7 cards drawn. [draw]',
      'Round 1 [sequence]',
      'Turn of United States [sequence]',
    ]);
  });

  it('option.teams, R67: how a team divides its points', () => {
    const t = scriptedTable(navalBattles, {
      seats: 3,
      options: { teams: 'ABA', points: 20 },
      dice: { firstPlayer: [6, 1, 2] },
    });
    for (const navy of ['usa', 'uk', 'norway']) t.expect('chooseNavy', navy);
    const before = (t.table.log ?? []).length;
    t.expect('dividePoints', { seat0: 12, seat2: 8 }, 0);
    t.expect('agreeDivision', 'agree', 2);
    t.expect('dividePoints', { seat1: 20 }, 1);
    expect(read((t.table.log ?? []).slice(before))).toEqual([
      'United States: 12 starting points. [option.teams]',
      'Norway: 8 starting points. [option.teams]',
      'United Kingdom: 20 starting points. [option.teams]',
    ]);
    expect(t.table.state.game.players.map(({ points }) => points)).toEqual([12, 20, 8]);
  });
});
