/** A campaign in figures, and the honours it may earn. */
import type { Honour } from '@flotilla/companion';
import type { LogEvent } from '@flotilla/table';
import { figures } from './outcome.ts';
import type { State } from './state.ts';

/** A campaign, or several that were linked. */
export interface CampaignTale {
  readonly campaign: string;
  readonly edition: State['edition'];
  readonly length: State['length'];
  /** The evaluation of the last campaign; null while it goes on. */
  readonly evaluation: string | null;
  readonly campaigns: number;
  readonly vp: number;
  readonly ships: number;
  readonly tons: number;
  readonly boats: number;
  readonly lost: number;
  readonly patrols: number;
  /** Mean stress of the crews that came home. */
  readonly stress: number;
  /** The most boats in one contact. */
  readonly pack: number;
}

/** The most boats that were placed round one convoy. */
function largestPack(log: readonly LogEvent[]): number {
  let [most, boats] = [0, new Set<unknown>()];
  for (const { kind, data } of log) {
    if (kind === 'sighted') boats = new Set();
    if (kind === 'takesStation') boats.add(data.boat);
    most = Math.max(most, boats.size);
  }
  return most;
}

/** The tale of a campaign. */
export function campaignTale(state: State, log: readonly LogEvent[]): CampaignTale {
  const { numbers, tallies } = figures(state);
  const of = (name: string): number => numbers[name] ?? 0;
  return {
    campaign: state.campaign,
    edition: state.edition,
    length: state.length,
    evaluation: state.segment === 'over' ? (tallies.evaluation ?? null) : null,
    campaigns: state.finished.length,
    vp: of('vp'),
    ships: of('shipsSunk'),
    tons: of('tonsSunk'),
    boats: of('boats'),
    lost: of('boatsLost'),
    patrols: of('patrols'),
    stress: of('stressAtReturn'),
    pack: largestPack(log),
  };
}

const over = (tale: CampaignTale, counts: number): number => (tale.evaluation === null ? 0 : counts);

/** The honours of a campaign. */
export const CAMPAIGN_HONOURS: readonly Honour<CampaignTale>[] = [
  { id: 'great', goal: 1, of: ({ evaluation }) => (evaluation === 'great' ? 1 : 0) },
  { id: 'allHome', goal: 1, of: (tale) => over(tale, tale.lost === 0 && tale.boats > 2 ? 1 : 0) },
  { id: 'twentyShips', goal: 20, of: ({ ships }) => ships },
  { id: 'longRoad', goal: 1, of: (tale) => over(tale, tale.length === 'long' ? 1 : 0) },
  { id: 'pack', goal: 3, of: ({ pack }) => pack },
];
