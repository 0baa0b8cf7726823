/** Beside the game: the chat, and everything about the table, its people and what one has agreed. */

import { tell } from '@flotilla/ui/base/notes.ts';
import { Drawer } from '@flotilla/ui/parts/dialog.tsx';
import { useState } from 'preact/hooks';
import { post } from '../net/post.ts';
import { word } from '../net/text/index.ts';
import { ReportName } from '../own/Report.tsx';
import { Chat } from './Chat.tsx';
import { DAY } from './clocks.ts';
import { Dot, nameAt, standingOf } from './people.tsx';
import { Qr } from './Qr.tsx';
import type { OnlineClient } from './serverTable.ts';
import { TableFacts } from './TableFacts.tsx';
import { TellSeat } from './TellMe.tsx';
import { DicePanel, seatAddress } from './Waiting.tsx';
import type { OnlineTable } from './wire.ts';

interface DrawerProps {
  readonly session: OnlineClient;
  readonly table: OnlineTable;
}

/** The two pages of the drawer. */
export type DrawerPage = 'chat' | 'table';

/** The drawer, with the chat for players and the table for everybody. */
export function TableDrawer({
  session,
  table,
  page,
  turn,
  onClose,
}: DrawerProps & { page: DrawerPage; turn: (page: DrawerPage) => void; onClose: () => void }) {
  const pages: readonly DrawerPage[] = table.you === null ? ['table'] : ['chat', 'table'];
  const titles = {
    chat: word('play.chat'),
    table: word('play.atTable', { n: table.seats.filter(({ taken }) => taken).length }),
  };
  return (
    <Drawer title={word('play.menu')} onClose={onClose}>
      <div class="table-drawer">
        {pages.length > 1 && (
          <div class="drawer-tabs" role="tablist" aria-label={word('play.menu')}>
            {pages.map((one) => (
              <button
                key={one}
                type="button"
                role="tab"
                aria-selected={one === page}
                onClick={() => turn(one)}
              >
                {titles[one]}
              </button>
            ))}
          </div>
        )}
        {page === 'chat' ? <Chat session={session} /> : <AtTable session={session} table={table} />}
      </div>
    </Drawer>
  );
}

function AtTable({ session, table }: DrawerProps) {
  const isPlayer = table.you !== null;
  return (
    <>
      <ul class="seat-list">
        {table.seats.map((_, seat) => (
          <SeatLine key={seat} session={session} table={table} seat={seat} />
        ))}
      </ul>
      {isPlayer && table.state === 'running' && <MyTable table={table} />}
      {isPlayer && <TellSeat id={table.id} title={word('tell.title')} />}
      <TableFacts table={table} game={session.game.title} />
      <DicePanel table={table} />
    </>
  );
}

function SeatLine({ session, table, seat }: DrawerProps & { seat: number }) {
  const { bot, taken, playedOn } = table.seats[seat] ?? { bot: null, taken: false, playedOn: false };
  const isOther = seat !== table.you && bot === null;
  const mayRemind =
    isOther &&
    taken &&
    !playedOn &&
    table.you !== null &&
    table.state === 'running' &&
    session.link.presence.value.seats[seat] !== 'here';
  return (
    <li>
      <Dot session={session} seat={seat} /> <strong>{nameAt(table, seat)}</strong>{' '}
      <span class="muted">{standingOf(session, table, seat).join(' · ')}</span>
      {mayRemind && <Remind table={table} seat={seat} />}
      {isOther && table.you === table.host && <FreeAgain table={table} seat={seat} />}
      {isOther && taken && <ReportName table={table.id} seat={seat} name={nameAt(table, seat)} />}
    </li>
  );
}

/** Reminds a player who is away. The button is there whoever is asked, so it gives nothing away. */
function Remind({ table, seat }: { table: OnlineTable; seat: number }) {
  const name = nameAt(table, seat);
  return (
    <button
      type="button"
      class="quiet"
      onClick={async () => {
        if (await post(`/games/${table.id}/me`, { do: 'nudge', seat })) tell(word('play.reminded', { name }));
      }}
    >
      {word('play.remind', { name })}
    </button>
  );
}

const WEEK = 7 * DAY;

/** What a player may order, agree and ask for. */
function MyTable({ table }: { table: OnlineTable }) {
  const me = `/games/${table.id}/me` as const;
  const onHoliday = table.seats[table.you ?? 0]?.holiday ?? false;
  const { passes, agrees } = table.own ?? { passes: false, agrees: false };
  return (
    <nav class="menu" aria-label={word('play.menu')}>
      <label class="check">
        <input
          type="checkbox"
          checked={passes}
          onChange={(event) => void post(me, { do: 'orders', pass: event.currentTarget.checked })}
        />
        {word('play.pass')}
      </label>
      <DeviceLink table={table} />
      {table.pace.kind === 'days' && (
        <button
          type="button"
          onClick={() => void post(me, { do: 'holiday', until: onHoliday ? null : Date.now() + WEEK })}
        >
          {word(onHoliday ? 'play.holidayEnd' : 'play.holiday')}
        </button>
      )}
      {table.you === table.host && (
        <button type="button" onClick={() => void post(`/games/${table.id}/settings`, { chat: !table.chat })}>
          {word(table.chat ? 'play.turnChatOff' : 'play.turnChatOn')}
        </button>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={agrees}
          onChange={(event) => void post(me, { do: 'endByAgreement', agreed: event.currentTarget.checked })}
        />
        {word('play.agree')}
      </label>
      <button
        type="button"
        onClick={() => confirm(word('play.resignSure')) && void post(me, { do: 'resign' })}
      >
        {word('play.resign')}
      </button>
    </nav>
  );
}

function DeviceLink({ table }: { table: OnlineTable }) {
  const [address, setAddress] = useState<string | null>(null);
  return address ? (
    <div class="panel">
      <p>{word('device.text')}</p>
      <code class="seat-link">{address}</code>
      <Qr link={address} name={word('device.menu')} />
    </div>
  ) : (
    <button
      type="button"
      onClick={async () => {
        const made = await post(`/games/${table.id}/me`, {
          do: 'device',
        });
        if (made && 'link' in made) setAddress(seatAddress(table.id, made.link));
      }}
    >
      {word('device.menu')}
    </button>
  );
}

/** Gives the seat of a missing player to somebody else. */
function FreeAgain({ table, seat }: { table: OnlineTable; seat: number }) {
  const [address, setAddress] = useState<string | null>(null);
  if (address) return <code class="seat-link">{address}</code>;
  const taken = table.seats[seat]?.taken;
  return (
    <button
      type="button"
      class="quiet"
      onClick={async () => {
        const made = await post(`/games/${table.id}/seats/${seat}`, {
          do: taken ? 'free' : 'link',
        });
        if (made?.link) setAddress(seatAddress(table.id, made.link));
      }}
    >
      {word(taken ? 'wait.freeSeat' : 'wait.newLink')}
    </button>
  );
}
