/** Chances shown where chance itself changes what follows: tactics counters, stress of a dive (9.7, 9.23, 9.30). */
import { describe, expect, it } from 'vitest';
import { TACTICS } from '../src/data/tactics.ts';
import { chanceOfLoss } from '../src/rules/hits.ts';
import { levelOf } from '../src/rules/lookup.ts';
import { buy, closeIn, contact, letPass, oddsFor, type Played, play, sail } from './game.ts';

/** Four ships of speed 2: nobody falls back. */
const EVEN = ['M-078', 'M-056', 'M-055', 'M-071'];

/** U-552 in The Hunted, in reach of both escorts of a convoy, neither of which has a tactics counter. */
function sought(dice: Record<string, readonly (number | string)[]> = {}): Played {
  const game = play(
    { edition: 'first', campaign: 'hunted' },
    {
      'deck.events': ['EV-038', 'EV-019'],
      'deck.convoys': ['CV-37'],
      'deck.merchants': EVEN,
      'deck.escorts': ['E-201', 'E-202'],
      contact: [10],
      ...dice,
    },
  );
  buy(game, ['U-552', 'veteran', 'france']);
  game.expect('spend', 'done');
  sail(game, 'U-552', 'to:bay-of-biscay', 'stop');
  game.expect('lookout', 'search:U-552');
  closeIn(game, 'surfaced:L-N', 'surfaced:M-NNE');
  return game;
}

describe('tactics counters still in the cup (9.30)', () => {
  /** The chance of a d10 against 5, the mean over the counters of the cup without those taken out. */
  function meanWithout(...taken: readonly string[]): number {
    const cup = TACTICS.flatMap((counter) =>
      new Array<(typeof TACTICS)[number]>(
        counter.count - taken.filter((id) => id === counter.id).length,
      ).fill(counter),
    );
    return cup.reduce((sum, { detect }) => sum + 0.6 + detect / 10, 0) / cup.length;
  }

  it('count in the chance to be detected', () => {
    const game = sought();
    expect(game.asked().step).toBe('escorts');
    expect(game.ship('E1')).toMatchObject({ card: 'E-201', tactics: null });
    expect(oddsFor(game, 'E1').detects).toBeCloseTo(meanWithout());
    expect(meanWithout()).toBeCloseTo(0.6 + 13 / 200);
  });

  it('are one less for the next escort', () => {
    const game = sought();
    Object.assign(game.ship('E2'), { tactics: 'T-5' });
    expect(oddsFor(game, 'E1').detects).toBeCloseTo(meanWithout('T-5'));
    expect(oddsFor(game, 'E2').detects).toBeCloseTo(0.8);
  });

  it('are the same for every boat an escort looks for', () => {
    const game = sought();
    const { boats } = game.battle();
    boats.push(...boats.map((fighter) => ({ ...fighter })));
    // nine counters bring nothing, nine 1 and two 2
    expect(oddsFor(game, 'E1').detects).toBeCloseTo(1 - (9 * 0.4 ** 2 + 9 * 0.3 ** 2 + 2 * 0.2 ** 2) / 20);
  });
});

describe('a crash dive that shakes the crew (9.23, 9.26 2e)', () => {
  it('takes the hits of a shaken crew, in the chances as in the fight', () => {
    const game = contact(
      'second',
      'CV-39',
      {
        'deck.merchants': EVEN,
        'deck.escorts': ['E-203', 'E-202'],
        detection: [10, 10],
        crashDive: [10],
        hit: [9, 9, 9],
      },
      [['U-99', 'veteran']],
    );
    game.expect('engage', 'attack');
    const boat = game.boat('U-99');
    boat.stress = levelOf(game.state(), boat).okayTo;
    game.expect('place', 'surfaced:S-E');
    game.expect('helm', 'surfaced:S-E');
    letPass(game, { driftBoat: 'S-SE', escorts: 'E1', aim: 'hold', enemyAttacks: 'E1' });
    const before = { ...boat };
    const held = oddsFor(game, 'hold').lost as number;
    const { evades, lost } = oddsFor(game, 'crashDive');
    game.expect('react', 'crashDive');
    const [first] = (game.table.log ?? []).filter(({ kind }) => kind === 'attackHits');
    const { light, heavy } = first?.data ?? {};
    expect(evades).toBeCloseTo(0.3);
    expect(lost).toBeCloseTo(0.7 * chanceOfLoss(game.state(), before, Number(light), Number(heavy)));
    expect(lost).toBeGreaterThan(0.7 * held);
  });
});
