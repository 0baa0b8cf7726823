/** Real dice: what they are for, what has been thrown before them, and one press for each die. */
import { throwDice } from '@flotilla/client';
import type { AnyGame } from '@flotilla/table';
import type { DiceWanted, RollAhead } from '@flotilla/table/run';
import { logFor } from '@flotilla/table/run';
import { useState } from 'preact/hooks';
import { useKeys } from '../base/keys.ts';
import { tell } from '../base/notes.ts';
import type { Session } from '../base/session.ts';
import { Die } from '../parts/die.tsx';
import { ModifierLine, outcomeWords, RollLine, rangeOf } from '../parts/rollCard.tsx';
import { Rule } from '../parts/rule.tsx';
import { ui } from '../text/index.ts';
import { say } from '../text/voice.ts';

/** A chart with more results than this is not read before the dice lie. */
const MOST_RESULTS = 8;
/** So many throws of this answer are shown; a whole patrol may hang on one. */
const MOST_EARLIER = 3;

/** The throws of this answer that have been entered already. */
function Earlier({ session, wanted }: { session: Session; wanted: DiceWanted }) {
  const thrown = logFor(wanted.since, session.seat.value).filter(({ roll }) => roll);
  if (thrown.length === 0) return null;
  const first = Math.max(0, thrown.length - MOST_EARLIER);
  return (
    <ol class="earlier-rolls" aria-label={ui('roll.earlier')}>
      {thrown.slice(first).map((event, i) => (
        <li key={first + i}>
          <RollLine game={session.game} event={event} />
        </li>
      ))}
    </ol>
  );
}

/** What will be added to the dice, and what which total gives. */
function Ahead({ game, roll }: { game: AnyGame; roll: RollAhead }) {
  const rows = roll.rows.length <= MOST_RESULTS ? roll.rows : [];
  return (
    <div class="roll-ahead">
      {roll.modifiers.length > 0 && (
        <table>
          <tbody>
            {roll.modifiers.map((applied) => (
              <ModifierLine key={applied.why} game={game} applied={applied} />
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 0 && (
        <ul class="roll-needs" aria-label={ui('roll.results')}>
          {rows.map((row, i) => (
            <li key={i}>
              <span class="roll-range">{rangeOf(row)}</span>
              {outcomeWords(game, { chart: roll.chart, outcome: row.outcome })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Asks for the faces of real dice. */
export function TypeDice({ session, wanted }: { session: Session; wanted: DiceWanted }) {
  const { count, sides, purpose, roll } = wanted;
  const { game } = session;
  const [faces, setFaces] = useState<readonly number[]>([]);
  const take = (face: number): void => {
    const all = [...faces, face];
    if (all.length < count) {
      setFaces(all);
      return;
    }
    setFaces([]);
    const refusal = session.can.value.typeDice?.(all);
    if (refusal) tell(say(game, refusal.why));
  };
  const digits = Object.fromEntries(
    Array.from({ length: Math.min(sides, 10) }, (_, i) => [String((i + 1) % 10), () => take(i + 1)]),
  );
  useKeys({ ...digits, Backspace: () => setFaces(faces.slice(0, -1)) });
  const title = ui('roll.typeIn', {
    title: say(game, { key: `roll.${purpose}` }),
    dice: `${count}d${sides}`,
    n: count,
  });
  return (
    <section class="decision type-dice">
      <Earlier session={session} wanted={wanted} />
      <header class="question">
        <h2>{title}</h2>
        <Rule rule={roll?.rule ?? ''} />
      </header>
      {roll && <Ahead game={game} roll={roll} />}
      {count > 1 && (
        <p class="muted" aria-live="polite">
          {ui('roll.typed', { n: faces.length, count })} {faces.join(', ')}
        </p>
      )}
      {sides <= 20 ? (
        <div class="row faces">
          {Array.from({ length: sides }, (_, i) => (
            <button key={i} type="button" aria-label={String(i + 1)} onClick={() => take(i + 1)}>
              <Die face={i + 1} sides={sides} />
            </button>
          ))}
        </div>
      ) : (
        <input
          type="number"
          min={1}
          max={sides}
          aria-label={title}
          onChange={(event) => {
            const face = event.currentTarget.valueAsNumber;
            if (face >= 1 && face <= sides) take(face);
            event.currentTarget.value = '';
          }}
        />
      )}
      <button
        type="button"
        class="link"
        onClick={() => session.can.value.typeDice?.(throwDice(count, sides))}
      >
        {ui('roll.letTable', { n: count })}
      </button>
    </section>
  );
}
