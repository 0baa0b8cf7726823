/** How the beats of a campaign are played. */
import type { Beat } from '@flotilla/companion';
import type { Director } from '@flotilla/ui/stage/director.ts';
import type { OwnStage, Say } from '@flotilla/ui/stage/own.ts';
import { eventsIn, lossIn, shotsIn } from './scene/facts.ts';
import { TorpedoDice } from './scene/TorpedoDice.tsx';
import { timingOf } from './scene/timing.ts';
import { word } from './text/index.ts';
import { rollWords, shotTitle } from './thrown.ts';

/** Who is shot at next, where the volley goes on. */
function goOnWords(director: Director, _beat: Beat, say: Say): string | null {
  const next = director.beats[director.at + 1];
  const title = next && director.phase === 'hold' ? shotTitle(next, say) : '';
  return title ? word('shot.next', { what: title }) : null;
}

/** What is said while a counter is turned over or a boat breaks up: nothing that its picture does not show yet. */
function whileItMoves(_director: Director, beat: Beat): string | null {
  const counter = eventsIn(beat).find(({ kind }) => kind === 'hitCounter');
  if (counter)
    return word('scene.turns', {
      hits: word(counter.data.side === 'heavy' ? 'hits.heavy' : 'hits.light', { n: 1 }),
    });
  const loss = lossIn(beat);
  return loss && word('lost.breaks', { boat: String(loss.data.boat) });
}

/** What U-Boat Leader brings to the stage: every throw is named, every death has its scene, and nobody skips the loss of a boat. */
export const stage: OwnStage = {
  timingOf,
  rollWords,
  goOnWords,
  stays: ({ kind }) => kind === 'lost',
  whileItMoves,
  diceOf: (beat) => (shotsIn(beat).length > 0 ? TorpedoDice : null),
};
