/** “Ask me only about cards that concern me”: which cards do (orders; card.intelligence). */
import { describe, expect, it } from 'vitest';
import { lay, norway, uk, usa } from './fleets.ts';
import type { Battle } from './position.ts';
import { fire, noDefence, ship } from './position.ts';

/** Three fleets; the third one holds Intelligence and is asked only about what concerns it. */
function concerned(hand: readonly string[], theirs: readonly string[] = []): Battle {
  const rows = [['Knox', 'Virginia', 'Leahy']];
  const b = lay([
    usa({ rows, damage: { Leahy: ['A021'] }, hand }),
    uk({ hand: theirs }),
    norway({ hand: ['A069', 'A070'] }),
  ]);
  b.player(2).orders = { intelligence: 'mine', defence: 'ask' };
  return b;
}

/** Who is asked whether the card just played is cancelled. */
const asked = ({ table }: Battle): number[] =>
  table.decisions.filter(({ step }) => step === 'window').map(({ seat }) => seat);

describe('a seat that is asked only about what concerns it (orders)', () => {
  it.each([
    ['own', []],
    ['against1', []],
    ['against2', [2]],
  ])('orders, card.plan: a Battle Plan %s is asked of %j', (whose, seats) => {
    const b = concerned(['A066']);
    b.expect('actions', 'plan:A066');
    b.expect('choosePlan', whose);
    expect(asked(b)).toEqual(seats);
  });

  it('orders, card.repair: a Repair concerns nobody else', () => {
    const b = concerned(['A099']);
    b.expect('actions', 'repair:A099');
    b.expect('chooseRepairs', { wounds: [`${ship('Leahy')}/A021`] });
    expect(asked(b)).toEqual([]);
  });

  it.each([
    ['Amazon', []],
    ['Bergen', [2]],
  ])('orders, attack: an attack on %s is asked of %j', (target, seats) => {
    const b = concerned(['A010']);
    fire(b, 'A010', target, 'Knox');
    expect(asked(b)).toEqual(seats);
  });

  it('orders, card.bombardment: strikes concern the fleet they are aimed at', () => {
    const b = concerned(['A064', 'A001', 'A002']);
    b.expect('actions', 'bombard:A064');
    b.expect('payBombardment', { cards: ['A001', 'A002'] });
    for (let n = 0; n < 4; n++) b.expect('fly', ship('Bergen'));
    expect(asked(b)).toEqual([2]);
  });

  it('orders, R29: a defence concerns whoever attacks, not somebody else', () => {
    const b = concerned(['A010'], ['A076']);
    fire(b, 'A010', 'Amazon', 'Knox');
    b.expect('actions', 'close');
    b.expect('defend', { ...noDefence(b, 1), attack1: ['card:A076'] }, 1);
    expect(asked(b)).toEqual([]);
    const own = lay(
      [uk({ hand: ['A076'] }), norway({ hand: ['A020', 'A023', 'A069'] }), usa({ hand: ['A070'] })],
      { active: 1 },
    );
    own.player(1).orders = { intelligence: 'mine', defence: 'ask' };
    own.player(2).orders = { intelligence: 'mine', defence: 'ask' };
    fire(own, 'A020', 'Amazon', 'Bergen');
    own.expect('actions', 'close');
    own.expect('defend', { ...noDefence(own, 0), attack1: ['card:A076'] }, 0);
    expect(asked(own)).toEqual([1]);
  });

  it('orders, R64: Intelligence concerns the owner of the card it answers', () => {
    const b = lay([usa({ hand: ['A010', 'A071'] }), uk({ hand: ['A072'] }), norway({ hand: ['A069'] })]);
    b.player(0).orders = { intelligence: 'mine', defence: 'ask' };
    b.player(2).orders = { intelligence: 'mine', defence: 'ask' };
    fire(b, 'A010', 'Amazon', 'Knox');
    expect(asked(b)).toEqual([1]);
    b.expect('window', 'cancel', 1);
    expect(asked(b)).toEqual([0]);
  });

  it('orders: who passes always is never asked, who asks always is asked about everything', () => {
    const seats = (['pass', 'ask'] as const).map((intelligence) => {
      const b = concerned(['A010']);
      b.player(2).orders = { intelligence, defence: 'ask' };
      fire(b, 'A010', 'Bergen', 'Knox');
      return asked(b);
    });
    expect(seats).toEqual([[], [2]]);
  });
});

describe('screens that are lost (R61)', () => {
  it('card.screen, R61: a ship that cannot step in any more is out before the next die is rolled', () => {
    const b = lay(
      [
        usa({ hand: ['A052'] }),
        uk({ rows: [['Amazon'], ['Glasgow'], ['Hermes']], hand: ['A104', 'A105', 'A080'] }),
      ],
      { dice: { defence: [1], strike: [1] } },
    );
    b.expect('actions', 'strike:A052');
    b.expect('fly', ship('Hermes'));
    b.expect('actions', 'close');
    const items = [`screen:A104>${ship('Glasgow')}`, `screen:A105>${ship('Amazon')}`, 'card:A080'];
    b.expect('defend', { ...noDefence(b, 1), attack1: items, dice: 'byHand' }, 1);
    b.expect('rollNext', '2');
    const kinds = b.say().filter((kind) => ['screenLost', 'guardRolled', 'redirected'].includes(kind));
    expect(kinds).toEqual(['redirected', 'screenLost', 'guardRolled']);
    expect(b.state().defences.map(({ status }) => status)).toEqual(['lost', 'worked', 'failed']);
    expect(b.state().attacks[0]?.target).toBe(ship('Amazon'));
  });
});
