/** Lets the beats be heard, and lays what is heard of a place under them. */
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Session } from '../base/session.ts';
import { settings } from '../base/settings.ts';
import { lay, play, silence } from '../sound/mixer.ts';
import { offerSound } from '../sound/offer.ts';
import type { Director } from './director.ts';
import type { OwnStage } from './own.ts';

/** Plays what a game wants to be heard; after the end of a boat there is silence. */
export function useSound(session: Session, director: Director, own: OwnStage): void {
  const { soundsOf, asksForSound, bedOf } = own;
  const beat = director.beat.value;
  const { phase } = director;
  useEffect(() => {
    if (!beat || !soundsOf || director.looksBack) return;
    if (asksForSound?.(beat)) offerSound();
    if (beat.kind === 'loss' && phase === 'play') return silence();
    // Whoever goes on sooner does not hear what he has not seen.
    return play(...soundsOf(beat, phase, director.lasts));
  }, [beat, phase]);
  useEffect(() => {
    if (!bedOf) return;
    const leave = effect(() => lay(settings.value.sound ? bedOf(session, director) : null));
    return () => {
      leave();
      lay(null);
    };
  }, [session, director]);
}
