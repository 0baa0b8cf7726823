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
  salvoFired: 'shot',
  gunFired: 'shot',
  campaignEnds: 'end',
};

/** Kinds that wait until they have been read: what a card does is shown after the card, and counters are looked at one by one. */
const STOPS: readonly BeatKind[] = ['event', 'contact', 'condition', 'refit'];

/**
 * Whether a beat waits for the player: a card, an attack that has drawn counters, or the end of a campaign behind which the next
 * one opens; the end of the last one stays on the table by itself.
 */
const waits = ({ kind, moments }: Group, isLast: boolean): boolean =>
  STOPS.includes(kind) ||
  (kind === 'struck' && moments.some(({ events }) => events.some(isDrawn))) ||
  (kind === 'end' && !isLast);

const isDrawn = ({ kind }: LogEvent): boolean => kind === 'hitCounter';

/** The refit segment, and the turn that begins behind it: its boats are looked at one by one before anything is asked. */
const isRefit = ({ kind, rule, data }: LogEvent): boolean =>
  rule.startsWith('11.') || (kind === 'turnBegins' && Number(data.turn) > 1);

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
    const kind = isRefit(event) ? 'refit' : OPENS[event.kind as EventKind];
    if (kind) return { kind, slot: kind === 'escort' ? slotOf(event) : null };
    if (event.heading !== null) return { kind: 'section', slot: null };
  }
  return null;
}

/** One escort looks for every boat and then moves: that is one beat, not one for each die. So is a whole refit. */
const goesOn = (open: Group, next: Pick<Group, 'kind' | 'slot'>): boolean =>
  open.kind === next.kind && (open.kind === 'refit' || (open.kind === 'escort' && open.slot === next.slot));

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
    (group, at): Beat => ({
      kind: group.kind,
      moments: group.moments,
      stop: waits(group, at === groups.length - 1),
      big: false,
      headline: headlineOf(group.moments),
    }),
  );
};
