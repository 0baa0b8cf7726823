// @vitest-environment happy-dom
/** The page about the site. */

import { GAMES, loadGame } from '@flotilla/lab';
import { catalogueOf } from '@flotilla/table/run';
import { withWords } from '@flotilla/ui/test/helpers.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { AboutScreen } from '../src/screens/about.tsx';

afterEach(cleanup);

describe('the page about the site', () => {
  it.each([
    ['en', /published by Consim Press and GMT Games/],
    ['fr', /édité par Consim Press et GMT Games/],
    ['it', /pubblicato da Consim Press e GMT Games/],
    ['de', /erschienen bei Consim Press und GMT Games/],
  ] as const)('tells in the language %s who made the printed games', async (language, publishers) => {
    await withWords(await loadGame('night-watch'), language);
    await Promise.all(GAMES.map(async ({ load }) => catalogueOf(await load(), language)));
    render(<AboutScreen />);
    expect(await screen.findByText(publishers)).toBeTruthy();
  });

  it.each([
    ['en', /this browser/, /server/, /address/],
    ['fr', /ce navigateur/, /serveur/, /adresse/],
    ['it', /questo browser/, /server/, /indirizzo/],
    ['de', /diesem Browser/, /Server/, /Adresse/],
  ] as const)(
    'says in the language %s what stays here and what a server keeps',
    async (language, here, server, address) => {
      await withWords(await loadGame('night-watch'), language);
      render(<AboutScreen />);
      const [kept] = await screen.findAllByText(server);
      for (const part of [here, address]) expect(kept?.textContent).toMatch(part);
      for (const part of [here, server]) expect(ui('settings.kept')).toMatch(part);
    },
  );
});
