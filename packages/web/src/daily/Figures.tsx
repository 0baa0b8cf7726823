/** What came of a sea: the large figures, and the ships. */
import type { Scored } from '@flotilla/companion';
import { percent } from '@flotilla/table/run';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import type { SeaResult } from '@flotilla/ui/sea/ownSea.ts';
import { figure, word } from '@flotilla/ui/sea/text/index.ts';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { ownSeaScreen } from './ownScreen.ts';

/** The figures, as large as they can be. */
export function Figures({ figures }: { figures: Omit<Scored, 'end'> }) {
  const of = (name: string): number => Number(figures[name] ?? 0);
  const [tons, ships, fired, hits, expected] = [
    of('tons'),
    of('ships'),
    of('fired'),
    of('hits'),
    of('expected'),
  ];
  return (
    <dl class="big-figures">
      <div>
        <dt>{word('result.tons')}</dt>
        <dd>{figure(tons)} t</dd>
      </div>
      <div>
        <dt>{word('result.ships', { n: ships, fired })}</dt>
        <dd>{ships}</dd>
      </div>
      <div>
        <dt>{word('result.hull')}</dt>
        <dd>
          {of('hull')}/{of('hullOf')}
        </dd>
      </div>
      <div>
        <dt>
          {fired > 0
            ? word('result.hits', { expected: percent(language(), expected / fired) })
            : word('result.noShots')}
        </dt>
        <dd>{fired > 0 ? percent(language(), hits / fired) : '–'}</dd>
      </div>
    </dl>
  );
}

/** The ships, as they were drawn over the bow. */
export const Ships = ({ ships }: { ships: SeaResult['ships'] }) => (
  <ul class="daily-ships">
    {ownSeaScreen.drawn(ships).map(({ kind, name, tons }, i) => (
      <li key={i}>
        <Silhouette kind={kind} name={name} tons={tons} scale="same" />
        <span>
          {name} {figure(tons)}
        </span>
      </li>
    ))}
  </ul>
);
