/** Rule numbers that open the rules drawer, and the drawer itself. */

import type { AnyGame } from '@flotilla/table';
import { signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ui } from '../text/index.ts';
import { caseName, hasHeading, keysOf, knows, say } from '../text/voice.ts';
import { Drawer } from './dialog.tsx';
import { Terms } from './Terms.tsx';

/** The case at which the rules drawer stands open; null when it is closed. */
export const openRule = signal<string | null>(null);

/** The game whose rule cases are named in a part of the page. */
export const RulesOf = createContext<AnyGame | null>(null);

/** A rule number or heading; pressing it opens the rules there. */
export function Rule({ rule }: { rule: string }) {
  const game = useContext(RulesOf);
  const name = game ? caseName(game, rule) : rule;
  if (!rule) return null;
  return (
    <button
      type="button"
      class="rule"
      aria-label={`${ui('rules.rule')} ${name}`}
      title={ui('rules.openAt', { rule: name })}
      onClick={(event) => {
        event.stopPropagation();
        openRule.value = rule;
      }}
    >
      {name}
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

/** All rule cases of a game: by their numbers, or in the order of the book where they have headings. */
function casesOf(game: AnyGame): string[] {
  const cases = keysOf(game, 'rule.').map((key) => key.slice('rule.'.length));
  return cases.some((rule) => hasHeading(game, rule)) ? cases : cases.sort(inOrder);
}

/** The rules of a game in our own words, with a search field. */
export function RuleList({ game, rule }: { game: AnyGame; rule: string | null }) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDListElement>(null);
  const cases = casesOf(game);
  const at = useMemo(() => (rule ? nearestCase(game, rule) : null), [game, rule]);
  const wanted = search.trim().toLowerCase();
  const shown = wanted
    ? cases.filter((rule) =>
        `${caseName(game, rule)} ${say(game, { key: `rule.${rule}` })}`.toLowerCase().includes(wanted),
      )
    : cases;
  // Before the drawer is painted: nobody sees it at its top first.
  useLayoutEffect(() => {
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
          <div
            key={name}
            class={`rule-case${name === at ? ' rule-here' : ''}${hasHeading(game, name) ? ' rule-headed' : ''}`}
            id={`rule-${name}`}
          >
            <dt>
              {caseName(game, name)}
              {name === at && <span class="unseen"> ({ui('rules.here')})</span>}
            </dt>
            <dd>
              <Terms game={game} said={say(game, { key: `rule.${name}` })} />
            </dd>
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
