/** What nobody waits for is drawn when the page has nothing else to do. */
import type { LogEvent } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { useDirector } from '@flotilla/ui/stage/useStage.tsx';
import { useEffect, useState } from 'preact/hooks';

/** However busy the page is, it is drawn after so many milliseconds. */
const LATEST = 400;

/** Runs something when the page is idle; gives what calls it off. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: LATEST });
  return () => cancelIdleCallback(handle);
}

/** The log as it was when the page was last idle; while beats are played it is that of the beat, and never ahead of it. */
export function useLogWhenIdle({ log }: Pick<Session, 'log'>): readonly LogEvent[] {
  const onStage = useDirector()?.beat.value != null;
  const now = log.value;
  const [idle, setIdle] = useState(now);
  useEffect(() => whenIdle(() => setIdle(now)), [now]);
  return onStage || idle.length > now.length ? now : idle;
}
