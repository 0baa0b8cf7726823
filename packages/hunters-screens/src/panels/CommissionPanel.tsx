/** The captain takes over his boat: a name, and a number painted on no tower in wartime. */
import { captainNameBy } from '@flotilla/hunters';
import type { FillDecision, FormChoice } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import { plainName } from '@flotilla/table/run';
import { Silhouette } from '@flotilla/ui/art/Silhouette.tsx';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { seatName } from '@flotilla/ui/parts/seatName.ts';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { useMemo, useState } from 'preact/hooks';
import type { BoatType, View } from '../game.ts';
import { BOAT_NUMBERS } from '../game.ts';
import { word } from '../text/index.ts';
import { answer, Question } from './Question.tsx';

interface Props {
  readonly session: Session;
  readonly decision: FillDecision;
}

const oneOf = <T,>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** A number that boats of this type carried. */
function anyNumber(type: BoatType): number {
  const [first, last] = oneOf(BOAT_NUMBERS[type]);
  return first + Math.floor(Math.random() * (last - first + 1));
}

/** Among several captains each is called as their seat; who sails alone has a name only if they gave themselves one. */
const usualName = (session: Session, seat: number): string =>
  session.seats.length > 1 ? seatName(session, seat) : settings.peek().name;

/** Name and number. */
export function CommissionPanel({ session, decision }: Props) {
  const { game } = session;
  const { type } = (session.view.value as View).boat;
  const live = session.mode === 'play';
  const given = session.given.value?.choice;
  const named = decision.form.some(({ id }) => id === 'name');
  const [paper, setPaper] = useState<FormChoice>(() =>
    typeof given === 'object'
      ? given
      : { ...startOf(decision.form), ...(named && { name: usualName(session, decision.seat) }) },
  );
  const refusal = useMemo(() => decision.check(paper), [decision, paper]);
  const take = (): void => {
    if (live && !refusal) answer(session, paper);
  };
  useKeys(live ? { Enter: take } : {});
  const roll = (): void =>
    setPaper({ ...(named && { name: captainNameBy(Math.random()) }), number: anyNumber(type) });
  return (
    <form
      class="decision commission"
      aria-labelledby="question"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <Question game={game} decision={decision} />
      <div class="commission-boat">
        <Silhouette kind="uboat" name={type} />
        <span>U-{String(paper.number)}</span>
      </div>
      {named && (
        <label class="field">
          <span class="field-label">{word('commission.name')}</span>
          <input
            type="text"
            maxLength={40}
            disabled={!live}
            value={String(paper.name)}
            onInput={(event) => setPaper({ ...paper, name: event.currentTarget.value })}
            onChange={(event) => setPaper({ ...paper, name: plainName(event.currentTarget.value) })}
          />
        </label>
      )}
      <label class="field">
        <span class="field-label">{word('commission.number')}</span>
        <input
          type="number"
          min={1}
          max={9999}
          disabled={!live}
          value={Number(paper.number)}
          onInput={(event) => setPaper({ ...paper, number: event.currentTarget.valueAsNumber || 0 })}
        />
      </label>
      <Verdict refusal={refusal && say(game, refusal.why)} rule={refusal?.rule ?? ''} />
      {live && (
        <div class="row">
          <button type="submit" class="primary" aria-disabled={refusal !== null}>
            {word('commission.take')}
          </button>
          <button type="button" onClick={roll}>
            {word(named ? 'commission.random' : 'commission.randomNumber')}
          </button>
        </div>
      )}
    </form>
  );
}
