/**
 * How a patrol is shown: groups moments into beats. Nothing here knows how a beat is drawn or how long it lasts; a result never
 * appears in an earlier beat than its cause.
 */
import type { Beat, BeatsOf, LogEvent, Moment } from '@flotilla/table';
import { headlineOf } from '@flotilla/table';
import { bigRolls } from './bigRolls.ts';
import type { Events } from './events.ts';

/** Every kind of beat in a career. */
export const BEAT_KINDS = [
  'orders',
  'passage',
  'sighting',
  'light',
  'approach',
  'slipIn',
  'launch',
  'torpedo',
  'wasted',
  'deckGun',
  'escorts',
  'search',
  'depthCharges',
  'damage',
  'flooding',
  'deep',
  'pressure',
  'repairs',
  'follow',
  'aircraft',
  'crashDive',
  'flak',
  'bombs',
  'shadow',
  'eventCard',
  'mission',
  'abort',
  'crewLoss',
  'homecoming',
  'refit',
  'crew',
  'promotion',
  'award',
  'newBoat',
  'others',
  'loss',
  'survival',
] as const;

/** One of them. */
export type BeatKind = (typeof BEAT_KINDS)[number];

/** The kind of beat an event belongs to; events that accompany others have none of their own. */
const EVENT_KINDS: Readonly<Partial<Record<keyof Events, BeatKind>>> = {
  careerBegins: 'orders',
  ordersRequested: 'orders',
  ordersGiven: 'orders',
  ordersChanged: 'orders',
  postedForGood: 'orders',
  minesLoaded: 'orders',
  boxQuiet: 'passage',
  boxCalm: 'passage',
  shipLetPass: 'passage',
  noCapital: 'passage',
  sighted: 'sighting',
  madeOut: 'sighting',
  packStatus: 'sighting',
  lightFell: 'light',
  waitedForNight: 'light',
  wentIn: 'approach',
  insideConvoy: 'approach',
  slippedIn: 'slipIn',
  foundOnApproach: 'slipIn',
  salvoFired: 'launch',
  torpedoMissed: 'torpedo',
  torpedoDud: 'torpedo',
  torpedoHit: 'torpedo',
  torpedoWasted: 'wasted',
  shellMissed: 'deckGun',
  shellHit: 'deckGun',
  shellWasted: 'deckGun',
  escortsArrive: 'escorts',
  escortsRated: 'escorts',
  found: 'search',
  notFound: 'search',
  escaped: 'search',
  evaded: 'depthCharges',
  hitsChanged: 'depthCharges',
  depthCharged: 'depthCharges',
  bombed: 'bombs',
  onlyStrafed: 'bombs',
  hullHit: 'damage',
  flooded: 'damage',
  minorHit: 'damage',
  noEffect: 'damage',
  systemDamaged: 'damage',
  wounded: 'damage',
  unhurt: 'damage',
  wentDeep: 'deep',
  pressureHeld: 'pressure',
  pressureGave: 'pressure',
  pumpedOut: 'repairs',
  repaired: 'repairs',
  inoperable: 'repairs',
  reloaded: 'repairs',
  followed: 'follow',
  straggler: 'follow',
  stillEscorted: 'follow',
  lostContact: 'follow',
  aircraftSighted: 'aircraft',
  crashDived: 'crashDive',
  caughtOnSurface: 'crashDive',
  aircrewRated: 'flak',
  flakFired: 'flak',
  noFlak: 'flak',
  stayedUp: 'flak',
  shadowed: 'shadow',
  drivenOff: 'shadow',
  eventHappened: 'eventCard',
  eventIgnored: 'eventCard',
  manLost: 'eventCard',
  looseTorpedo: 'eventCard',
  gyroMended: 'eventCard',
  spareFitted: 'eventCard',
  missionDone: 'mission',
  missionDelayed: 'mission',
  missionFailed: 'mission',
  tankerMissed: 'mission',
  tankerMet: 'mission',
  tankerSpoiled: 'mission',
  tookOver: 'mission',
  abortOrdered: 'abort',
  towedHome: 'abort',
  diedOfWounds: 'crewLoss',
  returned: 'homecoming',
  broughtHome: 'homecoming',
  longPatrol: 'homecoming',
  resupplyMonth: 'homecoming',
  refitLength: 'refit',
  rankShortens: 'refit',
  nextPatrol: 'refit',
  loaded: 'refit',
  recovers: 'crew',
  replaced: 'crew',
  crewQualityFell: 'crew',
  advanced: 'crew',
  crewAdvanced: 'crew',
  nothingLearned: 'crew',
  leftForOwnBoat: 'crew',
  stepsUp: 'crew',
  promoted: 'promotion',
  passedOver: 'promotion',
  decorated: 'award',
  boatGranted: 'newBoat',
  boatInstead: 'newBoat',
  boatRefused: 'newBoat',
  newBoat: 'newBoat',
  stranded: 'abort',
  crewRescued: 'abort',
  boatSunk: 'loss',
  scuttled: 'loss',
  boatCaptured: 'loss',
  crewLost: 'loss',
  kommandantDead: 'loss',
  packLost: 'others',
  packHome: 'others',
  packFormed: 'others',
  packRound: 'others',
  packLot: 'others',
  packFocus: 'others',
  packAlone: 'others',
  packJoined: 'others',
};

