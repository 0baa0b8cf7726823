/** The roll card: everything about one roll, the same everywhere. */
import type { AnyGame, Applied, LogEvent, RollRecord } from '@flotilla/table';
import { modifierText, oddsText, percent } from '@flotilla/table/run';
import { useState } from 'preact/hooks';
import { spoken, ui } from '../text/index.ts';
import { say } from '../text/voice.ts';
import { Dice } from './die.tsx';
import { outcomeWords, titleWords } from './eventWords.ts';
import { Rule } from './rule.tsx';
import { Terms } from './Terms.tsx';

export { outcomeWords } from './eventWords.ts';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The totals that give a result: `9+`, `≤4`, `5–7` or one number. */
export function rangeOf({ from, to }: Pick<RollRecord, 'from' | 'to'>): string {
  if (from === null && to === null) return '';
  if (to === null) return `${from}+`;
  if (from === null) return `≤ ${to}`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** One modifier of a roll, as a row of a table. */
export function ModifierLine({ game, applied }: { game: AnyGame; applied: Applied }) {
  return (
    <tr>
      <th scope="row">
        <Terms game={game} said={say(game, modifierText(applied))} /> <Rule rule={applied.rule} />
      </th>
      <td>{signed(applied.value)}</td>
    </tr>
  );
}

/** One roll in full. */
export function RollCard({ game, event, number }: { game: AnyGame; event: LogEvent; number?: number }) {
  const [more, setMore] = useState(false);
  const roll = event.roll;
  if (!roll) return null;
  const outcome = outcomeWords(game, roll);
  const range = rangeOf(roll);
  return (
    <article class="roll-card">
      <header>
        <strong class="roll-title">
          <Terms game={game} said={titleWords(game, roll)} />
        </strong>
        <Rule rule={roll.rule} />
      </header>
      <table>
        <caption class="unseen">{titleWords(game, roll)}</caption>
        <tbody>
          <tr>
            <th scope="row">
              <span class="dice-name">{roll.dice}</span> <Dice faces={roll.faces} dice={roll.dice} />
              <span class="unseen">{roll.faces.join(', ')}</span>
            </th>
            <td>{roll.natural}</td>
          </tr>
          {roll.modifiers.map((applied) => (
            <ModifierLine key={applied.why} game={game} applied={applied} />
          ))}
        </tbody>
        {outcome && (
          <tfoot>
            <tr>
              <th scope="row">{ui('roll.total')}</th>
              <td>{roll.total}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {outcome && (
        <p class="roll-result">
          {range && <span class="roll-range">{range}</span>}{' '}
          <strong>
            <Terms game={game} said={outcome} />
          </strong>
        </p>
      )}
      {roll.sums?.map((sum) => (
        <p key={sum.of} class="roll-foot roll-sum">
          <span>
            {ui('roll.sum', { of: say(game, oddsText(sum)), chance: percent(spoken(), sum.chance) })}
          </span>
        </p>
      ))}
      <p class="roll-foot">
        {outcome && <span>{ui('roll.chance', { chance: percent(spoken(), roll.chance) })}</span>}
        {number !== undefined && <span>{ui('roll.number', { number })}</span>}
        {roll.notApplied.length > 0 && (
          <button type="button" class="link" aria-expanded={more} onClick={() => setMore(!more)}>
            {ui('roll.notApplied', { n: roll.notApplied.length })}
          </button>
        )}
      </p>
      {more && (
        <ul class="not-applied">
          {roll.notApplied.map((applied) => (
            <li key={applied.why}>
              <Terms game={game} said={say(game, modifierText(applied))} />
              {applied.value !== 0 && ` (${signed(applied.value)})`} <Rule rule={applied.rule} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** One roll in a line that opens to the full card. */
export function RollLine({ game, event, number }: { game: AnyGame; event: LogEvent; number?: number }) {
  const [open, setOpen] = useState(false);
  const roll = event.roll;
  if (!roll) return null;
  const outcome = outcomeWords(game, roll);
  return (
    <div class="roll-line">
      <button type="button" class="roll-summary" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Dice faces={roll.faces} dice={roll.dice} />
        <span class="roll-name">{titleWords(game, roll)}</span>
        <span class="roll-total">{roll.total}</span>
        {outcome && <strong>{outcome}</strong>}
      </button>
      {open && <RollCard game={game} event={event} {...(number !== undefined && { number })} />}
    </div>
  );
}
