import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import { optionsOf, Table } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import { scoring } from '../src/scoring.ts';

it.each([2, 4])('%i fleets come to the points that each has sunk, at every answer', (seats) => {
  const rng = rngFrom(seedFrom('scoring'), 'test');
  const table = new Table({ game: navalBattles, options: optionsOf(navalBattles), seats, seed: 'scoring' });
  let most = 0;
  for (let answers = 0; !table.over && answers < 1_500; answers++) {
    const decision = rng.pick(table.decisions);
    table.answer({ seat: decision.seat, decision: decision.number, choice: sampleChoice(decision, rng) });
    const { numbers } = navalBattles.figures(table.state.game);
    const sunk = (scoring.bySeat?.(table.state.game) ?? []).map(({ seat, figures }) => [seat, figures.sunk]);
    expect(sunk).toEqual(
      Array.from({ length: seats }, (_, seat) => [seat, numbers[`sunkBySeat${seat + 1}`]]),
    );
    most = Math.max(most, ...sunk.map(([, points]) => points ?? 0));
  }
  expect(most).toBeGreaterThan(0);
});
