/** The board of The Hunters: the sea and the boat side by side, and the career on a page of its own. */
import { useState } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { say as sayIn } from '../voice.ts';
import { Career } from './career/Career.tsx';
import { CareerEnd } from './career/CareerEnd.tsx';
import type { View } from './game.ts';
import { BoatMat } from './mat/BoatMat.tsx';
import { Results } from './scenes/Results.tsx';
import { Stage } from './scenes/Stage.tsx';
import { word } from './text/index.ts';
import type { Say } from './words.ts';

const PAGES = ['sea', 'boat', 'career'] as const;
type Page = (typeof PAGES)[number];

/** Sea, boat and career; on wide screens sea and boat are one page. */
export function Board({ session }: { session: Session }) {
  const [page, setPage] = useState<Page>('sea');
  const view = session.view.value as View;
  const say: Say = (said) => sayIn(session.game, said);
  const over = session.outcome.value !== null;
  return (
    <div class={`hunters hunters-${page}`}>
      <fieldset class="hunters-pages" aria-label={word('pages.title')}>
        {PAGES.map((name) => (
          <button
            key={name}
            type="button"
            class={`page-${name}`}
            aria-pressed={page === name}
            onClick={() => setPage(name)}
          >
            {word(`pages.${name}`)}
          </button>
        ))}
      </fieldset>
      {page === 'career' ? (
        <Career session={session} view={view} say={say} />
      ) : (
        <>
          <div class="hunters-sea">
            {over ? <CareerEnd view={view} say={say} /> : <Stage view={view} say={say} />}
            <Results session={session} />
          </div>
          <div class="hunters-boat">
            <BoatMat view={view} say={say} />
          </div>
        </>
      )}
    </div>
  );
}
