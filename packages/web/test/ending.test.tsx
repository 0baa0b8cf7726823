// @vitest-environment happy-dom
/** The end of a game: what is of use to players, in their words. */
import { lookAgain } from '@flotilla/client';
import { loadGame } from '@flotilla/lab';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, optionsOf, Session } from '@flotilla/table/run';
import { NextThing } from '@flotilla/ui/frame/sheet.tsx';
import { withWords } from '@flotilla/ui/test/helpers.tsx';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(cleanup);

/** The facts of a game that bots have played to its end. */
async function endOf(id: string, seats: number): Promise<string[]> {
  const game = await loadGame(id);
  await withWords(game);
  const people = Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, bot: null }));
  const kernel = new Session(game, { options: optionsOf(game, {}) as never, seats: people, seed: 'end' });
  const bot = botNamed(game, 'steady');
  const rng = rngFrom(seedFrom('end'), 'bot');
  for (const { table } = kernel; !table.over; ) {
    const [decision] = kernel.decisions;
    if (!decision) break;
    kernel.choose(decision.seat, chosenBy(bot, table, decision, rng));
  }
  const session = lookAgain('x', game, kernel.record());
  if (typeof session === 'string') throw new Error(session);
  const { container } = render(<NextThing session={session} Panel={() => null} />);
  return [...container.querySelectorAll('.ending .fact')].map(({ textContent }) => textContent ?? '');
}

describe('the end', () => {
  it('of Naval Battles names fleets, not seats, and shows nothing only a simulation wants', async () => {
    const facts = (await endOf('naval-battles', 2)).join('\n');
    expect(facts).not.toMatch(/seat \d|first player wins|new decks|turns a player/i);
    expect(facts).toMatch(/sunk, /);
  });

  it('of U-Boat Leader writes at most one decimal', async () => {
    const facts = (await endOf('uboat-leader', 1)).join('\n');
    expect(facts).toMatch(/stress on return/);
    expect(facts).not.toMatch(/\d\.\d\d/);
  });
});
