/** A question with few answers in words: each a line to press, the one that stands marked. */
import type { FillDecision } from '@flotilla/table';
import { capital, fieldText, optionText } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { draftOf, setField } from '../desk/draft.ts';

/** The answers of one field, as buttons of which one is pressed. */
export function Choices({
  session,
  decision,
  field,
}: {
  session: Session;
  decision: FillDecision;
  field: string;
}) {
  const asked = decision.form.find(({ id }) => id === field);
  if (asked?.kind !== 'choice') return null;
  const value = draftOf(session).form[field];
  const title = capital(say(session.game, fieldText(decision.step, asked)));
  return (
    <fieldset class="nb-choices">
      <legend>{title}</legend>
      {asked.options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={value === option.id}
          data-id={`${field}-${option.id}`}
          onClick={() => setField(session, field, option.id)}
        >
          {say(session.game, optionText(decision.step, option))}
        </button>
      ))}
    </fieldset>
  );
}
