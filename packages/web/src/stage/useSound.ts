/** Lets the beats be heard, and asks once whether they shall be. */
import { useEffect } from 'preact/hooks';
import { tell } from '../notes.ts';
import { change, settings } from '../settings.ts';
import { play, silence } from '../sound/mixer.ts';
import { ui } from '../text/index.ts';
import type { Director } from './director.ts';
import type { OwnStage } from './own.ts';

/** Asks once, when there is something to hear for the first time. */
function askOnce(): void {
  const { sound, soundAsked } = settings.peek();
  if (sound || soundAsked) return;
  change({ soundAsked: true });
  tell(ui('sound.ask'), { label: ui('sound.yes'), run: () => change({ sound: true }) });
}

/** Plays what a game wants to be heard; after the end of a boat there is silence. */
export function useSound(director: Director, { soundsOf, asksForSound }: OwnStage): void {
  const beat = director.beat.value;
  const { phase } = director;
  useEffect(() => {
    if (!beat || !soundsOf || director.looksBack) return;
    if (asksForSound?.(beat)) askOnce();
    if (beat.kind === 'loss' && phase === 'play') return silence();
    // Whoever goes on sooner does not hear what he has not seen.
    return play(...soundsOf(beat, phase, director.lasts));
  }, [beat, phase]);
}
