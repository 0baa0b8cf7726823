/** Positions still to come, from which the chances of later rolls are worked out. */
import type { Captain, Fight, State, View } from '../state.ts';
import { fightOf, me } from './book.ts';

/** The state with changes to the captain whose boat is moving. */
export function given(s: State, change: Partial<Captain>): State {
  const captains = [...s.captains];
  captains[s.active] = { ...me(s), ...change };
  return { ...s, captains };
}

/** The state with changes to the engagement. */
export const givenFight = (s: State, change: Partial<Fight>): State =>
  given(s, { fight: { ...fightOf(me(s)), ...change } });

/** The state after something has been done to the engagement. */
export function afterwards(s: State, done: (fight: Fight) => void): State {
  const fight = { ...fightOf(me(s)) };
  done(fight);
  return given(s, { fight });
}

/** What a seat sees of its captain, as a state for the rules: everything his rolls are judged by is visible. */
export const seenBy = (view: View): State => ({
  rules: view.rules,
  captains: [view as unknown as Captain],
  packs: [],
  active: 0,
  open: null,
});
