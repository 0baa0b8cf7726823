/** Best results, one of each kind. */
import type { GameFacts } from './facts.ts';
import { campaignName, captainName, evaluationName, monthName, navyName } from './names.ts';
import { battlesIn, campaignsIn, careersIn } from './sums.ts';
import { figure, word } from './text/index.ts';

type Row = readonly [kind: string, what: string, how: string];

function rowsOf(facts: readonly GameFacts[]): Row[] {
  const careers = careersIn(facts);
  const [career] = careers;
  const [patrol] = [...careers].sort((a, b) => b.best.tons - a.best.tons);
  const [ship] = [...careers].sort((a, b) => b.largest.tons - a.largest.tons);
  const [campaign] = campaignsIn(facts).filter(({ evaluation }) => evaluation !== null);
  const [battle] = battlesIn(facts).filter(({ won }) => won);
  const rows: Row[] = [];
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
  if (campaign)
    rows.push([word('best.campaign'), campaignName(campaign), evaluationName(campaign.evaluation)]);
  if (battle) rows.push([word('best.battle'), navyName(battle), `${battle.points} : ${battle.against}`]);
  return rows;
}

const tons = (value: number): string => `${figure(value)} t`;

/** The list. */
export function Best({ facts }: { facts: readonly GameFacts[] }) {
  const rows = rowsOf(facts);
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
