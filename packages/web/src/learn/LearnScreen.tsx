/** The address of a lesson: it leads to the game in which it is learnt. */

import { Loading, NotLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { useEffect, useState } from 'preact/hooks';
import { LostScreen } from '../parts/lost.tsx';
import { go } from '../router.ts';
import { openLesson } from './begin.ts';

/** Begins or goes on, and leaves no step back to itself. */
export function LearnScreen({ game, lesson }: { game: string; lesson: string }) {
  const [state, setState] = useState<'opening' | 'unknown' | 'failed'>('opening');
  useEffect(() => {
    let current = true;
    openLesson(game, lesson).then(
      (id) => {
        if (!current) return;
        if (id) go(`/g/${id}`, 'replace');
        else setState('unknown');
      },
      () => current && setState('failed'),
    );
    return () => {
      current = false;
    };
  }, []);
  if (state === 'unknown') return <LostScreen />;
  return state === 'failed' ? <NotLoaded /> : <Loading />;
}
