/** How long the beats of The Hunters last, in milliseconds. */
import type { Beat } from '@flotilla/companion';
import type { BeatKind } from '@flotilla/hunters';
import type { BeatTiming, TimingOf } from '@flotilla/ui/stage/timing.ts';
import { eventsIn, factsOf } from './facts.ts';

const first = (story: number, brisk: number): BeatTiming => ({ story, brisk, shows: 'first' });
const last = (story: number, brisk: number): BeatTiming => ({ story, brisk, shows: 'last' });

const TIMINGS: Readonly<Record<BeatKind, BeatTiming>> = {
  orders: first(900, 300),
  passage: first(500, 150),
  sighting: first(1800, 700),
  light: first(900, 300),
  approach: first(1200, 400),
  slipIn: last(1400, 500),
  launch: last(300, 120),
  torpedo: last(1200, 450),
  wasted: last(400, 1),
  deckGun: last(700, 250),
  escorts: first(1600, 600),
  search: last(2200, 700),
  depthCharges: last(3000, 900),
  damage: last(1600, 600),
  flooding: last(1000, 400),
  deep: last(3400, 1100),
  pressure: last(1400, 500),
  repairs: first(900, 300),
  follow: first(900, 300),
  aircraft: first(2600, 900),
  crashDive: last(1600, 600),
  flak: last(1700, 600),
  bombs: last(1700, 600),
  shadow: first(900, 300),
  eventCard: first(1100, 400),
  mission: first(900, 300),
  abort: first(900, 300),
  crewLoss: first(1200, 500),
  homecoming: first(1600, 600),
  refit: first(300, 150),
  crew: first(300, 150),
  promotion: last(500, 300),
  award: first(900, 300),
  newBoat: first(600, 300),
  others: first(600, 250),
  loss: last(2700, 2700),
  survival: first(1600, 1600),
};

/** Milliseconds of the story of a departure, when its orders begin to be typed, and how many letters a second. */
export const CAST_OFF = { linesOff: 1400, underWay: 5000, track: 1200, types: 1800, letters: 28 } as const;
const SAILS = first(CAST_OFF.linesOff + CAST_OFF.underWay + CAST_OFF.track, 2400);

/** A torpedo that hits takes its time, and so does a ship that goes down. */
const HIT = { story: 1900, brisk: 700 };
const DUD = { story: 1300, brisk: 500 };
/** How long a ship settles, after the hit; in the last part of it only smoke and boats are left, and nothing is said. */
export const SINKING = { story: 5500, brisk: 1900 };
export const AFTER_SINKING = 1600;
/** How far apart torpedoes leave their tubes, and how long they run by range. */
export const TUBES_APART = 450;
export const RUN = { close: 1000, medium: 2000, long: 3000 } as const;

/** Milliseconds of its own beat after which a torpedo is there, and a shell. */
export const ARRIVES = 550;
export const SHELL_FALLS = 420;

const plus = (timing: BeatTiming, more: { readonly story: number; readonly brisk: number }): BeatTiming => ({
  ...timing,
  story: timing.story + more.story,
  brisk: timing.brisk + more.brisk,
});

function torpedo(beat: Beat): BeatTiming {
  const struck = factsOf(beat, 'torpedoHit') ? HIT : factsOf(beat, 'torpedoDud') ? DUD : TIMINGS.torpedo;
  const timing = last(struck.story, struck.brisk);
  return factsOf(beat, 'shipSunk') ? plus(timing, SINKING) : timing;
}

/** One tube after the other, then the run. */
function launch(beat: Beat): BeatTiming {
  const count = eventsIn(beat, 'salvoFired').reduce((sum, { shots }) => sum + shots.length, 0);
  const range = rangeOf(beat);
  return last(300 + TUBES_APART * count + RUN[range], 120 * count + RUN[range] / 2);
}

/** The range a salvo is fired from. */
export function rangeOf(beat: Beat): keyof typeof RUN {
  const view = beat.moments[0]?.view as { fight?: { approach?: { range?: keyof typeof RUN } | null } | null };
  return view.fight?.approach?.range ?? 'medium';
}

/** A few quiet boxes take a little longer than one, many of them not for ever. */
function passage(beat: Beat): BeatTiming {
  const boxes = Math.min(6, Math.max(1, beat.moments.length));
  return first(TIMINGS.passage.story * boxes, TIMINGS.passage.brisk * boxes);
}

/** How a beat is played. */
export const timingOf: TimingOf = (beat) => {
  if (beat.kind === 'torpedo') return torpedo(beat);
  if (beat.kind === 'launch') return launch(beat);
  if (beat.kind === 'passage') return passage(beat);
  if (beat.kind === 'orders' && beat.stop) return SAILS;
  if (beat.kind === 'deckGun' && factsOf(beat, 'shipSunk')) return plus(TIMINGS.deckGun, SINKING);
  return TIMINGS[beat.kind as BeatKind] ?? TIMINGS.others;
};
