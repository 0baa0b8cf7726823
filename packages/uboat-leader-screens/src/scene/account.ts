/** How the points stand at the moment that is shown: what is counted, what is still to come, and what a lost boat has cost. */
import type { Director } from '@flotilla/ui/stage/director.ts';
import type { View } from '../game.ts';
import { targetCard } from '../game.ts';
import { lossIn } from './facts.ts';

/** The points as the bar shows them. */
interface Account {
  /** The view whose points count now: those a loss costs fall only when its card has been read. */
  readonly counted: View;
  /** 10.4 — points for ships of this contact, credited when it is over. */
  readonly pending: number;
  /** Boats lost since the last answer, as far as that has been told. */
  readonly lost: number;
}

function lostSoFar(director: Director): number {
  const { story: told } = director;
  if (!told || told.when === 'past') return 0;
  const shown = told.story.moments.slice(0, director.shown.value ?? undefined);
  return shown.flatMap(({ events }) => events).filter(({ kind }) => kind === 'boatLost').length;
}

/** The points at the moment that is shown. */
export function accountAt(view: View, director: Director | null): Account {
  const beat = director?.beat.value ?? null;
  const isLosing = beat !== null && lossIn(beat) !== null;
  const kills = view.battle?.kills ?? [];
  return {
    counted: isLosing && director ? (director.before.value as View) : view,
    pending: kills.reduce((sum, { card }) => sum + targetCard(view, card).vp, 0),
    lost: !director || isLosing ? 0 : lostSoFar(director),
  };
}
