/** Random events (rule 12.0). */
import { text } from '@flotilla/table';
import type { System } from '../data/charts/damage.ts';
import type { RandomEvent } from '../data/charts/events.ts';
import { GYRO, OVERBOARD, R1, SPARE_PARTS } from '../data/charts/events.ts';
import type { Captain } from '../state.ts';
import { caughtUnawares } from './aircraft.ts';
import { inoperable, torpedoes } from './boat.ts';
import type { Helm } from './book.ts';
import { me, patrolOf, pick } from './book.ts';
import { meetShips } from './contact.ts';
import { nextHand } from './crew.ts';
import { dayAt } from './diary.ts';
import { dies } from './loss.ts';
import { ENGINEER } from './modifiers.ts';
import { ownDice } from './sea.ts';
import { throws } from './throws.ts';
import { homeward } from './track.ts';

/** Events the captain is glad of. */
const GOOD: readonly RandomEvent[] = ['superiorTorpedoes', 'spareParts', 'luck', 'luftwaffeReport'];

/** 12.1.4 — whether an event cannot take place now. */
export function ignored(captain: Captain, event: RandomEvent): boolean {
  const { area } = patrolOf(captain);
  switch (event) {
    case 'spareParts':
      return inoperable(captain.boat).length === 0;
    case 'luftwaffeReport':
      return area === 'caribbean' || area === 'northAmerica' || area === 'africa';
    case 'weatherReport':
      return homeward(captain);
    case 'looseTorpedo': {
      const { steam, electric } = torpedoes(captain.boat);
      return steam + electric === 0 || nextHand(captain.crew) < 0;
    }
    case 'swimCall':
      return area !== 'caribbean' && area !== 'africa' && area !== 'mediterranean';
    default:
      return false;
  }
}

/** 12.1.1 — R1; one event a patrol, an ignored one does not count (12.1.5). */
export const event = throws('event', {
  chart: R1,
  welcome: (outcome, s) => GOOD.includes(outcome) && !ignored(me(s), outcome),
  fell: (t, { outcome }) => {
    if (!takesPlace(t, outcome)) return;
    if (outcome === 'manOverboard' || outcome === 'swimCall') return t.next('overboard', { event: outcome });
    if (outcome === 'caughtUnawares') return caughtUnawares(t);
    if (outcome === 'gyroFailure') return t.next('gyro');
    if (outcome === 'spareParts') return t.next('spareParts', { left: SPARE_PARTS });
    if (outcome === 'luftwaffeReport' && !patrolOf(me(t.state)).aborted) meetShips(t, 'ship');
  },
});

/** 12.1.1, 12.1.5 — an event takes place, with all that needs no roll and no choice; false when it is ignored. */
export function takesPlace(t: Helm, event: RandomEvent): boolean {
  const captain = me(t.state);
  const patrol = patrolOf(captain);
  patrol.stirred = true;
  if (ignored(captain, event)) {
    t.say('eventIgnored', '12.1.5', { event });
    return false;
  }
  patrol.eventSpent = true;
  t.say('eventHappened', '12.1.1', () => ({ ...dayAt(captain), event }));
  if (event === 'superiorTorpedoes') patrol.superiorTorpedoes = true;
  else if (event === 'luck') captain.luck++;
  else if (event === 'weatherReport' || event === 'storm') patrol.quiet = 1;
  else if (event === 'looseTorpedo') crushHand(t, captain);
  return true;
}

/** R1 — who goes over the side; one who is dead already does not count as an event (12.1.5). */
export const overboard = throws('overboard', {
  chart: OVERBOARD,
  before: ownDice,
  welcome: (man, s) => me(s).crew.men[man] === 'KIA',
  fell: (t, { outcome }, { event }) => {
    const captain = me(t.state);
    if (outcome === 'kommandant') return dies(t, 'overboard');
    if (captain.crew.men[outcome] === 'KIA') {
      patrolOf(captain).eventSpent = false;
      return t.say('eventIgnored', '12.1.5', { event });
    }
    captain.crew.men[outcome] = 'KIA';
    t.say('manLost', '12.1.1', { man: outcome });
  },
});

/** R1 — the gyro compass is mended, or the patrol is over. */
export const gyro = throws('gyro', {
  chart: GYRO,
  before: ownDice,
  modifiers: ENGINEER,
  about: (s) => me(s).crew,
  welcome: (outcome) => outcome === 'repaired',
  fell: (t, { outcome }) => {
    if (outcome === 'repaired') return t.say('gyroMended', '12.1.1', {});
    patrolOf(me(t.state)).gyroOut = true;
  },
});

/** R1 — a torpedo breaks loose: the least hurt crew box becomes SW, one that is SW already dies. */
function crushHand(t: Helm, { crew }: Captain): void {
  const hand = nextHand(crew);
  const wound = crew.hands[hand] === 'SW' ? 'KIA' : 'SW';
  crew.hands[hand] = wound;
  t.say('looseTorpedo', '12.1.1', { hand, wound });
}

/** R1 — spare parts mend up to two inoperable systems; the captain chooses. */
export const spareParts = pick('spareParts', {
  rule: '12.1.1',
  about: (_, { left }) => ({ left }),
  options: (s) =>
    inoperable(me(s).boat).map((system) => ({ id: system, label: text(`system.${system}`), value: system })),
  take: (t, { value }, { left }) => {
    if (!value) return;
    fitSpare(t, value);
    if (left > 1) t.next('spareParts', { left: left - 1 });
  },
});

/** R1 — a system works again. */
export function fitSpare(t: Helm, system: System): void {
  me(t.state).boat.systems[system] = 'sound';
  t.say('spareFitted', '12.1.1', { system });
}
