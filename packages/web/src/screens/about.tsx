/** About: what this is, who made the printed games, and what we owe to whom. */
import { GAMES } from '@flotilla/lab';
import type { Language } from '@flotilla/table';
import { text } from '@flotilla/table';
import { catalogueOf, words } from '@flotilla/table/run';
import { useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { spoken, ui } from '@flotilla/ui/text/index.ts';
import { href } from '../router.ts';

/** Every game with who made it, in one language. */
const creditsIn = async (language: Language): Promise<[string, string, string][]> =>
  Promise.all(
    GAMES.map(async ({ id, title, load }): Promise<[string, string, string]> => {
      const catalogue = await catalogueOf(await load(), language);
      return [id, title, words({ language, catalogue }, text('credits'))];
    }),
  );

/** The page about the site. */
export function AboutScreen() {
  useTitle(ui('nav.about'));
  const language = spoken();
  const games = useLoaded(() => creditsIn(language), [language]);
  return (
    <section class="page prose">
      <h1>{ui('nav.about')}</h1>
      <p class="lead">{ui('about.what')}</p>
      <p>{ui('courtesy')}</p>
      <h2>{ui('about.games')}</h2>
      <ul class="credits">
        {Array.isArray(games) &&
          games.map(([id, title, credits]) => (
            <li key={id}>
              <strong>{title}</strong>: {credits.replace(/\.$/, '')}.{' '}
              <a href={href(`/rules/${id}`)}>{ui('about.rules')}</a>
            </li>
          ))}
      </ul>
      <h2>{ui('about.keeping')}</h2>
      <p>
        {ui('about.keepingText')} <a href={href('/privacy')}>{ui('nav.privacy')}</a>
      </p>
      <h2>{ui('about.dice')}</h2>
      <p>{ui('about.diceText')}</p>
      <h2>{ui('about.thanks')}</h2>
      <p>{ui('about.thanksText')}</p>
    </section>
  );
}
