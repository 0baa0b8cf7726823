/** The board of The Hunters: the sea and the boat side by side, and the career on a page of its own. */

import type { Session } from '@flotilla/ui/base/session.ts';
import { phone, stacked } from '@flotilla/ui/base/wide.ts';
import { useLate } from '@flotilla/ui/parts/late.ts';
import type { Director } from '@flotilla/ui/stage/director.ts';
import { useDirector } from '@flotilla/ui/stage/useStage.tsx';
import { say as sayIn } from '@flotilla/ui/text/voice.ts';
import { signal } from '@preact/signals';
import { useCallback } from 'preact/hooks';
import { Career } from './career/Career.tsx';
import { CareerEnd } from './career/CareerEnd.tsx';
import { TrackStrip } from './chart/TrackStrip.tsx';
import type { View } from './game.ts';
import { BoatMat, hasAgent, trimOf } from './mat/BoatMat.tsx';
import { HuntFacts } from './scenes/Hunt.tsx';
import { Results } from './scenes/Results.tsx';
import { Rivals } from './scenes/Rivals.tsx';
import { sceneOf } from './scenes/Stage.tsx';
import { Scene, sceneOfBeat, sceneOfQuestion } from './stage/Scene.tsx';
import { word } from './text/index.ts';
import type { Say } from './words.ts';

const PAGES = ['sea', 'boat', 'career'] as const;
type Page = (typeof PAGES)[number];

/** The page that lies open; it stays open when the frame around it is laid anew. */
const shown = signal<{ game: string; page: Page }>({ game: '', page: 'sea' });

/** Sea, boat and career; on wide screens sea and boat are one page. */
export function Board({ session }: { session: Session }) {
  const director = useDirector();
  const acting = director?.beat.value != null;
  // Nothing is played behind a page that lies over it.
  const page = shown.value.game === session.id && !acting ? shown.value.page : 'sea';
  const setPage = (wanted: Page): void => {
    shown.value = { game: session.id, page: wanted };
  };
  const view = session.view.value as View;
  const say: Say = useCallback((said) => sayIn(session.game, said), [session.game]);
  const over = session.outcome.value !== null;
  const step = session.decision.value?.step ?? '';
  // The picture comes first: what is drawn of the boat below it follows a frame later.
  const boat = useLate(view.boat, acting);
  const hunted = !acting && !over && sceneOf(view, step) === 'hunt';
  return (
    <div class={`hunters hunters-${page}`}>
      <div class="hunters-head">
        <TrackStrip view={view} say={say} />
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
      </div>
      {page === 'career' ? (
        <Career session={session} view={view} say={say} />
      ) : (
        <>
          {view.standings.length > 0 && <Rivals view={view} say={say} />}
          <div class="hunters-sea">
            {over && <CareerEnd view={view} say={say} />}
            {!over && !(stacked.value && (acting || hasScene(view, step))) && (
              <Scene session={session} view={view} step={step} say={say} />
            )}
            {hunted && view.fight && <HuntFacts view={view} fight={view.fight} say={say} />}
            {!acting && <Results session={session} />}
          </div>
          <div class="hunters-boat">
            <BoatMat
              boat={boat}
              crew={view.crew}
              fate={view.fate}
              agent={hasAgent(view)}
              trim={trimOf(view, sceneOf(view, step) === 'hunt')}
              drawn={!over && !stacked.value && inDepths(view, step, director) ? 'inScene' : 'here'}
              say={say}
            />
          </div>
        </>
      )}
    </div>
  );
}

/** Whether the scene is the section of the sea, which has the boat in it. */
function inDepths(view: View, step: string, director: Director | null): boolean {
  const beat = director?.beat.value;
  const scene = director && beat ? sceneOfBeat(beat, director) : sceneOfQuestion(view, step);
  return scene === 'depths';
}

/** Whether a question has a scene above the tabs: at sea it always has, and on a phone the boat lies at her quay. */
const hasScene = (view: View, step: string): boolean =>
  phone.value || view.patrol !== null || sceneOfQuestion(view, step) === 'castOff';

/** On a phone the scene lies above everything else, and no tab hides it. */
export function SceneOnTop({ session }: { session: Session }) {
  const view = session.view.value as View;
  const say: Say = useCallback((said) => sayIn(session.game, said), [session.game]);
  const step = session.decision.value?.step ?? '';
  const acting = useDirector()?.beat.value != null;
  // In port there is nothing to see but what lies on the board.
  if (session.outcome.value !== null || (!acting && !hasScene(view, step))) return null;
  return (
    <div class="hunters hunters-top">
      <Scene session={session} view={view} step={step} say={say} />
    </div>
  );
}
