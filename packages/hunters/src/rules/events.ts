/** Random events (rule 12.0). */
import { text } from '@flotilla/table';
import type { RandomEvent } from '../data/charts/events.ts';
import { GYRO, OVERBOARD, R1, SPARE_PARTS } from '../data/charts/events.ts';
import type { Captain } from '../state.ts';
import { caughtUnawares } from './aircraft.ts';
import { inoperable, torpedoes } from './boat.ts';
import type { T } from './book.ts';
import { me, patrolOf, pick } from './book.ts';
import { meetShips } from './contact.ts';
import { nextHand } from './crew.ts';
import { dayAt } from './diary.ts';
import { dies } from './loss.ts';
import { roll } from './luck.ts';
import { ENGINEER } from './modifiers.ts';
import { ownDice } from './sea.ts';
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

/** 12.1.1 — R1; one event per patrol, not counting an ignored one (12.1.5). */
export const event = roll('event', {
  chart: R1,
  welcome: (outcome, s) => GOOD.includes(outcome) && !ignored(me(s), outcome),
  fell: (t, { outcome }) => {
    const captain = me(t.state);
    const patrol = patrolOf(captain);
    patrol.stirred = true;
    if (ignored(captain, outcome)) return t.say('eventIgnored', '12.1.5', { event: outcome });
    patrol.eventSpent = true;
    t.say('eventHappened', '12.1.1', () => ({ ...dayAt(captain), event: outcome }));
    takesPlace(t, captain, outcome);
  },
});

/** R1 — carries out an event. */
function takesPlace(t: T, captain: Captain, event: RandomEvent) {
  const patrol = patrolOf(captain);
  switch (event) {
    case 'superiorTorpedoes':
      patrol.superiorTorpedoes = true;
      return;
    case 'luck':
      captain.luck++;
      return;
    case 'weatherReport':
    case 'storm':
      patrol.quiet = 1;
      return;
    case 'looseTorpedo':
      return crushHand(t, captain);
    case 'manOverboard':
    case 'swimCall':
      return t.next('overboard', { event });
    case 'caughtUnawares':
      return caughtUnawares(t);
    case 'gyroFailure':
      return t.next('gyro');
    case 'spareParts':
      return t.next('spareParts', { left: SPARE_PARTS });
    case 'luftwaffeReport':
      if (!patrol.aborted) meetShips(t, 'ship');
  }
}

/** R1 — who goes over the side; if he is already dead, this does not count as an event (12.1.5). */
export const overboard = roll('overboard', {
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
export const gyro = roll('gyro', {
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

/** R1 — a torpedo breaks loose: the least hurt crew box becomes SW; one already SW dies. */
function crushHand(t: T, { crew }: Captain): void {
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
    me(t.state).boat.systems[value] = 'sound';
    t.say('spareFitted', '12.1.1', { system: value });
    if (left > 1) t.next('spareParts', { left: left - 1 });
  },
});
