/** Gun, missile and torpedo cards: what they reach, what they do, what makes them hard to stop. */
import { describe, expect, it } from 'vitest';
import { duel, usa } from './fleets.ts';
import { battle, closeUndefended, fire, noDefence, ship } from './position.ts';

describe('Gun Combat (card.gun)', () => {
  it('puts its card under the ship as damage (attack.damage)', () => {
    const b = duel({ rows: [['Knox']], hand: ['A010'] }, { rows: [['Antrim']] });
    fire(b, 'A010', 'Antrim');
    b.expect('actions', 'close');
    expect(b.vessel('Antrim')?.wounds).toEqual([{ card: 'A010', points: 2 }]);
  });

  it('sinks a ship whose damage reaches its hull; the card and the ship change owners (attack.sink)', () => {
    const b = duel(
      { rows: [['Knox']], hand: ['A010'] },
      { rows: [['Antrim', 'Amazon']], damage: { Antrim: ['A004', 'A005', 'A006'] } },
    );
    fire(b, 'A010', 'Antrim');
    b.expect('actions', 'close');
    expect(b.player(0).pile).toEqual([ship('Antrim')]);
    expect(b.player(1).lost).toEqual([ship('Antrim')]);
    expect([...b.state().discard].sort()).toEqual(['A004', 'A005', 'A006', 'A010']);
  });

  it('with a large gun and the large-calibre mark sinks outright (attack.large)', () => {
    const b = duel({ rows: [['Missouri']], hand: ['A014'] }, { rows: [['Bristol', 'Amazon']] });
    fire(b, 'A014', 'Bristol');
    b.expect('actions', 'close');
    expect(b.vessel('Bristol')).toBeUndefined();
  });

  it('with a medium gun only does its damage, mark or not (R12)', () => {
    const b = duel({ rows: [['Knox']], hand: ['A014'] }, { rows: [['Bristol']] });
    fire(b, 'A014', 'Bristol');
    b.expect('actions', 'close');
    expect(b.vessel('Bristol')?.wounds).toEqual([{ card: 'A014', points: 2 }]);
  });

  it('one large gun among several platforms is enough to sink (R12)', () => {
    const b = duel({ rows: [['Knox', 'Missouri']], hand: ['A016'] }, { rows: [['Bristol', 'Amazon']] });
    fire(b, 'A016', 'Bristol', 'Missouri');
    b.expect('actions', 'close');
    expect(b.vessel('Bristol')).toBeUndefined();
  });

  it('cannot be aimed at a submarine (R1)', () => {
    const b = duel(
      { rows: [['Knox']], hand: ['A010'] },
      { rows: [['Antrim', 'Amazon']], passive: ['Trafalgar'] },
    );
    b.expect('actions', 'attack:A010');
    expect(b.why(ship('Trafalgar'))).toBe('refused.submarine [R1]');
  });
});

