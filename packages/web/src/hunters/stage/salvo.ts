/** The salvo a beat belongs to: which torpedoes run, at whom, and what has become of them as far as it was shown. */
import type { Beat } from '@flotilla/table';
import type { Director } from '../../stage/director.ts';
import { eventsIn, factsOf } from './facts.ts';

/** What has become of a torpedo. */
export type Mark = 'running' | 'now' | 'hit' | 'dud' | 'miss' | 'wasted';

/** One torpedo of a salvo. */
export interface Shot {
  /** Its number in the salvo, from 1. */
  readonly number: number;
  readonly torpedo: 'steam' | 'electric';
  readonly end: 'forward' | 'aft';
  /** The place of her target among the ships in sight. */
  readonly ship: number;
  readonly mark: Mark;
  readonly points: number;
  /** Whether the ship goes down by it. */
  readonly sinks: boolean;
  /** How many beats ago it arrived; 0 for the one on the stage, -1 before. */
  readonly ago: number;
}

const isShot = ({ kind }: Beat): boolean => kind === 'torpedo' || kind === 'wasted';

/** The place of the beat in which the torpedoes on the stage left their tubes; -1 when none did in this story. */
function launchBefore(beats: readonly Beat[], at: number): number {
  for (let i = Math.min(at, beats.length - 1); i >= 0; i--) {
    const beat = beats[i] as Beat;
    if (beat.kind === 'launch') return i;
    if (!isShot(beat)) return -1;
  }
  return -1;
}

function markOf(beat: Beat): Mark {
  if (factsOf(beat, 'torpedoHit')) return 'hit';
  if (factsOf(beat, 'torpedoDud')) return 'dud';
  return factsOf(beat, 'torpedoMissed') ? 'miss' : 'wasted';
}

/** The torpedoes on the stage. */
export function salvoOf(director: Director): readonly Shot[] {
  const { beats, at } = director;
  const launch = launchBefore(beats, at);
  const fired = beats[launch];
  if (!fired) return [];
  const aimed = eventsIn(fired, 'salvoFired').flatMap(({ end, shots }) =>
    shots.map(({ torpedo, ship }) => ({ torpedo, ship, end })),
  );
  const arrivals = shotsAfter(beats, launch);
  // The end that leads fires first: torpedoes arrive in the order of their beats, which name their targets and ends.
  const order = arrivals.map((beat) => shotIn(beat)).filter((shot) => shot !== null);
  const rest = aimed.slice(order.length);
  return [...order, ...rest].map(({ torpedo, ship, end }, i): Shot => {
    const beat = arrivals[i];
    const place = launch + 1 + i;
    const ago = at - place;
    const shown = beat !== undefined && (ago > 0 || (ago === 0 && director.phase === 'hold'));
    return {
      number: i + 1,
      torpedo,
      ship,
      end,
      mark: shown ? markOf(beat) : ago === 0 ? 'now' : 'running',
      points: (beat && factsOf(beat, 'torpedoHit')?.points) ?? 0,
      sinks: beat !== undefined && factsOf(beat, 'shipSunk') !== null,
      ago,
    };
  });
}

/** The beats in which the torpedoes of a launch arrive. */
function shotsAfter(beats: readonly Beat[], launch: number): readonly Beat[] {
  const after = beats.slice(launch + 1);
  const end = after.findIndex((beat) => !isShot(beat));
  return end < 0 ? after : after.slice(0, end);
}

/** The torpedo of a beat. */
function shotIn(beat: Beat): Pick<Shot, 'torpedo' | 'ship' | 'end'> | null {
  const facts =
    factsOf(beat, 'torpedoHit') ??
    factsOf(beat, 'torpedoDud') ??
    factsOf(beat, 'torpedoMissed') ??
    factsOf(beat, 'torpedoWasted');
  return facts && { torpedo: facts.torpedo, ship: facts.ship, end: facts.end };
}

/** What comes of the torpedo on the stage, whether it has been shown or not: the picture needs to know where it leads. */
export const outcomeOf = (beat: Beat): Mark => markOf(beat);
