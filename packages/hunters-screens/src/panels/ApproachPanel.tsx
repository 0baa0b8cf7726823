/** How the boat goes in: depth by range, every chance side by side, so that a glance compares the six ways. */
import type { Advice } from '@flotilla/lab';
import type { Odds, Option, PickDecision, Suggestion } from '@flotilla/table';
import { optionText } from '@flotilla/table/run';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { phone } from '@flotilla/ui/base/wide.ts';
import { Adviced, Advisor, useAdvice } from '@flotilla/ui/parts/advice.tsx';
import { Rule } from '@flotilla/ui/parts/rule.tsx';
import { nextPlan, Suggestions, suggestionsFor } from '@flotilla/ui/parts/suggestions.tsx';
import { spoken, ui } from '@flotilla/ui/text/index.ts';
import { say } from '@flotilla/ui/text/voice.ts';
import { useMemo, useState } from 'preact/hooks';
import { word } from '../text/index.ts';
import { answer, chanceOf, chanceWords, Question } from './Question.tsx';

const RANGES = ['close', 'medium', 'long'] as const;
const DEPTHS = ['surfaced', 'submerged'] as const;

/** What is read below the chance to hit, in this order. */
const ROWS = ['slipIn', 'undetected', 'undetectedSteam', 'undetectedElectric'] as const;

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
  const [picked, pick] = useState<string | null>(null);
  const [plans, setPlans] = useState<readonly Suggestion[]>([]);
  const show = (plan: Suggestion): void => {
    setShown(plan);
    pick(String(plan.choice));
  };
  const suggest = (after: Suggestion | null): void => {
    if (!live) return;
    const found = plans.length > 0 ? plans : suggestionsFor(session, decision);
    setPlans(found);
    const plan = nextPlan(found, after);
    if (plan) show(plan);
  };
  // Under the thumb the first touch chooses and the second goes; a mouse and a key go at once.
  const aims = phone.value;
  const press = (id: string): void => {
    if (aims && picked !== id) pick(id);
    else choose(decision.options.find((option) => option.id === id));
  };
  useKeys({
    ...Object.fromEntries(decision.options.map((option, i) => [String(i + 1), () => choose(option)])),
    f: () => suggest(null),
    F: () => suggest(shown),
  });
  const leave = decision.options.find(({ id }) => id === 'leave');
  const chosen = decision.options.find(({ id }) => id === picked);
  return (
    <section class="decision approach" aria-labelledby="question">
      <Question game={game} decision={decision} title={word('approach.title')} />
      <div class="approach-grid">
        {RANGES.map((range) => (
          <span key={range} class="approach-range" aria-hidden="true">
            {word(`reach.${range}`)}
          </span>
        ))}
        {DEPTHS.map((depth) => {
          const refused = decision.refused.find(({ id }) => id === `${depth}-close`)?.refused;
          return (
            <fieldset key={depth} class="approach-depth" aria-label={word(`depth.${depth}`)}>
              <span class="approach-depth-name" aria-hidden="true">
                {word(`depth.${depth}`)}
              </span>
              {refused ? (
                <p class="why">
                  {say(game, refused.why)} <Rule rule={refused.rule} />
                </p>
              ) : (
                RANGES.map((range) => (
                  <Way
                    key={range}
                    id={`${depth}-${range}`}
                    name={word(`reach.${range}`)}
                    number={decision.options.findIndex(({ id }) => id === `${depth}-${range}`) + 1}
                    odds={odds.get(`${depth}-${range}`) ?? []}
                    given={session.given.value?.choice === `${depth}-${range}`}
                    suggested={shown?.choice === `${depth}-${range}`}
                    picked={aims ? picked === `${depth}-${range}` : null}
                    session={session}
                    advice={advice}
                    press={() => press(`${depth}-${range}`)}
                  />
                ))
              )}
            </fieldset>
          );
        })}
      </div>
      <Suggestions
        session={session}
        plans={plans}
        shown={shown}
        show={show}
        named={wayOf(session, decision)}
        ask={live ? () => suggest(null) : undefined}
      />
      <Advisor session={session} decision={decision} advice={advice} given={setAdvice} />
      <div class="approach-foot">
        {leave && (
          <button type="button" class="approach-leave" onClick={() => choose(leave)}>
            <span class="counter" aria-hidden="true">
              {decision.options.indexOf(leave) + 1}
            </span>
            {word('approach.leave')}
            <Adviced advice={advice} choice={leave.id} session={session} />
          </button>
        )}
        {aims && live && (
          <button
            type="button"
            class={chosen ? 'primary approach-go' : 'approach-go'}
            aria-disabled={!chosen}
            onClick={() => choose(chosen)}
          >
            {chosen ? wayWords(chosen.id) : word('approach.first')}
          </button>
        )}
      </div>
    </section>
  );
}

/** A way by its depth and its range. */
function wayWords(id: string): string {
  const [depth, range] = id.split('-') as [(typeof DEPTHS)[number], (typeof RANGES)[number]];
  return word('approach.way', {
    depth: word(`depth.${depth}`),
    range: word(`reach.${range}`).toLocaleLowerCase(spoken()),
  });
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
  readonly name: string;
  readonly number: number;
  readonly odds: readonly Odds[];
  readonly given: boolean;
  readonly suggested: boolean;
  /** Whether it is chosen and waits to be gone; null where a press goes at once. */
  readonly picked: boolean | null;
  readonly session: Session;
  readonly advice: Advice | null;
  readonly press: () => void;
}

function Way({ id, name, number, odds, given, suggested, picked, session, advice, press }: WayProps) {
  if (number === 0) return null;
  const marks = [given && 'given', suggested && 'suggested', picked && 'picked'].filter(Boolean);
  return (
    <button
      type="button"
      class={['approach-way', ...marks].join(' ')}
      data-option={id}
      aria-keyshortcuts={String(number)}
      aria-pressed={picked ?? undefined}
      title={ui('decision.key', { key: number })}
      onClick={press}
    >
      <span class="unseen">{name}</span>
      <span class="counter" aria-hidden="true">
        {number}
      </span>
      <Chances odds={odds} name={name} />
      <Adviced advice={advice} choice={id} session={session} />
    </button>
  );
}

/** The chance to hit, large, and below it what else the way promises; only its name where nobody wants chances. */
function Chances({ odds, name }: { odds: readonly Odds[]; name: string }) {
  const steam = chanceOf(odds, 'hitSteam');
  const electric = chanceOf(odds, 'hitElectric');
  const hit = steam ?? electric;
  if (hit === null)
    return (
      <span class="approach-odds" aria-hidden="true">
        {name}
      </span>
    );
  const rows = ROWS.map((row) => [row, chanceOf(odds, row)] as const);
  return (
    <span class="approach-odds">
      <b class="approach-hit">{chanceWords(hit)}</b>
      <span>{word(steam === null ? 'chance.hitElectric' : 'chance.hitSteam')}</span>
      {steam !== null && electric !== null && <Chance of="electric" chance={electric} />}
      {rows.map(([row, chance]) => chance !== null && <Chance key={row} of={row} chance={chance} />)}
    </span>
  );
}

const Chance = ({ of, chance }: { of: 'electric' | (typeof ROWS)[number]; chance: number }) => (
  <span class="approach-chance">
    {word(`chance.${of}`)} <b>{chanceWords(chance)}</b>
  </span>
);
