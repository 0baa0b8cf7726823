/** The career so far: log sheet, war diary and charts. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { useState } from 'preact/hooks';
import type { View } from '../game.ts';
import { Captain } from '../scenes/Port.tsx';
import { word } from '../text/index.ts';
import type { Say } from '../words.ts';
import { Charts } from './Charts.tsx';
import { Diary } from './Diary.tsx';
import { LevelBar } from './LevelBar.tsx';
import { LogSheet } from './LogSheet.tsx';

const LEAVES = ['sheet', 'diary', 'charts'] as const;

interface Props {
  readonly session: Session;
  readonly view: View;
  readonly say: Say;
}

/** Three leaves of one book. */
export function Career({ session, view, say }: Props) {
  const [leaf, setLeaf] = useState<(typeof LEAVES)[number]>('sheet');
  return (
    <section class="career" aria-label={word('pages.career')}>
      <div class="career-head">
        <Captain view={view} say={say} />
        <LevelBar tons={view.tons} over={view.fate !== 'serving'} say={say} />
      </div>
      <fieldset class="segments career-leaves" aria-label={word('career.leaves')}>
        {LEAVES.map((name) => (
          <button key={name} type="button" aria-pressed={leaf === name} onClick={() => setLeaf(name)}>
            {word(`career.${name}`)}
          </button>
        ))}
      </fieldset>
      {leaf === 'sheet' && <LogSheet view={view} say={say} />}
      {leaf === 'diary' && <Diary session={session} />}
      {leaf === 'charts' && <Charts view={view} log={session.log.value} say={say} />}
    </section>
  );
}
