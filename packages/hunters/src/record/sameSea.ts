/** The same sea for many captains, each at a table of his own. */
import type { FormChoice, SameSea, SeaFigures, SeaLength } from '@flotilla/table';
import type { Captain, Hunters, State } from '../state.ts';
import { seaOfDay } from './sea.ts';
import type { Leg } from './tale.ts';
import { taleOf } from './tale.ts';

const SEASON = 12;

const captainOf = (s: State): Captain => s.captains[0] as Captain;

/** Whether a patrol belongs to the attempt. */
function counts(length: SeaLength, { joined }: Captain): (leg: Leg, place: number) => boolean {
  if (length.kind === 'patrols') return (_, place) => place < length.patrols;
  return length.kind === 'season' ? ({ month }) => month - joined < SEASON : () => true;
}

function isOver(s: State, length: SeaLength): boolean {
  const { fate, log, month, joined } = captainOf(s);
  if (fate !== 'serving') return true;
  if (length.kind === 'season') return month - joined >= SEASON;
  if (length.kind !== 'patrols') return false;
  const last = log[length.patrols - 1];
  return last !== undefined && last.result !== 'open';
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** How an attempt ended: the fate of the last patrol, unless the captain saw the end of his career. */
function endOf({ fate }: Captain, last: Leg | undefined, isWhole: boolean): SeaFigures['end'] {
  if (isWhole && fate === 'survived') return 'survived';
  return last === undefined || last.ended === 'open' ? 'broke off' : last.ended;
}

/** How The Hunters is sailed by many. */
export const sameSea: SameSea<Hunters> = {
  lengths: ['patrols', 'season', 'career'],
  counts: ['tons', 'survival', 'points'],
  settled: { mode: 'solitaire', until: '1943-06', packs: 1 },
  isOver,
  progress: (s) => Math.max(1, captainOf(s).patrols),
  result(s, log, length) {
    const captain = captainOf(s);
    const legs = (taleOf(log)?.legs ?? []).filter(counts(length, captain));
    const last = legs.at(-1);
    const end = endOf(captain, last, length.kind === 'career');
    const hits = legs.flatMap((leg) => leg.hits);
    // Who is in port between two patrols has come home, but not sailed to the end.
    const isBroken = !isOver(s, length);
    return {
      tons: sum(legs.map(({ tons }) => tons)),
      ships: sum(legs.map(({ sunk }) => sunk.length)),
      points: 0,
      patrols: legs.length,
      hull: last?.hull ?? 0,
      hullOf: last?.hullOf ?? 0,
      fired: sum(legs.map(({ fired }) => fired)),
      hits: hits.filter(({ good }) => good).length,
      expected: sum(hits.map(({ chance }) => chance)),
      lost: end === 'lost' ? 1 : 0,
      end: isBroken ? 'broke off' : end,
      boat: last?.number ?? captain.boat.number,
    };
  },
  day: (day) => ({
    options: seaOfDay(day).options as unknown as FormChoice,
    length: { kind: 'patrols', patrols: 1 },
  }),
};
