/** A career told in figures, patrol by patrol, from its log: what the wardroom, the sea of a day and the honours are read from. */
import type { LogEvent } from '@flotilla/table';
import type { BoatType } from '../data/boats.ts';
import { BOATS } from '../data/boats.ts';
import type { VictoryLevel } from '../data/careers.ts';
import type { Task } from '../data/charts/orders.ts';
import type { Area } from '../data/tracks.ts';
import type { HuntersEvent, ShipFacts } from '../events.ts';
import { eventOf } from '../events.ts';
import type { Fate } from '../state.ts';

/** A ship that went down, and by which weapon she did. */
export interface Sunk extends Omit<ShipFacts, 'ship'> {
  readonly by: 'torpedo' | 'gun';
}

/** A throw that had to succeed: whether it did, and how likely that was. */
export interface Throw {
  readonly good: boolean;
  readonly chance: number;
}

/** One patrol. */
export interface Leg {
  readonly month: number;
  readonly area: Area;
  readonly task: Task;
  readonly boat: BoatType;
  readonly number: number;
  readonly sunk: Sunk[];
  tons: number;
  /** Torpedoes fired, and how each roll to hit and each roll for a dud came out. */
  fired: number;
  readonly hits: Throw[];
  readonly runs: Throw[];
  /** Hull boxes filled when it was over, and how many the boat has. */
  hull: number;
  readonly hullOf: number;
  /** Times the enemy found the boat. */
  found: number;
  /** Times depth charges fell, and the most in one engagement. */
  charges: number;
  mostCharges: number;
  /** The most ships sunk in one engagement. */
  mostSunk: number;
  /** Attacks on an escorted target by night on the surface. */
  nightAttacks: number;
  dives: number;
  aircraftDown: number;
  missions: number;
  /** `open` while it goes on. */
  ended: 'open' | 'home' | 'rescued' | 'lost';
}

/** A career. */
export interface Tale {
  readonly name: string;
  readonly boat: BoatType;
  readonly number: number;
  readonly month: number;
  readonly legs: readonly Leg[];
  readonly tons: number;
  readonly ships: number;
  readonly awards: number;
  readonly fate: Fate;
  readonly level: VictoryLevel | null;
  /** Month of the last entry, counted from September 1939. */
  readonly lastMonth: number;
}

/** A career being read. */
interface Reading {
  seat: number;
  tale: { -readonly [K in keyof Tale]: Tale[K] } & { legs: Leg[] };
  /** Whether the log tells of this captain just now. */
  mine: boolean;
  /** Ships and depth charges of the engagement under way. */
  engagement: { sunk: number; charges: number };
  weapon: Sunk['by'];
}

/** The career of a seat; null when the log tells of none. */
export function taleOf(log: readonly LogEvent[], seat = 0): Tale | null {
  let reading: Reading | null = null;
  for (const entry of log) {
    const event = eventOf(entry);
    if (event.kind === 'careerBegins' && event.data.seat === seat) reading = begin(event.data);
    else if (reading) read(reading, event, entry);
  }
  return reading?.tale ?? null;
}

const begin = ({
  seat,
  name,
  boat,
  number,
  month,
}: Extract<HuntersEvent, { kind: 'careerBegins' }>['data']): Reading => ({
  seat,
  tale: {
    name,
    boat,
    number,
    month,
    legs: [],
    tons: 0,
    ships: 0,
    awards: 0,
    fate: 'serving',
    level: null,
    lastMonth: month,
  },
  mine: true,
  engagement: { sunk: 0, charges: 0 },
  weapon: 'torpedo',
});

function read(reading: Reading, event: HuntersEvent, entry: LogEvent): void {
  const { tale } = reading;
  if (event.kind === 'careerBegins') reading.mine = false;
  if (event.kind === 'atTheHelm' || event.kind === 'helmPasses')
    reading.mine = event.data.seat === reading.seat;
  if (!reading.mine) return;
  readCareer(tale, event);
  const leg = tale.legs.at(-1);
  if (leg?.ended !== 'open') return;
  if (entry.roll) readRoll(leg, entry.roll);
  readEngagement(reading, leg, event);
  readBoat(leg, event);
}

