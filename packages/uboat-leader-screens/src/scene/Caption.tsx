/** The line below the board: what is seen on it now, in one sentence, for eyes and ears. */
import type { Beat } from '@flotilla/companion';
import type { Session } from '@flotilla/ui/base/session.ts';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { usePlay } from '@flotilla/ui/stage/usePlay.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import type { View } from '../game.ts';
import { sceneWords } from './words.ts';

interface Props {
  readonly session: Session;
  readonly director: Director;
  readonly beat: Beat;
  readonly view: View;
}

/** The line. */
export function Caption({ session, director, beat, view }: Props) {
  const share = usePlay(director);
  const { game } = session;
  const words = sceneWords(game, director, beat, share, view, (said) => say(game, said));
  return (
    <p class="ubl-caption" data-part="caption" aria-live="polite">
      {words}
    </p>
  );
}
