/** A game being played, or looked at again. */

import type { Session } from '@flotilla/client';
import { settings } from '@flotilla/ui/base/settings.ts';
import type { OwnScreens } from '@flotilla/ui/frame/screens.ts';
import { lessonIn } from '@flotilla/ui/learn/kept.ts';
import { Fallback, Loading, lazyScreen, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { dayOf } from '@flotilla/ui/sea/seas.ts';
import { OwnStageOf, StageOf, useStage } from '@flotilla/ui/stage/useStage.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { useEffect, useState } from 'preact/hooks';
import { FaultText, faultTitle } from '../parts/importButton.tsx';
import { go, href, route } from '../router.ts';
import { screensOf } from '../screens.ts';
import type { Fault, Opened } from '../session/open.ts';
import { openAsFar, openGame } from '../session/open.ts';
import { GenericTable } from './genericTable.tsx';

/** The table of a session: the game's own screens, or the general ones, on their stage. */
export function SessionTable({ session }: { session: Session }) {
  useTitle(session.game.title);
  const { language } = settings.value;
  useEffect(() => {
    loadVoice(session.game, language, session.seats).catch(() => {});
  }, [language]);
  const screens = useLoaded<OwnScreens>(() => screensOf(session.game.id), [session.game.id]);
  if (screens === undefined) return <Loading />;
  return <StagedTable session={session} screens={screens === 'failed' ? {} : screens} />;
}

/** Keeps the log of a sea of the day; nothing is seen of it before the patrol is over. */
const SeaLog = lazyScreen(async () => (await import('../daily/SeaLog.tsx')).SeaLog);

function StagedTable({ session, screens }: { session: Session; screens: OwnScreens }) {
  const { director, staged } = useStage(session, screens.stage);
  const { Table: Own } = screens;
  const day = dayOf(session.id);
  const generic = <GenericTable session={staged} />;
  return (
    <StageOf.Provider value={director}>
      <OwnStageOf.Provider value={screens.stage ?? {}}>
        {day && session.mode === 'play' && <SeaLog session={staged} day={day} />}
        {Own ? (
          <Fallback instead={generic}>
            <Own session={staged} />
          </Fallback>
        ) : (
          generic
        )}
      </OwnStageOf.Provider>
      <LessonHere session={staged} />
    </StageOf.Provider>
  );
}

/** The lesson that is learnt in a session: loaded only where one is. */
function LessonHere({ session }: { session: Session }) {
  const [began] = useState(() => lessonIn(session.id) !== null);
  const loaded = useLoaded(
    async () => (began ? (await import('../learn/Lesson.tsx')).Lesson : null),
    [began],
  );
  if (!loaded || loaded === 'failed') return null;
  const Lesson = loaded;
  return <Lesson session={session} />;
}

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
