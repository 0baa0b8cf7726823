/** What a campaign may still bring, from the beginning of a strategic segment: fitted to simulated campaigns (`npm run fit`). */
import type { Horizon } from '@flotilla/table';
import { CAMPAIGNS } from './data/index.ts';
import { POINTS_TO_COME } from './data/values.ts';
import { figures } from './outcome.ts';
import { campaignOf } from './rules/lookup.ts';
import type { Boat, State, UboatLeader } from './state.ts';

/** Boats with patrols to make, patrols left, boats at sea, torpedoes at sea, and stress at sea: by campaign and edition. */
const MAIN = 5;
/** What counts alike everywhere: points to spend, damage, stress in port, boats on the way home, experience, a contact under way. */
const OTHERS = 6;

const torpedoesOf = ({ ready, stored }: Boat): number =>
  ready.plain + ready.fat + ready.t5 + stored.plain + stored.fat + stored.t5;

/** What the points to come are fitted to. */
export function featuresOf(s: State): number[] {
  const { patrols } = campaignOf(s).lengths[s.length];
  const serving = s.boats.filter(({ fate }) => fate === 'serving');
  const main = new Array<number>(MAIN).fill(0);
  const others = new Array<number>(OTHERS).fill(0);
  const add = (list: number[], at: number, amount: number): void => {
    list[at] = (list[at] as number) + amount;
  };
  for (const boat of serving) {
    const left = Math.max(0, patrols - boat.patrols);
    add(main, 0, left > 0 ? 1 : 0);
    add(main, 1, left);
    add(others, 1, boat.damage.length);
    add(others, 4, boat.xp);
    if (boat.inPort) {
      add(others, 2, boat.stress);
      continue;
    }
    add(main, 2, 1);
    add(main, 3, torpedoesOf(boat));
    add(main, 4, boat.stress);
    add(others, 3, boat.homeward ? 1 : 0);
  }
  add(others, 0, serving.length > 0 ? s.so : 0);
  add(others, 5, s.battle === null ? 0 : 1);
  const place = 2 * CAMPAIGNS.findIndex(({ id }) => id === s.campaign) + (s.edition === 'first' ? 0 : 1);
  const mains = Array.from({ length: 2 * CAMPAIGNS.length }, (_, i) =>
    i === place ? main : main.map(() => 0),
  );
  return [...mains.flat(), ...others];
}

/** The points a campaign still brings. */
export const pointsToCome = (s: State): number =>
  featuresOf(s).reduce((sum, amount, i) => sum + amount * (POINTS_TO_COME[i] ?? 0), 0);

/**
 * Whole strategic segments played after the one under way. With none of them boats that hurry home, or lie in wait, were told apart by
 * the features alone, and answers looked two points worse that are as good in campaigns played out.
 */
const FURTHER = 2;

/** Some strategic segments on; linked campaigns and flotillas before they sail are played out. */
export const horizon: Horizon<UboatLeader> = {
  from: ({ turn, linked, segment }) => {
    if (linked || turn === 0 || segment === 'setup' || POINTS_TO_COME.length === 0) return null;
    return (now) => now.turn > turn + FURTHER;
  },
  worths: (now) => {
    const points = (figures(now).numbers.vp ?? 0) + pointsToCome(now);
    return { points };
  },
  happens: ['noneLost', 'sinks'],
};
