/** What has no room among the places of a phone. */
import { useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { href } from '../router.ts';
import { RulesOfEach } from './rules.tsx';

const LINKS = [
  ['/learn', 'nav.lessons'],
  ['/attack', 'nav.attack'],
  ['/exercises', 'nav.exercises'],
  ['/games', 'nav.games'],
  ['/settings', 'nav.settings'],
  ['/about', 'nav.about'],
  ['/privacy', 'nav.privacy'],
] as const;

/** The page. */
export function MoreScreen() {
  useTitle(ui('nav.more'));
  return (
    <section class="page">
      <h1>{ui('nav.more')}</h1>
      <ul class="shelf">
        {LINKS.map(([path, words]) => (
          <li key={path}>
            <a class="shelf-line" href={href(path)}>
              <strong>{ui(words)}</strong>
            </a>
          </li>
        ))}
      </ul>
      <h2>{ui('nav.rules')}</h2>
      <RulesOfEach />
    </section>
  );
}
