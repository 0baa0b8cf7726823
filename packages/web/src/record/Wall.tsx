/** The wall: a plaque for every career, campaign and battle, and all careers as a table. */
import { useState } from 'preact/hooks';
import type { Grade } from '../art/Honours.tsx';
import { Award } from '../art/Honours.tsx';
import { Silhouette } from '../art/Silhouette.tsx';
import { TableBox } from '../hunters/TableBox.tsx';
import { paired } from '../paired.ts';
import { href } from '../router.ts';
import { ui } from '../text/index.ts';
import type { BattleFacts, CampaignFacts, CareerFacts, GameFacts } from './facts.ts';
import {
  awardName,
  campaignName,
  captainName,
  evaluationName,
  fateName,
  monthName,
  navyName,
} from './names.ts';
import { ShareCareer } from './ShareCareer.tsx';
import type { Of } from './sums.ts';
import { battlesIn, campaignsIn, careersIn } from './sums.ts';
import { figure, word } from './text/index.ts';

/** What is shown of the wall. */
export type Shown = 'all' | 'career' | 'campaign' | 'battle';

const MOST_PLAQUES = 12;

interface Props {
  readonly facts: readonly GameFacts[];
  readonly shown: Shown;
}

/** The plaques, the latest dozen of them at first, and what one shares of a career. */
export function Wall({ facts, shown }: Props) {
  const [sharing, share] = useState<Of<CareerFacts> | null>(null);
  const wants = (kind: Shown): boolean => shown === 'all' || shown === kind;
  const plaques = [
    ...(wants('career')
      ? careersIn(facts).map((one) => <Career key={one.id} career={one} share={share} />)
      : []),
    ...(wants('campaign') ? campaignsIn(facts).map((one) => <Campaign key={one.id} campaign={one} />) : []),
    ...(wants('battle') ? battlesIn(facts).map((one) => <Battle key={one.id} battle={one} />) : []),
  ];
  const [most, setMost] = useState(MOST_PLAQUES);
  return (
    <div>
      <ul class="wall">{plaques.slice(0, most)}</ul>
      {plaques.length > most && (
        <button type="button" onClick={() => setMost(plaques.length)}>
          {word('honours.all')}
        </button>
      )}
      {sharing && <ShareCareer career={sharing} close={() => share(null)} />}
      {wants('career') && <AsTable careers={careersIn(facts)} />}
    </div>
  );
}

/** How a career ended, in a line with a sign. */
function Ending({ career: { fate, to } }: { career: CareerFacts }) {
  if (fate === 'serving') return <p class="plaque-end">▶ {word('plaque.sea', { month: monthName(to) })}</p>;
  if (fate === 'survived') return <p class="plaque-end good">✓ {word('plaque.lived')}</p>;
  return (
    <p class="plaque-end bad">✕ {word('plaque.lost', { fate: fateName(fate), month: monthName(to) })}</p>
  );
}

/** The way to the review of a finished game. */
const ReviewLink = ({ id, name }: { id: string; name: string }) => (
  <a class="plaque-review" href={href(`/g/${id}/review`)} aria-label={`${ui('review.title')}: ${name}`}>
    {ui('review.title')}
  </a>
);

function Career({ career, share }: { career: Of<CareerFacts>; share: (career: Of<CareerFacts>) => void }) {
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
        onClick={() => share(career)}
      >
        {word('share')}
      </button>
    </li>
  );
}

const Campaign = ({ campaign }: { campaign: Of<CampaignFacts> }) => (
  <li class={campaign.over ? 'plaque' : 'plaque plaque-open'}>
    <a href={href(`/g/${campaign.id}`)}>
      <strong>{campaignName(campaign)}</strong>
      <span class="plaque-boat">U-Boat Leader</span>
      <p>
        <b>{word('plaque.campaign', { vp: campaign.vp, ships: campaign.ships })}</b>
      </p>
      <p>{word('plaque.boats', { lost: campaign.lost, n: campaign.boats })}</p>
      <p class="plaque-end">{evaluationName(campaign.evaluation)}</p>
    </a>
    {campaign.over && <ReviewLink id={campaign.id} name={campaignName(campaign)} />}
  </li>
);

const Battle = ({ battle }: { battle: Of<BattleFacts> }) => (
  <li class={battle.over ? 'plaque' : 'plaque plaque-open'}>
    <a href={href(`/g/${battle.id}`)}>
      <strong>{navyName(battle)}</strong>
      <span class="plaque-boat">Naval Battles</span>
      <p>
        <b>{word('plaque.battle', { points: battle.points, against: battle.against })}</b>
      </p>
      <p class={battle.won === null ? 'plaque-end' : battle.won ? 'plaque-end good' : 'plaque-end bad'}>
        {word(battle.won === null ? 'plaque.running' : battle.won ? 'plaque.won' : 'plaque.defeat')}
      </p>
    </a>
    {battle.over && <ReviewLink id={battle.id} name={navyName(battle)} />}
  </li>
);

const COLUMNS = ['name', 'boat', 'patrols', 'ships', 'tons', 'fate'] as const;

function AsTable({ careers }: { careers: readonly Of<CareerFacts>[] }) {
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
