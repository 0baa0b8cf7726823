/** What a captain may still do, from the month in which his next patrol begins: fitted to simulated careers (`npm run fit`). */
import type { Horizon } from '@flotilla/table';
import { COMING_HOME } from '../bots/prospects.ts';
import { BOATS } from '../data/boats.ts';
import { LAST_MONTH } from '../data/careers.ts';
import { LIVES_TO_COME, TONS_TO_COME } from '../data/values.ts';
import type { Captain, Hunters, State } from '../state.ts';

/** Months between which the prospects run straight. */
const MONTHS = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 43, LAST_MONTH + 1] as const;
/** The same for what differs between captains. */
const STAGES = [0, 12, 24, 36, LAST_MONTH + 1] as const;

/** How near a month is to each of several: the two around it share it. */
function near(months: readonly number[], month: number): number[] {
  return months.map((at, i) => {
    const [before, after] = [months[i - 1], months[i + 1]];
    if (month === at) return 1;
    if (month < at) return before === undefined ? 1 : Math.max(0, (month - before) / (at - before));
    return after === undefined ? 1 : Math.max(0, (after - month) / (after - at));
  });
}

/** What makes captains differ at the beginning of a patrol. */
const tellingOf = ({ boat, crew, posting, award, rank, luck }: Captain): number[] => [
  crew.quality,
  Object.values(crew.experts).filter(Boolean).length,
  award,
  rank,
  luck,
  BOATS[boat.type].family === 'IX' ? 1 : 0,
  posting === 'arctic' ? 1 : 0,
  posting === 'mediterranean' ? 1 : 0,
];

/** What the prospects of a captain are fitted to. */
export function featuresOf(captain: Captain): number[] {
  const stages = near(STAGES, captain.month);
  return [
    ...near(MONTHS, captain.month),
    ...tellingOf(captain).flatMap((amount) => stages.map((share) => share * amount)),
  ];
}

const sumOf = (features: readonly number[], weights: readonly number[]): number =>
  features.reduce((sum, amount, i) => sum + amount * (weights[i] ?? 0), 0);

/** The tons a captain still sinks, and his chance of living to the end of his service. */
export function prospectsOf(captain: Captain): { readonly tons: number; readonly lives: number } {
  const features = featuresOf(captain);
  return {
    tons: Math.max(0, Math.round(sumOf(features, TONS_TO_COME))),
    lives: Math.min(1, Math.max(0, sumOf(features, LIVES_TO_COME))),
  };
}

const alone = ({ captains }: State): Captain | undefined => (captains.length === 1 ? captains[0] : undefined);

/** The end of the patrol that is under way, or of the next one where the boat lies in port: when the orders after it are there. */
export const horizon: Horizon<Hunters> = {
  from: (before) => {
    const captain = alone(before);
    if (!captain) return null;
    const ashore = captain.refit !== null || captain.patrols === 0;
    const next = captain.patrols + (ashore ? 2 : 1);
    return (now) => (now.captains[0] as Captain).patrols >= next;
  },
  worths: (now) => {
    const captain = now.captains[0] as Captain;
    const { tons, lives } = prospectsOf(captain);
    const both = captain.tons + tons + COMING_HOME * lives;
    return { both, tons: captain.tons + tons, lives };
  },
  happens: ['home', 'sinks'],
};
