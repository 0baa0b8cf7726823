/** Sorts what has just happened into shots and hits, so that a salvo can be read torpedo by torpedo. */
import type { LogEvent } from '@flotilla/table';
import type { Events, HuntersEvent, Ship } from '../game.ts';
import { eventOf } from '../game.ts';

/** One torpedo or one round of the gun, with every roll that belongs to it. */
export interface ShotResult {
  readonly weapon: 'steam' | 'electric' | 'gun';
  readonly ship: Pick<Ship, 'name' | 'kind'>;
  readonly outcome: 'hit' | 'miss' | 'dud' | 'wasted';
  readonly points: number;
  readonly rolls: readonly LogEvent[];
}

const FIRST_ROLL: Readonly<Record<string, true>> = { 'torpedo.hit': true, 'gun.hit': true };

const OUTCOMES = {
  torpedoMissed: 'miss',
  torpedoDud: 'dud',
  torpedoHit: 'hit',
  torpedoWasted: 'wasted',
  shellMissed: 'miss',
  shellHit: 'hit',
  shellWasted: 'wasted',
} as const;

/** The shots among the events, in the order they were fired. */
export function shotsIn(events: readonly LogEvent[]): readonly ShotResult[] {
  const shots: ShotResult[] = [];
  let rolls: LogEvent[] = [];
  for (const entry of events) {
    if (entry.roll) {
      if (FIRST_ROLL[entry.roll.purpose]) rolls = [];
      rolls.push(entry);
      continue;
    }
    const shot = shotOf(eventOf(entry));
    if (!shot) continue;
    shots.push({ ...shot, rolls });
    rolls = [];
  }
  return shots;
}

function shotOf(event: HuntersEvent): Omit<ShotResult, 'rolls'> | null {
  switch (event.kind) {
    case 'torpedoMissed':
    case 'torpedoDud':
    case 'torpedoHit':
    case 'torpedoWasted':
    case 'shellMissed':
    case 'shellHit':
    case 'shellWasted': {
      const { data } = event;
      const weapon = 'torpedo' in data ? data.torpedo : 'gun';
      const points = 'points' in data ? data.points : 0;
      return { weapon, ship: data, outcome: OUTCOMES[event.kind], points };
    }
    default:
      return null;
  }
}

/** Ships that went down among the events. */
export const sinkingsIn = (events: readonly LogEvent[]): readonly Events['shipSunk'][] =>
  events.flatMap((entry) => {
    const event = eventOf(entry);
    return event.kind === 'shipSunk' ? [event.data] : [];
  });

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
