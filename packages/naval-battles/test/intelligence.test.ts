/** Intelligence: what it cancels, who is asked, and what a defence loses to it. */
import { describe, expect, it } from 'vitest';
import { lostCards } from '../src/rules/conservation.ts';
import { lay, norway, uk, usa } from './fleets.ts';
import type { Battle } from './position.ts';
import { fire, noDefence, ship } from './position.ts';

describe('Intelligence (card.intelligence)', () => {
  it('cancels an attack card: it is discarded, its ships have acted all the same (card.intelligence, R28)', () => {
    const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A069'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'cancel', 1);
    expect(b.state().attacks[0]?.status).toBe('cancelled');
    expect([...b.state().discard].sort()).toEqual(['A010', 'A069']);
    expect(b.vessel('Knox')?.acted).toBe(true);
    expect(lostCards(b.state())).toBeNull();
  });

  it('may be cancelled by Intelligence in turn, and so on (card.intelligence, A5)', () => {
    const b = lay([usa({ hand: ['A010', 'A070'] }), uk({ hand: ['A069', 'A071'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'cancel', 1);
    b.expect('window', 'cancel', 0);
    b.expect('window', 'cancel', 1);
    expect(b.state().attacks[0]?.status).toBe('cancelled');
    expect([...b.state().discard].sort()).toEqual(['A010', 'A069', 'A070', 'A071']);
  });

  it('leaves the card in force when it was cancelled itself; then everybody is asked once more (R64, A5)', () => {
    const b = lay([usa({ hand: ['A010', 'A070'] }), uk({ hand: ['A069', 'A071'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'cancel', 1);
    b.expect('window', 'cancel', 0);
    b.expect('window', 'pass', 1);
    b.expect('window', 'pass', 1);
    expect(b.state().attacks[0]?.status).toBe('declared');
    expect(b.asked().step).toBe('actions');
  });

  it('is asked of all rivals at once; the first in player order has played it, the other keeps its card (R65, A5)', () => {
    const answers = [
      [1, 2],
      [2, 1],
    ];
    const ends = answers.map((order) => {
      const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A069'] }), norway({ hand: ['A070'] })]);
      fire(b, 'A010', 'Amazon', 'Knox');
      for (const seat of order) b.expect('window', 'cancel', seat);
      expect([b.player(1).hand, b.player(2).hand]).toEqual([[], ['A070']]);
      return JSON.stringify(b.state());
    });
    expect(ends[0]).toBe(ends[1]);
  });

  it('is not asked about reinforcements and inherent attacks (card.intelligence, R27)', () => {
    const b = lay([usa({ rows: [['Enterprise']], hand: ['A018'] }), uk({ hand: ['A069'] })]);
    b.expect('actions', 'reinforce');
    b.expect('reinforce', { cards: ['A018'], ships: [ship('Knox')], row: '1' });
    b.expect('actions', `fly:${ship('Enterprise')}`);
    b.expect('fly', ship('Amazon'));
    b.expect('fly', ship('Antrim'));
    expect(b.asked().step).toBe('actions');
    expect(b.player(1).hand).toEqual(['A069']);
  });

  it('cancels a Bombardment with all four strikes; its price stays paid (R28, R31)', () => {
    const b = lay([usa({ hand: ['A064', 'A001', 'A002'] }), uk({ hand: ['A069'] })]);
    b.expect('actions', 'bombard:A064');
    b.expect('payBombardment', { cards: ['A001', 'A002'] });
    for (const name of ['Amazon', 'Amazon', 'Antrim', 'Antrim']) b.expect('fly', ship(name));
    b.expect('window', 'cancel', 1);
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(Array(4).fill('cancelled'));
    expect([...b.state().discard].sort()).toEqual(['A001', 'A002', 'A064', 'A069']);
  });

  it('cancels Battle Plan and Repair; the ships of a cancelled Repair may act (R63, card.repair)', () => {
    const b = lay([
      usa({ hand: ['A066', 'A099'], damage: { Knox: ['A020'] } }),
      uk({ hand: ['A069', 'A070'] }),
    ]);
    b.expect('actions', 'plan:A066');
    b.expect('choosePlan', 'own');
    b.expect('window', 'cancel', 1);
    expect(b.state().plans).toEqual([]);
    b.expect('actions', 'repair:A099');
    b.expect('chooseRepairs', { wounds: [`${ship('Knox')}/A020`] });
    b.expect('window', 'cancel', 1);
    expect(b.vessel('Knox')).toMatchObject({ acted: false, wounds: [{ card: 'A020' }] });
  });

  it('cancels a defence card; no other may be added, but the defender may answer (R29)', () => {
    const b = lay([usa({ hand: ['A010', 'A069'] }), uk({ hand: ['A076', 'A077'] })], {
      dice: { defence: [6] },
    });
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A076'] });
    b.expect('window', 'cancel', 0);
    expect(b.state().defences.map((defence) => defence.status)).toEqual(['cancelled']);
    expect(b.vessel('Amazon')?.wounds.length).toBe(1);
    expect(b.player(1).hand).toContain('A077');
  });

  it('cannot be played on one’s own turn without a rival’s card', () => {
    const b = lay([usa({ hand: ['A069'] }), uk()]);
    expect(b.why('card:A069')).toBe('refused.intelligence [card.intelligence]');
  });

  it('does not ask a team-mate about a card of the own team (R58)', () => {
    const b = lay([usa({ hand: ['A010'], team: 0 }), uk({ team: 1 }), norway({ hand: ['A069'], team: 0 })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    expect(b.asked().step).toBe('actions');
  });

  it('lets a team-mate answer a rival’s Intelligence (R58)', () => {
    const b = lay([
      usa({ hand: ['A010'], team: 0 }),
      uk({ hand: ['A069'], team: 1 }),
      norway({ hand: ['A070'], team: 0 }),
    ]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'cancel', 1);
    b.expect('window', 'cancel', 2);
    expect(b.state().attacks[0]?.status).toBe('declared');
  });

  it('once a card is on the table it cannot be taken back, whoever holds Intelligence', () => {
    for (const hand of [['A069'], ['A076']]) {
      const b = lay([usa({ hand: ['A010'] }), uk({ hand })]);
      b.table.forgetBarrier();
      fire(b, 'A010', 'Amazon', 'Knox');
      expect(b.table.barrier).toBe(true);
    }
  });
});

describe('what may be taken back (A5)', () => {
  /** Whether an answer crosses the barrier behind which nothing can be taken back. */
  const crosses = (b: Battle, act: () => void): boolean => {
    b.table.forgetBarrier();
    act();
    return b.table.barrier;
  };

  it('A5, card.intelligence: a card let pass while another lies on the table, but not the last one', () => {
    const b = lay([usa({ rows: [['Knox', 'Virginia']], hand: ['A010', 'A096'] }), uk({ hand: ['A069'] })]);
    b.expect('actions', 'attack:A010+1');
    b.expect('aim', ship('Amazon'));
    b.expect('commitShip', ship('Knox'));
    b.expect('aim', ship('Antrim'));
    expect(crosses(b, () => b.expect('window', 'pass', 1))).toBe(true);
    expect(crosses(b, () => b.expect('window', 'pass', 1))).toBe(false);
  });

  it('A5, defences: a defence by a card, but not one without', () => {
    const crossed = [['card:A076'], []].map((attack1) => {
      const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A076', 'A069'] })]);
      fire(b, 'A010', 'Amazon', 'Knox');
      b.expect('window', 'pass', 1);
      b.expect('actions', 'close');
      return crosses(b, () => b.expect('defend', { ...noDefence(b, 1), attack1 }, 1));
    });
    expect(crossed).toEqual([true, false]);
  });
});

describe('defences under pressure', () => {
  /** Screens declared against a strike on Hermes in the last row; the card at this place among them is cancelled. */
  const screensCancelling = (ships: readonly string[], cancelled: number) => {
    const cards = ['A104', 'A105', 'A106'].slice(0, ships.length);
    const b = lay(
      [
        usa({ hand: ['A052', 'A069'] }),
        uk({ rows: [['Amazon'], ['Glasgow', 'Antrim'], ['Hermes']], hand: cards }),
      ],
      { dice: { strike: [1] } },
    );
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Hermes'));
    b.expect('actions', 'close');
    const attack1 = ships.map((name, i) => `screen:${cards[i]}>${ship(name)}`);
    b.expect('defend', { ...noDefence(b, 1), attack1 });
    for (let card = 0; card <= cancelled; card++)
      b.expect('window', card === cancelled ? 'cancel' : 'pass', 0);
    return b.state();
  };

  it('a screen that counted on a cancelled one is lost (R61)', () => {
    const state = screensCancelling(['Glasgow', 'Antrim', 'Glasgow'], 1);
    expect(state.defences.map(({ status }) => status)).toEqual(['worked', 'cancelled', 'lost']);
    expect(state.attacks[0]?.target).toBe(ship('Glasgow'));
  });

  it('R32, R61: a screen that could step in by itself does so when the one named before it is cancelled', () => {
    const state = screensCancelling(['Antrim', 'Amazon'], 0);
    expect(state.defences.map(({ status }) => status)).toEqual(['cancelled', 'worked']);
    expect(state.attacks[0]?.target).toBe(ship('Amazon'));
  });

  it('does not let a player defend a team-mate (R48)', () => {
    const b = lay([usa({ hand: ['A010'], team: 0 }), uk({ team: 1 }), norway({ hand: ['A076'], team: 1 })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('actions', 'close');
    expect(b.asked().step).toBe('discardCards');
  });
});
