/** U-Boat Leader's own screens. */
import '../art/art.css';
import './style/index.css';
import { PlayFrame } from '../parts/frame.tsx';
import { Loading } from '../parts/lazy.tsx';
import type { OwnScreens, TableProps } from '../screens.ts';
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

const screens: OwnScreens = { Table, stage };

export default screens;
