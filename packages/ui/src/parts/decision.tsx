/** The decision panel: what is asked, the numbered options or the form, chances, and what is not allowed and why. */
import type { Advice } from '@flotilla/lab';
import type {
  AnyGame,
  Choice,
  FillDecision,
  FormChoice,
  Odds,
  Option,
  PickDecision,
  Suggestion,
} from '@flotilla/table';
import { startOf } from '@flotilla/table';
import {
  capital,
  fieldsOf,
  numbersOf,
  oddsText,
  optionNumbered,
  optionText,
  percent,
  questionText,
} from '@flotilla/table/run';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useKeys } from '../base/keys.ts';
import { tell } from '../base/notes.ts';
import type { Session } from '../base/session.ts';
import { settings } from '../base/settings.ts';
import { spoken, ui } from '../text/index.ts';
import { say } from '../text/voice.ts';
import { Adviced, Advisor, useAdvice } from './advice.tsx';
import { FormFields, refusalWords } from './form.tsx';
import { Rule } from './rule.tsx';
import { anyLegal, suggested } from './suggest.ts';
import { nextPlan, Suggestions, suggestionsFor } from './suggestions.tsx';
import { Terms } from './Terms.tsx';
import { Verdict } from './verdict.tsx';

/** Chances in a row of small labels. */
export function OddsRow({ game, odds }: { game: AnyGame; odds: readonly Odds[] }) {
  if (odds.length === 0) return null;
  return (
    <span class="odds">
      {odds.map((one) => (
        <span key={one.of} class="chance">
          {say(game, oddsText(one))} <b>{percent(spoken(), one.chance)}</b>
        </span>
      ))}
    </span>
  );
}

/** What is asked, with its rule. */
export function Question({ game, decision }: { game: AnyGame; decision: PickDecision | FillDecision }) {
  return (
    <header class="question">
      <h2 id="question">
        <Terms game={game} said={capital(say(game, questionText(decision)))} />
      </h2>
      <Rule rule={decision.rule} />
    </header>
  );
}

/** Answers, and says why not when it is refused. */
export function answer(session: Session, choice: Choice): void {
  const refusal = session.answer(choice);
  if (refusal) tell(say(session.game, refusal.why));
}

/** How long a second digit is waited for where there are more than nine options. */
const SECOND_DIGIT = 700;

/** Lets digits choose among numbered options; with more than nine of them two digits can be typed one after another. */
export function useDigits(numbers: readonly number[], choose: (number: number) => void): void {
  const typed = useRef({ digits: '', timer: undefined as ReturnType<typeof setTimeout> | undefined });
  const press = (digit: string): void => {
    const held = typed.current;
    clearTimeout(held.timer);
    const digits = held.digits + digit;
    const number = Number(digits);
    held.digits = '';
    if (number > 0 && numbers.some((other) => String(other).startsWith(digits) && other !== number)) {
      held.digits = digits;
      held.timer = setTimeout(() => {
        held.digits = '';
        choose(number);
      }, SECOND_DIGIT);
      return;
    }
    if (number > 0) choose(number);
  };
  useEffect(() => () => clearTimeout(typed.current.timer), []);
  useKeys(Object.fromEntries([...'0123456789'].map((digit) => [digit, () => press(digit)])));
}

