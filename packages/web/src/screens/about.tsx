/** About: what this is, who made the printed games, and what we owe to whom. */
import { GAMES } from '@flotilla/lab';
import { useLoaded, useTitle } from '../parts/lazy.tsx';
import { href } from '../router.ts';
import { ui } from '../text/index.ts';

const credits = async (): Promise<[string, string, string][]> =>
  Promise.all(
    GAMES.map(
      async ({ id, title, load }): Promise<[string, string, string]> => [id, title, (await load()).credits],
    ),
  );

/** The page about the site. */
export function AboutScreen() {
  useTitle(ui('nav.about'));
  const games = useLoaded(credits, []);
  return (
    <section class="page prose">
      <h1>{ui('nav.about')}</h1>
      <p class="lead">{ui('about.what')}</p>
      <p>{ui('courtesy')}</p>
      <h2>{ui('about.games')}</h2>
      <ul class="credits">
        {Array.isArray(games) &&
          games.map(([id, title, words]) => (
            <li key={id}>
              <strong>{title}</strong>: {words.replace(/\.$/, '')}.{' '}
              <a href={href(`/rules/${id}`)}>{ui('about.rules')}</a>
            </li>
          ))}
      </ul>
      <h2>{ui('about.keeping')}</h2>
      <p>{ui('about.keepingText')}</p>
      <h2>{ui('about.dice')}</h2>
      <p>{ui('about.diceText')}</p>
      <h2>{ui('about.thanks')}</h2>
      <p>{ui('about.thanksText')}</p>
    </section>
  );
}
