/** The endings that could have come of a moment, as they arrive. */
import type { Ending } from '@flotilla/lab';
import type { Choice } from '@flotilla/table';
import type { GameRecord } from '@flotilla/table/run';
import { canonical } from '@flotilla/table/run';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { EndingsOrder, EndingsReply } from './endings.worker.ts';

/** What has been found so far. */
export interface FoundEndings {
  readonly opened: Extract<EndingsReply, { kind: 'opened' }> | null;
  readonly failed: string | null;
  /** By answer: the endings after it, and how many games were tried. */
  readonly after: Readonly<Record<string, { readonly endings: readonly Ending[]; readonly tried: number }>>;
}

/** The name of an answer among what was found. */
export const answerKey = (choice: Choice | null): string => (choice === null ? '' : canonical(choice));

const NOTHING: FoundEndings = { opened: null, failed: null, after: {} };

/** Plays games on from a moment; `more` asks for further ones after an answer. */
export function useEndings(
  record: GameRecord,
  seat: number,
  answers: number,
): readonly [found: FoundEndings, more: (choice: Choice | null, games: number) => void] {
  const [found, setFound] = useState(NOTHING);
  const worker = useRef<Worker | null>(null);
  const asked = useRef<Record<string, number>>({});
  useEffect(() => {
    if (!globalThis.Worker) {
      setFound({ ...NOTHING, failed: '' });
      return;
    }
    const made = new Worker(new URL('./endings.worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    asked.current = {};
    setFound(NOTHING);
    made.addEventListener('message', ({ data }: MessageEvent<EndingsReply>) =>
      setFound((now) => added(now, data)),
    );
    made.addEventListener('error', ({ message }) => setFound((now) => ({ ...now, failed: message ?? '' })));
    made.postMessage({ kind: 'open', record, seat, answers } satisfies EndingsOrder);
    return () => made.terminate();
  }, [record, seat, answers]);
  const more = (choice: Choice | null, games: number): void => {
    const key = answerKey(choice);
    const from = asked.current[key] ?? 0;
    asked.current[key] = from + games;
    worker.current?.postMessage({ kind: 'play', choice, from, to: from + games } satisfies EndingsOrder);
  };
  return [found, more];
}

function added(now: FoundEndings, told: EndingsReply): FoundEndings {
  if (told.kind === 'opened') return { ...now, opened: told };
  if (told.kind === 'failed') return { ...now, failed: told.error };
  const key = answerKey(told.choice);
  const before = now.after[key]?.endings ?? [];
  return {
    ...now,
    after: { ...now.after, [key]: { endings: [...before, ...told.endings], tried: told.tried } },
  };
}
