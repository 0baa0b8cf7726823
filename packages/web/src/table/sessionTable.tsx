/** A session at its table. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import type { OwnScreens } from '@flotilla/ui/frame/screens.ts';
import { lessonIn } from '@flotilla/ui/learn/kept.ts';
import { Fallback, Loading, lazyScreen, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { dayOf } from '@flotilla/ui/sea/seas.ts';
import { OwnStageOf, StageOf, useStage } from '@flotilla/ui/stage/useStage.tsx';
import { loadVoice } from '@flotilla/ui/text/voice.ts';
import { useEffect, useState } from 'preact/hooks';
import { GenericTable } from './genericTable.tsx';
import { screensOf } from './screens.ts';

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

/** Keeps the log of a sea of the day sailed on this device; nothing is seen of it before the patrol is over. */
const SeaLog = lazyScreen(async () => (await import('../daily/SeaLog.tsx')).SeaLog);

function StagedTable({ session, screens }: { session: Session; screens: OwnScreens }) {
  const { director, staged } = useStage(session, screens.stage);
  const { Table: Own } = screens;
  const day = dayOf(session.id);
  const generic = <GenericTable session={staged} />;
  return (
    <StageOf.Provider value={director}>
      <OwnStageOf.Provider value={screens.stage ?? {}}>
        {day && session.mode === 'play' && session.can.value.here && <SeaLog session={staged} day={day} />}
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
