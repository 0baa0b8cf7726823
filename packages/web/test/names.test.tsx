// @vitest-environment happy-dom
import { loadGame } from '@flotilla/lab';
import { optionsOf, Table } from '@flotilla/table/run';
import { NextThing } from '@flotilla/ui/frame/sheet.tsx';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';

const NAMES = [
  { name: 'Ada', bot: null },
  { name: 'Bob', bot: null },
];

afterEach(cleanup);

describe('the names of the players', () => {
  it('stand in what is waited for and in who has won, with the navy once it is chosen', async () => {
    const game = await loadGame('naval-battles');
    await withWords(game);
    await loadVoice(game, 'en', NAMES);
    const table = new Table({ game, options: optionsOf(game), seats: 2, seed: 'names' });
    const [asked] = table.decisions;
    const seat = asked?.seat ?? 0;
    const session = { ...sessionWith(game, { view: table.view(null) }), seats: NAMES };
    session.asked.value = [seat];
    render(<NextThing session={session} Panel={() => null} />);
    expect(screen.getByRole('status').textContent).toBe(`Waiting for ${NAMES[seat]?.name} …`);
    table.answer({ seat, decision: asked?.number ?? 0, choice: 'usa' });
    session.view.value = table.view(null);
    expect((await screen.findByText(/United States/)).textContent).toBe(
      `Waiting for ${NAMES[seat]?.name} (United States) …`,
    );
  });
});
