/** A suggestion says in one line what it is after, in figures that are shown for it. */
import type { Choice, Decision, FormChoice, Option, Text } from '@flotilla/table';
import { rngFrom, seedFrom } from '@flotilla/table';
import { botNamed, chosenBy, optionsOf, Table, tableTexts, words } from '@flotilla/table/run';
import { expect, it } from 'vitest';
import { navalBattles } from '../src/index.ts';
import { en } from '../src/text/en/index.ts';
import { weighing } from '../src/weighing.ts';

const said = (why: Text): string => words({ language: 'en', catalogue: { ...tableTexts.en, ...en } }, why);

it('for a target, strikes and a defence, in the chances shown for them', () => {
  const seen = new Map<string, number>();
  for (let battle = 0; battle < 4; battle++) {
    const seed = `suggested ${battle}`;
    const options = optionsOf(navalBattles, { points: 20 });
    const table = new Table({ game: navalBattles, options, seats: 2, seed, recording: 'off' });
    const steady = botNamed(navalBattles, 'steady');
    const rng = rngFrom(seedFrom(seed), 'battle');
    while (!table.over && table.state.game.round < 6) {
      const decision = table.decisions[0] as Decision;
      const oddsOf = (choice: Choice) => table.odds(decision, offered(decision, choice));
      const plans = weighing.suggestions?.(table.view(decision.seat), decision, oddsOf) ?? [];
      if (decision.step === 'aim') expect(plans).toHaveLength(1);
      for (const { choice, why, manners } of plans) {
        const copy = table.copy();
        expect(copy.answer({ seat: decision.seat, decision: decision.number, choice })).toBeNull();
        expect(manners).toEqual(['steady']);
        const shown = oddsOf(choice).map(({ chance }) => Math.round(chance * 100));
        const told = [...said(why).matchAll(/(\d+)(?:\.\d+)?\s?%/g)].map(([, figure]) => Number(figure));
        expect(told).toHaveLength(shown.length);
        for (const [i, chance] of shown.entries())
          expect(Math.abs(chance - (told[i] as number))).toBeLessThanOrEqual(1);
        seen.set(decision.step, (seen.get(decision.step) ?? 0) + 1);
      }
      table.take(decision, chosenBy(steady, table, decision, rng));
    }
  }
  expect(seen.get('aim')).toBeGreaterThan(3);
  expect(seen.get('defend')).toBeGreaterThan(0);
});

const offered = (decision: Decision, choice: Choice): Option | FormChoice =>
  decision.kind === 'pick'
    ? (decision.options.find(({ id }) => id === choice) as Option)
    : (choice as FormChoice);
