/** Tubes to targets: one row for each loaded tube, one column for each ship, and every chance as the plan stands. */
import type { Field, FillDecision, FormChoice } from '@flotilla/table';
import { fieldsOf, startOf } from '@flotilla/table';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Torpedo } from '../../art/Torpedo.tsx';
import { useKeys } from '../../keys.ts';
import { suggested } from '../../parts/suggest.ts';
import { Verdict } from '../../parts/verdict.tsx';
import type { Session } from '../../session/session.ts';
import { settings } from '../../settings.ts';
import { say } from '../../voice.ts';
import type { Fight, View } from '../game.ts';
import { tubeOdds } from '../game.ts';
import { aimed, lastPlans } from '../plan.ts';
import { figure, word } from '../text/index.ts';
import { shipWords } from '../words.ts';
import { answer, chanceOf, chanceWords, Question } from './Question.tsx';

interface Props {
  readonly session: Session;
  readonly decision: FillDecision;
}

type TubeField = Extract<Field, { kind: 'choice' }>;

/** A field that aims a tube, not the one that says which end fires first. */
const isTube = (field: Field): field is TubeField =>
  field.kind === 'choice' && /^(forward|aft)\d/.test(field.id);

/** The torpedo that lies in the tube a field aims. */
function torpedoIn(view: View, field: TubeField): 'steam' | 'electric' {
  const end = field.id.startsWith('aft') ? 'aft' : 'forward';
  return view.boat[end][Number(field.id.slice(end.length)) - 1] === 'electric' ? 'electric' : 'steam';
}

/** The plan as it stands, and everything that changes it. */
function usePlan(session: Session, decision: FillDecision) {
  const fight = (session.view.value as View).fight as Fight;
  const given = session.given.value?.choice;
  const [plan, setPlan] = useState<FormChoice>(() =>
    typeof given === 'object' ? given : startOf(decision.form),
  );
  const refusal = useMemo(() => decision.check(plan), [decision, plan]);
  const tubes = decision.form.filter(isTube);
  const aimedAt = fight.ships.map((_, ship) => tubes.filter(({ id }) => plan[id] === String(ship)).length);
  useEffect(() => {
    aimed.value = aimedAt;
    return () => {
      aimed.value = [];
    };
  }, [plan]);
  const aim = (id: string, target: string): void => setPlan({ ...plan, [id]: target });
  return {
    plan,
    refusal,
    tubes,
    total: aimedAt.reduce((sum, torpedoes) => sum + torpedoes, 0),
    setPlan,
    aim,
    aimNext: (target: number): void => {
      const free = tubes.find(({ id, options }) => plan[id] === 'hold' && allows(options, target));
      if (free) aim(free.id, String(target));
    },
    clear: (): void => setPlan(startOf(decision.form)),
    suggest: (): void => setPlan(suggested(session, decision) ?? plan),
    fire: (): void => {
      if (session.mode !== 'play' || refusal) return;
      lastPlans.set(session.id, plan);
      answer(session, plan);
    },
  };
}

type Planning = ReturnType<typeof usePlan>;

