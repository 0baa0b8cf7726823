/** The page of events: mine, those that are listed, and the way to announce one. */
import type { ListedEvent } from '@flotilla/protocol';
import { Loading, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { ask, serverInfo, serverTime } from '../net/api.ts';
import { myEvents } from '../net/myEvents.ts';
import { titleOf } from '../parts/titleOf.ts';
import { href } from '../router.ts';
import { spoken, word } from './text/index.ts';
import { atTime, until } from './times.ts';
import './events.css';

const pathOf = ({ id, kind }: Pick<ListedEvent, 'id' | 'kind'>): string =>
  href(`/${kind === 'sea' ? 'e' : 't'}/${id}`);

function stateWords({ state, opens, closes }: ListedEvent): string {
  if (state === 'announced') return word('badge.opens', { time: until(opens, serverTime()) });
  return state === 'open'
    ? word('badge.closes', { time: until(closes, serverTime()) })
    : word(`state.${state}`);
}

function Listed() {
  const found = useLoaded(() => ask('/events'), []);
  if (found === undefined) return <Loading />;
  if (found === 'failed') return <p class="muted">{word('missing.unreachable')}</p>;
  if (found.events.length === 0) return <p class="muted">{word('events.none')}</p>;
  return (
    <ul class="shelf">
      {found.events.map((event) => (
        <li key={event.id}>
          <a class="shelf-line" href={pathOf(event)}>
            <strong>{event.title}</strong>
            <span>
              {titleOf(event.game)} · {word(event.entry === 'open' ? 'entry.open' : 'entry.invited')}
            </span>
            <span class="muted">{stateWords(event)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The page. */
export function EventsScreen() {
  const info = useLoaded(serverInfo, []);
  useTitle(word('events.title'));
  if (info === 'failed') return <NotLoaded />;
  if (info === undefined || !spoken()) return <Loading />;
  return (
    <section class="page events">
      <h1>{word('events.title')}</h1>
      <p class="lead">{word('events.lead')}</p>
      <p class="row">
        {info && (
          <a class="button primary" href={href('/events/new')}>
            {word('new.heading')}
          </a>
        )}
        <a class="button" href={href('/daily')}>
          {word('events.daily')}
        </a>
      </p>
      {info === null && <p>{word('missing.unreachable')}</p>}
      {myEvents.value.length > 0 && (
        <>
          <h2>{word('events.mine')}</h2>
          <ul class="shelf">
            {myEvents.value.map(({ id, title, closes, kind = 'sea' }) => (
              <li key={id}>
                <a class="shelf-line" href={pathOf({ id, kind })}>
                  <strong>{title}</strong>
                  <span class="muted">{atTime(closes)}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {info && (
        <>
          <h2>{word('events.listed')}</h2>
          <Listed />
        </>
      )}
    </section>
  );
}
