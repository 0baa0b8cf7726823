/** Rule numbers that open the rules drawer, and the drawer itself. */

import type { AnyGame } from '@flotilla/table';
import { signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ui } from '../text/index.ts';
import { keysOf, knows, say } from '../voice.ts';
import { Drawer } from './dialog.tsx';

/** The case at which the rules drawer stands open; null when it is closed. */
export const openRule = signal<string | null>(null);

/** A rule number; pressing it opens the rules there. */
export function Rule({ rule }: { rule: string }) {
  if (!rule) return null;
  return (
    <button
      type="button"
      class="rule"
      aria-label={`${ui('rules.rule')} ${rule}`}
      title={ui('rules.openAt', { rule })}
      onClick={(event) => {
        event.stopPropagation();
        openRule.value = rule;
      }}
    >
      {rule}
    </button>
  );
}

/** The case of a catalogue that comes nearest to a rule number: itself, or what it is part of. */
export function nearestCase(game: AnyGame, rule: string): string | null {
  for (let part = rule; part; part = part.replace(/(^|[.\s])[^.\s]*$/, '')) {
    if (knows(game, `rule.${part}`)) return part;
  }
  return null;
}

const inOrder = new Intl.Collator('en', { numeric: true }).compare;

/** All rule cases of a game, in their order. */
export const casesOf = (game: AnyGame): string[] =>
  keysOf(game, 'rule.')
    .map((key) => key.slice('rule.'.length))
    .sort(inOrder);

/** The rules of a game in our own words, with a search field. */
export function RuleList({ game, rule }: { game: AnyGame; rule: string | null }) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDListElement>(null);
  const cases = casesOf(game);
  const at = useMemo(() => (rule ? nearestCase(game, rule) : null), [game, rule]);
  const wanted = search.trim().toLowerCase();
  const shown = wanted
    ? cases.filter((name) => `${name} ${say(game, { key: `rule.${name}` })}`.toLowerCase().includes(wanted))
    : cases;
  useEffect(() => {
    list.current?.querySelector('.rule-here')?.scrollIntoView?.({ block: 'center' });
  }, [at]);
  if (cases.length === 0) return <p>{ui('rules.none')}</p>;
  return (
    <div class="rule-list">
      <label class="field">
        <span class="field-label">{ui('rules.search')}</span>
        <input type="search" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
      </label>
      {rule && !at && <p class="muted">{ui('rules.noCase', { rule })}</p>}
      <dl ref={list}>
        {shown.map((name) => (
          <div key={name} class={name === at ? 'rule-case rule-here' : 'rule-case'} id={`rule-${name}`}>
            <dt>
              {name}
              {name === at && <span class="unseen"> ({ui('rules.here')})</span>}
            </dt>
            <dd>{say(game, { key: `rule.${name}` })}</dd>
          </div>
        ))}
      </dl>
      {shown.length === 0 && <p class="muted">{ui('rules.nothingFound')}</p>}
    </div>
  );
}

/** The rules at the side of the table. */
export function RulesDrawer({ game }: { game: AnyGame }) {
  const rule = openRule.value;
  if (rule === null) return null;
  return (
    <Drawer
      title={ui('rules.title', { game: game.title })}
      onClose={() => {
        openRule.value = null;
      }}
    >
      <RuleList game={game} rule={rule} />
    </Drawer>
  );
}
