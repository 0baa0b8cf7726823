/** What is above a game on a server: whose turn it is, who is there, clocks, chat, the line, and the table's own menu. */
import { useEffect, useState } from 'preact/hooks';
import { announced, tell } from '../notes.ts';
import { clockTime, useSeconds } from '../parts/clock.ts';
import { Drawer } from '../parts/dialog.tsx';
import { go } from '../router.ts';
import { bringInRecord } from '../session/open.ts';
import { saveRecord } from '../share.ts';
import { say, sayOfTable } from '../voice.ts';
import { newShare } from './api.ts';
import { Chat, isMuted } from './Chat.tsx';
import { rememberTable } from './mine.ts';
import { Dot, nameAt, standingOf } from './people.tsx';
import { Qr } from './Qr.tsx';
import type { RemoteSession } from './remote.ts';
import { TellMe } from './TellMe.tsx';
import { knowsWord, serverWord, word } from './text/index.ts';
import { act, DicePanel, seatAddress } from './Waiting.tsx';
import type { OnlineTable } from './wire.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

/** The line to the server, while it is not as it should be. */
function LineBar({ session }: { session: RemoteSession }) {
  const now = useSeconds();
  const state = session.line.state.value;
  const unsent = session.line.unsent.value.length > 0;
  if (state.is === 'open' || state.is === 'refused') return null;
  const seconds = state.is === 'lost' ? Math.max(1, Math.ceil((state.again - now) / SECOND)) : 1;
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
        <button type="button" onClick={() => session.line.tryNow()}>
          {word('line.now')}
        </button>
      )}
      {unsent && state.is === 'lost' && (
        <button type="button" onClick={() => session.takeBackUnsent()}>
          {word('line.takeBack')}
        </button>
      )}
    </div>
  );
}

/** Whose turn it is, as far as everybody may know. */
function turnWords(session: RemoteSession, table: OnlineTable): string {
  const asked = session.asked.value;
  if (table.you !== null && session.decision.value) return word('play.yourTurn');
  if (asked.includes(-1)) return word('play.somebody');
  const [first] = asked.filter((seat) => seat !== table.you);
  return first === undefined ? '' : word('play.thinking', { name: nameAt(table, first) });
}

function People({ session, table }: { session: RemoteSession; table: OnlineTable }) {
  const now = useSeconds();
  const clocks = session.clocks.value;
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
      {session.presence.value.watchers > 0 && (
        <li class="muted">{word('table.watchers', { n: session.presence.value.watchers })}</li>
      )}
    </ul>
  );
}

function Over({ session, table }: { session: RemoteSession; table: OnlineTable }) {
  if (table.state !== 'over') return null;
  async function rematch(): Promise<void> {
    const joined = await act<{ id: string }>(`/games/${table.id}/me`, { do: 'rematch', share: newShare() });
    if (!joined) return;
    rememberTable({ id: joined.id, game: table.game, seat: table.you ?? 0 });
    go(`/t/${joined.id}`);
  }
  async function look(where: 'replay' | 'verify'): Promise<void> {
    const brought = await bringInRecord(session.record());
    if ('id' in brought) go(where === 'replay' ? `/g/${brought.id}/replay` : `/verify/${brought.id}`);
  }
  return (
    <div class="banner over-bar" role="status">
      <p>
        <strong>{word('over.title')}</strong>{' '}
        {table.rematch ? word('over.rematchOpen') : word('over.rematchText')}
      </p>
      {table.you !== null && (
        <button type="button" class="primary" onClick={() => void rematch()}>
          {word(table.rematch ? 'over.join' : 'over.rematch')}
        </button>
      )}
      {session.outcome.value && session.isOpen && (
        <>
          <button type="button" onClick={() => void look('replay')}>
            {word('over.replay')}
          </button>
          <button type="button" onClick={() => void look('verify')}>
            {word('over.verify')}
          </button>
          <button type="button" onClick={() => saveRecord(session.record(), session.id, false)}>
            {word('over.save')}
          </button>
        </>
      )}
    </div>
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
        const made = await act<{ link: string }>(`/games/${table.id}/me`, { do: 'device' });
        if (made) setAddress(seatAddress(table.id, made.link));
      }}
    >
      {word('device.menu')}
    </button>
  );
}

const WEEK = 7 * DAY;

