/** My tables, on Home and on their own page. Nothing where there is no server. */
import type { SeenTable } from '@flotilla/protocol';
import { lazyScreen, useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { myTours } from '../events/mine.ts';
import { href } from '../router.ts';
import { titleOf } from '../screens/home.tsx';
import { BoardPicture } from '../screens/pictures/BoardPicture.tsx';
import { ask, Refusal, serverInfo } from './api.ts';
import type { MyTable } from './mine.ts';
import { forgetTable, myTables } from './mine.ts';
import type { Key } from './text/index.ts';
import { spoken, word } from './text/index.ts';

const HomeTours = lazyScreen(async () => (await import('../events/tour/HomeTours.tsx')).HomeTours);

function standing(table: SeenTable): Key {
  if (table.state === 'open') return 'mine.waiting';
  if (table.state !== 'running') return 'mine.over';
  if (!table.asked) return 'mine.others';
  return table.pause ? 'play.somebody' : 'mine.yourTurn';
}

function Slip({ mine }: { mine: MyTable }) {
  const table = useLoaded(
    () =>
      ask<SeenTable>(`/games/${mine.id}`).catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 404) forgetTable(mine.id);
        throw error;
      }),
    [mine.id],
  );
  if (table === undefined) return null;
  const key = table === 'failed' ? 'mine.unreachable' : standing(table);
  const others =
    table === 'failed' ? [] : table.seats.filter((_, seat) => seat !== mine.seat).map(({ name }) => name);
  const who = others.filter(Boolean).join(', ');
  if (key === 'mine.yourTurn' || key === 'play.somebody')
    return (
      <li>
        <a class="slip slip-turn" href={href(`/t/${mine.id}`)}>
          <span class="slip-picture" aria-hidden="true">
            <BoardPicture game={mine.game} />
          </span>
          <span class="slip-words">
            <strong class="slip-flag">{word(key)}</strong>
            <strong>{titleOf(mine.game)}</strong>
            <span>{who}</span>
          </span>
        </a>
      </li>
    );
  return (
    <li>
      <a class="shelf-line" href={href(`/t/${mine.id}`)}>
        <strong>{titleOf(mine.game)}</strong>
        <span>{who}</span>
        <span class="muted">{word(key)}</span>
      </a>
    </li>
  );
}

/** The tables of this browser, the latest first. */
export function MyTables({ most }: { most: number }) {
  const mine = myTables.value.slice(0, most);
  if (mine.length === 0) return <p class="muted">{word('mine.none')}</p>;
  return (
    <ul class="shelf">
      {mine.map((table) => (
        <Slip key={table.id} mine={table} />
      ))}
    </ul>
  );
}

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
