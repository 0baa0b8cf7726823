/** Optional rules: Type XXI, snorkels, duds, linked campaigns (13). */
import { optionsOf } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { uboatLeader } from '../src/index.ts';
import { evasionOf } from '../src/rules/lookup.ts';
import { buy, closeIn, contact, oddsFor, type Played, play, sail } from './game.ts';

describe('optional rules (13)', () => {
  it('13.1: the Type XXI boat needs its rule, keeps U-201 ashore and reloads in combat', () => {
    expect(play({ campaign: 'hunted' }).refusal('U-2511')).toBe('refused.typeXXI [13.1]');
    const game = play({ campaign: 'hunted', typeXXI: true });
    game.expect('enlist', 'U-2511');
    game.expect('crew', 'green');
    game.expect('station', 'france');
    expect(game.refusal('U-201')).toBe('refused.captain [13.1]');
    const fight = play(
      { campaign: 'happy-time', typeXXI: true, length: 'long', edition: 'first' },
      {
        'deck.events': ['EV-038', 'EV-019'],
        contact: [9],
        'deck.convoys': ['CV-37'],
        'deck.merchants': ['M-078', 'M-056'],
        torpedo: [1, 1, 1, 1, 1, 1],
        escortCourse: [5, 5],
      },
    );
    buy(fight, ['U-2511', 'green', 'france']);
    expect(fight.boat('U-2511').gun).toBe(0);
    fight.expect('spend', 'done');
    sail(fight, 'U-2511', 'to:southwest-approaches', 'stop');
    fight.expect('lookout', 'search:U-2511');
    closeIn(fight, 'submerged:L-S', 'submerged:M-SSE');
    fight.expect('aim', 'plain:M3');
    fight.expect('spread', '6');
    expect(fight.boat('U-2511').ready.plain).toBe(0);
    fight.expect('helm', 'reload');
    expect(fight.boat('U-2511')).toMatchObject({ ready: { plain: 6 }, stored: { plain: 12 } });
    expect(fight.offered()).not.toContain('reload');
  });

  it('13.2: a snorkel costs 1 point, gives +2 evasion, and not to Type II', () => {
    const game = play({ campaign: 'battle-begins', snorkel: true });
    buy(game, ['U-47', 'veteran'], ['U-20', 'green']);
    const before = [game.state().so, evasionOf(game.state(), game.boat('U-47'))];
    expect(game.refusal('snorkel:U-20')).toBe('refused.snorkelType [13.2]');
    game.expect('spend', 'snorkel:U-47');
    expect([game.state().so, evasionOf(game.state(), game.boat('U-47'))]).toEqual([
      (before[0] as number) - 1,
      (before[1] as number) + 2,
    ]);
  });

  it.each([
    [1, 0, 1],
    [2, 0, 0],
    [4, 1, 1],
    [5, 2, 1],
    [8, 4, 1],
  ] as const)('13.3 2e: a dud die of %i lets %i of 4 torpedoes run, Alerted %i', (die, run, alerted) => {
    const game = contact(
      'second',
      'CV-37',
      {
        duds: [die],
        escortCourse: [5, 5],
        torpedo: new Array(run).fill(1),
        'deck.merchants': ['M-078', 'M-056'],
      },
      undefined,
      { duds: true },
    );
    closeIn(game, 'surfaced:L-S', 'surfaced:M-SSE');
    game.expect('aim', 'plain:M4');
    game.expect('spread', '4');
    game.expect('aim', 'fire');
    expect(game.thrown('torpedo')).toHaveLength(run);
    expect(game.battle().alerted).toBe(alerted);
    expect(game.boat('U-98').ready.plain).toBe(1);
    if (run > 1) {
      const roll = (game.table.log ?? []).find((event) => event.roll?.purpose === 'torpedo')?.roll;
      expect(roll?.modifiers.find((modifier) => modifier.why === 'spread')?.value).toBe(run - 1);
    }
  });

  it('13.3 1e: the dud table is refused with the first edition', () => {
    const options = optionsOf(uboatLeader, { edition: 'first', duds: true });
    expect(uboatLeader.checkOptions?.(options, 1)).toEqual({
      why: { key: 'refused.dudsEdition' },
      rule: '13.3 1e',
    });
    expect(uboatLeader.checkOptions?.({ ...options, edition: 'second' }, 1)).toBeNull();
  });

  it('13.5: linked campaigns keep boats, trade those that cannot serve, and start rested', () => {
    const game = play(
      { campaign: 'happy-time', linked: true },
      { 'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012'] },
    );
    buy(game, ['U-103', 'trained', 'france'], ['U-47', 'trained', 'france']);
    game.expect('spend', 'done');
    sail(game, 'U-103', 'to:southwest-approaches', 'port:france');
    game.boat('U-103').stress = 3;
    sail(game, 'U-47', 'to:southwest-approaches', 'port:france');
    expect(game.state().campaign).toBe('drumbeat');
    expect(game.state().finished.map((past) => past.campaign)).toEqual(['happy-time']);
    expect(game.state().boats.map((boat) => boat.id)).toEqual(['U-103']);
    // 36 points, 9 for U-103, U-47 (Type VIIB) traded for its 7
    expect(game.state().so).toBe(36 - 9 - 7 + 7);
    expect(game.boat('U-103')).toMatchObject({ stress: 0, patrols: 0, fate: 'serving', place: 'france' });
  });
});

const NOTHING = { plain: 0, fat: 0, t5: 0, mines: 0 };

describe('duds beside the raiders (13.3, 6.11), second edition', () => {
  /** U-47 in the raider box of The Happy Time, whose torpedoes fail on a 1 or a 2. */
  function raider(dice: Record<string, readonly number[]>, duds = true, fat = 0): Played {
    const game = play(
      { edition: 'second', campaign: 'happy-time', duds, length: 'long' },
      { 'deck.events': ['EV-038', 'EV-019', 'EV-020', 'EV-012', 'EV-013', 'EV-014'], ...dice },
    );
    buy(game, ['U-47', 'trained', 'france']);
    if (fat > 0) Object.assign(game.boat('U-47'), { ready: { ...NOTHING }, stored: { ...NOTHING, fat } });
    game.expect('spend', 'raider:U-47');
    game.expect('spend', 'done');
    sail(game, 'U-47', 'to:southwest-approaches', 'to:north-atlantic', 'box:raider');
    return game;
  }

  it('6.11, 13.3 2e: are rolled for torpedo by torpedo; one that fails is spent and scores nothing', () => {
    const game = raider({ duds: [1, 2, 3], raid: [10] });
    for (let i = 0; i < 3; i++) game.expect('raiding', 'torpedo');
    expect([game.thrown('duds'), game.thrown('raid')]).toEqual([[1, 2, 3], [10]]);
    expect(game.state().vp).toBe(1);
    expect(game.boat('U-47').stored.plain).toBe(6);
  });

  it('13.3 2e: count in the chance of a torpedo, not in that of the gun', () => {
    const plain = raider({}, false);
    const game = raider({});
    expect(oddsFor(game, 'torpedo').point).toBeCloseTo(0.8 * (oddsFor(plain, 'torpedo').point as number));
    expect(oddsFor(game, 'gun').point).toBeCloseTo(oddsFor(plain, 'gun').point as number);
  });

  it('13.3 2e: are not among advanced torpedoes', () => {
    const game = raider({ raid: [10] }, true, 9);
    game.expect('raiding', 'torpedo');
    expect([game.thrown('duds'), game.state().vp]).toEqual([[], 1]);
    expect(game.boat('U-47').stored.fat).toBe(8);
  });
});
