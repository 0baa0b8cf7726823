/** Home: go on with the last game, begin a new one. */
import { GAMES } from '@flotilla/lab';
import { useEffect, useState } from 'preact/hooks';
import { lessonCards } from '../learn/lessons.ts';
import { ChartArt, GameEmblem } from '../parts/chartArt.tsx';
import { ImportButton } from '../parts/importButton.tsx';
import { ReloadButton, useLoaded, useTitle } from '../parts/lazy.tsx';
import { href } from '../router.ts';
import { allGames, shelfChanges, unkept } from '../store/games.ts';
import type { Summary } from '../store/shelf.ts';
import { moment, spoken, ui } from '../text/index.ts';

/** The title of a game by its id. */
export const titleOf = (game: string): string => GAMES.find(({ id }) => id === game)?.title ?? game;

/** The games on the shelf, read again whenever something on it changes. */
export function useGames(): readonly Summary[] | null {
  const [games, setGames] = useState<readonly Summary[] | null>(null);
  const changes = shelfChanges.value;
  useEffect(() => {
    let current = true;
    allGames().then((list) => current && setGames(list));
    return () => {
      current = false;
    };
  }, [changes]);
  return games;
}

/** Where a game stands, in a line; written in another language it is said anew, and until then only how long it is. */
export function Standing({ game }: { game: Summary }) {
  const { headline, answers } = game;
  const language = spoken();
  const fits = headline?.language === language;
  const again = useLoaded(async () => {
    if (fits || !headline?.facts) return null;
    const { headlineIn } = await import('../session/headline.ts');
    return { text: await headlineIn(language, game.game, headline.facts) };
  }, [game.id, game.revision, language]);
  const said = fits ? headline.text : typeof again === 'object' && again?.text;
  return <>{said || ui('games.answers', { n: answers })}</>;
}

/** The day, the same wherever on earth the reader is. */
const today = (): string => new Date().toISOString().slice(0, 10);

function Continue({ game }: { game: Summary }) {
  return (
    <a class="button primary continue" href={href(`/g/${game.id}`)}>
      <span class="continue-word">{ui('home.continue')}</span>
      <span class="continue-game">{titleOf(game.game)}</span>
      <span class="continue-where">
        <Standing game={game} />
      </span>
      <span class="continue-when">{moment(game.updated)}</span>
    </a>
  );
}

/** Go on with the latest game or, on an empty shelf, begin the first one; nothing until the shelf is read. */
function Hero({ games, latest }: { games: readonly Summary[] | null; latest: Summary | undefined }) {
  const [first] = lessonCards();
  return (
    <section class="hero">
      <ChartArt />
      <div class="hero-words">
        <h1>Flotilla</h1>
        <p class="lead">{ui('home.lead')}</p>
        {latest && <Continue game={latest} />}
        {games && !latest && first && (
          <a class="button primary continue" href={href(first.path)}>
            <span class="continue-word">{ui('home.begin')}</span>
            <span class="continue-game">{first.title}</span>
            <span class="continue-where">
              {ui('home.lesson', { game: titleOf(first.game), n: first.minutes })}
            </span>
          </a>
        )}
      </div>
    </section>
  );
}

const NewGames = () => (
  <section class="page" aria-labelledby="new-games">
    <h2 id="new-games">{ui('home.new')}</h2>
    <ul class="game-cards">
      {GAMES.map(({ id, title, about }) => (
        <li key={id}>
          <a class="game-card" href={href(`/new/${id}`)}>
            <GameEmblem game={id} />
            <span class="game-title">{title}</span>
            <span class="game-about">{about[spoken()] ?? about.en}</span>
          </a>
        </li>
      ))}
    </ul>
    <p class="home-daily">
      <a class="button" href={href(`/daily/${today()}`)}>
        {ui('home.daily')}
      </a>
    </p>
  </section>
);

const MOST_SHOWN = 5;

const MyGames = ({ games, count }: { games: readonly Summary[]; count: number }) => (
  <section class="page" aria-labelledby="my-games">
    <h2 id="my-games">{ui('home.mine')}</h2>
    {games.length > 0 && (
      <ul class="shelf">
        {games.slice(0, MOST_SHOWN).map((game) => (
          <li key={game.id}>
            <a class="shelf-line" href={href(`/g/${game.id}`)}>
              <strong>{titleOf(game.game)}</strong>
              <span>
                <Standing game={game} />
              </span>
              <span class="muted">{moment(game.updated)}</span>
            </a>
          </li>
        ))}
      </ul>
    )}
    <div class="row">
      <a class="button" href={href('/games')}>
        {ui('home.all', { n: count })}
      </a>
      <ImportButton />
    </div>
  </section>
);

/** Says that the browser keeps no games, and what that means. */
export function Unkept() {
  const why = unkept.value;
  if (!why) return null;
  return (
    <div class="banner" role="alert">
      <p>{ui(why === 'silent' ? 'fault.silentText' : 'trouble.blocked')}</p>
      {why === 'silent' && <ReloadButton />}
    </div>
  );
}

/** Tables on a server; nothing until it is known whether there is one, and nothing without. */
function Tables() {
  const loaded = useLoaded(() => import('../online/HomeTables.tsx'), []);
  if (!loaded || loaded === 'failed') return null;
  return <loaded.HomeTables />;
}

/** The first screen. */
export function HomeScreen() {
  useTitle('');
  const games = useGames();
  const [latest, ...others] = games?.filter(({ over }) => !over) ?? [];
  return (
    <div class="home">
      <Hero games={games} latest={latest} />
      <Unkept />
      <NewGames />
      <Tables />
      <MyGames games={others} count={games?.length ?? 0} />
      <footer class="page small-print">
        <p>{ui('courtesy')}</p>
      </footer>
    </div>
  );
}
