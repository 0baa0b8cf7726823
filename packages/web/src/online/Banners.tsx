/** The banners above a game on a server: a lost connection, a seat played by a bot, a stuck table, the end. */
import type { GameRecord } from '@flotilla/table/run';
import { saveRecord } from '@flotilla/ui/parts/share.ts';
import { newShare } from '../net/api.ts';
import { rememberTable } from '../net/mine.ts';
import { post } from '../net/post.ts';
import type { Key } from '../net/text/index.ts';
import { word } from '../net/text/index.ts';
import { go } from '../router.ts';
import { bringInRecord } from '../session/open.ts';
import { useSeconds } from './clocks.ts';
import { nameAt } from './people.tsx';
import type { OnlineClient } from './serverTable.ts';
import type { OnlineTable } from './wire.ts';
import { isAttempt } from './wire.ts';

/** The line to the server, while it is not as it should be. */
export function LineBar({ session }: { session: OnlineClient }) {
  useSeconds();
  const state = session.link.line.state.value;
  const unsent = session.link.line.unsent.value.length > 0;
  if (state.is === 'open' || state.is === 'refused') return null;
  const seconds = state.is === 'lost' ? Math.max(1, Math.ceil((state.again - Date.now()) / 1000)) : 1;
  return (
    <div class="banner line-bar" role="status">
      <p>
        {state.is === 'connecting'
          ? word('line.trying')
          : state.restart
            ? word('line.restart')
            : word('line.lost', { seconds })}
        {unsent && ` ${word('line.unsent')}`}
      </p>
      {state.is === 'lost' && (
        <button type="button" onClick={() => session.link.line.tryNow()}>
          {word('line.now')}
        </button>
      )}
      {unsent && state.is === 'lost' && (
        <button type="button" onClick={() => session.link.takeBackUnsent()}>
          {word('line.takeBack')}
        </button>
      )}
    </div>
  );
}

function Over({ session, table }: { session: OnlineClient; table: OnlineTable }) {
  const { record } = session.can.value;
  if (table.state !== 'over') return null;
  async function rematch(): Promise<void> {
    const joined = await post(`/games/${table.id}/me`, {
      do: 'rematch',
      share: newShare(),
    });
    if (!joined || !('id' in joined)) return;
    rememberTable({ id: joined.id, game: table.game, seat: table.you ?? 0 });
    go(`/t/${joined.id}`);
  }
  async function look(record: GameRecord, where: 'replay' | 'verify'): Promise<void> {
    const brought = await bringInRecord(record);
    if ('id' in brought) go(where === 'replay' ? `/g/${brought.id}/replay#0` : `/verify/${brought.id}`);
  }
  return (
    <div class="banner over-bar" role="status">
      {/* The end of an attempt is told in the sheet. */}
      {!isAttempt(table) && (
        <p>
          <strong>{word('over.title')}</strong>{' '}
          {!table.event &&
            !table.trouble &&
            (table.rematch ? word('over.rematchOpen') : word('over.rematchText'))}
        </p>
      )}
      {table.you !== null && !table.event && !table.trouble && (
        <button type="button" class="primary" onClick={() => void rematch()}>
          {word(table.rematch ? 'over.join' : 'over.rematch')}
        </button>
      )}
      {(session.outcome.value || table.event) && record && (
        <>
          <button type="button" onClick={() => void look(record(), 'replay')}>
            {word('over.replay')}
          </button>
          <button type="button" onClick={() => void look(record(), 'verify')}>
            {word('over.verify')}
          </button>
          <button type="button" onClick={() => saveRecord(record(), session.id, false)}>
            {word('over.save')}
          </button>
        </>
      )}
    </div>
  );
}

const TROUBLES: Readonly<Record<NonNullable<OnlineTable['trouble']>, Key>> = {
  rules: 'play.otherRules',
  closed: 'play.shut',
  fault: 'play.stopped',
};

/** How the table stands, where that needs a word. */
export function SeatNotices({ session, table }: { session: OnlineClient; table: OnlineTable }) {
  const mine = table.you === null ? null : table.seats[table.you];
  const late = table.seats.flatMap(({ playedOn, resigned, taken }, seat) =>
    playedOn && !resigned && taken && seat !== table.you ? [seat] : [],
  );
  return (
    <>
      {table.trouble && (
        <div class="banner" role="alert">
          <p>{word(TROUBLES[table.trouble])}</p>
        </div>
      )}
      {mine?.playedOn && table.state === 'running' && (
        <div class="banner" role="alert">
          <p>{word('play.tookOver')}</p>
          <button
            type="button"
            class="primary"
            onClick={() => void post(`/games/${table.id}/me`, { do: 'takeBack' })}
          >
            {word('play.takeBack')}
          </button>
        </div>
      )}
      {table.state === 'running' &&
        late.map((seat) => (
          <p key={seat} class="banner">
            {word('play.outOfTime', { name: nameAt(table, seat) })}
          </p>
        ))}
      <Over session={session} table={table} />
    </>
  );
}
