/** Best results, one of each kind. */

import { word } from '@flotilla/ui/wall/text/index.ts';
import type { GameFacts } from './facts.ts';
import { listOn, WALLS } from './walls.ts';

/** The list. */
export function Best({ facts }: { facts: readonly GameFacts[] }) {
  const rows = WALLS.flatMap((wall) => wall.best(listOn(wall, facts)));
  return (
    <div class="sheet-panel">
      <h2>{word('best')}</h2>
      {rows.length === 0 && <p class="muted">{word('best.none')}</p>}
      <dl class="best">
        {rows.map(([kind, what, how]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>
              <b>{how}</b>
              <span class="muted">{what}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
