/** The page of tables: my own, and those that anybody may join or watch. */
import type { ListedTable as OnList } from '@flotilla/protocol';
import { plainName } from '@flotilla/table/run';
import { tell } from '@flotilla/ui/base/notes.ts';
import { change, settings } from '@flotilla/ui/base/settings.ts';
import { Loading, NotLoaded, useLoaded, useTitle } from '@flotilla/ui/parts/lazy.tsx';
import { useState } from 'preact/hooks';
import { ask, newShare, serverInfo } from '../net/api.ts';
import { myTables, rememberTable } from '../net/mine.ts';
import { post } from '../net/post.ts';
import { spoken, word } from '../net/text/index.ts';
import { NameField } from '../parts/nameField.tsx';
import { titleOf } from '../parts/titleOf.ts';
import { go, href } from '../router.ts';
import { MyTables } from './MyTables.tsx';
import { paceWords } from './TableFacts.tsx';

const isFree = ({ seats }: OnList): boolean => seats.some(({ taken }) => !taken);

const mayJoin = (table: OnList): boolean => table.listed && table.state === 'open' && isFree(table);

/** Sits down at a listed table under the name one goes by. */
async function join({ id, game }: OnList, name: string): Promise<void> {
  const plain = plainName(name);
  if (plain === '') return tell(word('claim.noName'));
  const joined = await post(`/games/${id}/join`, {
    name: plain,
    share: newShare(),
    keep: 'cookie',
  });
  if (!joined) return;
  change({ name: plain });
  rememberTable({ id, game, seat: joined.you ?? 0 });
  go(`/t/${id}`);
}

function ListedTable({ table, name }: { table: OnList; name: string }) {
  const { id, game, seats, pace, watch } = table;
  const people = seats.flatMap((seat) => (seat.taken ? [seat.name] : []));
  const free = seats.length - people.length;
  return (
    <li class="seat-card">
      <div class="seat-words">
        <h3>{titleOf(game)}</h3>
        <p>
          {people.join(', ')}
          {free > 0 && <strong> · {word('tables.free', { n: free })}</strong>}
        </p>
        <p class="muted">{paceWords(pace)}</p>
      </div>
      {mayJoin(table) && (
        <button type="button" class="primary" onClick={() => void join(table, name)}>
          {word('tables.join')}
        </button>
      )}
      {watch === 'all' && (
        <a class="button" href={href(`/t/${id}`)}>
          {word('tables.watch')}
        </a>
      )}
    </li>
  );
}

function Listed() {
  const [name, setName] = useState(settings.value.name);
  const found = useLoaded(() => ask('/games'), []);
  if (found === undefined) return <Loading />;
  if (found === 'failed') return <p class="muted">{word('mine.unreachable')}</p>;
  const mine = new Set(myTables.value.map(({ id }) => id));
  const games = found.games.filter(
    (table) => !mine.has(table.id) && (mayJoin(table) || table.watch === 'all'),
  );
  if (games.length === 0) return <p class="muted">{word('tables.none')}</p>;
  return (
    <>
      {games.some(mayJoin) && <NameField label={word('open.name')} name={name} set={setName} />}
      <ul class="seat-cards">
        {games.map((table) => (
          <ListedTable key={table.id} table={table} name={name} />
        ))}
      </ul>
    </>
  );
}

/** The page. */
export function TablesScreen() {
  const info = useLoaded(serverInfo, []);
  useTitle(word('tables.title'));
  if (info === 'failed') return <NotLoaded />;
  if (info === undefined || !spoken()) return <Loading />;
  if (info === null)
    return (
      <section class="page tables">
        <h1>{word('tables.title')}</h1>
        <p>{word('fail.unreachable')}</p>
      </section>
    );
  return (
    <section class="page tables">
      <h1>{word('tables.title')}</h1>
      <h2>{word('mine.title')}</h2>
      <MyTables most={50} />
      <p class="row">
        <a class="button primary" href={href('/open')}>
          {word('open.title')}
        </a>
        <a class="button" href={href('/t/new')}>
          {word('tables.hold')}
        </a>
        <a class="button" href={href('/events')}>
          {word('tables.events')}
        </a>
      </p>
      <h2>{word('mine.listed')}</h2>
      <Listed />
    </section>
  );
}
