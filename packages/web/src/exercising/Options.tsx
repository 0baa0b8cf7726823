/** The answers to choose from, numbered; nothing is weighed on the screen before one is chosen. */
import type { Decision } from '@flotilla/table';
import { capital, questionText } from '@flotilla/table/run';
import { useDigits } from '@flotilla/ui/parts/decision.tsx';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { choiceWords } from '../review/telling.ts';
import type { AskedPosition } from './asked.ts';

/** What is asked. */
export const QuestionOf = ({ asked: { game, decision } }: { asked: AskedPosition }) => (
  <header class="question">
    <h1>{capital(say(game, questionText(decision as Decision)))}</h1>
    <Rule rule={decision.rule} />
  </header>
);

/** What the answer at a place is called. */
export const answerWords = ({ game, decision, weighed }: AskedPosition, place: number): string =>
  choiceWords({ game }, decision, weighed.choices[place] ?? '');

/** The list. */
export function Options({ asked, choose }: { asked: AskedPosition; choose: (place: number) => void }) {
  const { order } = asked;
  const press = (number: number): void => {
    const place = order[number - 1];
    if (place !== undefined) choose(place);
  };
  useDigits(
    order.map((_, i) => i + 1),
    press,
  );
  return (
    <ol class="options exercise-options">
      {order.map((place, i) => (
        <li key={place}>
          <button
            type="button"
            class="option"
            aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
            onClick={() => choose(place)}
          >
            <span class="counter" aria-hidden="true">
              {i + 1}
            </span>
            <span class="what">{answerWords(asked, place)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
