/** Positions that are not there yet: what the chances of rolls still to come are worked out on. */
import type { Captain, Fight, State, View } from '../state.ts';
import { fightOf, me } from './book.ts';

/** The state with something different about the captain whose boat is moving. */
export function given(s: State, change: Partial<Captain>): State {
  const captains = [...s.captains];
  captains[s.active] = { ...me(s), ...change };
  return { ...s, captains };
}

/** The state with something different about the engagement. */
export const givenFight = (s: State, change: Partial<Fight>): State =>
  given(s, { fight: { ...fightOf(me(s)), ...change } });

/** The state after something was done to the engagement. */
export function afterwards(s: State, done: (fight: Fight) => void): State {
  const fight = { ...fightOf(me(s)) };
  done(fight);
  return given(s, { fight });
}

/** What a seat sees of its captain, as a state to ask the rules about: everything his rolls are judged by is in sight. */
export const seenBy = (view: View): State => ({
  rules: view.rules,
  captains: [view as unknown as Captain],
  packs: [],
  active: 0,
  open: null,
});
