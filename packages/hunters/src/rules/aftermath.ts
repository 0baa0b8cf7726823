/** After an encounter: pumps, repairs, reloading, and what the damage means (rules 4.5.1, 9.2.8, 10.2.1, 10.7). */
import type { Option } from '@flotilla/table';
import { option, text } from '@flotilla/table';
import { E5, REPAIR_CLASS } from '../data/charts/damage.ts';
import type { Boat, End, Stock } from '../state.ts';
import { damaged, impaired, reasonToAbort, reloadsOf, stranded, tubesOf } from './boat.ts';
import type { T } from './book.ts';
import { me, patrolOf, pick, step } from './book.ts';
import { loseSight, strand } from './loss.ts';
import { roll } from './luck.ts';
import { ENGINEER } from './modifiers.ts';
import { inBattle } from './pack.ts';
import { breakOffPatrol, trackOf } from './track.ts';
import { ENDS, MOST_TUBES } from './tubes.ts';

/** 10.7 — the pumps clear the boat, every damaged system gets one repair, the tubes are reloaded, then the chase may go on. */
export const aftermath = step('aftermath', (t) => {
  const { boat, fight } = me(t.state);
  pumpOut(t, boat);
  for (const system of damaged(boat)) t.next('repair', { system });
  if (impaired(boat.systems.diesel1) && impaired(boat.systems.diesel2)) t.next('damageReport');
  reloadTubes(t);
  if (fight && fight.kind !== 'hunted') t.next(inBattle(t.state) ? 'packFollow' : 'follow');
});

/** 10.7 — the escorts are gone: the pumps have time. */
function pumpOut(t: T, boat: Boat): void {
  if (boat.flooding === 0) return;
  boat.flooding = 0;
  t.say('pumpedOut', '10.7', {});
}

/** 10.7.2 — E5, one repair for each system; a failure lasts until refit. */
export const repair = roll('repair', {
  chart: E5,
  column: (_, { system }) => REPAIR_CLASS[system],
  modifiers: ENGINEER,
  about: (s) => me(s).crew,
  welcome: (outcome) => outcome === 'repaired',
  fell: (t, { outcome }, { system }) => {
    me(t.state).boat.systems[system] = outcome === 'repaired' ? 'sound' : 'inoperable';
    t.say(outcome, outcome === 'repaired' ? '10.7.4' : '10.7.5', { system });
  },
});

/** 10.2.1 — without diesels the boat is towed in from the first or last box, or lost (ruling H6). */
export const damageReport = step('damageReport', (t) => {
  const captain = me(t.state);
  if (!stranded(captain.boat)) return;
  const patrol = patrolOf(captain);
  const last = trackOf(captain).length - 1;
  if (patrol.box > 0 && patrol.box < last) return strand(t);
  if (!patrol.aborted) breakOffPatrol(captain);
  patrol.towed = true;
  loseSight(captain);
  t.say('towedHome', '10.2.1', {});
  t.dropUntil('leaveBox');
});

function emptyTubes(boat: Boat, end: End): number {
  let empty = 0;
  for (const tube of tubesOf(boat, end)) if (tube === 'empty') empty++;
  return empty;
}

/** 9.2.8 — reloads each end that has an empty tube and something to put into it. */
export function reloadTubes(t: T): void {
  const { boat } = me(t.state);
  for (const end of ENDS) if (toReload(boat, end) > 0) t.next('reload', { end });
}

/** 9.2.8 — how many tubes of one end can be reloaded. */
function toReload(boat: Boat, end: End): number {
  const { steam, electric } = reloadsOf(boat, end);
  return Math.min(steam + electric, emptyTubes(boat, end));
}

/** The fewest and the most electric torpedoes among this many to reload. */
function electricAmong(boat: Boat, end: End, count: number): { least: number; most: number } {
  const { steam, electric } = reloadsOf(boat, end);
  return { least: Math.max(0, count - steam), most: Math.min(count, electric) };
}

/** 4.5.1, 9.2.8 — empty tubes are reloaded from the same end; where he can, the captain chooses the kinds. */
export const reload = pick('reload', {
  rule: '9.2.8',
  about: (_, { end }) => ({ end: text(`end.${end}`) }),
  options: (s, { end }) => {
    const { boat } = me(s);
    const count = toReload(boat, end);
    if (count === 0) return NO_RELOAD;
    const { least, most } = electricAmong(boat, end, count);
    return (MIXES[count] as readonly Option<Stock>[]).slice(least, most + 1);
  },
  take: (t, { value }, { end }) => {
    const { boat } = me(t.state);
    if (!value) return;
    load(boat, end, value);
    t.say('reloaded', '9.2.8', { end, ...value });
  },
});

const NO_RELOAD: readonly Option<Stock>[] = [];

/** How many torpedoes to load, and how many of them electric. */
function mixOf(count: number, electric: number): Option<Stock> {
  const value = { steam: count - electric, electric };
  return option(`e${electric}`, { text: 'mix', args: value, value });
}

/** The possible mixes, by how many tubes are loaded. */
const MIXES = Array.from({ length: MOST_TUBES + 1 }, (_, count) =>
  Array.from({ length: count + 1 }, (_, electric) => mixOf(count, electric)),
);

/** 9.2.8 — the tubes of one end from starboard top, steam first. */
export function load(boat: Boat, end: End, { steam, electric }: Stock): void {
  const tubes = tubesOf(boat, end);
  const stock = reloadsOf(boat, end);
  stock.steam -= steam;
  stock.electric -= electric;
  let left = steam;
  let loaded = 0;
  for (let i = 0; i < tubes.length && loaded < steam + electric; i++) {
    if (tubes[i] !== 'empty') continue;
    tubes[i] = left > 0 ? 'steam' : 'electric';
    left--;
    loaded++;
  }
}

/** 10.8.1 — the encounter is over; a boat that must go home skips the rest of the box. */
export const encounterOver = step('encounterOver', (t) => {
  const captain = me(t.state);
  const patrol = patrolOf(captain);
  loseSight(captain);
  patrol.stirred = true;
  if (!patrol.aborted && reasonToAbort(captain) !== null) t.dropUntil('leaveBox');
});
