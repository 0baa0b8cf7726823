/** The waiting room: who is there, links for free seats, the dice, and the beginning. */

import { tell } from '@flotilla/ui/base/notes.ts';
import { useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { copy } from '@flotilla/ui/parts/share.ts';
import { useState } from 'preact/hooks';
import { post } from '../net/post.ts';
import { word } from '../net/text/index.ts';
import { ReportName } from '../own/Report.tsx';
import { href } from '../router.ts';
import { Chat } from './Chat.tsx';
import { keepLinks, linksOf } from './links.ts';
import { Dot, nameAt, standingOf } from './people.tsx';
import { Qr } from './Qr.tsx';
import { RoundTable } from './RoundTable.tsx';
import type { OnlineClient } from './serverTable.ts';
import { TableFacts } from './TableFacts.tsx';
import type { OnlineTable } from './wire.ts';

interface RoomProps {
  readonly session: OnlineClient;
  readonly table: OnlineTable;
}

/** The whole address of a link to a seat; the key stands behind the hash, which no server and no log gets to see. */
export const seatAddress = (id: string, link: string): string =>
  new URL(`${href(`/t/${id}`)}#${link}`, location.href).href;

/** Whether a table is the board of a tournament, which has agreed on everything. */
const isBoard = ({ event, host }: OnlineTable): boolean => event != null && host < 0;

function FreeSeat({ table, seat }: { table: OnlineTable; seat: number }) {
  const [link, setLink] = useState<string | undefined>(linksOf(table.id)[seat]);
  const isHost = table.you === table.host;
  const path = `/games/${table.id}/seats/${seat}` as const;
  const renew = async (): Promise<void> => {
    const made = await post(path, { do: 'link' });
    if (!made?.link) return;
    keepLinks(table.id, { [seat]: made.link });
    setLink(made.link);
  };
  const address = link && seatAddress(table.id, link);
  if (isBoard(table))
    return (
      <li class="seat-card is-free">
        <div class="seat-words">
          <h2>{table.seats[seat]?.name}</h2>
          <p class="muted">{word('wait.comes')}</p>
        </div>
      </li>
    );
  return (
    <li class="seat-card is-free">
      <div class="seat-words">
        <h2>{word('wait.free', { seat: seat + 1 })}</h2>
        <p class="muted">{word(isHost ? 'wait.once' : 'wait.hostOnly')}</p>
        {isHost && (
          <>
            {address && <code class="seat-link">{address}</code>}
            <div class="row">
              {address && (
                <button
                  type="button"
                  class="primary"
                  onClick={async () => tell((await copy(address)) ? word('wait.copied') : address)}
                >
                  {word('wait.copy')}
                </button>
              )}
              {address && 'share' in navigator && (
                <button type="button" onClick={() => void navigator.share({ url: address }).catch(() => {})}>
                  {word('wait.send')}
                </button>
              )}
              <button type="button" onClick={() => void post(path, { do: 'bot', bot: 'steady' })}>
                {word('wait.seatBot')}
              </button>
              <button type="button" class="quiet" onClick={() => void renew()}>
                {word(address ? 'wait.newLink' : 'wait.showLink')}
              </button>
            </div>
          </>
        )}
      </div>
      {isHost && address && <Qr link={address} name={word('wait.qr', { seat: seat + 1 })} />}
    </li>
  );
}

function SeatCard({ session, table, seat }: RoomProps & { seat: number }) {
  const { bot } = table.seats[seat] ?? { bot: null };
  const isHost = table.you === table.host;
  const path = `/games/${table.id}/seats/${seat}` as const;
  const name = nameAt(table, seat);
  return (
    <li class="seat-card">
      <div class="seat-words">
        <h2>{seat === table.you ? word('table.you', { name }) : name}</h2>
        <p>
          <Dot session={session} seat={seat} /> {standingOf(session, table, seat).join(' · ')}
        </p>
      </div>
      {isHost && bot && (
        <button type="button" onClick={() => void post(path, { do: 'bot', bot: null })}>
          {word('wait.person')}
        </button>
      )}
      {isHost && !bot && seat !== table.you && (
        <button type="button" onClick={() => void post(path, { do: 'free' })}>
          {word('wait.freeSeat')}
        </button>
      )}
      {!bot && seat !== table.you && <ReportName table={table.id} seat={seat} name={name} />}
    </li>
  );
}

/** How the dice of this table come about. */
export function DicePanel({ table }: { table: OnlineTable }) {
  const people = table.seats.filter(({ bot }) => bot === null);
  const shares = people.filter(({ share }) => share).length + 1;
  return (
    <section class="panel">
      <h2>{word('dice.title')}</h2>
      <p>{word(table.commitment ? 'dice.mixed' : 'dice.text')}</p>
      <p class="muted">{word('dice.count', { n: shares, m: people.length + 1 })}</p>
      <p class="fingerprint">
        <code>{(table.commitment ?? table.sealed).slice(0, 32)}…</code>
      </p>
      <p class="muted">{word('dice.limit')}</p>
    </section>
  );
}

/** The room. */
export function Waiting({ session, table }: RoomProps) {
  const host = nameAt(table, table.host);
  const names = table.seats.map(({ name }) => name).join(' – ');
  const title = isBoard(table)
    ? `${session.game.title} · ${names}`
    : word('table.of', { game: session.game.title, name: host });
  useTitle(title);
  const mine = table.you === null ? null : table.seats[table.you];
  const isFull = table.seats.every(({ taken }) => taken);
  const me = `/games/${table.id}/me` as const;
  return (
    <section class="page waiting">
      <h1>{title}</h1>
      <div class="waiting-columns">
        <div>
          <RoundTable seats={table.seats} you={table.you} />
          <ul class="seat-cards">
            {table.seats.map(({ taken }, seat) =>
              taken ? (
                <SeatCard key={seat} session={session} table={table} seat={seat} />
              ) : (
                <FreeSeat key={seat} table={table} seat={seat} />
              ),
            )}
          </ul>
        </div>
        <div>
          <TableFacts table={table} game={session.game.title} />
          <DicePanel table={table} />
          {mine && (
            <section class="panel">
              <h2>{word('play.chat')}</h2>
              <Chat session={session} />
            </section>
          )}
        </div>
      </div>
      <div class="bottom-bar">
        <p>{word(mine ? (isBoard(table) ? 'wait.byItself' : 'wait.begin') : 'play.watching')}</p>
        {mine && table.you === table.host && (
          <button type="button" disabled={!isFull} onClick={() => void post(me, { do: 'begin' })}>
            {word(isFull ? 'wait.start' : 'wait.startFree')}
          </button>
        )}
        {mine && !isBoard(table) && (
          <button
            type="button"
            class="primary big"
            onClick={() => void post(me, { do: 'ready', ready: !mine.ready })}
          >
            {word(mine.ready ? 'wait.notReady' : 'wait.ready')}
          </button>
        )}
      </div>
    </section>
  );
}
