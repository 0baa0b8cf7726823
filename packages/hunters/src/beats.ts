/**
 * How a patrol is shown: groups moments into beats. Nothing here knows how a beat is drawn or how long it lasts; a result never
 * appears in an earlier beat than its cause.
 */
import type { Beat, BeatsOf } from '@flotilla/companion';
import { headlineOf } from '@flotilla/companion';
import type { LogEvent, Moment } from '@flotilla/table';
import type { BeatKind } from './beatKinds.ts';
import { BIG, CHANGING, EVENT_KINDS, FIRST_ROLLS, LISTS, ROLL_KINDS, RUNS, STOPS } from './beatKinds.ts';
import { BOATS } from './data/boats.ts';
import type { Events } from './events.ts';
import type { View } from './view.ts';

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
  if (kind === 'orders') return sails(moments);
  const run = RUNS.find((kinds) => kinds.has(kind));
  if (run) return has(moments, 'shipSunk') || !next || (!run.has(next.kind) && next.kind !== 'loss');
  if (kind === 'search') return has(moments, 'escaped');
  if (kind === 'depthCharges' || kind === 'bombs') return next?.kind !== 'damage' && next?.kind !== 'loss';
  return moments.some(({ events }) => events.some((event) => CHANGING.has(event.kind)));
}

/** Whether the boat of the one who looks leaves port: her orders are there, and the mines they want are in her tubes (7.4.2). */
function sails(moments: readonly Moment[]): boolean {
  const last = moments.at(-1)?.view as View | undefined;
  if (!last?.patrol || last.active !== last.captain || last.patrol.box >= 0) return false;
  const { boat, patrol } = last;
  const waits = patrol.task === 'mines' && !BOATS[boat.type].mineShafts && !boat.forward.includes('mine');
  return !waits;
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
