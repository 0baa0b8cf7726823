/** How the chance of being detected at most is settled: boat and escorts fall back to where they meet (9.5, 9.7). */
import type { Rng } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { expect, it } from 'vitest';
import { range } from '../src/rules/display.ts';
import { detectionRange } from '../src/rules/escorts.ts';
import { contact, EDITIONS, type Played } from './game.ts';
import { SETTLED } from './settled.ts';

/** U-98 about to move; the one escort left is slower than the convoy and may fall back to either side of it. */
function besideSlowEscort(edition: 'first' | 'second'): Played {
  const game = contact(edition, 'CV-39');
  game.expect('engage', 'attack');
  game.expect('place', 'surfaced:L-N');
  Object.assign(game.ship('E1'), { area: 'S-N', card: 'E-226' });
  Object.assign(game.ship('E2'), { area: null });
  return game;
}

/** Takes a course, and lets boat and ships fall back as the chance of being detected at most is settled. */
function fallenBack(game: Played, course: string, rng: Rng): Played {
  const decision = game.asked();
  const option = decision.kind === 'pick' ? decision.options.filter(({ id }) => id === course) : [];
  const [shown] = option.flatMap((one) => game.table.odds(decision, one));
  if (shown?.of !== 'detectedMost') throw new Error(`Another chance is shown: ${shown?.of}.`);
  const trial = { table: game.table, decision, choice: course, args: { boat: 'U-98' }, shown };
  const { driftShip, driftBoat } = SETTLED.detectedMost?.through ?? {};
  game.expect('helm', course);
  for (;;) {
    const next = game.asked();
    const answer = { driftShip, driftBoat }[next.step];
    if (typeof answer !== 'function') return game;
    game.expect(next.step, answer(next, rng, game.table, trial) as string);
  }
}

it.each(EDITIONS)('9.5, 9.7: the escort always has the boat within its reach, %s edition', (edition) => {
  const ends = new Set<string>();
  for (const course of ['S-NE', 'S-NW', 'S-N', 'M-NNE', 'L-N'])
    for (let luck = 0; luck < 12; luck++) {
      const rng = rngFrom(seedFrom(`${luck}`), 'luck');
      const game = fallenBack(besideSlowEscort(edition), `surfaced:${course}`, rng);
      const { area, depth } = game.fighter('U-98');
      const escort = game.ship('E1').area as string;
      ends.add(escort);
      expect(range(escort, area as string), `${course}, ${luck}`).toBeLessThanOrEqual(
        detectionRange(game.battle(), depth),
      );
    }
  expect(ends.size).toBeGreaterThan(1);
});
