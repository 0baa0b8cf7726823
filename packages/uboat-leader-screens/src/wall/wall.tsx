/** Campaigns on the wall of the wardroom. */
import type { AnyGame } from '@flotilla/table';
import { anyGame, text } from '@flotilla/table';
import type { CampaignFacts } from '@flotilla/uboat-leader';
import { uboatLeader } from '@flotilla/uboat-leader';
import { href } from '@flotilla/ui/base/shell.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Of } from '@flotilla/ui/wall/ownWall.ts';
import { wallOf } from '@flotilla/ui/wall/ownWall.ts';
import { ReviewLink } from '@flotilla/ui/wall/ReviewLink.tsx';
import { figure, word } from '@flotilla/ui/wall/text/index.ts';

const LEADER: AnyGame = anyGame(uboatLeader);

/** A campaign by its name. */
const campaignName = ({ campaign }: CampaignFacts): string => say(LEADER, text(`campaign.${campaign}`));

/** The evaluation of a campaign; that it goes on while there is none. */
const evaluationName = (evaluation: string | null): string =>
  evaluation === null ? word('plaque.running') : say(LEADER, text(`evaluation.${evaluation}`));

const Plaque = ({ of: campaign }: { of: Of<CampaignFacts> }) => (
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

const ORDER = ['great', 'good', 'adequate', 'poor', 'dismal'];

/** The best evaluation there is; null while no campaign is over. */
function bestOf(campaigns: readonly CampaignFacts[]): string | null {
  const given = campaigns.map(({ evaluation }) => evaluation).filter((one) => one !== null);
  return given.sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))[0] ?? null;
}

/** Campaigns, those with the most points first. */
export default wallOf<CampaignFacts>({
  kind: 'campaign',
  place: 2,
  compare: (a, b) => b.vp - a.vp,
  Plaque,
  totals(campaigns) {
    const best = bestOf(campaigns);
    const n = campaigns.length;
    return [
      [
        figure(n),
        best === null
          ? word('sum.campaignsOpen', { n })
          : word('sum.campaigns', { n, best: evaluationName(best) }),
      ],
    ];
  },
  best(campaigns) {
    const campaign = campaigns.find(({ evaluation }) => evaluation !== null);
    return campaign
      ? [[word('best.campaign'), campaignName(campaign), evaluationName(campaign.evaluation)]]
      : [];
  },
});
