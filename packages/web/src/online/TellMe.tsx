/** Where somebody wants to be told of what happens while they are away, as far as the server can. */
import type { Channel, Way } from '@flotilla/protocol';
import { tell } from '@flotilla/ui/base/notes.ts';
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { useEffect, useState } from 'preact/hooks';
import { ask, serverInfo } from '../net/api.ts';
import { post } from '../net/post.ts';
import { word } from '../net/text/index.ts';
import { PrivacyLink } from '../parts/privacyLink.tsx';
import { subscription } from './push.ts';

interface Props {
  /** Where ways are added and removed. */
  readonly path: `/games/${string}/contacts` | `/events/${string}/contacts`;
  readonly title: string;
  readonly note?: string;
  /** The ways there are already. */
  readonly ways: readonly Way[];
  readonly changed: () => void;
  /** Whether whoever asks may have no key yet, and wants one in a cookie. */
  readonly newcomers?: boolean;
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

/** How a way stands: an address waits until the link in our letter is pressed. */
function WayState({ way: { channel, target, state } }: { way: Way }) {
  const args = { target: target ?? '' };
  if (state === 'waiting') return <>{word('tell.waiting', args)}</>;
  if (channel === 'mail') return <>{word('tell.confirmed', args)}</>;
  return <>{word('tell.on', { way: target ?? word('way.push') })}</>;
}

/** The ways to tell a player at a table; looked at again whenever the reader comes back, as from the letter. */
export function TellSeat({ id, title }: { id: string; title: string }) {
  const [ways, setWays] = useState<readonly Way[]>([]);
  const path = `/games/${id}/contacts` as const;
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    ask(path).then(
      (known) => setWays(known.ways),
      () => {},
    );
  };
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id]);
  return <TellMe path={path} title={title} ways={ways} changed={look} />;
}

/** The ways the server offers; nothing when it offers none. */
export function TellMe({ path, title, note, ways, changed, newcomers = false }: Props) {
  const info = useLoaded(serverInfo, []);
  if (!info || info === 'failed' || info.channels.length === 0) return null;
  const add = async (channel: Channel, target: string): Promise<boolean> => {
    const body = { do: 'add', channel, target, language: language() } as const;
    const added = await post(path, { ...body, ...(newcomers && { keep: 'cookie' as const }) });
    if (!added) return false;
    tell(word(added.state === 'waiting' ? 'tell.letter' : 'tell.done'));
    changed();
    return true;
  };
  const { pushKey, channels } = info;
  const isOn = (channel: Channel): boolean =>
    ways.some((way) => way.channel === channel && way.state === 'on');
  return (
    <section class="panel tell-me" data-part="tell-me">
      <h3>{title}</h3>
      {note && <p class="muted">{note}</p>}
      {ways.map((way) => (
        <p key={`${way.channel} ${way.target}`} class="tell-standing" data-state={way.state} role="status">
          <WayState way={way} />
        </p>
      ))}
      {channels.includes('push') && pushKey && !isOn('push') && (
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
        .filter((channel) => channel !== 'push' && !isOn(channel))
        .map((channel) => (
          <Address key={channel} channel={channel} add={add} />
        ))}
      <PrivacyLink />
      {ways.length > 0 && (
        <button
          type="button"
          class="quiet"
          onClick={async () => {
            if (!(await post(path, { do: 'remove' }))) return;
            tell(word('tell.stopped'));
            changed();
          }}
        >
          {word('tell.stop')}
        </button>
      )}
    </section>
  );
}
