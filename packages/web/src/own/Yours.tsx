/** What the server keeps under the key of this browser: shown, saved, erased. */
import type { Own } from '@flotilla/protocol';
import { tell } from '@flotilla/ui/base/notes.ts';
import { Dialog } from '@flotilla/ui/parts/dialog.tsx';
import { saveFile } from '@flotilla/ui/parts/share.ts';
import { useState } from 'preact/hooks';
import { ask, RequestRefused, renewServerInfo } from '../net/api.ts';
import { forgetTable, myTables } from '../net/mine.ts';
import { forgetEvent, myEvents } from '../net/myEvents.ts';
import { post } from '../net/post.ts';
import { serverWord } from '../net/text/index.ts';
import { titleOf } from '../parts/titleOf.ts';
import { word } from './text/index.ts';

/** What is kept; null when this browser has no key, and nothing when the server did not answer, which is told. */
async function look(): Promise<Own | null | undefined> {
  try {
    return await ask('/own');
  } catch (error) {
    const { word: why, args } = error instanceof RequestRefused ? error : { word: 'fault', args: {} };
    if (why === 'noKey') return null;
    tell(serverWord({ key: `server.${why}`, args }));
  }
}

const isNothing = ({ tables, events, organised, notices }: Own): boolean =>
  [tables, events, organised, notices].every(({ length }) => length === 0);

function Shown({ kept }: { kept: Own }) {
  const ways = kept.notices.length + kept.tables.reduce((sum, { contacts }) => sum + contacts.length, 0);
  return (
    <>
      <p role="status">
        {word('yours.sum', {
          tables: kept.tables.length,
          events: kept.events.length + kept.organised.length,
          ways,
        })}
      </p>
      <ul class="kept-list">
        {kept.tables.map(({ table, game, name, answers, chat }) => (
          <li key={table}>
            {word('yours.seat', {
              game: titleOf(game),
              name: name || word('yours.nameless'),
              answers: answers.length,
              lines: chat.length,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Nothing in this browser leads to what is gone. */
function forgetHere(): void {
  for (const { id } of myTables.peek()) forgetTable(id);
  for (const { id } of myEvents.peek()) forgetEvent(id);
  renewServerInfo();
}

function EraseDialog({ onClose, erased }: { onClose: () => void; erased: () => void }) {
  const [busy, setBusy] = useState(false);
  const erase = async (): Promise<void> => {
    setBusy(true);
    const done = await post('/own/erase', {});
    setBusy(false);
    if (!done) return;
    forgetHere();
    erased();
  };
  return (
    <Dialog title={word('erase.title')} onClose={onClose}>
      <p>{word('erase.goes')}</p>
      <p>{word('erase.stays')}</p>
      <div class="row">
        <button type="button" class="primary" disabled={busy} onClick={() => void erase()}>
          {word('erase.do')}
        </button>
        <button type="button" onClick={onClose}>
          {word('erase.keep')}
        </button>
      </div>
    </Dialog>
  );
}

/** How the operator is reached; an address can be pressed. */
function Contact({ contact }: { contact: string }) {
  const plain = contact.replace(/^mailto:/, '');
  const said = word('yours.contact', { contact: plain });
  return <p>{/^(?:mailto|https):/.test(contact) ? <a href={contact}>{said}</a> : said}</p>;
}

/** The section of the page. */
export function Yours({ contact }: { contact: string | null }) {
  const [kept, setKept] = useState<Own | null | undefined>(undefined);
  const [asking, setAsking] = useState(false);
  const [erased, setErased] = useState(false);
  const something = kept && !isNothing(kept) ? kept : null;
  return (
    <>
      <h2>{word('yours.title')}</h2>
      <p>{word('yours.text')}</p>
      {contact && <Contact contact={contact} />}
      {something && !erased && <Shown kept={something} />}
      {(kept === null || (kept && !something)) && !erased && <p role="status">{word('yours.none')}</p>}
      {erased && <p role="status">{word('erase.done')}</p>}
      <div class="row">
        {!something && (
          <button
            type="button"
            onClick={async () => {
              setErased(false);
              setKept(await look());
            }}
          >
            {word('yours.show')}
          </button>
        )}
        {something && (
          <button
            type="button"
            onClick={() => saveFile('flotilla-kept.json', `${JSON.stringify(something, null, 1)}\n`)}
          >
            {word('yours.save')}
          </button>
        )}
        {something && (
          <button type="button" onClick={() => setAsking(true)}>
            {word('yours.erase')}
          </button>
        )}
      </div>
      {asking && (
        <EraseDialog
          onClose={() => setAsking(false)}
          erased={() => {
            setAsking(false);
            setKept(undefined);
            setErased(true);
          }}
        />
      )}
    </>
  );
}
