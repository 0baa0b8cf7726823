/** Gun, missile and torpedo cards: what they reach, what they do, what makes them hard to stop. */
import { describe, expect, it } from 'vitest';
import { actionCard, shipCard } from '../src/data/cards.ts';
import { duel, usa } from './fleets.ts';
import { battle, closeUndefended, fire, noDefence, ship } from './position.ts';

/** A ship for each weapon symbol, and a card that asks for that symbol alone. */
const WEAPONS = [
  ['small gun', 'Pegasus', 'A004'],
  ['medium gun', 'Knox', 'A010'],
  ['large gun', 'Missouri', 'A019'],
  ['surface missile', 'Leahy', 'A020'],
  ['cruise missile', 'Los Angeles', 'A035'],
  ['torpedo', 'Sturgeon', 'A043'],
] as const;

/** An American fleet of these ships against three British rows. */
const fleetOf = (names: readonly string[], hand: readonly string[]) =>
  duel(
    {
      rows: [names.filter((name) => !BOATS.includes(name))],
      active: names.filter((name) => BOATS.includes(name)),
      hand,
    },
    { rows: [['Glasgow'], ['Somerset'], ['Hermes']] },
  );

const BOATS: readonly string[] = ['Los Angeles', 'Sturgeon'];

describe('weapon symbols (ship.weapons)', () => {
  it.each(WEAPONS)(
    'ship.weapons, attack.symbols: the %s of %s fires its card, and no other ship does',
    (_, name, card) => {
      const others = WEAPONS.map(([, other]) => other).filter((other) => other !== name);
      const unarmed = others.filter((other) => (shipCard(ship(other)).bits & actionCard(card).bits) === 0);
      expect(fleetOf(unarmed, [card]).why(`card:${card}`)).toBe('refused.noPlatform [attack.symbols]');
      const b = fleetOf([...unarmed, name], [card]);
      b.expect('actions', `attack:${card}`);
      if (b.asked().step === 'aim') b.expect('aim', b.ids()[0] ?? '');
      expect(b.state().attacks[0]?.ships).toEqual([ship(name)]);
      expect(b.vessel(name)?.acted).toBe(true);
    },
  );
});

/** Attacks one ship with one card; its owner answers with a card and rolls. */
function answered(by: string, card: string, guard: string, die: number) {
  const b = duel(
    { rows: [[by]], hand: [card] },
    { rows: [['Antrim'], ['Bristol'], ['Glasgow']], hand: [guard, 'A088'] },
    { dice: { defence: [die] } },
  );
  b.expect('actions', `attack:${card}`);
  if (b.asked().step === 'aim') b.expect('aim', b.ids()[0] ?? '');
  b.expect('actions', 'close');
  const form = b.asked(1);
  const line = form.kind === 'fill' ? form.form.find((field) => field.id === 'attack1') : null;
  const offered = line?.kind === 'many' ? line.options.map((option) => option.id) : [];
  return { b, offered };
}

