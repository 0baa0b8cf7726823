/** The picture of a battle: what lies on a card stays on it, however large the ship. */
import { loadGame } from '@flotilla/lab';
import { rngFrom, seedFrom, startOf } from '@flotilla/table';
import { botNamed, chosenBy, Session } from '@flotilla/table/run';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { View } from './game.ts';
import { SHIPS } from './game.ts';
import { Picture } from './picture.tsx';

it('draws every box of a hull on the card of its ship', async () => {
  const game = await loadGame('naval-battles');
  const session = new Session(game, {
    options: { ...startOf(game.optionFields), points: 60 },
    seats: ['Anna', 'Jonas'].map((name) => ({ name, bot: 'steady' })),
    seed: 'large ships',
  });
  const rng = rngFrom(seedFrom('large ships'), 'bot');
  const view = () => session.table.view(0) as View;
  while (view().phase === 'setup') {
    const [decision] = session.decisions;
    if (!decision) throw new Error('Nobody is asked for a fleet.');
    session.choose(decision.seat, chosenBy(botNamed(game, 'steady'), session.table, decision, rng));
  }
  // The ship with the most boxes lies before everybody.
  const [largest] = [...SHIPS].sort((a, b) => b.hull - a.hull);
  const players = view().players.map((player) => ({
    ...player,
    fleet: player.fleet?.map((vessel, i) => (i === 0 && largest ? { ...vessel, id: largest.id } : vessel)),
  }));
  const place = document.createElement('div');
  act(() => render(<Picture game={game} view={{ ...view(), players }} />, place));
  const number = (part: Element | null, name: string): number => Number(part?.getAttribute(name));
  const rights = [...place.querySelectorAll('.plot-box')].map(
    (box) =>
      number(box, 'x') +
      number(box, 'width') -
      number(box.parentElement?.querySelector('.plot-card') ?? null, 'width'),
  );
  expect(rights.length).toBeGreaterThan(20);
  expect(Math.max(...rights)).toBeLessThanOrEqual(0);
});
