/** The honours: earned ones in brass with when, the others with how. */
import type { TaleReader } from '@flotilla/companion';
import { seas } from '@flotilla/ui/sea/seas.ts';
import { calendar } from '@flotilla/ui/text/index.ts';
import type { Key } from '@flotilla/ui/wall/text/index.ts';
import { figure, word } from '@flotilla/ui/wall/text/index.ts';
import { useState } from 'preact/hooks';
import type { GameFacts } from './facts.ts';
import type { Worn } from './honours.ts';
import { allHonours } from './honours.ts';

const SHOWN_AT_FIRST = 9;

const monthOf = (time: number): string =>
  new Intl.DateTimeFormat(calendar(), { month: 'short', year: 'numeric' }).format(time);

function Honour({ honour: { id, goal, best, since, times } }: { honour: Worn }) {
  const earned = since !== null;
  return (
    <li class={earned ? 'honour honour-earned' : 'honour'}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="20" />
        <circle class="honour-ring" cx="22" cy="22" r="15.500" />
        <path d="M22 11l3 7.500 8 .5-6.200 5.200 2 7.800-6.800-4.300-6.800 4.300 2-7.800L11 19l8-.5z" />
      </svg>
      <div>
        <strong>{word(`honour.${id}` as Key)}</strong>
        <span>{word(`honour.${id}.how` as Key)}</span>
        <span class="muted">
          {earned
            ? [monthOf(since), times > 1 ? word('honour.times', { n: times }) : '']
                .filter(Boolean)
                .join(' · ')
            : best > 0 && goal > 1 && word('honour.best', { n: figure(Math.floor(best)) })}
        </span>
      </div>
    </li>
  );
}

/** All honours; a few at first. */
export function Honours(props: { of: TaleReader['honours']; facts: readonly GameFacts[] }) {
  const [all, setAll] = useState(false);
  const honours = allHonours(props.of, props.facts, seas.value);
  const earned = honours.filter(({ since }) => since !== null).length;
  return (
    <div class="sheet-panel">
      <h2>
        {word('honours')} <small class="muted">{word('honours.of', { n: earned, of: honours.length })}</small>
      </h2>
      <ul class="honours">
        {honours.slice(0, all ? honours.length : SHOWN_AT_FIRST).map((honour) => (
          <Honour key={honour.id} honour={honour} />
        ))}
      </ul>
      <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
        {word(all ? 'honours.fewer' : 'honours.all')}
      </button>
    </div>
  );
}
