/** Suggested targets and defences say in one line what they are after. */
import { loadGame } from '@flotilla/lab';
import type { AnyGame, Choice, Decision, FormChoice, GameShape, Option } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, optionsOf, Table } from '@flotilla/table/run';
import { sessionWith, withWords } from '@flotilla/ui/test/helpers.tsx';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { suggestedOption } from '../desk/suggest.ts';
import { speakBattles } from '../text/index.ts';
import { Why } from './Why.tsx';

let game: AnyGame;
beforeAll(async () => {
  game = await loadGame('naval-battles');
  await withWords(game);
  await loadVoice(game, 'en', []);
  await speakBattles('en');
});
afterEach(cleanup);

/** A battle of steady bots at its first question of a step at which the chances of what they choose are shown. */
function battleAt(step: string): { table: Table<GameShape>; decision: Decision } {
  const seed = `why ${step}`;
  const table = new Table<GameShape>({ game, options: optionsOf(game, { points: 20 }), seats: 2, seed });
  const rng = rngFrom(seedFrom(seed), 'why');
  for (let [decision] = table.decisions; decision; [decision] = table.decisions) {
    const choice = chosenBy(botNamed(game, 'steady'), table, decision, rng);
    const option = decision.kind === 'pick' ? decision.options.find(({ id }) => id === choice) : undefined;
    const isShown = option !== undefined && table.odds(decision, option).length > 1;
    if (decision.step === step && isShown) return { table, decision };
    table.answer({ seat: decision.seat, decision: decision.number, choice });
  }
  throw new Error(`No question of ${step}.`);
}

it('a suggested target tells its chances with and without the guards; another choice tells nothing', () => {
  const { table, decision } = battleAt('aim');
  if (decision.kind !== 'pick') throw new Error('aim expected');
  const session = {
    ...sessionWith(game, { view: table.view(decision.seat), decision }),
    odds: (option: Option | FormChoice) => table.odds(decision, option),
  };
  const line = (choice: Choice | null): string =>
    render(<Why session={session} decision={decision} choice={choice} />).container.textContent ?? '';
  const best = suggestedOption(session, decision);
  expect(line(best)).toMatch(/^Suggested: (sinks|hits) if they .* \d+%/);
  const other = decision.options.find(({ id }) => id !== best);
  expect(line(other?.id ?? null)).toBe('');
});
