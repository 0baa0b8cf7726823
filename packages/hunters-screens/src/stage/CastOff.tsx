/** Cast off: the lines fall, the boat leaves, and the boxes of the patrol appear. Never a pennant: those are for coming home. */
import type { Beat } from '@flotilla/companion';
import { announce } from '@flotilla/ui/base/notes.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { Seal } from '@flotilla/ui/sea/Seal.tsx';
import { dayOf } from '@flotilla/ui/sea/seas.ts';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { clamp, eased, usePlay } from '@flotilla/ui/stage/usePlay.ts';
import { useEffect } from 'preact/hooks';
import { TrackRow } from '../chart/TrackStrip.tsx';
import { homePort } from '../chart/waters.ts';
import type { View } from '../game.ts';
import { monthText, trackOf } from '../game.ts';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { BERTH, Harbour } from './Harbour.tsx';
import { Moon } from './Moon.tsx';
import { ordersWords } from './Sailing.tsx';
import { CAST_OFF, timingOf } from './timing.ts';

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly say: Say;
  /** What is played; null while a question is asked beside her berth. */
  readonly director: Director | null;
  readonly beat: Beat | null;
}

/** How far she has got after so many milliseconds of the story. */
function wayAt(time: number): { readonly lines: number; readonly way: number; readonly boxes: number } {
  const { linesOff, underWay, track } = CAST_OFF;
  return {
    lines: 1 - clamp((time - linesOff / 2) / 600),
    way: clamp((time - linesOff) / underWay),
    boxes: clamp((time - linesOff - underWay) / track),
  };
}

/** How far she goes: only her stern is left in the picture. */
const AWAY = 500;

/** The picture and the boxes below it. */
export function CastOff({ session, view, say, director, beat }: Props) {
  const played = usePlay(director);
  const sails = beat?.stop === true;
  const time = sails ? played * timingOf(beat).story : 0;
  const { lines, way, boxes } = wayAt(time);
  const number = view.patrols + (view.patrol || isOrdered(view) ? 0 : 1);
  useSentence(sails ? sentence(view, number, say) : '');
  return (
    <section class="cast-off" aria-label={word('castOff.title', { number })}>
      <div class="harbour">
        <svg viewBox="0 0 850 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <Harbour
            boat={view.boat.type}
            month={view.month}
            x={BERTH - AWAY * eased(way)}
            bow="left"
            lines={lines}
            wake={way}
            people="some"
          />
        </svg>
        <p class="harbour-plate">
          <b>{word('home.patrol', { number })}</b>
          <span>{say(monthText(view.month))}</span>
          <Moon month={view.month} />
          {dayOf(session.id) && <Seal day={dayOf(session.id) ?? ''} />}
        </p>
      </div>
      <p class="theatre-caption" aria-hidden="true">
        {sails ? captionAt(view, time) : ''}
      </p>
      {sails && <TrackRow view={view} say={say} shown={Math.round(boxes * trackOf(view).length)} />}
    </section>
  );
}

/** Whether the patrol being ordered is counted already: its waters are still asked for. */
const isOrdered = ({ log, patrols }: View): boolean => patrols > log.length;

/** What is called from the bridge. */
function captionAt(view: View, time: number): string {
  const { linesOff, underWay } = CAST_OFF;
  if (time < linesOff) return word('castOff.lines');
  return time < linesOff + underWay
    ? word('castOff.underWay')
    : word('castOff.track', { boxes: trackOf(view).length });
}

/** One sentence for readers, once the beat is there; the log's own comes in the frame before. */
function useSentence(said: string): void {
  useEffect(() => {
    if (said === '') return;
    const frame = requestAnimationFrame(() => announce(said));
    return () => cancelAnimationFrame(frame);
  }, [said]);
}

const sentence = (view: View, number: number, say: Say): string =>
  word('castOff.sentence', {
    number,
    month: say(monthText(view.month)),
    boat: view.boat.number,
    port: homePort(view.month, view.posting).name,
    orders: ordersWords(view, say).join(' '),
  });
