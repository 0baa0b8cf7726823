/** Superior Tactics: a copy of another card, with targets and a price of its own. */
import { describe, expect, it } from 'vitest';
import { lay, uk, usa } from './fleets.ts';
import { fire, noDefence, ship } from './position.ts';

describe('Superior Tactics (card.tactics)', () => {
  it('stays in hand when the copy finds no ship to fire it (card.tactics, R66, R30)', () => {
    const b = lay([usa({ hand: ['A010', 'A096'] }), uk()]);
    b.expect('actions', 'attack:A010+1');
    b.expect('aim', ship('Amazon'));
    expect(b.asked().step).toBe('actions'); // Knox has fired, Leahy has no gun
    expect(b.player(0).hand).toContain('A096');
  });

  it('is a copy with its own ships and target, and lies under the ship with the copied number (card.tactics, R30)', () => {
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

  it('copies a defence card that is played with it, and only then (card.tactics, R30)', () => {
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

  it('copies Intelligence with a target of its own: another card that can still be cancelled (card.tactics, R30)', () => {
    const b = lay([
      usa({ rows: [['Knox', 'Virginia']], hand: ['A010', 'A096'] }),
      uk({ hand: ['A069', 'A097'] }),
    ]);
    b.expect('actions', 'attack:A010+1');
    b.expect('aim', ship('Antrim'));
    b.expect('commitShip', ship('Knox'));
    b.expect('aim', ship('Amazon'));
    const [first, copy] = b.state().plays.map((play) => play.id);
    expect(b.ids(1).filter((id) => id.startsWith('cancel'))).toEqual([
      'cancel',
      'cancelTwice',
      `cancel>${copy}`,
    ]);
    expect(b.state().plays.map((play) => play.id)).toEqual([first, copy]);
    b.expect('window', `cancel>${copy}`, 1);
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['cancelled', 'cancelled']);
    expect([...b.state().discard].sort()).toEqual(['A010', 'A069', 'A096', 'A097']);
  });

  it('each copy of Intelligence is aimed for itself, also at one card twice (R30)', () => {
    const b = lay([usa({ hand: ['A010', 'A069', 'A096', 'A097'] }), uk({ hand: ['A076', 'A077', 'A070'] })]);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('window', 'pass', 1);
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A076', 'card:A077'] });
    const [first, second] = b.state().plays.map((play) => play.id);
    expect(b.ids(0).filter((id) => id.startsWith('cancel'))).toEqual([
      'cancel',
      'cancelTwice',
      `cancel>${second}`,
      'cancel+2',
      `cancel>${first}>${second}`,
      `cancel>${second}>${second}`,
    ]);
    b.expect('window', `cancel>${second}>${second}`, 0);
    b.expect('window', 'pass', 1); // of the Intelligence itself
    b.expect('window', 'cancel', 1); // of its first copy: the second is left
    expect(b.state().defences.map((defence) => defence.status)).toEqual(['cancelled', 'cancelled']);
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

  it('R60, attack.hard: a copy of a card that is hard to stop is hard to stop', () => {
    const b = lay([usa({ rows: [['Pegasus', 'Gary']], hand: ['A001', 'A096'] }), uk({ hand: ['A004'] })], {
      dice: { defence: [5] },
    });
    b.expect('actions', 'attack:A001+1');
    b.expect('aim', ship('Antrim'));
    b.expect('commitShip', ship('Pegasus'));
    b.expect('aim', ship('Amazon'));
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack2: ['card:A004'] });
    expect(b.state().attacks.map(({ card, hard, status }) => [card, hard, status])).toEqual([
      ['A001', -2, 'hit'],
      ['A096', -2, 'hit'],
    ]);
  });

  it('cannot be played alone (card.tactics)', () => {
    const b = lay([usa({ hand: ['A096'] }), uk()]);
    expect(b.why('card:A096')).toBe('refused.superiorTactics [card.tactics]');
  });
});
