/** What the final screen, the log sheet and the figures say about a campaign (3.8, 12). */
import { words } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import { HIT_CUP } from '../src/rules/hits.ts';
import { logSheet } from '../src/sheet/logSheet.ts';
import { status } from '../src/status.ts';
import { en } from '../src/text/en/index.ts';
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
  it('3.8, 12.1: is taken off on the final screen and on the log sheet, as in the result', () => {
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

  it('3.8, 13.5: belongs to its campaign: the sheet of the next one does not know it', () => {
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

describe('the log sheet (3.8)', () => {
  it('3.8, 11.1: keeps the price paid for a boat after its crew is promoted', () => {
    const game = play({ edition: 'first', campaign: 'battle-begins' }, { 'deck.events': QUIET });
    buy(game, ['U-47', 'green']);
    const points = sheetOf(game).match(/Special option points: .*/)?.[0];
    const { so, soStart } = game.state();
    expect(points).toBe(
      `Special option points: ${soStart} at the start, ${soStart - so} spent on boats, ${so} left`,
    );
    game.expect('spend', 'done');
    game.boat('U-47').xp = 7;
    sail(game, 'U-47', 'to:north-sea', 'stop');
    game.expect('lookout', 'rest:U-47');
    expect(game.boat('U-47').level).toBe('trained');
    expect(sheetOf(game)).toContain(points);
  });
});

describe('the evaluation (12.2)', () => {
  /** Comes home from the last patrol with this many points. */
  function homeWith(
    vp: number,
    length: 'short' | 'medium' = 'short',
    edition: 'first' | 'second' = 'second',
  ) {
    const game = play({ edition, campaign: 'battle-begins', length }, { 'deck.events': QUIET });
    buy(game, ['U-47', 'trained']);
    for (let patrol = 1; patrol < (length === 'short' ? 1 : 2); patrol++) {
      game.expect('spend', 'done');
      sail(game, 'U-47', 'to:north-sea', 'port:germany');
    }
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea');
    game.state().vp = vp;
    game.expect('sail', 'port:germany');
    expect(game.table.over).toBe(true);
    return game;
  }
  const evaluated = (game: Played) => {
    const { ending, winners } = uboatLeader.outcome(game.state()) ?? {};
    return [game.state().finished[0]?.evaluation, ending, winners?.length === 1];
  };

  it.each([
    [40, 'great', true],
    [21, 'great', true],
    [20, 'good', true],
    [17, 'good', true],
    [16, 'adequate', true],
    [13, 'adequate', true],
    [12, 'poor', false],
    [10, 'poor', false],
    [9, 'dismal', false],
    [-3, 'dismal', false],
  ] as const)('3.3, 12.2: %i points in a short campaign of The Battle Begins are %s', (vp, band, won) => {
    expect(evaluated(homeWith(vp))).toEqual([band, band, won]);
    expect(evaluated(homeWith(vp, 'short', 'first'))).toEqual([band, band, won]);
  });

  it.each([
    [41, 'great'],
    [40, 'good'],
    [33, 'good'],
    [32, 'adequate'],
    [27, 'adequate'],
    [26, 'poor'],
    [20, 'poor'],
    [19, 'dismal'],
  ] as const)('3.3, 12.2: %i points in a medium one are %s', (vp, band) => {
    expect(evaluated(homeWith(vp, 'medium'))[0]).toBe(band);
  });
});

describe('the figures of linked campaigns (13.5)', () => {
  const figures = (game: Played) => uboatLeader.figures(game.state());

  it('13.5: count every campaign, also patrols, kills and boats of earlier ones', () => {
    const game = play(
      { edition: 'second', campaign: 'happy-time', linked: true },
      { 'deck.events': [...QUIET, 'EV-022'], 'deck.naval': ['N-301', 'N-302'], torpedo: [10, 10, 10, 10] },
    );
    buy(game, ['U-47', 'trained', 'germany'], ['U-103', 'trained', 'france']);
    game.expect('spend', 'attack:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:north-sea', 'box:attack');
    letPass(game, { breakOff: 'goOn' });
    game.expect('aimRaid', 'plain:N-301');
    game.expect('spread', '4');
    game.expect('aimRaid', 'fire');
    Object.assign(game.boat('U-103'), { stress: 4 });
    sail(game, 'U-103', 'to:southwest-approaches', 'port:france');
    game.expect('spend', 'done');
    Object.assign(game.boat('U-47'), { stress: 2 });
    sail(game, 'U-47', 'port:germany');
    expect(game.state().campaign).toBe('drumbeat');
    // U-47 (Type VIIB) is traded, U-103 goes on with a new log
    expect(figures(game).numbers).toMatchObject({ boats: 2, shipsSunk: 1, patrols: 2, turns: 2, vp: 4 });
    expect(figures(game).numbers.stressAtReturn).toBe(3);
    expect(figures(game).numbers.tonsSunk).toBeGreaterThan(0);
  });
});
