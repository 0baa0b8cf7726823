/**
 * Careers played straight through, for simulations: the rules of the table with the answers of `steady`, one function calling
 * the next instead of steps on an agenda. State, charts, modifiers, dice and every change a rule makes are those of the
 * table; only which rule follows which stands here a second time, and a test holds it to the first.
 */
import type { ExpressPlay, Finish } from '@flotilla/table';
import { ExpressDice } from '@flotilla/table';
import { rulesOf, setupBy, startingRank } from '../rules/setup.ts';
import type { Options, State } from '../state.ts';
import { carry, newHand, rollOf } from './hand.ts';
import { receiveOrders, sail } from './patrol.ts';
import { layUp, restock } from './port.ts';

const STARTING_RANK = rollOf(startingRank);

/** Whether careers of these options can be played straight through: one captain, the printed game without optional rules. */
const isPlain = ({ mode, boat, printing, rules, rerolls }: Options): boolean =>
  mode === 'solitaire' &&
  boat !== 'choose' &&
  printing === 'second' &&
  rules.length === 0 &&
  rerolls === 'helps';

/** Careers of `steady`; null for everything that needs a table. */
export const express = (options: Options, bots: readonly string[]): ExpressPlay<State> | null =>
  isPlain(options) && bots.length === 1 && bots[0] === 'steady' ? careersOf(options) : null;

/** Plays careers one after another with the same dice box. */
function careersOf(options: Options): ExpressPlay<State> {
  const rules = rulesOf(options);
  const dice = new ExpressDice();
  return (seed) => {
    dice.begin(seed);
    return career(setupBy(rules, options, 1), dice);
  };
}

/** 4.0, 6.1 — a career from its first day to its last. */
function career(state: State, dice: ExpressDice): Finish<State> {
  const h = newHand(state, dice);
  h.answers++;
  carry(h, STARTING_RANK, null);
  restock(h);
  while (h.captain.fate === 'serving') {
    receiveOrders(h);
    sail(h);
    if (h.captain.fate === 'serving') layUp(h);
  }
  return { state, answers: h.answers };
}
