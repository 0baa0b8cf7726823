/** Cards that help a fleet: Battle Plan, Near Miss, Repair, Screening Ship. */
import { describe, expect, it } from 'vitest';
import { battleship, duel } from './fleets.ts';
import type { Fleet } from './position.ts';
import { battle, fire, noDefence, ship } from './position.ts';

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
      fleets: [
        battleship({ hand: ['A052'] }),
        { navy: 'ussr', rows: [['Smerch'], ['Kiev']], hand: ['A104'] },
      ],
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
