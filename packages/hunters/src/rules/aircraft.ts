/** Aircraft: crash dive, bombs, flak, and what the aircraft calls up (rules 9.8, 11.4.7, 14.7). */
import { chanceOf, option, options, refuse, shownChance } from '@flotilla/table';
import type { FlakResult } from '../data/charts/aircraft.ts';
import { A1, A2, SECOND_BOMBS } from '../data/charts/aircraft.ts';
import { ADDITIONAL_ROUND } from '../data/charts/encounters.ts';
import type { Blast } from '../data/charts/escorts.ts';
import { E3, QUALITY } from '../data/charts/escorts.ts';
import type { Captain, Raid } from '../state.ts';
import { hitsOf, qualityColumn, tellHits, worthOfHits } from './blast.ts';
import { workingFlak } from './boat.ts';
import type { T } from './book.ts';
import { fightOf, me, patrolOf, pick, raidOf, step } from './book.ts';
import { dayAt } from './diary.ts';
import { beginHunt } from './escorts.ts';
import { boatSinks } from './loss.ts';
import { roll } from './luck.ts';
import { ADDITIONAL, BOMBS, CRASH_DIVE, FLAK } from './modifiers.ts';
import { ownDice } from './sea.ts';
import { isMissionBox, watersOf } from './track.ts';

/** An aircraft over the boat. */
const newRaid = (captain: Captain, attacks: number, surfaced: boolean): Raid => ({
  attacks,
  flak: 'miss',
  quality: 'unknown',
  surfaced,
  throws: 0,
  first: true,
  secondRound: false,
  shallow: isMissionBox(captain),
  flooded: false,
});

/** 8.1.5 — an aircraft encounter, from sighting to the last repair. */
export function meetAircraft(t: T): void {
  ownDice(t);
  t.next('aircraft');
  t.next('encounterOver');
}

/** 9.8.1 — an aircraft is sighted; the boat dives as fast as she can. */
export const aircraft = step('aircraft', (t) => {
  const captain = me(t.state);
  patrolOf(captain).stirred = true;
  captain.raid = newRaid(captain, 0, true);
  t.say('aircraftSighted', '9.8.1', () => dayAt(captain));
  t.next('crashDive');
});

/** 9.8.1 — A1, the crash dive. */
export const crashDive = roll('crashDive', {
  chart: A1,
  modifiers: CRASH_DIVE,
  about: me,
  welcome: (attacks) => attacks === 0,
  worth: (attacks) => -attacks,
  fell: (t, { outcome: attacks }) => {
    const captain = me(t.state);
    if (attacks === 0) {
      captain.raid = null;
      return t.say('crashDived', '9.8.1', {});
    }
    captain.fight = null;
    raidOf(captain).attacks = attacks;
    t.say('caughtOnSurface', '9.8.1', { attacks });
    t.next('airRun');
  },
});

/** R1, caught unawares: one attack without a chance to dive. */
export function caughtUnawares(t: T): void {
  surprise(t, true);
  t.next('airRun');
  t.next('encounterOver');
}

/** R1, 9.8.3 — an aircraft nobody saw: one attack, whether surfaced or submerged. */
function surprise(t: T, surfaced: boolean): void {
  const captain = me(t.state);
  ownDice(t);
  captain.raid = newRaid(captain, 1, surfaced);
}

/** 9.8.2, 9.8.3 — one run: flak and bombs at the same time, so the guns fire before they can be hit. */
export const airRun = step('airRun', (t) => {
  const captain = me(t.state);
  const raid = raidOf(captain);
  raid.flooded = false;
  raid.attacks--;
  if (t.state.rules.airQuality && raid.quality === 'unknown') t.next('airQuality');
  if (raid.surfaced && raid.first) openFlak(t, captain, raid);
  t.next('bombs');
  t.next('airRunOver');
});

/** 9.8.4, 11.4.7 — flak fires while a gun works; the flak boat twice. */
function openFlak(t: T, { boat }: Captain, raid: Raid) {
  raid.flak = 'miss';
  if (workingFlak(boat) === 0) return t.say('noFlak', '9.8.4', {});
  raid.throws = boat.type === 'VIICFlak' ? 2 : 1;
  t.next('flak');
}

/** 14.7 — how good the aircrew is. */
export const airQuality = roll('airQuality', {
  chart: QUALITY,
  column: (s) => qualityColumn(me(s)),
  purpose: 'air.quality',
  rule: '14.7',
  welcome: (outcome) => outcome === 'green',
  fell: (t, { outcome }) => {
    raidOf(me(t.state)).quality = outcome;
    t.say('aircrewRated', '14.7.2', { quality: outcome });
  },
});

const FLAK_ORDER: readonly FlakResult[] = ['shotDown', 'damaged', 'miss'];

