/** The functions that define the game's steps, and short ways to its state. */
import type { Field, FormChoice, Odds, Option, Refusal, Rng, Turn } from '@flotilla/table';
import { rulebook } from '@flotilla/table';
import type { Captain, Fight, Hunters, Patrol, Raid, Refit, State, Steps } from '../state.ts';

const definers = rulebook<Hunters>();

/** A step that asks nobody. */
export const step = definers.step;

/** Several seats choose from a list at the same time. */
export const pickTogether = definers.pickTogether;

/** Several seats fill in a form at the same time. */
export const fillTogether = definers.fillTogether;

/** What a running step works with. */
export type T = Turn<Hunters>;

/** The captain whose boat is moving. */
export const me = (s: State): Captain => s.captains[s.active] as Captain;

const activeSeat = (s: State): number => me(s).seat;

/** A choice of the captain whose boat is moving. */
export const pick = <N extends keyof Steps, V>(
  name: N,
  spec: {
    readonly rule: string | ((s: State, args: Steps[N]) => string);
    readonly about?: (s: State, args: Steps[N]) => Record<string, never> | object;
    readonly ask?: 'always';
    readonly options: (s: State, args: Steps[N]) => readonly Option<V>[];
    readonly odds?: (s: State, option: Option<V>, args: Steps[N]) => readonly Odds[];
    readonly take: (t: T, option: Option<V>, args: Steps[N]) => void;
  },
) => definers.pick<N, V>(name, { seat: activeSeat, ...(spec as Parameters<typeof definers.pick<N, V>>[1]) });

/** A form filled in by the captain whose boat is moving. */
export const fill = <N extends keyof Steps>(
  name: N,
  spec: {
    readonly rule: string | ((s: State, args: Steps[N]) => string);
    readonly about?: (s: State, args: Steps[N]) => object;
    readonly form: (s: State, args: Steps[N]) => readonly Field[];
    readonly idle?: (s: State, choice: FormChoice, args: Steps[N]) => readonly string[];
    readonly check: (s: State, choice: FormChoice, args: Steps[N]) => Refusal | null;
    readonly sample: (s: State, rng: Rng, args: Steps[N]) => FormChoice;
    readonly odds?: (s: State, choice: FormChoice, args: Steps[N]) => readonly Odds[];
    readonly take: (t: T, choice: FormChoice, args: Steps[N]) => void;
  },
) => definers.fill<N>(name, { seat: activeSeat, ...(spec as Parameters<typeof definers.fill<N>>[1]) });

function need<V>(value: V | null, what: string): V {
  if (value === null) throw new Error(`There is no ${what} now.`);
  return value;
}

/** The patrol under way. */
export const patrolOf = (captain: Captain): Patrol => need(captain.patrol, 'patrol');

/** The engagement under way. */
export const fightOf = (captain: Captain): Fight => need(captain.fight, 'engagement');

/** The aircraft over the boat. */
export const raidOf = (captain: Captain): Raid => need(captain.raid, 'air attack');

/** The refit under way. */
export const refitOf = (captain: Captain): Refit => need(captain.refit, 'refit');
