/** Naval Battles' own screens. */
import '@flotilla/ui/art/art.css';
import './style/index.css';
import { PlayFrame } from '@flotilla/ui/frame/frame.tsx';
import type { NewGameProps, OwnScreens, TableProps } from '@flotilla/ui/frame/screens.ts';
import { Loading } from '@flotilla/ui/parts/lazy.tsx';
import { Board } from './Board.tsx';
import { NewBattle } from './new/NewBattle.tsx';
import { Panel } from './rail/Panel.tsx';
import { RailLog } from './rail/RailLog.tsx';
import { Strip } from './Strip.tsx';
import { stage } from './stage/own.ts';
import { spoken, word } from './text/index.ts';

/** A battle being played or looked at. */
function Table({ session }: TableProps) {
  if (!spoken()) return <Loading />;
  return (
    <PlayFrame
      session={session}
      Board={Board}
      Panel={Panel}
      Status={Strip}
      Side={RailLog}
      boardName={word('board.name')}
    />
  );
}

const NewGame = (props: NewGameProps) => (spoken() ? <NewBattle {...props} /> : <Loading />);

const screens: OwnScreens = { Table, NewGame, stage };

export default screens;
