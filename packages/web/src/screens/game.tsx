/** A game being played, or looked at again. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { Loading, NotLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { useEffect, useState } from 'preact/hooks';
import { FaultText, faultTitle } from '../parts/importButton.tsx';
import { go, href, route } from '../router.ts';
import type { Fault, Opened } from '../session/open.ts';
import { openAsFar, openGame } from '../session/open.ts';
import { SessionTable } from '../table/sessionTable.tsx';

interface FaultyProps {
  readonly fault: Fault;
  readonly reopen?: (id: string) => void;
  readonly children?: preact.ComponentChildren;
}

function Faulty({ fault, reopen, children }: FaultyProps) {
  useTitle(faultTitle(fault));
  return (
    <section class="page">
      <h1>{faultTitle(fault)}</h1>
      {children ?? <FaultText fault={fault} {...(reopen && { reopen })} />}
    </section>
  );
}

type Place<S> = Opened<S> | 'failed' | null;

/** Opens a session when the screen is shown and lets it go afterwards. */
function useSession<S extends Session>(open: () => Promise<Opened<S>>, key: unknown): Place<S> {
  const [place, setPlace] = useState<Place<S>>(null);
  useEffect(() => {
    let current = true;
    let session: S | null = null;
    open().then(
      (opened) => {
        if ('session' in opened) session = opened.session;
        if (current) setPlace(opened);
        else session?.close();
      },
      () => current && setPlace('failed'),
    );
    return () => {
      current = false;
      session?.close();
      setPlace(null);
    };
  }, [key]);
  return place;
}

/** The screen of a running game. */
export function GameScreen({ id }: { id: string }) {
  const [how, setHow] = useState<'ask' | 'take'>('ask');
  const [tries, setTries] = useState(0);
  const place = useSession(() => openGame(id, how), `${how} ${tries}`);
  const reopen = (next: string): void => (next === id ? setTries(tries + 1) : go(`/g/${next}`));
  useEffect(() => {
    const flush = (): void => {
      if (place && place !== 'failed' && 'session' in place) void place.session.can.value.flush?.();
    };
    addEventListener('pagehide', flush);
    return () => removeEventListener('pagehide', flush);
  }, [place]);
  if (place === null) return <Loading />;
  if (place === 'failed') return <NotLoaded />;
  if ('session' in place) return <SessionTable session={place.session} />;
  if (place.fault.kind !== 'elsewhere') return <Faulty fault={place.fault} reopen={reopen} />;
  return (
    <Faulty fault={place.fault}>
      <p>{ui('fault.elsewhereText')}</p>
      <div class="row">
        <button type="button" class="primary" onClick={() => setHow('take')}>
          {ui('fault.takeOver')}
        </button>
        <a class="button" href={href(`/g/${id}/replay`)}>
          {ui('replay.watch')}
        </a>
        <a class="button" href={href('/')}>
          {ui('nav.toHome')}
        </a>
      </div>
    </Faulty>
  );
}

/** The screen of a replay; the place in it is behind the hash of the address. */
export function ReplayScreen({ id }: { id: string }) {
  const [tries, setTries] = useState(0);
  const place = useSession(() => openAsFar(id), `${id} ${tries}`);
  const reopen = (next: string): void => (next === id ? setTries(tries + 1) : go(`/g/${next}/replay`));
  const here = route.value;
  const wanted = here.at === 'replay' ? here.position : null;
  const session = place && place !== 'failed' && 'session' in place ? place.session : null;
  useEffect(() => {
    if (session && wanted !== null && wanted !== session.position.peek())
      session.can.value.scrub?.goTo(wanted);
  }, [session, wanted]);
  if (place === null) return <Loading />;
  if (place === 'failed') return <NotLoaded />;
  if ('session' in place) return <SessionTable session={place.session} />;
  return <Faulty fault={place.fault} reopen={reopen} />;
}
