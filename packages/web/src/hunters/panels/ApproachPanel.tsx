/** How the boat goes in: depth by range, every chance side by side, so that a glance compares the six ways. */
import type { Odds, Option, PickDecision } from '@flotilla/table';
import { useMemo } from 'preact/hooks';
import { useKeys } from '../../keys.ts';
import { Rule } from '../../parts/rule.tsx';
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
  const shown = settings.value.odds;
  const odds = useMemo(
    () => new Map(decision.options.map((option) => [option.id, shown ? session.odds(option) : []])),
    [decision, shown],
  );
  const choose = (option: Option | undefined): void => {
    if (live && option) answer(session, option.id);
  };
  useKeys(Object.fromEntries(decision.options.map((option, i) => [String(i + 1), () => choose(option)])));
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
                    press={() => choose(decision.options.find((option) => option.id === id))}
                  />
                ))}
              </div>
            )}
          </fieldset>
        );
      })}
      {leave && (
        <button type="button" class="approach-leave" onClick={() => choose(leave)}>
          <span class="counter" aria-hidden="true">
            {decision.options.indexOf(leave) + 1}
          </span>
          {word('approach.leave')}
        </button>
      )}
    </section>
  );
}

interface WayProps {
  readonly id: string;
  readonly range: (typeof RANGES)[number];
  readonly number: number;
  readonly odds: readonly Odds[];
  readonly given: boolean;
  readonly press: () => void;
}

function Way({ id, range, number, odds, given, press }: WayProps) {
  if (number === 0) return null;
  return (
    <button
      type="button"
      class={given ? 'approach-way given' : 'approach-way'}
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
    </button>
  );
}
