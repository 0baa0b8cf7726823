import type { Text } from '@flotilla/table';
import { words } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { en } from '../src/text/en.ts';
import type { Fleet, Position } from './position.ts';
import { battle, fire, noDefence, ship } from './position.ts';

/** One card is always left over, so that the discard phase asks and the turn can be looked at. */
const usa = ({ hand = [], ...fleet }: Partial<Fleet>): Fleet => ({
  navy: 'usa',
  rows: [['Missouri']],
  ...fleet,
  hand: [...hand, 'A110'],
});
const uk = (fleet: Partial<Fleet>): Fleet => ({ navy: 'uk', rows: [['Amazon']], ...fleet });
const duel = (mine: Partial<Fleet>, theirs: Partial<Fleet>, rest: Partial<Position> = {}) =>
  battle({ fleets: [usa(mine), uk(theirs)], ...rest });

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

  it('from a surface ship keeps to its range against ships, but not against submarines (R5)', () => {
    const b = battle({
      fleets: [
        { navy: 'ussr', rows: [['Druzhny']], hand: ['A043'] },
        { navy: 'uk', rows: [['Glasgow'], ['Somerset']], passive: ['Conqueror'] },
      ],
    });
    b.expect('actions', 'attack:A043');
    expect(b.ids().sort()).toEqual(['Conqueror', 'Glasgow'].map(ship).sort());
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

describe('Air Support (card.air)', () => {
  it('as an air strike sinks on its number, in any row and without a ship (card.air.strike, R8)', () => {
    const b = duel(
      { hand: ['A052'] },
      { rows: [['Amazon'], ['Antrim'], ['Blake']] },
      { dice: { strike: [4] } },
    );
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Blake'));
    b.expect('actions', 'close');
    b.expect('defend', noDefence(b, 1));
    expect(b.player(0).pile).toEqual([ship('Blake')]);
  });

  it('misses below its number', () => {
    const b = duel({ hand: ['A052'] }, {}, { dice: { strike: [3] } });
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    expect(b.state().attacks[0]?.status).toBe('missed');
  });

  it('as a submarine hunt attacks submarines only (card.air.asw)', () => {
    const b = duel(
      { hand: ['A052'] },
      { passive: ['Conqueror', 'Trafalgar'] },
      { dice: { evasion: [1], asw: [4] } },
    );
    b.expect('actions', 'hunt:A052');
    expect(b.why(ship('Amazon'))).toBe('refused.notSubmarine [card.air.asw]');
    b.expect('fly', ship('Conqueror'));
    b.expect('actions', 'close');
    expect(b.player(0).pile).toEqual([ship('Conqueror')]);
  });

  it('as air defence stops one attack of a listed type (card.air.defence, R35)', () => {
    const b = duel({ hand: ['A052'] }, { hand: ['A053'] }, { dice: { defence: [4] } });
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A053'] });
    expect(b.state().attacks[0]?.status).toBe('stopped');
    expect([...b.state().discard].sort()).toEqual(['A052', 'A053']);
  });
});

describe('Bombardment (card.bombardment)', () => {
  const bombs = (theirs: Partial<Fleet> = {}, dice = {}) =>
    duel({ hand: ['A064', 'A001', 'A002', 'A003'] }, { rows: [['Amazon', 'Blake']], ...theirs }, { dice });

  it('costs two other cards and strikes four times (R31)', () => {
    const b = bombs({}, { strike: [5, 5, 6] });
    b.expect('actions', 'bombard:A064');
    expect(b.refusal({ cards: ['A001'] })?.why).toMatchObject({ key: 'table.refused.exactly' });
    expect(b.refusal({ cards: ['A001', 'A064'] })?.why).toMatchObject({ key: 'table.refused.choice' });
    b.expect('payBombardment', { cards: ['A001', 'A002'] });
    for (const name of ['Amazon', 'Amazon', 'Blake']) b.expect('fly', ship(name));
    const { aimed } = b.asked().about;
    expect(words({ language: 'en', catalogue: en }, aimed as Text)).toBe(' So far at Amazon, Amazon, Blake.');
    b.expect('fly', ship('Blake'));
    expect(b.state().attacks.map((attack) => attack.needs)).toEqual([5, 5, 6, 6]);
    expect(b.player(0).hand).toEqual(['A003', 'A110']);
    b.expect('actions', 'close');
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['hit', 'missed', 'missed', 'hit']);
    expect(b.player(0).pile).toEqual(['Amazon', 'Blake'].map(ship));
  });

  it('strikes one fleet only and no submarine (R31)', () => {
    const b = battle({
      fleets: [
        usa({ hand: ['A064', 'A001', 'A002'] }),
        uk({ rows: [['Amazon', 'Blake']], passive: ['Trafalgar'] }),
        { navy: 'norway', rows: [['Bergen', 'Narvik']] },
      ],
    });
    b.expect('actions', 'bombard:A064');
    b.expect('payBombardment', { cards: ['A001', 'A002'] });
    expect(b.why(ship('Trafalgar'))).toBe('refused.airSubmarine [card.air.strike]');
    b.expect('fly', ship('Bergen'));
    expect(b.why(ship('Amazon'))).toBe('refused.oneFleet [card.bombardment]');
  });

  it('cannot be played without two other cards', () => {
    const b = duel({ hand: ['A064'] }, {});
    expect(b.why('card:A064')).toBe('refused.cost [card.bombardment]');
  });
});

describe('Battle Plan (card.plan)', () => {
  it('adds one to all own dice of the turn (R20)', () => {
    const b = duel({ hand: ['A066', 'A052'] }, {}, { dice: { strike: [3] } });
    b.expect('actions', 'plan:A066');
    b.expect('choosePlan', 'own');
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    expect(b.state().attacks[0]?.status).toBe('hit');
  });

  it('takes one from all dice of one opponent, evasion included', () => {
    const b = battle({
      fleets: [
        { navy: 'uk', rows: [['Amazon']], hand: ['A066', 'A020'] },
        { navy: 'ussr', rows: [['Smerch', 'Druzhny']] },
      ],
      dice: { evasion: [5] },
    });
    b.expect('actions', 'plan:A066');
    b.expect('choosePlan', 'against1');
    fire(b, 'A020', 'Smerch', 'Amazon');
    b.expect('actions', 'close');
    expect(b.player(0).pile).toEqual([ship('Smerch')]);
  });

  it('ends with the turn', () => {
    const b = duel({ hand: ['A066'] }, {});
    b.expect('actions', 'plan:A066');
    b.expect('choosePlan', 'own');
    expect(b.state().plans.length).toBe(1);
    b.expect('actions', 'close');
    expect(b.state().plans).toEqual([]);
  });

  it('plays add up (R20)', () => {
    const b = duel({ hand: ['A066', 'A067', 'A052'] }, {}, { dice: { strike: [2] } });
    for (const card of ['A066', 'A067']) {
      b.expect('actions', `plan:${card}`);
      b.expect('choosePlan', 'own');
    }
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    expect(b.state().attacks[0]?.status).toBe('hit');
  });
});

describe('Near Miss (card.nearMiss)', () => {
  it('stops one attack of a listed type with one die (R33)', () => {
    const b = duel({ rows: [['Knox']], hand: ['A010'] }, { hand: ['A076'] }, { dice: { defence: [3] } });
    fire(b, 'A010', 'Amazon');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A076'] });
    expect(b.state().attacks[0]?.status).toBe('stopped');
  });

  it('is not offered against a type it does not list', () => {
    const b = duel({ hand: ['A052'] }, { rows: [['Amazon', 'Blake']], hand: ['A076'] });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    b.expect('actions', 'close');
    expect(b.asked().step).not.toBe('defend');
  });

  it('cannot be played in the own action phase', () => {
    const b = duel({ hand: ['A076'] }, {});
    expect(b.why('card:A076')).toBe('refused.nearMiss [card.nearMiss]');
  });
});

describe('Repair (card.repair)', () => {
  const hurt = (fleet: Partial<Fleet> = {}, theirs: Partial<Fleet> = {}) =>
    duel(
      {
        rows: [['Knox', 'Leahy']],
        damage: { Knox: ['A020'], Leahy: ['A021', 'A004'] },
        hand: ['A099', 'A010'],
        ...fleet,
      },
      theirs,
    );

  it('takes away chosen damage cards of any ships, which may not act (R34)', () => {
    const b = hurt();
    b.expect('actions', 'repair:A099');
    b.expect('chooseRepairs', { wounds: [`${ship('Knox')}/A020`, `${ship('Leahy')}/A004`] });
    expect(b.vessel('Knox')).toMatchObject({ wounds: [], acted: true });
    expect(b.vessel('Leahy')).toMatchObject({ wounds: [{ card: 'A021', points: 2 }], acted: true });
    expect([...b.state().discard].sort()).toEqual(['A004', 'A020', 'A099']);
  });

  it('leaves out ships that have acted (R34)', () => {
    const b = hurt();
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('actions', 'repair:A099');
    expect(b.refusal({ wounds: [`${ship('Knox')}/A020`] })?.why).toMatchObject({
      key: 'table.refused.choice',
    });
  });

  it('cannot be played without damage', () => {
    const b = duel({ hand: ['A099'] }, {});
    expect(b.why('card:A099')).toBe('refused.noDamage [card.repair]');
  });
});

describe('Screening Ship (card.screen)', () => {
  const screened = (rows: string[][], hand: string[]) => {
    const b = duel({ hand: ['A052'] }, { rows, hand }, { dice: { strike: [4] } });
    b.expect('actions', 'strike:A052');
    return b;
  };

  it('turns an attack on another ship of the same row or of the row before (R32)', () => {
    const b = screened([['Amazon'], ['Glasgow', 'Somerset'], ['Hermes']], ['A104']);
    b.expect('fly', ship('Hermes'));
    b.expect('actions', 'close');
    const form = b.asked(1);
    const line = form.kind === 'fill' ? form.form.find((field) => field.id === 'attack1') : null;
    const offered = line?.kind === 'many' ? line.options.map((option) => option.id) : [];
    expect(offered.filter((id) => id.startsWith('screen'))).toEqual(
      ['Glasgow', 'Somerset'].map((name) => `screen:A104>${ship(name)}`),
    );
    b.expect('defend', { ...noDefence(b, 1), attack1: [`screen:A104>${ship('Glasgow')}`] });
    expect(b.player(0).pile).toEqual([ship('Glasgow')]);
    expect(b.vessel('Hermes')).toBeDefined();
  });

  it('several cards pass an attack on and on (R32)', () => {
    const b = screened([['Amazon'], ['Glasgow'], ['Hermes']], ['A104', 'A105']);
    b.expect('fly', ship('Hermes'));
    b.expect('actions', 'close');
    expect(b.why({ ...noDefence(b, 1), attack1: [`screen:A104>${ship('Amazon')}`] })).toBe(
      'refused.screen [card.screen]',
    );
    b.expect('defend', {
      ...noDefence(b, 1),
      attack1: [`screen:A104>${ship('Glasgow')}`, `screen:A105>${ship('Amazon')}`],
    });
    expect(b.player(0).pile).toEqual([ship('Amazon')]);
  });

  it('does not help a submarine', () => {
    const b = duel({ hand: ['A052'] }, { rows: [['Amazon']], passive: ['Trafalgar'], hand: ['A104'] });
    b.expect('actions', 'hunt:A052');
    b.expect('actions', 'close');
    expect(b.asked().step).not.toBe('defend');
  });

  it('moves the attack before any die, so that the new target evades (R16)', () => {
    const b = battle({
      fleets: [usa({ hand: ['A052'] }), { navy: 'ussr', rows: [['Smerch'], ['Kiev']], hand: ['A104'] }],
      dice: { evasion: [5] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Kiev'));
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: [`screen:A104>${ship('Smerch')}`] });
    expect(b.state().attacks[0]).toMatchObject({
      status: 'stopped',
      target: ship('Smerch'),
      aimed: ship('Kiev'),
    });
  });
});

describe('ships of their own (inherent.air, inherent.asw)', () => {
  it('are told from cards in the log, each die under its own rule', () => {
    const b = battle({
      fleets: [
        usa({ rows: [['Enterprise']], hand: ['A052', 'A053', 'A064', 'A001', 'A002'] }),
        uk({ rows: [['Ark Royal']], passive: ['Trafalgar'] }),
      ],
      dice: { strike: [1, 1, 1, 1, 1, 1, 1, 1], asw: [1], evasion: [1] },
    });
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'hunt:A053');
    b.expect('actions', 'bombard:A064');
    b.expect('payBombardment', { cards: ['A001', 'A002'] });
    b.expect('actions', `fly:${ship('Enterprise')}`);
    b.expect('actions', 'close');
    while (b.asked().step === 'defend') b.expect('defend', noDefence(b, 1));
    const rolls = (b.table.log ?? []).filter((event) => event.roll && event.roll.purpose !== 'evasion');
    const told = (b.table.log ?? []).filter((event) => event.kind === 'strikeRolled');
    const rules = ['card.air.strike', 'card.air.asw', ...Array(4).fill('card.bombardment')];
    expect(rolls.map((event) => event.rule)).toEqual([...rules, 'inherent.air', 'inherent.air']);
    expect(told.map((event) => event.rule)).toEqual(rolls.map((event) => event.rule));
  });

  it('a carrier strikes once for each number, at the same or at different fleets (R9)', () => {
    const b = battle({
      fleets: [
        usa({ rows: [['Enterprise']] }),
        uk({ rows: [['Amazon', 'Blake']] }),
        { navy: 'norway', rows: [['Bergen']] },
      ],
    });
    b.expect('actions', `fly:${ship('Enterprise')}`);
    b.expect('fly', ship('Amazon'));
    b.expect('fly', ship('Bergen'));
    expect(b.state().attacks.map((attack) => [attack.on, attack.needs])).toEqual([
      [1, 4],
      [2, 4],
    ]);
    expect(b.why(`fly:${ship('Enterprise')}`)).toBe('refused.acted [attack]');
    expect(b.ids()).not.toContain(`hunt:${ship('Enterprise')}`);
  });

  it('one with several hunting numbers hunts once for each (R56)', () => {
    const b = battle({
      fleets: [{ navy: 'japan', rows: [['Shirane']] }, uk({ passive: ['Trafalgar', 'Conqueror'] })],
      dice: { evasion: [1, 1], asw: [4, 5] },
    });
    b.expect('actions', `hunt:${ship('Shirane')}`);
    b.expect('fly', ship('Trafalgar'));
    b.expect('fly', ship('Conqueror'));
    b.expect('actions', 'close');
    expect(b.player(0).pile).toEqual(['Trafalgar', 'Conqueror'].map(ship));
  });

  it('a guard works once in every opposing turn, for any ship of the fleet (R15)', () => {
    const b = battle({
      fleets: [
        uk({ rows: [['Ark Royal']], hand: ['A110'] }),
        { navy: 'usa', rows: [['Ticonderoga', 'Knox']] },
      ],
      dice: { defence: [3, 2] },
    });
    b.expect('actions', `fly:${ship('Ark Royal')}`);
    b.expect('fly', ship('Knox'));
    b.expect('fly', ship('Knox'));
    b.expect('actions', 'close');
    const guards = [0, 1].map((n) => `guard:${ship('Ticonderoga')}:${n}`);
    expect(b.why({ ...noDefence(b, 1), attack1: [guards[0] ?? ''], attack2: [guards[0] ?? ''] })).toBe(
      'refused.usedTwice [defences]',
    );
    b.expect('defend', { ...noDefence(b, 1), attack1: [guards[0] ?? ''], attack2: [guards[1] ?? ''] });
    expect(b.state().attacks.map((attack) => attack.status)[0]).toBe('stopped');
    expect(b.state().defences.map((defence) => defence.status)).toEqual(['worked', 'failed']);
  });

  it('a second strike on a ship that goes down is not rolled (R21)', () => {
    const b = duel({ rows: [['Enterprise']] }, { rows: [['Amazon', 'Blake']] }, { dice: { strike: [6] } });
    b.expect('actions', `fly:${ship('Enterprise')}`);
    b.expect('fly', ship('Amazon'));
    b.expect('fly', ship('Amazon'));
    b.expect('actions', 'close');
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['hit', 'missed']);
    expect(b.table.state.scripted).toEqual({ strike: 1 });
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
