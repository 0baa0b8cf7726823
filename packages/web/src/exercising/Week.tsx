/** The scores of the last days as columns, and in words for those who do not see them. */
import { dayIn } from '@flotilla/ui/sea/dayIn.ts';
import { spoken as language } from '@flotilla/ui/text/index.ts';
import { daysFrom } from '../days.ts';
import { answeredOn } from '../exercises/attacks.ts';
import { word } from './text/index.ts';

const DAYS = 7;
const HIGHEST = 50;

const weekOf = (day: string): string[] => Array.from({ length: DAYS }, (_, i) => daysFrom(day, i + 1 - DAYS));

/** The sum of the week's scores, of as many as could be had on the days that were answered. */
export function weekSum(game: string, day: string): { readonly got: number; readonly of: number } {
  const answers = weekOf(day).flatMap((one) => answeredOn(game, one) ?? []);
  return { got: answers.reduce((sum, { score }) => sum + score, 0), of: answers.length * 100 };
}

/** The columns. */
export function Week({ game, day }: { game: string; day: string }) {
  const days = weekOf(day).map((one) => ({ day: one, score: answeredOn(game, one)?.score ?? null }));
  return (
    <div class="attack-week">
      <p class="unseen">
        {word('week')}{' '}
        {days
          .map(({ day: one, score }) => {
            const name = dayIn(language(), one, { weekday: 'long' });
            return score === null ? word('week.none', { day: name }) : word('week.day', { day: name, score });
          })
          .join(' ')}
      </p>
      <ol aria-hidden="true">
        {days.map(({ day: one, score }) => (
          <li key={one}>
            <span>{score ?? (one === day ? '?' : '–')}</span>
            <i
              class={score === null && one === day ? 'open' : ''}
              style={{
                height: `${score === null ? (one === day ? HIGHEST : 1) : 1 + (HIGHEST * score) / 100}px`,
              }}
            />
            <small>{dayIn(language(), one, { weekday: 'short' })}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
