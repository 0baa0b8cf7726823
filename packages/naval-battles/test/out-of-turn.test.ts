/** Answers out of turn: who is asked, what standing orders answer, and what nobody can learn from it. */
import { describe, expect, it } from 'vitest';
import { lay, norway, uk, usa } from './fleets.ts';
import { fire, noDefence, sessionAt } from './position.ts';

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

  it('“pass for the rest of this turn” is not asked again until the next turn (orders)', () => {
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

  it('the active player writes orders that answer for it (orders)', () => {
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
