/** How many torpedoes a target is worth: three manners, each with the chances shown for it (9.13). */
import type { Decision, Manner, Odds, OddsOf, Suggestion, Text } from '@flotilla/table';
import { MANNERS, plansTogether, text } from '@flotilla/table';
import { chooseSpread } from './bots/tactics.ts';
import type { View } from './view.ts';

interface Salvo {
  readonly n: number;
  readonly sunk: number;
  readonly miss: number;
}

const chanceIn = (odds: readonly Odds[], of: string): number =>
  odds.find((one) => one.of === of)?.chance ?? 0;

/** How near a thrifty salvo comes to the most that a single torpedo can bring. */
const THRIFT = 0.9;

/** The salvoes worth firing at a known target; none for any other question. */
export function suggestions(view: View, decision: Decision, oddsOf: OddsOf): readonly Suggestion[] {
  if (decision.step !== 'spread' || decision.kind !== 'pick') return [];
  const salvoes = decision.options.flatMap(({ id }): Salvo[] => {
    const odds = oddsOf(id);
    return odds.length === 0
      ? []
      : [{ n: Number(id), sunk: chanceIn(odds, 'sunk'), miss: chanceIn(odds, 'miss') }];
  });
  const steady = salvoes.find(({ n }) => String(n) === chooseSpread(view, decision));
  if (!steady) return [];
  const chosen: Record<Manner, Salvo> = {
    thrifty: thriftiest(salvoes) ?? steady,
    steady,
    bold: salvoes.reduce((best, one) => (one.sunk > best.sunk ? one : best)),
  };
  const left = Number(decision.about.left);
  return plansTogether(
    MANNERS.map((manner) => {
      const { n } = chosen[manner];
      return { manner, key: String(n), choice: String(n), why: whyOf(chosen[manner], left - n) };
    }),
  );
}

/** The smallest salvo that is nearly as likely to sink her, for each torpedo, as the best. */
function thriftiest(salvoes: readonly Salvo[]): Salvo | undefined {
  const each = ({ n, sunk }: Salvo): number => sunk / n;
  const best = Math.max(...salvoes.map(each));
  return salvoes.find((salvo) => each(salvo) >= THRIFT * best);
}

const whyOf = ({ n, sunk, miss }: Salvo, kept: number): Text =>
  text(kept > 0 ? 'why.salvoKept' : 'why.salvo', { n, sunk, miss, kept });
