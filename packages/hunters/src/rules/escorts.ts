/** Escorts: the detection and depth-charge cycle (rule 9.6), and evasion (14.8). */
import { option, options, refuse } from '@flotilla/table';
import { COURSES } from '../data/charts/escorts.ts';
import { evades } from './blast.ts';
import { factsOf } from './boat.ts';
import type { T } from './book.ts';
import { fightOf, me, pick, step } from './book.ts';
import { newFight } from './contact.ts';
import { isDuel } from './duel.ts';
import { beginRound, depthRefusal, NEW_RUN } from './engagement.ts';
import { evasionOdds, huntOdds } from './huntOdds.ts';
import { goDeeper } from './pressure.ts';
import { ownDice } from './sea.ts';

/** 14.6.1 — just before their first search, rolls how good the escorts are. */
export function rateEscorts(t: T): void {
  if (t.state.rules.escortQuality) t.next('escortQuality');
}

/** Escorts without ships to guard hunt the boat: called by aircraft (9.8.3) or waiting at Gibraltar (7.3.3). */
export function beginHunt(t: T): void {
  ownDice(t);
  me(t.state).fight = newFight('hunted', true);
  rateEscorts(t);
  t.next('hunt');
}

/** 9.6 — one round of the cycle: dive deeper or not, then the escorts search. */
export const hunt = step('hunt', (t) => {
  beginRound(fightOf(me(t.state)));
  t.next('testDepth');
  t.next('search');
});

/** 9.6.4 — before each search the boat may go below test depth, once in a round (9.6.5). */
export const testDepth = pick('testDepth', {
  rule: '9.6.4',
  about: (s) => ({ hull: me(s).boat.hull, limit: factsOf(me(s).boat).hull }),
  options: (s) => DEPTHS[depthRefusal(fightOf(me(s)))],
  odds: (s, { id }) => huntOdds(s, id === 'dive'),
  take: (t, { id }) => {
    if (id === 'dive') goDeeper(t);
  },
});

const DEPTHS = {
  '': options('hold', 'dive'),
  tooShallow: [option('hold'), refuse('dive', 'refused.tooShallow', '9.6.6')],
  divedBefore: [option('hold'), refuse('dive', 'refused.divedBefore', '9.6.5')],
};

/** 9.6.8 — the escorts run in: evasion if in use, the charges, the damage, and round again. */
export const attackRun = step('attackRun', (t) => {
  const captain = me(t.state);
  Object.assign(fightOf(captain), { detected: true, ...NEW_RUN });
  if (evades(t.state, captain)) t.next(isDuel(t.state) ? 'evadeTogether' : 'evade');
  t.next('depthCharges');
});

const EVASIONS = [1, 2, 3, 4, 5, 6].map((value) =>
  option(String(value), { text: COURSES[value - 1] as string, args: { number: value }, value }),
);

/** 14.8 — the boat turns. */
export const evade = pick('evade', {
  rule: '14.8',
  options: () => EVASIONS,
  odds: (s, { value }) => evasionOdds(s, value ?? 1),
  take: (t, { value }) => {
    fightOf(me(t.state)).evade = value ?? 0;
    t.next('escortCourse');
  },
});

/** 10.1.3, 9.6.12 — more water, and the escorts come round again. */
export const roundOver = step('roundOver', (t) => {
  if (fightOf(me(t.state)).flooded) t.next('moreFlooding');
  t.next('hunt');
});
