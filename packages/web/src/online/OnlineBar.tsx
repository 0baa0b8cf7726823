/** The bar above a game on a server: whose turn it is, who is there, the clocks, and the way to chat and table. */

import { announced, tell } from '@flotilla/ui/base/notes.ts';
import { say, sayOfTable } from '@flotilla/ui/text/voice.ts';
import { useEffect, useState } from 'preact/hooks';
import { knowsWord, serverWord, word } from '../net/text/index.ts';
import { LineBar, SeatNotices } from './Banners.tsx';
import { isMuted } from './Chat.tsx';
import { clockTime, useSeconds } from './clocks.ts';
import { absenceOf, Dot, nameAt, standingOf } from './people.tsx';
import type { OnlineClient } from './serverTable.ts';
import type { DrawerPage } from './TableDrawer.tsx';
import { TableDrawer } from './TableDrawer.tsx';
import type { OnlineTable } from './wire.ts';

/** Whose turn it is, as far as everybody may know. */
function turnWords(session: OnlineClient, table: OnlineTable): string {
  const asked = session.asked.value;
  if (table.you !== null && session.decision.value) return word('play.yourTurn');
  if (asked.includes(-1)) return word('play.somebody');
  const [first] = asked.filter((seat) => seat !== table.you);
  return first === undefined ? '' : word('play.thinking', { name: nameAt(table, first) });
}

function People({ session, table }: { session: OnlineClient; table: OnlineTable }) {
  const now = useSeconds();
  const clocks = session.link.clocks.value;
  return (
    <ul class="people-strip" aria-label={word('play.people')}>
      {table.seats.map((_, seat) => {
        const clock = clocks?.seats[seat];
        const left = clock && (clock.since === null ? clock.left : clock.left - (now - clock.since));
        const name = nameAt(table, seat);
        const time = typeof left === 'number' ? clockTime(left) : null;
        return (
          <li key={seat} title={standingOf(session, table, seat).join(' · ')}>
            <Dot session={session} seat={seat} /> {seat === table.you ? word('table.you', { name }) : name}
            <span class="muted" aria-hidden="true">
              {absenceOf(table, seat).map((why) => ` · ${why}`)}
            </span>
            <span class="unseen"> {standingOf(session, table, seat).join(', ')}</span>
            {time && clock && (
              <time
                class={`clock${clock.since === null ? '' : left && left < 60_000 ? ' is-short' : ' runs'}`}
              >
                {time}
              </time>
            )}
          </li>
        );
      })}
      {clocks?.window != null && (
        <li>
          <span class="clock for-all" title={word('play.window')}>
            {word('play.pauseEnds', { time: clockTime(clocks.window - now) })}
          </span>
        </li>
      )}
      {session.link.presence.value.watchers > 0 && (
        <li class="muted">{word('table.watchers', { n: session.link.presence.value.watchers })}</li>
      )}
    </ul>
  );
}

/** Tells what the server did not take, and whose turn it has become. */
function useVoice(session: OnlineClient, turn: string): void {
  const late = session.link.late.value;
  useEffect(() => {
    if (!late) return;
    const key = typeof late === 'string' ? late : late.key;
    const why = knowsWord(key)
      ? serverWord(late)
      : key.startsWith('table.')
        ? sayOfTable(late)
        : say(session.game, late);
    tell(word('late.refused', { why }));
    session.link.late.value = null;
  }, [late]);
  useEffect(() => {
    if (turn !== '') announced.value = turn;
    const plain = document.title.replace(/^● /, '');
    document.title = session.decision.peek() ? `● ${plain}` : plain;
  }, [turn]);
}

/** The bar above the game. */
export function OnlineBar({ session, table }: { session: OnlineClient; table: OnlineTable }) {
  const [page, setPage] = useState<DrawerPage | null>(null);
  const [read, setRead] = useState(() => session.link.said.peek().length);
  const turn = table.state === 'running' ? turnWords(session, table) : '';
  useVoice(session, turn);
  const lines = session.link.said.value.filter(({ seat }) => !isMuted(session.id, seat)).length;
  const fresh = page === 'chat' ? 0 : Math.max(0, lines - read);
  const show = (next: DrawerPage | null): void => {
    if (page === 'chat') setRead(lines);
    setPage(next);
  };
  return (
    <>
      <div class="online-bar">
        <strong class={session.decision.value ? 'turn is-mine' : 'turn'}>{turn}</strong>
        <People session={session} table={table} />
        {table.you !== null && table.seats.length > 1 && (
          <button type="button" onClick={() => show('chat')}>
            {word('play.chat')}
            {fresh > 0 && (
              <span class="count" role="status">
                {' '}
                {fresh}
                <span class="unseen"> {word('play.newLines', { n: fresh })}</span>
              </span>
            )}
          </button>
        )}
        <button type="button" onClick={() => show('table')}>
          {word('play.menu')}
        </button>
      </div>
      <LineBar session={session} />
      <SeatNotices session={session} table={table} />
      {page && (
        <TableDrawer session={session} table={table} page={page} turn={show} onClose={() => show(null)} />
      )}
    </>
  );
}
