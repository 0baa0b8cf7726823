/** What is kept of people, where and for how long, and how they have it erased: with a server and without. */

import type { ServerInfo } from '@flotilla/protocol';
import { Loading, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { serverInfo } from '../net/api.ts';
import { spoken, word } from './text/index.ts';
import { Yours } from './Yours.tsx';
import './own.css';

/** Days after which a table at which no game has begun is deleted. */
const WAITING_DAYS = 7;

const KEPT = ['server.key', 'server.names', 'server.ways', 'server.address'] as const;

function OnServer({ info }: { info: ServerInfo }) {
  const days = info.keepDays ?? 0;
  return (
    <>
      <h2>{word('server.title')}</h2>
      <p>{word('server.first')}</p>
      <ul>
        {KEPT.map((key) => (
          <li key={key}>{word(key)}</li>
        ))}
      </ul>
      <p>{word('server.nothing')}</p>
      <h2>{word('long.title')}</h2>
      <p>{word('long.text', { days, waiting: Math.min(WAITING_DAYS, days) })}</p>
      <h2>{word('who.title')}</h2>
      <p>{word('who.text')}</p>
      <p>{word('who.reports', { days })}</p>
      <Yours contact={info.contact ?? null} />
    </>
  );
}

/** The page. */
export function PrivacyScreen() {
  const info = useLoaded(serverInfo, []);
  useTitle(word('privacy.title'));
  if (info === undefined || !spoken()) return <Loading />;
  return (
    <section class="page prose privacy" data-part="privacy">
      <h1>{word('privacy.title')}</h1>
      <p class="lead">{word('privacy.lead')}</p>
      <h2>{word('here.title')}</h2>
      <p>{word('here.text')}</p>
      {info && info !== 'failed' ? (
        <OnServer info={info} />
      ) : (
        <>
          <h2>{word('none.title')}</h2>
          <p>{word('none.text')}</p>
        </>
      )}
    </section>
  );
}
