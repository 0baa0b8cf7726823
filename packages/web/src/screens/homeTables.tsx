/** My tables on Home. Nothing where there is no server. */
import { lazyScreen, useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { serverInfo } from '../net/api.ts';
import { myTours } from '../net/myEvents.ts';
import { spoken, word } from '../net/text/index.ts';
import { MyTables } from '../online/MyTables.tsx';
import { href } from '../router.ts';

const HomeTours = lazyScreen(async () => (await import('../events/tour/HomeTours.tsx')).HomeTours);

const MOST_SHOWN = 6;

/** The section of Home. */
export function HomeTables() {
  const info = useLoaded(serverInfo, []);
  if (!info || info === 'failed' || !spoken()) return null;
  return (
    <section class="page" aria-labelledby="my-tables">
      <h2 id="my-tables">{word('mine.title')}</h2>
      <MyTables most={MOST_SHOWN} />
      {myTours().length > 0 && <HomeTours />}
      <p class="row">
        <a class="button" href={href('/open')}>
          {word('open.title')}
        </a>
        <a class="button" href={href('/tables')}>
          {word('mine.all')}
        </a>
      </p>
    </section>
  );
}
