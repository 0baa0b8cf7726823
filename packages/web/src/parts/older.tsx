/** A game of other rules: how far it holds, and the ways on. */

import { tell } from '@flotilla/ui/base/notes.ts';
import { ui } from '@flotilla/ui/text/index.ts';
import { useState } from 'preact/hooks';
import { go } from '../router.ts';
import type { Older } from '../session/older.ts';

interface OlderProps {
  readonly older: Older;
  /** Opens the game that goes on. */
  readonly reopen: (id: string) => void;
}

/** What has become of the game, in sentences. */
export function OlderText({ older }: { older: Older }) {
  const { game, record, moving, told, canGoOn } = older;
  return (
    <>
      <p>{ui('fault.oldRulesText', { played: record.rulesVersion, version: game.version })}</p>
      {told().map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {canGoOn && !moving.same && <p>{ui('fault.beside')}</p>}
    </>
  );
}

/** Going on, and beginning anew. */
export function OlderWays({ older, reopen }: OlderProps) {
  const { moving, canGoOn } = older;
  const [busy, setBusy] = useState(false);
  const way = (take: () => Promise<void>) => (): void => {
    if (busy) return;
    setBusy(true);
    take()
      .catch((error: Error) => tell(error.message))
      .finally(() => setBusy(false));
  };
  const on = way(async () => {
    const { goOn } = await import('../session/waysOn.ts');
    const id = await goOn(older);
    if (id !== null) reopen(id);
  });
  const anew = way(async () => {
    const { beginAnew } = await import('../session/waysOn.ts');
    go(await beginAnew(older));
  });
  return (
    <>
      {canGoOn && (
        <button type="button" class="primary" onClick={on}>
          {ui(moving.session?.table.over ? 'fault.look' : 'fault.goOn')}
        </button>
      )}
      <button type="button" class={canGoOn ? '' : 'primary'} title={ui('fault.againText')} onClick={anew}>
        {ui('fault.again')}
      </button>
    </>
  );
}
