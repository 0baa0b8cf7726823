/** The end of a boat, and of a career (rules 5.1, 5.2, 10.2.1, 10.9). */
import type { VictoryLevel } from '../data/careers.ts';
import { VICTORY_LEVELS } from '../data/careers.ts';
import type { Man } from '../data/charts/damage.ts';
import { RESCUE, SCUTTLE } from '../data/charts/damage.ts';
import type { Captain, Fate } from '../state.ts';
import type { T } from './book.ts';
import { me, patrolOf } from './book.ts';
import { dayOf } from './diary.ts';
import { roll } from './luck.ts';
import { RESCUING, SCUTTLING } from './modifiers.ts';
import { inPacks, lostToPack } from './pack.ts';

/** 5.2.2 — the victory level; a captured boat is always a defeat. */
export function levelOf(captain: Captain): VictoryLevel {
  if (captain.fate === 'captured') return 'defeat';
  return VICTORY_LEVELS.find(({ tons }) => captain.tons >= tons)?.level ?? 'defeat';
}

/** Ships and aircraft are out of sight for good: nothing of them carries over. */
export function loseSight(captain: Captain): void {
  captain.fight = null;
  captain.raid = null;
}

/** 5.1 — a career ends; nothing still pending for it happens. */
export function endCareer(t: T, fate: Exclude<Fate, 'serving'>): void {
  const captain = me(t.state);
  captain.fate = fate;
  captain.lastDay = captain.patrol?.day ?? 0;
  loseSight(captain);
  captain.patrol = null;
  captain.refit = null;
  t.dropUntil('turn');
  if (inPacks(t.state)) {
    lostToPack(t);
    return;
  }
  t.say('careerEnds', '5.1.4', () => ({
    fate,
    mode: t.state.rules.mode,
    lastMonth: t.state.rules.lastMonth,
    tons: captain.tons,
    ships: captain.sunk,
    patrols: captain.patrols,
    level: levelOf(captain),
  }));
}

/** Whether the crew went into captivity (10.9.2). */
export const isCaptive = (fate: Fate): boolean => fate === 'prisoner' || fate === 'captured';

/** Whether the boat went down with all hands (9.6.11, 10.3.2). */
export const isSunk = (fate: Fate): boolean =>
  fate === 'sunk' || fate === 'bombed' || fate === 'imploded' || fate === 'crushed';

/** Nobody in the crew survives. */
function lostWithAllHands({ crew }: Captain): void {
  for (const man of Object.keys(crew.men) as Man[]) crew.men[man] = 'KIA';
  crew.hands.fill('KIA');
}

/** 9.6.11, 10.3.2 — the boat is lost with all hands. */
export function boatSinks(t: T, how: 'sunk' | 'bombed' | 'imploded' | 'crushed'): void {
  lostWithAllHands(me(t.state));
  t.say('boatSunk', '9.6.11', () => ({ ...dayOf(me(t.state)), how }));
  endCareer(t, how);
}

/** 5.1.3, 10.5.2 — the Kommandant is dead. */
export function dies(t: T, how: 'killed' | 'overboard' | 'diedOfWounds'): void {
  me(t.state).crew.men.kommandant = 'KIA';
  t.say('kommandantDead', '10.5.2', () => ({ ...dayOf(me(t.state)), how }));
  endCareer(t, how);
}

/** 10.1.2 — too much water: the boat must surface and be scuttled. */
export function forcedUp(t: T): void {
  t.dropUntil('turn');
  t.next('scuttle');
}

/** 10.9.2 — the crew scuttle the boat, or she is boarded in time. */
export const scuttle = roll('scuttle', {
  chart: SCUTTLE,
  modifiers: SCUTTLING,
  about: (s) => me(s).crew,
  welcome: (outcome) => outcome === 'scuttled',
  fell: (t, { outcome }) => {
    if (outcome === 'captured') {
      t.say('boatCaptured', '10.9.2', () => dayOf(me(t.state)));
      return endCareer(t, 'captured');
    }
    t.say('scuttled', '10.9.2', () => dayOf(me(t.state)));
    endCareer(t, 'prisoner');
  },
});

/** 10.9.4 — no engines far from port: the boat is scuttled and the crew wait to be found. */
export function strand(t: T): void {
  t.say('stranded', '10.9.4', () => dayOf(me(t.state)));
  loseSight(me(t.state));
  t.dropUntil('leaveBox');
  t.next('rescue');
}

/** 10.9.4, 10.9.5 — the crew is found, or not. */
export const rescue = roll('rescue', {
  chart: RESCUE,
  modifiers: RESCUING,
  about: me,
  welcome: (outcome) => outcome === 'rescued',
  fell: (t, { outcome }) => {
    if (outcome === 'lost') {
      t.say('crewLost', '10.9.4', {});
      lostWithAllHands(me(t.state));
      return endCareer(t, 'lostAtSea');
    }
    t.say('crewRescued', '10.9.4', {});
    patrolOf(me(t.state)).boatLost = true;
  },
});