describe('Missile Combat (card.missile)', () => {
  it('takes two of three launchers from one ship, the third from another (attack.platforms, R10)', () => {
    const fleets = [
      { navy: 'ussr', rows: [['Kirov', 'Smerch']], hand: ['A041'] } as const,
      { navy: 'uk', rows: [['Glasgow', 'Amazon']] } as const,
    ];
    const b = battle({ fleets });
    b.expect('actions', 'attack:A041');
    b.expect('aim', ship('Glasgow'));
    b.expect('commitShip', ship('Kirov'));
    expect(b.state().attacks[0]?.ships).toEqual([ship('Kirov'), ship('Smerch')]);
    expect([b.vessel('Kirov')?.acted, b.vessel('Smerch')?.acted]).toEqual([true, true]);
  });

  it('cannot be played when one ship alone has too few launchers (attack.symbols)', () => {
    const b = battle({
      fleets: [
        { navy: 'ussr', rows: [['Kirov']], hand: ['A041'] },
        { navy: 'uk', rows: [['Glasgow']] },
      ],
    });
    expect(b.why('card:A041')).toBe('refused.noPlatform [attack.symbols]');
  });

  it('with range 2 or 3 does not reach the front row from the front row (attack.range)', () => {
    const b = duel({ rows: [['Missouri']], hand: ['A035'] }, { rows: [['Glasgow'], ['Somerset']] });
    b.expect('actions', 'attack:A035');
    expect(b.state().attacks[0]?.target).toBe(ship('Somerset'));
  });

  it('counts rows without the attacker’s own (attack.range)', () => {
    const b = duel(
      { rows: [['Knox'], ['Leahy']], hand: ['A020', 'A035'] },
      { rows: [['Glasgow'], ['Somerset']] },
    );
    b.expect('actions', 'attack:A020');
    b.expect('aim', ship('Somerset'));
    expect(b.state().attacks[0]?.ships).toEqual([ship('Knox')]);
  });

  it('is refused with the distance when a ship is too far away (attack.range)', () => {
    const b = duel(
      { rows: [['Knox', 'Gary'], ['Leahy']], hand: ['A020'] },
      { rows: [['Glasgow'], ['Somerset']] },
    );
    b.expect('actions', 'attack:A020');
    b.expect('aim', ship('Somerset'));
    expect(b.why(ship('Leahy'))).toBe('refused.outOfRange [attack.range]');
  });

  it('is fired by an active submarine as from row 1 (R4)', () => {
    const b = duel(
      { rows: [['Pegasus']], active: ['Los Angeles'], hand: ['A035'] },
      { rows: [['Glasgow'], ['Somerset', 'Amazon']] },
    );
    b.expect('actions', 'attack:A035');
    expect(b.why(ship('Glasgow'))).toBe('refused.range [attack.range]');
    b.expect('aim', ship('Somerset'));
    expect(b.state().attacks[0]?.ships).toEqual([ship('Los Angeles')]);
  });
});

describe('Torpedo Combat (card.torpedo)', () => {
  it('from an active submarine reaches any row and any submarine (card.torpedo)', () => {
    const b = duel(
      { active: ['Sturgeon'], hand: ['A043'] },
      { rows: [['Glasgow'], ['Somerset'], ['Hermes']], passive: ['Conqueror'] },
    );
    b.expect('actions', 'attack:A043');
    expect(b.ids().sort()).toEqual(['Conqueror', 'Glasgow', 'Hermes', 'Somerset'].map(ship).sort());
  });

  it('R5, card.torpedo, attack.range: from a surface ship in its last row reaches any row and any submarine as well', () => {
    const b = battle({
      fleets: [
        { navy: 'ussr', rows: [['Smerch'], ['Titan'], ['Druzhny']], hand: ['A043'] },
        { navy: 'uk', rows: [['Glasgow'], ['Somerset'], ['Hermes']], passive: ['Conqueror'] },
      ],
    });
    b.expect('actions', 'attack:A043');
    expect(b.ids().sort()).toEqual(['Conqueror', 'Glasgow', 'Hermes', 'Somerset'].map(ship).sort());
    b.expect('aim', ship('Hermes'));
    expect(b.state().attacks[0]).toMatchObject({ ships: [ship('Druzhny')], target: ship('Hermes') });
    closeUndefended(b);
    expect(b.vessel('Hermes')?.wounds).toEqual([{ card: 'A043', points: 3 }]);
  });

  it('R5, R26: does not bind the ship that fires it to a row', () => {
    const b = battle({
      fleets: [
        { navy: 'ussr', rows: [['Druzhny', 'Smerch']], hand: ['A043'] },
        { navy: 'uk', rows: [['Glasgow'], ['Somerset']] },
      ],
    });
    fire(b, 'A043', 'Somerset');
    b.expect('actions', 'rearrange');
    b.expect('rearrange', { [ship('Druzhny')]: '2', [ship('Smerch')]: '1' });
    expect(b.vessel('Druzhny')?.row).toBe(2);
  });

  it('card.torpedo: in defence stops a torpedo and nothing else', () => {
    const b = battle({
      fleets: [
        { navy: 'ussr', rows: [['Druzhny', 'Smerch']], hand: ['A044', 'A020', 'A110'] },
        { navy: 'uk', rows: [['Glasgow', 'Amazon']], hand: ['A043'] },
      ],
      dice: { defence: [3] },
    });
    fire(b, 'A044', 'Glasgow');
    fire(b, 'A020', 'Amazon');
    b.expect('actions', 'close');
    expect(b.ids(1)).not.toContain('attack2');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A043'] });
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['stopped', 'hit']);
  });

  it('sinks a submarine that neither stops nor evades it (R6)', () => {
    const b = duel(
      { active: ['Sturgeon'], hand: ['A043'] },
      { passive: ['Conqueror'] },
      { dice: { evasion: [2] } },
    );
    b.expect('actions', 'attack:A043');
    b.expect('aim', ship('Conqueror'));
    b.expect('actions', 'close');
    expect(b.player(0).pile).toEqual([ship('Conqueror')]);
  });

  it('is evaded with the active number once the submarine is active (evasion)', () => {
    const b = duel(
      { active: ['Sturgeon'], hand: ['A043'] },
      { active: ['Conqueror'] },
      { dice: { evasion: [4] } },
    );
    b.expect('actions', 'attack:A043');
    b.expect('aim', ship('Conqueror'));
    b.expect('actions', 'close');
    expect(b.vessel('Conqueror')).toBeDefined();
  });
});