function PickPanel({ session, decision, advice }: PanelProps<PickDecision>) {
  const { game } = session;
  const live = session.mode === 'play';
  const given = session.given.value;
  const choose = (option: Option | undefined): void => {
    if (live && option) answer(session, option.id);
  };
  const numbers = numbersOf(decision);
  useDigits(live ? numbers : [], (number) => choose(optionNumbered(decision, number)));
  useKeys(live && decision.options.length === 1 ? { Enter: () => choose(decision.options[0]) } : {});
  const odds = useMemo(
    () => (settings.value.odds ? decision.options.map((option) => session.odds(option)) : []),
    [decision, settings.value.odds],
  );
  return (
    <>
      <Question game={game} decision={decision} />
      <ol class={decision.options.length > 8 ? 'options many' : 'options'}>
        {decision.options.map((option, i) => (
          <li key={option.id}>
            <button
              type="button"
              class={given?.choice === option.id ? 'option given' : 'option'}
              data-option={option.id}
              aria-keyshortcuts={Number(numbers[i]) < 10 ? String(numbers[i]) : undefined}
              aria-disabled={!live}
              title={live ? ui('decision.key', { key: Number(numbers[i]) }) : undefined}
              onClick={() => choose(option)}
            >
              <span class="counter" aria-hidden="true">
                {numbers[i]}
              </span>
              <span class="what">
                {capital(say(game, optionText(decision.step, option)))}
                {option.cost !== undefined && <span class="cost"> {option.cost}</span>}
                {given?.choice === option.id && <em> {ui('replay.chosen')}</em>}
                <Adviced advice={advice} choice={option.id} session={session} />
              </span>
              <OddsRow game={game} odds={odds[i] ?? []} />
            </button>
          </li>
        ))}
        {decision.refused.map((option) => (
          <li key={option.id}>
            <div class="option refused">
              <span class="counter" aria-hidden="true">
                {option.number ?? '–'}
              </span>
              <span class="what">
                <span class="unseen">{ui('decision.notAllowed')} </span>
                {capital(say(game, optionText(decision.step, option)))}
                {option.refused && (
                  <small class="why">
                    <Terms game={game} said={say(game, option.refused.why)} />{' '}
                    <Rule rule={option.refused.rule} />
                  </small>
                )}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function FillPanel({ session, decision, advice, given: advised }: FillProps) {
  const { game } = session;
  const live = session.mode === 'play';
  const given = session.given.value;
  const [choice, setChoice] = useState<FormChoice>(() =>
    given && typeof given.choice === 'object' ? given.choice : startOf(decision.form),
  );
  const refusal = useMemo(() => decision.check(choice), [decision, choice]);
  const odds = useMemo(
    () => (settings.value.odds && !refusal ? session.odds(choice) : []),
    [decision, choice, refusal, settings.value.odds],
  );
  const [plans, setPlans] = useState<readonly Suggestion[]>([]);
  const [shown, setShown] = useState<Suggestion | null>(null);
  const show = (plan: Suggestion): void => {
    setShown(plan);
    setChoice(plan.choice as FormChoice);
  };
  const suggest = (): void => {
    const found = plans.length > 0 ? plans : suggestionsFor(session, decision);
    setPlans(found);
    const plan = nextPlan(found, shown);
    if (plan) show(plan);
    else setChoice(suggested(session, decision) ?? choice);
  };
  const confirm = (): void => {
    if (refusal) tell(refusalWords(game, decision.step, decision.form, refusal));
    else answer(session, choice);
  };
  useKeys(live ? { Enter: confirm } : {});
  return (
    <form
      class="fill"
      onSubmit={(event) => {
        event.preventDefault();
        if (live) confirm();
      }}
    >
      <Question game={game} decision={decision} />
      <fieldset class="bare" disabled={!live}>
        <FormFields
          game={game}
          step={decision.step}
          form={fieldsOf(decision, choice)}
          choice={choice}
          change={setChoice}
        />
      </fieldset>
      <Verdict
        refusal={refusal && refusalWords(game, decision.step, decision.form, refusal)}
        rule={refusal?.rule ?? ''}
      >
        <OddsRow game={game} odds={odds} />
      </Verdict>
      {live && (
        <div class="row">
          <button
            type="submit"
            class="primary"
            title={ui('decision.enterKey')}
            aria-disabled={refusal !== null}
          >
            {ui('decision.confirm')}
          </button>
          <button type="button" title={ui('decision.suggestText')} onClick={suggest}>
            {ui('decision.suggest')}
          </button>
          <button
            type="button"
            title={ui('decision.anyLegalText')}
            onClick={() => setChoice(anyLegal(decision))}
          >
            {ui('decision.anyLegal')}
          </button>
          <button type="button" onClick={() => setChoice(startOf(decision.form))}>
            {ui('decision.reset')}
          </button>
        </div>
      )}
      {live && <Suggestions session={session} plans={plans} shown={shown} show={show} />}
      <Advisor
        session={session}
        decision={decision}
        advice={advice}
        given={advised}
        yours={choice}
        take={setChoice}
      />
    </form>
  );
}

interface PanelProps<D> {
  session: Session;
  decision: D;
  advice: Advice | null;
}

interface FillProps extends PanelProps<FillDecision> {
  given: (advice: Advice) => void;
}

/** What the seat is asked, ready to be answered; nothing when it is asked nothing. */
export function DecisionPanel({ session }: { session: Session }) {
  const decision = session.decision.value;
  const [advice, setAdvice] = useAdvice(decision);
  if (!decision) return null;
  const key = `${decision.number}-${decision.seat}-${session.position.value}`;
  return (
    <section class="decision" aria-labelledby="question" key={key}>
      {decision.kind === 'pick' ? (
        <>
          <PickPanel session={session} decision={decision} advice={advice} />
          <Advisor session={session} decision={decision} advice={advice} given={setAdvice} />
        </>
      ) : (
        <FillPanel session={session} decision={decision} advice={advice} given={setAdvice} />
      )}
    </section>
  );
}
