/** The screen of an event: a same sea here, a tournament on its own page. */

import { Loading, lazyScreen, NotLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import type { ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { serverInfo } from '../net/api.ts';
import { href } from '../router.ts';
import { SeaPage } from './SeaPage.tsx';
import { useScore } from './score.ts';
import { spoken, word } from './text/index.ts';
import { useEvent } from './useEvent.ts';
import { useLink } from './useLink.ts';
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

/** The page of a same sea, with what its game says about scoring. */
function ScoredPage(props: ComponentProps<typeof SeaPage>) {
  const score = useScore(props.event.game);
  if (score === 'failed') return <NotLoaded />;
  return score ? <SeaPage {...props} /> : <Loading />;
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
  if (isSea(event)) return <ScoredPage event={event} standings={standings} link={link} again={again} />;
  return <TourScreen id={id} link={key} />;
}
