/** The event a table is part of: the way back while it is played; the sheet leads to the standings once the attempt is over. */

import { sayAfterwards } from '@flotilla/ui/base/afterword.ts';
import { dayOf, writeDown } from '@flotilla/ui/sea/seas.ts';
import { useEffect } from 'preact/hooks';
import { ownSea } from '../daily/own.ts';
import { serverTime } from '../net/api.ts';
import type { OnlineClient } from '../online/serverTable.ts';
import type { OnlineTable } from '../online/wire.ts';
import { isAttempt } from '../online/wire.ts';
import { href } from '../router.ts';
import { spoken, word } from './text/index.ts';
import { until } from './times.ts';
import './events.css';

interface Props {
  readonly session: OnlineClient;
  readonly table: OnlineTable;
  readonly event: string;
}

/** The bar. */
export function EventBar({ session, table, event }: Props) {
  const day = dayOf(table.id);
  const over = table.state === 'over';
  useEffect(() => {
    // The calendar of the device tells of seas sailed on the server too.
    const result = over && day ? ownSea.resultIn(session.log.peek()) : null;
    if (result && day) writeDown(day, result);
  }, [over, day]);
  const path = day ? `/daily/${day}` : `/e/${event}`;
  const isDone = over && table.you !== null && isAttempt(table) && spoken();
  useEffect(
    () =>
      isDone ? sayAfterwards({ text: word('table.over'), label: word('table.result'), path }) : undefined,
    [isDone, path],
  );
  if (!spoken() || isDone) return null;
  return (
    <p class="event-line">
      <a href={href(path)}>{word('table.event')}</a>
      {table.until != null && (
        <span class="muted"> {word('badge.closes', { time: until(table.until, serverTime()) })}</span>
      )}
    </p>
  );
}
