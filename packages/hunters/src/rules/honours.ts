/** Crew advancement, promotion and decorations (rules 11.1-11.3). */
import { AWARD_TONS, AWARDS, LAST_MONTH, RANKS } from '../data/careers.ts';
import { ADVANCEMENT, OWN_COMMAND, PROMOTION, PROMOTION_MONTHS } from '../data/charts/port.ts';
import type { Captain, LogPatrol } from '../state.ts';
import { me, refitOf, step } from './book.ts';
import { roll } from './luck.ts';
import { PROMOTING } from './modifiers.ts';
import { loseFirstOfficer, nextMonth } from './refit.ts';

const ELITE = 3;

/** 11.1.5 — an Experte first watch officer may get a boat of his own. */
export const ownCommand = roll('ownCommand', {
  chart: OWN_COMMAND,
  idle: (t) => {
    const { experts, men } = me(t.state).crew;
    return !experts.firstOfficer || men.firstOfficer === 'KIA';
  },
  welcome: (outcome) => outcome === 'stays',
  fell: (t, { outcome }) => {
    if (outcome === 'leaves') loseFirstOfficer(t, me(t.state));
  },
});

/** 11.1 — every third successful patrol somebody gets better. */
export const advancement = roll('advancement', {
  chart: ADVANCEMENT,
  before: (t) => {
    lastPage(me(t.state)).advancement = true;
  },
  welcome: (who, s) => !knowsAll(me(s), who),
  fell: (t, { outcome }) => {
    const captain = me(t.state);
    const { crew } = captain;
    if (knowsAll(captain, outcome)) return t.say('nothingLearned', '11.1.2', { man: outcome });
    if (outcome === 'crew') {
      crew.quality++;
      return t.say('crewAdvanced', '11.1.1', { quality: crew.quality });
    }
    crew.experts[outcome] = true;
    t.say('advanced', '11.1.1', { man: outcome });
  },
});

const lastPage = (captain: Captain): LogPatrol => captain.log[captain.log.length - 1] as LogPatrol;

const knowsAll = ({ crew }: Captain, who: keyof Captain['crew']['experts'] | 'crew'): boolean =>
  who === 'crew' ? crew.quality >= ELITE : crew.experts[who];

/** 11.2.3 — whether a last roll is still to be made in June 1943: one due in that month is the last. */
export const lastPromotionDue = (captain: Captain): boolean =>
  captain.promotionDue < LAST_MONTH + PROMOTION_MONTHS;

/** 11.2.3 — promotion is due once a year, and a last time when the career closes in June 1943. */
export const promotion = roll('promotion', {
  chart: PROMOTION,
  modifiers: PROMOTING,
  about: me,
  idle: (t, { final }) => {
    const captain = me(t.state);
    if (!final && captain.promotionDue > Math.min(nextMonth(captain) - 1, LAST_MONTH)) return true;
    return captain.rank >= RANKS.length - 1;
  },
  welcome: (outcome) => outcome === 'promoted',
  fell: (t, { outcome }) => {
    const captain = me(t.state);
    if (outcome === 'promoted') {
      captain.rank++;
      t.say('promoted', '11.2.3', () => ({ rank: RANKS[captain.rank] as (typeof RANKS)[number] }));
    } else t.say('passedOver', '11.2.4', {});
    captain.promotionDue += PROMOTION_MONTHS;
    captain.promotionAwards = 0;
    captain.promotionSunk = 0;
    captain.promotionFailures = 0;
  },
});

/** 11.3, ruling H10 — career tonnage, a listed ship, or tonnage since the last award: each reason counts once. */
export const awards = step('awards', (t) => {
  const captain = me(t.state);
  while (captain.award < AWARDS.length - 1 && deserves(captain)) {
    captain.award++;
    captain.tonsAtAward = captain.tons;
    captain.requests++;
    captain.promotionAwards++;
    t.say('decorated', '11.3', () => ({ award: AWARDS[captain.award] as (typeof AWARDS)[number] }));
  }
  if (refitOf(captain).newBoat !== 'none') t.next('chooseNewBoat');
  else if (captain.requests > 0) t.next('boatRequest');
});

/** Whether the next award is earned; a capital ship counts once, and only if tonnage is not enough (ruling H10). */
function deserves(captain: Captain): boolean {
  const asked = AWARD_TONS[captain.award + 1] as (typeof AWARD_TONS)[number];
  if (captain.tons >= asked.career) return true;
  if (asked.since !== null && captain.tons - captain.tonsAtAward >= asked.since) return true;
  if (captain.honours === 0) return false;
  captain.honours--;
  return true;
}
