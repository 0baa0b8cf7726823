/** The hit counters of a boat in this phase: those that lie open, and those that are turned over now. */
import type { Beat } from '@flotilla/companion';
import type { LogEvent } from '@flotilla/table';
import { eventsIn } from './facts.ts';

/** A counter beside the lens. */
export interface HitShown {
  readonly side: 'light' | 'heavy';
  /** The entry that tells what it does; null while it lies face down. */
  readonly event: LogEvent | null;
  /** Milliseconds since it began to turn; null for one that lay open before or still lies face down. */
  readonly turned: number | null;
}

/** So many lie beside each other; the oldest go first. */
const MOST = 4;

const lastIndexOf = (log: readonly LogEvent[], wanted: string): number =>
  log.map(({ kind }) => kind).lastIndexOf(wanted);

const isOf = (boat: string) => (event: LogEvent) => event.data.boat === boat;

/** What was told of a boat since the phase began; nothing of the beat that is played. */
function sincePhase(beat: Beat, log: readonly LogEvent[], boat: string): LogEvent[] {
  const now = new Set(eventsIn(beat));
  const from = lastIndexOf(log, 'roundBegins');
  return log.slice(from + 1).filter((event) => !now.has(event) && isOf(boat)(event));
}

/** Counters of an attack that nobody has turned over. */
function faceDown(told: readonly LogEvent[]): HitShown[] {
  const at = lastIndexOf(told, 'attackHits');
  const attack = told[at];
  if (!attack) return [];
  const drawn = told.slice(at).filter(({ kind }) => kind === 'hitCounter').length;
  const { light, heavy } = attack.data;
  const sides = [
    ...new Array<'heavy'>(Number(heavy)).fill('heavy'),
    ...new Array<'light'>(Number(light)).fill('light'),
  ];
  return sides.slice(drawn).map((side) => ({ side, event: null, turned: null }));
}

/** The counters of a boat at a time of a beat. */
export function hitsShown(
  beat: Beat,
  log: readonly LogEvent[],
  boat: string,
  time: number,
  shows: boolean,
): readonly HitShown[] {
  const before = sincePhase(beat, log, boat);
  // What an attack lays is seen once the die that could have averted it has been read.
  const now = shows || beat.kind === 'counter' ? eventsIn(beat).filter(isOf(boat)) : [];
  const drawn = (event: LogEvent, turned: number | null): HitShown => ({
    side: event.data.side as 'light' | 'heavy',
    event,
    turned,
  });
  const open = before
    .filter(({ kind, data }) => kind === 'hitCounter' && data.effect !== 'none')
    .map((event) => drawn(event, null));
  const turning = now.filter(({ kind }) => kind === 'hitCounter').map((event) => drawn(event, time));
  return [...open, ...turning, ...faceDown([...before, ...now])].slice(-MOST);
}
