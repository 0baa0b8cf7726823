/** The rules of a game in our own words, case by case. */
import { GAMES } from '@flotilla/lab';
import { Loading, NotLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { openRule, RuleList } from '@flotilla/ui/parts/rule.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { useEffect } from 'preact/hooks';
import { LostScreen } from '../parts/lost.tsx';
import { titleOf } from '../parts/titleOf.ts';
import { useSpokenGame } from '../parts/useSpokenGame.ts';
import { href } from '../router.ts';

/** A way to the rules of each game. */
export const RulesOfEach = () => (
  <ul class="shelf">
    {GAMES.map(({ id, title }) => (
      <li key={id}>
        <a class="shelf-line" href={href(`/rules/${id}`)}>
          <strong>{title}</strong>
        </a>
      </li>
    ))}
  </ul>
);

function AllRules() {
  useTitle(ui('nav.rules'));
  return (
    <section class="page">
      <h1>{ui('nav.rules')}</h1>
      <p class="muted">{ui('rules.own')}</p>
      <RulesOfEach />
    </section>
  );
}

/** The rules of one game, opened at a case; those of all games where none is named. */
export function RulesScreen({ id, rule }: { id: string; rule: string }) {
  return id === '' ? <AllRules /> : <RulesOf id={id} rule={rule} />;
}

function RulesOf({ id, rule }: { id: string; rule: string }) {
  useTitle(ui('rules.title', { game: titleOf(id) }));
  // A term's card leads to its case on this very page.
  useEffect(
    () => () => {
      openRule.value = null;
    },
    [id, rule],
  );
  const game = useSpokenGame(id);
  if (game === null) return <LostScreen />;
  if (game === 'failed') return <NotLoaded />;
  if (!game) return <Loading />;
  return (
    <section class="page">
      <h1>{ui('rules.title', { game: game.title })}</h1>
      <p class="muted">{ui('rules.own')}</p>
      <p>
        <a href={href(`/lab/${id}`)}>{ui('lab.open')}</a>
      </p>
      <RuleList game={game} rule={openRule.value ?? (rule || null)} />
    </section>
  );
}
