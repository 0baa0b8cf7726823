/** The Hunters' own screens. */
import '@flotilla/ui/art/art.css';
import { useMemo } from 'preact/hooks';
import './style/index.css';
import { PlayFrame } from '@flotilla/ui/frame/frame.tsx';
import type { NewGameProps, OwnScreens, TableProps } from '@flotilla/ui/frame/screens.ts';
import { Loading } from '@flotilla/ui/parts/lazy.tsx';
import { LineMarks } from '@flotilla/ui/parts/lineMarks.ts';
import { Board, SceneOnTop } from './Board.tsx';
import { CrewOf, crewOf, marksOf } from './crew/Crew.tsx';
import { Handle } from './Handle.tsx';
import { NewCareer } from './new/NewCareer.tsx';
import { Panel } from './panels/Panel.tsx';
import { Status } from './Status.tsx';
import { stage } from './stage/own.ts';
import { spoken, word } from './text/index.ts';

/** A career being played or looked at. */
function Table({ session }: TableProps) {
  const marks = useMemo(() => marksOf(session), [session]);
  if (!spoken()) return <Loading />;
  return (
    <CrewOf.Provider value={crewOf(session)}>
      <LineMarks.Provider value={marks}>
        <PlayFrame
          session={session}
          Board={Board}
          Panel={Panel}
          Status={Status}
          Top={SceneOnTop}
          Handle={Handle}
          boardName={word('board.name')}
        />
      </LineMarks.Provider>
    </CrewOf.Provider>
  );
}

const NewGame = (props: NewGameProps) => (spoken() ? <NewCareer {...props} /> : <Loading />);

const screens: OwnScreens = { Table, NewGame, stage };

export default screens;
