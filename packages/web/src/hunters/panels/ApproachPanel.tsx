/** How the boat goes in: depth by range, every chance side by side, so that a glance compares the six ways. */
import type { Advice } from '@flotilla/lab';
import type { Odds, Option, PickDecision, Suggestion } from '@flotilla/table';
import { optionText } from '@flotilla/table';
import { useMemo, useState } from 'preact/hooks';
import { useKeys } from '../../keys.ts';
import { Adviced, Advisor, useAdvice } from '../../parts/advice.tsx';
import { Rule } from '../../parts/rule.tsx';
import { nextPlan, Suggestions, suggestionsFor } from '../../parts/suggestions.tsx';
import type { Session } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import { ui } from '../../text/index.ts';
import { say } from '../../voice.ts';
import { word } from '../text/index.ts';
import { answer, chanceOf, chanceWords, Question } from './Question.tsx';

const RANGES = ['close', 'medium', 'long'] as const;
const DEPTHS = ['surfaced', 'submerged'] as const;

/** What each way promises, in the order it is read. */
const ROWS = [
  'hitSteam',
  'hitElectric',
  'slipIn',
  'undetected',
  'undetectedSteam',
  'undetectedElectric',
] as const;

interface Props {
  readonly session: Session;
  readonly decision: PickDecision;
}

/** The first half of the attack plan. */
export function ApproachPanel({ session, decision }: Props) {
  const { game } = session;
  const live = session.mode === 'play';
  const withOdds = settings.value.odds;
  const odds = useMemo(
    () => new Map(decision.options.map((option) => [option.id, withOdds ? session.odds(option) : []])),
    [decision, withOdds],
  );
  const choose = (option: Option | undefined): void => {
    if (live && option) answer(session, option.id);
  };
  const [advice, setAdvice] = useAdvice(decision);
  const [shown, setShown] = useState<Suggestion | null>(null);
  const [plans, setPlans] = useState<readonly Suggestion[]>([]);
  const suggest = (after: Suggestion | null): void => {
    if (!live) return;
    const found = plans.length > 0 ? plans : suggestionsFor(session, decision);
    setPlans(found);
    const plan = nextPlan(found, after);
    if (plan) setShown(plan);
  };
  useKeys({
    ...Object.fromEntries(decision.options.map((option, i) => [String(i + 1), () => choose(option)])),
    f: () => suggest(null),
    F: () => suggest(shown),
  });
  const leave = decision.options.find(({ id }) => id === 'leave');
  return (
    <section class="decision approach" aria-labelledby="question">
      <Question game={game} decision={decision} title={word('approach.title')} />
      {DEPTHS.map((depth) => {
        const ways = RANGES.map((range) => ({ range, id: `${depth}-${range}` }));
        const refused = decision.refused.find(({ id }) => id === `${depth}-close`)?.refused;
        return (
          <fieldset key={depth} class="approach-depth">
            <legend>{word(`depth.${depth}`)}</legend>
            {refused ? (
              <p class="why">
                {say(game, refused.why)} <Rule rule={refused.rule} />
              </p>
            ) : (
              <div class="approach-ways">
                {ways.map(({ range, id }) => (
                  <Way
                    key={id}
                    id={id}
                    range={range}
                    number={decision.options.findIndex((option) => option.id === id) + 1}
                    odds={odds.get(id) ?? []}
                    given={session.given.value?.choice === id}
                    suggested={shown?.choice === id}
                    session={session}
                    advice={advice}
                    press={() => choose(decision.options.find((option) => option.id === id))}
                  />
                ))}
              </div>
            )}
          </fieldset>
        );
      })}
      <Suggestions
        session={session}
        plans={plans}
        shown={shown}
        show={setShown}
        named={wayOf(session, decision)}
        ask={live ? () => suggest(null) : undefined}
      />
      {leave && (
        <button type="button" class="approach-leave" onClick={() => choose(leave)}>
          <span class="counter" aria-hidden="true">
            {decision.options.indexOf(leave) + 1}
          </span>
          {word('approach.leave')}
          <Adviced advice={advice} choice={leave.id} session={session} />
        </button>
      )}
      <Advisor session={session} decision={decision} advice={advice} given={setAdvice} />
    </section>
  );
}

/** What a suggested way is called. */
const wayOf =
  ({ game }: Session, decision: PickDecision) =>
  ({ choice }: Suggestion): string => {
    const place = decision.options.findIndex(({ id }) => id === choice);
    const option = decision.options[place];
    return option ? `${place + 1} · ${say(game, optionText(decision.step, option))}` : '';
  };

interface WayProps {
  readonly id: string;
  readonly range: (typeof RANGES)[number];
  readonly number: number;
  readonly odds: readonly Odds[];
  readonly given: boolean;
  readonly suggested: boolean;
  readonly session: Session;
  readonly advice: Advice | null;
  readonly press: () => void;
}

function Way({ id, range, number, odds, given, suggested, session, advice, press }: WayProps) {
  if (number === 0) return null;
  const marks = [given && 'given', suggested && 'suggested'].filter(Boolean);
  return (
    <button
      type="button"
      class={['approach-way', ...marks].join(' ')}
      data-option={id}
      aria-keyshortcuts={String(number)}
      title={ui('decision.key', { key: number })}
      onClick={press}
    >
      <span class="approach-range">
        <span class="counter" aria-hidden="true">
          {number}
        </span>
        {word(`range.${range}`)}
      </span>
      <span class="approach-odds">
        {ROWS.map((row) => {
          const chance = chanceOf(odds, row);
          return (
            chance !== null && (
              <span key={row}>
                {word(`chance.${row}`)} <b>{chanceWords(chance)}</b>
              </span>
            )
          );
        })}
      </span>
      <Adviced advice={advice} choice={id} session={session} />
    </button>
  );
}
