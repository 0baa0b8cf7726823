// @vitest-environment happy-dom
/** The page about the site. */
import { GAMES, loadGame } from '@flotilla/lab';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { AboutScreen } from '../src/screens/about.tsx';
import { withWords } from './helpers.tsx';

afterEach(cleanup);

describe('the page about the site', () => {
  it.each([
    ['en', /published by Consim Press and GMT Games/],
    ['fr', /édité par Consim Press et GMT Games/],
    ['it', /pubblicato da Consim Press e GMT Games/],
    ['de', /erschienen bei Consim Press und GMT Games/],
  ] as const)('tells in the language %s who made the printed games', async (language, publishers) => {
    await withWords(await loadGame('night-watch'), language);
    await Promise.all(GAMES.map(async ({ load }) => (await load()).texts[language]()));
    render(<AboutScreen />);
    expect(await screen.findByText(publishers)).toBeTruthy();
  });
});
