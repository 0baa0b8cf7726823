/** The games on offer: the wargames with a picture of their board, the small ones below a line. */
import type { GameEntry } from '@flotilla/lab';
import { GAMES } from '@flotilla/lab';
import { spoken, ui } from '@flotilla/ui/text/index.ts';
import { paired } from '@flotilla/ui/text/paired.ts';
import { lessonCards } from '../../learn/lessons.ts';
import { Facts } from '../../parts/facts.tsx';
import { BoardPicture } from '../../pictures/BoardPicture.tsx';
import { GameEmblem } from '../../pictures/gameEmblem.tsx';
import { href } from '../../router.ts';

const isSmall = ({ table }: GameEntry): boolean => table?.small === true;
const aboutOf = ({ about }: GameEntry): string => about[spoken()] ?? about.en;

/** What beginning a game is called: one without a word of its own simply begins. */
const playOf = ({ play }: GameEntry): string => play?.[spoken()] ?? play?.en ?? ui('home.new');

/** The lesson of a game to learn next; the first one again when all are learnt. */
function Learn({ game }: { game: GameEntry }) {
  const lessons = lessonCards().filter((lesson) => lesson.game === game.id);
  const next = lessons.find(({ state }) => state !== 'done') ?? lessons[0];
  if (!next) return null;
  const words = ui('home.learn', { n: next.minutes });
  return (
    <a class="button" href={href(next.path)} aria-label={paired(words, `${next.title} (${game.title})`)}>
      {words}
    </a>
  );
}

const Card = ({ game }: { game: GameEntry }) => (
  <li class="game-card">
    <div class="card-picture">
      <BoardPicture game={game.id} />
    </div>
    <div class="card-words">
      <h3>{game.title}</h3>
      <p>{aboutOf(game)}</p>
      <Facts game={game.id} />
      <div class="row">
        <Learn game={game} />
        <a class="button primary" href={href(`/new/${game.id}`)}>
          {playOf(game)}
        </a>
        <a
          class="button"
          href={href(`/rules/${game.id}`)}
          aria-label={ui('rules.title', { game: game.title })}
        >
          {ui('about.rules')}
        </a>
      </div>
    </div>
  </li>
);

const SmallCard = ({ game }: { game: GameEntry }) => (
  <li>
    <a class="small-card" href={href(`/new/${game.id}`)}>
      <GameEmblem game={game.id} />
      <span>
        <strong>{game.title}</strong>
        <span class="small-about">{aboutOf(game)}</span>
      </span>
    </a>
  </li>
);

interface Props {
  /** For somebody who knows them: less to read. */
  readonly compact: boolean;
}

/** All games. */
export function GameCards({ compact }: Props) {
  const [large, small] = [GAMES.filter((game) => !isSmall(game)), GAMES.filter(isSmall)];
  return (
    <section class="page" aria-labelledby="new-games">
      <div class="games-head">
        <h2 id="new-games">{ui('home.games')}</h2>
        <p class="muted">{ui('home.gamesText')}</p>
      </div>
      <ul class={compact ? 'game-cards compact' : 'game-cards'}>
        {large.map((game) => (
          <Card key={game.id} game={game} />
        ))}
      </ul>
      {small.length > 0 && (
        <div class="small-games">
          <h2 class="kicker">{ui('home.small', { n: small.length })}</h2>
          <ul>
            {small.map((game) => (
              <SmallCard key={game.id} game={game} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
