/** Slips on the desk: today's sea, and lessons that wait to be gone on with. */

import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { ui } from '@flotilla/ui/text/index.ts';
import { lessonCards } from '../../learn/lessons.ts';
import { BoardPicture } from '../../pictures/BoardPicture.tsx';
import { href } from '../../router.ts';

/** Today's sea; drawn once what was sailed so far is known. */
export function TodaySlip({ sealed }: { sealed?: true }) {
  const loaded = useLoaded(() => import('../../daily/TodaySlip.tsx'), []);
  const kind = sealed ? 'slip slip-sealed slip-waiting' : 'slip slip-waiting';
  return loaded && loaded !== 'failed' ? <loaded.TodaySlip sealed={sealed} /> : <div class={kind} />;
}

/** Unfinished lessons; nothing when there are none. */
export const Lessons = () => (
  <>
    {lessonCards()
      .filter(({ state }) => state === 'begun')
      .map(({ name, game, title, path, come }) => (
        <article key={name} class="slip">
          <div class="slip-picture">
            <BoardPicture game={game} />
          </div>
          <div class="slip-words">
            <p class="kicker">{ui('home.lesson')}</p>
            <h2>{title}</h2>
            <div class="slip-foot">
              {come && (
                <span class="slip-come">
                  <progress max={come.of} value={come.at} aria-label={title} />
                  {ui('stage.place', { n: come.at, count: come.of })}
                </span>
              )}
              <a class="button" href={href(path)}>
                {ui('home.resume')}
              </a>
            </div>
          </div>
        </article>
      ))}
  </>
);
