// @vitest-environment happy-dom
/** The line by which a player knows a game again. */
import { hunters } from '@flotilla/hunters';
import { anyGame, optionsOf, playOut, randomBot, rngFrom, seedFrom, Table } from '@flotilla/table';
import { beforeAll, describe, expect, it } from 'vitest';
import { headlineIn, headlineOf } from '../src/session/headline.ts';
import { withWords } from './helpers.tsx';

const game = anyGame(hunters);
beforeAll(() => withWords(game));

const table = () =>
  new Table({ game, options: optionsOf(game, { boat: 'VIIB' }), seats: 1, seed: 'headline' });

describe('the headline of a career', () => {
  it('begins with boat and patrol, and can be said in another language', async () => {
    const headline = headlineOf({ game, outcome: null, view: table().view(0) });
    expect(headline?.text).toMatch(/^U-\d+, patrol 1 · .+ · in port$/);
    const kept = structuredClone(headline?.facts ?? []);
    expect(await headlineIn('de', 'hunters', kept)).toMatch(/^U-\d+, Feindfahrt 1 · .+ · im Hafen$/);
    await withWords(game);
  });

  it('tells of a finished one how it ended', () => {
    const played = table();
    playOut(played, [randomBot], [rngFrom(seedFrom('headline'), 'bot')]);
    const outcome = game.outcome(played.state.game);
    const { text = '' } = headlineOf({ game, outcome, view: played.view(0) }) ?? {};
    expect(text).toMatch(/^U-\d+, patrol \d+ · \S.* \d+ ships?, /);
    expect(text).not.toContain('⟦');
  });
});