describe('Gun Combat (card.gun)', () => {
  it.each([
    ['small', 'Pegasus', 'A004', 1],
    ['medium', 'Knox', 'A010', 2],
    ['large', 'Missouri', 'A019', 4],
  ])('card.gun: in attack a %s gun does the damage of its card', (_, by, card, points) => {
    const b = duel({ rows: [[by]], hand: [card] }, { rows: [['Antrim']] });
    fire(b, card, 'Antrim');
    expect(b.state().attacks).toMatchObject([
      { damage: points, target: ship('Antrim'), types: actionCard(card).symbols },
    ]);
    closeUndefended(b);
    if (by === 'Missouri') expect(b.player(0).pile).toEqual([ship('Antrim')]);
    else expect(b.vessel('Antrim')?.wounds).toEqual([{ card, points }]);
  });

  it.each([
    ['small', 'Pegasus', 'A005', 4, 'stopped'],
    ['small', 'Pegasus', 'A005', 3, 'hit'],
    ['medium', 'Knox', 'A010', 4, 'stopped'],
    ['medium', 'Knox', 'A010', 3, 'hit'],
    ['large', 'Missouri', 'A019', 4, 'stopped'],
    ['large', 'Missouri', 'A019', 3, 'hit'],
  ])(
    'card.gun, defence.symbols: in defence against a %s gun of %s with %s, a %i has it %s',
    (_, by, card, die, status) => {
      const { b } = answered(by, card, 'A004', die);
      b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A004'] });
      expect(b.state().attacks[0]?.status).toBe(status);
      expect(b.state().defences).toMatchObject([{ card: 'A004', on: 4 }]);
    },
  );

  it('card.gun: in defence is of no use against missiles unless the card names them', () => {
    expect(answered('Leahy', 'A020', 'A004', 6).offered).toEqual(['card:A088']);
    expect(answered('Leahy', 'A020', 'A012', 6).offered).toContain('card:A012');
  });

  it('puts its card under the ship as damage (card.gun, attack.damage)', () => {
    const b = duel({ rows: [['Knox']], hand: ['A010'] }, { rows: [['Antrim']] });
    fire(b, 'A010', 'Antrim');
    b.expect('actions', 'close');
    expect(b.vessel('Antrim')?.wounds).toEqual([{ card: 'A010', points: 2 }]);
  });

  it('sinks a ship whose damage reaches its hull; the card and the ship change owners (ship.hull, attack.sink)', () => {
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
  it.each([
    ['surface', 'Leahy', 'A020', 2, 'stopped'],
    ['surface', 'Leahy', 'A020', 1, 'hit'],
    ['cruise', 'Missouri', 'A035', 2, 'stopped'],
    ['cruise', 'Missouri', 'A035', 1, 'hit'],
  ])(
    'card.missile: a %s missile of %s with %s does its damage unless a missile card rolls its number: %i has it %s',
    (_, by, card, die, status) => {
      const { b } = answered(by, card, 'A023', die);
      b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A023'] });
      expect(b.state().attacks[0]?.status).toBe(status);
      const wounds = b.player(1).fleet.flatMap((vessel) => vessel.wounds);
      expect(wounds).toEqual(status === 'hit' ? [{ card, points: 2 }] : []);
    },
  );

  it('card.missile: in defence is of no use against guns', () => {
    expect(answered('Knox', 'A010', 'A023', 6).offered).toEqual(['card:A088']);
  });

  it('R11, attack.platforms: symbols beyond the number needed do not help', () => {
    const b = battle({
      fleets: [
        { navy: 'ussr', rows: [['Kirov']], hand: ['A027'] },
        { navy: 'uk', rows: [['Antrim']] },
      ],
    });
    fire(b, 'A027', 'Antrim');
    closeUndefended(b);
    expect(b.vessel('Antrim')?.wounds).toEqual([{ card: 'A027', points: 2 }]);
  });

  it('takes two of three launchers from one ship, the third from another (card.missile, attack.platforms, R10)', () => {
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

  it('cannot be played when one ship alone has too few launchers (ship.weapons, attack.symbols)', () => {
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
      const hits = (evades: number) => ({ of: 'hitsUnguarded', chance: 1 - evades });
      expect(odds).toMatchObject([[hits(chance), { of: 'evades', chance }], [hits(0)]]);
    },
  );

  it('takes its number from every die that tries to stop it, evasion included (attack.hard, R19, R18)', () => {
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

  it('shows in the log of the roll with its reason (attack.hard)', () => {
    const b = duel({ rows: [['Pegasus']], hand: ['A001'] }, { hand: ['A004'] }, { dice: { defence: [6] } });
    fire(b, 'A001', 'Amazon');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A004'] });
    const roll = b.table.log?.find((event) => event.roll?.purpose === 'defence')?.roll;
    expect(roll?.modifiers).toEqual([{ why: 'hard', rule: 'attack.hard', value: -2 }]);
    expect([roll?.natural, roll?.total, roll?.outcome, roll?.chance]).toEqual([6, 4, 'passed', 1 / 6]);
  });
});
