/** Which tube at which ship: the scene is pressed, the list beside it says what the plan promises, and tube by tube is complete. */
import type { FillDecision, FormChoice } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import { fieldsOf } from '@flotilla/table/run';
import { Torpedo } from '@flotilla/ui/art/Torpedo.tsx';
import { useKeys } from '@flotilla/ui/base/keys.ts';
import type { Session } from '@flotilla/ui/base/session.ts';
import { settings } from '@flotilla/ui/base/settings.ts';
import { Advisor, useAdvice } from '@flotilla/ui/parts/advice.tsx';
import { Suggestions } from '@flotilla/ui/parts/suggestions.tsx';
import { Verdict } from '@flotilla/ui/parts/verdict.tsx';
import { say } from '@flotilla/ui/text/voice.ts';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { Fight, View } from '../game.ts';
import { tubeOdds } from '../game.ts';
import type { PlannedTube, Station } from '../plan.ts';
import { lastPlans, planning as shared } from '../plan.ts';
import { word } from '../text/index.ts';
import { shipWords } from '../words.ts';
import { chanceOf, chanceWords, Question } from './Question.tsx';
import type { TubeField, TubesPlanning } from './tubesPlan.ts';
import { usePlan } from './tubesPlan.ts';
import { useStations } from './useStations.ts';

interface Props {
  readonly session: Session;
  readonly decision: FillDecision;
}

/** The torpedo that lies in the tube a field aims. */
function torpedoIn(view: View, field: TubeField): 'steam' | 'electric' {
  const end = field.id.startsWith('aft') ? 'aft' : 'forward';
  return view.boat[end][Number(field.id.slice(end.length)) - 1] === 'electric' ? 'electric' : 'steam';
}

/** What is painted on a tube: its number, aft tubes with a letter before it. */
const paintedOn = (id: string): string => id.replace('forward', '').replace('aft', 'A');

/** A tube as the player calls it. */
const tubeName = (id: string): string =>
  word(id.startsWith('aft') ? 'plan.aft' : 'plan.forward', { number: Number(id.replace(/\D+/, '')) });

/** The tubes as the scene shows them. */
function plannedTubes(view: View, { tubes, plan }: TubesPlanning): readonly PlannedTube[] {
  return tubes.map((field) => {
    const odds = settings.value.odds ? tubeOdds(view, plan, field.id) : null;
    const target = plan[field.id];
    return {
      id: field.id,
      name: paintedOn(field.id),
      torpedo: torpedoIn(view, field),
      target: target === 'hold' || target === undefined ? null : Number(target),
      hit: odds ? chanceWords(odds.hit) : '',
    };
  });
}

/** Which end is aimed. */
function stationOf({ tubes }: TubesPlanning): Station {
  const aft = tubes.filter(({ id }) => id.startsWith('aft')).length;
  if (aft === 0) return 'forward';
  return aft === tubes.length ? 'aft' : 'both';
}

/** Lays the plan before the scene, which shows it and is pressed. */
function useShared(
  view: View,
  planning: TubesPlanning,
  chances: readonly (string | null)[],
  live: boolean,
): void {
  useLayoutEffect(() => {
    shared.value = {
      station: stationOf(planning),
      rounds: [],
      tubes: plannedTubes(view, planning),
      next: live ? planning.next : null,
      aimedAt: planning.aimedAt,
      chances,
      press: live ? planning.aimNext : () => {},
      pick: live ? planning.pickTube : () => {},
    };
  });
  useLayoutEffect(
    () => () => {
      shared.value = null;
    },
    [],
  );
}

/** The second half of the attack plan. */
export function TubesPanel({ session, decision }: Props) {
  const { game } = session;
  const view = session.view.value as View;
  const { ships, escorted } = view.fight as Fight;
  const live = session.mode === 'play';
  const planning = usePlan(session, decision);
  const { plan, refusal, total, next, aimNext, touched } = planning;
  const odds = useMemo(
    () => (settings.value.odds && !refusal ? session.odds(plan) : []),
    [decision, plan, refusal, settings.value.odds],
  );
  const sinks = ships.map((_, target) => chanceOf(odds, `sink.${target + 1}`));
  const chances = sinks.map((chance, i) =>
    chance === null || (planning.aimedAt[i] ?? 0) === 0
      ? null
      : word('plan.sinks', { chance: chanceWords(chance) }),
  );
  useShared(view, planning, chances, live);
  useStations(session, decision, stationOf(planning));
  useKeys(
    live
      ? {
          Enter: planning.fire,
          Backspace: planning.clear,
          f: planning.suggest,
          F: planning.suggestNext,
          ...Object.fromEntries(ships.map((_, target) => [String(target + 1), () => aimNext(target)])),
        }
      : {},
  );
  const [advice, setAdvice] = useAdvice(decision);
  const undetected = escorted ? chanceOf(odds, 'undetected') : null;
  return (
    <section class="decision plan" aria-labelledby="question">
      <Question game={game} decision={decision} title={word('plan.title')} />
      <p class="plan-hint">{next ? word('plan.hint', { tube: tubeName(next) }) : word('plan.hintFull')}</p>
      <ol class="plan-targets" data-part="plan">
        {ships.map((ship, target) => (
          <li key={target}>
            <Target
              name={shipWords(ship, (said) => say(game, said))}
              number={target + 1}
              torpedoes={planning.aimedAt[target] ?? 0}
              chance={chances[target] ?? null}
              share={sinks[target] ?? 0}
              disabled={!live || ship.points === 0}
              onClick={() => aimNext(target)}
            />
          </li>
        ))}
      </ol>
      <FirstEnd decision={decision} planning={planning} />
      {live && (
        <Suggestions
          session={session}
          plans={planning.plans}
          shown={planning.shown}
          show={planning.showPlan}
        />
      )}
      <details class="plan-tubes">
        <summary>
          {word('plan.tubeByTube')} <small>{word('plan.forReaders')}</small>
        </summary>
        {planning.tubes.map((field) => (
          <TubeSelect key={field.id} field={field} view={view} planning={planning} game={game} live={live} />
        ))}
      </details>
      <div class="plan-foot">
        {touched && refusal && <Verdict refusal={say(game, refusal.why)} rule={refusal.rule} />}
        {undetected !== null && total > 0 && (
          <p class="plan-price" aria-live="polite">
            {word('plan.find')} <b>{chanceWords(1 - undetected)}</b>
          </p>
        )}
        {live && <PlanButtons session={session} decision={decision} planning={planning} />}
      </div>
      <Advisor
        session={session}
        decision={decision}
        advice={advice}
        given={setAdvice}
        yours={plan}
        take={planning.setPlan}
      />
    </section>
  );
}

