/** Sorts what has just happened into shots and hits, so that a salvo can be read torpedo by torpedo. */
import type { LogEvent, Text } from '@flotilla/table';

/** One torpedo or one round of the gun, with every roll that belongs to it. */
export interface ShotResult {
  readonly weapon: 'steam' | 'electric' | 'gun';
  readonly ship: Text;
  readonly outcome: 'hit' | 'miss' | 'dud' | 'wasted';
  readonly points: number;
  readonly rolls: readonly LogEvent[];
}

const FIRST_ROLL: Readonly<Record<string, true>> = { 'torpedo.hit': true, 'gun.hit': true };

const OUTCOMES: Readonly<Record<string, ShotResult['outcome']>> = {
  torpedoMissed: 'miss',
  torpedoDud: 'dud',
  torpedoHit: 'hit',
  torpedoWasted: 'wasted',
  shellMissed: 'miss',
  shellHit: 'hit',
  shellWasted: 'wasted',
};

/** The shots among the events, in the order they were fired. */
export function shotsIn(events: readonly LogEvent[]): readonly ShotResult[] {
  const shots: ShotResult[] = [];
  let rolls: LogEvent[] = [];
  for (const event of events) {
    if (event.roll) {
      if (FIRST_ROLL[event.roll.purpose]) rolls = [];
      rolls.push(event);
      continue;
    }
    const outcome = OUTCOMES[event.kind];
    if (!outcome) continue;
    const { ship, points } = event.data;
    shots.push({
      weapon: weaponOf(event),
      ship: typeof ship === 'number' || ship === undefined ? '' : ship,
      outcome,
      points: typeof points === 'number' ? points : 0,
      rolls,
    });
    rolls = [];
  }
  return shots;
}

function weaponOf({ kind, data }: LogEvent): ShotResult['weapon'] {
  if (kind.startsWith('shell')) return 'gun';
  const { torpedo } = data;
  const key = typeof torpedo === 'object' ? torpedo.key : '';
  return key.endsWith('electric') ? 'electric' : 'steam';
}

/** Ships that went down among the events. */
export const sinkingsIn = (events: readonly LogEvent[]): readonly LogEvent[] =>
  events.filter(({ kind }) => kind === 'shipSunk');

const HITS = new Set(['hullHit', 'flooded', 'systemDamaged', 'minorHit', 'noEffect', 'wounded', 'unhurt']);

/** What brought it about, with the picture that goes with it. */
const SIGNS: Readonly<Record<string, 'air' | 'escort' | 'boat'>> = {
  aircraftSighted: 'air',
  crashDived: 'air',
  caughtOnSurface: 'air',
  flakFired: 'air',
  noFlak: 'air',
  bombed: 'air',
  shadowed: 'air',
  drivenOff: 'air',
  escortsArrive: 'escort',
  foundOnApproach: 'escort',
  slippedIn: 'escort',
  notFound: 'escort',
  found: 'escort',
  escaped: 'escort',
  depthCharged: 'escort',
  wentDeep: 'boat',
  pressureHeld: 'boat',
  pressureGave: 'boat',
  repaired: 'boat',
  inoperable: 'boat',
  missionDone: 'boat',
  missionDelayed: 'boat',
  missionFailed: 'boat',
  eventHappened: 'boat',
  abortOrdered: 'boat',
};

/** One thing that happened to the boat, hits among them. */
export interface Happening {
  readonly event: LogEvent;
  readonly sign: 'air' | 'escort' | 'boat' | 'hit';
}

/** Everything that happened to the boat, in order. */
export const happeningsIn = (events: readonly LogEvent[]): readonly Happening[] =>
  events.flatMap((event) => {
    const sign = HITS.has(event.kind) ? 'hit' : SIGNS[event.kind];
    return sign ? [{ event, sign }] : [];
  });
