/** What everything comes to, in one row of figures. */
import { seas } from '@flotilla/ui/sea/seas.ts';
import type { Total } from '@flotilla/ui/wall/ownWall.ts';
import { figure, word } from '@flotilla/ui/wall/text/index.ts';
import type { GameFacts } from './facts.ts';
import { listOn, WALLS } from './walls.ts';

/** The row. */
export function Totals({ facts }: { facts: readonly GameFacts[] }) {
  const sailed = Object.values(seas.value).filter(({ result }) => result).length;
  const rows: Total[] = [
    ...WALLS.flatMap((wall) => wall.totals(listOn(wall, facts))),
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
