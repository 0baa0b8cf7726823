/** What came of a sea of the day, read from the log of its game. */
import type { Leg } from '@flotilla/hunters';
import { taleOf } from '@flotilla/hunters';
import type { LogEvent } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import type { SeaResult } from './seas.ts';

/** A finished patrol as the result of a day; one that is under way counts as it stands when it is called off. */
export function resultOf(leg: Leg): SeaResult {
  const { boat, number, area, month, sunk, tons, fired, hits, hull, hullOf, ended } = leg;
  return {
    boat,
    number,
    area,
    month,
    ships: sunk.map(({ name, kind, tons: each }) => ({ name, kind, tons: each })),
    tons,
    fired,
    hits: hits.filter(({ good }) => good).length,
    expected: hits.reduce((sum, { chance }) => sum + chance, 0),
    hull,
    hullOf,
    end: ended === 'open' ? 'broke off' : ended,
  };
}

/** Whether a game may count: nobody went back past a roll in it, or threw dice of their own. */
export const isHonest = ({ practice, dice }: Pick<GameRecord, 'practice' | 'dice'>): boolean =>
  !practice && dice === null;

/** The result of the only patrol that counts; null while it goes on. */
export function seaResult(log: readonly LogEvent[]): SeaResult | null {
  const leg = taleOf(log)?.legs[0];
  return leg && leg.ended !== 'open' ? resultOf(leg) : null;
}
