/** Where somebody wants to be told of a turn, as far as the server can. */
import { useState } from 'preact/hooks';
import { tell } from '../notes.ts';
import { useLoaded } from '../parts/lazy.tsx';
import { spoken as language } from '../text/index.ts';
import { serverInfo } from './api.ts';
import { subscription } from './push.ts';
import { word } from './text/index.ts';
import { act } from './Waiting.tsx';
import type { OnlineTable } from './wire.ts';

/** The ways the server offers; nothing when it offers none. */
export function TellMe({ table }: { table: OnlineTable }) {
  const [target, setTarget] = useState('');
  const info = useLoaded(serverInfo, []);
  if (!info || info === 'failed' || info.channels.length === 0) return null;
  const path = `/games/${table.id}/contacts`;
  const add = async (channel: string, to: string): Promise<void> => {
    if (await act(path, { do: 'add', channel, target: to, language: language() })) tell(word('tell.done'));
  };
  const { pushKey } = info;
  return (
    <section class="panel">
      <h3>{word('tell.title')}</h3>
      {info.channels.includes('push') && pushKey && (
        <button
          type="button"
          onClick={async () => {
            const made = await subscription(pushKey);
            if (made) await add('push', made);
          }}
        >
          {word('tell.push')}
        </button>
      )}
      {info.channels
        .filter((channel) => channel !== 'push')
        .map((channel) => (
          <form
            key={channel}
            class="row"
            onSubmit={(event) => {
              event.preventDefault();
              void add(channel, target.trim());
            }}
          >
            <label class="field">
              <span class="field-label">{word(channel === 'mail' ? 'tell.mail' : 'tell.hook')}</span>
              <input
                type="text"
                inputMode={channel === 'mail' ? 'email' : 'url'}
                value={target}
                onInput={(event) => setTarget(event.currentTarget.value)}
              />
            </label>
            <button type="submit">{word('tell.add')}</button>
          </form>
        ))}
      <button
        type="button"
        class="quiet"
        onClick={async () => {
          if (await act(path, { do: 'remove' })) tell(word('tell.stopped'));
        }}
      >
        {word('tell.stop')}
      </button>
    </section>
  );
}
