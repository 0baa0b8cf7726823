/** What stands in the corners of the board: the convoy's speed, the special condition, how to leave, what is hatched. */
import type { AnyGame } from '@flotilla/table';
import { say } from '@flotilla/ui/text/voice.ts';
import type { Battle, View } from '../game.ts';
import { conditionWords, referenceSpeed } from '../game.ts';
import { word } from '../text/index.ts';

interface Props {
  readonly game: AnyGame;
  readonly view: View;
  readonly battle: Battle;
  /** Why areas are hatched; empty while none are. */
  readonly hatched: string;
}

/** The corners; all of it is said elsewhere too, in names and in the log. */
export function Corners({ game, view, battle, hatched }: Props) {
  const condition = battle.condition === '' ? null : conditionWords(view, battle.condition);
  return (
    <>
      <p class="ubl-corner top left">{word('corner.heading', { n: referenceSpeed(view) })}</p>
      {condition && (
        <p class="ubl-corner top right" data-part="condition" data-id={battle.condition}>
          {say(game, condition.name)}
          <b>{say(game, condition.words)}</b>
        </p>
      )}
      {hatched !== '' && <p class="ubl-corner bottom left">{hatched}</p>}
      <p class="ubl-corner bottom right">{word('corner.leave')}</p>
    </>
  );
}
