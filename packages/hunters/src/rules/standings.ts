/** Standings of several captains, and who has won (rules 13.1.3, 13.2.1, 13.3.1, 13.5.1). */
import type { Outcome } from '@flotilla/table';
import { text } from '@flotilla/table';
import { MODE_FACTS } from '../data/modes.ts';
import type { Captain, CaptainScore, PackStanding, State } from '../state.ts';
import { captainText } from './pack.ts';

/** Whether a captain can win: never with a captured boat (5.2.2), and in a survival tournament only alive (13.3.1). */
export function canWin(s: State, captain: Captain): boolean {
  if (captain.fate === 'captured') return false;
  return !MODE_FACTS[s.rules.mode].survive || captain.fate === 'survived' || captain.fate === 'serving';
}

/** Gives equal results the same place: 1, 1, 3. */
function place<V extends { place: number }>(sorted: V[], same: (a: V, b: V) => boolean): V[] {
  sorted.forEach((entry, index) => {
    const before = sorted[index - 1];
    entry.place = before && same(before, entry) ? before.place : index + 1;
  });
  return sorted;
}

/** All captains, best first: those who can win before the others, then by tonnage, dead or alive. */
export function standings(s: State): CaptainScore[] {
  const entries = s.captains.map(
    (captain, index): CaptainScore => ({
      place: 0,
      captain: index,
      seat: captain.seat,
      name: captain.name,
      boat: captain.boat.number,
      tons: captain.tons,
      sunk: captain.sunk,
      patrols: captain.log.length,
      fate: captain.fate,
      canWin: canWin(s, captain),
    }),
  );
  entries.sort((a, b) => Number(b.canWin) - Number(a.canWin) || b.tons - a.tons || a.seat - b.seat);
  return place(entries, (a, b) => a.canWin === b.canWin && a.tons === b.tons);
}

/** 13.5.1 — all packs, best first, by the tonnage of their boats. */
export function packStandings(s: State): PackStanding[] {
  const entries = s.packs.map((pack, index): PackStanding => {
    const captains = pack.boats.map(({ captain }) => s.captains[captain] as Captain);
    return {
      place: 0,
      pack: index,
      name: pack.name,
      round: pack.round,
      seats: captains.map(({ seat }) => seat),
      tons: captains.reduce((sum, { tons }) => sum + tons, 0),
      sunk: captains.reduce((sum, { sunk }) => sum + sunk, 0),
      afloat: captains.filter(({ fate }) => fate === 'serving' || fate === 'survived').length,
    };
  });
  entries.sort((a, b) => b.tons - a.tons || a.pack - b.pack);
  return place(entries, (a, b) => a.tons === b.tons);
}

/** How a game of several captains ends; equal tonnage shares the victory. */
export function race(s: State): Outcome {
  const first = standings(s).filter(({ place, canWin: can }) => place === 1 && can);
  if (s.packs.length > 1) return packRace(s, first);
  const [best] = first;
  if (!best) return { ending: 'nobody', winners: [] };
  const winners = first.map(({ seat }) => seat).sort((a, b) => a - b);
  if (winners.length > 1)
    return { ending: 'shared', args: { captains: winners.length, tons: best.tons }, winners };
  return { ending: 'won', args: { name: captainText(best), boat: best.boat, tons: best.tons }, winners };
}

/** 13.5.1 — the pack with the most tonnage wins; its best captain or another's is named beside it. */
function packRace(s: State, first: readonly CaptainScore[]): Outcome {
  const leaders = packStandings(s).filter(({ place }) => place === 1);
  const [pack] = leaders as [PackStanding];
  const [best] = first;
  const winners = leaders.flatMap(({ seats }) => seats).sort((a, b) => a - b);
  const name = best ? captainText(best) : text('nobody');
  const args = { pack: pack.name, packs: leaders.length, tons: pack.tons, name, best: best?.tons ?? 0 };
  return { ending: leaders.length > 1 ? 'packShared' : 'packRace', args, winners };
}
