/** U-Boat Leader's own screens. */
import '@flotilla/ui/art/art.css';
import './style/index.css';
import { PlayFrame } from '@flotilla/ui/frame/frame.tsx';
import type { NewGameProps, OwnScreens, TableProps } from '@flotilla/ui/frame/screens.ts';
import { Loading, lazyScreen } from '@flotilla/ui/parts/lazy.tsx';
import { Board } from './Board.tsx';
import { Panel } from './Panel.tsx';
import { Status } from './Status.tsx';
import { stage } from './stage.ts';
import { spoken, word } from './text/index.ts';

/** A campaign being played or looked at. */
function Table({ session }: TableProps) {
  if (!spoken()) return <Loading />;
  return (
    <PlayFrame
      session={session}
      Board={Board}
      Panel={Panel}
      Status={Status}
      boardName={word('board.name')}
      opens="board"
    />
  );
}

/** The form of a new campaign is no part of playing one: it is loaded where one begins. */
const NewCampaign = lazyScreen<NewGameProps>(async () => (await import('./new/NewCampaign.tsx')).NewCampaign);

const NewGame = (props: NewGameProps) => (spoken() ? <NewCampaign {...props} /> : <Loading />);

const screens: OwnScreens = { Table, NewGame, stage };

export default screens;
