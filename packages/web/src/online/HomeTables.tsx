/** Tables on Home: those of this browser, and a way to open one. Nothing where there is no server. */
import { useLoaded } from '../parts/lazy.tsx';
import { href } from '../router.ts';
import { titleOf } from '../screens/home.tsx';
import { ask, Refusal, serverInfo } from './api.ts';
import type { MyTable } from './mine.ts';
import { forgetTable, myTables } from './mine.ts';
import type { Key } from './text/index.ts';
import { spoken, word } from './text/index.ts';
import type { OnlineTable } from './wire.ts';

function standing(table: OnlineTable & { asked: boolean }): Key {
  if (table.state === 'open') return 'mine.waiting';
  if (table.state !== 'running') return 'mine.over';
  return table.asked ? 'mine.yourTurn' : 'mine.others';
}

function Slip({ mine }: { mine: MyTable }) {
  const table = useLoaded(
    () =>
      ask<OnlineTable & { asked: boolean }>(`/games/${mine.id}`).catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 404) forgetTable(mine.id);
        throw error;
      }),
    [mine.id],
  );
  if (table === undefined) return null;
  const key = table === 'failed' ? 'mine.unreachable' : standing(table);
  const others =
    table === 'failed' ? [] : table.seats.filter((_, seat) => seat !== mine.seat).map(({ name }) => name);
  return (
    <li>
      <a class={key === 'mine.yourTurn' ? 'shelf-line is-mine' : 'shelf-line'} href={href(`/t/${mine.id}`)}>
        <strong>{titleOf(mine.game)}</strong>
        <span>{others.filter(Boolean).join(', ')}</span>
        <span class="muted">{word(key)}</span>
      </a>
    </li>
  );
}

const MOST_SHOWN = 6;

/** The section of Home. */
export function HomeTables() {
  const info = useLoaded(serverInfo, []);
  if (!info || info === 'failed' || !spoken()) return null;
  const mine = myTables.value.slice(0, MOST_SHOWN);
  return (
    <section class="page" aria-labelledby="my-tables">
      <h2 id="my-tables">{word('mine.title')}</h2>
      {mine.length > 0 ? (
        <ul class="shelf">
          {mine.map((table) => (
            <Slip key={table.id} mine={table} />
          ))}
        </ul>
      ) : (
        <p class="muted">{word('mine.none')}</p>
      )}
      <p>
        <a class="button primary" href={href('/open')}>
          {word('open.title')}
        </a>
      </p>
    </section>
  );
}
