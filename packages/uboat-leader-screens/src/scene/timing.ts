/** How long the parts of a scene last, and how far each has got at a time. All times are those of the story, in milliseconds. */
import type { Beat } from '@flotilla/companion';
import type { BeatKind } from '@flotilla/uboat-leader';
import type { BeatTiming } from '@flotilla/ui/stage/timing.ts';
import { clamp } from '@flotilla/ui/stage/usePlay.ts';
import { laidIn, shotsIn } from './facts.ts';

/** A torpedo arrives, and its stamp falls so long after. */
const MARK = 900;
export const STAMPED = 450;
/** A ship goes down, she is gone, her points fly. */
const DOWN = 1900;
const GONE = 400;
const FLY = 1000;
/** A result that sinks nobody is looked at for so long. */
const REST = 500;

/** A counter is laid, turned over and read. */
const LAID = 150;
export const TURN = 300;
const READ = 700;

/** A boat breaks, sinks, and nothing moves. */
export const BREAKS = 500;
export const SINKS = 1200;
const SILENCE = 700;

/** Where nobody wants a story everything goes so much faster. */
const BRISK = 0.36;

const first = (story: number, brisk: number): BeatTiming => ({ story, brisk, shows: 'first' });
const last = (story: number): BeatTiming => ({ story, brisk: Math.round(story * BRISK), shows: 'last' });

const TIMINGS: Readonly<Record<BeatKind, BeatTiming>> = {
  section: first(900, 350),
  event: first(600, 300),
  lookout: first(700, 300),
  contact: first(600, 300),
  condition: first(600, 300),
  escort: first(900, 350),
  attack: first(900, 350),
  struck: first(1200, 500),
  counter: last(TURN + READ),
  lost: last(BREAKS + SINKS + SILENCE),
  evading: first(900, 400),
  shot: last(900),
  refit: first(600, 300),
  end: first(900, 350),
};

/** How long a beat is played. */
export function timingOf(beat: Beat): BeatTiming {
  const kind = beat.kind as BeatKind;
  if (kind === 'shot') return last(lastsOf(beat));
  const timing = TIMINGS[kind] ?? TIMINGS.section;
  return { ...timing, story: timing.story + laidIn(beat) * LAID };
}

/** How long the attacks of a beat last. */
export const lastsOf = (beat: Beat): number =>
  shotsIn(beat).reduce((sum, { marks, result }) => sum + shotLasts(marks.length, result), 0) ||
  TIMINGS.shot.story;

const shotLasts = (marks: number, result: string): number =>
  marks * MARK + (result === 'sunk' ? DOWN + GONE + FLY : REST);

/** How far an attack has got. */
export interface AttackProgress {
  /** Which of the attacks of the beat it is. */
  readonly at: number;
  /** Milliseconds since its first torpedo came near. */
  readonly time: number;
  /** How many results have been stamped. */
  readonly stamped: number;
  /** How far she has gone down, whether she is gone, and how far her points have flown: from 0 to 1. */
  readonly down: number;
  readonly gone: number;
  readonly flown: number;
}

/** How far the attacks of a beat have got when so much of it has been played. */
export function playedOf(beat: Beat, share: number): AttackProgress {
  const shots = shotsIn(beat);
  let time = share * lastsOf(beat);
  let at = 0;
  for (; at < shots.length - 1; at++) {
    const shot = shots[at];
    const lasts = shot ? shotLasts(shot.marks.length, shot.result) : 0;
    if (time < lasts) break;
    time -= lasts;
  }
  const marks = shots[at]?.marks.length ?? 0;
  const after = time - marks * MARK;
  const sunk = shots[at]?.result === 'sunk';
  return {
    at,
    time,
    stamped: Math.min(marks, Math.floor((time - STAMPED) / MARK) + 1),
    down: sunk ? clamp(after / DOWN) : 0,
    gone: sunk ? clamp((after - DOWN) / GONE) : 0,
    flown: sunk ? clamp((after - DOWN - GONE) / FLY) : 0,
  };
}

/** When the torpedo at a place of its salvo strikes. */
export const strikes = (place: number): number => place * MARK + STAMPED;
