/** U-Boat Leader's own screens. */
import '../art/art.css';
import './style/index.css';
import { PlayFrame } from '../parts/frame.tsx';
import { Loading, lazyScreen } from '../parts/lazy.tsx';
import type { NewGameProps, OwnScreens, TableProps } from '../screens.ts';
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
