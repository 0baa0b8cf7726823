/** The rounds of the gun as they are laid, and everything that changes them. */
import type { FillDecision, FormChoice } from '@flotilla/table';
import { startOf } from '@flotilla/table';
import type { Session } from '@flotilla/ui/base/session.ts';
import { useState } from 'preact/hooks';
import type { Fight, View } from '../game.ts';
import { answer } from './Question.tsx';

/** The rounds of a filled-in form, by the place of their ships. */
const roundsOf = (choice: FormChoice): readonly number[] =>
  ['round1', 'round2'].flatMap((id) => {
    const target = choice[id];
    return target === undefined || target === 'hold' ? [] : [Number(target)];
  });

/** The form that fires these rounds. */
export function formOf(decision: FillDecision, rounds: readonly number[]): FormChoice {
  return Object.fromEntries(
    decision.form.map(({ id }, i) => [id, rounds[i] === undefined ? 'hold' : String(rounds[i])]),
  );
}

/** What a press on a ship makes of the rounds: the first, the second, and none. */
export function pressed(rounds: readonly number[], ship: number, most: number): readonly number[] {
  if (rounds.length < most) return [...rounds, ship];
  return rounds.includes(ship) ? rounds.filter((at) => at !== ship) : [...rounds.slice(0, -1), ship];
}

/** The rounds on the table. */
export function useGun(session: Session, decision: FillDecision) {
  const { ships } = (session.view.value as View).fight as Fight;
  const given = session.given.value?.choice;
  const [rounds, lay] = useState(() => roundsOf(typeof given === 'object' ? given : startOf(decision.form)));
  const most = decision.form.length;
  const afloat = ships.flatMap(({ points }, i) => (points > 0 ? [i] : []));
  const at = rounds.at(-1) ?? afloat[0] ?? 0;
  return {
    rounds,
    most,
    /** The ship that is aimed at now. */
    at,
    take: (plan: FormChoice): void => lay(roundsOf(plan)),
    press: (ship: number): void => {
      if (afloat.includes(ship)) lay(pressed(rounds, ship, most));
    },
    /** So many rounds at the ship that is aimed at. */
    fireRounds: (count: number): void => lay(new Array<number>(Math.min(count, most)).fill(at)),
    /** All rounds go to the ship before or after this one. */
    turn: (by: 1 | -1): void => {
      const next = afloat[(afloat.indexOf(at) + by + afloat.length) % afloat.length];
      if (next !== undefined) lay(rounds.length === 0 ? [next] : rounds.map(() => next));
    },
    fire: (): void => {
      if (session.mode === 'play' && rounds.length > 0) answer(session, formOf(decision, rounds));
    },
  };
}

/** What `useGun` gives. */
export type Gun = ReturnType<typeof useGun>;
