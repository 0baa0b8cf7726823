import { describe, expect, it } from 'vitest';
import { lostCards } from '../src/rules/conservation.ts';
import { lay, norway, uk, usa } from './fleets.ts';
import { fire, noDefence, sessionAt, ship } from './position.ts';

describe('Intelligence (card.intelligence)', () => {
  it('cancels an attack card: it is discarded, its ships have acted all the same (R28)', () => {
    const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A069'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'cancel', 1);
    expect(b.state().attacks[0]?.status).toBe('cancelled');
    expect([...b.state().discard].sort()).toEqual(['A010', 'A069']);
    expect(b.vessel('Knox')?.acted).toBe(true);
    expect(lostCards(b.state())).toBeNull();
  });

  it('may be cancelled by Intelligence in turn, and so on (A5)', () => {
    const b = lay([usa({ hand: ['A010', 'A070'] }), uk({ hand: ['A069', 'A071'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'cancel', 1);
    b.expect('window', 'cancel', 0);
    b.expect('window', 'cancel', 1);
    expect(b.state().attacks[0]?.status).toBe('cancelled');
    expect([...b.state().discard].sort()).toEqual(['A010', 'A069', 'A070', 'A071']);
  });

  it('leaves the card in force when it was cancelled itself; then everybody is asked once more (A5)', () => {
    const b = lay([usa({ hand: ['A010', 'A070'] }), uk({ hand: ['A069', 'A071'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'cancel', 1);
    b.expect('window', 'cancel', 0);
    b.expect('window', 'pass', 1);
    b.expect('window', 'pass', 1);
    expect(b.state().attacks[0]?.status).toBe('declared');
    expect(b.asked().step).toBe('actions');
  });

  it('is asked of all rivals at once; the first in player order has played it, the other keeps its card (A5)', () => {
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

  it('is not asked about reinforcements and inherent attacks (R27)', () => {
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

  it('cancels Battle Plan and Repair; the ships of a cancelled Repair may act', () => {
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

describe('Superior Tactics (card.tactics)', () => {
  it('stays in hand when the copy finds no ship to fire it (R30)', () => {
    const b = lay([usa({ hand: ['A010', 'A096'] }), uk()]);
    b.expect('actions', 'attack:A010+1');
    b.expect('aim', ship('Amazon'));
    expect(b.asked().step).toBe('actions'); // Knox has fired, Leahy has no gun
    expect(b.player(0).hand).toContain('A096');
  });

  it('is a copy with its own ships and target, and lies under the ship with the copied number (R30)', () => {
    const b = lay([usa({ rows: [['Knox', 'Virginia']], hand: ['A010', 'A096'] }), uk()]);
    b.expect('actions', 'attack:A010+1');
    b.expect('aim', ship('Antrim'));
    b.expect('commitShip', ship('Knox'));
    b.expect('aim', ship('Amazon'));
    expect(b.state().attacks.map(({ card, as, damage }) => ({ card, as, damage }))).toEqual([
      { card: 'A010', as: 'A010', damage: 2 },
      { card: 'A096', as: 'A010', damage: 2 },
    ]);
    b.expect('actions', 'close');
    expect(b.vessel('Amazon')?.wounds).toEqual([{ card: 'A096', points: 2 }]);
  });

  it('is cancelled separately; the copy outlives the original (R30)', () => {
    const b = lay([usa({ rows: [['Knox', 'Virginia']], hand: ['A010', 'A096'] }), uk({ hand: ['A069'] })]);
    b.expect('actions', 'attack:A010+1');
    b.expect('aim', ship('Antrim'));
    b.expect('commitShip', ship('Knox'));
    b.expect('aim', ship('Amazon'));
    b.expect('window', 'cancel', 1);
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['cancelled', 'declared']);
  });

  it('two of them may copy the same card (R30)', () => {
    const b = lay([usa({ hand: ['A052', 'A096', 'A097'] }), uk()]);
    b.expect('actions', 'strike:A052+2');
    for (const name of ['Amazon', 'Antrim', 'Amazon']) b.expect('fly', ship(name));
    expect(b.state().attacks.map((attack) => attack.card)).toEqual(['A052', 'A096', 'A097']);
  });

  it('copies Air Support with a mode of its own (R30)', () => {
    const b = lay([usa({ hand: ['A052', 'A096'] }), uk({ passive: ['Trafalgar'] })]);
    b.expect('actions', 'strike:A052+1');
    b.expect('fly', ship('Amazon'));
    b.expect('copyCard', 'hunt');
    expect(b.state().attacks.map((attack) => attack.types)).toEqual([['air'], ['asw']]);
  });

  it('copies a Bombardment for its own price, never paid with itself (R31)', () => {
    const b = lay([usa({ hand: ['A064', 'A096', 'A001', 'A002', 'A003', 'A004'] }), uk()]);
    b.expect('actions', 'bombard:A064+1');
    b.expect('payBombardment', { cards: ['A001', 'A002'] });
    for (let i = 0; i < 4; i++) b.expect('fly', ship('Amazon'));
    expect(b.refusal({ cards: ['A096', 'A003'] })?.why).toMatchObject({ key: 'table.refused.choice' });
    b.expect('payBombardment', { cards: ['A003', 'A004'] });
    for (let i = 0; i < 4; i++) b.expect('fly', ship('Antrim'));
    expect(b.state().attacks.length).toBe(8);
  });

  it('cannot pay for the Bombardment that it copies (R31)', () => {
    const b = lay([usa({ hand: ['A064', 'A096', 'A097', 'A001', 'A002', 'A003'] }), uk()]);
    b.expect('actions', 'bombard:A064+1');
    const paid = (cards: readonly string[]) => b.refusal({ cards })?.why;
    expect(paid(['A096', 'A001'])).toMatchObject({ key: 'table.refused.choice' });
    b.expect('payBombardment', { cards: ['A097', 'A001'] }); // the other one was not announced
    for (let i = 0; i < 4; i++) b.expect('fly', ship('Amazon'));
    expect(paid(['A096', 'A002'])).toMatchObject({ key: 'table.refused.choice' });
    b.expect('payBombardment', { cards: ['A002', 'A003'] });
    for (let i = 0; i < 4; i++) b.expect('fly', ship('Antrim'));
    expect(b.state().attacks.map((attack) => attack.card)).toEqual([
      ...Array(4).fill('A064'),
      ...Array(4).fill('A096'),
    ]);
  });

  it.each([
    [['A001'], ['bombard:A064']],
    [
      ['A001', 'A002', 'A003'],
      ['bombard:A064', 'bombard:A064+1'],
    ],
  ])('is offered with a Bombardment only if both can be paid: %j (R31)', (hand, offered) => {
    const b = lay([usa({ hand: ['A064', 'A096', ...hand] }), uk()]);
    expect(b.ids(0).filter((id) => id.startsWith('bombard'))).toEqual(offered);
  });

  it('copies a defence card that is played with it, and only then (R30)', () => {
    const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A076', 'A096'] })], { dice: { defence: [1, 3] } });
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('actions', 'close');
    expect(b.why({ ...noDefence(b, 1), attack1: ['copy:A096=A076'] })).toBe(
      'refused.copyAlone [card.tactics]',
    );
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A076', 'copy:A096=A076'] });
    expect(b.state().defences.map((defence) => defence.status)).toEqual(['failed', 'worked']);
  });

  it('copies Intelligence: both must be cancelled to save the card (R30)', () => {
    const b = lay([usa({ hand: ['A010', 'A070'] }), uk({ hand: ['A069', 'A096'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'cancelTwice', 1);
    b.expect('window', 'cancel', 0);
    expect(b.state().attacks[0]?.status).toBe('cancelled');
    expect([...b.state().discard].sort()).toEqual(['A010', 'A069', 'A070', 'A096']);
  });

  it('several copy the same Intelligence: one that is left cancels the card (R30)', () => {
    const b = lay([usa({ hand: ['A010', 'A070', 'A071'] }), uk({ hand: ['A069', 'A096', 'A097'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'cancel+2', 1);
    b.expect('window', 'cancel', 0);
    b.expect('window', 'cancel', 0);
    expect(b.state().attacks[0]?.status).toBe('cancelled');
    expect([...b.state().discard].sort()).toEqual(['A010', 'A069', 'A070', 'A071', 'A096', 'A097']);
  });

  it('copies Repair and Battle Plan', () => {
    const b = lay([usa({ hand: ['A066', 'A096'] }), uk()]);
    b.expect('actions', 'plan:A066+1');
    b.expect('choosePlan', 'own');
    b.expect('choosePlan', 'against1');
    expect(b.state().plans.map((plan) => [plan.on, plan.value])).toEqual([
      [0, 1],
      [1, -1],
    ]);
  });

  it('cannot be played alone', () => {
    const b = lay([usa({ hand: ['A096'] }), uk()]);
    expect(b.why('card:A096')).toBe('refused.superiorTactics [card.tactics]');
  });
});

describe('defences under pressure', () => {
  it('a screen that counted on a cancelled one is lost (R61)', () => {
    const b = lay(
      [
        usa({ hand: ['A052', 'A069'] }),
        uk({ rows: [['Amazon'], ['Antrim'], ['Hermes']], hand: ['A104', 'A105'] }),
      ],
      { dice: { strike: [1] } },
    );
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Hermes'));
    b.expect('actions', 'close');
    b.expect('defend', {
      ...noDefence(b, 1),
      attack1: [`screen:A104>${ship('Antrim')}`, `screen:A105>${ship('Amazon')}`],
    });
    b.expect('window', 'cancel', 0);
    expect(b.state().defences.map((defence) => defence.status)).toEqual(['cancelled', 'lost']);
    expect(b.state().attacks[0]?.target).toBe(ship('Hermes'));
  });

  it('does not let a player defend a team-mate (R48)', () => {
    const b = lay([usa({ hand: ['A010'], team: 0 }), uk({ team: 1 }), norway({ hand: ['A076'], team: 1 })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('actions', 'close');
    expect(b.asked().step).toBe('discardCards');
  });
});

describe('answers out of turn (A11)', () => {
  it('a seat without Intelligence is passed over, and nobody can tell by the number of the decision', () => {
    const numbers = [['A069'], ['A076']].map((hand) => {
      const b = lay([usa({ hand: ['A010'] }), uk({ hand })]);
      fire(b, 'A010', 'Amazon', 'Knox');
      if (b.asked().step === 'window') b.expect('window', 'pass', 1);
      return b.asked().number;
    });
    expect(numbers[0]).toBe(numbers[1]);
  });

  it('an attacked seat without any legal defence is passed over in the same way', () => {
    const numbers = [['A076'], ['A080']].map((hand) => {
      const b = lay([usa({ hand: ['A010'] }), uk({ hand })]);
      fire(b, 'A010', 'Amazon', 'Knox');
      b.expect('actions', 'close');
      if (b.asked().step === 'defend') b.expect('defend', noDefence(b, 1));
      return [b.asked().step, b.asked().number];
    });
    expect(numbers[0]).toEqual(numbers[1]);
  });

  it.each([
    ['asked', 'A076', 'defend'],
    ['not asked', 'A080', 'discardCards'],
  ])('attacks that are final cannot be taken back, the attacked seat being %s', (_, card, step) => {
    const b = lay([usa({ hand: ['A010'] }), uk({ hand: [card] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    const session = sessionAt(b);
    expect(session.choose(0, 'close')).toEqual({ kind: 'done' });
    expect(session.decisions.map((decision) => decision.step)).toEqual([step]);
    expect(session.undoRefusal()?.why).toMatchObject({ key: 'table.undo.barrier' });
  });

  it('a turn without an attack may be taken up again after it was closed', () => {
    const session = sessionAt(lay([usa(), uk({ hand: ['A076'] })]));
    session.choose(0, 'close');
    expect(session.undoRefusal()).toBeNull();
  });

  it.each([
    ['no defence', []],
    ['one die', ['card:A076']],
  ])('%s: how the dice were to be rolled does not show in the number of the decision', (_, attack1) => {
    const numbers = ['auto', 'byHand'].map((dice) => {
      const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A076'] })]);
      fire(b, 'A010', 'Amazon', 'Knox');
      b.expect('actions', 'close');
      b.expect('defend', { ...noDefence(b, 1), attack1, dice });
      return [b.asked().step, b.asked().number];
    });
    expect(numbers[0]).toEqual(numbers[1]);
  });

  it('a defence by standing orders looks in the log like one that was answered', () => {
    const logs = (['ask', 'best'] as const).map((defence) => {
      const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A076'] })], { dice: { defence: [3] } });
      b.player(1).orders = { intelligence: 'ask', defence };
      fire(b, 'A010', 'Amazon', 'Knox');
      b.expect('actions', 'close');
      if (defence === 'ask') b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A076'] });
      return b.table.log;
    });
    expect(logs[0]?.map((event) => event.kind)).toContain('guardCard');
    expect(logs[0]).toEqual(logs[1]);
  });

  it('at the open table “pass when I cannot stop it” is asked all the same', () => {
    const steps = ['holders', 'everyone'].map((windows) => {
      const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A080'] })], { options: { windows } });
      b.player(1).orders = { intelligence: 'pass', defence: 'hopeless' };
      fire(b, 'A010', 'Amazon', 'Knox');
      b.expect('actions', 'close');
      return b.asked().step;
    });
    expect(steps).toEqual(['discardCards', 'defend']);
  });

  it('with the open table every rival is asked, whatever it holds', () => {
    const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A076'] })], { options: { windows: 'everyone' } });
    fire(b, 'A010', 'Amazon', 'Knox');
    expect(b.ids(1)).toEqual(['pass', 'passTurn', 'mineOnly', 'passAlways']);
    b.expect('windowForAll', 'pass', 1);
    expect(b.asked().step).toBe('actions');
  });

  it('“pass for the rest of this turn” is not asked again until the next turn', () => {
    const b = lay([usa({ rows: [['Knox', 'Virginia']], hand: ['A010', 'A011'] }), uk({ hand: ['A069'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'passTurn', 1);
    fire(b, 'A011', 'Antrim');
    expect(b.asked().step).toBe('actions');
    expect(b.player(1).passing).toBe(true);
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.player(1).passing).toBe(false);
  });

  it('standing orders to pass hold until they are changed', () => {
    const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A069'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'passAlways', 1);
    expect(b.player(1).orders.intelligence).toBe('pass');
  });

  it('“only about what concerns me” leaves out cards against others', () => {
    const b = lay([
      usa({ rows: [['Knox', 'Virginia']], hand: ['A010', 'A011'] }),
      uk(),
      norway({ hand: ['A069'] }),
    ]);
    b.player(2).orders = { intelligence: 'mine', defence: 'ask' };
    fire(b, 'A010', 'Amazon', 'Knox');
    expect(b.asked().step).toBe('actions');
    fire(b, 'A011', 'Bergen');
    expect(b.asked().step).toBe('window');
  });

  it('“ask me only about what concerns me” can be said in answer to a card', () => {
    const b = lay([
      usa({ rows: [['Knox', 'Virginia', 'Leahy']], hand: ['A010', 'A011', 'A012'] }),
      uk(),
      norway({ hand: ['A069'] }),
    ]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'mineOnly', 2);
    expect(b.player(2)).toMatchObject({ hand: ['A069'], orders: { intelligence: 'mine', defence: 'ask' } });
    fire(b, 'A011', 'Bergen', 'Virginia');
    expect([b.asked().step, b.asked().seat]).toEqual(['window', 2]);
  });

  it('the active player writes orders that answer for it', () => {
    const b = lay([usa({ hand: ['A076'] }), uk({ hand: ['A020', 'A109'] })], { dice: { defence: [3] } });
    b.expect('actions', 'orders');
    b.expect('setOrders', { intelligence: 'pass', orders: 'best' });
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    fire(b, 'A020', 'Knox', 'Amazon');
    b.expect('actions', 'close');
    expect(b.state().defences).toMatchObject([{ by: 0, card: 'A076', status: 'worked' }]);
  });

  it('“defend the dearest ship” keeps cards from the others', () => {
    const b = lay([
      usa({ hand: ['A010', 'A011'], rows: [['Knox', 'Virginia']] }),
      uk({ rows: [['Amazon', 'Blake']], hand: ['A076', 'A077', 'A088'] }),
    ]);
    b.player(1).orders = { intelligence: 'ask', defence: 'dearest' };
    fire(b, 'A010', 'Amazon', 'Knox');
    fire(b, 'A011', 'Blake');
    b.expect('actions', 'close');
    const named = b.state().defences.filter((defence) => defence.source === 'card');
    expect(named.length).toBeGreaterThan(0);
    expect(new Set(named.map((defence) => defence.attack))).toEqual(new Set([2]));
  });

  it('“pass when I cannot stop it” skips hopeless dice only', () => {
    const hopeless = lay([
      usa({ rows: [['Pegasus', 'Gary']], hand: ['A001', 'A066', 'A067', 'A068'] }),
      uk({ hand: ['A004'] }),
    ]);
    hopeless.player(1).orders = { intelligence: 'ask', defence: 'hopeless' };
    for (const card of ['A066']) {
      hopeless.expect('actions', `plan:${card}`);
      hopeless.expect('choosePlan', 'against1');
    }
    fire(hopeless, 'A001', 'Amazon', 'Pegasus');
    hopeless.expect('actions', 'close');
    expect(hopeless.asked().step).toBe('discardCards');
    const hopeful = lay([usa({ rows: [['Pegasus', 'Gary']], hand: ['A001'] }), uk({ hand: ['A004'] })]);
    hopeful.player(1).orders = { intelligence: 'ask', defence: 'hopeless' };
    fire(hopeful, 'A001', 'Amazon', 'Pegasus');
    hopeful.expect('actions', 'close');
    expect(hopeful.asked().step).toBe('defend');
  });

  it('a defender changes its orders in the answer itself', () => {
    const b = lay([usa({ hand: ['A010'] }), uk({ hand: ['A076'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), orders: 'best' });
    expect(b.player(1).orders.defence).toBe('best');
  });
});
