/** The screen of an event: a same sea here, a tournament on its own page. */
import { useEffect, useState } from 'preact/hooks';
import { ask, serverInfo } from '../online/api.ts';
import { Loading, lazyScreen, useLoaded, useTitle } from '../parts/lazy.tsx';
import { href } from '../router.ts';
import { ui } from '../text/index.ts';
import type { Link } from './EnterPanel.tsx';
import { SeaPage } from './SeaPage.tsx';
import { spoken, word } from './text/index.ts';
import { useEvent } from './useEvent.ts';
import type { Invited } from './wire.ts';
import { isSea } from './wire.ts';

const TourScreen = lazyScreen(async () => (await import('./tour/Tour.tsx')).TourScreen);

/** What is said when there is no such event, or no server. */
function Missing({ why }: { why: 'absent' | 'unreachable' }) {
  useTitle(word('missing.title'));
  return (
    <section class="page">
      <h1>{word('missing.title')}</h1>
      <p>{word(`missing.${why}`)}</p>
      <div class="row">
        <a class="button primary" href={href('/events')}>
          {word('events.title')}
        </a>
        <a class="button" href={href('/')}>
          {ui('nav.toHome')}
        </a>
      </div>
    </section>
  );
}

/** Whose link it is that stands behind the hash; it is not used up by asking. */
function useLink(id: string, key: string): Link | null | undefined {
  const found = useLoaded<Invited | null>(
    async () => (key === '' ? null : await ask<Invited>(`/events/${id}/link`, { link: key })),
    [id, key],
  );
  if (key === '') return null;
  if (found === undefined) return undefined;
  return found === 'failed' || found === null ? null : { key, of: found };
}

/** The screen. */
export function EventScreen({ id, link: key }: { id: string; link: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void serverInfo().then(() => setReady(true)), []);
  const link = useLink(id, key);
  const shown = useEvent(id);
  if (!spoken() || shown === undefined || link === undefined || !ready) return <Loading />;
  if (shown === 'absent' || shown === 'unreachable') return <Missing why={shown} />;
  const { event, standings, again } = shown;
  if (isSea(event)) return <SeaPage event={event} standings={standings} link={link} again={again} />;
  return <TourScreen id={id} link={key} />;
}
