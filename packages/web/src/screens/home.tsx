/** Home is a desk: the game to go on with, what waits for me, today's sea, and the games on offer. */

import { lessonIn } from '@flotilla/ui/learn/kept.ts';
import { lazyPart, ReloadButton, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { moment, spoken, ui } from '@flotilla/ui/text/index.ts';
import { lessonCards } from '../learn/lessons.ts';
import { ImportButton } from '../parts/importButton.tsx';
import { titleOf } from '../parts/titleOf.ts';
import { BoardPicture } from '../pictures/BoardPicture.tsx';
import { atLeisure } from '../pictures/leisure.ts';
import { href } from '../router.ts';
import { unkept } from '../store/games.ts';
import type { Summary } from '../store/shelf.ts';
import { useGames } from '../store/useGames.ts';
import { GameCards } from './desk/GameCards.tsx';
import { Lessons, TodaySlip } from './desk/Slips.tsx';

/** Where a game stands, in a line; written in another language it is said anew, and until then only how long it is. */
export function GameProgress({ game }: { game: Summary }) {
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

/** The moment to play comes when the page stands; until then it is night. */
const LiveScene = lazyPart(async () => {
  await atLeisure();
  return (await import('./desk/LiveScene.tsx')).LiveScene;
});

/** The first visit: what this is, a moment to play, today's sea, and one press to begin. */
function FirstVisit() {
  const [first] = lessonCards();
  return (
    <section class="hero">
      <div class="hero-words">
        <h1>{ui('home.claim')}</h1>
        <p class="lead">{ui('home.promise')}</p>
        <p class="hero-row">
          <a class="button primary big" href={href(first?.path ?? '/games')}>
            {ui('home.first')}
          </a>
          {first && (
            <span class="muted">
              {ui('home.firstFacts', { game: titleOf(first.game), n: first.minutes })}
            </span>
          )}
        </p>
        <TodaySlip sealed />
      </div>
      <div class="hero-picture">
        <LiveScene game={first?.game ?? ''} />
      </div>
    </section>
  );
}

/** The game to go on with, and where it stands. */
const Continue = ({ game }: { game: Summary }) => (
  <article class="continue-card">
    <div class="continue-picture">
      <BoardPicture game={game.game} saved={game.id} revision={game.revision} />
    </div>
    <div class="continue-foot">
      <div>
        <h2>{titleOf(game.game)}</h2>
        <p class="continue-where">
          <GameProgress game={game} />
        </p>
        <p class="muted">{moment(game.updated)}</p>
      </div>
      <a class="button primary big continue" href={href(`/g/${game.id}`)}>
        {ui('home.carryOn')}
      </a>
    </div>
  </article>
);

/** What lies on the desk of somebody who has been here before. */
function HomePage({ latest, others, count }: { latest: Summary | undefined; others: number; count: number }) {
  return (
    <section class="page desk">
      <h1 class="unseen">Flotilla</h1>
      <div class="desk-main">
        {latest && <Continue game={latest} />}
        <div class="row">
          <a class="button" href={href('/games')}>
            {others > 0 ? ui('home.more', { n: others }) : ui('home.all', { n: count })}
          </a>
          <a class="button" href={href('/wardroom')}>
            {ui('nav.wardroom')}
          </a>
          <a class="button" href={href('/attack')}>
            {ui('nav.attack')}
          </a>
          <a class="button" href={href('/exercises')}>
            {ui('nav.exercises')}
          </a>
          <ImportButton />
        </div>
      </div>
      <div class="desk-side">
        <Tables />
        <TodaySlip />
        <Lessons />
      </div>
    </section>
  );
}

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
  const loaded = useLoaded(() => import('./homeTables.tsx'), []);
  if (!loaded || loaded === 'failed') return null;
  return <loaded.HomeTables />;
}

/** The first screen. */
export function HomeScreen() {
  useTitle('');
  const games = useGames();
  const running = games?.filter(({ over }) => !over) ?? [];
  // A lesson that is being learnt has a slip of its own.
  const latest = running.find(({ id }) => lessonIn(id) === null) ?? running[0];
  const others = running.filter((game) => game !== latest);
  const isFirst = games?.length === 0;
  return (
    <div class="home">
      {!games && <div class="hero hero-waiting" />}
      {isFirst && <FirstVisit />}
      <Unkept />
      {games && !isFirst && <HomePage latest={latest} others={others.length} count={games.length} />}
      <GameCards compact={games !== null && !isFirst} />
      {isFirst && (
        <section class="page desk-below">
          <Lessons />
          <Tables />
          <div class="row">
            <ImportButton />
          </div>
        </section>
      )}
      <footer class="page small-print">
        <p>
          {ui('courtesy')} <a href={href('/about')}>{ui('nav.about')}</a> ·{' '}
          <a href={href('/privacy')}>{ui('nav.privacy')}</a>
        </p>
      </footer>
    </div>
  );
}
