/** Every sensible plan for the loaded tubes, judged by the chances shown for it. */
import type { FillDecision, FormChoice, Odds, OddsOf } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import type { Fight, View } from '../state.ts';

/** A plan with the figures that are shown for it. */
export interface Plan {
  readonly choice: FormChoice;
  /** Torpedoes aimed at each ship. */
  readonly aimed: readonly number[];
  readonly torpedoes: number;
  /** The chance to sink each ship. */
  readonly sinks: readonly number[];
  /** The chance to stay unseen; null where nobody searches. */
  readonly unseen: number | null;
  /** Tons sunk on average. */
  readonly tons: number;
}

const isTube = (id: string): boolean => /^(forward|aft)\d/.test(id);
const endOf = (id: string): 'forward' | 'aft' => (id.startsWith('aft') ? 'aft' : 'forward');

/** The torpedo in the tube of a field. */
const torpedoIn = (view: View, id: string): string =>
  view.boat[endOf(id)][Number(id.slice(endOf(id).length)) - 1] ?? '';

/** The same for two plans that differ only in which of several like tubes fires. */
export function planKey(view: View, choice: FormChoice): string {
  const shots = Object.entries(choice)
    .filter(([, target]) => target !== 'hold')
    .map(([id, target]) =>
      isTube(id) ? `${endOf(id)} ${torpedoIn(view, id)} ${target}` : `${id} ${target}`,
    );
  return shots.sort().join();
}

/** Ships beyond these are too small to be worth a plan of their own. */
const MOST_SHIPS = 4;

/** The ships worth a torpedo, the largest first. */
export function targetsIn({ ships }: Pick<Fight, 'ships'>): number[] {
  return ships
    .map((_, target) => target)
    .filter((target) => (ships[target]?.points ?? 0) > 0)
    .sort((a, b) => (ships[b]?.tons ?? 0) - (ships[a]?.tons ?? 0) || a - b)
    .slice(0, MOST_SHIPS);
}

/** Every way to fire up to so many torpedoes at so many ships, as numbers of torpedoes. */
function sharesOf(torpedoes: number, ships: number): number[][] {
  if (ships === 0) return [[]];
  return Array.from({ length: torpedoes + 1 }, (_, here) =>
    sharesOf(torpedoes - here, ships - 1).map((rest) => [here, ...rest]),
  ).flat();
}

/** Tubes that may fire together: those of either end, and all of them where the rules allow it (9.2.1, 9.5.2). */
function tubeSets(decision: FillDecision, view: View): string[][] {
  const tubes = decision.form.map(({ id }) => id).filter(isTube);
  const forward = tubes.filter((id) => endOf(id) === 'forward');
  const aft = tubes.filter((id) => endOf(id) === 'aft');
  const both = view.fight?.approach?.surfaced === true && forward.length > 0 && aft.length > 0;
  const sets = [forward, aft, ...(both ? [tubes] : [])].filter(({ length }) => length > 0);
  // Steam runs further, electric leaves no wake: either kind may be the one to begin with.
  return sets.flatMap((set) => [byKind(set, view, 'steam'), byKind(set, view, 'electric')]);
}

const byKind = (tubes: readonly string[], view: View, first: string): string[] =>
  [...tubes].sort((a, b) => Number(torpedoIn(view, b) === first) - Number(torpedoIn(view, a) === first));

const chanceIn = (odds: readonly Odds[], of: string): number | null =>
  odds.find((one) => one.of === of)?.chance ?? null;

/** All plans that differ, with their figures. */
export function plansFor(view: View, decision: FillDecision, oddsOf: OddsOf): Plan[] {
  const fight = view.fight as Fight;
  const targets = targetsIn(fight);
  const start = startOf(decision.form);
  const known = new Set<string>();
  const plans: Plan[] = [];
  for (const tubes of tubeSets(decision, view)) {
    for (const shares of sharesOf(tubes.length, targets.length)) {
      const choice = aim(start, tubes, targets, shares);
      const key = planKey(view, choice);
      if (known.has(key) || decision.check(choice) !== null) continue;
      known.add(key);
      const plan = judged(fight, choice, oddsOf(choice));
      if (plan.torpedoes > 0) plans.push(plan);
    }
  }
  return plans;
}

function aim(
  start: FormChoice,
  tubes: readonly string[],
  targets: readonly number[],
  shares: readonly number[],
): FormChoice {
  const aims = shares.flatMap((count, i) => new Array<string>(count).fill(String(targets[i])));
  return { ...start, ...Object.fromEntries(aims.map((target, i) => [tubes[i] as string, target])) };
}

/** A plan with the figures shown for it. */
export function judged({ ships, escorted }: Fight, choice: FormChoice, odds: readonly Odds[]): Plan {
  const aimed = ships.map(
    (_, target) => Object.entries(choice).filter(([id, at]) => isTube(id) && at === String(target)).length,
  );
  const sinks = ships.map((_, target) => chanceIn(odds, `sink.${target + 1}`) ?? 0);
  return {
    choice,
    aimed,
    torpedoes: aimed.reduce((sum, torpedoes) => sum + torpedoes, 0),
    sinks,
    unseen: escorted ? chanceIn(odds, 'undetected') : null,
    tons: ships.reduce((sum, { tons }, target) => sum + tons * (sinks[target] ?? 0), 0),
  };
}
