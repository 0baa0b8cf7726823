/** What the advisor says about each option, and whether one of them stands out. */
import type { Advice, OptionAdvice } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { percent } from '@flotilla/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tell } from '../notes.ts';
import type { Session } from '../session/session.ts';
import type { StopThinking } from '../session/thinker.ts';
import { figureIn } from '../text/figures.ts';
import { spoken, ui } from '../text/index.ts';
import { knows, say } from '../voice.ts';

/** The figure a solitaire game is judged by, as the advisor does: the first of its figures, where it has a name. */
function judgedBy(game: AnyGame, advised: OptionAdvice, seats: number): string | null {
  const [name] = seats === 1 ? Object.keys(advised.figures) : [];
  return name && knows(game, `figure.${name}`) ? name : null;
}

/** Small figures keep a decimal. */
const rounded = (value: number): number =>
  Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);

/** What the advisor found out about an option, in a line. */
export function Adviced(props: { advice: Advice | null; choice: string; session: Session }) {
  const { advice, choice, session } = props;
  const { game, seats } = session;
  const found = advice?.options.find((option) => option.choice === choice);
  if (!found || !advice) return null;
  const best = advice.best === found.choice;
  const by = judgedBy(game, found, seats.length);
  const estimate = by === null ? undefined : found.figures[by];
  const figure = (value: number): string => figureIn(spoken(), rounded(value));
  return (
    <small class={best ? 'advice best' : 'advice'}>
      {best ? `${ui('advice.best')} · ` : ''}
      {estimate
        ? `${say(game, { key: `figure.${by}` })} ${figure(estimate.mean)} ± ${figure(estimate.error)}`
        : ui('advice.wins', { share: percent(spoken(), found.win.share) })}
    </small>
  );
}

/** Asks the advisor, who thinks on until the player has heard enough, and tells how sure the advice is. */
export function AskAdvice(props: {
  session: Session;
  advice: Advice | null;
  given: (advice: Advice) => void;
}) {
  const { session, advice, given } = props;
  const [asking, setAsking] = useState(false);
  const stop = useRef<StopThinking | null>(null);
  const hush = (): void => {
    stop.current?.();
    stop.current = null;
    setAsking(false);
  };
  useEffect(() => hush, []);
  const ask = (): void => {
    setAsking(true);
    stop.current = session.advise((found, more) => {
      if (found) given(found);
      else tell(ui('advice.none'));
      if (!more) setAsking(false);
    });
  };
  const unclear = advice && advice.best === null && advice.options.length > 1;
  return (
    <p class="ask-advice">
      <button type="button" class="link" onClick={asking ? hush : ask}>
        {asking ? ui('advice.stop') : ui('advice.ask')}
      </button>
      <span class="muted">
        <span role="status">{unclear && ui(asking ? 'advice.unclearYet' : 'advice.unclear')}</span>
        {unclear && ' · '}
        {advice && ui('advice.based', { n: advice.rollouts })}
      </span>
    </p>
  );
}
