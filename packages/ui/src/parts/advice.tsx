/** What the advisor says about each option, whether one of them stands out, and why. */
import type { StopThinking } from '@flotilla/client';
import type { Advice, OptionAdvice } from '@flotilla/lab';
import { lastLook, planText, verdictTexts } from '@flotilla/lab';
import type { AnyGame, Choice, Decision, FormChoice, GameShape, Text, Worth } from '@flotilla/table';
import { optionText, percent, worthsBy } from '@flotilla/table/run';
import { useEffect, useRef, useState } from 'preact/hooks';
import { tell } from '../base/notes.ts';
import type { Session } from '../base/session.ts';
import { settings } from '../base/settings.ts';
import { spoken, ui } from '../text/index.ts';
import { knows, say } from '../text/voice.ts';

type AnyWorth = Worth<GameShape>;

/** What is told of an option: everything the game may be about, where it has a name; a worth made of others by its parts. */
function told(game: AnyGame, seats: number, by: string): readonly AnyWorth[] {
  return worthsBy(game, seats, by).filter(
    ({ id, parts, name }) => !parts && id !== 'win' && (typeof name === 'string' || knows(game, name.key)),
  );
}

/** What the advisor found out about an option, in a line. */
export function Adviced(props: { advice: Advice | null; choice: Choice; session: Session }) {
  const { advice, choice, session } = props;
  const found = advice?.options.find((option) => option.choice === choice);
  if (!found || !advice) return null;
  const best = advice.best === found.choice;
  return (
    <small class={best ? 'advice best' : 'advice'}>
      {best ? `${ui('advice.best')} · ` : ''}
      {figuresOf(session, advice, found).join(' · ')}
    </small>
  );
}

function figuresOf({ game, seats }: Session, { by }: Advice, found: OptionAdvice): string[] {
  const amounts = told(game, seats.length, by).map(({ id, name, said }) => {
    const { mean, error } = found.amounts[id] ?? { mean: 0, error: 0 };
    return `${say(game, name)} ${say(game, said(mean))} ± ${say(game, said(error))}`;
  });
  if (seats.length === 1 && amounts.length > 0) return amounts;
  return [ui('advice.wins', { share: percent(spoken(), found.win.share) }), ...amounts];
}

/** The advice on a question, forgotten with it. */
export function useAdvice(decision: Decision | null): [Advice | null, (advice: Advice) => void] {
  const [kept, keep] = useState<{ number: number; advice: Advice } | null>(null);
  const number = decision?.number ?? -1;
  return [kept?.number === number ? kept.advice : null, (advice) => keep({ number, advice })];
}

interface Props {
  readonly session: Session;
  readonly decision: Decision;
  readonly advice: Advice | null;
  readonly given: (advice: Advice) => void;
  /** A form as the player has filled it in. */
  readonly yours?: FormChoice;
  /** Fills in a plan; left out where nothing is filled in. */
  readonly take?: (plan: FormChoice) => void;
}

/** Asks the advisor, who thinks on until the player has heard enough, and ends in a sentence that says why. */
export function Advisor({ session, decision, advice, given, yours, take }: Props) {
  const { game, seats } = session;
  const [asking, setAsking] = useState(false);
  const [worth, setWorth] = useState<string | null>(null);
  const stop = useRef<StopThinking | null>(null);
  const hush = (): void => {
    stop.current?.();
    stop.current = null;
    setAsking(false);
  };
  useEffect(() => hush, []);
  const lines = useSettled(advice, asking, (found) => verdictOf(session, decision, found));
  if (session.mode !== 'play' || !settings.value.odds) return null;
  const ask = (by: string | null): void => {
    hush();
    setAsking(true);
    const wish = { ...(yours && { yours }), ...(by !== null && { worth: by }) };
    stop.current = session.advise((found, more) => {
      if (found?.options.some(({ rollouts }) => rollouts > 0)) given(found);
      else tell(ui('advice.none'));
      if (!more) setAsking(false);
    }, wish);
  };
  return (
    <div class="advisor">
      <p class="ask-advice">
        <button type="button" class="link" onClick={asking ? hush : () => ask(worth)}>
          {asking ? ui('advice.stop') : ui('advice.ask')}
        </button>
        <span class="muted">{advice && ui('advice.based', { n: advice.rollouts })}</span>
      </p>
      <p role="status" class="advice-why">
        {lines.join(' ')}
      </p>
      {advice && (
        <WorthChoice
          game={game}
          worths={worthsBy(game, seats.length, advice.by)}
          by={advice.by}
          choose={(by) => {
            setWorth(by);
            ask(by);
          }}
        />
      )}
      {advice && take && decision.kind === 'fill' && (
        <Plans session={session} decision={decision} advice={advice} take={take} />
      )}
    </div>
  );
}

/** What the advice comes to, put anew only when the number of games has doubled: nobody wants to hear every game. */
function useSettled(
  advice: Advice | null,
  asking: boolean,
  put: (advice: Advice) => readonly string[],
): readonly string[] {
  const kept = useRef<{ key: string; lines: readonly string[] }>({ key: '', lines: [] });
  const key = advice ? `${advice.by} ${lastLook(advice.rollouts)} ${asking} ${advice.best === null}` : '';
  if (key !== kept.current.key) kept.current = { key, lines: advice ? put(advice) : [] };
  return kept.current.lines;
}

/** The verdict in the reader's words. */
function verdictOf({ game, seats }: Session, decision: Decision, advice: Advice): readonly string[] {
  const worths = worthsBy(game, seats.length, advice.by);
  const compared = worths.find(({ id }) => id === advice.by) ?? worths[0];
  const choice = (chosen: Choice): Text => nameOf(decision, chosen, advice);
  return verdictTexts(advice, { choice, amount: compared.said }).map((said) => say(game, said));
}

/** What an option or a plan is called. */
function nameOf(decision: Decision, choice: Choice, { options }: Advice): Text {
  if (decision.kind === 'pick') {
    const option = decision.options.find(({ id }) => id === choice);
    return option ? optionText(decision.step, option) : String(choice);
  }
  const plan = options.find((one) => one.choice === choice);
  return plan ? planText(decision, plan, options) : '';
}

/** By what the options are compared, where there is a choice. */
function WorthChoice(props: {
  game: AnyGame;
  worths: readonly AnyWorth[];
  by: string;
  choose: (by: string) => void;
}) {
  const { game, worths, by, choose } = props;
  if (worths.length < 2) return null;
  return (
    <label class="advice-by">
      {ui('advice.by')}{' '}
      <select value={by} onChange={(event) => choose(event.currentTarget.value)}>
        {worths.map(({ id, name }) => (
          <option key={id} value={id}>
            {say(game, name)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Plans shown besides the player's own. */
const MOST_PLANS = 4;

/** The plans that were compared, the most promising first; a press fills one in. */
function Plans(props: {
  session: Session;
  decision: Decision & { kind: 'fill' };
  advice: Advice;
  take: (plan: FormChoice) => void;
}) {
  const { session, decision, advice, take } = props;
  const { options } = advice;
  const shown = options.filter(({ from }, i) => i < MOST_PLANS || from === 'yours');
  return (
    <ol class="advice-plans" aria-label={ui('advice.plans')}>
      {shown.map((plan) => (
        <li key={JSON.stringify(plan.choice)}>
          <button type="button" class="option" onClick={() => take(plan.choice as FormChoice)}>
            <span class="what">
              {say(session.game, planText(decision, plan, options))}
              <Adviced advice={advice} choice={plan.choice} session={session} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
