/** Beats: what happens, grouped into units that a player watches together: a card, an escort's turn, an attack. */
import type { Beat, BeatsOf, LogEvent, Moment } from '@flotilla/table';
import { headlineOf } from '@flotilla/table';
import type { Events } from './events.ts';

/** What a beat shows. */
type BeatKind = 'section' | 'event' | 'contact' | 'escort' | 'attack' | 'shot';

type EventKind = keyof Events;

/** Events that open a beat of their own. Everything else belongs to the beat before it. */
const OPENS: Partial<Record<EventKind, BeatKind>> = {
  eventDrawn: 'event',
  sighted: 'contact',
  detected: 'escort',
  undetected: 'escort',
  escortHunts: 'escort',
  escortMoves: 'escort',
  shipAttacks: 'attack',
  aircraftAttack: 'attack',
  salvoFired: 'shot',
  gunFired: 'shot',
};

/** Kinds that wait until they have been read: what a card does is shown after the card. */
const STOPS: readonly BeatKind[] = ['event', 'contact'];

/** The counter of the ship an event is about; null when it is about none. */
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

/** The kind of beat a moment opens; null when it continues the present one. */
function opening({ events }: Moment): Pick<Group, 'kind' | 'slot'> | null {
  for (const event of events) {
    const kind = OPENS[event.kind as EventKind];
    if (kind) return { kind, slot: kind === 'escort' ? slotOf(event) : null };
    if (event.heading !== null) return { kind: 'section', slot: null };
  }
  return null;
}

/** One escort searches for every boat and then moves: that is one beat, not one for each die. */
const goesOn = (open: Group, next: Pick<Group, 'kind' | 'slot'>): boolean =>
  open.kind === 'escort' && next.kind === 'escort' && open.slot === next.slot;

/** The beats of U-Boat Leader. A card has a beat to itself, so that none of its effects is seen before it. */
export const beats: BeatsOf = (moments) => {
  const groups: Group[] = [];
  for (const moment of moments) {
    const open = groups.at(-1);
    const next = opening(moment);
    if (open && (next ? goesOn(open, next) : open.kind !== 'event')) open.moments.push(moment);
    else groups.push({ kind: next?.kind ?? 'section', slot: next?.slot ?? null, moments: [moment] });
  }
  return groups.map(
    ({ kind, moments: shown }): Beat => ({
      kind,
      moments: shown,
      stop: STOPS.includes(kind),
      big: false,
      headline: headlineOf(shown),
    }),
  );
};
