/** Between scene and question on a phone: what happened last, and behind it the sea, the log and all events. */

import type { HandleProps } from '@flotilla/ui/frame/frame.tsx';
import { eventWords } from '@flotilla/ui/parts/eventWords.ts';
import { useRef } from 'preact/hooks';
import { word } from './text/index.ts';

/** Whoever pulls so far means it. */
const PULLED = 18;

/** One line that is pressed or pulled. */
export function Handle({ session, open, pull }: HandleProps) {
  const from = useRef<number | null>(null);
  const pulledBy = useRef(0);
  const last = session.log.value.filter(({ roll }) => !roll).at(-1);
  const press = (): void => {
    const far = pulledBy.current;
    pulledBy.current = 0;
    pull(Math.abs(far) > PULLED ? far > 0 : !open);
  };
  return (
    <button
      type="button"
      class="drawer-handle"
      aria-expanded={open}
      onPointerDown={({ clientY }) => {
        from.current = clientY;
      }}
      onPointerUp={({ clientY }) => {
        pulledBy.current = from.current === null ? 0 : clientY - from.current;
      }}
      onClick={press}
    >
      <span class="drawer-last">{last ? eventWords(session.game, last, 'normal') : ''}</span>
      <span class="drawer-ways">
        {word(open ? 'handle.shut' : 'handle.open')} <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </span>
    </button>
  );
}
