/** The career in figures, patrol by patrol, for the charts. */
import type { LogEvent } from '@flotilla/table';
import type { View } from '../game.ts';
import { eventOf } from '../game.ts';

/** What one patrol brought. */
export interface Leg {
  readonly month: number;
  readonly tons: number;
  /** Tons of the whole career after it. */
  readonly total: number;
  readonly ships: number;
  /** Hits on the hull, and men hurt or killed. */
  readonly hull: number;
  readonly men: number;
  /** Text keys of awards and promotions that followed. */
  readonly honours: readonly string[];
}

/** Every patrol in order. */
export function timelineOf(view: View, log: readonly LogEvent[]): readonly Leg[] {
  const suffered = sufferedIn(log);
  let total = 0;
  return view.log.map((page, i) => {
    total += page.tons;
    const { hull = 0, men = 0, honours = [] } = suffered[i] ?? {};
    return {
      month: page.month,
      tons: page.tons,
      total,
      ships: page.ships.filter(({ fate }) => fate === 'sunk').length,
      hull,
      men,
      honours,
    };
  });
}

interface Suffered {
  hull: number;
  men: number;
  honours: string[];
}

/** Counts what the log tells between one set of orders and the next. */
function sufferedIn(log: readonly LogEvent[]): Suffered[] {
  const legs: Suffered[] = [];
  for (const entry of log) {
    const event = eventOf(entry);
    if (event.kind === 'ordersGiven') legs.push({ hull: 0, men: 0, honours: [] });
    const leg = legs.at(-1);
    if (!leg) continue;
    if (event.kind === 'hullHit') leg.hull++;
    if (event.kind === 'wounded' || event.kind === 'manLost') leg.men++;
    if (event.kind === 'decorated') leg.honours.push(`award.${event.data.award}`);
    if (event.kind === 'promoted') leg.honours.push(`rank.${event.data.rank}`);
  }
  return legs;
}
