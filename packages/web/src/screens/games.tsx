/** My games: running and finished. */
import { tell } from '@flotilla/ui/base/notes.ts';
import { Loading, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { moment, ui } from '@flotilla/ui/text/index.ts';
import { ImportButton } from '../parts/importButton.tsx';
import { titleOf } from '../parts/titleOf.ts';
import { BoardPicture } from '../pictures/BoardPicture.tsx';
import { GameEmblem } from '../pictures/gameEmblem.tsx';
import { href } from '../router.ts';
import { saveKept } from '../share.ts';
import { readGame, removeGame, unkept, writeGame } from '../store/games.ts';
import type { Summary } from '../store/shelf.ts';
import { useGames } from '../store/useGames.ts';
import { GameProgress, Unkept } from './home.tsx';

async function save(id: string): Promise<void> {
  const saved = await readGame(id);
  if (saved) await saveKept(saved);
}

/** Takes a game off the shelf; for a while it can be put back. */
async function remove(id: string): Promise<void> {
  const saved = await readGame(id);
  await removeGame(id);
  if (saved) tell(ui('games.removed'), { label: ui('undo'), run: () => void writeGame(saved) });
}

/** So many games of a list are drawn as they stand; drawing means playing them through. */
const MOST_PICTURES = 6;

function GameLine({ game, drawn }: { game: Summary; drawn: boolean }) {
  const title = titleOf(game.game);
  return (
    <li class="shelf-game">
      <div class="shelf-picture" aria-hidden="true">
        {drawn ? (
          <BoardPicture game={game.game} saved={game.id} revision={game.revision} />
        ) : (
          <GameEmblem game={game.game} />
        )}
      </div>
      <a class="shelf-line" href={href(game.over ? `/g/${game.id}/replay#end` : `/g/${game.id}`)}>
        <strong>{title}</strong>
        <span>
          <GameProgress game={game} />
        </span>
        <span class="muted">
          {game.seats.map(({ name }) => name).join(', ')} · {moment(game.updated)}
          {game.practice && ` · ${ui(game.variation ? 'variation.badge' : 'practice.badge')}`}
        </span>
      </a>
      <span class="row">
        <a class="button" href={href(`/g/${game.id}`)}>
          {game.over ? ui('games.end') : ui('home.continue')}
        </a>
        <a class="button" href={href(`/g/${game.id}/replay#0`)}>
          {ui('replay.watch')}
        </a>
        {game.over && (
          <a class="button" href={href(`/g/${game.id}/review`)}>
            {ui('review.title')}
          </a>
        )}
        <button type="button" onClick={() => void save(game.id)}>
          {ui('file.save')}
        </button>
        <button type="button" onClick={() => void remove(game.id)}>
          {ui('games.remove')}
        </button>
      </span>
    </li>
  );
}

function List({ title, games, none }: { title: string; games: readonly Summary[]; none: string }) {
  return (
    <>
      <h2>{title}</h2>
      {games.length === 0 && <p class="muted">{none}</p>}
      <ul class="shelf">
        {games.map((game, i) => (
          <GameLine key={game.id} game={game} drawn={i < MOST_PICTURES} />
        ))}
      </ul>
    </>
  );
}

const Lists = ({ games }: { games: readonly Summary[] }) => (
  <>
    <List
      title={ui('games.running')}
      games={games.filter(({ over }) => !over)}
      none={ui('games.noneRunning')}
    />
    <List
      title={ui('games.finished')}
      games={games.filter(({ over }) => over)}
      none={ui('games.noneFinished')}
    />
  </>
);

/** All games on this device. */
export function GamesScreen() {
  useTitle(ui('nav.games'));
  const games = useGames();
  if (!games) return <Loading />;
  return (
    <section class="page">
      <h1>{ui('nav.games')}</h1>
      <div class="row">
        <ImportButton />
      </div>
      <Unkept />
      {(games.length > 0 || unkept.value !== 'silent') && <Lists games={games} />}
    </section>
  );
}
