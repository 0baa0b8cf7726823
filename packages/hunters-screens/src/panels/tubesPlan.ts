/** The attack plan as it stands, and everything that changes it. */
import type { Field, FillDecision, FormChoice, Suggestion } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { suggested } from '@flotilla/ui/parts/suggest.ts';
import { nextPlan, suggestionsFor } from '@flotilla/ui/parts/suggestions.tsx';
import { useMemo, useState } from 'preact/hooks';
import type { Fight, View } from '../game.ts';
import { lastPlans } from '../plan.ts';
import { answer } from './Question.tsx';

/** A field that aims a tube. */
export type TubeField = Extract<Field, { kind: 'choice' }>;

/** A field that aims a tube, not the one that says which end fires first. */
const isTube = (field: Field): field is TubeField =>
  field.kind === 'choice' && /^(forward|aft)\d/.test(field.id);

/** The plan as it stands, and everything that changes it. */
export function usePlan(session: Session, decision: FillDecision) {
  const view = session.view.value as View;
  const fight = view.fight as Fight;
  const given = session.given.value?.choice;
  const [plan, setPlan] = useState<FormChoice>(() =>
    typeof given === 'object' ? given : startOf(decision.form),
  );
  const [picked, pick] = useState<string | null>(null);
  const [touched, touch] = useState(false);
  const [plans, suggestPlans] = useState<readonly Suggestion[]>([]);
  const [manner, showManner] = useState<Suggestion | null>(null);
  const refusal = useMemo(() => decision.check(plan), [decision, plan]);
  const tubes = decision.form.filter(isTube);
  const aimedAt = fight.ships.map((_, ship) => tubes.filter(({ id }) => plan[id] === String(ship)).length);
  const change = (next: FormChoice): void => {
    touch(true);
    showManner(null);
    setPlan(next);
  };
  const show = (suggestion: Suggestion): void => {
    change(suggestion.choice as FormChoice);
    showManner(suggestion);
  };
  const suggest = (pick: (plans: readonly Suggestion[]) => Suggestion | null): void => {
    const found = plans.length > 0 ? plans : suggestionsFor(session, decision);
    suggestPlans(found);
    const suggestion = pick(found);
    if (suggestion) show(suggestion);
    else change(suggested(session, decision) ?? plan);
  };
  const aim = (id: string, target: string): void => change({ ...plan, [id]: target });
  const free = tubes.find(
    ({ id, options }) =>
      plan[id] === 'hold' && options.some(({ id: to, refused }) => to !== 'hold' && !refused),
  );
  const next = picked ?? free?.id ?? null;
  return {
    plan,
    refusal,
    tubes,
    touched,
    next,
    aimedAt,
    total: aimedAt.reduce((sum, torpedoes) => sum + torpedoes, 0),
    setPlan: change,
    aim,
    aimNext: (target: number): void => {
      const tube = tubes.find(({ id, options }) => id === next && allows(options, target));
      if (!tube) return;
      pick(null);
      aim(tube.id, String(target));
    },
    /** A tube is pressed: an aimed one is held again, a held one is aimed next. */
    pickTube: (id: string): void => {
      pick(id);
      if (plan[id] !== 'hold') aim(id, 'hold');
    },
    clear: (): void => {
      pick(null);
      change(startOf(decision.form));
    },
    /** The plans of all manners, once anybody has asked for one, and which of them is on the table. */
    plans,
    shown: manner,
    showPlan: show,
    suggest: (): void => suggest((found) => nextPlan(found, null)),
    suggestNext: (): void => suggest((found) => nextPlan(found, manner)),
    fire: (): void => {
      if (session.mode !== 'play' || refusal) return;
      lastPlans.set(session.id, plan);
      answer(session, plan);
    },
    breakOff: (): void => answer(session, startOf(decision.form)),
  };
}

/** What `usePlan` gives. */
export type TubesPlanning = ReturnType<typeof usePlan>;

const allows = (options: TubeField['options'], target: number): boolean =>
  options.some(({ id, refused }) => id === String(target) && !refused);
