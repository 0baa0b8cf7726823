/** The rounds of a tournament: who meets whom, and what came of it. */
import type { Board, BoardResult, CaptainsResult, Round } from '@flotilla/protocol';
import { paired } from '@flotilla/ui/text/paired.ts';
import { href } from '../../router.ts';
import { fateWords } from './Places.tsx';
import { figure, word } from './text/index.ts';
import type { TourEvent } from './wire.ts';
import { points, when } from './words.ts';

const isCaptains = (result: Board['result']): result is CaptainsResult =>
  result !== null && 'captains' in result;

/** Boards at which no game was begun: there is nothing to watch. */
const UNPLAYED: ReadonlySet<BoardResult['how']> = new Set(['absent', 'nobody', 'withdrawn', 'bye']);

/** Whether there was a game. */
const wasPlayed = (result: Board['result']): boolean =>
  result !== null && (isCaptains(result) ? result.captains.length > 0 : !UNPLAYED.has(result.how));

/** A result as `1 : 0`, with the reason where it was not simply played; before the game, who is present. */
function BoardState({ board }: { board: Board }) {
  const { result, state, seats } = board;
  if (isCaptains(result)) return null;
  if (result) {
    const how = result.how === 'played' ? '' : word(`how.${result.how}`);
    return (
      <span class="tour-result">
        {result.how !== 'bye' && <strong class="tour-score">{result.points.map(points).join(' : ')}</strong>}
        {how !== '' && <span class="muted"> {how}</span>}
      </span>
    );
  }
  const there = seats.filter(({ sits }) => sits).map(({ name }) => name);
  const words =
    state === 'running'
      ? word('board.running')
      : there.length > 0
        ? word('board.there', { names: there.join(', '), n: there.length })
        : word('board.waiting');
  return <span class="tour-result muted">{words}</span>;
}

/** The captains of a table, each with what came of him. */
function Table({ board }: { board: Board }) {
  const { result, seats } = board;
  const results = isCaptains(result) ? result.captains : [];
  return (
    <ul class="tour-captains">
      {seats.map(({ entrant, name }) => {
        const own = results.find((one) => one.entrant === entrant);
        return (
          <li key={entrant}>
            <span>{name}</span>
            {own && (
              <span class="muted">
                {own.counts ? `${figure(own.tons)} t` : fateWords(own.fate)}
                {!own.counts && own.tons > 0 && ` (${figure(own.tons)} t)`}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function OneBoard({ board, me, tour }: { board: Board; me: number | null; tour: TourEvent }) {
  const { result, seats, game, state } = board;
  const mine = seats.some(({ entrant }) => entrant === me);
  const names = seats.map(({ name }) => name).join(' – ');
  const two = tour.kind !== 'flotilla';
  const played = state === 'running' || wasPlayed(result);
  const open = two ? !mine || state === 'over' : tour.state === 'closed';
  return (
    <li class={mine ? 'mine' : undefined}>
      <span class="tour-number">{board.board}</span>
      {two ? (
        <span class="tour-names">
          {names}
          {seats.length === 1 && <span class="muted"> {word('how.bye')}</span>}
        </span>
      ) : (
        <Table board={board} />
      )}
      <span class="tour-end">
        {seats.length > 1 && <BoardState board={board} />}
        {game && played && open && (
          <a href={href(`/t/${game}`)} aria-label={paired(word('board.watch'), names)}>
            {word('board.watch')}
          </a>
        )}
      </span>
    </li>
  );
}

/** All rounds; the one under way is open, my board comes first. */
export function Rounds({ tour, rounds }: { tour: TourEvent; rounds: readonly Round[] }) {
  const me = tour.you?.entrant ?? null;
  const has = ({ seats }: Board): boolean => seats.some(({ entrant }) => entrant === me);
  const current = Math.max(1, tour.round);
  return (
    <section class="panel" aria-labelledby="tour-rounds">
      <h2 id="tour-rounds">{word('rounds.title')}</h2>
      {rounds.map(({ round, state, opens, closes, boards }) => {
        const head = (
          <>
            <strong>{word('rounds.round', { round })}</strong>{' '}
            <span class="muted">
              {word(`rounds.${state}`, { when: when(state === 'planned' ? opens : closes) })}
            </span>
          </>
        );
        // A round to come has nothing to unfold.
        if (boards.length === 0)
          return (
            <p key={round} class="tour-round tour-planned">
              {head}
            </p>
          );
        return (
          <details key={round} class="tour-round" open={round === current}>
            <summary>{head}</summary>
            <ol class="tour-boards">
              {[...boards]
                .sort((a, b) => Number(has(b)) - Number(has(a)) || a.board - b.board)
                .map((board) => (
                  <OneBoard key={board.board} board={board} me={me} tour={tour} />
                ))}
            </ol>
          </details>
        );
      })}
    </section>
  );
}
