/** The standings of a tournament; behind each place what its figures are made of. */
import type { Measure } from '@flotilla/protocol';
import { useState } from 'preact/hooks';
import type { Key } from './text/index.ts';
import { figure, word } from './text/index.ts';
import type { Standings, TourEvent, TourPlace } from './wire.ts';
import { points } from './words.ts';

const CAPTAINS = ['tons', 'ships', 'patrols'] as const;

/** What became of a captain. */
export const fateWords = (fate: string): string =>
  word(['serving', 'survived', 'captured', 'absent'].includes(fate) ? (`fate.${fate}` as Key) : 'fate.lost');

/** What a captain's tonnage is made of, round by round. */
const Voyages = ({ rounds }: { rounds: NonNullable<TourPlace['rounds']> }) => (
  <>
    <ul class="tour-why">
      {rounds.map(({ round, tons, counts, fate }) => (
        <li key={round}>
          {word('captains.round', { round, tons: figure(tons), fate: fateWords(fate) })}
          {!counts && <strong> · {word('captains.not')}</strong>}
        </li>
      ))}
    </ul>
    <p class="muted">{word('captains.why')}</p>
  </>
);

const byWord = (by: string): string => word(`by.${by}` as Key);

/** What a figure means and what it is made of, in a sentence. */
function Explained({ measure, nameOf }: { measure: Measure; nameOf: (entrant: number) => string }) {
  const { by, value, parts } = measure;
  const made = parts
    .filter(({ adds }) => adds !== 0)
    .map(({ against, adds }) => `${against === null ? word('board.free') : nameOf(against)} ${points(adds)}`);
  return (
    <li>
      <strong>
        {byWord(by)} {points(value)}
      </strong>
      : {word(`means.${by}`)}
      {made.length > 0 && ` (${made.join(', ')})`}
    </li>
  );
}

function Row(props: {
  readonly place: TourPlace;
  readonly columns: readonly string[];
  readonly mine: boolean;
  readonly nameOf: (entrant: number) => string;
}) {
  const { place, columns, mine, nameOf } = props;
  const [open, setOpen] = useState(false);
  const { measures, behindBy, withdrawn, annulled, name, rounds = [] } = place;
  const cell = (column: string): string => {
    const found = measures?.find(({ by }) => by === column);
    if (measures) return found ? points(found.value) : '–';
    return figure(place[column as (typeof CAPTAINS)[number]] ?? 0);
  };
  const why = `tour-why-${place.entrant}`;
  return (
    <>
      <tr class={mine ? 'mine' : undefined}>
        <td class="tour-place">{place.place}</td>
        <th scope="row">
          {measures || rounds.length > 0 ? (
            <button
              type="button"
              class="tour-name"
              aria-expanded={open}
              aria-controls={open ? why : undefined}
              title={word('standings.why', { name })}
              onClick={() => setOpen(!open)}
            >
              {name}
            </button>
          ) : (
            name
          )}
          {withdrawn && <span class="muted tour-left">{word('standings.left')}</span>}
        </th>
        {columns.map((column, i) => (
          <td key={column} class={i > 1 ? 'tour-wide' : undefined}>
            {cell(column)}
          </td>
        ))}
      </tr>
      {open && (
        <tr>
          <td colSpan={columns.length + 2} id={why}>
            {measures ? (
              <ul class="tour-why">
                {measures.map((measure) => (
                  <Explained key={measure.by} measure={measure} nameOf={nameOf} />
                ))}
              </ul>
            ) : (
              <Voyages rounds={rounds} />
            )}
            {annulled && <p>{word('standings.annulled')}</p>}
            {behindBy && <p>{word('standings.behind', { by: byWord(behindBy) })}</p>}
          </td>
        </tr>
      )}
    </>
  );
}

/** Before the first round nobody has a place, only a name. */
function OnTheList({ tour }: { tour: TourEvent }) {
  const entered = tour.list.filter(({ state }) => state === 'entered');
  return (
    <section class="panel" aria-labelledby="tour-standings">
      <h2 id="tour-standings">{word('list.title')}</h2>
      {entered.length === 0 && <p class="muted">{word('standings.none')}</p>}
      <ol class="tour-list">
        {entered.map(({ entrant, name }) => (
          <li key={entrant} class={entrant === tour.you?.entrant ? 'mine' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The table; on a phone the first two figures, the rest behind the name. */
export function StandingsTable({ tour, standings }: { tour: TourEvent; standings: Standings }) {
  const { places, order, packs } = standings;
  const columns = tour.kind === 'flotilla' ? CAPTAINS : order;
  const nameOf = (entrant: number): string => tour.list.find((one) => one.entrant === entrant)?.name ?? '';
  if (tour.round === 0) return <OnTheList tour={tour} />;
  return (
    <section class="panel" aria-labelledby="tour-standings">
      <h2 id="tour-standings">{word('standings.title')}</h2>
      {places.length === 0 ? (
        <p class="muted">{word('standings.none')}</p>
      ) : (
        <table class="tour-table">
          <thead>
            <tr>
              <th scope="col" class="tour-place">
                <span class="unseen">{word('standings.place')}</span>
              </th>
              <th scope="col">{word('standings.name')}</th>
              {columns.map((column, i) => (
                <th key={column} scope="col" class={i > 1 ? 'tour-wide' : undefined}>
                  {byWord(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <Row
                key={place.entrant}
                place={place}
                columns={columns}
                mine={place.entrant === tour.you?.entrant}
                nameOf={nameOf}
              />
            ))}
          </tbody>
        </table>
      )}
      {packs.length > 0 && (
        <>
          <h3>{word('standings.packs')}</h3>
          <ol class="tour-boards">
            {packs.map(({ round, board, pack, place, tons }) => (
              <li key={`${round} ${board} ${pack}`}>
                <span class="tour-number">{place}</span>
                <span class="tour-names">{word('standings.pack', { pack, board })}</span>
                <strong>{figure(tons)}</strong>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
