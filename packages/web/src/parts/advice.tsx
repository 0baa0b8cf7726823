/** What the advisor says about each option, and whether one of them stands out. */
import type { Advice, OptionAdvice } from '@flotilla/lab';
import type { AnyGame } from '@flotilla/table';
import { percent } from '@flotilla/table';
import { useState } from 'preact/hooks';
import { tell } from '../notes.ts';
import type { Session } from '../session/session.ts';
import { figureIn } from '../text/figures.ts';
import { spoken, ui } from '../text/index.ts';
import { knows, say } from '../voice.ts';

/** The figure a solitaire game is judged by, as the advisor does: the first of its figures, where it has a name. */
function judgedBy(game: AnyGame, advised: OptionAdvice, seats: number): string | null {
  const [name] = seats === 1 ? Object.keys(advised.figures) : [];
  return name && knows(game, `figure.${name}`) ? name : null;
}

/** Between which numbers an option is worth: its figure with its error, otherwise games won. */
function worthOf(advised: OptionAdvice, by: string | null): { low: number; high: number } {
  const estimate = by === null ? undefined : advised.figures[by];
  if (!estimate) return advised.win;
  return { low: estimate.mean - estimate.error, high: estimate.mean + estimate.error };
}

/** Whether the best option is better than any other by more than the error of the estimate. */
function isClear(game: AnyGame, advice: Advice, seats: number): boolean {
  const [best, ...others] = advice.options;
  if (!best || others.length === 0) return false;
  const by = judgedBy(game, best, seats);
  const { low } = worthOf(best, by);
  return others.every((other) => worthOf(other, by).high < low);
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
  const best = advice.options[0] === found && isClear(game, advice, seats.length);
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

/** Asks the advisor, and tells how sure the advice is. */
export function AskAdvice(props: {
  session: Session;
  advice: Advice | null;
  given: (advice: Advice | null) => void;
}) {
  const { session, advice, given } = props;
  const [asking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    if (asking) return;
    setAsking(true);
    const found = await session.advise().catch(() => null);
    setAsking(false);
    given(found);
    if (!found) tell(ui('advice.none'));
  };
  const clear = advice && isClear(session.game, advice, session.seats.length);
  return (
    <p class="ask-advice">
      {/* Not disabled while it thinks: the focus would be lost. */}
      <button type="button" class="link" aria-disabled={asking} onClick={ask}>
        {asking ? ui('advice.thinking') : ui('advice.ask')}
      </button>
      <span class="muted" role="status">
        {advice && !clear && advice.options.length > 1 && `${ui('advice.unclear')} · `}
        {advice && ui('advice.based', { n: advice.rollouts })}
      </span>
    </p>
  );
}
