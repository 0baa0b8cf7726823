/** What has been seen cannot be unseen: once a card is turned up, the answer before it cannot be taken back (7.3, 13.4). */
import { optionsOf, Session } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import type { UboatLeader } from '../src/state.ts';

/** A session with stacked decks, and the answers given so far. */
function session(
  options: Partial<Options>,
  decks: Record<string, readonly (number | string)[]>,
  ...answers: readonly string[]
): Session<UboatLeader> {
  const start = {
    options: { ...optionsOf(uboatLeader, options) },
    seats: [{ name: 'Player', bot: null }],
    seed: 'undo',
  };
  const played = new Session(uboatLeader, start, decks as Record<string, number[]>);
  for (const answer of answers) expect(played.choose(0, answer)).toEqual({ kind: 'done' });
  return played;
}

const BARRIER = { why: { key: 'table.undo.barrier' } };

it('7.3: an event card without a die is a barrier', () => {
  const game = session(
    { campaign: 'battle-begins' },
    { 'deck.events': ['EV-017'] },
    'U-47',
    'trained',
    'done',
    'done',
  );
  expect(game.undoRefusal()).toBeNull();
  expect(game.choose(0, 'to:north-sea')).toEqual({ kind: 'done' });
  const stress = () => game.table.state.game.boats[0]?.stress;
  expect(stress()).toBe(2);
  expect(game.undo()).toMatchObject(BARRIER);
  expect(stress()).toBe(2);
});

it('13.4: the boat card that cannot be paid is a barrier', () => {
  const game = session(
    { campaign: 'battle-begins', selection: 'lot' },
    { 'deck.boats': [154, 143] },
    'ace',
    'deal',
  );
  const told = (game.table.log ?? []).some(({ kind }) => kind === 'lotTooDear');
  expect([told, game.undoRefusal()]).toMatchObject([true, BARRIER]);
});
