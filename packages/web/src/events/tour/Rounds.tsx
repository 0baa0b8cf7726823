/** The rounds of a tournament: who meets whom, and what came of it. */
import { href } from '../../router.ts';
import { figure, word } from './text/index.ts';
import type { Board, BoardResult, CaptainsResult, Round, Tour } from './wire.ts';
import { points, when } from './words.ts';

const isCaptains = (result: Board['result']): result is CaptainsResult =>
  result !== null && 'captains' in result;

/** A result as `1 : 0`, with how it came about where it was not simply played. */
function Result({ result, state }: { result: BoardResult | null; state: Board['state'] }) {
  if (!result)
    return <span class="muted">{word(state === 'running' ? 'board.running' : 'board.waiting')}</span>;
  const how = result.how === 'played' ? '' : word(`how.${result.how}`);
  return (
    <span>
      {result.how !== 'bye' && <strong class="tour-score">{result.points.map(points).join(' : ')}</strong>}
      {how !== '' && <span class="muted"> {how}</span>}
    </span>
  );
}

function OneBoard({ board, me, watch }: { board: Board; me: number | null; watch: boolean }) {
  const { result, seats, game, state } = board;
  const mine = seats.some(({ entrant }) => entrant === me);
  const tonsOf = (entrant: number): string => {
    const own = isCaptains(result) ? result.captains.find((one) => one.entrant === entrant) : undefined;
    return own ? ` ${figure(own.tons)}` : '';
  };
  return (
    <li class={mine ? 'mine' : undefined}>
      <span class="tour-number">{board.board}</span>
      <span class="tour-names">
        {seats.map(({ entrant, name }) => `${name}${tonsOf(entrant)}`).join(' – ')}
        {seats.length === 1 && <span class="muted"> {word('board.free')}</span>}
      </span>
      {!isCaptains(result) && seats.length > 1 && <Result result={result} state={state} />}
      {game && watch && (
        <a
          href={href(`/t/${game}`)}
          aria-label={`${word('board.watch')}: ${seats.map(({ name }) => name).join(' – ')}`}
        >
          {word('board.watch')}
        </a>
      )}
    </li>
  );
}

/** All rounds; the one under way is open, my board comes first. */
export function Rounds({ tour, rounds }: { tour: Tour; rounds: readonly Round[] }) {
  const me = tour.you?.entrant ?? null;
  const has = ({ seats }: Board): boolean => seats.some(({ entrant }) => entrant === me);
  const current = Math.max(1, tour.round);
  return (
    <section class="panel" aria-labelledby="tour-rounds">
      <h2 id="tour-rounds">{word('rounds.title')}</h2>
      {rounds.map(({ round, state, opens, closes, boards }) => (
        <details key={round} class="tour-round" open={round === current}>
          <summary>
            <strong>{word('rounds.round', { round })}</strong>{' '}
            <span class="muted">
              {word(`rounds.${state}`, { when: when(state === 'planned' ? opens : closes) })}
            </span>
          </summary>
          {boards.length > 0 && (
            <ol class="tour-boards">
              {[...boards]
                .sort((a, b) => Number(has(b)) - Number(has(a)) || a.board - b.board)
                .map((board) => (
                  <OneBoard
                    key={board.board}
                    board={board}
                    me={me}
                    watch={board.game !== null && (tour.kind !== 'flotilla' || tour.state === 'closed')}
                  />
                ))}
            </ol>
          )}
        </details>
      ))}
    </section>
  );
}
