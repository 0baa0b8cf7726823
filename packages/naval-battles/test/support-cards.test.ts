/** Cards that help a fleet: Battle Plan, Near Miss, Repair, Screening Ship. */
import { describe, expect, it } from 'vitest';
import { battleship, duel } from './fleets.ts';
import type { Battle, Fleet } from './position.ts';
import { battle, fire, noDefence, ship } from './position.ts';

describe('Battle Plan (card.plan)', () => {
  it('adds one to all own dice of the turn (card.plan, R20)', () => {
    const b = duel({ hand: ['A066', 'A052'] }, {}, { dice: { strike: [3] } });
    b.expect('actions', 'plan:A066');
    b.expect('choosePlan', 'own');
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    expect(b.state().attacks[0]?.status).toBe('hit');
  });

  it('takes one from all dice of one opponent, evasion included (card.plan)', () => {
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

  it('ends with the turn (card.plan)', () => {
    const b = duel({ hand: ['A066'] }, {});
    b.expect('actions', 'plan:A066');
    b.expect('choosePlan', 'own');
    expect(b.state().plans.length).toBe(1);
    b.expect('actions', 'close');
    expect(b.state().plans).toEqual([]);
  });

  it('plays add up (card.plan, R20)', () => {
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
  it('stops one attack of a listed type with one die (card.nearMiss, R33)', () => {
    const b = duel({ rows: [['Knox']], hand: ['A010'] }, { hand: ['A076'] }, { dice: { defence: [3] } });
    fire(b, 'A010', 'Amazon');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A076'] });
    expect(b.state().attacks[0]?.status).toBe('stopped');
  });

  it('is not offered against a type it does not list (card.nearMiss)', () => {
    const b = duel({ hand: ['A052'] }, { rows: [['Amazon', 'Blake']], hand: ['A076'] });
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Amazon'));
    b.expect('actions', 'close');
    expect(b.asked().step).not.toBe('defend');
  });

  it('cannot be played in the own action phase (card.nearMiss)', () => {
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

  it('takes away chosen damage cards of any ships, which may not act (card.repair, R34)', () => {
    const b = hurt();
    b.expect('actions', 'repair:A099');
    b.expect('chooseRepairs', { wounds: [`${ship('Knox')}/A020`, `${ship('Leahy')}/A004`] });
    expect(b.vessel('Knox')).toMatchObject({ wounds: [], acted: false, repaired: true });
    expect(b.vessel('Leahy')).toMatchObject({ wounds: [{ card: 'A021', points: 2 }], repaired: true });
    expect([...b.state().discard].sort()).toEqual(['A004', 'A020', 'A099']);
    expect(b.why('card:A010')).toBe('refused.noPlatform [attack.symbols]');
    expect(b.why(`hunt:${ship('Knox')}`)).toBe('refused.repaired [card.repair]');
  });

  it('card.repair, R34: may be used once more on a ship under repair, which has not acted and still may not act', () => {
    const b = hurt({
      rows: [['Knox', 'Virginia', 'Belknap']],
      damage: { Virginia: ['A021', 'A004'] },
      hand: ['A099', 'A100', 'A010'],
    });
    b.expect('actions', 'repair:A099');
    b.expect('chooseRepairs', { wounds: [`${ship('Virginia')}/A021`] });
    b.expect('actions', 'repair:A100');
    b.expect('chooseRepairs', { wounds: [`${ship('Virginia')}/A004`] });
    expect(b.vessel('Virginia')).toMatchObject({ wounds: [], acted: false, repaired: true });
    b.expect('actions', 'attack:A010');
    expect(b.why(ship('Virginia'))).toBe('refused.repaired [card.repair]');
    expect(b.refusal(ship('Knox'))).toBeNull();
  });

  it('card.repair: ships under repair may act again in the next turn', () => {
    const b = hurt({}, { passive: ['Trafalgar'] });
    b.expect('actions', 'repair:A099');
    b.expect('chooseRepairs', { wounds: [`${ship('Knox')}/A020`] });
    const idle = [`attack:A010`, `hunt:${ship('Knox')}`];
    expect(b.ids().filter((id) => idle.includes(id))).toEqual([]);
    while (b.state().turn < 3) {
      const { step, seat } = b.asked();
      b.expect(step, step === 'actions' ? 'close' : { cards: [] }, seat);
    }
    expect(b.ids().filter((id) => idle.includes(id))).toEqual(idle);
  });

  it('leaves out ships that have acted (card.repair, R34)', () => {
    const b = hurt();
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('actions', 'repair:A099');
    expect(b.refusal({ wounds: [`${ship('Knox')}/A020`] })?.why).toMatchObject({
      key: 'table.refused.choice',
    });
  });

  it('cannot be played without damage (card.repair)', () => {
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

  /** The ships that are offered to step in against the first attack. */
  const offered = (b: Battle) => {
    const form = b.asked(1);
    const line = form.kind === 'fill' ? form.form.find((field) => field.id === 'attack1') : null;
    const ids = line?.kind === 'many' ? line.options.map((option) => option.id) : [];
    return ids.filter((id) => id.startsWith('screen'));
  };
  const by = (card: string, name: string) => `screen:${card}>${ship(name)}`;

  it('card.screen, R32: turns an attack on another ship of the same row', () => {
    const b = screened([['Amazon'], ['Glasgow', 'Somerset'], ['Hermes']], ['A104']);
    b.expect('fly', ship('Glasgow'));
    b.expect('actions', 'close');
    expect(offered(b)).toEqual([by('A104', 'Amazon'), by('A104', 'Somerset')]);
    b.expect('defend', { ...noDefence(b, 1), attack1: [by('A104', 'Somerset')] });
    expect(b.player(0).pile).toEqual([ship('Somerset')]);
    expect(b.vessel('Glasgow')).toBeDefined();
  });

  it.each([['Glasgow'], ['Amazon']])(
    'card.screen, R32: turns an attack on a ship of any row in front, here %s; a ship behind cannot step in',
    (name) => {
      const b = screened([['Amazon'], ['Glasgow', 'Somerset'], ['Hermes']], ['A104']);
      b.expect('fly', ship('Hermes'));
      b.expect('actions', 'close');
      expect(offered(b)).toEqual(['Amazon', 'Glasgow', 'Somerset'].map((one) => by('A104', one)));
      b.expect('defend', { ...noDefence(b, 1), attack1: [by('A104', name)] });
      expect(b.player(0).pile).toEqual([ship(name)]);
      expect(b.vessel('Hermes')).toBeDefined();
    },
  );

  it('card.screen: lets no submarine step in', () => {
    const b = duel({ hand: ['A052'] }, { rows: [['Amazon']], active: ['Trafalgar'], hand: ['A104', 'A080'] });
    b.expect('actions', 'strike:A052');
    b.expect('actions', 'close');
    expect(offered(b)).toEqual([]);
  });

  it('card.screen, R32: keeps type, damage and hard-to-stop number; range is not checked again', () => {
    const b = duel(
      { rows: [['Missouri']], hand: ['A037'] },
      { rows: [['Amazon'], ['Antrim']], hand: ['A104', 'A023'] },
      { dice: { defence: [3] } },
    );
    b.expect('actions', 'attack:A037');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: [by('A104', 'Amazon'), 'card:A023'] });
    expect(b.state().defences.map((defence) => defence.status)).toEqual(['worked', 'failed']);
    expect(b.vessel('Amazon')?.wounds).toEqual([{ card: 'A037', points: 2 }]);
    expect(b.vessel('Antrim')?.wounds).toEqual([]);
  });

  it('R32: several cards pass an attack on and on', () => {
    const b = screened([['Amazon'], ['Glasgow'], ['Hermes']], ['A104', 'A105']);
    b.expect('fly', ship('Hermes'));
    b.expect('actions', 'close');
    b.expect('defend', {
      ...noDefence(b, 1),
      attack1: [by('A104', 'Glasgow'), by('A105', 'Amazon')],
    });
    expect(b.player(0).pile).toEqual([ship('Amazon')]);
  });

  it('R32: ships step in from the rear forward, however they are named, so that none shuts out another', () => {
    const b = screened([['Amazon'], ['Glasgow'], ['Hermes']], ['A104', 'A105']);
    b.expect('fly', ship('Hermes'));
    b.expect('actions', 'close');
    b.expect('defend', {
      ...noDefence(b, 1),
      attack1: [by('A104', 'Amazon'), by('A105', 'Glasgow')],
    });
    expect(b.state().defences.map(({ status }) => status)).toEqual(['worked', 'worked']);
    expect(b.player(0).pile).toEqual([ship('Amazon')]);
  });

  it('does not help a submarine (card.screen)', () => {
    const b = duel({ hand: ['A052'] }, { rows: [['Amazon']], passive: ['Trafalgar'], hand: ['A104'] });
    b.expect('actions', 'hunt:A052');
    b.expect('actions', 'close');
    expect(b.asked().step).not.toBe('defend');
  });

  it('R16, R17, evasion: a ship that steps in evades by itself once it is the target', () => {
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
