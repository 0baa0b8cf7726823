/** Dice that must stay at or under the evasion of a crew (9.4, 9.23, 9.24). */
import type { Chart } from '@flotilla/table';
import { checkChart } from '@flotilla/table';
import type { Known } from '../state.ts';
import { boatOf, evasionOf } from './lookup.ts';

/** The chart of such a die, by its rule; a boat uses the one for the evasion of its crew at the time. */
export const evasionChart =
  (purpose: string, ruleOf: (s: Known) => string) =>
  (s: Known, { boat }: { readonly boat: string }): Chart<boolean, 'all'> =>
    checkChart({ purpose, rule: ruleOf(s), dice: 'd10', atMost: evasionOf(s, boatOf(s, boat)) });
