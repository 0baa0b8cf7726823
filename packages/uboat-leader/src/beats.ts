/** Beats: what happens, grouped into units that a player watches together: a card, an escort's turn, an attack. */
import type { Beat, BeatsOf } from '@flotilla/companion';
import { bigRollOf, headlineOf } from '@flotilla/companion';
import type { LogEvent, Moment } from '@flotilla/table';
import { bigRolls } from './bigRolls.ts';
import type { Events } from './events.ts';

/** What a beat shows. */
export type BeatKind =
  | 'section'
  | 'event'
  | 'lookout'
  | 'contact'
  | 'condition'
  | 'escort'
  | 'attack'
  | 'struck'
  | 'counter'
  | 'lost'
  | 'evading'
  | 'shot'
  | 'refit'
  | 'end';

type EventKind = keyof Events;

/** Events that open a beat of their own. Everything else belongs to the beat before it. */
const OPENS: Partial<Record<EventKind, BeatKind>> = {
  eventDrawn: 'event',
  sighted: 'contact',
  conditionKnown: 'condition',
  detected: 'escort',
  undetected: 'escort',
  escortHunts: 'escort',
  escortMoves: 'escort',
  shipAttacks: 'attack',
  aircraftAttack: 'attack',
  attackHits: 'struck',
  attackRattles: 'struck',
  attackMissed: 'struck',
  attackEvaded: 'struck',
  hitCounter: 'counter',
  boatLost: 'lost',
  finishedOff: 'shot',
  contactOver: 'section',
  salvoFired: 'shot',
  gunFired: 'shot',
  campaignEnds: 'end',
};

/** The kind of beat a big roll opens, whatever comes of it. */
const THROWN: Readonly<Record<string, BeatKind>> = {
  contact: 'lookout',
  wolfpack: 'lookout',
  silent: 'evading',
  crashDive: 'evading',
  deepDive: 'evading',
  enemyAttack: 'struck',
  raid: 'shot',
};

/** Kinds that wait until they have been read: what a card does is shown after the card, and counters are looked at one by one. */
const STOPS: readonly BeatKind[] = ['event', 'contact', 'condition', 'refit', 'lost'];

/** Events that tell of a ship's end. */
const SINKS: readonly string[] = ['shipSunk', 'finishedOff'];

const sinksIn = ({ events }: Moment): boolean => events.some(({ kind }) => SINKS.includes(kind));

/**
 * Whether a beat waits for the player: a card, a ship that goes down, the last hit counter of an attack, or the end of a campaign
 * behind which the next one opens; the end of the last one stays on the table by itself. A boat that breaks up waits for nobody.
 */
function waits({ kind, moments }: Group, next: Group | undefined): boolean {
  if (kind === 'counter') return next?.kind !== 'counter' && next?.kind !== 'lost';
  if (kind === 'end') return next !== undefined;
  return STOPS.includes(kind) || moments.some(sinksIn);
}

/** The refit segment, and the turn that begins behind it: its boats are looked at one by one before anything is asked. */
const isRefit = ({ kind, rule, data }: LogEvent): boolean =>
  rule.startsWith('11.') || (kind === 'turnBegins' && Number(data.turn) > 1);

/** The counter of the ship an event is about; null when it is about none. */
function slotOf({ data }: LogEvent): string | null {
  const ship = data.ship as { readonly slot?: string } | undefined;
  return ship?.slot ?? null;
}

/** What a moment opens. */
interface OpeningBeat {
  readonly kind: BeatKind;
  /** The escort whose turn it is; null in beats of other kinds. */
  readonly slot: string | null;
  /** Whether it begins with a roll that the player may throw: then it stands on its own. */
  readonly big: boolean;
}

interface Group extends OpeningBeat {
  readonly moments: Moment[];
}

/** The big roll a moment begins with; null when it begins with none. */
function thrownIn({ events }: Moment): string | null {
  const roll = events.find((event) => event.roll)?.roll;
  return roll && bigRollOf(bigRolls, roll) ? roll.purpose : null;
}

/** The kind of beat a moment opens; null when it continues the present one. */
function opening(moment: Moment): OpeningBeat | null {
  const thrown = thrownIn(moment);
  const big = thrown !== null;
  const own = THROWN[thrown ?? ''];
  if (own) return { kind: own, slot: null, big };
  for (const event of moment.events) {
    const kind = isRefit(event) ? 'refit' : OPENS[event.kind as EventKind];
    if (kind) return { kind, slot: kind === 'escort' ? slotOf(event) : null, big };
    if (event.heading !== null) return { kind: 'section', slot: null, big };
  }
  return big ? { kind: 'section', slot: null, big } : null;
}

/** One escort searches and then moves: that is one beat, unless it searches for another boat. So is a whole refit. */
const goesOn = (open: Group, next: OpeningBeat): boolean =>
  !next.big &&
  open.kind === next.kind &&
  (open.kind === 'refit' || (open.kind === 'escort' && open.slot === next.slot));

/** What belongs to the end of a ship besides herself: the alarm that it raises. */
const isAlarm = ({ events }: Moment): boolean => events.every(({ kind }) => kind === 'alerted');

/** Whether a moment that opens nothing still belongs to a beat: a card and an end stand alone, so that nothing later is seen with them. */
function takesIn({ kind, moments }: Group, next: Moment): boolean {
  if (kind === 'event' || kind === 'lost') return false;
  return !moments.some(sinksIn) || isAlarm(next);
}

/** The beats of U-Boat Leader. A card has a beat to itself, so that none of its effects is seen before it. */
export const beats: BeatsOf = (moments) => {
  const groups: Group[] = [];
  for (const moment of moments) {
    const open = groups.at(-1);
    const next = opening(moment);
    if (open && (next ? goesOn(open, next) : takesIn(open, moment))) open.moments.push(moment);
    else groups.push({ ...(next ?? { kind: 'section', slot: null, big: false }), moments: [moment] });
  }
  return groups.map(
    (group, at): Beat => ({
      kind: group.kind,
      moments: group.moments,
      stop: waits(group, groups[at + 1]),
      big: group.big,
      headline: headlineOf(group.moments),
    }),
  );
};
