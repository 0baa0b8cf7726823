/** What the organiser of an event can do: send links, take somebody out, close. */
import type { BodyAt, EventTold, OrganisersReply } from '@flotilla/protocol';
import { plainName } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import { copy } from '@flotilla/ui/parts/share.ts';
import { useState } from 'preact/hooks';
import { post } from '../net/post.ts';
import { href } from '../router.ts';
import { word } from './text/index.ts';
import { fieldOf, timeOf } from './times.ts';
import { isOver } from './wire.ts';

/** What the panel needs to know of an event, of whatever kind. */
type Organised = Pick<EventTold, 'id' | 'kind' | 'entry' | 'state' | 'closes'>;

/** The address of a personal link; its key stands behind the hash, which no server and no log gets to see. */
const inviteAddress = (event: Organised, link: string): string =>
  new URL(`${href(`/e/${event.id}`)}#${link}`, location.href).href;

/** Links that were made on this page; the server keeps none it could show again. */
type Made = MadeLinks['links'][number];

type MadeLinks = Extract<OrganisersReply, { links: unknown }>;

interface Props {
  readonly event: Organised;
  readonly rows: readonly { readonly entrant: number; readonly name: string; readonly state: string }[];
  readonly again: () => void;
}

function Links({ event, made }: { event: Organised; made: readonly Made[] }) {
  const text = made
    .map(({ name, link }) => `${name === '' ? '' : `${name}: `}${inviteAddress(event, link)}`)
    .join('\n');
  if (made.length === 0) return null;
  return (
    <>
      <p>{word('organise.send')}</p>
      <textarea
        class="event-links"
        readOnly
        rows={Math.min(8, made.length + 1)}
        aria-label={word('organise.links')}
        value={text}
      />
      <button
        type="button"
        class="primary"
        onClick={async () => tell((await copy(text)) ? word('organise.copied') : text)}
      >
        {word('organise.copy', { n: made.length })}
      </button>
    </>
  );
}

function Invite({
  event,
  made,
  keep,
}: {
  event: Organised;
  made: readonly Made[];
  keep: (more: readonly Made[]) => void;
}) {
  const [names, setNames] = useState('');
  const wanted = names.split('\n').map(plainName).filter(Boolean);
  return (
    <form
      onSubmit={async (submitted) => {
        submitted.preventDefault();
        const people = wanted.length > 0 ? wanted : [''];
        const answer = await post(`/events/${event.id}/organise`, {
          do: 'invite',
          names: people,
        });
        if (!answer || !('links' in answer)) return;
        keep(answer.links);
        setNames('');
      }}
    >
      <label class="field">
        <span class="field-label">{word('organise.names')}</span>
        <textarea rows={4} value={names} onInput={(typed) => setNames(typed.currentTarget.value)} />
      </label>
      <button type="submit" class={made.length > 0 ? '' : 'primary'}>
        {wanted.length > 0 ? word('organise.invite', { n: wanted.length }) : word('organise.inviteOne')}
      </button>
    </form>
  );
}

/** The panel. */
export function Organiser({ event, rows, again }: Props) {
  const [made, setMade] = useState<readonly Made[]>([]);
  const [closes, setCloses] = useState(fieldOf(event.closes));
  const [sure, setSure] = useState(false);
  const path = `/events/${event.id}/organise` as const;
  const does = async (body: BodyAt<typeof path>): Promise<void> => {
    if (await post(path, body)) again();
  };
  if (isOver(event)) return null;
  const moved = timeOf(closes);
  const isBefore = event.state === 'announced';
  // The end of a tournament follows from its rounds.
  const isSea = event.kind === 'sea';
  return (
    <section class="sheet-panel" aria-labelledby="organise" data-part="organiser">
      <h2 id="organise">{word('organise.title')}</h2>
      {event.entry === 'invited' ? (
        <>
          <Invite
            event={event}
            made={made}
            keep={(more) => {
              setMade([...made, ...more]);
              again();
            }}
          />
          <Links event={event} made={made} />
        </>
      ) : (
        <p>
          {word('organise.open')}{' '}
          <button
            type="button"
            onClick={async () => {
              const address = location.href.replace(/#.*/, '');
              tell((await copy(address)) ? word('organise.copied') : address);
            }}
          >
            {word('organise.copyAddress')}
          </button>
        </p>
      )}
      <details>
        <summary>{word('organise.people')}</summary>
        <ul class="event-people">
          {rows
            .filter(({ state }) => state !== 'withdrawn')
            .map(({ entrant, name, state }) => (
              <li key={entrant}>
                <span>
                  {name || word('row.nameless', { n: entrant })}
                  {state === 'invited' && <span class="muted"> · {word('row.invited')}</span>}
                </span>
                {state === 'invited' && (
                  <button
                    type="button"
                    class="quiet"
                    onClick={async () => {
                      const answer = await post(path, {
                        do: 'link',
                        entrant,
                      });
                      if (answer && 'link' in answer)
                        setMade([
                          ...made.filter((one) => one.entrant !== entrant),
                          { entrant, name, link: answer.link },
                        ]);
                    }}
                  >
                    {word('organise.newLink')}
                  </button>
                )}
                <button type="button" class="quiet" onClick={() => void does({ do: 'withdraw', entrant })}>
                  {word('organise.withdraw')}
                </button>
              </li>
            ))}
        </ul>
      </details>
      <details>
        <summary>{word('organise.times')}</summary>
        {isSea && (
          <label class="field">
            <span class="field-label">{word('term.closes')}</span>
            <input
              type="datetime-local"
              value={closes}
              onInput={(typed) => setCloses(typed.currentTarget.value)}
            />
          </label>
        )}
        <div class="row">
          {isSea && (
            <button
              type="button"
              disabled={moved === null || moved === event.closes}
              onClick={() => moved !== null && void does({ do: 'edit', closes: moved })}
            >
              {word('organise.move')}
            </button>
          )}
          {sure ? (
            <button
              type="button"
              class="danger"
              onClick={() => void does({ do: isBefore ? 'cancel' : 'close' })}
            >
              {word(isBefore ? 'organise.cancelSure' : 'organise.closeSure')}
            </button>
          ) : (
            <button type="button" onClick={() => setSure(true)}>
              {word(isBefore ? 'organise.cancel' : 'organise.close')}
            </button>
          )}
        </div>
      </details>
    </section>
  );
}