/** A ship in the list: pressed, the next tube is aimed at her. */
function Target(props: {
  name: string;
  number: number;
  torpedoes: number;
  chance: string | null;
  share: number;
  disabled: boolean;
  onClick: () => void;
}) {
  const { name, number, torpedoes, chance, share, disabled, onClick } = props;
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
      <span class="plan-count">
        {torpedoes === 0 ? word('plan.noTorpedo') : word('plan.torpedoes', { n: torpedoes })}
      </span>
      <span class="plan-sink">{chance}</span>
      {torpedoes > 0 && (
        <span class="plan-share" aria-hidden="true">
          <i style={{ width: `${Math.round(share * 100)}%` }} />
        </span>
      )}
    </button>
  );
}

/** Which end fires first, where both do. */
function FirstEnd({ decision, planning }: { decision: FillDecision; planning: TubesPlanning }) {
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

/** Fire is the one thing to do here; breaking off is quiet and comes last. */
function PlanButtons({ session, decision, planning }: Props & { readonly planning: TubesPlanning }) {
  const { refusal, total, setPlan, clear, suggest, fire, breakOff } = planning;
  const last = again(decision, lastPlans.get(session.id));
  const empty = total === 0;
  const mayBreakOff = decision.check(startOf(decision.form)) === null;
  return (
    <>
      <button
        type="button"
        class={empty ? 'plan-fire plan-waits' : 'primary plan-fire'}
        data-pressed-for="plan"
        aria-disabled={empty || refusal !== null}
        onClick={() => !empty && fire()}
      >
        {empty ? word('plan.aimFirst') : word('plan.fire', { torpedoes: total })}
      </button>
      <div class="row">
        <button type="button" title={word('plan.suggestKey')} onClick={suggest}>
          {word('plan.suggest')}
        </button>
        {last && (
          <button type="button" onClick={() => setPlan(last)}>
            {word('plan.again')}
          </button>
        )}
        <button type="button" disabled={empty} onClick={clear}>
          {word('plan.clear')}
        </button>
        {session.undoRefusal.value === null && (
          <button type="button" onClick={() => session.can.value.undo?.()}>
            {word('plan.back')}
          </button>
        )}
        {mayBreakOff && (
          <button type="button" class="plan-break" onClick={breakOff}>
            {word('plan.breakOffQuiet')}
          </button>
        )}
      </div>
    </>
  );
}

/** The plan fired last, as far as it fits the tubes and ships of this one; null when it does not. */
function again(decision: FillDecision, before: FormChoice | undefined): FormChoice | null {
  if (!before) return null;
  const start = startOf(decision.form);
  const plan = Object.fromEntries(Object.entries(start).map(([id, value]) => [id, before[id] ?? value]));
  return decision.check(plan) ? null : plan;
}

interface SelectProps {
  readonly field: TubeField;
  readonly view: View;
  readonly planning: TubesPlanning;
  readonly game: Session['game'];
  readonly live: boolean;
}

/** One tube as a list to choose from, with its chances beside it. */
function TubeSelect({ field, view, planning: { plan, aim }, game, live }: SelectProps) {
  const torpedo = torpedoIn(view, field);
  const odds = settings.value.odds ? tubeOdds(view, plan, field.id) : null;
  return (
    <label class="plan-tube">
      <span class="plan-tube-name">{tubeName(field.id)}</span>
      <Torpedo kind={torpedo} label={word(`torpedo.${torpedo}`)} />
      <select
        disabled={!live}
        value={String(plan[field.id])}
        onChange={(event) => aim(field.id, event.currentTarget.value)}
      >
        {field.options.map((option) => (
          <option key={option.id} value={option.id} disabled={option.refused !== undefined}>
            {option.id === 'hold' ? word('plan.hold') : say(game, option.label ?? option.id)}
          </option>
        ))}
      </select>
      {odds && (
        <span class="plan-shot">
          {word('plan.shot', { hit: chanceWords(odds.hit), dud: chanceWords(odds.dud) })}
        </span>
      )}
    </label>
  );
}
