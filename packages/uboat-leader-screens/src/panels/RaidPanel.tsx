/** A raider at work beside a convoy: a tally of its attacks, and gun or torpedo for the next one. */
import type { Option, PickDecision } from '@flotilla/table';
import { capital, optionText, percent } from '@flotilla/table/run';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { spoken } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { MapSign } from '../map/signs.tsx';
import { word } from '../text/index.ts';
import { Framed, press } from './Framed.tsx';

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

/** The panel. */
export function RaidPanel({ session, decision }: Props) {
  const left = Number(decision.about.left);
  return (
    <Framed session={session} decision={decision} part="raid">
      <p class="ubl-tallies" role="img" aria-label={word('raid.left', { n: left })}>
        {Array.from({ length: left }, (_, i) => (
          <i key={`${i}`} />
        ))}
      </p>
      <div class="ubl-offers">
        {inOrder([...decision.options, ...decision.refused]).map((option) => (
          <Shot key={option.id} session={session} decision={decision} option={option} />
        ))}
      </div>
    </Framed>
  );
}

/** Weapons first; whoever has had enough finds that below them. */
const inOrder = (options: readonly Option[]): readonly Option[] =>
  [...options].sort((one, other) => Number(one.id === 'stop') - Number(other.id === 'stop'));

function Shot({ session, decision, option }: Props & { option: Option }) {
  const [point] = settings.value.odds && !option.refused ? session.odds(option) : [];
  return (
    <button
      type="button"
      class="ubl-offer"
      data-id={option.id}
      data-state={option.refused ? 'refused' : 'offered'}
      aria-disabled={option.refused !== undefined}
      onClick={() => press(session, decision.step, option)}
    >
      <strong>
        {option.id !== 'stop' && <MapSign name={option.id === 'gun' ? 'gun' : 'torpedo'} />}{' '}
        {capital(say(session.game, optionText(decision.step, option)))}
      </strong>
      {point && (
        <span>
          ◆ <b>{percent(spoken(), point.chance)}</b>
        </span>
      )}
      {option.refused && <small>{say(session.game, option.refused.why)}</small>}
    </button>
  );
}