/** 9.8.3 — A2, flak; the better of the flak boat's two rolls counts. */
export const flak = roll('flak', {
  chart: A2,
  modifiers: FLAK,
  about: me,
  welcome: (outcome) => outcome === 'shotDown',
  fell: (t, { outcome }) => {
    const raid = raidOf(me(t.state));
    if (FLAK_ORDER.indexOf(outcome) < FLAK_ORDER.indexOf(raid.flak)) raid.flak = outcome;
    t.say('flakFired', '9.8.3', { result: outcome });
    raid.throws--;
    if (raid.throws > 0 && raid.flak !== 'shotDown') t.next('flak');
  },
});

/** 9.8.2, 14.7.3 — the hits of a stick of bombs. */
const bombsHit = ({ quality }: Raid, blast: Blast): Blast => hitsOf(blast, quality, false, 0);

/** 9.8.2 — E3, bombs; the first run of an aircraft also hurts somebody on deck, an elite crew two men (14.7.3). */
export const bombs = roll('bombs', {
  chart: E3,
  purpose: 'air.bombs',
  rule: '9.8.2',
  modifiers: BOMBS,
  about: me,
  welcome: (outcome, s) => bombsHit(raidOf(me(s)), outcome) === 0,
  worth: (outcome, s) => worthOfHits(bombsHit(raidOf(me(s)), outcome)),
  fell: (t, { outcome }) => {
    const raid = raidOf(me(t.state));
    const hits = bombsHit(raid, outcome);
    tellHits(t, 'aircrew', outcome, raid.quality, false, 0);
    if (hits === 'sunk') return boatSinks(t, 'bombed');
    t.say('bombed', '9.8.2', { hits });
    for (let hit = 0; hit < hits; hit++) t.next('hit');
    if (raid.first) strafe(t, raid);
    raid.first = false;
  },
});

function strafe(t: T, raid: Raid): void {
  t.next('injury');
  if (raid.quality === 'elite') t.next('injury');
}

/** 10.1.3 — more water after a run with flooding. */
export const airRunOver = step('airRunOver', (t) => {
  if (raidOf(me(t.state)).flooded) t.next('moreFlooding');
  t.next('airNext');
});

/** 9.8.3 — shot down: over; damaged: over after its second run; otherwise it calls for others. */
export const airNext = step('airNext', (t) => {
  const captain = me(t.state);
  const raid = raidOf(captain);
  if (raid.flak === 'shotDown') return airOver(t);
  if (raid.attacks > 0) return t.next('airRun');
  if (raid.flak === 'damaged') return airOver(t);
  if (captain.boat.type === 'VIICFlak' && raid.surfaced && !raid.secondRound) return t.next('stayUp');
  t.next('shadowed');
});

function airOver(t: T): void {
  me(t.state).raid = null;
  t.next('aftermath');
}

/** 11.4.7 — a flak boat may stay up and fight it out. */
export const stayUp = pick('stayUp', {
  rule: '11.4.7',
  options: (s) => (workingFlak(me(s).boat) > 0 ? FIGHT : NO_GUNS),
  odds: (s, { id }) => {
    if (id !== 'stay') return [];
    const missed = chanceOf(s, flak, null, (outcome) => outcome === 'miss');
    return [
      { of: 'flakHits', chance: 1 - missed * missed },
      shownChance(s, secondBombs, null, (outcome) => outcome === 'bombs', {
        of: 'bombedAgain',
        through: ['luck'],
      }),
    ];
  },
  take: (t, { id }) => {
    const captain = me(t.state);
    const raid = raidOf(captain);
    if (id === 'dive') {
      raid.surfaced = false;
      return t.next('shadowed');
    }
    t.say('stayedUp', '11.4.7', {});
    raid.secondRound = true;
    raid.flooded = false;
    openFlak(t, captain, raid);
    t.next('secondBombs');
    t.next('airRunOver');
  },
});

const FIGHT = options('dive', 'stay');
const NO_GUNS = [option('dive'), refuse('stay', 'refused.noFlak', '9.8.4')];

/** 11.4.7 — in the second round it always strafes, and bombs half the time. */
export const secondBombs = roll('secondBombs', {
  chart: SECOND_BOMBS,
  welcome: (outcome) => outcome === 'strafes',
  fell: (t, { outcome }) => {
    const raid = raidOf(me(t.state));
    raid.first = true;
    if (outcome === 'bombs') return t.next('bombs');
    t.say('onlyStrafed', '11.4.7', {});
    raid.first = false;
    strafe(t, raid);
  },
});

/** 9.8.3 — the aircraft shadows the boat: escorts, another aircraft, or nothing. */
export const shadowed = roll('shadowed', {
  chart: ADDITIONAL_ROUND,
  purpose: 'air.shadow',
  rule: '9.8.3',
  modifiers: ADDITIONAL,
  about: (s) => ({ captain: me(s), gibraltar: watersOf(me(s)) === 'gibraltar' }),
  welcome: (outcome) => outcome === 'none',
  fell: (t, { outcome }) => {
    const captain = me(t.state);
    t.say('shadowed', '9.8.3', { result: outcome });
    if (outcome === 'none') return airOver(t);
    if (outcome === 'aircraft') {
      surprise(t, false);
      return t.next('airRun');
    }
    captain.raid = null;
    beginHunt(t);
    fightOf(captain).detected = true;
  },
});
