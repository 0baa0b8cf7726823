/** How far a review has got, and what can be said before anything is weighed. */

import { announce } from '@flotilla/ui/base/notes.ts';
import { saveRecord } from '@flotilla/ui/parts/share.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Making } from './making.ts';
import { Reservations } from './Reservations.tsx';
import type { Reviewed } from './reviewed.ts';
import { word } from './text/index.ts';

interface Props {
  readonly reviewed: Reviewed;
  readonly making: Making;
}

/** Seconds of work before the remaining time is estimated and shown. */
const WINDOW = 10;
const FIRST = 3;

/** About how many seconds are left, by what was settled in the last ten; null while nothing can be said. */
function useTimeLeft({ making, reviewed }: Props): number | null {
  const seen = useRef<{ at: number; settled: number }[]>([]);
  const [left, setLeft] = useState<number | null>(null);
  const weighing = making.stage.value === 'weighing';
  useEffect(() => {
    if (!weighing) return;
    seen.current = [];
    const timer = setInterval(() => {
      const now = { at: performance.now() / 1000, settled: making.settled.peek() };
      seen.current = [...seen.current.filter(({ at }) => at > now.at - WINDOW), now];
      const first = seen.current[0] ?? now;
      const rate = (now.settled - first.settled) / Math.max(0.1, now.at - first.at);
      const open = reviewed.asked.length - now.settled;
      const known = now.at - first.at >= FIRST && rate > 0;
      setLeft(known ? Math.max(5, Math.round(open / rate / 5) * 5) : null);
    }, 1000);
    return () => clearInterval(timer);
  }, [weighing]);
  return left;
}

/** The quarters of the work that are told to a screen reader. */
function useVoice({ making, reviewed }: Props): void {
  const told = useRef(0);
  const quarter = Math.floor((4 * making.settled.value) / Math.max(1, reviewed.asked.length));
  const stage = making.stage.value;
  useEffect(() => {
    if (stage !== 'weighing' || quarter <= told.current) return;
    told.current = quarter;
    announce(word('progress.heard', { share: quarter * 25 }));
  }, [quarter, stage]);
}

/** The bar, how much is settled, and the button to stop or go on. */
export function Progress(props: Props) {
  const { making, reviewed } = props;
  const stage = making.stage.value;
  const left = useTimeLeft(props);
  useVoice(props);
  const of = reviewed.asked.length;
  const settled = Math.min(of, making.settled.value);
  if (stage === 'fresh' || stage === 'failed') return null;
  return (
    <section class="sheet-panel review-progress" aria-labelledby="progress-title">
      <div>
        <h2 id="progress-title">
          {word(stage === 'stopped' ? 'progress.stopped' : 'progress.title', { settled, of })}
        </h2>
        {left !== null && stage === 'weighing' && (
          <span class="muted">{word('progress.left', { n: left })}</span>
        )}
        {stage === 'stopped' ? (
          <button type="button" class="primary" onClick={() => making.begin()}>
            {word('progress.goOn')}
          </button>
        ) : (
          <button type="button" onClick={() => making.stop()}>
            {word('progress.stop')}
          </button>
        )}
      </div>
      <progress max={of} value={settled} aria-labelledby="progress-title" />
      <p class="small-print">{word(stage === 'stopped' ? 'progress.stoppedText' : 'progress.text')}</p>
    </section>
  );
}

/** What stands at the top before the first figures: nothing begun, being opened, or why it could not be done. */
export function Beginning({ reviewed, making }: Props) {
  const { record, asked, session } = reviewed;
  const stage = making.stage.value;
  const fault = making.fault.value;
  if (stage === 'failed')
    return (
      <div class="review-top review-state" role="alert">
        <p class="review-label">{word('state.failed.label')}</p>
        <h1>{word(fault?.record ? 'state.failed' : 'state.broken')}</h1>
        <p>
          {fault?.said} {word('state.failed.text')}
        </p>
        <div class="row">
          {!fault?.record && (
            <button type="button" class="primary" onClick={() => making.begin()}>
              {word('progress.goOn')}
            </button>
          )}
          <button type="button" onClick={() => saveRecord(record, reviewed.id, session.hides)}>
            {word('state.save')}
          </button>
        </div>
      </div>
    );
  return (
    <div class="review-top review-state">
      <p class="review-label">{word(stage === 'fresh' ? 'state.fresh.label' : 'label')}</p>
      <h1>{word(stage === 'fresh' ? 'state.fresh' : 'state.opening')}</h1>
      <p class="review-lead">{word('state.fresh.text', { n: asked.length })}</p>
      <Reservations record={record} />
      {stage === 'fresh' && (
        <button type="button" class="primary" onClick={() => making.begin()}>
          {word('state.begin')}
        </button>
      )}
    </div>
  );
}
