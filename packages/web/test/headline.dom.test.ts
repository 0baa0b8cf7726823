// @vitest-environment happy-dom
/** The line by which a player knows a game again. */
import { hunters } from '@flotilla/hunters';
import { loadGame } from '@flotilla/lab';
import { anyGame, rngFrom, seedFrom } from '@flotilla/table';
import { optionsOf, playOut, randomBot, Table } from '@flotilla/table/run';
import { withWords } from '@flotilla/ui/test/helpers.tsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { headlineIn, headlineOf } from '../src/session/headline.ts';
import { blocksOf } from '../src/table/genericTable.tsx';

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

describe('a flotilla', () => {
  it('names its edition once, and its board does not repeat what the strip says', async () => {
    const flotilla = await loadGame('uboat-leader');
    await withWords(flotilla);
    const view = new Table({ game: flotilla, options: optionsOf(flotilla), seats: 1, seed: 'strip' }).view(0);
    const { text = '' } = headlineOf({ game: flotilla, outcome: null, view }) ?? {};
    expect(text).toMatch(/^second edition · Turn 0 · /);
    const strip = { kind: 'facts', facts: flotilla.status(view) };
    expect(flotilla.describe(view)).toContainEqual(strip);
    expect(blocksOf(flotilla, view)).not.toContainEqual(strip);
    expect(blocksOf(flotilla, view).length).toBe(flotilla.describe(view).length - 1);
  });
});
