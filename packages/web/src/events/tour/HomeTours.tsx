/** My tournaments on Home: whether a board waits for me, and when the next round is. */

import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { ask, RequestRefused } from '../../net/api.ts';
import { forgetEvent, myTours } from '../../net/myEvents.ts';
import { href } from '../../router.ts';
import { spoken, word } from './text/index.ts';
import type { TourEvent } from './wire.ts';
import { when } from './words.ts';

/** How many of the latest are asked about. */
const MOST = 6;
/** Tournaments that ended this long ago are no longer shown. */
const LATELY = 3 * 24 * 3_600_000;

interface Seen {
  readonly tour: TourEvent;
  readonly next: number | null;
}

async function look(id: string): Promise<Seen> {
  try {
    const tour = (await ask(`/events/${id}`)) as TourEvent;
    if (tour.state !== 'open') return { tour, next: null };
    const { rounds } = await ask(`/events/${id}/rounds`);
    return { tour, next: rounds.find(({ state }) => state === 'planned')?.opens ?? null };
  } catch (error) {
    if (error instanceof RequestRefused && error.status === 404) forgetEvent(id);
    throw error;
  }
}

/** Whether somebody has a board to go to. */
export const hasBoard = ({ state, you }: TourEvent): boolean =>
  state === 'open' && you?.withdrawn !== true && you?.board != null && you.board.state !== 'over';

function standing({ tour, next }: Seen): string {
  const { state, opens, you } = tour;
  if (hasBoard(tour)) return word(you?.board?.state === 'running' ? 'home.running' : 'home.board');
  if (state === 'announced') return word('home.begins', { when: when(opens) });
  if (state === 'open') return next === null ? '' : word('home.next', { when: when(next) });
  return word('home.over');
}

function Slip({ id, title }: { id: string; title: string }) {
  const seen = useLoaded(() => look(id), [id]);
  if (seen === undefined || seen === 'failed') return null;
  const mine = hasBoard(seen.tour);
  return (
    <li>
      <a class={mine ? 'shelf-line is-mine' : 'shelf-line'} href={href(`/t/${id}`)} data-part="my-tour">
        <strong>{title}</strong>
        <span class="muted">{standing(seen)}</span>
      </a>
    </li>
  );
}

/** The list; nothing for whoever plays in none. */
export function HomeTours() {
  const mine = myTours().filter(({ closes }) => closes > Date.now() - LATELY);
  if (mine.length === 0 || !spoken()) return null;
  return (
    <>
      <h3>{word('home.title')}</h3>
      <ul class="shelf">
        {mine.slice(0, MOST).map(({ id, title }) => (
          <Slip key={id} id={id} title={title} />
        ))}
      </ul>
    </>
  );
}
