/** Nothing is ever lost or duplicated (contents): each of the 110 action cards and 110 ships is in exactly one place. */
import { optionsOf } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import { setup } from '../src/options.ts';
import { lostCards } from '../src/rules/conservation.ts';
import type { Player, State } from '../src/state.ts';
import { lay, uk, usa } from './fleets.ts';
import { fire } from './position.ts';

/** A battle with cards and ships in every possible place. */
function everywhere(): State {
  const b = lay([
    usa({ hand: ['A010', 'A020'], stock: ['A052'], damage: { Leahy: ['A004'] }, pile: ['Hermes'] }),
    uk({ hand: ['A001'] }),
  ]);
  fire(b, 'A010', 'Amazon', 'Knox');
  const state = b.state();
  const [thrown = ''] = state.deck;
  const [first, second] = state.players as [Player, Player];
  const [gone = ''] = second.reserve;
  return {
    ...state,
    deck: state.deck.slice(1),
    discard: [thrown],
    players: [first, { ...second, reserve: second.reserve.slice(1), removed: [gone] }],
  };
}

const PLACES: readonly [string, (state: State) => State, string][] = [
  ['the deck', (s) => ({ ...s, deck: s.deck.slice(1) }), 'action cards'],
  ['the discards', (s) => ({ ...s, discard: [] }), 'action cards'],
  ['the table', (s) => ({ ...s, onTable: [] }), 'action cards'],
  ['a hand', (s) => change(s, 0, { hand: ['A020'] }), 'action cards'],
  ['beside a fleet', (s) => change(s, 0, { stock: [] }), 'action cards'],
  [
    'under a ship',
    (s) => change(s, 0, { fleet: s.players[0]?.fleet.map((v) => ({ ...v, wounds: [] })) ?? [] }),
    'action cards',
  ],
  ['the box', (s) => ({ ...s, box: s.box.slice(1) }), 'ships'],
  ['a fleet', (s) => change(s, 1, { fleet: s.players[1]?.fleet.slice(1) ?? [] }), 'ships'],
  ['a reserve', (s) => change(s, 1, { reserve: s.players[1]?.reserve.slice(1) ?? [] }), 'ships'],
  ['a pile', (s) => change(s, 0, { pile: [] }), 'ships'],
  ['ships removed', (s) => change(s, 1, { removed: [] }), 'ships'],
];

const change = (state: State, seat: number, player: Partial<Player>): State => ({
  ...state,
  players: state.players.map((other) => (other.seat === seat ? { ...other, ...player } : other)),
});

describe('the check that nothing is lost (contents)', () => {
  it('contents: finds nothing in a battle with cards in every place', () => {
    expect(lostCards(everywhere())).toBeNull();
    expect(lostCards(setup(optionsOf(navalBattles), 2))).toBeNull();
  });

  it.each(PLACES)('contents: misses a card or ship of %s', (_, without, what) => {
    expect(lostCards(without(everywhere()))).toBe(
      `There are 109 ${what}, 109 of them different; there must be 110.`,
    );
  });

  it('contents: finds a card that is there twice', () => {
    const state = everywhere();
    const [, ...deck] = state.deck;
    expect(lostCards({ ...state, deck: [...deck, 'A020'] })).toBe(
      'There are 110 action cards, 109 of them different; there must be 110.',
    );
    expect(lostCards({ ...state, deck: [...state.deck, 'A020'] })).toBe(
      'There are 111 action cards, 110 of them different; there must be 110.',
    );
  });
});
