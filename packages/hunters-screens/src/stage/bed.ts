/** What is heard of the place the boat is at. */
import type { Session } from '@flotilla/ui/base/session.ts';
import type { Bed } from '@flotilla/ui/sound/beds.ts';
import type { Director } from '@flotilla/ui/stage/director.ts';
import type { View } from '../game.ts';
import { sceneOf } from '../scenes/Stage.tsx';
import type { SceneName } from './Scene.tsx';
import { sceneOfBeat } from './Scene.tsx';

/** The bed under each scene of a beat; scenes that are left out have that of the place. */
const UNDER: Partial<Record<SceneName, Bed>> = {
  depths: 'hunt',
  bridge: 'surface',
  air: 'surface',
  home: 'harbour',
};

/** The sea, the hunt or the harbour; nothing once the career is over. */
export function bedOf(session: Session, director: Director): Bed | null {
  const view = session.view.value as View;
  const beat = director.beat.value;
  if (view.fate !== 'serving' || beat?.kind === 'loss') return null;
  const under = beat && UNDER[sceneOfBeat(beat, director)];
  if (under) return under;
  const place = sceneOf(view, session.decision.value?.step ?? '');
  if (place === 'port') return 'harbour';
  return place === 'hunt' ? 'hunt' : 'surface';
}
