/** Beats: what happens, grouped into what a player watches as one thing: a card, an escort's turn, an attack. */
import type { Beat, BeatsOf, LogEvent, Moment } from '@flotilla/table';
import { headlineOf } from '@flotilla/table';
import type { Events } from './events.ts';

/** What a beat shows. */
export type BeatKind =
  | 'section'
  | 'event'
  | 'contact'
  | 'condition'
  | 'escort'
  | 'attack'
  | 'struck'
  | 'shot';

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
  salvoFired: 'shot',
  gunFired: 'shot',
};

/** Kinds that wait until they have been read: what a card does is shown after the card, and counters are looked at one by one. */
const STOPS: readonly BeatKind[] = ['event', 'contact', 'condition'];

/** Whether a beat waits for the player: a card, or an attack that has drawn counters. */
const waits = ({ kind, moments }: Group): boolean =>
  STOPS.includes(kind) || (kind === 'struck' && moments.some(({ events }) => events.some(isDrawn)));

const isDrawn = ({ kind }: LogEvent): boolean => kind === 'hitCounter';

/** The counter of the ship an event tells of; null where it tells of none. */
function slotOf({ data }: LogEvent): string | null {
  const ship = data.ship as { readonly slot?: string } | undefined;
  return ship?.slot ?? null;
}

interface Group {
  readonly kind: BeatKind;
  /** The escort whose turn it is; null in beats of other kinds. */
  readonly slot: string | null;
  readonly moments: Moment[];
}

/** What a moment opens; null when it goes on with what is shown. */
function opening({ events }: Moment): Pick<Group, 'kind' | 'slot'> | null {
  for (const event of events) {
    const kind = OPENS[event.kind as EventKind];
    if (kind) return { kind, slot: kind === 'escort' ? slotOf(event) : null };
    if (event.heading !== null) return { kind: 'section', slot: null };
  }
  return null;
}

/** One escort looks for every boat and then moves: that is one beat, not one for each die. */
const goesOn = (open: Group, next: Pick<Group, 'kind' | 'slot'>): boolean =>
  open.kind === 'escort' && next.kind === 'escort' && open.slot === next.slot;

/** The beats of U-Boat Leader. A card lies alone in its beat, so that nothing it does is seen before it. */
export const beats: BeatsOf = (moments) => {
  const groups: Group[] = [];
  for (const moment of moments) {
    const open = groups.at(-1);
    const next = opening(moment);
    if (open && (next ? goesOn(open, next) : open.kind !== 'event')) open.moments.push(moment);
    else groups.push({ kind: next?.kind ?? 'section', slot: next?.slot ?? null, moments: [moment] });
  }
  return groups.map(
    (group): Beat => ({
      kind: group.kind,
      moments: group.moments,
      stop: waits(group),
      big: false,
      headline: headlineOf(group.moments),
    }),
  );
};
