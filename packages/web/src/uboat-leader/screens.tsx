/** U-Boat Leader's own screens. */
import '../art/art.css';
import './style/index.css';
import { PlayFrame } from '../parts/frame.tsx';
import { Loading } from '../parts/lazy.tsx';
import type { NewGameProps, OwnScreens, TableProps } from '../screens.ts';
import { Board } from './Board.tsx';
import { NewCampaign } from './new/NewCampaign.tsx';
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

const NewGame = (props: NewGameProps) => (spoken() ? <NewCampaign {...props} /> : <Loading />);

const screens: OwnScreens = { Table, NewGame, stage };

export default screens;
