/** The tables of this browser as slips and lines. */
import type { SeenTable } from '@flotilla/protocol';
import { useLoaded } from '@flotilla/ui/parts/lazy.tsx';
import { ask, RequestRefused } from '../net/api.ts';
import type { MyTable } from '../net/mine.ts';
import { forgetTable, myTables } from '../net/mine.ts';
import type { Key } from '../net/text/index.ts';
import { word } from '../net/text/index.ts';
import { titleOf } from '../parts/titleOf.ts';
import { BoardPicture } from '../pictures/BoardPicture.tsx';
import { href } from '../router.ts';

function standing(table: SeenTable): Key {
  if (table.state === 'open') return 'mine.waiting';
  if (table.state !== 'running') return 'mine.over';
  if (!table.asked) return 'mine.others';
  return table.pause ? 'play.somebody' : 'mine.yourTurn';
}

function Slip({ mine }: { mine: MyTable }) {
  const table = useLoaded(
    () =>
      ask(`/games/${mine.id}`).catch((error: unknown) => {
        if (error instanceof RequestRefused && error.status === 404) forgetTable(mine.id);
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