/** The kind of beat a roll belongs to before its result is known; a roll not listed waits for its result. */
const ROLL_KINDS: Readonly<Record<string, BeatKind>> = {
  'torpedo.hit': 'torpedo',
  'torpedo.dud': 'torpedo',
  'torpedo.damage': 'torpedo',
  'gun.hit': 'deckGun',
  'gun.damage': 'deckGun',
  'escort.approach': 'slipIn',
  'escort.arrival': 'search',
  'escort.search': 'search',
  'escort.course': 'depthCharges',
  'escort.charges': 'depthCharges',
  hit: 'damage',
  'injury.who': 'damage',
  'injury.severity': 'damage',
  flooding: 'flooding',
  pressure: 'pressure',
  repair: 'repairs',
  'air.dive': 'crashDive',
  'air.flak': 'flak',
  'air.second': 'bombs',
  'air.bombs': 'bombs',
  'air.shadow': 'shadow',
  'ship.size': 'sighting',
  'ship.name': 'sighting',
  promotion: 'promotion',
};

/** Rolls that begin a new beat, even straight after another of the same kind. */
const FIRST_ROLLS = new Set([
  'torpedo.hit',
  'gun.hit',
  'escort.search',
  'escort.charges',
  'hit',
  'flooding',
  'pressure',
  'air.dive',
  'air.bombs',
  'promotion',
  'event',
]);

/** Kinds whose neighbours merge into one beat: quiet days, and lists that are read at a glance. */
const LISTS: ReadonlySet<BeatKind> = new Set([
  'orders',
  'passage',
  'sighting',
  'escorts',
  'repairs',
  'refit',
  'crew',
  'follow',
  'mission',
  'flak',
  'others',
]);

/** The rolls that the player likes to throw. */
const BIG: ReadonlySet<string> = new Set(bigRolls.map(({ purpose }) => purpose));

/** Kinds that always wait for the player. */
const STOPS: ReadonlySet<BeatKind> = new Set([
  'eventCard',
  'abort',
  'crewLoss',
  'homecoming',
  'refit',
  'crew',
  'promotion',
  'award',
  'newBoat',
  'loss',
  'survival',
]);

/** Kinds that come in runs: the stage waits once the last of a run has been shown. */
const RUNS: readonly ReadonlySet<BeatKind>[] = [
  new Set<BeatKind>(['torpedo', 'wasted']),
  new Set<BeatKind>(['deckGun']),
  new Set<BeatKind>(['damage', 'flooding']),
  new Set<BeatKind>(['deep', 'pressure']),
];

/** Changes to the boat, her crew or her orders outside a fight wait for the player too. */
const CHANGING: ReadonlySet<string> = new Set([
  'pumpedOut',
  'repaired',
  'inoperable',
  'missionDone',
  'missionFailed',
  'tookOver',
]);

const has = (moments: readonly Moment[], kind: keyof Events): boolean =>
  moments.some(({ events }) => events.some((event) => event.kind === kind));

/** The kind of a moment; null when it accompanies whatever comes next. */
function kindOf({ events }: Moment): BeatKind | null {
  const end = events.find(({ kind }) => kind === 'careerEnds');
  if (end) return end.data.fate === 'survived' ? 'survival' : 'loss';
  let found: BeatKind | null = null;
  for (const { kind, roll } of events) {
    const own = roll ? ROLL_KINDS[roll.purpose] : EVENT_KINDS[kind as keyof Events];
    // What is shown is the loss of the boat, whatever was rolled for.
    if (own === 'loss') return 'loss';
    found ??= own ?? null;
  }
  return found;
}