describe('hard to stop (attack.hard)', () => {
  it.each([
    ['A004', 'alone', 2 / 6],
    ['A004', 'with a Battle Plan against it', 1 / 6],
    ['A001', 'which is hard to stop', 0],
  ])(
    'the chance of evasion shown with %s, %s, is the chance that is rolled (evasion)',
    (card, how, chance) => {
      const b = battle({
        fleets: [
          usa({ rows: [['Pegasus']], hand: [card, 'A066'] }),
          { navy: 'ussr', rows: [['Smerch', 'Druzhny']] },
        ],
      });
      if (how.startsWith('with ')) {
        b.expect('actions', 'plan:A066');
        b.expect('choosePlan', 'against1');
      }
      b.expect('actions', `attack:${card}`);
      const aim = b.asked();
      const odds = (aim.kind === 'pick' ? aim.options : []).map((option) => b.table.odds(aim, option));
      expect(odds).toEqual([[{ of: 'evades', chance }], []]);
    },
  );

  it('takes its number from every die that tries to stop it, evasion included (R18)', () => {
    const b = battle({
      fleets: [
        usa({ rows: [['Pegasus']], hand: ['A001'] }),
        { navy: 'ussr', rows: [['Smerch']], hand: ['A004'] },
      ],
      dice: { defence: [5], evasion: [6] },
    });
    fire(b, 'A001', 'Smerch');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A004'] });
    expect(b.state().defences[0]?.status).toBe('failed');
    expect(b.state().attacks[0]?.status).toBe('hit');
    expect(b.vessel('Smerch')?.wounds).toEqual([{ card: 'A001', points: 1 }]);
  });

  it('shows in the log of the roll with its reason', () => {
    const b = duel({ rows: [['Pegasus']], hand: ['A001'] }, { hand: ['A004'] }, { dice: { defence: [6] } });
    fire(b, 'A001', 'Amazon');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A004'] });
    const roll = b.table.log?.find((event) => event.roll?.purpose === 'defence')?.roll;
    expect(roll?.modifiers).toEqual([{ why: 'hard', rule: 'attack.hard', value: -2 }]);
    expect([roll?.natural, roll?.total, roll?.outcome, roll?.chance]).toEqual([6, 4, 'passed', 1 / 6]);
  });
});
