/** The face of the button that throws: dice, what for, what is needed. */
import type { AnyGame, RollRecord } from '@flotilla/table';
import { percent } from '@flotilla/table/run';
import { spoken } from '../text/index.ts';
import { buttonWords, needFor, needWords } from './need.ts';
import type { RollWords } from './own.ts';

interface Props {
  readonly game: AnyGame;
  readonly roll: RollRecord;
  readonly words: RollWords;
}

/** What stands on the button before the dice fall. */
export function ThrowFace({ game, roll, words: { title, best = '' } }: Props) {
  const need = needFor(game, roll);
  return (
    <>
      <span class="throw-dice" aria-hidden="true">
        {roll.faces.map((_, i) => (
          <i key={i}>?</i>
        ))}
      </span>
      <span class="throw-words" aria-hidden="true">
        {title}
        {best && <b>{best}</b>}
        {!best && need?.about === 'whether' && (
          <b>
            {needWords(need)}, {percent(spoken(), need.chance)}
          </b>
        )}
      </span>
      <span class="unseen">{buttonWords(title, need, best)}</span>
    </>
  );
}
