/** What the final screen, the log sheet and the figures tell of a campaign (3.8, 12). */
import { words } from '@flotilla/table';
import { describe, expect, it } from 'vitest';
import { status } from '../src/describe.ts';
import { uboatLeader } from '../src/index.ts';
import { HIT_CUP } from '../src/rules/hits.ts';
import { logSheet } from '../src/sheet.ts';
import { en } from '../src/text/en.ts';
import { viewOf } from '../src/view.ts';
import { buy, letPass, type Played, play, sail } from './game.ts';

const FATAL = HIT_CUP.findIndex((counter) => counter.heavy.effect === 'sunk') + 1;
const MINE = 'EV-041';
const QUIET = ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'];

const sheetOf = (game: Played): string =>
  logSheet(game.state(), (said) => words({ language: 'en', catalogue: en }, said));

const factOf = (game: Played, key: string) =>
  status(viewOf(game.state())).find(({ label }) => typeof label === 'object' && label.key === key)?.value;

describe('a boat lost (12.1)', () => {
  it('is taken off on the final screen and on the log sheet, as in the result', () => {
    const game = play(
      { edition: 'second', campaign: 'battle-begins' },
      { 'deck.events': ['EV-024', MINE], event: [1], hit: [FATAL] },
    );
    buy(game, ['U-47', 'trained']);
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea');
    // a lone merchant is worth 1 point, the boat lost on the next mine costs 3
    game.expect('eventOffer', 'fire');
    game.expect('sail', 'to:british-isles');
    expect(game.table.over).toBe(true);
    expect(uboatLeader.outcome(game.state())).toMatchObject({ args: { vp: -2, lost: 1 } });
    expect([factOf(game, 'fact.vp'), factOf(game, 'fact.evaluation')]).toEqual([
      -2,
      { key: 'evaluation.dismal' },
    ]);
    expect(sheetOf(game)).toContain('Victory points: −2 (1 boat lost). Dismal');
  });

  it('belongs to its campaign: the sheet of the next one does not know it', () => {
    const game = play(
      { edition: 'second', campaign: 'happy-time', linked: true },
      { 'deck.events': [MINE, ...QUIET], event: [1], hit: [FATAL] },
    );
    buy(game, ['U-124', 'trained', 'france'], ['U-103', 'trained', 'france']);
    game.expect('spend', 'done');
    sail(game, 'U-124', 'to:southwest-approaches');
    sail(game, 'U-103', 'to:southwest-approaches', 'port:france');
    expect(game.state()).toMatchObject({ campaign: 'drumbeat', finished: [{ vp: -3, lost: 1 }] });
    letPass(game, { enlist: 'done' });
    expect(factOf(game, 'fact.vp')).toBe(0);
    expect(sheetOf(game)).toContain('U-103');
    expect(sheetOf(game)).not.toContain('U-124');
  });
});
