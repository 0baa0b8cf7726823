/** Resolution: what stands takes effect at the same time; damage, surplus, and who scores. */
import { describe, expect, it } from 'vitest';
import { lay, norway, uk, usa } from './fleets.ts';
import type { Battle } from './position.ts';
import { closeUndefended, fire, ship } from './position.ts';

/** The active player strikes ships with Air Support, one card each. */
function strike(b: Battle, ...targets: readonly (readonly [string, string])[]): void {
  for (const [card, target] of targets) {
    b.expect('actions', `strike:${card}`);
    b.expect('fly', ship(target));
  }
}

/** Everybody does nothing until this seat's turn. */
function waitFor(b: Battle, seat: number): void {
  while (b.asked().step !== 'actions' || b.asked().seat !== seat) {
    const asked = b.asked();
    b.expect(asked.step, asked.step === 'actions' ? 'close' : { cards: [] }, asked.seat);
  }
}

describe('attacks that stand', () => {
  it('resolve, R25: take effect at the same time: a row emptied by one does not close up before the next', () => {
    const b = lay([usa({ hand: ['A052', 'A053'] }), uk({ rows: [['Amazon'], ['Antrim']] })], {
      terms: { rowRule: true },
      dice: { strike: [4, 4] },
    });
    strike(b, ['A052', 'Amazon'], ['A053', 'Antrim']);
    closeUndefended(b);
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['hit', 'missed']);
    expect(b.player(0).pile).toEqual([ship('Amazon')]);
    expect(b.vessel('Antrim')?.row).toBe(1);
  });

  it('resolve: nothing sinks before every die is rolled and every card has done its damage', () => {
    const b = lay(
      [usa({ hand: ['A052', 'A010', 'A053'] }), uk({ rows: [['Amazon', 'Antrim', 'Bristol']] })],
      {
        dice: { strike: [4, 3] },
      },
    );
    strike(b, ['A052', 'Amazon']);
    fire(b, 'A010', 'Amazon');
    strike(b, ['A053', 'Antrim']);
    closeUndefended(b);
    const told = ['strikeRolled', 'damaged', 'sunk'];
    expect(b.say().filter((kind) => told.includes(kind))).toEqual([
      'strikeRolled',
      'strikeRolled',
      'damaged',
      'sunk',
    ]);
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['hit', 'hit', 'missed']);
    expect(b.player(0).pile).toEqual([ship('Amazon')]);
  });

  it('resolve: what was stopped or cancelled has no effect', () => {
    const b = lay(
      [
        usa({ rows: [['Knox', 'Virginia', 'Belknap']], hand: ['A010', 'A011', 'A014'] }),
        uk({ hand: ['A069', 'A076'] }),
      ],
      { dice: { defence: [3] } },
    );
    for (const [card, by, answer] of [
      ['A010', 'Knox', 'cancel'],
      ['A011', 'Virginia', null],
      ['A014', 'Belknap', null],
    ] as const) {
      fire(b, card, 'Antrim', by);
      if (answer !== null) b.expect('window', answer, 1);
    }
    b.expect('actions', 'close');
    b.expect('defend', { attack2: ['card:A076'], attack3: [], dice: 'auto', orders: 'ask' });
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['cancelled', 'stopped', 'hit']);
    expect(b.vessel('Antrim')?.wounds).toEqual([{ card: 'A014', points: 2 }]);
  });

  it('R22, resolve: surplus damage is lost: it sinks the ship once and reaches no other', () => {
    const b = lay([
      usa({ rows: [['Knox', 'Virginia', 'Leahy']], hand: ['A010', 'A011', 'A020'] }),
      uk({ rows: [['Amazon', 'Antrim'], ['Bristol']] }),
    ]);
    fire(b, 'A010', 'Amazon', 'Knox');
    fire(b, 'A011', 'Amazon', 'Virginia');
    fire(b, 'A020', 'Amazon', 'Leahy');
    closeUndefended(b);
    expect(b.state().attacks.map((attack) => attack.status)).toEqual(['hit', 'hit', 'hit']);
    expect(b.player(0).pile).toEqual([ship('Amazon')]);
    expect(b.player(1).fleet.map(({ id, wounds }) => [id, wounds])).toEqual([
      [ship('Antrim'), []],
      [ship('Bristol'), []],
    ]);
    expect([...b.state().discard].sort()).toEqual(['A010', 'A011', 'A020']);
    const told = b.say().filter((kind) => kind === 'damaged' || kind === 'sunk');
    expect(told).toEqual(['damaged', 'damaged', 'damaged', 'sunk']);
  });

  it('ship.hull, attack.sink: damage one short of the hull leaves the ship afloat, damage equal to it sinks', () => {
    const [short, equal] = [
      ['A004', 'A005'],
      ['A004', 'A005', 'A006'],
    ].map((damage) => {
      const b = lay([usa({ hand: ['A010'] }), uk({ damage: { Antrim: damage } })]);
      fire(b, 'A010', 'Antrim');
      closeUndefended(b);
      return b;
    });
    expect(short?.vessel('Antrim')?.wounds.map(({ points }) => points)).toEqual([1, 1, 2]);
    expect(short?.player(0).pile).toEqual([]);
    expect(equal?.player(0).pile).toEqual([ship('Antrim')]);
  });

  it('R23, attack.sink: a ship that two players damaged goes to the one whose attack sinks it', () => {
    const b = lay([usa({ hand: ['A010'] }), norway({ hand: ['A020', 'A109'] }), uk()]);
    fire(b, 'A010', 'Amazon');
    closeUndefended(b);
    waitFor(b, 1);
    fire(b, 'A020', 'Amazon', 'Bergen');
    closeUndefended(b);
    expect([b.player(0).pile, b.player(1).pile]).toEqual([[], [ship('Amazon')]]);
    expect([...b.state().discard].sort()).toEqual(['A010', 'A020']);
  });

  it('R24, sequence: a new deck is made without the damage cards, which stay under their ships', () => {
    const b = lay([usa(), uk({ damage: { Amazon: ['A004'], Antrim: ['A010'] } })]);
    const state = b.state();
    state.discard = state.deck.splice(0, state.deck.length - 13);
    b.expect('actions', 'close');
    b.expect('discardCards', { cards: [] });
    expect(b.state().shuffles).toBe(1);
    expect(b.state().deck.filter((card) => ['A004', 'A010'].includes(card))).toEqual([]);
    expect(b.vessel('Amazon')?.wounds).toEqual([{ card: 'A004', points: 1 }]);
  });
});