/** The second half of the attack plan. */
export function TubesPanel({ session, decision }: Props) {
  const { game } = session;
  const view = session.view.value as View;
  const { ships } = view.fight as Fight;
  const live = session.mode === 'play';
  const planning = usePlan(session, decision);
  const { plan, refusal, tubes, total, aim, aimNext } = planning;
  const odds = useMemo(
    () => (settings.value.odds && !refusal ? session.odds(plan) : []),
    [decision, plan, refusal, settings.value.odds],
  );
  useKeys(
    live
      ? {
          Enter: planning.fire,
          Backspace: planning.clear,
          f: planning.suggest,
          ...Object.fromEntries(ships.map((_, target) => [String(target + 1), () => aimNext(target)])),
        }
      : {},
  );
  return (
    <section class="decision plan" aria-labelledby="question">
      <Question game={game} decision={decision} title={word('plan.title')} />
      <table class="plan-table">
        <thead>
          <tr>
            <th scope="col">{word('plan.tube')}</th>
            <th scope="col" class="plan-hold">
              {word('plan.hold')}
            </th>
            {ships.map((ship, target) => (
              <th key={target} scope="col" class={ship.points === 0 ? 'plan-sunk' : ''}>
                <Target
                  name={shipWords(ship, (said) => say(game, said))}
                  number={target + 1}
                  tons={ship.tons}
                  chance={chanceOf(odds, `sink.${target + 1}`)}
                  disabled={!live || ship.points === 0}
                  onClick={() => aimNext(target)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tubes.map((field) => (
            <TubeRow key={field.id} field={field} view={view} plan={plan} aim={aim} game={game} live={live} />
          ))}
        </tbody>
      </table>
      <FirstEnd decision={decision} planning={planning} />
      <div class="plan-foot">
        <Verdict refusal={refusal && say(game, refusal.why)} rule={refusal?.rule ?? ''}>
          {planWords(total, chanceOf(odds, 'undetected'))}
        </Verdict>
        {live && <PlanButtons session={session} decision={decision} planning={planning} />}
      </div>
    </section>
  );
}

/** A ship at the head of her column: pressed, the next free tube is aimed at her. */
function Target(props: {
  name: string;
  number: number;
  tons: number;
  chance: number | null;
  disabled: boolean;
  onClick: () => void;
}) {
  const { name, number, tons, chance, disabled, onClick } = props;
  return (
    <button
      type="button"
      class="plan-target"
      disabled={disabled}
      title={word('plan.aimNext', { ship: name, key: number })}
      onClick={onClick}
    >
      <span class="ship-number" aria-hidden="true">
        {number}
      </span>
      <span class="plan-name">{name}</span>
      <span class="plan-tons">{figure(tons)}</span>
      <SinkChance chance={chance} />
    </button>
  );
}

/** Which end fires first, where both do. */
function FirstEnd({ decision, planning }: { decision: FillDecision; planning: Planning }) {
  const { plan, aim } = planning;
  const lead = fieldsOf(decision, plan).find(({ id }) => id === 'lead');
  if (lead?.kind !== 'choice') return null;
  return (
    <fieldset class="segments" aria-label={word('plan.lead')}>
      {lead.options.map(({ id }) => (
        <button key={id} type="button" aria-pressed={plan.lead === id} onClick={() => aim('lead', id)}>
          {word(id === 'aft' ? 'plan.leadAft' : 'plan.leadForward')}
        </button>
      ))}
    </fieldset>
  );
}

function PlanButtons({ session, decision, planning }: Props & { readonly planning: Planning }) {
  const { refusal, total, setPlan, clear, suggest, fire } = planning;
  const last = again(decision, lastPlans.get(session.id));
  return (
    <div class="row">
      <button type="button" class="primary" aria-disabled={refusal !== null} onClick={fire}>
        {fireWords(total, refusal !== null)}
      </button>
      <button type="button" title={word('plan.suggestKey')} onClick={suggest}>
        {word('plan.suggest')}
      </button>
      {last && (
        <button type="button" onClick={() => setPlan(last)}>
          {word('plan.again')}
        </button>
      )}
      <button type="button" disabled={total === 0} onClick={clear}>
        {word('plan.clear')}
      </button>
      {session.undoRefusal.value === null && (
        <button type="button" onClick={() => session.undo()}>
          {word('plan.back')}
        </button>
      )}
    </div>
  );
}

/** What the main button does: without a torpedo it breaks off, where that is allowed. */
function fireWords(torpedoes: number, refused: boolean): string {
  if (torpedoes > 0) return word('plan.fire', { torpedoes });
  return word(refused ? 'plan.fireNone' : 'plan.breakOff');
}

/** The plan fired last, as far as it fits the tubes and ships of this one; null when it does not. */
function again(decision: FillDecision, before: FormChoice | undefined): FormChoice | null {
  if (!before) return null;
  const start = startOf(decision.form);
  const plan = Object.fromEntries(Object.entries(start).map(([id, value]) => [id, before[id] ?? value]));
  return decision.check(plan) ? null : plan;
}

/** How likely the torpedoes aimed at a ship sink her. */
const SinkChance = ({ chance }: { chance: number | null }) => (
  <span class="plan-sink">{chance === null ? '' : word('plan.sinks', { chance: chanceWords(chance) })}</span>
);

const allows = (options: TubeField['options'], target: number): boolean =>
  options.some(({ id, refused }) => id === String(target) && !refused);

interface RowProps {
  readonly field: TubeField;
  readonly view: View;
  readonly plan: FormChoice;
  readonly aim: (id: string, target: string) => void;
  readonly game: Session['game'];
  readonly live: boolean;
}

function TubeRow({ field, view, plan, aim, game, live }: RowProps) {
  const torpedo = torpedoIn(view, field);
  const odds = settings.value.odds ? tubeOdds(view, plan, field.id) : null;
  return (
    <tr>
      <th scope="row" class="plan-tube">
        <span class="plan-tube-name">
          {word(field.id.startsWith('aft') ? 'plan.aft' : 'plan.forward', {
            number: Number(field.id.replace(/\D+/, '')),
          })}
        </span>
        <Torpedo kind={torpedo} label={word(`torpedo.${torpedo}`)} />
        {odds && (
          <span class="plan-shot">
            {word('plan.shot', { hit: chanceWords(odds.hit), dud: chanceWords(odds.dud) })}
          </span>
        )}
      </th>
      {field.options.map((option) => (
        <td
          key={option.id}
          class={option.refused ? 'plan-no' : ''}
          title={option.refused && say(game, option.refused.why)}
        >
          {option.refused ? (
            <span class="unseen">
              {say(game, option.refused.why)} {option.refused.rule}
            </span>
          ) : (
            <label class="plan-cell">
              <input
                type="radio"
                name={field.id}
                disabled={!live}
                checked={plan[field.id] === option.id}
                onChange={() => aim(field.id, option.id)}
              />
              <span class="plan-dot" aria-hidden="true" />
              <span class="unseen">
                {option.id === 'hold' ? word('plan.hold') : say(game, option.label ?? option.id)}
              </span>
            </label>
          )}
        </td>
      ))}
    </tr>
  );
}

/** What an allowed plan comes to: nothing is fired, or how likely the escorts are to find the boat. */
function planWords(total: number, undetected: number | null): string | null {
  if (total === 0) return word('plan.empty');
  return undetected === null ? null : word('plan.detection', { chance: chanceWords(1 - undetected) });
}
