/** What the steady bot would aim at or defend with, and the chances it goes by. */
import type { Choice, Decision, OddsOf, Suggestion } from '@flotilla/table';
import { rngFrom, seedFrom, whyByOdds } from '@flotilla/table';
import { STEADY, steadyChoice } from './bots/steady.ts';
import type { View } from './view.ts';

const STEPS: readonly string[] = ['aim', 'fly', 'defend'];

/** A target, strikes or a defence, with the chances shown for it as its reason; none where nothing is shown. */
export function suggestions(view: View, decision: Decision, oddsOf: OddsOf): readonly Suggestion[] {
  if (!STEPS.includes(decision.step)) return [];
  const rng = rngFrom(seedFrom(`${decision.number}`), 'suggestion');
  const choice: Choice = steadyChoice(view, decision, rng, STEADY);
  const why = whyByOdds(oddsOf(choice));
  return why === null ? [] : [{ manners: ['steady'], choice, why }];
}
