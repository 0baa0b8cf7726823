/** What screens ask of the rules besides the odds of a question: chances worked out from what a seat sees. */
import type { Applied, FormChoice } from '@flotilla/table';
import { appliedFor, chanceOf, chancesOf, chartFor, columnFor } from '@flotilla/table';
import type { Fight, State, View } from '../state.ts';
import { fightOf, me } from './book.ts';
import { searchAhead } from './detection.ts';
import { dud, torpedo } from './fire.ts';
import { seenBy } from './given.ts';
import { gibraltarPassage, lookout, missionWatch } from './patrol.ts';
import { isMissionBox, watersOf } from './track.ts';
import { shotIn } from './tubes.ts';

/** 9.2.3, 9.2.4 — the chances that the torpedo in one tube hits and is a dud, as a plan stands, aimed or still held. */
export function tubeOdds(
  view: View,
  plan: FormChoice,
  tube: string,
): { readonly hit: number; readonly dud: number } | null {
  const { boat, fight } = view;
  const shot = fight && shotIn(boat, plan, tube, fight.approach?.surfaced === true);
  if (!shot) return null;
  const s = seenBy(view);
  return {
    hit: chanceOf(s, torpedo, shot, (outcome) => outcome === 'hit'),
    dud: chanceOf(s, dud, shot, (outcome) => outcome === 'dud'),
  };
}

/** Any torpedo at any ship: duds ask only for its kind. */
const NEXT_SHOT = { end: 'forward', target: 0, second: false } as const;

/** 9.2.4 — the chance that a torpedo of each kind is a dud at this time of the war, on this patrol. */
export function dudChances(view: View): Readonly<Record<'steam' | 'electric', number>> {
  const s = seenBy(view);
  const of = (torpedo: 'steam' | 'electric'): number =>
    chanceOf(s, dud, { ...NEXT_SHOT, torpedo }, (outcome) => outcome === 'dud');
  return { steam: of('steam'), electric: of('electric') };
}

/** The view as if the boat lay in a box of the track. */
const viewIn = (view: View, box: number): View => ({
  ...view,
  patrol: view.patrol && { ...view.patrol, box },
});

/** The waters a box of the track counts as at this time of the war. */
export const watersAt = (view: View, box: number): ReturnType<typeof watersOf> => watersOf(viewIn(view, box));

/** What one encounter roll in a box of the track can bring, likeliest first (8.1, 7.3.3, 7.4.1). */
export function boxOdds(view: View, box: number): readonly (readonly [string, number])[] {
  const odds = watchOdds(seenBy(viewIn(view, box)));
  return [...odds].filter(([, chance]) => chance > 0).sort(([, a], [, b]) => b - a);
}

function watchOdds(s: State): ReadonlyMap<string, number> {
  if (isMissionBox(me(s))) return chancesOf(s, missionWatch, null);
  return chancesOf(s, watersOf(me(s)) === 'gibraltar' ? gibraltarPassage : lookout, { roll: 0 });
}

/** The modifiers of the escorts' next search as things stand, and the total that detects the boat (9.6.7). */
export function searchNow(view: View): { readonly applied: readonly Applied[]; readonly foundFrom: number } {
  const s = seenBy(view);
  const search = searchAhead(fightOf(me(s)) as Fight);
  const rows = chartFor(s, search, null).columns[columnFor(s, search, null)] ?? [];
  const found = rows.find(({ result }) => result !== 'undetected');
  return { applied: appliedFor(s, search, null), foundFrom: found?.from ?? 0 };
}
