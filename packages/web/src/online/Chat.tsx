/** The chat of the players. Anybody can be muted by anybody, for himself. */
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { word } from '../net/text/index.ts';
import { ReportLine } from '../own/Report.tsx';
import { nameAt } from './people.tsx';
import type { OnlineClient } from './serverTable.ts';

const muted = signal<ReadonlySet<string>>(new Set());

const mute = (key: string): void => {
  const next = new Set(muted.value);
  if (!next.delete(key)) next.add(key);
  muted.value = next;
};

/** Whether a seat of a table is muted here. */
export const isMuted = (id: string, seat: number): boolean => muted.value.has(`${id} ${seat}`);

/** The lines and the field to write one. */
export function Chat({ session }: { session: OnlineClient }) {
  const table = session.link.table.value;
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const lines = session.link.said.value.filter(({ seat }) => !isMuted(session.id, seat));
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines.length]);
  if (!table) return null;
  if (!table.chat) return <p class="muted">{word('play.chatOff')}</p>;
  const others = table.seats.flatMap(({ bot, taken }, seat) =>
    bot || !taken || seat === table.you ? [] : [seat],
  );
  return (
    <div class="chat">
      <p class="muted">{word('play.onlyPlayers')}</p>
      <ol ref={list} class="chat-lines" aria-label={word('play.chat')}>
        {lines.map(({ number, seat, text: said }) => (
          <li key={number}>
            <span>
              <strong>
                {seat === table.you ? word('table.you', { name: nameAt(table, seat) }) : nameAt(table, seat)}
              </strong>{' '}
              {said === '' ? <em class="muted">{word('play.blank')}</em> : said}
            </span>
            {seat !== table.you && said !== '' && (
              <ReportLine table={table.id} line={number} name={nameAt(table, seat)} text={said} />
            )}
          </li>
        ))}
      </ol>
      <form
        class="chat-say"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') session.link.say(text);
          setText('');
        }}
      >
        <input
          type="text"
          maxLength={500}
          value={text}
          aria-label={word('play.say')}
          placeholder={word('play.say')}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{word('play.send')}</button>
      </form>
      {others.map((seat) => (
        <button key={seat} type="button" class="quiet" onClick={() => mute(`${session.id} ${seat}`)}>
          {word(isMuted(session.id, seat) ? 'play.unmute' : 'play.mute', { name: nameAt(table, seat) })}
        </button>
      ))}
    </div>
  );
}
