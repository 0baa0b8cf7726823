import type { Decision, Rng } from '@flotilla/table';
import { rngFrom, sampleChoice, seedFrom } from '@flotilla/table';
import type { Answer } from '@flotilla/table/run';
import { hashOf, optionsOf, Table } from '@flotilla/table/run';
import { describe, expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import type { NavalBattles } from '../src/state.ts';

const open = (seed: string, seats: number, options: Partial<Options>): Table<NavalBattles> =>
  new Table({ game: navalBattles, options: optionsOf(navalBattles, options), seats, seed });

/** An answer to each waiting question. */
const answersTo = (decisions: readonly Decision[], rng: Rng): Answer[] =>
  decisions.map((decision) => ({
    seat: decision.seat,
    decision: decision.number,
    choice: sampleChoice(decision, rng),
  }));

/** Plays the same random battle at two tables that receive simultaneous answers in different orders. */
function playTwice(seed: string, seats: number, options: Partial<Options>, most: number): number {
  const forwards = open(seed, seats, options);
  const shuffled = open(seed, seats, options);
  const rng = rngFrom(seedFrom(`${seed} orders`), 'orders');
  let together = 0;
  for (let questions = 0; !forwards.over && questions < most; questions++) {
    const answers = answersTo(forwards.decisions, rng);
    if (answers.length > 1) together++;
    for (const answer of answers) expect(forwards.answer(answer)).toBeNull();
    for (const answer of rng.shuffled(answers)) expect(shuffled.answer(answer)).toBeNull();
    if (answers.length > 1) expect(hashOf(shuffled.state)).toBe(hashOf(forwards.state));
  }
  expect(hashOf(shuffled.state)).toBe(hashOf(forwards.state));
  expect(JSON.stringify(shuffled.log)).toBe(JSON.stringify(forwards.log));
  return together;
}

describe('simultaneous choices (A5)', () => {
  it.each([
    ['three fleets', 3, {}],
    ['six fleets, every rival asked', 6, { windows: 'everyone' }],
    ['two teams', 4, { teams: 'ABAB', points: 40, windows: 'everyone' }],
  ])('do not depend on who answers first: %s (card.intelligence, R65)', (name, seats, options) => {
    let together = 0;
    for (let battle = 0; battle < 3; battle++)
      together += playTwice(`${name} ${battle}`, seats, options, 250);
    expect(together).toBeGreaterThanOrEqual(3);
  });
});
