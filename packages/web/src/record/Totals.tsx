/** What everything comes to, in one row of figures. */
import { seas } from '../daily/seas.ts';
import type { GameFacts } from './facts.ts';
import { evaluationName } from './names.ts';
import { battlesIn, campaignsIn, careersIn } from './sums.ts';
import { figure, word } from './text/index.ts';

const ORDER = ['great', 'good', 'adequate', 'poor', 'dismal'];

/** The best evaluation there is; null while no campaign is over. */
function bestOf(evaluations: readonly (string | null)[]): string | null {
  const given = evaluations.filter((one) => one !== null);
  return given.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))[0] ?? null;
}

/** The row. */
export function Totals({ facts }: { facts: readonly GameFacts[] }) {
  const [careers, campaigns] = [careersIn(facts), campaignsIn(facts)];
  const battles = battlesIn(facts).filter(({ won }) => won !== null);
  const sum = (count: (career: (typeof careers)[number]) => number): number =>
    careers.reduce((total, career) => total + count(career), 0);
  const best = bestOf(campaigns.map(({ evaluation }) => evaluation));
  const sailed = Object.values(seas.value).filter(({ result }) => result).length;
  const rows: (readonly [string, string])[] = [
    [
      figure(careers.length),
      word('sum.careers', { n: careers.length, patrols: sum(({ patrols }) => patrols) }),
    ],
    [`${figure(sum(({ tons }) => tons))} t`, word('sum.ships', { n: sum(({ ships }) => ships) })],
    [figure(careers.filter(({ fate }) => fate === 'survived').length), word('sum.lived')],
    [
      figure(campaigns.length),
      best === null
        ? word('sum.campaignsOpen', { n: campaigns.length })
        : word('sum.campaigns', { n: campaigns.length, best: evaluationName(best) }),
    ],
    [
      word('sum.battlesOf', { won: battles.filter(({ won }) => won).length, n: battles.length }),
      word('sum.battles'),
    ],
    [figure(sailed), word('sum.seas', { n: sailed })],
  ];
  return (
    <dl class="big-figures sheet-panel">
      {rows.map(([value, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