function TableMenu({
  session,
  table,
  onClose,
}: {
  session: RemoteSession;
  table: OnlineTable;
  onClose: () => void;
}) {
  const me = `/games/${table.id}/me`;
  const mine = table.you === null ? null : table.seats[table.you];
  const [passes, setPasses] = useState(false);
  return (
    <Drawer title={word('play.menu')} onClose={onClose}>
      <ul class="seat-list">
        {table.seats.map((_, seat) => (
          <li key={seat}>
            <Dot session={session} seat={seat} /> <strong>{nameAt(table, seat)}</strong>{' '}
            <span class="muted">{standingOf(session, table, seat).join(' · ')}</span>
            {table.you === table.host && seat !== table.you && table.seats[seat]?.bot === null && (
              <FreeAgain table={table} seat={seat} />
            )}
          </li>
        ))}
      </ul>
      {mine && table.state === 'running' && (
        <nav class="menu" aria-label={word('play.menu')}>
          <label class="check">
            <input
              type="checkbox"
              checked={passes}
              onChange={(event) => {
                setPasses(event.currentTarget.checked);
                void act(me, { do: 'orders', pass: event.currentTarget.checked });
              }}
            />
            {word('play.pass')}
          </label>
          <DeviceLink table={table} />
          {table.pace.kind === 'days' && (
            <button
              type="button"
              onClick={() => void act(me, { do: 'holiday', until: mine.holiday ? null : Date.now() + WEEK })}
            >
              {word(mine.holiday ? 'play.holidayEnd' : 'play.holiday')}
            </button>
          )}
          {table.you === table.host && (
            <button
              type="button"
              onClick={() => void act(`/games/${table.id}/settings`, { chat: !table.chat })}
            >
              {word(table.chat ? 'play.turnChatOff' : 'play.turnChatOn')}
            </button>
          )}
          <button type="button" onClick={() => void act(me, { do: 'endByAgreement', agreed: true })}>
            {word('play.agree')}
          </button>
          <button
            type="button"
            onClick={() => confirm(word('play.resignSure')) && void act(me, { do: 'resign' })}
          >
            {word('play.resign')}
          </button>
        </nav>
      )}
      {mine && <TellMe table={table} />}
      <DicePanel table={table} />
    </Drawer>
  );
}

/** Gives the seat of somebody who is lost to somebody else. */
function FreeAgain({ table, seat }: { table: OnlineTable; seat: number }) {
  const [address, setAddress] = useState<string | null>(null);
  if (address) return <code class="seat-link">{address}</code>;
  const taken = table.seats[seat]?.taken;
  return (
    <button
      type="button"
      class="quiet"
      onClick={async () => {
        const made = await act<{ link: string | null }>(`/games/${table.id}/seats/${seat}`, {
          do: taken ? 'free' : 'link',
        });
        if (made?.link) setAddress(seatAddress(table.id, made.link));
      }}
    >
      {word(taken ? 'wait.freeSeat' : 'wait.newLink')}
    </button>
  );
}

function Standing({ session, table }: { session: RemoteSession; table: OnlineTable }) {
  const mine = table.you === null ? null : table.seats[table.you];
  const late = table.seats.flatMap(({ playedOn, resigned, taken }, seat) =>
    playedOn && !resigned && taken && seat !== table.you ? [seat] : [],
  );
  return (
    <>
      {table.trouble && (
        <div class="banner" role="alert">
          <p>{word(table.trouble === 'rules' ? 'play.otherRules' : 'play.stopped')}</p>
        </div>
      )}
      {mine?.playedOn && table.state === 'running' && (
        <div class="banner" role="alert">
          <p>{word('play.tookOver')}</p>
          <button
            type="button"
            class="primary"
            onClick={() => void act(`/games/${table.id}/me`, { do: 'takeBack' })}
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

/** Tells what the server did not take, and whose turn it has become. */
function useVoice(session: RemoteSession, turn: string): void {
  const late = session.late.value;
  useEffect(() => {
    if (!late) return;
    const key = typeof late === 'string' ? late : late.key;
    const why = knowsWord(key)
      ? serverWord(late)
      : key.startsWith('table.')
        ? sayOfTable(late)
        : say(session.game, late);
    tell(word('late.refused', { why }));
    session.late.value = null;
  }, [late]);
  useEffect(() => {
    if (turn !== '') announced.value = turn;
    const plain = document.title.replace(/^● /, '');
    document.title = session.decision.peek() ? `● ${plain}` : plain;
  }, [turn]);
}

/** The bar above the game. */
export function OnlineBar({ session, table }: { session: RemoteSession; table: OnlineTable }) {
  const [drawer, setDrawer] = useState<'chat' | 'table' | null>(null);
  const [read, setRead] = useState(() => session.said.peek().length);
  const turn = table.state === 'running' ? turnWords(session, table) : '';
  useVoice(session, turn);
  const lines = session.said.value.filter(({ seat }) => !isMuted(session.id, seat)).length;
  const fresh = drawer === 'chat' ? 0 : Math.max(0, lines - read);
  const close = (): void => {
    setRead(lines);
    setDrawer(null);
  };
  return (
    <>
      <div class="online-bar">
        <strong class={session.decision.value ? 'turn is-mine' : 'turn'}>{turn}</strong>
        <People session={session} table={table} />
        {table.you !== null && (
          <button type="button" onClick={() => setDrawer('chat')}>
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
        <button type="button" onClick={() => setDrawer('table')}>
          {word('play.menu')}
        </button>
      </div>
      <LineBar session={session} />
      <Standing session={session} table={table} />
      {drawer === 'chat' && (
        <Drawer title={word('play.chat')} onClose={close}>
          <Chat session={session} />
        </Drawer>
      )}
      {drawer === 'table' && <TableMenu session={session} table={table} onClose={close} />}
    </>
  );
}
