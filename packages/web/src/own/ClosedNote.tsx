/** Says on the pages where something is opened that this server is closed to whoever has no invitation. */

import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { serverInfo } from '../net/api.ts';
import { word } from './text/index.ts';

/** A banner; nothing where everybody may. */
export function ClosedNote() {
  const info = useLoaded(serverInfo, []);
  if (!info || info === 'failed' || info.mayOpen !== false) return null;
  return (
    <div class="banner" role="status" data-part="closed">
      <p>{word('closed.text')}</p>
    </div>
  );
}
