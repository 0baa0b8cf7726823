/** The rules of a game in our own words, case by case. */
import { GAMES, loadGame } from '@flotilla/lab';
import { useEffect } from 'preact/hooks';
import { Loading, NotLoaded, useLoaded, useTitle } from '../parts/lazy.tsx';
import { openRule, RuleList } from '../parts/rule.tsx';
import { settings } from '../settings.ts';
import { ui } from '../text/index.ts';
import { loadVoice } from '../voice.ts';
import { titleOf } from './home.tsx';
import { LostScreen } from './lost.tsx';

/** The rules of one game, opened at a case. */
export function RulesScreen({ id, rule }: { id: string; rule: string }) {
  useTitle(ui('rules.title', { game: titleOf(id) }));
  const { language } = settings.value;
  // A term's card leads to its case on this very page.
  useEffect(
    () => () => {
      openRule.value = null;
    },
    [id, rule],
  );
  const known = GAMES.some((game) => game.id === id);
  const game = useLoaded(async () => {
    if (!known) return null;
    const loaded = await loadGame(id);
    await loadVoice(loaded, language);
    return loaded;
  }, [id, language]);
  if (!known) return <LostScreen />;
  if (game === 'failed') return <NotLoaded />;
  if (!game) return <Loading />;
  return (
    <section class="page">
      <h1>{ui('rules.title', { game: game.title })}</h1>
      <p class="muted">{ui('rules.own')}</p>
      <RuleList game={game} rule={openRule.value ?? (rule || null)} />
    </section>
  );
}