const firstRoll = ({ events }: Moment): string | null =>
  events.find(({ roll }) => roll)?.roll?.purpose ?? null;

/** The purpose of the first roll of a beat: the others follow from it. */
const rollOf = (moments: readonly Moment[]): string | null =>
  moments.map(firstRoll).find((purpose) => purpose !== null) ?? null;

/** A beat still being put together. */
interface Open {
  kind: BeatKind;
  readonly moments: Moment[];
}

/** Whether a moment continues the open beat. */
function goesOn(open: Open, kind: BeatKind, moment: Moment): boolean {
  const roll = firstRoll(moment);
  if (roll && FIRST_ROLLS.has(roll)) return false;
  if (kind === 'loss' || kind === 'survival') return false;
  if (roll === 'injury.who' && brokeSomething(open)) return false;
  if (open.kind === 'eventCard') return kind === 'eventCard';
  return open.kind === kind && (LISTS.has(kind) || !isOver(open));
}

/** Whether a hit has already broken something: a man hurt after that is hurt by something else. */
const brokeSomething = ({ moments }: Open): boolean =>
  has(moments, 'hullHit') ||
  has(moments, 'flooded') ||
  has(moments, 'systemDamaged') ||
  has(moments, 'minorHit') ||
  has(moments, 'noEffect');

/** Whether a beat has reached its result. */
function isOver({ kind, moments }: Open): boolean {
  if (kind === 'torpedo')
    return has(moments, 'torpedoMissed') || has(moments, 'torpedoDud') || has(moments, 'torpedoHit');
  if (kind === 'deckGun') return has(moments, 'shellMissed') || has(moments, 'shellHit');
  if (kind === 'damage') return false;
  return kind === 'award' || kind === 'promotion';
}

/** Groups moments by the kind of beat they make. */
function grouped(moments: readonly Moment[]): Open[] {
  const beats: Open[] = [];
  /** Rolls whose results are still to come; they belong to what follows. */
  let waiting: Moment[] = [];
  for (const moment of moments) {
    const kind = kindOf(moment);
    if (kind === null) {
      waiting.push(moment);
      continue;
    }
    const open = beats.at(-1);
    if (open && waiting.length === 0 && goesOn(open, kind, moment)) open.moments.push(moment);
    else if (open && waiting.length > 0 && open.kind === kind && LISTS.has(kind))
      open.moments.push(...waiting, moment);
    else beats.push({ kind, moments: [...waiting, moment] });
    waiting = [];
  }
  const last = beats.at(-1);
  if (waiting.length === 0) return beats;
  if (last) last.moments.push(...waiting);
  else beats.push({ kind: 'passage', moments: waiting });
  return beats;
}

/** Whether the stage waits for the player once a beat has been shown. */
function stops({ kind, moments }: Open, next: Open | undefined): boolean {
  if (STOPS.has(kind)) return true;
  const run = RUNS.find((kinds) => kinds.has(kind));
  if (run) return has(moments, 'shipSunk') || !next || (!run.has(next.kind) && next.kind !== 'loss');
  if (kind === 'search') return has(moments, 'escaped');
  if (kind === 'depthCharges' || kind === 'bombs') return next?.kind !== 'damage' && next?.kind !== 'loss';
  return moments.some(({ events }) => events.some((event) => CHANGING.has(event.kind)));
}

/** The entry that names a beat: what happened, not what was rolled. */
function headline({ kind, moments }: Open): LogEvent | null {
  if (kind === 'loss' || kind === 'survival') {
    const events = moments.flatMap(({ events }) => events);
    return (
      events.find((event) => EVENT_KINDS[event.kind as keyof Events] === 'loss') ?? events.at(-1) ?? null
    );
  }
  return headlineOf(moments);
}

/** The beats of The Hunters. */
export const beatsOf: BeatsOf = (moments) => {
  const groups = grouped(moments);
  return groups.map(
    (group, i): Beat => ({
      kind: group.kind,
      moments: group.moments,
      stop: stops(group, groups[i + 1]),
      big: BIG.has(rollOf(group.moments) ?? ''),
      headline: headline(group),
    }),
  );
};
