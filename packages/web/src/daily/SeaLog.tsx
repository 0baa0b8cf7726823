/** Watches the game of a sea of the day: when its one patrol is over, the result is written down and the way to it shown. */

import { sayAfterwards } from '@flotilla/ui/base/afterword.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { seas, writeDown } from '@flotilla/ui/sea/seas.ts';
import { spoken, word } from '@flotilla/ui/sea/text/index.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { ownSea } from './own.ts';
import { isHonest } from './result.ts';

/** Whether a game was played by the rules of the day, as far as its record tells. */
function isHonestly({ can }: Session): boolean {
  const record = can.value.record?.();
  return record !== undefined && isHonest(record);
}

/** Nothing to see: it only keeps the log. */
export function SeaLog({ session, day }: { session: Session; day: string }) {
  const log = session.log.value;
  const known = seas.value[day]?.result ?? null;
  const result = useMemo(() => known ?? ownSea.resultIn(log), [log, known]);
  const done = result !== null && (known !== null || isHonestly(session)) && spoken();
  useEffect(() => {
    if (!done) return;
    writeDown(day, result);
    return sayAfterwards({ text: word('done'), label: word('doneLook'), path: `/daily/${day}` });
  }, [done, day]);
  return null;
}
