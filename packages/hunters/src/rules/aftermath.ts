/** After an encounter: pumps, repairs, reloading, and what the damage means (rules 4.5.1, 9.2.8, 10.2.1, 10.7). */
import type { Option } from '@flotilla/table';
import { option, text } from '@flotilla/table';
import { E5, REPAIR_CLASS } from '../data/charts/damage.ts';
import { inBattle } from '../modes/pack.ts';
import type { Boat, End, Stock } from '../state.ts';
import { damaged, impaired, reasonToAbort, reloadsOf, stranded, tubesOf } from './boat.ts';
import type { T } from './book.ts';
import { me, patrolOf, pick, step } from './book.ts';
import { loseSight, strand } from './loss.ts';
import { ENGINEER } from './modifiers.ts';
import { throws } from './throws.ts';
import { breakOffPatrol, trackOf } from './track.ts';
import { ENDS, MOST_TUBES } from './tubes.ts';

/** 10.7 — the pumps win, every damaged system gets one repair, the tubes are reloaded, then the chase may go on. */
export const aftermath = step('aftermath', (t) => {
  const { boat, fight } = me(t.state);
  if (boat.flooding > 0) {
    boat.flooding = 0;
    t.say('pumpedOut', '10.7', {});
  }
  for (const system of damaged(boat)) t.next('repair', { system });
  if (impaired(boat.systems.diesel1) && impaired(boat.systems.diesel2)) t.next('damageReport');
  reloadTubes(t);
  if (fight && fight.kind !== 'hunted') t.next(inBattle(t.state) ? 'packFollow' : 'follow');
});

/** 10.7.2 — E5, one repair for each system; a failure lasts until refit. */
export const repair = throws('repair', {
  chart: E5,
  column: (_, { system }) => REPAIR_CLASS[system],
  modifiers: ENGINEER,
  about: (s) => me(s).crew,
  welcome: (outcome) => outcome === 'repaired',
  fell: (t, { outcome }, { system }) => {
    me(t.state).boat.systems[system] = outcome === 'repaired' ? 'sound' : 'inoperable';
    t.say(outcome, outcome === 'repaired' ? '10.7.4' : '10.7.5', () => ({
      system: text(`system.${system}`),
    }));
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

/** 9.2.8 — sets about reloading the ends that have an empty tube and something to put into it. */
export function reloadTubes(t: T): void {
  const { boat } = me(t.state);
  for (const end of ENDS) {
    const stock = reloadsOf(boat, end);
    if (stock.steam + stock.electric > 0 && emptyTubes(boat, end) > 0) t.next('reload', { end });
  }
}

/** 4.5.1, 9.2.8 — empty tubes are reloaded from the same end; the captain chooses the kinds where he can. */
export const reload = pick('reload', {
  rule: '9.2.8',
  about: (_, { end }) => ({ end: text(`end.${end}`) }),
  options: (s, { end }) => {
    const { boat } = me(s);
    const stock = reloadsOf(boat, end);
    const count = Math.min(emptyTubes(boat, end), stock.steam + stock.electric);
    if (count === 0) return NO_RELOAD;
    const least = Math.max(0, count - stock.steam);
    const most = Math.min(count, stock.electric);
    return (MIXES[count] as readonly Option<Stock>[]).slice(least, most + 1);
  },
  take: (t, { value }, { end }) => {
    const { boat } = me(t.state);
    if (!value) return;
    load(boat, end, value);
    t.say('reloaded', '9.2.8', () => ({
      end: text(`end.${end}`),
      steam: value.steam,
      electric: value.electric,
    }));
  },
});

const NO_RELOAD: readonly Option<Stock>[] = [];

/** So many torpedoes to load, so many of them electric. */
function mixOf(count: number, electric: number): Option<Stock> {
  const value = { steam: count - electric, electric };
  return option(`e${electric}`, { text: 'mix', args: value, value });
}

/** The mixes there can be, by how many tubes are loaded. */
const MIXES = Array.from({ length: MOST_TUBES + 1 }, (_, count) =>
  Array.from({ length: count + 1 }, (_, electric) => mixOf(count, electric)),
);

function load(boat: Boat, end: End, { steam, electric }: Stock): void {
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

/** 10.8.1 — the encounter is over; a boat that must go home leaves the rest of the box to others. */
export const encounterOver = step('encounterOver', (t) => {
  const captain = me(t.state);
  const patrol = patrolOf(captain);
  loseSight(captain);
  patrol.stirred = true;
  if (!patrol.aborted && reasonToAbort(captain)) t.dropUntil('leaveBox');
});
