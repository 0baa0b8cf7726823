/** A team divides its points: one bar cut in as many parts as it has members (option.teams). */
import type { FillDecision } from '@flotilla/table';
import { fieldText } from '@flotilla/table/run';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { Question } from '@flotilla/ui/parts/decision.tsx';
import { refusalWords } from '@flotilla/ui/parts/form.tsx';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { send } from '../desk/answers.ts';
import { draftOf, setField } from '../desk/draft.ts';
import { word } from '../text/index.ts';

/** The shares of a team, each with a slider. */
export function DivisionPanel({ session, decision }: { session: Session; decision: FillDecision }) {
  const { form } = draftOf(session);
  const refusal = decision.check(form);
  const fields = decision.form.filter((field) => field.kind === 'count');
  const sum = fields.reduce((total, { id }) => total + Number(form[id]), 0);
  const confirm = (): void => send(session, decision, form);
  useKeys(session.mode === 'play' ? { Enter: confirm } : {});
  return (
    <>
      <Question game={session.game} decision={decision} />
      <div class="nb-scroll">
        <div class="nb-shares" aria-hidden="true">
          {fields.map((field) => (
            <span key={field.id} style={{ '--v': String(Number(form[field.id]) / Math.max(1, sum)) }}>
              {String(form[field.id])}
            </span>
          ))}
        </div>
        {fields.map((field) => (
          <label key={field.id} class="nb-share">
            <span>
              {say(session.game, fieldText(decision.step, field))} <b>{String(form[field.id])}</b>
            </span>
            <input
              type="range"
              min={field.min}
              max={field.max}
              value={Number(form[field.id])}
              onInput={(event) => setField(session, field.id, Number(event.currentTarget.value))}
            />
          </label>
        ))}
        <Verdict
          refusal={refusal && refusalWords(session.game, decision.step, decision.form, refusal)}
          rule={refusal?.rule ?? ''}
        />
      </div>
      <footer class="nb-foot">
        <button
          type="button"
          class="primary"
          data-id="confirm"
          aria-disabled={refusal !== null}
          onClick={confirm}
        >
          {word('division.propose', { shares: fields.map(({ id }) => String(form[id])).join(' / ') })}
        </button>
      </footer>
    </>
  );
}
