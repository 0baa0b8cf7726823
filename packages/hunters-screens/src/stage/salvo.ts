/** The salvo a beat belongs to: which torpedoes run, at whom, and what has become of them as far as it was shown. */
import type { Beat } from '@flotilla/companion';
import type { Events } from '@flotilla/hunters';
import type { LogEvent } from '@flotilla/table';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { entriesOf, factsAmong } from './facts.ts';

/** What has become of a torpedo. */
export type TorpedoMark = 'running' | 'now' | 'hit' | 'dud' | 'miss' | 'wasted';

/** A torpedo on its way. */
interface Aimed {
  readonly torpedo: 'steam' | 'electric';
  readonly end: 'forward' | 'aft';
  /** The place of her target among the ships in sight. */
  readonly ship: number;
}

/** One torpedo of a salvo. */
export interface TorpedoShot extends Aimed {
  /** Its number in the salvo, from 1. */
  readonly number: number;
  readonly mark: TorpedoMark;
  readonly points: number;
  /** Whether the ship goes down by it. */
  readonly sinks: boolean;
  /** How many beats ago it arrived; 0 for the one on the stage, negative before. */
  readonly ago: number;
}

/** What the log tells of one torpedo. */
type Arrival = readonly LogEvent[];

const isShot = ({ kind }: Beat): boolean => kind === 'torpedo' || kind === 'wasted';

/**
 * The place of the beat from which on the torpedoes on the stage arrive: 0 when they left their tubes before this story, as they
 * did when the player was asked about a luck marker meanwhile; null when none run.
 */
function arrivalsFrom(beats: readonly Beat[], at: number): number | null {
  for (let i = Math.min(at, beats.length - 1); i >= 0; i--) {
    const beat = beats[i] as Beat;
    if (beat.kind === 'launch') return i + 1;
    if (!isShot(beat)) return null;
  }
  return beats.length > 0 ? 0 : null;
}

function markOf(arrival: Arrival): TorpedoMark {
  const kinds = new Set(arrival.map(({ kind }) => kind));
  if (kinds.has('torpedoHit')) return 'hit';
  if (kinds.has('torpedoDud')) return 'dud';
  return kinds.has('torpedoMissed') ? 'miss' : 'wasted';
}

const aimedIn = (fired: readonly Events['salvoFired'][]): readonly Aimed[] =>
  fired.flatMap(({ end, shots }) => shots.map(({ torpedo, ship }) => ({ torpedo, ship, end })));

/** The salvo that was under way when this story began: how it was aimed, and what had arrived of it. */
function underWay({ story: told }: Director): { aimed: readonly Aimed[]; arrived: readonly Arrival[] } {
  const log = told?.log.slice(0, told.story.before.log) ?? [];
  const last = log.map(({ kind }) => kind).lastIndexOf('salvoFired');
  if (last < 0) return { aimed: [], arrived: [] };
  // Both ends fire one right after the other.
  const first = log[last - 1]?.kind === 'salvoFired' ? last - 1 : last;
  const arrived: LogEvent[][] = [];
  for (const entry of log.slice(last + 1)) {
    if (aimedOf([entry])) arrived.push([]);
    arrived.at(-1)?.push(entry);
  }
  return { aimed: aimedIn(factsAmong(log.slice(first, last + 1), 'salvoFired')), arrived };
}

/** The torpedoes on the stage. */
export function salvoOf(director: Director): readonly TorpedoShot[] {
  const { beats, at } = director;
  const from = arrivalsFrom(beats, at);
  if (from === null) return [];
  const launch = beats[from - 1];
  const { aimed, arrived } = launch
    ? { aimed: aimedIn(factsAmong(entriesOf(launch), 'salvoFired')), arrived: [] }
    : underWay(director);
  if (aimed.length === 0) return [];
  const arrivals = [...arrived, ...shotsFrom(beats, from).map(entriesOf)];
  // The end that leads fires first: torpedoes arrive in the order of their beats, which name their targets and ends.
  const order = arrivals.map(aimedOf).filter((shot) => shot !== null);
  const rest = aimed.slice(order.length);
  return [...order, ...rest].map((shot, i): TorpedoShot => {
    const arrival = arrivals[i] ?? [];
    const ago = at - (from + i - arrived.length);
    const shown = arrival.length > 0 && (ago > 0 || (ago === 0 && director.phase === 'hold'));
    return {
      ...shot,
      number: i + 1,
      mark: shown ? markOf(arrival) : ago === 0 ? 'now' : 'running',
      points: factsAmong(arrival, 'torpedoHit')[0]?.points ?? 0,
      sinks: arrival.some(({ kind }) => kind === 'shipSunk'),
      ago,
    };
  });
}

/** The beats in which the torpedoes of a launch arrive. */
function shotsFrom(beats: readonly Beat[], from: number): readonly Beat[] {
  const after = beats.slice(from);
  const end = after.findIndex((beat) => !isShot(beat));
  return end < 0 ? after : after.slice(0, end);
}

/** The torpedo of which something has come; null when nothing has yet. */
function aimedOf(arrival: Arrival): Aimed | null {
  const [facts] = [
    ...factsAmong(arrival, 'torpedoHit'),
    ...factsAmong(arrival, 'torpedoDud'),
    ...factsAmong(arrival, 'torpedoMissed'),
    ...factsAmong(arrival, 'torpedoWasted'),
  ];
  return facts ? { torpedo: facts.torpedo, ship: facts.ship, end: facts.end } : null;
}

/** What comes of the torpedo on the stage, whether it has been shown or not: the picture needs to know where it leads. */
export const outcomeOf = (beat: Beat): TorpedoMark => markOf(entriesOf(beat));
