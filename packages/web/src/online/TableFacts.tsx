/** What was agreed about a table: pace, who may come, who may watch, whose dice. Its host may change who comes and who watches. */
import type { TimeControl, WatchRule } from '@flotilla/protocol';
import { paired } from '@flotilla/ui/text/paired.ts';
import { post } from '../net/post.ts';
import type { Key } from '../net/text/index.ts';
import { word } from '../net/text/index.ts';
import { href } from '../router.ts';
import type { OnlineTable } from './wire.ts';

/** Who may watch, from nobody on. */
export const WATCHES: readonly WatchRule[] = ['nobody', 'link', 'all'];

/** Who may come: those who have a link, or anybody who sees the list. */
export const DOORS = ['private', 'listed'] as const;
export type Door = (typeof DOORS)[number];

/** The door of a table. */
export const doorOf = ({ listed }: { readonly listed: boolean }): Door => (listed ? 'listed' : 'private');

/** A pace in words. */
export const paceWords = (pace: TimeControl): string =>
  paired(
    word(`pace.${pace.kind}`),
    word(`pace.${pace.kind}Text` as Key, pace.kind === 'live' ? { ...pace } : {}),
  );

/** A choice for the host, the chosen word for everybody else. */
function Agreed<T extends string>(props: {
  readonly name: string;
  readonly all: readonly T[];
  readonly chosen: T;
  readonly wordOf: (one: T) => string;
  readonly choose: ((one: T) => void) | null;
}) {
  const { name, all, chosen, wordOf, choose } = props;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {choose ? (
          <select
            aria-label={name}
            value={chosen}
            onChange={(event) => choose(event.currentTarget.value as T)}
          >
            {all.map((one) => (
              <option key={one} value={one}>
                {wordOf(one)}
              </option>
            ))}
          </select>
        ) : (
          wordOf(chosen)
        )}
      </dd>
    </>
  );
}

/** The facts as a list. */
export function TableFacts({ table, game }: { table: OnlineTable; game: string }) {
  const mayChange = table.you !== null && table.you === table.host && table.state !== 'over';
  const change = (what: object): void => void post(`/games/${table.id}/settings`, what);
  return (
    <section class="panel" aria-label={word('facts.title')}>
      <h2>{word('facts.title')}</h2>
      <dl class="table-facts">
        <dt>{word('open.game')}</dt>
        <dd>{game}</dd>
        <dt>{word('open.pace')}</dt>
        <dd>{paceWords(table.pace)}</dd>
        {table.state === 'open' && (
          <Agreed
            name={word('open.door')}
            all={DOORS}
            chosen={doorOf(table)}
            wordOf={(door) => word(`door.${door}`)}
            choose={mayChange ? (door) => change({ listed: door === 'listed' }) : null}
          />
        )}
        <Agreed
          name={word('open.watch')}
          all={WATCHES}
          chosen={table.watch}
          wordOf={(who) => word(`watch.${who}`)}
          choose={mayChange ? (watch) => change({ watch }) : null}
        />
      </dl>
      {table.event != null && table.host < 0 && (
        <p>
          <a href={href(`/t/${table.event}`)}>{word('facts.tour')}</a>
        </p>
      )}
    </section>
  );
}