function readCareer(tale: Reading['tale'], event: HuntersEvent): void {
  if (event.kind === 'ordersGiven') tale.legs.push(legOf(event.data));
  if (event.kind === 'decorated') tale.awards++;
  if (event.kind === 'nextPatrol' || event.kind === 'ordersGiven') tale.lastMonth = event.data.month;
  if (event.kind === 'shipSunk') {
    tale.tons = event.data.careerTons;
    tale.ships = event.data.careerShips;
  }
  if (event.kind !== 'careerEnds') return;
  tale.fate = event.data.fate;
  tale.level = event.data.level;
  const leg = tale.legs.at(-1);
  if (leg?.ended === 'open') leg.ended = 'lost';
}

const legOf = ({
  month,
  area,
  task,
  boat,
  number,
}: Extract<HuntersEvent, { kind: 'ordersGiven' }>['data']): Leg => ({
  month,
  area,
  task,
  boat,
  number,
  sunk: [],
  tons: 0,
  fired: 0,
  hits: [],
  runs: [],
  hull: 0,
  hullOf: BOATS[boat].hull,
  found: 0,
  charges: 0,
  mostCharges: 0,
  mostSunk: 0,
  nightAttacks: 0,
  dives: 0,
  aircraftDown: 0,
  missions: 0,
  ended: 'open',
});

/** Rolls for torpedoes, by purpose: the list they belong to, and what is hoped for. */
const HOPED = { 'torpedo.hit': ['hits', 'hit'], 'torpedo.dud': ['runs', 'runs'] } as const;

function readRoll(leg: Leg, { purpose, outcome, chance }: NonNullable<LogEvent['roll']>): void {
  if (purpose !== 'torpedo.hit' && purpose !== 'torpedo.dud') return;
  const [list, hoped] = HOPED[purpose];
  const good = outcome === hoped;
  leg[list].push({ good, chance: good ? chance : 1 - chance });
}

function readEngagement(reading: Reading, leg: Leg, event: HuntersEvent): void {
  const { engagement } = reading;
  switch (event.kind) {
    case 'sighted':
      reading.engagement = { sunk: 0, charges: 0 };
      break;
    case 'wentIn':
      if (event.data.surfaced && event.data.escorted && event.data.light === 'night') leg.nightAttacks++;
      break;
    case 'salvoFired':
      leg.fired += event.data.count;
      reading.weapon = 'torpedo';
      break;
    case 'shellHit':
      reading.weapon = 'gun';
      break;
    case 'torpedoHit':
      reading.weapon = 'torpedo';
      break;
    case 'depthCharged':
      leg.charges++;
      leg.mostCharges = Math.max(leg.mostCharges, ++engagement.charges);
      break;
    case 'shipSunk': {
      const { name, kind, tons } = event.data;
      leg.sunk.push({ name, kind, tons, by: reading.weapon });
      leg.tons += tons;
      leg.mostSunk = Math.max(leg.mostSunk, ++engagement.sunk);
      break;
    }
    case 'found':
    case 'foundOnApproach':
    case 'caughtOnSurface':
      leg.found++;
      break;
  }
}

function readBoat(leg: Leg, event: HuntersEvent): void {
  switch (event.kind) {
    case 'hullHit':
    case 'pressureGave':
      leg.hull = event.data.hull;
      break;
    case 'wentDeep':
      leg.hull = event.data.hull;
      leg.dives++;
      break;
    case 'flakFired':
      if (event.data.result === 'shotDown') leg.aircraftDown++;
      break;
    case 'missionDone':
      leg.missions++;
      break;
    case 'boatSunk':
    case 'scuttled':
    case 'boatCaptured':
      leg.ended = 'lost';
      break;
    case 'returned':
      leg.ended = 'home';
      break;
    case 'broughtHome':
      leg.ended = 'rescued';
      break;
  }
}
