/** Where somebody wants to be told of what happens while they are away, as far as the server can. */
import { useState } from 'preact/hooks';
import { tell } from '../notes.ts';
import { PrivacyLink } from '../own/PrivacyLink.tsx';
import { useLoaded } from '../parts/lazy.tsx';
import { spoken as language } from '../text/index.ts';
import type { Channel } from './api.ts';
import { serverInfo } from './api.ts';
import { subscription } from './push.ts';
import { word } from './text/index.ts';
import { act } from './Waiting.tsx';

interface Props {
  /** Where ways are added and removed. */
  readonly path: string;
  readonly title: string;
  readonly note?: string;
  /** The ways there are already, where that is known. */
  readonly ways?: readonly Channel[];
  readonly changed?: () => void;
}

/** A way that wants an address. */
function Address({
  channel,
  add,
}: {
  channel: Channel;
  add: (channel: Channel, to: string) => Promise<boolean>;
}) {
  const [target, setTarget] = useState('');
  return (
    <form
      class="tell-way"
      onSubmit={async (event) => {
        event.preventDefault();
        if (await add(channel, target.trim())) setTarget('');
      }}
    >
      <label class="field">
        <span class="field-label">{word(channel === 'mail' ? 'tell.mail' : 'tell.hook')}</span>
        <input
          type="text"
          inputMode={channel === 'mail' ? 'email' : 'url'}
          autocomplete={channel === 'mail' ? 'email' : 'off'}
          required
          value={target}
          onInput={(event) => setTarget(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{word('tell.add')}</button>
    </form>
  );
}

/** The ways the server offers; nothing when it offers none. */
export function TellMe({ path, title, note, ways, changed }: Props) {
  const info = useLoaded(serverInfo, []);
  if (!info || info === 'failed' || info.channels.length === 0) return null;
  const add = async (channel: Channel, target: string): Promise<boolean> => {
    const body = { do: 'add', channel, target, language: language() };
    const added = await act(path, ways ? { ...body, keep: 'cookie' } : body);
    if (!added) return false;
    tell(word('tell.done'));
    changed?.();
    return true;
  };
  const { pushKey, channels } = info;
  const some = !ways || ways.length > 0;
  return (
    <section class="panel tell-me" data-part="tell-me">
      <h3>{title}</h3>
      {note && <p class="muted">{note}</p>}
      {ways && some && <p>{word('tell.by', { ways: ways.map((way) => word(`way.${way}`)).join(', ') })}</p>}
      {channels.includes('push') && pushKey && !ways?.includes('push') && (
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
      {channels
        .filter((channel) => channel !== 'push' && !ways?.includes(channel))
        .map((channel) => (
          <Address key={channel} channel={channel} add={add} />
        ))}
      <PrivacyLink />
      {some && (
        <button
          type="button"
          class="quiet"
          onClick={async () => {
            if (!(await act(path, { do: 'remove' }))) return;
            tell(word('tell.stopped'));
            changed?.();
          }}
        >
          {word('tell.stop')}
        </button>
      )}
    </section>
  );
}
