/** The Hunters' own screens. */
import '../art/art.css';
import './style/index.css';
import { PlayFrame } from '../parts/frame.tsx';
import { Loading } from '../parts/lazy.tsx';
import type { NewGameProps, OwnScreens, TableProps } from '../screens.ts';
import { Board } from './Board.tsx';
import { NewCareer } from './new/NewCareer.tsx';
import { Panel } from './panels/Panel.tsx';
import { Status } from './Status.tsx';
import { spoken, word } from './text/index.ts';

/** A career being played or looked at. */
function Table({ session }: TableProps) {
  if (!spoken()) return <Loading />;
  return (
    <PlayFrame session={session} Board={Board} Panel={Panel} Status={Status} boardName={word('board.name')} />
  );
}

const NewGame = (props: NewGameProps) => (spoken() ? <NewCareer {...props} /> : <Loading />);

const screens: OwnScreens = { Table, NewGame };

export default screens;
