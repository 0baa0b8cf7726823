/** Careers on the wall of the wardroom. */
import type { CareerFacts } from '@flotilla/hunters';
import type { Grade } from '@flotilla/ui/art/Honours.tsx';
import { Award } from '@flotilla/ui/art/Honours.tsx';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { href } from '@flotilla/ui/base/shell.ts';
import { TableBox } from '@flotilla/ui/parts/tableBox.tsx';
import { paired } from '@flotilla/ui/text/paired.ts';
import type { BestResult, Of, OverWall } from '@flotilla/ui/wall/ownWall.ts';
import { wallOf } from '@flotilla/ui/wall/ownWall.ts';
import { ReviewLink } from '@flotilla/ui/wall/ReviewLink.tsx';
import { figure, word } from '@flotilla/ui/wall/text/index.ts';
import { Charts } from './Charts.tsx';
import { awardName, captainName, fateName, monthName } from './names.ts';
import { ShareCareer } from './ShareCareer.tsx';

/** How a career ended, in a line with a sign. */
function Ending({ career: { fate, to } }: { career: CareerFacts }) {
  if (fate === 'serving') return <p class="plaque-end">▶ {word('plaque.sea', { month: monthName(to) })}</p>;
  if (fate === 'survived') return <p class="plaque-end good">✓ {word('plaque.lived')}</p>;
  return (
    <p class="plaque-end bad">✕ {word('plaque.lost', { fate: fateName(fate), month: monthName(to) })}</p>
  );
}

function Plaque({ of: career, show }: { of: Of<CareerFacts>; show: (over: OverWall) => void }) {
  const { id, boat, number, tons, ships, awards, over } = career;
  return (
    <li class={over ? 'plaque' : 'plaque plaque-open'}>
      <a href={href(`/g/${id}`)}>
        <strong>{captainName(career)}</strong>
        <span class="plaque-boat">
          U-{number} · {boat}
        </span>
        <Silhouette kind="uboat" name={boat} scale="same" />
        {awards > 0 && <Award grade={Math.min(4, awards) as Grade} label={awardName(awards)} />}
        <p>
          <b>{figure(tons)} t</b> {word('plaque.ships', { n: ships })}
        </p>
        <Ending career={career} />
      </a>
      {over && <ReviewLink id={id} name={`${captainName(career)}, U-${number}`} />}
      <button
        type="button"
        class="quiet plaque-share"
        aria-label={paired(word('share'), `${captainName(career)}, U-${number}`)}
        onClick={() => show((close) => <ShareCareer career={career} close={close} />)}
      >
        {word('share')}
      </button>
    </li>
  );
}

const COLUMNS = ['name', 'boat', 'patrols', 'ships', 'tons', 'fate'] as const;

function AsTable({ list: careers }: { list: readonly Of<CareerFacts>[] }) {
  if (careers.length === 0) return null;
  return (
    <details>
      <summary>{word('table')}</summary>
      <TableBox label={word('table')}>
        <table class="table">
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {word(`table.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {careers.map((career) => (
              <tr key={career.id}>
                <td>{captainName(career)}</td>
                <td>
                  U-{career.number}, {career.boat}
                </td>
                <td class="number">{career.patrols}</td>
                <td class="number">{career.ships}</td>
                <td class="number">{figure(career.tons)}</td>
                <td>{fateName(career.fate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </details>
  );
}

const tons = (value: number): string => `${figure(value)} t`;

function best(careers: readonly Of<CareerFacts>[]): BestResult[] {
  const [career] = careers;
  const [patrol] = [...careers].sort((a, b) => b.best.tons - a.best.tons);
  const [ship] = [...careers].sort((a, b) => b.largest.tons - a.largest.tons);
  const rows: BestResult[] = [];
  if (career)
    rows.push([word('best.career'), `${captainName(career)}, U-${career.number}`, tons(career.tons)]);
  if (patrol && patrol.best.tons > 0)
    rows.push([
      word('best.patrol'),
      `${captainName(patrol)}, ${monthName(patrol.best.month)}`,
      tons(patrol.best.tons),
    ]);
  if (ship && ship.largest.tons > 0)
    rows.push([word('best.ship'), ship.largest.name, tons(ship.largest.tons)]);
  return rows;
}

const sumOf = (careers: readonly CareerFacts[], of: 'patrols' | 'tons' | 'ships'): number =>
  careers.reduce((total, career) => total + career[of], 0);

/** Careers, those with the most tonnage first. */
export default wallOf<CareerFacts>({
  kind: 'career',
  place: 1,
  compare: (a, b) => b.tons - a.tons,
  Plaque,
  totals: (careers) => [
    [figure(careers.length), word('sum.careers', { n: careers.length, patrols: sumOf(careers, 'patrols') })],
    [tons(sumOf(careers, 'tons')), word('sum.ships', { n: sumOf(careers, 'ships') })],
    [figure(careers.filter(({ fate }) => fate === 'survived').length), word('sum.lived')],
  ],
  best,
  Table: AsTable,
  Charts,
});
